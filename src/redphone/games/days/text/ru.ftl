# 13 Days, in Russian. Sides do not inflect, but their verbs agree with their .number («США ставят, СССР ставит»).
# A battleground has its own preposition: .to (куда), .from (откуда), .in (где).
# Nobody can inflect a player's name: it stands in the nominative only.

title = 13 дней
about = Октябрь 1962-го, две сверхдержавы. Престиж нужен, война — нет.
authors = Даниэль Скьолд Педерсен, Асгер Самс Гранеруд
reconstructed = Ничего не восстановлено: кубики, значки, стороны и действие каждой карты — как на печатных картах, пересказанные нашими словами.
rules-brief =
    Цель
    Три раунда. Побеждает тот, у кого больше престижа; при равенстве —
    тот, у кого Личное письмо. Отрыв не бывает больше 5.
    Престиж приносят кубики на девяти полях битвы. Каждое поле относится
    к одной из трёх шкал: военной, политической или мирового мнения.
    У каждой стороны на каждой шкале свой маркер: чем он выше, тем ближе война.

    Раунд
    В начале раунда все маркеры поднимаются на шаг, а вы выбираете
    одну из трёх целей и держите её в тайне.
    Каждый получает пять карт. Затем тот, у кого меньше престижа (при равенстве —
    СССР), решает, кто ходит первым. Каждый играет четыре из пяти карт:
    для Команды или ради События. Пятая — для последствий.
    Команда: поставьте на одно поле битвы или уберите с него свои кубики,
    не больше, чем показано на карте.
    Каждый кубик после первого сдвигает ваш маркер на шаг: поставленный вверх,
    убранный вниз. У стороны 17 кубиков, на поле не больше 5 её кубиков.
    События — ваших карт и карт ООН. Карта соперника годится только для Команды,
    и соперник может сперва вызвать её Событие.
    Если на карте ☢, кубики События двигают маркеры так же.
    Личное письмо добавляет к Команде 1 кубик и переходит к сопернику.

    Конец раунда
    Пятая карта уходит в последствия рубашкой вверх.
    Затем лидер каждого поля мирового мнения получает его бонус.
    Телевидение: можно сдвинуть один свой маркер на 1 вверх или вниз.
    ООН: получить Личное письмо.
    Альянсы: взять карту и сбросить её или добавить в последствия.
    Цель приносит престиж лидеру: разницу и бонус.
    Цель на шкале сперва поднимает на 1 её маркеры, которые в DEFCON 2.
    Обе Кубы и Атлантика связаны: цель на одном из этих полей приносит ещё по 1
    за каждое другое, где ведёт та же сторона.
    Если в конце раунда ваш маркер в DEFCON 1 или все три в DEFCON 2,
    началась ядерная война: вы проиграли.

    Конец игры
    В конце игры 2 очка престижа получает сторона, на чьих картах
    в последствиях больше кубиков.
reading-the-table =
    Как читать стол
    ■ США, ★ СССР, ○ ООН (карты для обоих). ▸ стоит перед тем, кто отвечает.
    ▲ ◆ ● военная, политическая шкала и шкала мирового мнения, под ними их поля.
    ■ и ★ на шкале — маркеры. После │ начинается DEFCON 2, после ┃ — DEFCON 1.
    «DEFCON ■2 ★3»: маркер США в DEFCON 2, маркер СССР в DEFCON 3.
    «0 ★2 2»: кубиков США 0, кубиков СССР 2, впереди СССР на 2; «=»: никто.
    «+1» после названия: цель на этом поле приносит на 1 больше.
    ∞ — связанное поле: «∞1» приносит на 1 больше за другое поле того же лидера.
    ⚑■ — одна из трёх целей, которые вытянули США; одну из них они выбрали втайне.
    «Берлин ★+3»: эта цель принесла бы сейчас СССР 3 очка. [ ]: ваша цель.
    ☢ у цели: она поднимает маркеры. У карты: Событие двигает и шкалы.
    ☢ перед предложением: грозит война.
    «кубики» — сколько осталось поставить, «посл.» — карты в последствиях.
    В руке наберите номер, который стоит под словом Команда, +письмо или Событие;
    за ним — кубики Команды. «★3 Фидель Кастро»: карта СССР, 3 кубика.
    «★сперва?»: СССР может сперва вызвать Событие этой карты.
    «2→4» в журнале: было 2, стало 4.
