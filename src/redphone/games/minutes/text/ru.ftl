# «13 минут» и кампания, по-русски. Функции объясняет `redphone/texts.py`.

title = 13 минут
title-campaign = 13 минут: кампания
about = Десять карт, каждая становится полем битвы. Три одинаковых — война.
about-campaign = Партии «13 минут» до 13 очков. Кто развязал войну, проиграл кампанию.
authors = Asger Harding Granerud, Daniel Skjold Pedersen
reconstructed = Правила полные. Из тринадцати печатных карт известны только символы, восемь названий, одно событие и несколько значений: остальное — наша реконструкция, это отмечено на каждой карте. Владелец игры заменяет колоду одним файлом.
rules-brief =
    Цель
    Побеждает тот, у кого больше очков. Кто начал ядерную войну, проиграл,
    сколько бы очков у него ни было.

    Карты
    Каждая — одного вида: ▲ военная, ◆ политическая или ● мировое мнение. Три
    одного вида в вашей сфере к концу — война.
    Это карта США, СССР или ООН; карты ООН — для обеих сторон.

    Первая ставка
    У каждой стороны запас из 13 кубиков (у США синие, у СССР красные) и две
    карты. Одна карта лежит рубашкой вверх: это Куба.
    Сначала обе стороны тайно ставят кубики. Большая ставка решает,
    кто ходит первым; обе ставки выходят из игры. Ничья — новый аукцион;
    после третьей (это настройка) никто не платит, и решает жребий.

    Ваш ход
    По очереди кладите одну из двух карт: она становится полем битвы, в
    нейтральной зоне или в вашей сфере. Потом Команда или Событие этой карты,
    потом доберите карту.
    Команда: на одно любое поле поставьте кубики своего цвета из своего запаса
    или верните с него свои кубики в запас: не больше, чем показано на карте,
    чьей бы она ни была. Поставили — поле сдвигается на шаг к вам, убрали —
    на шаг от вас, сколько бы кубиков ни было.
    События — у своих карт и карт ООН. Они тоже ставят ваши кубики; некоторые
    убирают чужие, и те возвращаются в запас соперника.
    Карта соперника годится для Команды, и соперник может сначала вызвать её
    Событие.

    Конец игры
    Игра кончается, когда оба сделали ход и добирать было нечего.
    Каждое ваше поле — 1 очко, Куба — 2: у кого больше кубиков, а поровну —
    в чьей оно сфере. В нейтральной зоне при равенстве — ничьё.
    Кубу переворачивают. У кого больше военных полей: 1 очко.
    Последствия: показывают две оставшиеся карты. Чьих кубиков на них больше,
    в чьей бы руке они ни были: 1 очко. Карты ООН не считаются.
    Если символы на них одинаковы, каждая ложится в сферу того, кто её держал.
    Только теперь проверяют, нет ли войны: три символа одного вида или больше
    в вашей сфере — и вы проиграли. Во время игры три символа — лишь угроза:
    они ещё могут уйти.

    Кампания
    Партии идут одна за другой, их очки складываются.
    Кто набрал 13 очков и обходит соперника, выиграл кампанию.
    Если набрали оба и поровну, играют ещё одну партию.
    Кто начал ядерную войну, сразу проигрывает всю кампанию.
    Самое позднее она кончается после 13 партий: побеждает больший счёт,
    равный — ничья.
    Между партиями стороны сохраняются, меняются или меняются, если оба
    этого хотят: это настройка стола.
reading-the-table =
    Как читать стол
    ■ США, ★ СССР, ○ ООН (карты для обоих). ▸ стоит перед тем, кого спрашивают.
    ▲ ◆ ● военный, политический символ, мировое мнение.
    ▲1 ◆2 ●0 у сферы: столько в ней символов; три — война.
    «0 ★2 2»: кубиков США нет, СССР впереди на 2, у СССР 2 кубика.
    «1 ■ 1»: поровну, но поле в сфере США.
    «0 = 0»: ничьё. Куба стоит 2 очка, любое другое поле 1.
    В руке: «★3 Фидель Кастро»: карта СССР, 3 кубика.
    «★сначала?»: если её сыграть, СССР может сначала вызвать Событие.
    ☢ перед фразой: угроза войны.
    ? после карты: что-то в ней реконструировано. Что — покажет слово cards.
