# The texts of the command line and of all games, in Russian.
# Nobody can inflect a player's name: it stands in the nominative only.

## Players

you = Вы
player = Игрок { $n }

## A game in the terminal

your-turn = Ваш ход
you-are-asked = Вопрос
waiting-for = Ожидание: { SEAT($seat) }…
waiting-away = Ожидание: { SEAT($seat) } (нет на месте)…
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
can-undo = undo — взять ход назад
can-ask = «ask» — спрашивать снова
asks-again = Вас снова спрашивают в чужие ходы.
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

## The table in the browser: the front page

front-head = Снимите
front-head-2 = трубку.
front-about = Игры о том, как не зайти слишком далеко. С другом, с ботом, с кем угодно. Без учётной записи.
front-start = Начать игру
front-pick-game = Выберите игру
front-next-click = следующий щелчок начнёт игру
front-pick-opponent = Выберите соперника
your-side = Ваша сторона
either-side = Любая
how-many = Сколько игроков
against-bots =
    { $n ->
        [1] Бот
        [one] { $n } бот
        [few] { $n } бота
       *[many] { $n } ботов
    }
against-friends =
    { $n ->
        [1] Друг
        [one] { $n } друг
        [few] { $n } друга
       *[many] { $n } друзей
    }
against-anybody = Кто угодно
level-easy = Лёгкий
    .about = для начала
level-medium = Средний
    .about = думает
level-hard = Сильный
    .about = думает дольше
bot-easy =
    Бот{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    } (лёгкий)
bot-medium =
    Бот{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    } (средний)
bot-hard =
    Бот{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    } (сильный)
get-a-link = Получить ссылку
    .about = ход в день
    .here = ход в день; только на этом компьютере
play-now = Сейчас
    .about = 10 мин на ход
play-slowly = Не спеша
    .about = ход в день
more-choices = Другие настройки: места, варианты, время, смотреть ботов
tables = Столы
my-tables = Мои столы
open-tables = Открытые столы
all-n = все { $n }
no-game-yet = Игр пока нет
no-game-yet-about = Два щелчка — и игра начнётся. Оставленные игры ждут вас здесь.
no-open-tables = Сейчас никто не ждёт игрока.
waiting = ждём
look = Смотреть
open-table = Открыть
join = Войти
bots-n =
    { $n ->
        [one] { $n } бот
        [few] { $n } бота
       *[many] { $n } ботов
    }
free-chairs-n =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
somebody = кто-то
chairs-free =
    { $n ->
        [one] свободно { $n } место
        [few] свободно { $n } места
       *[many] свободно { $n } мест
    }
seats-taken = мест занято: { $n } из { $all }
limit-each = { $time } на ход
guest = Вы
guest-about = Вы играете как гость этого браузера. Другие видят это имя.
your-name = Ваше имя
save-name = Сохранить
name-saved = Сохранено.
other-device = Другое устройство
second-device = Продолжить на другом устройстве
device-link = Ссылка для другого устройства
device-link-about = Откройте её там в течение десяти минут. Она действует один раз.
device-head = Тот же гость на этом устройстве
device-whose = Гость этой ссылки
device-present = Сейчас здесь играет
device-games =
    { $n ->
        [0] незаконченных партий нет
        [one] { $n } незаконченная партия
        [few] { $n } незаконченные партии
       *[other] { $n } незаконченных партий
    }
device-left = Тот, кто играет здесь сейчас, больше не будет играть в этом браузере. Вернуть его можно только с устройства, на котором он ещё играет; если такого нет, сначала создайте для него ссылку.
device-same = Этот браузер уже играет за этого гостя. Ссылка — для другого устройства, там она ещё действует.
device-no = Остаться тем, кто я здесь
no-name = без имени
device-take = Стать этим гостем
unofficial = Неофициально. Нравятся игры — купите их у авторов.
page-play = Играть
page-about = О проекте
pages = Страницы
language = Язык
to-light = Светлая тема
to-dark = Тёмная тема
to-front = Red Phone: главная