reading-the-board =
    Знаки на доске
    ⚑ ⚐ Флаги: каждая сторона тянет три цели и ставит флаг на поле или шкалу
    каждой: США — прямоугольный, СССР — треугольный.
    Одну из трёх она выбирает втайне; какую, видно в конце раунда.
    ⚿ Ключ — у цели, которую выбрали вы.
    Между кубиками: кто ведёт и на сколько; «=», если никто.
    В кружке поля: на сколько его цель даёт больше перевеса.
    На трёх полях мирового мнения — что лидер получает в конце раунда:
    ±1 (Телевидение): сдвинуть один свой маркер на 1. Конверт (ООН): Личное
    письмо. Карта (Альянсы): карту из колоды.
    ∞ Связанные поля.
    ☢ У цели: она поднимает маркеры. У карты: её Событие тоже двигает маркеры.

## Options

option-agenda-lead = Цели на шкалах
    .about = Цель на шкале приносит отрыв, какой он после подъёма маркеров или до него.
    .after_escalation = после подъёма
    .before_escalation = до подъёма
option-same-track-icons = Две цели на одной шкале
    .about = Если обе цели на одной шкале, её маркеры поднимаются за каждую из них или один раз.
    .each = за каждую
    .once = один раз
option-containment = Сдерживание
    .about = «Сдерживание» действует на События, которые играет соперник, или ещё и на те, которые он вызывает.
    .played = сыгранные события
    .played_or_triggered = сыгранные и вызванные события

## Sides, and the seats where nobody gave a name

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

## Tracks and battlegrounds, which are agendas too

military = военная шкала
    .cap = Военная шкала
    .acc = военную шкалу
political = политическая шкала
    .cap = Политическая шкала
    .acc = политическую шкалу
world_opinion = шкала мирового мнения
    .cap = Шкала мирового мнения
    .acc = шкалу мирового мнения
cuba_political = Куба (полит.)
    .acc = Кубу (полит.)
    .to = на Кубу (полит.)
    .from = с Кубы (полит.)
    .in = на Кубе (полит.)
cuba_military = Куба (воен.)
    .acc = Кубу (воен.)
    .to = на Кубу (воен.)
    .from = с Кубы (воен.)
    .in = на Кубе (воен.)
atlantic = Атлантика
    .acc = Атлантику
    .to = в Атлантику
    .from = из Атлантики
    .in = в Атлантике
berlin = Берлин
    .acc = Берлин
    .to = в Берлин
    .from = из Берлина
    .in = в Берлине
turkey = Турция
    .acc = Турцию
    .to = в Турцию
    .from = из Турции
    .in = в Турции
italy = Италия
    .acc = Италию
    .to = в Италию
    .from = из Италии
    .in = в Италии
united_nations = ООН
    .to = в ООН
    .from = из ООН
    .in = в ООН
television = Телевидение
    .to = на Телевидение
    .from = с Телевидения
    .in = на Телевидении
alliances = Альянсы
    .to = в Альянсы
    .from = из Альянсов
    .in = в Альянсах
personal_letter = Личное письмо
    .acc = Личное письмо

## Strategy cards of the UN. What lasts for the round also says how it works on a side.

speech_to_the_nation = Обращение к нации
    .summary = Поставьте до 3 кубиков на поля мирового мнения, не больше 2 на поле.
the_guns_of_august = Августовские пушки
    .summary = Сдвиньте одну из своих шкал максимум на 2 в любую сторону, затем Команда 1.
fifty_fifty = Пятьдесят на пятьдесят
    .summary = Лидер на Телевидении может сдвинуть одну или две свои шкалы на 1 каждую в любую сторону.
sops = Стандартные процедуры
    .summary = До конца раунда в ваших Командах на 1 кубик больше.
    .lasting = в Командах на 1 кубик больше
close_allies = Близкие союзники
    .summary = Поставьте до 2 кубиков в сумме на политические поля.
intelligence_reports = Донесения разведки
    .summary = Возьмите случайную карту с руки соперника: сыграйте её или сбросьте. Соперник берёт другую.
summit_meeting = Встреча в верхах
    .summary = Сбросьте с руки сколько угодно карт и возьмите из колоды столько же.
to_the_brink = На краю пропасти
    .summary = До конца раунда в Командах соперника на 1 кубик меньше, но не меньше 1.
    .lasting = в Командах на 1 кубик меньше, но не меньше 1