reading-the-board =
    Знаки на столе
    ☢ У сферы: её символы каждого вида. Третий, пунктирный, — война;
    с «?» им может оказаться Куба.
    Между кубиками: чей перевес и на сколько.
    «=»: поровну. В сфере такое поле принадлежит её хозяину.
    Красная пунктирная рамка: что изменилось после вашего последнего выбора.
    ✓ Карта, которую вы уже видели на столе или в руке.

## Варианты правил

option-bid-ties = Равные ставки
    .about = После стольких ничьих на аукционе никто не платит, победителя решает жребий.
option-cube-limit = Предел кубиков
    .about = Не больше стольких кубиков одной стороны на поле. 13 — без предела; 5 — домашнее правило авторов.
option-foreign-removal = Чужие кубики
    .about = Если Событие убирает не ваши кубики, поле сдвигается от вас или от их хозяина.
    .actor = от того, кто убирает
    .owner = от хозяина кубиков
option-swap-sides = Стороны в кампании
    .about = Между партиями стороны сохраняются, меняются, или меняются, если оба согласны.
    .no = сохраняются
    .yes = меняются
    .ask = по согласию

## Стороны и места тех, у кого нет имени

us = США
    .number = plural
ussr = СССР
    .number = singular
un = ООН
seat-1 = { us }
    .number = plural
    .you = Вы играете за США
seat-2 = { ussr }
    .number = singular
    .you = Вы играете за СССР

## Виды, зоны

military = военный
    .card = военная карта
    .cards = военные карты
    .symbols = военных символа
    .many-symbols = военных символов
political = политический
    .card = политическая карта
    .cards = политические карты
    .symbols = политических символа
    .many-symbols = политических символов
world_opinion = мировое мнение
    .card = карта мирового мнения
    .cards = карты мирового мнения
    .symbols = символа мирового мнения
    .many-symbols = символов мирового мнения
neutral_zone = нейтральная зона
    .in = нейтральной зоне
    .acc = нейтральную зону
us_sphere = сфера США
    .in = сфере США
    .acc = сферу США
ussr_sphere = сфера СССР
    .in = сфере СССР
    .acc = сферу СССР

## Поля битвы и карты стратегии

cuba = Куба
excomm = Экскомм
wave_and_smile = Машем и улыбаемся
public_protests = Протесты
u2_photographs = Снимки U-2
quarantine = Карантин
fidel_castro = Фидель Кастро
moscow_is_our_brain = Москва — наш мозг
u2_downed = U-2 сбит
mrbms_and_irbms = Ракеты на Кубе
missile_trade = Обмен ракетами
u_thant = У Тан
scramble = Боевая тревога
intelligence_reports = Данные разведки

## Что делают События: из этого составлена колода

up-to-cubes =
    { $n ->
        [13] сколько угодно кубиков
        [one] до { $n } кубика
       *[other] до { $n } кубиков
    }
up-to =
    { $n ->
        [13] сколько угодно своих кубиков
        [one] до { $n } своего кубика
       *[other] до { $n } своих кубиков
    }
in-total =
    { $n ->
        [13] { "" }
       *[other] { $fields ->
            [1] { "" }
           *[other] в сумме{" "}
        }
    }
on-fields =
    { $fields ->
        [1] на одно поле
        [few] не более чем на { $fields } поля
       *[many] не более чем на { $fields } полей
    }{ $each ->
        [0] { "" }
       *[other] , не более { $each } на каждое
    }
from-fields =
    { $fields ->
        [1] с одного поля
       *[other] не более чем с { $fields } полей
    }{ $each ->
        [0] { "" }
       *[other] , не более { $each } с каждого
    }