## The table in the browser: making one, waiting, invitations

chairs = Места
chair-for-me = вы
chair-for-friend = друг, по ссылке
chair-for-open = кто угодно
you-will-watch = Вашего места нет: вы будете смотреть.
game-options = Варианты игры
limit = Время на ход
    .about = Если кто-то думает дольше, остальные могут отдать его место боту. Само собой ничего не происходит.
own-deck = Своя колода
    .about = У вас есть напечатанная игра? Играйте её картами: скачайте нашу колоду, исправьте её по своим картам и выберите этот файл здесь. Что значат слова в нём, сказано в docs/decks.md программы Red Phone. Без файла играют колодой из программы.
own-deck-named = Своя колода: { $name }
our-deck-file = Скачать нашу колоду — файл, который можно изменить
choose-deck = Выбрать файл…
no-own-deck = Без своей колоды
deck-is-read = Файл проверяется…
deck-is-good =
    { $n ->
        [one] { $n } карта, ошибок нет.
        [few] { $n } карты, ошибок нет.
       *[many] { $n } карт, ошибок нет.
    }
deck-line = Строка { $line }
deck-more = И ещё { $n }.
deck-gone = Этот файл не читается. Если он изменён или перемещён, выберите его снова.
deck-no-text = Этот файл — не текст в UTF-8.
yes = да
no = нет
making-table = Стол готовится…
make-table = Создать стол
cancel = Отмена
it-is-ringing = Идут гудки.
send-the-link =
    { $n ->
        [one] Отправьте эту ссылку другу. Игра начнётся, когда он снимет трубку.
       *[other] Отправьте каждому другу одну из ссылок. Игра начнётся, когда все снимут трубку.
    }
wait-for-anybody =
    { $n ->
        [one] Игра начнётся, когда кто-нибудь займёт { $n } свободное место.
        [few] Игра начнётся, когда займут { $n } свободных места.
       *[many] Игра начнётся, когда займут { $n } свободных мест.
    }
wait-for-friends =
    { $n ->
        [one] Игра начнётся, когда снимет трубку { $n } приглашённый друг.
        [few] Игра начнётся, когда снимут трубку { $n } приглашённых друга.
       *[many] Игра начнётся, когда снимут трубку { $n } приглашённых друзей.
    }
link-for = Ссылка: { $name }
copy-link = Скопировать ссылку
only-here = Эта ссылка работает только на этом компьютере. Для других устройств остановите сервер (Ctrl-C там, где он запущен; все партии сохранятся) и снова запустите его в папке Red Phone так (и с той же --database, если она была указана):
only-here-then = Он скажет, по какому адресу его найти. Отправьте ссылку с этим адресом вместо { $here }.
copied = Скопировано
play-meanwhile = Сыграть пока во что-нибудь ещё
leave-table = Покинуть стол
table-closed = Отбой.
table-closed-about = Все ушли из-за стола до начала игры.
sit-here = Сесть здесь
chair-friend = приглашение
chair-open = свободно
chair-taken = на месте
chair-bot = бот
name-calls = Вам звонит { $name }
somebody-calls = Вам звонят.
pick-up = Снять трубку и играть
only-watch = Только смотреть

## The table in the browser: playing

menu = Меню
close = Закрыть
players = Игроки
thinking = думает
to-move = ходит
is-here = здесь
is-away = нет на месте
bot-struggles = ходит наугад
bots-struggle = Боты сейчас не могут думать: пока это так, они ходят наугад.
you-watch = Вы смотрите
since-when = Ждём уже
clock-about = Время с момента вопроса. Того, кто молчит дольше ({ $time }), остальные могут заменить ботом; само собой ничего не происходит.
clock-free = Время с момента вопроса. Думайте сколько угодно: ждут только боты.
question = Вопрос
take-back = Вернуть ход
take-back-still = пока не сходил кто-то другой
take-back-sealed = пока не ответили все
taking-back = Как вернуть ход
    .about = Последний ход можно вернуть, пока не сходил кто-то другой, даже если ход уже за ним. Но нельзя, если ход показал вам что-то новое, например взятую карту: увиденного не забыть.