nuclear_submarines = Атомные подлодки
    .summary = Поставьте до 2 кубиков в сумме на военные поля.
u_thant = У Тан
    .summary = Снизьте все три свои шкалы на 1.
containment = Сдерживание
    .summary = До конца раунда События, которые играет соперник, не снижают его шкалы.
    .lasting = События, которые играет эта сторона, не снижают её шкалы
a_face_saver = Сохранить лицо
    .summary = Команда 3. Затем соперник может выполнить Команду 1.
scramble = Взлёт по тревоге
    .summary = Поставьте по 1 кубику на разные поля, не больше чем на три.

## Strategy cards of the US

mathematical_precision = Математическая точность
    .summary = Сдвиньте политическую шкалу США максимум на 2 в любую сторону, затем Команда 1.
excomm = Экскомм
    .summary = Поставьте до 4 кубиков на поля, где у США их нет, не больше 2 на поле.
public_protests = Акции протеста
    .summary = Уберите сколько угодно кубиков США с одного поля.
lessons_of_munich = Уроки Мюнхена
    .summary = Поставьте до 4 кубиков в Берлин, Италию и Турцию, не больше 2 на поле.
operation_mongoose = Операция „Мангуст“
    .summary = США получают 1 очко престижа. Затем СССР может сдвинуть одну шкалу США на 1 в любую сторону.
air_strike = Авиаудар
    .summary = Уберите с одного из двух полей Кубы половину кубиков СССР, округляя вверх, или поставьте до 2 кубиков в Альянсы.
non_invasion_pledge = Гарантии ненападения
    .summary = Уберите до 2 кубиков СССР из Турции. Сдвиньте политическую шкалу США максимум на 2 в любую сторону.
offensive_missiles = Наступательные ракеты
    .summary = Если политическая шкала США в DEFCON 3, можно поставить по 1 кубику на политические поля.
invasion_of_cuba = Вторжение на Кубу
    .summary = Повысьте военную шкалу США максимум на 2, затем снизьте другую шкалу США максимум на столько же.
quarantine = Карантин
    .summary = Поставьте до 2 кубиков в Атлантику.
u2_photographs = Снимки с U-2
    .summary = Команда 3 на одном военном поле: кубики можно только ставить.
wave_and_smile = Улыбаемся и машем
    .summary = Уберите до 2 кубиков США и поставьте их на другие поля.
eyeball_to_eyeball = Глаза в глаза
    .summary = Если США выше на военной шкале, поставьте до 3 кубиков в сумме на два поля Кубы.

## Strategy cards of the USSR

mrbms_and_irbms = Ракеты Р-12 и Р-14
    .summary = Сдвиньте военную шкалу СССР максимум на 2 в любую сторону, затем Команда 1.
moscow_is_our_brain = Москва — наш мозг
    .summary = Поставьте до 4 кубиков на поля, где у СССР они уже есть, не больше 2 на поле.
missile_trade = Размен ракет
    .summary = Уберите до 3 кубиков СССР с любых полей.
fidel_castro = Фидель Кастро
    .summary = Поставьте до 3 кубиков в сумме на два поля Кубы.
berlin_blockade = Блокада Берлина
    .summary = СССР получает 2 очка престижа. Затем США могут сдвинуть одну шкалу СССР максимум на 2 в любую сторону.
suez_hungary = Суэц и Венгрия
    .summary = Ставьте кубики в Италию, пока у СССР не станет на один больше, чем у США, или 5, или не кончится запас.
maskirovka = Маскировка
    .summary = Если военная шкала СССР в DEFCON 3, можно поставить по 1 кубику на военные поля.
bay_of_pigs = Залив Свиней
    .summary = На выбор США: убрать 2 своих кубика из Альянсов или до конца раунда не снижать свои шкалы своими Событиями.
    .lasting = их События, сыгранные или вызванные, не снижают их шкалы
turn_back_the_ships = Поворот кораблей
    .summary = Снизьте самую высокую шкалу СССР максимум на 2; если таких несколько, выберите одну.
strategic_balance = Стратегическое равновесие
    .summary = Поставьте до 3 кубиков в Атлантику.
national_liberation = Национальное освобождение
    .summary = Команда 3 на одном политическом поле: кубики можно только ставить.
u2_downed = U-2 сбит
    .summary = Поставьте до 2 кубиков в Турцию. Уберите с одного из двух полей Кубы половину кубиков США, округляя вверх.