clause-place = Поставьте { in-total }{ up-to-cubes } { on-fields }.
clause-place-either = Поставьте { up-to-cubes } на одно поле. Оно сдвигается на шаг в любую сторону вместо обычного шага.
clause-remove-own = Уберите { in-total }{ up-to } { from-fields }.
clause-remove-opponent = Уберите { in-total }{ up-to-cubes } соперника { from-fields }.
clause-remove-us = Уберите { in-total }{ up-to-cubes } США { from-fields }.
clause-remove-ussr = Уберите { in-total }{ up-to-cubes } СССР { from-fields }.
clause-half-own = Уберите с одного поля половину своих кубиков, с округлением вверх.
clause-half-opponent = Уберите с одного поля половину кубиков соперника, с округлением вверх.
clause-half-us = Уберите с одного поля половину кубиков США, с округлением вверх.
clause-half-ussr = Уберите с одного поля половину кубиков СССР, с округлением вверх.
clause-move-own = Переместите { up-to } с одного поля на другое.
clause-move-opponent = Переместите { up-to-cubes } соперника с одного поля на другое.
clause-move-us = Переместите { up-to-cubes } США с одного поля на другое.
clause-move-ussr = Переместите { up-to-cubes } СССР с одного поля на другое.
clause-shift-either =
    { $fields ->
        [one] Сдвиньте одно поле на шаг в любую сторону.
       *[other] Сдвиньте до { $fields } полей на шаг каждое, в любую сторону.
    }
clause-shift-toward =
    { $fields ->
        [one] Сдвиньте одно поле на шаг к себе.
       *[other] Сдвиньте до { $fields } полей на шаг каждое к себе.
    }
clause-shift-away =
    { $fields ->
        [one] Сдвиньте одно поле на шаг от себя.
       *[other] Сдвиньте до { $fields } полей на шаг каждое от себя.
    }
clause-command = Команда { $n }.
clause-look-cuba = Посмотрите карту Кубы.
clause-look-hand = Посмотрите руку соперника.
clause-look-both = Посмотрите карту Кубы и руку соперника.
clause-if =
    { $n ->
        [1] Если есть хотя бы одно поле
       *[other] Если полей не меньше { $n }
    }
clause-opponent = Это делает соперник («вы» здесь — он)
where-any = любое поле
clause-only = Только { $words }.
clause-from = откуда: { $words }
clause-to = куда: { $words }
where-own = в вашей сфере
where-neutral = в нейтральной зоне
where-opponent = в сфере соперника
where-not-own = кроме полей в вашей сфере
where-not-neutral = кроме полей в нейтральной зоне
where-not-opponent = кроме полей в сфере соперника
where-kind = { NAME($kind, case: "cards") }
where-kinds = { NAME($kind, case: "cards") } или { NAME($or_kind, case: "cards") }
where-sides = карты { NAME($side) } или { NAME($or_side) }
where-side = карты { NAME($side) }
where-cuba = Куба
where-not-cuba = кроме Кубы
where-this = только что сыгранная карта
where-not-this = кроме только что сыгранной карты
where-own-cubes = где есть ваши кубики
where-no-own-cubes = где нет ваших кубиков
where-opponent-cubes = где есть кубики соперника
where-no-opponent-cubes = где нет кубиков соперника
where-side-cubes = где есть кубики { NAME($side) }
where-no-side-cubes = где нет кубиков { NAME($side) }

## Оба стола

labelled = { $label }: { $words }
further = { $words }; { $more }

## Откуда это известно

fact-name = название
fact-kind = символ
fact-cubes = кубики
fact-event = событие
source-rulebook = из правил
source-public = из открытых описаний
source-inferred = следует из правил
source-reconstructed = наша реконструкция
source-marked-reconstructed = реконструкция, как сказано в файле колоды
source-owner = из файла владельца

## Вопросы

ask-bid = Тайная ставка за инициативу: сколько кубиков?
ask-first = Вы выиграли аукцион. Кто ходит первым?
ask-play = Какую карту и куда?
ask-action = «{ NAME($card) }»: Команда или Событие?
ask-trigger = Соперник играет «{ NAME($card) }», карту вашей стороны. Вызвать сперва её Событие?
ask-command = Команда { $n }: на каком поле?
ask-cubes = { NAME($at) }: сколько кубиков? Не больше { $n }
ask-cubes-here = { NAME($at) }: сколько кубиков? Не больше { $n }, потом шаг
ask-place = Поставьте кубик (осталось { $n })
ask-remove = Уберите кубик { NAME($side) } (осталось { $n })
ask-remove-half = Половина кубиков { NAME($side) }, с округлением вверх: с какого поля?
ask-take-cubes = Возьмите кубик { NAME($side) }, чтобы переместить (осталось { $n })
ask-move-to =
    Куда переместить { $n ->
        [1] кубик
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }?
ask-shift = Сдвиньте поле (осталось { $n })
ask-place-and-shift =
    { $n ->
        [0] Выберите поле: оно сдвинется на шаг в любую сторону
        [one] Выберите поле: до { $n } кубика, потом шаг в любую сторону
       *[other] Выберите поле: до { $n } кубиков, потом шаг в любую сторону
    }