choose-again = Выберите ещё раз, чтобы подтвердить
offers-all =
    { $n ->
        [one] Все { $n } вариант
        [few] Все { $n } варианта
       *[many] Все { $n } вариантов
    }
offers-more = Ещё { $n }
offers-hide = Скрыть
offers-hint = Выберите то, что светится, или:
offers-hint-wide = Выберите то, что светится, или:
arrows-go-on = ← ↑ ↓ → — к остальным
your-hand = Ваша рука
board-in-words = Стол словами
beside-the-board = Рядом с полем
parts-of-the-table = Части стола
tab-table = Стол
log-hint = нажмите строку: что было тогда
log-hint-tap = нажмите строку: что было тогда
chat = Беседа
say-something = Скажите что-нибудь
send = Сказать
nothing-said = Пока ничего не сказано.
as-it-was = Поле, как было тогда
the-beginning = Начало
back-to-now = К настоящему
what-happened = Что произошло
while-away = Пока вас не было
summary = Сводка
move-by-move = Ход за ходом
slower = Медленнее
faster = Быстрее
skip-to-now = Сразу к концу
tell-me = Сообщить о моём ходе
table-waits = Стол ждёт ответа.
you-chose = Ваш выбор: { $words }
somebody-is-silent = Кто-то не отвечает.
is-silent =
    { SEAT($seat) } не { SEAT($seat, case: "number") ->
        [plural] отвечают
       *[singular] отвечает
    }.
silent-for = молчание: { $time }
give-to-bot = Посадить бота
no-connection = Нет связи.
no-connection-about = Ваш последний ход сохранён. Новая попытка через { $n } с.
no-connection-sent = Ваш выбор ещё не дошёл: он будет отправлен снова, как только связь вернётся. Новая попытка через { $n } с.
try-now = Попробовать сейчас
not-sent-yet = Ещё не отправлено…
fetching = Несём стол…
nobody-answers = Никто не отвечает.
no-such-page = Такой страницы нет.
pick-a-game = Выбрать игру
error-unreachable = Сервер недоступен.
error-conflict = Что-то произошло раньше. Вот как всё стоит теперь.
closed-past = Часть этого теперь лежит рубашкой вверх: посмотреть можно будет позже.
somebody-took-back = { SEAT($seat) }: последний ход взят назад.
error-unknown = Что-то пошло не так: { $id }.
rules = Правила
rules-in-brief = Правила вкратце
settings = Настройки
light-or-dark = Тема
theme-light = светлая
theme-dark = тёмная
pace = Ходы других
pace-slow = медленно
pace-usual = обычно
pace-fast = быстро
pace-none = сразу
use-keys = Цифры выбирают, U берёт назад, ? показывает правила
give-up = Сдаться
give-up-bot = Тогда ваше место займёт бот, а вы будете смотреть. Сдаться?
give-up-lost = Тогда победит другая сторона. Сдаться?
play-on = Играть дальше

## The table in the browser: the end and the replay

game-over = Игра окончена
you-won = Вы победили!
you-lost = Вы проиграли.
you-came = Вы заняли { $place }-е место.
a-draw = Ничья.
nobody-won = Не победил никто.
over-resigned =
    { WHO($seat) ->
        [you] Вы сдаётесь.
       *[other]
            { SEAT($seat) } { SEAT($seat, case: "number") ->
                [plural] сдаются.
               *[singular] сдаётся.
            }
    }
