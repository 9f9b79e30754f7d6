# The texts of the command line and of all games, in Russian.
# Nobody can inflect a player's name: it stands in the nominative only.

## Players

you = Вы
player = Игрок { $n }

## A game in the terminal

your-turn = Ваш ход
waiting-for = Ожидание: { SEAT($seat) }…
log = Журнал
play-help =
    Номер или ход; ещё { $more }help, log{ $undo ->
        [0] { "" }
       *[other] , undo
    }, lang en|fr|ru, save ФАЙЛ, quit.
first-hint = Впервые здесь? «help» объясняет правила и знаки на этом столе.
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
option-default = по умолчанию { $value }
which-seats = места: { $names }
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

## The arena

arena-played =
    { fuzz-table }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, раздач: { $deals }.
arena-each = Равная доля: { $share } %; решений за партию в среднем: { $length }.
arena-bot = бот
arena-games = партий
arena-wins = побед, %
arena-interval = 95 %
arena-deals-interval = по раздачам
arena-elo = Эло
arena-rating = рейтинг
arena-score = счёт
arena-mean = мс/ход
arena-p99 = p99
arena-longest = дольше всего
arena-endings = Чем кончались партии:
arena-lost = Проигравшие: { $names }.
arena-sprt-decided = SPRT: принята разница { $elo } Эло, отвергнута { $other }.
arena-sprt-open = SPRT: между { $elo } и { $other } Эло не решено.
arena-sprt-llr = Логарифм отношения правдоподобия: { $llr }; границы { $low } и { $high }.
arena-rounded =
    Партий в раздаче столько, сколько мест: { $n }. За каждым столом будет партий: { $games }, а не { $asked }.
arena-so-far = { interrupted } Пока сыграно:
arena-resume = Сыгранное осталось в файле { $file }. Та же команда продолжит с этого места.
arena-unsaved = Ничего не сохранено. С --save ФАЙЛ та же команда продолжила бы с этого места.

## What a search thinks

think-after = После последнего действия, { $n }
think-who = { SEAT($seat) }: { $words }
think-visits = визитов
think-share = доля
think-value = победа
think-option = вариант
think-secret = { $verb } (тайно)
think-played = так сыграно в записи.
think-line = чего поиск ждёт дальше.
think-means = Победа: какую её долю поиск ждёт для этого места.

## Mistakes

unknown-game = Нет игры «{ $typed }». Есть: { $known }.
unknown-option = В игре { $game } нет варианта «{ $typed }». Есть: { $known }.
unknown-value = { $option } не может быть «{ $typed }». Можно: { $known }.
unknown-bot = Нет бота «{ $typed }». Есть: { $known }.
bad-effort = «{ $typed }»: поиску нужно время или число итераций: search:100ms, search:2s, search:5000.
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
bad-seats-exactly = { $game }: игроков должно быть { $min }, а не { $n }.
bad-bots =
    { $n ->
        [one] Назван { $n } бот
        [few] Названо { $n } бота
       *[many] Названо { $n } ботов
    }, а свободных мест { $most }.
too-few-bots = Нужны хотя бы два бота, например --bots greedy,random. Есть: { $known }.
bad-sprt = Для --sprt нужны две разницы Эло, сначала меньшая, например 0,20, а не «{ $typed }».
sprt-two-bots = --sprt сравнивает двух ботов; названо: { $n }.
not-together = { $one } и { $other } вместе не имеют смысла.
no-such-save = { $file }, строка { $line }: это не серия арены.
other-save = Файл { $file } от другой серии: { $what } там { $theirs }, а не { $ours }.
empty-record = Файл { $file } пуст: партии в нём нет.
bad-record = { $file }, строка { $line }: { $reason }
no-thoughts = «{ $typed }» не ведёт поиска. Ведут: { $known }.
nobody-asked = { $file }: в этой партии никого ни о чём не спросили.
no-action = В записи { $file } нет действия { $n }. Назовите от 1 до { $total }.
chance-acts = Действие { $n } — дело случая, а не игрока. Ближайшее действие игрока: { $near }.
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
command-think = сказать, что поиск думает о позиции записанной партии
command-arena = сыграть ботами друг против друга при равном везении и измерить, кто сильнее
command-ladder = оценить несколько ботов, сыграв все пары
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
argument-at = перед каким действием, по счёту `redphone replay`; иначе последнее действие игрока
argument-think-bot = кто думает и сколько: search:TIME, search:ITERATIONS или уровень; иначе { $usual }
argument-for = сколько времени на все столы вместе, например 30s, 5m или 1h
argument-decisions = сколько решений для каждого числа игроков
argument-blindfold = сколько позиций для каждого числа игроков рассмотреть, подменяя скрытые карты
argument-records = куда записать партию с ошибкой; иначе сюда
argument-arena-bots = кто играет, через запятую: { $known }; столько же, сколько мест, или встретится каждая пара
argument-ladder-bots = кого оценивать, через запятую: { $known }
argument-contest-games = сколько партий за каждым столом, с округлением до целых раздач; иначе { $n }
argument-contest-seed = то же число — то же везение; иначе { $usual }
argument-contest-save = хранить каждую сыгранную раздачу в этом файле; та же команда продолжит прерванную серию
argument-contest-records = записать все партии в эту папку
argument-sprt = остановиться, как только решено (5 % ошибок), какая из двух разниц Эло верна
argument-deal = сыграть только эту раздачу, начиная с 1
argument-processes = сколько партий сразу; иначе по одной на ядро
argument-json = вывести JSON вместо таблицы
argument-peers = измерить в том же прогоне другие движки
argument-bench-game = измерить только эту игру; можно повторять
argument-save = добавить строку в этот файл
argument-fast = не замедлять ботов
argument-no-color = без цвета; то же говорит переменная NO_COLOR
argument-version = показать версию и скомпилирован ли движок
argument-help = показать это