defensive_missiles = Оборонительные ракеты
    .summary = Поставьте до 2 кубиков в сумме на Телевидение и в ООН.

## Questions

ask-keep = Выберите цель и держите её в тайне
ask-first = Кто ходит первым в этом раунде?
ask-play = Сыграйте карту
ask-taken = Вы взяли карту «{ NAME($card) }»: сыграйте её или сбросьте
ask-trigger = Ваша карта «{ NAME($card) }»: вызвать сперва её Событие?
ask-command = Команда { $n }: на каком поле?
ask-command-place = Команда { $n }, только ставить: на каком поле?
ask-cubes = { NAME($at) }: сколько кубиков? Не больше { $n }
ask-place = Поставьте кубик: ещё { $n }
ask-remove = Уберите кубик { NAME($side) }: ещё { $n }
ask-remove-half = Уберите половину кубиков { NAME($side) }, округляя вверх: с какого поля?
ask-relocate = Снимите кубик, чтобы переставить: ещё { $n }
ask-place-again = Поставьте его на другое поле: ещё { $n }
ask-track =
    Сдвиньте шкалу { NAME($side) } { $n ->
        [one] на { $n }
       *[other] максимум на { $n }
    }{ $left ->
        [one] { "" }
        [few] {" "}(ещё { $left } шкалы)
       *[many] {" "}(ещё { $left } шкал)
    }
ask-one-track =
    Сдвиньте { NAME($track, case: "acc") } { NAME($side) } { $n ->
        [one] на { $n }
       *[other] максимум на { $n }
    }
ask-highest-track =
    Снизьте самую высокую шкалу { NAME($side) } { $n ->
        [one] на { $n }
       *[other] максимум на { $n }
    }
ask-escalate = Повысьте военную шкалу { NAME($side) } максимум на { $n }
ask-deflate =
    Снизьте другую шкалу { NAME($side) } { $n ->
        [one] на { $n }
       *[other] максимум на { $n }
    }
ask-summit =
    Выберите карты для сброса{ $n ->
        [0] { "" }
       *[other] {" "}(пока { $n })
    }
ask-alliances = Куда отправить карту из Альянсов?
ask-air-strike = Ударить по Кубе или сплотить Альянсы?
ask-bay-of-pigs = Уйти из Альянсов или терпеть?

## Offers

offer-keep = Выбрать { NAME($agenda, case: "acc") }
offer-first =
    { WHO($seat) ->
        [you] Первым ходите вы
       *[other]
            { NAME($first, case: "number") ->
                [plural] Первыми ходят
               *[singular] Первым ходит
            } { NAME($first) }
    }
offer-command =
    { NAME($card) }: Команда { $n }{ $theirs ->
        [0] { "" }
       *[other] {" "}(соперник может вызвать Событие)
    }
offer-letter =
    { NAME($card) }: Команда { $n } с письмом{ $theirs ->
        [0] { "" }
       *[other] {" "}(соперник может вызвать Событие)
    }
offer-event =
    { NAME($card) }: Событие{ $idle ->
        [0] { "" }
       *[other] {" "}(ничего не изменит)
    }
offer-trigger =
    Вызвать Событие «{ NAME($card) }»{ $idle ->
        [0] { "" }
       *[other] {" "}(ничего не изменит)
    }
offer-decline = Не вызывать Событие «{ NAME($card) }»
offer-on = { NAME($at) }: США { $us }, СССР { $ussr }
offer-place = { NAME($at) }: США { $us }, СССР { $ussr }
offer-remove = { NAME($at) }: США { $us }, СССР { $ussr }
offer-cubes-place = Поставить { $n }
offer-cubes-remove = Убрать { $n }
offer-escalate = Повысить { NAME($track, case: "acc") } на { $n }
offer-deflate = Снизить { NAME($track, case: "acc") } на { $n }
offer-no-cubes = Ничего не ставить и не убирать
offer-done = Хватит
offer-discard = Сбросить карту «{ NAME($card) }»
offer-aftermath = В последствия, рубашкой вверх
offer-strike = Убрать половину кубиков СССР с одного из двух полей Кубы
offer-rally = Поставить до 2 кубиков в Альянсы
offer-withdraw = Убрать 2 своих кубика из Альянсов
offer-endure = До конца раунда ваши События не снижают ваши шкалы

## What happens

event-round = Раунд { $round } из { $rounds }. Все маркеры поднимаются на шаг.
event-flagged =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] получают
       *[singular] получает
    } цель: { NAME($agenda) }.