over-wins =
    { WHO($seat) ->
        [you] Вы побеждаете.
       *[other]
            { SEAT($seat) } { SEAT($seat, case: "number") ->
                [plural] побеждают.
               *[singular] побеждает.
            }
    }
review = Разобрать игру
rematch = Реванш
sides-change = со сменой сторон
to-the-rematch = К реваншу
watch-the-rematch = Смотреть реванш
wants-a-rematch =
    { SEAT($seat) } { SEAT($seat, case: "number") ->
        [plural] предлагают
       *[singular] предлагает
    } реванш.
rematch-is-wanted = Вам предлагают реванш.
has-been-asked =
    { $n ->
        [one] Приглашение отправлено: { $names }. Игра начнётся, когда там снимут трубку; можно послать и эту ссылку.
       *[other] Приглашения отправлены: { $names }. Игра начнётся, когда все снимут трубку; можно послать и ссылки.
    }
see-the-table = К столу
review-head = Разбор
to-first = К началу
to-previous = На ход назад
to-next = На ход вперёд
to-last = К концу
play-it = Показать
pause = Пауза
move = Ход
move-of = Ход { $n } из { $all }
seen-by = Глазами
the-hand = Рука
share-move = Ссылка на этот ход
download-record = Скачать запись

## The table in the browser: about

about-unofficial = Red Phone — неофициальная реализация. Авторы и издатели игр её не делали и не одобряли.
about-names = Названия
    .about = Названия игр и имена авторов говорят лишь о том, во что здесь играют. Они принадлежат своим владельцам.
about-art = Рисунки и тексты
    .about = Правила реализованы по изданным книжкам правил. Все рисунки, тексты и вёрстка — собственные; ничего печатного здесь нет. Нравится игра — купите её: вы поддержите тех, кто её создал, и стол у вас будет красивее.
what-is-reconstructed = Что восстановлено
    .about = Часть игры, печатные значения которой узнать не удалось, восстановлена и названа здесь.
about-privacy = Что хранится
    .about = Сервер хранит ваши игры, сказанное за столом и данное вами имя под секретом этого браузера. Учётная запись не нужна.
about-licence = Лицензия
    .about = Red Phone — свободная программа под лицензией MIT.

## Games, records, tests

players-from-to = игроков: от { $min } до { $max }
players-exactly = игроков: { $n }
option-default = по умолчанию { $value }
which-seats = места: { $names }
more-of-a-game = Варианты и места одной из них: { $command }
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
serving = Столы открыты: { $address } (Ctrl-C — закрыть)
opened-already = Red Phone там уже открыт, браузер открывает его: { $address }
closed-tables = Столы закрыты. Когда они откроются снова, все партии продолжатся с того же места.

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
arena-seat = место
arena-decided = побед в решённых партиях, %
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
think-lost = проигрыш неизбежен
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
unknown-time = «{ $typed }» — не время. Напишите 30s, 5m или 1h.
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
missing-deck-way = Что сделать с колодой? redphone deck check FILE находит её ошибки, redphone deck show FILE показывает её карты, redphone deck copy FILE записывает нашу в новый файл.
unknown-deck-way = «{ $typed }» — такого с колодой не сделать: { $known }.
missing-deck-file = Какой файл колоды? redphone deck check FILE.
no-deck = Колоду игры { $game } заменить нельзя. Игры с колодами: { $known }.
missing-map-way = Что сделать с картой мира? redphone map check FILE находит её ошибки, redphone map show перечисляет территории и морские зоны, redphone map copy FILE записывает нашу в новый файл.
unknown-map-way = «{ $typed }» — такого с картой мира не сделать: { $known }.
missing-map-file = Какой файл карты мира? redphone map check FILE.
no-map = В игре { $game } нет карты мира, которую можно заменить. Игры с картами: { $known }.
missing-die-way = Что сделать с кубиком? redphone die check FILE находит его ошибки, redphone die show говорит, как часто он попадает, redphone die copy FILE записывает наш в новый файл.
unknown-die-way = «{ $typed }» — такого с кубиком не сделать: { $known }.
missing-die-file = Какой файл кубика? redphone die check FILE.
no-die = В игре { $game } нет кубика, который можно заменить. Игры с кубиками: { $known }.
deck-mistakes =
    { $n ->
        [one] { $n } ошибка, файл прочитан как { $data }.toml игры { $game }.
        [few] { $n } ошибки, файл прочитан как { $data }.toml игры { $game }.
       *[many] { $n } ошибок, файл прочитан как { $data }.toml игры { $game }.
    }