ask-which-way = { NAME($at) }: в какую сторону?
ask-next-game = Очки подсчитаны. Следующая партия?
ask-sides = Следующая партия: сохранить стороны или поменяться?

## Предложения

offer-bid =
    { $n ->
        [0] Ничего не ставить
        [one] Поставить { $n } кубик
        [few] Поставить { $n } кубика
       *[many] Поставить { $n } кубиков
    }
offer-first =
    { NAME($first, case: "number") ->
        [plural] Первыми ходят
       *[singular] Первым ходит
    } { NAME($first) }
offer-neutral =
    { NAME($card) }: нейтральная зона{ $theirs ->
        [0] { "" }
       *[other] {" "}(соперник может вызвать Событие)
    }
offer-sphere =
    { NAME($card) }: ваша сфера, { NAME($kind) } { $from } → { $to }{ $theirs ->
        [0] { "" }
       *[other] {" "}(соперник может вызвать Событие)
    }
offer-command = Команда { $n }
offer-event =
    Событие{ $idle ->
        [0] { "" }
       *[other] {" "}(ничего не изменит)
    }
offer-trigger =
    Вызвать Событие «{ NAME($card) }»{ $idle ->
        [0] { "" }
       *[other] {" "}(ничего не изменит)
    }
offer-decline = Не вызывать
offer-on = { NAME($at) }: США { $us }, СССР { $ussr }
offer-place = { NAME($at) }: США { $us }, СССР { $ussr }
offer-remove = { NAME($at) }: США { $us }, СССР { $ussr }
offer-cubes-place =
    Поставить { $n }{ $moves ->
        [0] { "" }
       *[other] , в { NAME($to, case: "acc") }
    }
offer-cubes-remove =
    Убрать { $n }{ $moves ->
        [0] { "" }
       *[other] , в { NAME($to, case: "acc") }
    }
offer-cubes-here = Поставить { $n }
offer-toward =
    { NAME($at) }: к себе{ $moves ->
        [0] , остаётся в { NAME($to, case: "in") }
       *[other] , в { NAME($to, case: "acc") }
    }
offer-away =
    { NAME($at) }: от себя{ $moves ->
        [0] , остаётся в { NAME($to, case: "in") }
       *[other] , в { NAME($to, case: "acc") }
    }
offer-no-cubes = Ничего не ставить и не убирать
offer-no-cube-here = Ничего не ставить
offer-done = Хватит
offer-ready = Следующая партия
offer-keep-sides = Сохранить стороны: вы играете за { NAME($side) }
offer-swap-sides = Поменяться сторонами, если соперник согласен: вы играете за { NAME($side) }

## Что происходит

event-game =
    Партия { $game } кампании.{ $swapped ->
        [0] { "" }
       *[other] {" "}Стороны поменялись.
    }
event-bids =
    Ставки: США { $us }, СССР { $ussr }. Аукцион { NAME($side, case: "number") ->
        [plural] выигрывают
       *[singular] выигрывает
    } { NAME($side) }.
event-bids-tied = Обе ставки — { $n }. Кубики возвращаются, аукцион повторяется.
event-bids-tied-last = Обе ставки — { $n }. Кубики возвращаются.
event-by-lot =
    Слишком много ничьих: никто не платит, по жребию { NAME($side, case: "number") ->
        [plural] выигрывают
       *[singular] выигрывает
    } { NAME($side) }.
event-initiative =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] решают
       *[singular] решает
    }: { NAME($first, case: "number") ->
        [plural] первыми ходят
       *[singular] первым ходит
    } { NAME($first) }.
event-drew = Вы берёте карту «{ NAME($card) }».
event-drew-hidden =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] берут
       *[singular] берёт
    } карту.
