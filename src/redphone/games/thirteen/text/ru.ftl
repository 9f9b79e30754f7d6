# 13, in Russian. Targets and cards are feminine, so the colours are too.
# Nobody can inflect a player's name: it stands in the nominative only.

title = 13
about = Три мишени. Больше 13 — вы забираете карты. Меньше штрафных очков — победа.
rules-brief =
    Цель
    Побеждает тот, у кого меньше всего штрафных очков.
    Каждый раздаёт по одному разу (втроём — по два).

    Карты
    Синих, жёлтых и зелёных: по три 1, 2, 5 и 7 и по две 4.
    Восемь гнилых четвёрок цвета не имеют.

    Ваш ход
    Положите карту на мишень, затем возьмите карту из колоды.
    Цвет идёт только на свою мишень, гнилая четвёрка — на любую.
    Больше 13 — вы забираете карты, что там лежали; ваша остаётся. Ровно 13 можно.
    Взятые карты лежат рубашкой вверх до конца раунда,
    если вы не договорились держать их открытыми.

    Конец раунда
    Колода кончилась? Доигрываются карты с рук.
    Карты на мишенях не достаются никому.
    Взятая карта — 1 штрафное очко, гнилая четвёрка — 2.
    У вас одного больше всех карт какого-то цвета? Они ничего не стоят.
    Гнилые четвёрки стоят всегда.

reading-the-table =
    Как читать стол
    ● синий, ◆ жёлтый, ▲ зелёный, ✸ гнилая. ▸ стоит перед тем, чей ход.
    Мишень: «7/13» — её сумма и предел. В полоске ■ — эта сумма, ✸ — та её часть,
    что от гнилых четвёрок, □ — сколько ещё свободно. Ниже её карты: без знака —
    цвета мишени, ✸4 — гнилая четвёрка.
    Под вашими картами: «7 + 5 = 12» — какой станет сумма мишени.
    «взять 3»: вы возьмёте три карты. «● 11»: с гнилой четвёркой на синей
    мишени будет 11.
    Набирайте номер, за которым стоит ). «×2»: таких карт у вас две.
    Рядом с игроками: ▮ — карта на руках; сколько карт взято («·» — ни одной);
    штрафные очки каждого раунда («·» — ещё впереди) и их сумма.

## Options

option-open-piles = Взятое открыто
    .about = Во время раунда все могут смотреть взятые карты.

## Targets and their colours

blue = синяя
    .gen = синей
    .acc = синюю
    .gen-plural = синих
yellow = жёлтая
    .gen = жёлтой
    .acc = жёлтую
    .gen-plural = жёлтых
green = зелёная
    .gen = зелёной
    .acc = зелёную
    .gen-plural = зелёных

## Cards: blue-1, blue-2 and so on

blue-n = синяя { $n }
    .acc = синюю { $n }
    .short = { $n }
yellow-n = жёлтая { $n }
    .acc = жёлтую { $n }
    .short = { $n }
green-n = зелёная { $n }
    .acc = зелёную { $n }
    .short = { $n }
rotten-n =
    { $n ->
        [4] гнилая четвёрка
       *[other] гнилая { $n }
    }
    .acc =
        { $n ->
            [4] гнилую четвёрку
           *[other] гнилую { $n }
        }
    .short = { $n }

## Questions and offers

ask-play = Сыграйте карту
ask-on = На какую мишень?
offer-play =
    { NAME($card, case: "short") } на { NAME($target, case: "acc") }: сумма { $sum }{ $takes ->
        [0] { "" }
       *[other] , взять { $takes }
    }
offer-play-four = { NAME($card) }: выбрать цель
offer-on =
    на { NAME($target, case: "acc") }: сумма { $sum }{ $takes ->
        [0] { "" }
       *[other] , взять { $takes }
    }

## What happens

event-dealer =
    Раунд { $round } из { $rounds }. { WHO($seat) ->
        [you] Раздаёте вы
       *[other] Раздаёт { SEAT($seat) }
    }, { WHO($first) ->
        [you] начинаете вы
       *[other] начинает { SEAT($first) }
    }.
event-drew = Вы берёте из колоды { NAME($card, case: "acc") }.
event-drew-hidden =
    { WHO($seat) ->
        [you] Вы берёте
       *[other] { SEAT($seat) } берёт
    } карту из колоды.
event-played = { SEAT($seat) }: { NAME($card) } на { NAME($target, case: "acc") } мишень: { $sum }.
event-took =
    { WHO($seat) ->
        [you] Вы забираете
       *[other] { SEAT($seat) } забирает
    } { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } с { NAME($target, case: "gen") } мишени.