event-kept = Ваша тайная цель: { NAME($agenda) }.
event-agendas-chosen = Обе стороны выбрали цель.
event-drew = Вы берёте карту «{ NAME($card) }».
event-drew-hidden =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] берут
       *[singular] берёт
    } карту.
event-initiative =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] решают
       *[singular] решает
    }: { NAME($first, case: "number") ->
        [plural] первыми ходят
       *[singular] первым ходит
    } { NAME($first) }.
event-commanded =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] играют
       *[singular] играет
    } карту «{ NAME($card) }»: Команда { $n }.
event-used-letter =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] играют
       *[singular] играет
    } карту «{ NAME($card) }» с письмом: Команда { $n }.
event-played-event =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] играют
       *[singular] играет
    } карту «{ NAME($card) }» ради События.
event-triggered =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] вызывают
       *[singular] вызывает
    } Событие «{ NAME($card) }».
event-declined =
    { NAME($side) } не { NAME($side, case: "number") ->
        [plural] вызывают
       *[singular] вызывает
    } Событие «{ NAME($card) }».
event-no-effect = «{ NAME($card) }»: ничего не изменено.
event-placed =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] ставят
       *[singular] ставит
    } { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    } { NAME($at, case: "to") }, теперь { $now }.
event-removed =
    { $n ->
        [one] { $n } кубик { NAME($side) } уходит
        [few] { $n } кубика { NAME($side) } уходят
       *[many] { $n } кубиков { NAME($side) } уходят
    } { NAME($at, case: "from") }, { $now ->
        [0] не осталось ни одного
        [one] остался { $now }
       *[other] осталось { $now }
    }.
event-escalated =
    { NAME($track, case: "cap") } { NAME($side) } поднимается на { $n }, до { $now }{ $now ->
        [4] : DEFCON 2.
        [5] : DEFCON 2.
        [6] : DEFCON 2.
        [7] : DEFCON 1!
        [8] : DEFCON 1!
       *[other] .
    }
event-deflated = { NAME($track, case: "cap") } { NAME($side) } опускается на { $n }, до { $now }.
event-blocked = { NAME($track, case: "cap") } { NAME($side) } не может опуститься.
event-gained =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] получают
       *[singular] получает
    } { prestige-points }.
event-lasts = До конца раунда, { NAME($side) }: { NAME($effect, case: "lasting") }.
event-took =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] забирают
       *[singular] забирает
    } карту «{ NAME($card) }» с руки соперника.
event-discarded =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] сбрасывают
       *[singular] сбрасывает
    } карту «{ NAME($card) }».
event-saved = Вы откладываете карту «{ NAME($card) }» в последствия.
event-saved-hidden =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] откладывают
       *[singular] откладывает
    } карту в последствия.
event-leads =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] ведут
       *[singular] ведёт
    } { NAME($at, case: "in") }.
event-nobody-leads = Никто не ведёт { NAME($at, case: "in") }.
event-got-letter = Личное письмо теперь у { NAME($side) }.
event-revealed =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] открывают
       *[singular] открывает
    } цель: { NAME($agenda) }.
event-scored =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] получают
       *[singular] получает
    } { prestige-points } за { NAME($agenda, case: "acc") }.
event-tied = Никто не получает престижа за { NAME($agenda, case: "acc") }.
event-prestige =
    Престиж: { $n ->
        [0] никто не ведёт
       *[other] { NAME($leader) } +{ $n }
    }.{ $cut ->
        [0] { "" }
       *[other] {" "}{ lead-cut }
    }
event-war =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] развязывают
       *[singular] развязывает
    } ядерную войну.
event-in-aftermath =
    В последствиях карта «{ NAME($card) }», её { NAME($side, case: "number") ->
        [plural] отложили
       *[singular] отложил
    } { NAME($side) }.
event-aftermath = Кубики в последствиях: США { $us }, СССР { $ussr }.

## The end

reason-prestige =
    { WHO($seat) ->
        [you] Вы побеждаете
       *[other] Победа: { SEAT($seat) }
    }, перевес — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } престижа.
reason-letter =
    Престижа поровну. { WHO($seat) ->
        [you] Личное письмо у вас: вы побеждаете.
       *[other] Решает Личное письмо. Победа: { SEAT($seat) }.
    }