event-laid =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] кладут
       *[singular] кладёт
    } карту «{ NAME($card) }» в { NAME($to, case: "acc") }.
event-commanded =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] используют
       *[singular] использует
    } карту «{ NAME($card) }»: Команда { $n }.
event-played-event =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] выполняют
       *[singular] выполняет
    } Событие «{ NAME($card) }».
event-triggered =
    Сначала { NAME($side) } { NAME($side, case: "number") ->
        [plural] вызывают
       *[singular] вызывает
    } Событие «{ NAME($card) }».
event-declined =
    { NAME($side) } не { NAME($side, case: "number") ->
        [plural] вызывают
       *[singular] вызывает
    } Событие «{ NAME($card) }».
event-no-effect = Событие «{ NAME($card) }» ничего не меняет.
event-placed =
    { $n ->
        [one] { $n } кубик { NAME($side) } ложится
        [few] { $n } кубика { NAME($side) } ложатся
       *[many] { $n } кубиков { NAME($side) } ложатся
    } на поле «{ NAME($at) }», теперь { $now }.
event-removed =
    { $n ->
        [one] { $n } кубик { NAME($side) } уходит
        [few] { $n } кубика { NAME($side) } уходят
       *[many] { $n } кубиков { NAME($side) } уходят
    } с поля «{ NAME($at) }», { $now ->
        [0] не осталось ни одного
        [one] остался { $now }
       *[other] осталось { $now }
    }.
event-moved = «{ NAME($at) }» сдвигается в { NAME($to, case: "acc") }.
event-saw-cuba = Вы смотрите карту Кубы: это «{ NAME($card) }».
event-looked-at-cuba =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] смотрят
       *[singular] смотрит
    } карту Кубы.
event-saw-hand = В руке соперника вы видите «{ NAME($card) }».
event-looked-at-hand =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] смотрят
       *[singular] смотрит
    } руку соперника.
event-dominated = Очки за поля битвы, вместе с Кубой: США { $us }, СССР { $ussr }.
event-turned-cuba = Куба перевёрнута: «{ NAME($card) }», в { NAME($to, case: "in") }.
event-majority =
    Военные поля: { NAME($side) } { NAME($side, case: "number") ->
        [plural] получают
       *[singular] получает
    } 1 очко, { $n } к { $other }.
event-no-majority = Военные поля: поровну, { $n } к { $n }, очка никто не получает.
event-last-card = Последняя карта { NAME($side) }: «{ NAME($card) }».
event-aftermath =
    Кубики в последствиях: США { $us }, СССР { $ussr }. { NAME($side) } { NAME($side, case: "number") ->
        [plural] получают
       *[singular] получает
    } 1 очко.
event-aftermath-tied = Кубики в последствиях: США { $us }, СССР { $ussr }. Очка никто не получает.
event-last-laid = Обе последние карты — { NAME($kind, case: "cards") }. Каждая ложится в сферу того, кто её держал.
event-war =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] развязывают
       *[singular] развязывает
    } ядерную войну.
event-points = Очки: США { $us }, СССР { $ussr }.
event-totals = Кампания: США { $us }, СССР { $ussr }.

## Конец