deck-fits = { $file } подходит к { $game }.
deck-too-large = Знаков в файле: { $n }, читается не больше { $most }.
deck-line-too-long = Знаков в этой строке: { $n }, читается не больше { $most }.
deck-not-toml = Это не TOML. Ошибка разбора: { $reason }
deck-curly-quotes = Тексты пишутся в прямых кавычках, "…": здесь стоят другие.
deck-does-not-fit = Файл не подходит к игре: { $reason }
shapes-not-json = Это не JSON. Ошибка разбора: { $reason }
shapes-no-table = Контуры — один объект JSON: путь для каждого slug.
bad-deck =
    { $place } { $reason } { $n ->
        [1] Это единственная ошибка.
       *[other] Всего ошибок: { $n }. Их покажет redphone { $tool } check { $file }
    }
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
chance-acts = Действие { $n } — дело случая, а не игрока. Ближайшее действие игрока: { $near }.
cannot-read = Файл { $file } не читается: { $reason }
cannot-write = Файл { $file } не записывается: { $reason }
bad-port = Порт — это число от 0 до { $most }, а не { $typed }.
bad-origin = Источник — это адрес вроде https://example.org, без пути, а не { $typed }.
bad-proxy = Прокси задаётся IP-адресом, например 127.0.0.1, а не { $typed }.
cannot-listen = Сервер не может слушать { $address }: { $reason }
port-in-use = Порт { $port } уже занят другой программой. Выберите другой порт: { $line }
serves-already = Red Phone там уже открыт: { $address }. Откройте этот адрес в браузере или запустите этот сервер на другом порту: { $line }
cannot-open-database = Базу данных { $database } использовать нельзя: { $reason }
because-missing = такого файла нет.
because-no-folder = его папки нет.
because-folder = это папка.
because-no-folder-there = часть пути — файл, а не папка.
because-forbidden = нет прав.
because-full = не осталось места.
because-no-text = это не текст в UTF-8.
because-too-large = он намного больше, чем может быть такой файл.
file-exists = Файл { $file } уже есть. Назовите другой.
file-copied = Файл { $file } записан: измените его и проверьте.
no-letters = В этом выводе ({ $encoding }) нет букв языка «{ $lang }». Нужен UTF-8 или другой язык.

## What is wrong with a file that a person wrote

fault-unknown = { $typed } здесь ничего не значит; возможны: { $known }.
fault-no-number = Нет { $name }: нужно число от { $lowest } до { $highest }.
fault-number = { $name } — число от { $lowest } до { $highest }, а не { $typed }.
fault-no-word = Нет { $name }: нужно одно из слов { $known }.
fault-word = { $name } — одно из слов { $known }, а не { $typed }.
fault-no-words = { $name } — одно или несколько из слов { $known }.
fault-words = { $name } — одно или несколько из слов { $known }, а не { $typed }.
fault-word-twice = В { $name } одно слово стоит дважды.
fault-yes-or-no = { $name } — true или false, а не { $typed }.
fault-text = { $name } — текст в кавычках, а не { $typed }.
fault-too-long = В { $name } { $n ->
        [one] { $n } знак, помещается
        [few] { $n } знака, помещается
       *[many] { $n } знаков, помещается
    } не более { $most }.