reason-war =
    { WHO($loser) ->
        [you] Вы развязали ядерную войну.
       *[other]
            { WHO($seat) ->
                [you] Вы побеждаете: соперник развязал ядерную войну.
               *[other] Победа: { SEAT($seat) }. Виновник ядерной войны: { SEAT($loser) }.
            }
    }
reason-both-war = Обе стороны развязали ядерную войну. Никто не победил.
prestige-points =
    { $n ->
        [one] { $n } очко престижа
        [few] { $n } очка престижа
       *[many] { $n } очков престижа
    }

## The table in the terminal

round-of = Раунд { $round } из { $rounds }
turn-of = ход { $turn } из { $turns }
prestige = Престиж
head-cubes = кубики
head-hand = рука
head-aftermath = посл.
head-letter = письмо
head-you = вы:
head-flags = флаги, сколько дали бы сейчас
head-flags-kept = флаги [ваша цель], сколько дали бы сейчас
in-play = В игре:
war-now =
    { WHO($seat) ->
        [you] Вы начнёте войну, если раунд закончится сейчас
       *[other] { NAME($side) }: война, если раунд закончится сейчас
    }: { $why }.
why-defcon-1 = DEFCON 1 ({ $tracks })
why-defcon-2 = три маркера в DEFCON 2
war-by-icon =
    { WHO($seat) ->
        [you] Вы начнёте войну, если раунд закончится сейчас и цели поднимут
       *[other] { NAME($side) }: война, если раунд закончится сейчас и цели поднимут
    }: { $tracks }.
in-play-command = В игре для Команды { $n }:
in-play-event = В игре ради События:
war-both = Конец раунда — и война:
why-kept =
    { WHO($owner) ->
        [you] ваша цель ({ $tracks })
       *[other] цель ({ $tracks })
    }
why-agendas = цели ({ $tracks })
why-asked-first = Решает тот, у кого меньше престижа; при равенстве — СССР.
numbers-on-board = Номера стоят на поле.
leave-tracks = Ничего не менять
last-card = Несыгранная карта уйдёт в последствия.
cards-in-full = cards: тексты целиком
nobody-gains = Никто не получает престижа.
lead-cut = Отрыв не бывает больше { $n }: остальное пропадает.
head-command = Команда
head-with-letter = +письмо
head-event = Событие
idle-now = Сейчас без эффекта:
theirs-first = сперва?
chosen-in-secret = Обе стороны выбирают сразу и втайне. Цели откроют в конце раунда.
log-flags = вытянутые цели:
icons-climb = Цели на шкалах поднимают то, что в DEFCON 2:
no-war = Ядерной войны нет.
round-over = Раунд { $round } из { $rounds } закончен
cubes-of =
    { NAME($side) }: { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
aftermath-about = Считаются кубики на картах каждой стороны, кто бы их ни отложил. У кого больше: +2.
aftermath-opened = Последствия
cards-aside = Будут сброшены
cards-saved = Отложены в последствия
cards-discarded = Сыграны и сброшены
agendas-resolved = Цели прошлых раундов
cards-to-draw = Карт в колоде: { $n }.
card-cubes = кубиков: { $n }
card-icon = Событие двигает и шкалы DEFCON
short-military = армия
short-political = политика
short-world-opinion = мнение
short-cuba-political = Куба (полит.)
short-cuba-military = Куба (воен.)
short-atlantic = Атлантика
short-berlin = Берлин
short-turkey = Турция
short-italy = Италия
short-united-nations = ООН
short-television = ТВ
short-alliances = Альянсы
short-personal-letter = письмо

## The table in the browser

plate-cuba = Куба
plate-political = полит.
plate-military = воен.
phone-united-nations = ООН
phone-television = ТВ
leads =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] ведут
       *[singular] ведёт
    }
leads-by =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] ведут
       *[singular] ведёт
    } на { $n }
nobody-leads = никто не ведёт
connected-plus = связаны: +1 за каждое другое того же лидера
labelled = { $label }: { $words }
label-round = Раунд
label-of = { $n } из { $of }
label-end = Итог
label-deck = Колода
label-discard = Сброс
label-aftermath = Последствия
label-flags = Флаги
label-flags-pay = при подсчёте сейчас
label-agenda = Цель
label-letter = Письмо
label-cubes = В запасе
label-war = Война
label-leads = Ведёт
agendas-now = Цель даёт сейчас
label-scored = Дала бы
scored-nobody = никому
pays-sum =
    перевес { $lead }{ $more ->
        [0] { "" }
       *[other] {" "}+ { $more }
    }