reason-points =
    { WHO($seat) ->
        [you] Вы победили
       *[other] Победа: { SEAT($seat) }
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
reason-draw = Очков поровну, по { $points }: ничья.
reason-war =
    { WHO($loser) ->
        [you] Вы развязали ядерную войну.
       *[other]
            { WHO($seat) ->
                [you] Вы победили: соперник развязал ядерную войну.
               *[other] Победа: { SEAT($seat) }. Виновник ядерной войны: { SEAT($loser) }.
            }
    }
reason-both-war = Обе стороны развязали ядерную войну. Не победил никто.
reason-campaign-both-war = Обе стороны развязали ядерную войну и проиграли кампанию. Не победил никто.
reason-campaign =
    { WHO($seat) ->
        [you] Вы выиграли кампанию
       *[other] Кампания за { SEAT($seat) }
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
reason-campaign-swapped =
    { WHO($seat) ->
        [you] Вы выиграли кампанию
       *[other] Кампания за тем, кто начал за { SEAT($seat) }
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
reason-campaign-war =
    { WHO($loser) ->
        [you] Вы проиграли кампанию: вы развязали ядерную войну.
       *[other]
            { WHO($seat) ->
                [you] Вы выиграли кампанию: соперник развязал ядерную войну.
               *[other] Кампания за { SEAT($seat) }. Виновник ядерной войны: { SEAT($loser) }.
            }
    }
reason-campaign-war-swapped =
    { WHO($loser) ->
        [you] Вы проиграли кампанию: вы развязали
       *[other]
            { WHO($seat) ->
                [you] Вы выиграли кампанию: соперник развязал
               *[other] Кампания за тем, кто начал за { SEAT($seat) }: соперник развязал
            }
    } ядерную войну.

## Стол в терминале

game-n = партия { $n }
to-points = до { $n }
card-of-cards = карта { $n } из { $of }
left-to-draw = в колоде { $n }
points-now = если бы всё кончилось сейчас
points-in-the-end = очки
that-is-you = (вы)
cubes-and-cards =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
war-has-come = ядерная война
war-if-it-ended = сейчас это война
war-if-cuba = война, если Куба { $sign }
war-if-one-more = ещё один { $sign } — война
war-by-one-more = ещё один символ — война: { $kinds }
head-neutral = первое число: нейтральная зона
head-sphere = второе: ваша сфера
they-first = сначала?
bid-so-many = столько кубиков
toward-then-away = Первое число: к себе. Второе: от себя.
end-majority = Военные поля
end-aftermath = Последние карты: США { $us }, СССР { $ussr }
end-last = последняя
game-is-over = Партия { $n } окончена
cards-in-hand = В вашей руке
cards-seen = Видели в руке соперника
cards-on-the-table = На столе
cards-elsewhere = Ещё не видели
card-cubes =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
deck-reconstructed = То, что отмечено как наша реконструкция, не напечатано на картах.
log-placed = { NAME($at) } +{ $n }, стало { $now }.
log-placed-of = { NAME($at) }: { NAME($side) } +{ $n }, стало { $now }.
log-removed = { NAME($at) }: { NAME($side) } −{ $n }, стало { $now }.
log-moved = { NAME($at) } → { NAME($to) }.
log-command = Команда { $n }
log-event = Событие
log-triggered = Сначала { NAME($side) }, Событие
log-declined =
    { NAME($side) } не { NAME($side, case: "number") ->
        [plural] вызывают
       *[singular] вызывает
    } Событие.
log-no-effect = без последствий.
log-no-cubes = без кубиков.

## Стол в браузере

stage-auction = Аукцион
stage-card = Карта { $n } из { $of }
stage-counted = Подсчёт
stage-game = Партия { $n }, { $score }
deck-left =
    { $n ->
        [0] Колода пуста
       *[other] В колоде { $n }
    }
your-sphere = ваша сфера
neutral-rule = При равенстве — без очков. Ставите кубики — поле на шаг ближе, убираете — дальше.
card-of-side = карта { NAME($side) }
card-of-both = { NAME($kind, case: "card") } { NAME($side) }
kind-of-card = { NAME($kind, case: "card") }
n-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
face-down = рубашкой вверх
leads = перевес: { NAME($side) }
nobody-leads = поровну: ничьё
tie-is-yours = поровну: ваше, в вашей сфере
tie-is-theirs = поровну: { NAME($side) }, в своей сфере
short-tie-is-yours = поровну: ваше
short-tie-is-theirs = поровну: { NAME($side) }
stays-here = остаётся
lay-here = Положить сюда: { $card }
lay-in = { $card }: { $zone }
slides-to = { $name } → { $zone }
short-opinion = мнение
note-symbols = { $kind } { $from } → { $to }
note-symbols-war = { $kind } { $from } → { $to }: война
note-command =
    поставить или убрать до { $n ->
        [1] 1 кубика
       *[other] { $n } кубиков
    }
note-cubes = США { $us }:{ $ussr } СССР
gauge-near = в шаге
gauge-war = война
gauge-says = { $kind }: символов { $n } из { $of }
gauge-about = { gauge-says }. Если к концу их { $of }, эта сторона начала войну.
gauge-rule = Три одного вида здесь к концу: война.
danger-near = { NAME($side) } в шаге от войны:
danger-near-you = Вы в шаге от войны:
danger-war =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] развяжут
       *[singular] развяжет
    } войну:
danger-war-you = Вы развяжете войну:
danger-lie =
    { $n ->
        [2] два { NAME($kind, case: "symbols") }
        [3] три { NAME($kind, case: "symbols") }
        [4] четыре { NAME($kind, case: "symbols") }
       *[other] { $n } { NAME($kind, case: "many-symbols") }
    } в { NAME($zone, case: "in") }.
danger-lie-you =
    { $n ->
        [2] два { NAME($kind, case: "symbols") }
        [3] три { NAME($kind, case: "symbols") }
        [4] четыре { NAME($kind, case: "symbols") }
       *[other] { $n } { NAME($kind, case: "many-symbols") }
    } в вашей сфере.
danger-third = Третий к концу партии — поражение.
danger-third-campaign = Третий к концу партии — и кампания проиграна.
danger-cuba = Третьим может оказаться символ Кубы.
danger-last = Его могут добавить последние карты.
danger-way-out = Если так останется до конца, партия проиграна.
danger-way-out-campaign = Если так останется до конца, кампания проиграна.
auction-rule = Обе стороны ставят тайно. Бо́льшая ставка решает, кто ходит первым; обе ставки выходят из игры: ушедший кубик потом не поставить на поле.
bids-tied-again = Обе ставки — { $n }. Кубики возвращаются, ставьте снова.
bid-yours = выберите ниже
bid-awaited = ещё выбирает
bid-sealed = запечатана
bid-won = инициатива
bid-lost = тоже уплачено
bid-returned = кубики возвращены
if-it-ended-now = Если бы всё кончилось сейчас
now-cuba-unknown = Куба ещё закрыта: это может измениться.
campaign-to = Кампания до { $to }
campaign-stands = Кампания до { $to } очков: США { $us }, СССР { $ussr }.
campaign-game = партия { $n }
count-heading = Подсчёт
count-fields = Поля битвы
count-cuba = Куба (2)
count-military = Больше военных полей
count-aftermath = Последствия
count-grounds = поля { $n } : { $other }
count-cubes = свои кубики на последних картах { $n } : { $other }
count-later = последние карты покажут в конце
count-points = Очки
count-laid = Обе последние карты одного вида: каждая легла в сферу того, кто её держал.
game-won =
    { WHO($seat) ->
        [you] Вы выиграли партию { $n }
       *[other] Победа в партии { $n }: { SEAT($seat) }
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } против { $other }.
game-drawn = Партия { $n }: ничья, очков поровну, по { $points }.
next-sides-stay = Стороны остаются прежними.
next-sides-change = В следующей партии стороны меняются.
last-card-lies = последняя карта: { $card }
last-move = Последний ход
last-card-of = Последняя карта: { NAME($side) }
label-cubes = Кубики
label-war = Война
label-seen = видели
you-have-seen = Вы видели
safe-so-far = пока не грозит
has-looked = карту смотрели
n-in-hand =
    { $n ->
        [0] карт в руке нет
        [one] { $n } карта в руке
        [few] { $n } карты в руке
       *[many] { $n } карт в руке
    }
cubes-left =
    Кубиков { $n } из { $of }{ $paid ->
        [0] { "" }
       *[other] {" "}(ставка { $paid })
    }
last-card-counts = Последняя карта важна
    .about = В каждой руке останется по карте: её кубики могут дать очко за последствия.
deck-is-reconstructed = Карты отчасти — наша реконструкция.
deck-is = Колода: { $name }
deck-is-own = Колода владельца игры
deck-still-reconstructed = Отчасти ещё реконструирована.
deck-heading = Все 13 карт и их источники: { $name }
deck-heading-plain = Все 13 карт и их источники
deck-as-file = Эта колода файлом: исправьте его по печатным картам
card-was-seen = уже видели
our-reconstruction = Наша реконструкция: { $facts }.
deck-marks-reconstructed = То, что файл колоды называет реконструкцией, не напечатано на картах.
marked-reconstructed = По файлу колоды, реконструкция: { $facts }.
partly-reconstructed = частично реконструирована
card-and-sources = Карта и источники
look-at = { $card }: карта и источники
head-in-hand = В вашей руке
head-hand-of = Рука: { NAME($side) }
head-in-play = Разыгрывается
played-by =
    { NAME($side, case: "number") ->
        [plural] Играют
       *[singular] Играет
    } { NAME($side) }
head-event = Событие
head-table-does = Что сделает стол
head-sources = Откуда известно
say-lay = Сначала положите её: она сама станет полем битвы. Затем Команда { $n } или Событие.
say-lay-theirs =
    Сначала положите её: она сама станет полем битвы. Затем { NAME($side) } { NAME($side, case: "number") ->
        [plural] могут
       *[singular] может
    } вызвать Событие, а у вас — Команда { $n }.
say-in-play = Она лежит на столе: такое же поле битвы, как остальные.
cuba-is-closed = Здесь тринадцатая карта, рубашкой вверх. Она даёт 2 очка, открывается в конце, и тогда её символ считается.
cuba-is-open = Карта, которая лежала рубашкой вверх. Она даёт 2 очка.
tip-command = Выставляя кубики, вы притягиваете поле на шаг к себе, убирая — отталкиваете.
says-field = { $name }, { $what }: США { $us }, СССР { $ussr }; { $leads }.
says-zone =
    { $n ->
        [0] { $zone }: пусто.
       *[other] { $zone }: полей битвы { $n }.
    }
says-campaign = Партия { $n } кампании до { $to } очков: США { $us }, СССР { $ussr }.
says-bids = Ставки: США { $us }, СССР { $ussr }.
says-cuba = Куба здесь известна: { $card }.
says-in-play = Разыгрывается: { $card }.
says-now = Если бы партия кончилась сейчас, поля дали бы: США { $us }, СССР { $ussr }.
says-counted = Очки: США { $us }, СССР { $ussr }.
says-side = { NAME($side) }: кубиков { $n }, ставка { $paid }, карт в руке { $cards }.
says-card =
    В руке: { $card }, { NAME($kind, case: "card") }, { NAME($side) }, { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }.
log-laid = { NAME($card) } → { NAME($to) }.
log-triggered-card = Сначала Событие «{ NAME($card) }»
log-alone = { $words }.
log-drew-of = Взята карта: { NAME($card) }.
log-saw-cuba-of = Куба: { NAME($card) }.
log-saw-hand-of = В руке соперника: { NAME($card) }.

## Что не так в файле колоды

fault-no-slug = Нет slug: нужно короткое имя вроде u_thant.
fault-slug = slug — короткое имя вроде u_thant (a–z, 0–9, _, первой буква), а не { $typed }.
fault-slug-taken = { $name } — слово самого стола: выберите другой slug.
fault-slug-twice = { $name } встречается дважды: карты { $first } и { $second }.
fault-name-twice = Две карты называются { $name }: { $first } и { $second }. Их нельзя было бы различить.
fault-reserved = { $name } — так называется карта, лежащая рубашкой вверх: возьмите другое слово.
fault-no-event = Нет event: нужен список действий [ {"{"} do = … {"}"} ].
fault-event = event — список действий [ {"{"} do = … {"}"} ], а не { $typed }.
fault-clauses = В Событии от 1 до { $most } действий, а не { $n }.
fault-cards = Карты стоят одна за другой, каждая под [[card]].
fault-number-of-cards = В колоде { $most } карт, а не { $n }.
fault-no-up-to = Нет up_to: нужно число от 1 до { $highest } или "any".
fault-up-to = up_to — число от 1 до { $highest } или "any", а не { $typed }.
fault-half-or-up-to = Половина кубиков или up_to: что-то одно.
fault-half-battlegrounds = Половину кубиков убирают с одного поля.
fault-half-each = Убирают половину кубиков: each тут ничего не меняет.
fault-either-battlegrounds = step = "either" — для одного поля.
fault-either-each = step = "either" — для одного поля: сколько кубиков, говорит up_to, а не each.
fault-few-cubes =
    { $n ->
        [one] { $n } кубика не хватит
       *[other] { $n } кубиков не хватит
    } на { $fields ->
        [few] { $fields } поля
       *[many] { $fields } полей
    }.
fault-cuba = Куба лежит рубашкой вверх: у неё нет ни вида, ни стороны, и сыгранной картой она не бывает.
fault-if = Для if нужно where, в котором что-то сказано.