log-closed = { SEAT($seat) }: карта на { NAME($target, case: "acc") } мишень.
log-took =
    { WHO($seat) ->
        [you] Забираете { $n }.
       *[other] Забирает { $n }.
    }
event-pile =
    { WHO($seat) ->
        [you] Вы вскрываете взятое
       *[other] { SEAT($seat) } вскрывает взятое
    }: { taken-open }.
event-exempt =
    { SEAT($seat) }: больше всех { NAME($colour, case: "gen-plural") } карт ({ $n }), они не считаются.
event-scored = { SEAT($seat) }: { minus-points }.

## The end

reason-fewest =
    { WHO($seat) ->
        [you] Вы побеждаете
       *[other] Побеждает { SEAT($seat) }
    }, меньше всего штрафных очков: { $points }.
reason-shared = Общая победа, у каждого { minus-points }: { $names }.

## The table

round-of = Раунд { $round } из { $rounds }
dealer-is =
    { WHO($seat) ->
        [you] раздаёте вы
       *[other] раздаёт { SEAT($seat) }
    }
to-draw =
    { $n ->
        [0] колода пуста
       *[other] в колоде: { $n }
    }
taken-open = синих { $blue }, жёлтых { $yellow }, зелёных { $green }, гнилых четвёрок { $fours }
room-for =
    { $n ->
        [0] полна: { $limit }
       *[other] места на { $n }
    }
card-takes = взять { $n }
card-full = полна: { $limit }
card-stays = остаётся
head-hand = на руках
head-taken = взято
head-closed = взято, закрыто

## The score sheet

score-sheet = штрафные очки
head-sum = всего
minus-points =
    { $points ->
        [0] ни одного штрафного очка
        [one] { $points } штрафное очко
        [few] { $points } штрафных очка
       *[many] { $points } штрафных очков
    }
round-over = Раунд { $round } из { $rounds } окончен
free = не в счёт
free-about = Зачёркнутые ничего не стоят: ни у кого больше нет столько карт цвета.

## The table in the browser

authors = Райнер Книция
reconstructed = Ничего не восстановлено: все карты и правила есть в изданных правилах.
dealer = Сдаёт
points-word =
    { $points ->
        [one] штрафное очко
        [few] штрафных очка
       *[many] штрафных очков
    }
cards-in-hand =
    { $n ->
        [one] { $n } карта на руке
        [few] { $n } карты на руке
       *[many] { $n } карт на руке
    }
pile-closed =
    { $n ->
        [0] ничего не взято
       *[other] взято { $n }, закрыто
    }
pile-open = взято { $n }
your-pile =
    { $n ->
        [0] У вас пока ничего
        [one] У вас { $n } карта, закрыто
        [few] У вас { $n } карты, закрыто
       *[many] У вас { $n } карт, закрыто
    }
your-pile-open =
    { $n ->
        [0] У вас пока ничего
        [one] У вас { $n } карта
        [few] У вас { $n } карты
       *[many] У вас { $n } карт
    }
your-pile-about = Откроют в конце раунда. У кого больше всех карт цвета, тому они ничего не стоят; гнилые четвёрки всегда стоят 2.
next-players = Дальше:
target-label = { NAME($target) } мишень, { $sum } из { $limit }
target-room =
    { $n ->
        [0] Полна: { $limit }.
       *[other] До { $limit } ещё { $n }.
    }
target-rotten =
    { $n ->
        [one] С гнилой четвёркой.
       *[other] Гнилых четвёрок: { $n }.
    }
left-to-draw =
    { $n ->
        [0] колода пуста
       *[other] в колоде
    }
will-take =
    { $n ->
        [one] возьмёте { $n } карту
        [few] возьмёте { $n } карты
       *[many] возьмёте { $n } карт
    }
will-fill = остаётся, полна
four-on = { $sum }
four-takes = { $sum }: взять { $n }
four-waits = куда?
choose-anew = выбрать заново
just-drawn = новая
log-face-down = Взятые карты лежат рубашкой вверх: журнал больше не называет их.
go-on-button = Дальше
last-round = Последний раунд
head-all-rounds = все раунды
head-player = Игрок
fewest-wins = меньше — лучше
points-tab = Очки
words-player = { SEAT($seat) }: на руке { $hand }, взято { $taken }, { minus-points }.
words-deck =
    { $n ->
        [0] Колода пуста.
        [one] В колоде { $n } карта.
        [few] В колоде { $n } карты.
       *[many] В колоде { $n } карт.
    }
words-hand =
    { $n ->
        [0] Карт на руке нет.
       *[other] Ваша рука: { $cards }.
    }
words-hand-of =
    { $n ->
        [0] { SEAT($seat) }: карт нет.
       *[other] { SEAT($seat) }: { $cards }.
    }
pile-of = { SEAT($seat) }: { $pile }