pays-connected =
    перевес { $lead }{ $more ->
        [0] { "" }
       *[other] {" "}+ { $more } за связанные
    }
pays-letter = за письмо
scored-unflagged = здесь нет флага: не в этом раунде
label-marker = Ваш маркер ({ $track })
marker-room =
    на делении { $step }{ $n ->
        [0] : DEFCON 1
       *[other] , до DEFCON 1 ещё { $n }
    }
leader-none = никто
go-on-button = Дальше
label-effects = До конца раунда
n-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
cards-in-hand =
    { $n ->
        [one] { $n } карта в руке
        [few] { $n } карты в руке
       *[many] { $n } карт в руке
    }
cubes-left = в запасе: { $n } из { $of }
danger-sure =
    { WHO($seat) ->
        [you] Вы начнёте войну
       *[other] { NAME($side) }: будет война
    }
danger-maybe =
    { WHO($seat) ->
        [you] Вы можете начать войну
       *[other] { NAME($side) }: возможна война
    }
danger-now = если раунд кончится сейчас.
danger-joint = ,{" "}
danger-three =
    { WHO($seat) ->
        [you] Все три ваших маркера
       *[other] Все три маркера
    } в зоне DEFCON 2{ $higher ->
        [0] .
       *[other] {" "}или 1.
    }
danger-one = В зоне DEFCON 1: { $tracks }.
danger-kept =
    { WHO($owner) ->
        [you] Ваша цель
       *[other] Цель { NAME($side) }
    } поднимет до { $step }: { $tracks }.
danger-icon =
    { $n ->
        [one] Цель может поднять в DEFCON 1
       *[other] Две цели вместе могут поднять в DEFCON 1
    }: { $tracks }.
danger-then = если сделать это и раунд кончится.
danger-higher = Цель может поднять его ещё.
way-down = Опустите { $steps }.
way-step =
    { $n ->
        [one] маркер «{ $tracks }»
       *[other] маркеры «{ $tracks }»
    } до { $step } или ниже
way-three = один из трёх до { $step } или ниже
danger-none = Если раунд кончится сейчас, войны нет
danger-rule = Один маркер в DEFCON 1 или все три в DEFCON 2 в конце раунда: эта сторона проиграла.
third-stays = Два ваших маркера в DEFCON 2: «{ $track }» должен остаться ниже DEFCON 2.
safe-room =
    { WHO($seat) ->
        [you] Вы
       *[other] { NAME($side) }
    }: { $track }, до DEFCON 1 ещё { $n }
safe-so-far = пока опасности нет
war-if-now = если раунд кончится сейчас
war-if-agenda = возможна из-за цели: { $tracks }
note-lead = { $from } → { $to }
note-track = { $track } { $from } → { $to }
note-area = { $track } { $from } → { $to }, DEFCON { $area }
note-stays = { $track } остаётся { $step }
note-climbs = сперва растёт
brief-command = Команда { $n }
brief-letter = { $n } с письмом
brief-event = Событие
note-theirs = соперник может вызвать Событие
note-war = тогда в конце раунда война
note-push =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] могут
       *[singular] может
    } поднять: { $track } { $from } → { $to }, DEFCON 1
note-steps-area = { $from } → { $to }, DEFCON { $area }
day-of = День { $n } · { $date }
about-given =
    { NAME($side) } { NAME($side, case: "number") ->
        [plural] играют
       *[singular] играет
    } карту «{ NAME($card) }»: это даёт вам
in-play-by =
    { WHO($seat) ->
        [you] Вы играете
       *[other]
            { NAME($side) } { NAME($side, case: "number") ->
                [plural] играют
               *[singular] играет
            }
    }
in-play-now = В игре
in-play-as-event = В игре · Событие
in-play-as-command = В игре · Команда { $n }
would-do = Что она даст сейчас
moves-tracks = Каждый кубик после первого двигает вашу шкалу.
moves-nothing = Кубики её События не двигают маркеры.
as-command =
    Команда: { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }, поставить или убрать в одном месте.
