# The texts of the command line and of all games, in Russian.
# Nobody can inflect a player's name: it stands in the nominative only.

## Players

you = Вы
player = Игрок { $n }

## A game in the terminal

your-turn = Ваш ход
waiting-for = { SEAT($seat) } думает…
log = Журнал
play-help =
    Номер или ход; ещё help, log{ $undo ->
        [0] { "" }
       *[other] , undo
    }, lang en|fr|ru, save ФАЙЛ, quit.
not-offered = «{ $typed }» сейчас нельзя. Можно: { $offered }.
ambiguous = «{ $typed }» может быть: { $offered }.
undone = Ход взят назад.
nothing-to-undo = Отменять нечего. Когда карта взята из колоды или сходил другой, назад уже ничего не взять.
can-undo = undo — взять ход назад
language-is = Теперь язык русский.
saved = Запись партии:
to-replay = Посмотреть её снова:
watching = Вы смотрите. Ctrl-C: выйти.
end-of-input = Ввод закончился раньше партии.
goodbye = До свидания.
go-on = Enter: дальше
log-dealt = Каждому роздано карт: { $n }.
log-dealt-me = Ваши: { $cards }.
log-help = Enter: к столу; b: раньше

## Games, records, tests

players-from-to = игроков: от { $min } до { $max }
players-exactly = игроков: { $n }
uncompiled = Движок здесь не скомпилирован: партии те же, но во много раз медленнее.
replay-help = Enter или →: дальше; ← или b: назад; номер, Enter: туда; ?: клавиши; q: выход.
replay-keys =
    Enter, пробел, n, → или ↓: дальше
    b, Backspace, ← или ↑: назад
    номер, затем Enter: туда, где сделано столько действий
    g или Home: начало
    e или End: конец
    h или ?: эти клавиши
    q или Ctrl-D: выход
replay-beyond = Действия { $n } нет: в записи их { $total }. Это конец.
replay-step = Действие { $n } из { $total }
record-open = Здесь кончается запись, но не партия.
replay-good =
    { $file }: { $n ->
        [one] { $n } действие повторено
        [few] { $n } действия повторены
       *[many] { $n } действий повторены
    } в точности.
fuzz-table =
    { $game }, { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
fuzz-passed =
    { fuzz-table }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[many] { $decisions } решений
    }, { $positions ->
        [one] { $positions } позиция
        [few] { $positions } позиции
       *[many] { $positions } позиций
    } вслепую: ошибок нет.
fuzz-failed = { fuzz-table }: { $reason } Запись партии:
interrupted = Прервано.

## Mistakes

unknown-game = Нет игры «{ $typed }». Есть: { $known }.
unknown-option = В игре { $game } нет варианта «{ $typed }». Есть: { $known }.
unknown-value = { $option } не может быть «{ $typed }». Можно: { $known }.
unknown-bot = Нет бота «{ $typed }». Есть: { $known }.
unknown-language = Нет языка «{ $typed }». Есть: { $known }.
unknown-command = Нет команды «{ $typed }». Есть: { $known }.
unknown-argument = «{ $typed }» непонятно. Смотрите: { $command } --help
unknown-seat = Нет места { $typed }. Места: от 1 до { $most }.
unknown-time = «{ $typed }» — не время. Напишите 30s, 5m или 1h.
did-you-mean = Может быть, «{ $name }»?
missing-value = Для { $argument } нужно значение.
missing-game = Какая игра? Есть: { $known }.
missing-file = Какая запись? Назовите файл.
missing-name = Не хватает имени файла: save ФАЙЛ
missing-language = Не хватает языка. Напишите: { $known }
not-a-number = Для { $argument } нужно целое число, а не «{ $typed }».
too-small = Для { $argument } нужно хотя бы 1, а не { $typed }.
no-time = Для { $argument } нужно время больше, чем { $typed }.
not-a-pair = { $argument } пишется ИМЯ=ЗНАЧЕНИЕ, а не «{ $typed }».
bad-arguments = Аргументы непонятны: { $reason }.
bad-data = Файлы данных не подходят: { $reason }.
bad-seats = { $game }: игроков должно быть от { $min } до { $max }, а не { $n }.
bad-bots =
    { $n ->
        [one] Назван { $n } бот
        [few] Названо { $n } бота
       *[many] Названо { $n } ботов
    }, а свободных мест { $most }.
empty-record = Файл { $file } пуст: партии в нём нет.
bad-record = { $file }, строка { $line }: { $reason }
cannot-read = Файл { $file } не читается: { $reason }
cannot-write = Файл { $file } не записывается: { $reason }
because-missing = такого файла нет.
because-no-folder = его папки нет.
because-folder = это папка.
because-no-folder-there = часть пути — файл, а не папка.
because-forbidden = нет прав.
because-full = не осталось места.
because-no-text = это не текст в UTF-8.
file-exists = Файл { $file } уже есть. Назовите другой.
no-letters = В этом выводе ({ $encoding }) нет букв языка «{ $lang }». Нужен UTF-8 или другой язык.

## The commands and what may be added to them

command-redphone = Стол для настольных игр: играть, пересматривать, проверять, измерять.
command-games = перечислить игры
command-play = сыграть партию в терминале
command-replay = пройти запись партии по шагам или проверить её
command-fuzz = играть случайные партии и проверять всё, что должно быть верно всегда
command-bench = измерить скорость движка
usage = использование:
examples = Примеры:
# The colon behind these three is argparse’s.
commands = Команды
arguments = Аргументы
options = Ключи
argument-game = название игры, как его показывает `redphone games`
argument-seats = сколько игроков; иначе { $n } (или ближайшее число, с каким играют в эту игру)
argument-seat = ваше место, начиная с 1; 0 — смотреть; иначе 1
argument-replay-seat = с какого места смотреть, начиная с 1; иначе глазами зрителя
argument-fuzz-seats = только столы на столько игроков
argument-bots = боты на остальных местах, через запятую, или один за всех: { $known }; иначе { $usual }
argument-seed = то же число — те же карты и те же боты; без него всё решает случай
argument-fuzz-seed = другие случайные партии
argument-lang = язык: en, fr или ru
argument-option = вариант игры, ИМЯ=ЗНАЧЕНИЕ; можно повторять
argument-data = играть с этим файлом вместо файла игры; можно повторять
argument-record = записать партию в этот файл; иначе в новый файл в папке { $folder }
argument-file = запись партии
argument-check = только проверить, что запись повторяется в точности
argument-all = вывести всю партию сразу, а не по шагам
argument-for = сколько времени на все столы вместе, например 30s, 5m или 1h
argument-decisions = сколько решений для каждого числа игроков
argument-blindfold = сколько позиций для каждого числа игроков рассмотреть, подменяя скрытые карты
argument-records = куда записать партию с ошибкой; иначе сюда
argument-json = вывести JSON вместо таблицы
argument-peers = измерить в том же прогоне другие движки
argument-bench-game = измерить только эту игру; можно повторять
argument-save = добавить строку в этот файл
argument-fast = не замедлять ботов
argument-no-color = без цвета; то же говорит переменная NO_COLOR
argument-version = показать версию и скомпилирован ли движок
argument-help = показать это