fault-one-line = { $name } пишется в одну строку.
fault-unprintable = В { $name } есть знаки, которые нельзя показать: { $typed }.
fault-no-language = В { $name } нужен хотя бы один язык: { $known }.
fault-table = { $name } — таблица {"{"} … {"}"}, а не { $typed }.
fault-tables = Перед каждой записью стоит { $name }: это таблицы, одна за другой.

## What the server refuses

error-bad-deck = { $n ->
    [one] В этом файле колоды { $n } ошибка. Создать с ним стол нельзя.
    [few] В этом файле колоды { $n } ошибки. Создать с ним стол нельзя.
   *[many] В этом файле колоды { $n } ошибок. Создать с ним стол нельзя.
}
error-bad-invitation = Это приглашение не для этого стола.
error-bad-link = Эта ссылка уже использована или устарела. Создайте новую.
error-bad-message = Сервер этого не понял.
error-bad-options = У этой игры нет таких вариантов.
error-bad-request = Сервер этого не понял: { $where }.
error-bad-seats = В эту игру играют от { $least } до { $most } человек.
error-empty-text = В этой строке ничего нет.
error-hello-first = Клиент должен сначала поздороваться.
error-hidden = Чужой вид можно посмотреть, когда партия окончена.
error-illegal = Сейчас так нельзя.
error-no-chair = Свободных мест здесь нет.
error-no-decks = Колоду игры { $game } нельзя заменить.
error-no-guest = Этот браузер здесь не знают. Сначала сядьте за стол или назовите себя.
error-no-method = Здесь этого сделать нельзя.
error-no-path = Здесь ничего нет.
error-no-position = Такой позиции в партии нет.
error-no-table = Такого стола нет.
error-no-undo = Сейчас ничего нельзя вернуть.
error-not-json = Сервер принимает только JSON.
error-not-over = Это будет можно, когда партия окончится.
error-not-replaceable = Это место нельзя отдать боту.
error-not-seated = Это могут только те, кто сидит за этим столом.
error-not-silent = У этого игрока осталось секунд: { $seconds }.
error-not-started = Партия ещё не началась.
error-one-me = Можно занять только одно место.
error-origin = Этой странице нельзя обращаться к серверу.
error-ours = На сервере что-то пошло не так.
error-over = Партия окончена.
error-started = Партия уже началась.
error-stopping = Сервер перезапускается.
error-too-fast = Слишком быстро. Подождите, секунд: { $seconds }.
error-too-large = Это слишком длинно.
error-too-many-sockets = Этот стол открыт в слишком многих окнах.
error-too-many-tables = Неоконченных столов: { $most }. Сначала закончите один.
error-too-slow = Соединение слишком медленное.
error-try-again = В тот же миг случилось что-то ещё. Попробуйте снова.
error-unknown-game = Игры «{ $game }» здесь нет.
error-unwell = Сервер сейчас ничего не может сохранить. Попробуйте снова через минуту.

## The commands and what may be added to them