as-event-idle = Событие: ничего не изменит.
theirs-may = Событие не ваше: { NAME($side) } может сперва его вызвать.
do-command =
    Команда: { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
do-letter =
    С письмом: { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
do-letter-note = Потом письмо получит другая сторона: { NAME($side) }
do-event = Сыграть Событие
do-event-idle = Сейчас ничего не изменит
do-keep = Выбрать эту цель
keep-for-good = Ваш выбор последний: отменить его будет нельзя.
agenda-twice = Цель «{ NAME($agenda) }» пришла вам дважды, поэтому выбирать только из двух.
just-now = Только что
leave-cubes = Без кубиков
put-back = Вернуть в руку
card-of = Карта { $n } из { $of }
next-card = Следующая карта
previous-card = Предыдущая карта
not-your-turn = Сейчас не ваш ход
first-this = Сперва: { $question }
hand-empty = На руке нет карт
mine-agenda = Цель: { $agenda }
line-pays = сейчас { $pays }
scored-now =
    { WHO($seat) ->
        [you] Сейчас: вам +{ $n }
       *[other] Сейчас: { NAME($side) } +{ $n }
    }
scored-nothing = Сейчас: никому
scored-why = { $scored } ({ $why })
letter-yours = У вас: +1 кубик к Команде, потом оно переходит.
letter-theirs = Оно у другой стороны: { NAME($side) }.
agenda-of-track = Шкала DEFCON
agenda-of-place = Поле битвы
agenda-of-letter = Флаг: ООН
agenda-about-track = Маркер, что выше, даёт разницу и ещё 1. Но сперва маркеры в DEFCON 2 поднимаются на 1.
agenda-about-connected = Перевес в кубиках и ещё 1 за каждое связанное место, где тоже есть перевес.
agenda-about-place =
    Перевес в кубиках{ $n ->
        [0] { "" }
       *[other] {" "}и ещё { $n }
    }.
agenda-about-letter = 2 очка престижа тому, у кого письмо.
agenda-kept = выбрана, одна из этих
agenda-open = ещё не выбрана
letter-yes = есть
letter-no = нет
label-resolved = Сыграны
nothing-yet = пока нет
tip-command = Команда здесь двигает эту шкалу: 1 деление за каждый кубик после первого.
tip-connected = Связаны: +1 за каждое другое того же лидера
tip-bonus =
    +{ $n } в кружке: её цель даёт перевес{ $n ->
        [0] {" "}и больше ничего.
       *[other] {" "}и ещё { $n }.
    }
tip-flag = Флаг: эту цель вытянула сторона { NAME($side) }. Из трёх она выбирает одну, втайне.
tip-flag-letter = Флаг с письмом: сторона { NAME($side) } вытянула цель «Личное письмо».
tip-key = Ключ: эту цель выбрали вы.
tip-flags = Три цели, которые вытянула эта сторона. Одну из них она выбирает втайне.
tip-flags-pay = Число — сколько цель дала бы, если бы раунд кончился сейчас: перевес и бонус вместе.
tip-letter = Добавляет к Команде 1 кубик и переходит к другой стороне. Если в конце престиж равен, побеждает тот, у кого оно.
tip-prestige = Кто ведёт в конце игры, побеждает. Отрыв не бывает больше { $n }.
tip-television = ±1: в конце раунда тот, кто ведёт, может сдвинуть один свой маркер на 1.
tip-united-nations = Письмо: в конце раунда его берёт тот, кто ведёт.
tip-alliances = Карты: в конце раунда тот, кто ведёт, берёт карту — в последствия или в сброс.
says-place = { NAME($at) } ({ $track }): { us } { $us }, { ussr } { $ussr }; { $leads }.
says-place-of-track = { NAME($at) }: { us } { $us }, { ussr } { $ussr }; { $leads }.
says-track = { NAME($track, case: "cap") }: { us } на делении { $us } (DEFCON { $usarea }), { ussr } на делении { $ussr } (DEFCON { $ussrarea }).
says-flag = Флаги, { NAME($side) }: { $agendas }.
says-prestige = Престиж: { NAME($side) } +{ $n }.
says-no-prestige = Престиж: никто не ведёт.
says-letter = Личное письмо: { NAME($side) }.
says-side = { NAME($side) }: { $hand }, { $cubes }, в последствиях: { $saved }.
says-kept = Ваша тайная цель: { $agenda }.
says-kept-of = { NAME($side) }, тайная цель: { NAME($agenda) }.
says-drew-of = { NAME($side) }, взятые карты: { $cards }.
says-saved-of = { NAME($side) }, в последствия: «{ NAME($card) }».
says-in-play = В игре: { NAME($card) }.
says-lasting = До конца раунда, { NAME($side) }: { $effect }.