command-redphone = Стол для настольных игр: играть, пересматривать, проверять, измерять.
command-games = перечислить игры или рассказать об одной подробно
command-play = сыграть партию в терминале
command-serve = играть в браузере, с друзьями и ботами
command-replay = пройти запись партии по шагам или проверить её
command-think = сказать, что поиск думает о позиции записанной партии
command-arena = сыграть ботами друг против друга при равном везении и измерить, кто сильнее
command-ladder = оценить несколько ботов, сыграв все пары
command-fuzz = играть случайные партии и проверять всё, что должно быть верно всегда
command-bench = измерить скорость движка
command-deck = проверить файл колоды, показать колоду и откуда известны её данные или скопировать нашу
command-map = проверить файл карты мира, перечислить, что на ней есть, или скопировать нашу
command-die = проверить файл кубика, сказать, как часто он попадает, или скопировать наш
usage = использование:
examples = Примеры:
# The colon behind these three is argparse’s.
commands = Команды
arguments = Аргументы
options = Ключи
argument-game = название игры, как его показывает `redphone games`
argument-one-game = только эта игра, с её вариантами и местами
argument-seats = сколько игроков; иначе { $n } (или ближайшее число, с каким играют в эту игру)
argument-seat = ваше место, начиная с 1; 0 — смотреть; иначе 1
argument-replay-seat = с какого места смотреть, начиная с 1; иначе глазами зрителя
argument-fuzz-seats = только столы на столько игроков
argument-bots = боты на остальных местах, через запятую, или один за всех: { $known }; иначе { $usual }
argument-seed = то же число — те же карты и те же боты; без него всё решает случай
argument-fuzz-seed = другие случайные партии
argument-lang = язык: en, fr или ru
argument-option = вариант игры, ИМЯ=ЗНАЧЕНИЕ; можно повторять
argument-data = играть с этим файлом вместо файла игры; можно повторять
argument-deck = играть с этим файлом колоды вместо колоды игры
argument-deck-way = check: все ошибки файла колоды с номерами строк; show: карты и откуда известно каждое данное; copy: наша колода в новом файле, чтобы её изменить
argument-deck-file = файл колоды; без него или с названием игры show показывает колоду игры
argument-deck-game = игра, о колодах которой речь; иначе та, на чью колоду похож файл
argument-map-way = check: все ошибки файла карты с номерами строк; show: территории и морские зоны и с чем они граничат; copy: наша карта в новом файле, чтобы её изменить
argument-map-file = файл карты мира; без него или с названием игры show показывает карту игры
argument-map-game = игра, о картах которой речь; иначе первая, у которой они есть
argument-die-way = check: все ошибки файла кубика с номерами строк; show: сколько у кубика граней и сколько из них попадают; copy: наш кубик в новом файле, чтобы его изменить
argument-die-file = файл кубика; без него или с названием игры show говорит о кубике игры
argument-die-game = игра, о кубиках которой речь; иначе первая, у которой они есть
argument-shapes = проверить и этот файл контуров (JSON), по которому браузер рисует карту
argument-record = записать партию в этот файл; иначе в новый файл в папке { $folder }
argument-file = запись партии
argument-check = только проверить, что запись повторяется в точности
argument-all = вывести всю партию сразу, а не по шагам
argument-at = перед каким действием, по счёту `redphone replay`; иначе последнее действие игрока
argument-think-bot = кто думает и сколько: search:TIME, search:ITERATIONS, hard или hard:TIME; иначе { $usual }
argument-for = сколько времени на все столы вместе, например 30s, 5m или 1h
argument-decisions = сколько решений для каждого числа игроков
argument-blindfold = сколько позиций для каждого числа игроков рассмотреть, подменяя скрытые карты
argument-records = куда записать партию с ошибкой; иначе сюда
argument-arena-bots = кто играет, через запятую: { $known }; столько же, сколько мест, или встретится каждая пара
argument-ladder-bots = кого оценивать, через запятую: { $known }; иначе { $usual }
argument-contest-games = сколько партий за каждым столом, с округлением до целых раздач; иначе { $n }
argument-contest-seed = то же число — то же везение; иначе { $usual }
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
argument-port = порт; иначе { $usual }; 0: любой свободный
argument-host = адрес, на котором слушать; иначе { $usual }: только этот компьютер
argument-database = где хранить столы, например sqlite:///FILE; иначе файл в папке { $folder }
argument-origin = адрес, по которому этот сервер тоже доступен, например https://example.org; можно указать несколько раз
argument-behind-proxy = адрес прокси перед этим сервером: ему верят, когда он говорит, откуда кто пришёл
argument-open = открыть в браузере и записывать в журнал только ошибки
argument-no-color = без цвета; то же говорит переменная NO_COLOR
argument-version = показать версию и скомпилирован ли движок
argument-help = показать это
