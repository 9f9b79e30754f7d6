# DEFCON, in Russian. All four powers are feminine and inflect. The map names its own places in the nominative
# only, so a place stands before a colon, behind an arrow or in brackets. .number tells a power from nobody.

title = DEFCON
about = Сверхдержавы готовятся к последней войне. Побеждайте, но берегите репутацию.
authors = Карло Де Грегорио
reconstructed = Правила полные. Карта печатной игры, число копий каждой карты действия и грани кубика не опубликованы: наши — реконструкция. Владелец игры заменяет каждую из них одним файлом.
rules-brief =
    Цель
    Пять раундов, от DEFCON 5 до DEFCON 1. Побеждает тот, у кого больше очков.
    Положение державы показывают две шкалы, и каждая даёт ей ВВП — деньги на
    раунд. Военный индекс — сколько территорий под вашим контролем. У репутации
    пять статусов по две ступени, снизу вверх: государство-изгой, угроза миру,
    государство под надзором, образцовое государство, ведущее государство.
    Очки: ВВП за обе шкалы и по 3 за каждую столицу в ваших руках.

    Что где стоит
    Войска на территориях защищают их. Войска в казармах нападают; кто уже
    нападал, ждёт в транзите и в следующем раунде снова будет в казармах.
    Укрепление даёт защите территории ещё 3 кубика, столица — 2.
    Морская зона под вашим контролем, если флоты там есть только у вас.

    До конфликта
    Инициатива: первым идёт самый большой ВВП; поровну — лучшая репутация.
    Подготовка: сбросьте сколько угодно карт и возьмите до 2 новых.
    Репутация ограничивает руку: у изгоя 1 карта, у лучших 5.
    Инвестиции: потратьте ВВП; непотраченное пропадает. Отряд 2, флот 4, переход
    флота 2, укрепление 4, обычная ракета 4, ядерная ракета 6.
    Гуманитарная помощь 4: ваша репутация растёт на 1 ступень. Саботаж 4: в
    конфликте отнимает у другой державы 1 ступень репутации.

    Конфликт
    По очереди одно наступательное действие: наземная атака, ракета или морской
    бой. Или пас до конца фазы. Карты и саботаж — до или после действия.
    Наземная атака: на соседнюю территорию, по суше или через свою морскую зону.
    Каждый бросает по кубику за отряд, защита добавляет свои. Попадает половина
    граней, каждое попадание убивает отряд.
    После каждого раунда боя: биться дальше или отойти в транзит.
    Победитель оставляет хотя бы 1 отряд; остальные могут наступать дальше.
    Обычная ракета: до 3 отрядов на территории, или укрепление, или флот.
    Ядерная ракета: территория потеряна для всех.
    Морской бой: из своей зоны в соседнюю, по кубику за флот.

    Чем это грозит
    Атака может быть агрессией. В конце раунда вы теряете столько ступеней
    репутации, какова ваша агрессия: наземная атака 1, ракета по войскам 2,
    ядерная ракета 3; считается только самое высокое за раунд. Первая потерянная
    ступень может не изменить статуса. Наземная атака на угрозу миру, на изгоя,
    на нейтральную землю и на свою потерянную территорию не считается; ракета по
    изгою считается на 1 меньше. Ракеты по укреплениям и флотам и морские бои
    не считаются.
    Реорганизация, последняя фаза раунда: транзит возвращается в казармы, каждый
    переводит до 4 отрядов, затем платят за агрессию.

    Конец игры
    Без войск могут стоять 5 ваших территорий. Кто потерял последнюю
    территорию, заканчивает игру этим раундом. При равенстве: репутация,
    территории, столицы, территории сверх 8 начальных.
reading-the-table =
    Как читать стол
    ■ Америка, ▲ Евразия, ◆ Африказия, ● Остазия. ▸ перед тем, кого спрашивают.
    Столбец — держава и 8 территорий, с которых она начала. Ваша написана
    ПРОПИСНЫМИ; × — спасовала.
    «Бразилия ■3»: у Америки, там 3 отряда; «■0»: держится на одном жетоне.
    □ — укрепление, ★ — столица (захваченная — со знаком своей державы).
    ☢ — заражено: занять нельзя, но пройти можно. –: нейтральная.
    «~ Чёрное море ▲2/1»: два флота Евразии, один из них отступил.
    «28 очк»: ваши очки сейчас: оба ВВП и по 3 за каждую столицу.
    ВВП дают репутация и территории: столько можно тратить каждый раунд.
    «агр» — агрессия: столько репутации пропадёт в конце раунда.
    «каз» — войска в казармах, они нападают; «трз» — войска в транзите.
    «крт» — карты / предел. «саб» — саботаж. «флт» — флоты в море / в резерве.
    «рак 2+1»: 2 обычные ракеты и 1 ядерная.
    Набирайте номер перед местом или слова: «attack бразилия», «str бра».
    0 — нет или хватит. Ракеты: на 100, 200 или 300 больше номера территории.
    «73 % −2»: вероятность захвата, если биться до конца всеми, кого можно
    послать, и сколько отрядов это стоит в среднем.
    «■ 3/5»: 3 попадания на 5 кубиках; «◆ −1»: потерян один отряд.
    В чужой ход вас спрашивают, сыграете ли вы карту, даже если её у вас нет:
    так вопрос никому ничего не выдаёт. skip: до конца раунда больше не
    спрашивать; ask: спрашивать снова.
    cards: ваши карты и все числа. map: что с чем граничит.

## Options

option-reputation-ties = Равная репутация
    .about = Чья репутация лучше, решает ступень индекса или только статус.
    .row = по ступени
    .state = по статусу
option-sea-chains = Атака через несколько морей
    .about = Наземная атака может пройти через несколько морских зон подряд, если все они ваши.
option-speech-after-pass = Речь после паса
    .about = Спасовавшая держава всё же может сыграть «Речь в парламенте», когда на неё нападают.
option-attack-scope = Карты для наземной атаки
    .about = Карты, которые поддерживают наземную атаку, действуют в одном бою или во всём действии.
    .battle = один бой
    .action = всё действие
option-armageddon = Армагеддон
    .about = В последнем раунде агрессия не стоит репутации, или у всех она равна 1.
    .off = без него
    .no_loss = ничего не стоит
    .all_level_one = у всех 1
option-pair = Вдвоём
    .about = За какие державы играют двое.
    .america_eurasia = Америка и Евразия
    .america_africasia = Америка и Африказия
    .america_eastasia = Америка и Остазия
    .eurasia_africasia = Евразия и Африказия
    .eurasia_eastasia = Евразия и Остазия
    .africasia_eastasia = Африказия и Остазия
option-absent = Втроём
    .about = Какой державы нет, когда играют трое.
    .america = без Америки
    .eurasia = без Евразии
    .africasia = без Африказии
    .eastasia = без Остазии

## Powers, phases, states, pieces

america = Америка
    .gen = Америки
    .dat = Америке
    .acc = Америку
    .number = one
eurasia = Евразия
    .gen = Евразии
    .dat = Евразии
    .acc = Евразию
    .number = one
africasia = Африказия
    .gen = Африказии
    .dat = Африказии
    .acc = Африказию
    .number = one
eastasia = Остазия
    .gen = Остазии
    .dat = Остазии
    .acc = Остазию
    .number = one
nobody = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .number = none
setup = Расстановка
initiative = Инициатива
preparation = Подготовка
investment = Инвестиции
conflict = Конфликт
reorganisation = Реорганизация
rogue = Государство-изгой
threat = Угроза миру
watched = Государство под надзором
exemplary = Образцовое государство
catalyst = Ведущее государство
missile = обычная ракета
    .acc = обычную ракету
nuke = ядерная ракета
    .acc = ядерную ракету
sabotage = саботаж
    .acc = жетон саботажа
aid = гуманитарная помощь
    .acc = гуманитарную помощь
quarters = Казармы

## Places of our map

west_canada = Западная Канада
east_canada = Восточная Канада
west_usa = Запад США
east_usa = Восток США
mexico = Мексика
andes = Анды
brazil = Бразилия
argentina = Аргентина
west_europe = Западная Европа
scandinavia = Скандинавия
central_europe = Центральная Европа
south_europe = Южная Европа
west_russia = Западная Россия
east_russia = Восточная Россия
kamchatka = Камчатка
central_asia = Средняя Азия
north_africa = Северная Африка
west_africa = Западная Африка
congo = Конго
east_africa = Восточная Африка
south_africa = Южная Африка
asia_minor = Малая Азия
middle_east = Ближний Восток
persia = Персия
india = Индия
west_china = Западный Китай
east_china = Восточный Китай
mongolia = Монголия
japan = Япония
indochina = Индокитай
indonesia = Индонезия
australia = Австралия
arctic_ocean = Ледовитый океан
norwegian_sea = Норвежское море
north_atlantic = Северная Атлантика
sargasso_sea = Саргассово море
mid_atlantic = Центральная Атлантика
south_atlantic = Южная Атлантика
west_mediterranean = Западное Средиземное море
east_mediterranean = Восточное Средиземное море
black_sea = Чёрное море
arabian_sea = Аравийское море
indian_ocean = Индийский океан
southern_ocean = Южный океан
china_sea = Китайское море
sea_of_japan = Японское море
bering_sea = Берингово море
north_pacific = Север Тихого океана
central_pacific = Центр Тихого океана
south_pacific = Юг Тихого океана

## Action cards of one’s own turn in the conflict

air_raid = Воздушный налёт
    .summary = Ещё 2 кубика в каждом раунде боя вашей наземной атаки.
airborne_troops = Воздушный десант
    .summary = Атакуйте любую территорию, где бы она ни была: не больше 3 отрядов из казарм.
assassination_attempt = Покушение на президента
    .summary = Столицы одной державы не дают кубиков против вашей следующей наземной атаки.
betrayal = Предательство
    .summary = Уберите с поля 2 любых чужих отряда.
blessing = Благословение
    .summary = Держите у себя: не ниже угрозы миру. Пропадает, если вы запустите ядерную ракету.
casus_belli = Казус белли
    .summary = Ваша следующая наземная атака не считается агрессией.
chemical_weapons_scandal = Скандал с химоружием
    .summary = Другая держава теряет 2 ступени репутации.
conscription = Призыв
    .summary = Возьмите бесплатно 2 отряда из резерва.
accidental_strike = Случайный удар
    .summary = Ваш следующий удар обычной ракетой не считается агрессией.
dunkirk = Дюнкерк
    .summary = Если ваша наземная атака сорвалась, все ваши войска этого боя, даже погибшие, возвращаются в транзит.
espionage = Шпионаж
    .summary = Посмотрите карты другой державы или сбросьте у неё 1 карту наугад.
excommunication = Отлучение от церкви
    .summary = Другая держава теряет 1 ступень репутации, а потом своё «Благословение».
government_transfer = Переезд правительства
    .summary = Перенесите столицу с одной вашей территории на другую.
infiltration = Внедрение
    .summary = Уберите 1 чужое укрепление или украдите 1 ракету любого вида.
international_criminal_court = Международный уголовный суд
    .summary = Другая держава теряет 1 ступень репутации.
nobel_prize = Нобелевская премия
    .summary = Ваша репутация растёт на 2 ступени.
propaganda = Пропаганда
    .summary = Ваша репутация растёт на 1 ступень.
speech_to_parliament = Речь в парламенте
    .summary = Ещё 2 кубика в каждом раунде боя, когда вы защищаетесь от наземной атаки.
submarine_fleet = Подводный флот
    .summary = Поставьте 1 флот из резерва в любую морскую зону, даже в чужую.
sustainable_ecocity = Экогород
    .summary = Держите у себя: считается за 1 территорию. Уничтожить его может только ядерная ракета.
ultimatum = Ультиматум
    .summary = Потребуйте 1 территорию: уступят — их репутация +2, откажут — ваша −1.

## Immediate action cards

censorship = Цензура
    .summary = Отмените «Переворот» или «Революцию» против вас.
counter_espionage = Контрразведка
    .summary = Отмените чужой «Подводный флот» или «Воздушный десант».
coup_detat = Переворот
    .summary = Перед добором другой державы: в этой подготовке она не берёт карт.
embargo = Эмбарго
    .summary = В начале инвестиций другой державы: не больше 5 инвестиций.
maginot_line = Линия Мажино
    .summary = Вы потеряли территорию: нападавший больше не атакует вас по суше в этом конфликте.
peacekeeping = Миротворцы
    .summary = Одна ваша потерянная начальная территория становится нейтральной; атаковать её в этом раунде нельзя.
revolution = Революция
    .summary = В начале инвестиций другой державы: она не ставит на поле ни войск, ни укреплений.
security_council_presidency = Председатель Совета Безопасности
    .summary = Между фазами: расставьте державы на шкале инициативы как угодно.
solidarity = Солидарность
    .summary = Отмените саботаж против вас.
speculative_bubble = Мыльный пузырь
    .summary = В начале инвестиций другой державы: у неё на 4 ВВП меньше.
strategic_defense_initiative = Стратегическая оборона
    .summary = Остановите любую ракету, которая летит в вас.
trade_agreement = Торговое соглашение
    .summary = В этих инвестициях у вас на 4 ВВП больше.

## What happens

event-rolled-for-order =
    { NAME($power) } бросает кубики за инициативу: { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
       *[many] { $n } попаданий
    }.
event-ordered = Инициатива, место { $place }: { NAME($power) }.
event-capital-placed = Столица { NAME($power, case: "gen") }: { NAME($at) }.
event-fleet-placed = { NAME($power) } ставит флот: { NAME($zone) }.
event-round = Раунд { $round } из { $rounds }: DEFCON { $defcon }.
event-phase = { NAME($phase) }.
event-drew = Вы берёте карту «{ NAME($card) }».
event-drew-hidden = { NAME($power) } берёт карту.
event-discarded = { NAME($power) } сбрасывает карту «{ NAME($card) }».
event-reshuffled = Сброс замешан в новую колоду.
event-played = { NAME($power) } играет карту «{ NAME($card) }».
event-cancelled = Карта «{ NAME($card) }» { NAME($power, case: "gen") } не действует.
event-cannot-draw = { NAME($power) } не берёт карт в этом раунде.
event-has-budget = { NAME($power) } может потратить { $n } ВВП.
event-got-gdp = { NAME($power) } получает ещё { $n } ВВП.
event-lost-gdp = { NAME($power) } теряет { $n } ВВП.
event-is-embargoed = { NAME($power) } может сделать не больше 5 инвестиций.
event-in-uprising = { NAME($power) } не может ставить на поле ни войск, ни укреплений.
event-bought = { NAME($power) } покупает { NAME($item, case: "acc") }.
event-recruited =
    { NAME($power) } набирает { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }.
event-deployed =
    { NAME($place) }: { NAME($power) } ставит { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }.
event-fortified = { NAME($at) }: { NAME($power) } строит укрепление.
event-sailed = { NAME($power) } переводит флот: { NAME($from) } → { NAME($zone) }.
event-done-investing =
    { NAME($power) } заканчивает инвестиции{ $n ->
        [0] { "" }
       *[other] , остаток { $n } ВВП
    }.
event-attacked =
    { NAME($at) }: { NAME($power) } { NAME($defender, case: "number") ->
        [none] вступает на нейтральную землю
       *[one] атакует { NAME($defender, case: "acc") }
    }, { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }.
event-became-aggressive = Агрессия { NAME($power, case: "gen") }: { $n }.
event-rolled =
    { NAME($power) }: { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
       *[many] { $n } попаданий
    }, { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }.
event-troops-lost =
    { NAME($at) }: { NAME($power) } теряет { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }.
event-attackers-lost =
    { NAME($at) }: { NAME($power) } теряет в атаке { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }.
event-retreated =
    { NAME($at) }: { NAME($power) } отступает, { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }.
event-attack-failed = { NAME($at) }: атака { NAME($power, case: "gen") } сорвалась.
event-conquered =
    { NAME($at) }: { NAME($power) } берёт территорию и оставляет { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }.
event-did-not-occupy = { NAME($at) }: { NAME($power) } не занимает территорию.
event-went-to-transit =
    { NAME($power) }: { $n ->
        [one] { $n } отряд уходит
        [few] { $n } отряда уходят
       *[many] { $n } отрядов уходят
    } в транзит.
event-held-empty = { NAME($at) }: { NAME($power) } держит территорию без войск.
event-lost-control = { NAME($at) }: у { NAME($power, case: "gen") } нет жетона, территория становится нейтральной.
event-fort-gone = { NAME($at) }: укрепления больше нет.
event-capital-captured = { NAME($at) }: { NAME($power) } захватывает столицу { NAME($capital, case: "gen") }.
event-capital-moved = { NAME($at) }: сюда переносится столица { NAME($capital, case: "gen") }.
event-capital-kept = { NAME($power) } оставляет столицу { NAME($capital, case: "gen") } у своего штаба.
event-capital-lost = Столица { NAME($capital, case: "gen") } потеряна.
event-struck = { NAME($at) }: { NAME($power) } бьёт ракетой по войскам { NAME($target, case: "gen") }.
event-bombed = { NAME($at) }: { NAME($power) } запускает ракету по укреплению { NAME($target, case: "gen") }.
event-sank = { NAME($zone) }: { NAME($power) } бьёт ракетой по флоту { NAME($target, case: "gen") }.
event-nuked =
    { NAME($at) }: { NAME($power) } запускает ядерную ракету{ NAME($target, case: "number") ->
        [none] { "" }
       *[one] {" "}по { NAME($target, case: "dat") }
    }!
event-nuked-city = { NAME($power) } запускает ядерную ракету по Экогороду { NAME($target, case: "gen") }!
event-stopped = { NAME($power) } останавливает ракету.
event-irradiated = { NAME($at) }: заражено, территория потеряна для всех.
event-engaged =
    { NAME($zone) }: { NAME($power) } атакует { NAME($target, case: "acc") }, { $n ->
        [one] { $n } флот
        [few] { $n } флота
       *[many] { $n } флотов
    }.
event-fleets-lost =
    { NAME($zone) }: { NAME($power) } теряет { $n ->
        [one] { $n } флот
        [few] { $n } флота
       *[many] { $n } флотов
    }.
event-fleet-retreated = Флот { NAME($power, case: "gen") } отходит: { NAME($zone) }.
event-sea-won = { NAME($zone) }: { NAME($power) } выигрывает морской бой.
event-sea-lost = { NAME($zone) }: { NAME($power) } проигрывает морской бой.
event-sabotaged = { NAME($power) } устраивает саботаж против { NAME($target, case: "gen") }.
event-reputation-rose =
    Репутация { NAME($power, case: "gen") } +{ $n } { $n ->
        [one] ступень
        [few] ступени
       *[many] ступеней
    } ({ NAME($state) }).
event-reputation-fell =
    Репутация { NAME($power, case: "gen") } −{ $n } { $n ->
        [one] ступень
        [few] ступени
       *[many] ступеней
    } ({ NAME($state) }).
event-looked = { NAME($power) } смотрит карты { NAME($target, case: "gen") }.
event-saw = У { NAME($target, case: "gen") } есть карта «{ NAME($card) }».
event-lost-card = { NAME($power) } вынуждена сбросить карту «{ NAME($card) }».
event-stole = { NAME($power) } крадёт у { NAME($target, case: "gen") } { NAME($item, case: "acc") }.
event-pacified = { NAME($at) }: теперь нейтральная земля, по воле { NAME($power, case: "gen") }.
event-moved = { NAME($power) } переводит отряд: { NAME($from) } → { NAME($place) }.
event-rallied =
    { NAME($power) }: { $n ->
        [one] { $n } отряд возвращается
        [few] { $n } отряда возвращаются
       *[many] { $n } отрядов возвращаются
    } из транзита в казармы.
event-demanded = { NAME($at) }: { NAME($power) } требует эту территорию у { NAME($target, case: "gen") }.
event-ceded = { NAME($at) }: { NAME($power) } уступает территорию { NAME($target, case: "dat") }.
event-refused = { NAME($at) }: { NAME($power) } отказывается уступить территорию.
event-passes = { NAME($power) } пасует.
event-last-territory = { NAME($power) } потеряла последнюю территорию: этот раунд — последний.
event-scored =
    { NAME($power) }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    } (репутация { $reputation }, военный индекс { $military }, столицы { $capitals }).
event-keeps = { NAME($power) } оставляет карту «{ NAME($card) }» перед собой.
event-walled = { NAME($target) } больше не может атаковать { NAME($power, case: "acc") } по суше в этом конфликте.
event-plotted = Столицы { NAME($target, case: "gen") } не помешают { NAME($power, case: "dat") }.

## Questions

ask-capital = Поставьте столицу: ещё 2 кубика в защите, 3 очка
ask-first-fleet = Куда поставить первый флот?
ask-presidency = Сыграть «Председателя Совета Безопасности» перед фазой?
ask-next = Кто следующий на шкале инициативы?
ask-coup = { NAME($power) } сейчас возьмёт карты. Сыграть «Переворот»?
ask-censorship = { NAME($power) } играет «{ NAME($card) }» против вас. Сыграть «Цензуру»?
ask-cards = Сбросьте лишнее и возьмите карты: на руке { $held } из { $limit }
ask-interference = { NAME($power) } начинает инвестиции. Сыграть карту против неё?
ask-invest =
    Инвестиции: осталось { $budget } ВВП{ $investments ->
        [99] { "" }
       *[other] , покупок не больше { $investments }
    }
ask-sail = Куда идёт флот? Откуда: { NAME($zone) }
ask-deploy = Поставьте новый отряд: ещё { $n }
ask-conflict = Что делаете в этот ход?
ask-after-action = Что-нибудь ещё в этом ходу?
ask-troops = { NAME($at) }: сколько отрядов атакует?
ask-speech = { NAME($at) }: атакует { NAME($power) }. «Речь в парламенте»?
ask-fight = { NAME($at) }: { $n } против { $against }. Биться дальше?
ask-occupy = { NAME($at) }: сколько отрядов там останется? Всего { $n }
ask-maginot = { NAME($at) }: победила { NAME($power) }. Сыграть «Линию Мажино»?
ask-go-on = { NAME($at) }: наступать дальше? Отрядов: { $n }
ask-dunkirk = { NAME($at) }: ваша атака сорвалась. Сыграть «Дюнкерк»?
ask-defence =
    { NAME($at) }: летит { $missile ->
        [nuke] ядерная
       *[other] обычная
    } ракета { NAME($power, case: "gen") }. Остановить?
ask-evacuate = Ваша столица на заражённой земле. Куда она переезжает?
ask-fleets = { NAME($zone) }, против { NAME($power, case: "gen") }: какие флоты? Уже { $n }
ask-fight-at-sea = { NAME($zone) }: { $n } против { $against }. Биться дальше?
ask-withdraw = { NAME($zone) }: куда отходят ваши флоты? Ещё { $n }
ask-solidarity = { NAME($power) } устраивает вам саботаж. Сыграть «Солидарность»?
ask-peacekeeping = Другие заняли ваши территории. Сыграть «Миротворцев»?
ask-pacify = Какая территория станет нейтральной?
ask-reassign = Куда уходят ваши войска с нейтральной земли? Ещё { $n }
ask-discredit = Кто теряет репутацию? Ступеней: { $n }
ask-excommunicate = Кого отлучить?
ask-plot = Чьи столицы не будут защищать?
ask-counter-espionage = { NAME($power) } играет «{ NAME($card) }». Сыграть «Контрразведку»?
ask-drop = Какую территорию атакует десант?
ask-submarine = Где всплывёт подводный флот?
ask-betray = Чей отряд предаст? Ещё { $n }
ask-espionage = Посмотреть карты или сбросить одну?
ask-infiltrate = Снести укрепление или украсть ракету?
ask-which-capital = Какая столица переезжает?
ask-transfer = Куда переезжает столица { NAME($capital, case: "gen") }?
ask-demand = Какую территорию вы требуете?
ask-ultimatum = { NAME($at) }: { NAME($power) } требует территорию. Уступить?
ask-garrison = { NAME($at) }: чем вы её удержите?
ask-move = Какой отряд идёт? Ещё { $n }
ask-to = Куда оно идёт? Откуда: { NAME($place) }

## Offers

offer-capital = { NAME($at) }
offer-fleet =
    { $cost ->
        [0] { NAME($zone) }
       *[other] Флот: { NAME($zone) } ({ $cost } ВВП)
    }
offer-next = { NAME($power) }
offer-play = Сыграть карту «{ NAME($card) }»
offer-no-card = Не играть карту
offer-cards =
    { $n ->
        [one] Взять { $n } карту
        [few] Взять { $n } карты
       *[many] Взять { $n } карт
    }
offer-discard = Сбросить карту «{ NAME($card) }»
offer-recruit =
    { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    } ({ $cost } ВВП)
offer-buy = Купить { NAME($item, case: "acc") } ({ $cost } ВВП)
offer-fortify = Укрепление: { NAME($at) } ({ $cost } ВВП)
offer-from =
    { $cost ->
        [0] Откуда: { NAME($zone) } ({ $n })
       *[other] Перевести флот: { NAME($zone) } ({ $cost } ВВП)
    }
offer-sail = { NAME($zone) }
offer-deploy = { NAME($place) } ({ $n })
offer-rest-to-quarters = Остаются в казармах: { $n }
offer-end-investment =
    Закончить{ $n ->
        [0] {""}
       *[other] {" "}(осталось { $n } ВВП)
    }
offer-pass = Пас до конца фазы
offer-done = Закончить ход
offer-attack =
    Атака: { NAME($at) } ({ NAME($defender) } { $against }): победа { $percent } %, отрядов { $n }, потери около { $lost }{ $aggression ->
        [0] { "" }
       *[other] , агрессия { $aggression }
    }
offer-troops =
    { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }: победа { $percent } %, потери около { $lost }
offer-fight = Биться дальше: победа { $percent } %, потери около { $lost }
offer-retreat = Отступить, отрядов: { $n }
offer-occupy =
    { $n ->
        [one] { $n } останется
       *[many] { $n } останутся
    }{ $rest ->
        [0] { "" }
       *[other] ; { $onward ->
            [0] { $rest } в транзит
           *[other] { $rest ->
                [one] { $rest } может наступать дальше
               *[other] { $rest } могут наступать дальше
            }
        }
    }
offer-do-not-occupy = Не занимать, в транзит: { $n }
offer-end-attack = Закончить атаку, в транзит: { $n }
offer-strike =
    Ракета: { NAME($at) } ({ NAME($target) }), убьёт { $n }{ $aggression ->
        [0] { "" }
       *[other] , агрессия { $aggression }
    }
offer-bomb = Ракета по укреплению: { NAME($at) } ({ NAME($target) })
offer-sink = Ракета по флоту: { NAME($zone) } ({ NAME($target) } { $n })
offer-nuke =
    Ядерная ракета: { NAME($at) } ({ NAME($target) } { $n }){ $aggression ->
        [0] { "" }
       *[other] , агрессия { $aggression }
    }{ $loses_blessing ->
        [0] { "" }
       *[other] , Благословение теряется
    }
offer-nuke-city =
    Ядерная ракета по Экогороду { NAME($target, case: "gen") }{ $aggression ->
        [0] { "" }
       *[other] , агрессия { $aggression }
    }{ $loses_blessing ->
        [0] { "" }
       *[other] , Благословение теряется
    }
offer-engage =
    Атаковать { NAME($target, case: "acc") }: { NAME($zone) } ({ $n }), победа { $percent } % с { $fleets ->
        [one] { $fleets } флотом
       *[other] { $fleets } флотами
    }
offer-start-battle =
    В атаку: { $n ->
        [one] { $n } флот
        [few] { $n } флота
       *[many] { $n } флотов
    }
offer-sabotage = Саботаж против { NAME($target, case: "gen") }
offer-against = { NAME($target) }
offer-look = Посмотреть карты { NAME($target, case: "gen") } ({ $n })
offer-sack = { NAME($target) } сбрасывает карту наугад (из { $n })
offer-raze = Снести укрепление: { NAME($at) } ({ NAME($target) })
offer-steal = Украсть у { NAME($target, case: "gen") } { NAME($item, case: "acc") }
offer-betray = { NAME($at) } ({ NAME($target) } { $n })
offer-capital-of = Столица { NAME($capital, case: "gen") }
offer-demand = { NAME($at) } ({ NAME($target) } { $n })
offer-cede = Уступить: ваша репутация +2
offer-refuse = Отказать: их репутация −1
offer-garrison-quarters = Отрядом из казарм
offer-garrison-transit = Отрядом из транзита
offer-garrison-token = Жетоном территории
offer-pacify = { NAME($at) }
offer-move = Откуда: { NAME($place) } ({ $n })
offer-to = { NAME($place) } ({ $n })
offer-end-moves = Больше не переводить
offer-support = Сыграть карту «{ NAME($card) }»: захват { $percent_from } % → { $percent_to } %

## The end

reason-points =
    { WHO($seat) ->
        [you] Вы побеждаете
       *[other] Победа: { SEAT($seat) }
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
reason-reputation =
    Очков поровну, { $points }. Решает репутация: { WHO($seat) ->
        [you] вы побеждаете.
       *[other] победа — { SEAT($seat) }.
    }
reason-territories =
    Очков поровну, { $points }. Решает число территорий: { WHO($seat) ->
        [you] вы побеждаете.
       *[other] победа — { SEAT($seat) }.
    }
reason-capitals =
    Очков поровну, { $points }. Решает число столиц: { WHO($seat) ->
        [you] вы побеждаете.
       *[other] победа — { SEAT($seat) }.
    }
reason-abroad =
    Очков поровну, { $points }. Решают территории сверх 8 начальных: { WHO($seat) ->
        [you] вы побеждаете.
       *[other] победа — { SEAT($seat) }.
    }
reason-shared = Всё поровну, { $points }. Победу делят: { $names }.

## The table in the terminal

round-of = Раунд { $round } из { $rounds }
deck-of = колода { $n }
is-reconstructed = реконструкция
points-of = { $n } очк
head-gdp = ВВП
head-aggression = агр
head-quarters = каз
head-transit = трз
head-cards = крт
head-missiles = рак
head-sabotage = саб
head-fleets = флт
short-rogue = Изгой
short-threat = Угроза
short-watched = Надзор
short-exemplary = Образец
short-catalyst = Лидер
battle-dice = кубики { $mine }:{ $theirs }
odds-at = { NAME($at) } { $percent } % −{ $lost }
odds-of = { $percent } % −{ $lost }
add-strike = ракета по войскам: 100 + номер территории
add-bomb = по укреплению: 200 +
add-nuke = ядерная: 300 +
price-fort = укрепление { $cost }
price-fleet = новый флот { $cost }
price-voyage = перевести флот { $cost }
seas-on-map = названия: map
odds-attack = Атака:
initiative-is = Инициатива:
hand-is-empty = На руке нет карт.
timing-conflict = В свой ход конфликта.
timing-immediate = Немедленная: вас спросят, когда её можно сыграть.
discarded-cards = Сброс
fact-points = Очки сейчас
fact-reputation = ВВП за репутацию
fact-military = ВВП за военный индекс
fact-territories = Территории для индекса
fact-capitals = Столицы
fact-aggression = Агрессия
fact-quarters = Войска в казармах
fact-transit = Войска в транзите
fact-reserve = Войска в резерве
fact-fleets = Флоты в море
fact-dock = Флоты в резерве
fact-missiles = Обычные ракеты
fact-nukes = Ядерные ракеты
fact-sabotage = Жетоны саботажа
fact-tokens = Свободные жетоны территорий
fact-cards = Карты на руке
supply-of = Осталось для всех: обычных ракет { $missiles }, ядерных { $nukes }, саботажа { $sabotage }, укреплений { $forts }, жетонов заражения { $radiation }.

## At the table in the browser

map-of-the-world = Карта мира. Стрелки двигают её, с Shift ведут от места к месту и говорят, что там; + и − меняют размер
to-place = { NAME($place) } →
zoom-in = Ближе
zoom-out = Дальше
zoom-whole = Вся карта
how-to-pan = двигайте; двумя пальцами — ближе
lit-beyond =
    { $side ->
        [left] Левее
        [right] Правее
        [up] Выше
       *[down] Ниже
    } подсвечено ещё { $n }
legend-capital = столица, +2 кубика
legend-fort = укрепление, +3 кубика
legend-conquered = захвачено
legend-home = чья родина
legend-token = занято без войск
legend-nobody = заражено
label-borders = Границы
label-coasts = Берега
label-seas = Моря
west-med = Зап. Средиз.
east-med = Вост. Средиз.
aim-head = Что подсвечено на карте
aim-capital = Столица
aim-attack = Наземная атака
aim-strike = Ракета по войскам
aim-bomb = Ракета по укреплению или флоту
aim-nuke = Ядерная ракета
aim-engage = Морская атака
aim-deploy = Разместить отряд
aim-fortify = Укрепить
aim-fleet = Новый флот
aim-from = Переместить флот
aim-sail = Куда плыть
aim-move = Отряд: откуда
aim-to = Отряд: куда
aim-raze = Снести
aim-betray = Предатели
aim-demand = Потребовать
aim-pacify = Голубые каски
aim-short-attack = По суше
aim-short-strike = Ракета: войска
aim-short-bomb = Ракета: форт/флот
aim-short-nuke = Ядерная
aim-short-engage = На море
short-strike = Ракета: { NAME($at) }
short-engage = { NAME($zone) } ({ NAME($target) } { $n })
short-nuke = Ядерный удар: { NAME($at) }
short-nuke-city = Ядерный удар: Экогород, { NAME($target) }
note-aggression = агрессия { $n }
short-do-not-occupy = Не занимать
short-end-attack = Закончить атаку
note-to-transit = { $n } в транзит
note-fleets =
    с { $n ->
        [one] { $n } флотом
       *[other] { $n } флотами
    } { $percent }
odds-unchanged = { $percent }, без изменений
n-troops =
    { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[other] { $n } отрядов
    }
n-hits =
    { $n ->
        [one] { $n } попадание
        [few] { $n } попадания
       *[other] { $n } попаданий
    }
n-left = останется { $n }
none-left = никого
fails = Провал
you-win = Победа
power-wins = { NAME($power) } победит:
losses-expected = потери: ваши { $lost }, их { $killed }
if-you-win = При победе: территории { $from } → { $to }, ВВП { $gdp } → { $then }.
if-you-win-as-now = При победе: территории { $from } → { $to }, ВВП прежний: { $gdp }.
aggression-rises = Агрессия { $from } → { $to }.
aggression-stays =
    { $n ->
        [0] Не агрессия: репутация не страдает.
       *[other] Агрессия остаётся { $n }.
    }
costs-rows = В конце раунда репутация −{ $n }; вы по-прежнему { $from }, { $row }.
costs-blessing = Ваше Благословение при этом теряется.
costs-state = В конце раунда репутация −{ $n }: { $from } → { $to }, ВВП { $gdp } → { $poorer }, рука { $hand } → { $then }.
head-attack = Идёт атака
head-under-attack = Вас атакуют
head-battle = Бой
head-aim = Чем это кончится
head-invest = Инвестиции
head-headquarters = Штаб
head-consensus = Консенсус
taken = { NAME($place) }: взято
place-lost = { NAME($place) }: потеряно
last-throw = { NAME($place) }: последний бросок
first-throw = { NAME($place) }: сейчас бросят кубики
battle-stands = { NAME($power) }: вступило { $deployed }, осталось { $force }.
battle-of = { NAME($power) } против: { $target }. { NAME($place) }.
next-from = Следующая атака
how-many-stay = Сколько останется там?
who-leaves =
    { $onward ->
        [0] Кто уйдёт, идёт в транзит: отсюда атаковать некого.
       *[other] Кто уйдёт, может наступать отсюда дальше.
    }
how-many-attack = Сколько атакует?
how-many-draw = Сколько взять?
how-many-recruit = Сколько набрать?
dice-against = кубики: { $n } против { $against }
in-quarters = в казармах { $n }
turn-of-power = Ход: { NAME($power) }
last-round-now = Одна из держав потеряла последнюю территорию: это последний раунд.
help-setup = Поставьте столицу там, где сможете её удержать: 2 кубика к обороне и 3 очка тому, кто её держит.
help-first-fleet = Первый флот — у своих берегов. У кого в море единственные флоты, тот его контролирует: через него могут пройти атаки по суше, а флоты атакуют из него.
help-initiative = У кого выше ВВП, тот первый во всех фазах этого раунда.
help-preparation = Сбросьте что хотите, затем возьмите до 2 карт. Чем лучше репутация, тем больше карт можно держать.
help-nothing-to-buy = Больше ничего не купить: закончите инвестиции.
help-only-pass = Атаковать некого, сыграть нечего: остаётся только пас.
help-investment = Потратьте ВВП. Войска в казармах атакуют, войска на карте обороняются; непотраченное пропадает.
help-deploy = Новые войска стоят в казармах, готовые атаковать. Те, что вы поставите на карту, обороняются там.
help-conflict = Одно наступательное действие за ход и карты — или пас до конца фазы.
help-after-action = Действие сделано. Ещё можно сыграть карты и саботаж; затем ход следующей державы.
help-after-action-only = Действие сделано, а сыграть сейчас нечего, ни карт, ни саботажа: закончите ход.
help-reorganisation = Войска возвращаются из транзита в казармы, каждая держава двигает до 4 отрядов, затем за агрессию платят репутацией.
gdp-left = ВВП осталось
left-to-invest = { NAME($power) }: в этих инвестициях осталось потратить ВВП { $n }.
buy-troops = Войска
buy-missile = Ракета
buy-nuke = Ядерная ракета
buy-sabotage = Саботаж
buy-aid = Помощь: репутация +1
in-uprising = Революция: в этот раз на карту нельзя ставить ни войска, ни укрепления. Новые войска остаются в казармах.
embargo-left = Эмбарго: ещё не больше { $n }.
hq-transit = Транзит
hq-transit-help = вернутся в след. раунде
hq-quarters-help = готовы к атаке
hq-arsenal = Арсенал
hq-arsenal-help = обычн. { $n }, ядерн. { $nukes }
hq-intelligence = Разведка
hq-intelligence-help = саботаж, жетоны территорий
short-headquarters = Штаб
short-reserve = Резерв:
hq-reserve = Резерв: отрядов { $n }/{ $of }, флотов { $fleets }/{ $all }
tip-reserve = В резерве, можно купить: отрядов { $n }/{ $of }, флотов { $fleets }/{ $all }.
any-time = В любое время
in-conflict = Конфликт
note-play = Сыграть
note-discard = Сбросить
note-when-asked = Когда спросят
note-not-now = Не сейчас
note-in-battle = Не посреди атаки
note-in-your-turn = В ваш ход
note-in-conflict = В фазе конфликта
hand-empty = У вас нет карт.
points-are-made-of = очки: ВВП + 3 за столицу
n-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
col-reputation = Репутация
col-powers = Державы
col-gdp = ВВП
col-lands = Земли
state-rogue = Изгой
state-threat = Угроза миру
state-watched = Под надзором
state-exemplary = Образцовое
state-catalyst = Ведущее
n-cards-held =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
you-after = Вы в конце раунда
dashed-you = Пунктир: вы в конце раунда, { $military } + { $reputation } = ВВП { $n } (сейчас { $now }).
dashed-taken = Пунктир: { NAME($place) } у вас, конец раунда: { $military } + { $reputation } = ВВП { $n } (сейчас { $now }).
dashed-aid = Пунктир: вы после помощи, сразу: { $military } + { $reputation } = ВВП { $n } (сейчас { $now }).
deck-and-discard = Карт в колоде: { $n }, сброшено: { $discarded }
has-passed = пас
n-in-hand = Карты: { $n } из { $limit }
tip-troops = Войска: { $n } на карте, { $quarters } в казармах, { $transit } в транзите
tip-capitals = Столицы
tip-missiles = Обычные ракеты: { $n }. Одна убивает до 3 отрядов либо уничтожает укрепление или флот.
tip-nukes = Ядерные ракеты: { $n }. Одна уничтожает территорию для всех.
tip-saboteurs = Саботаж: { $n }. Каждый отнимает у другой державы 1 ступень репутации.
tip-capitals-held = Столицы: { $n }. Каждая приносит в конце 3 очка.
tip-gdp-of = ВВП { $gdp }: { $reputation } за репутацию, { $military } за территории. Очки, если бы всё кончилось сейчас, с 3 за каждую столицу: { $n }.
tip-reputation = Репутация: даёт ВВП и решает, сколько карт можно держать. Агрессия и саботаж её снижают, помощь повышает.
tip-gdp = ВВП: его дают и репутация, и территории. Его тратят в инвестициях, и он же — почти все очки в конце.
tip-state =
    { $state }: ВВП { $gdp }; на руке не больше { $n ->
        [one] { $n } карты
       *[other] { $n } карт
    }.
tip-at-state = { $state }, { $row }: ВВП { $gdp }
tip-at-lands = территорий для военного индекса { $n }: ВВП { $gdp }
tip-order = место { $n } в порядке этого раунда
tip-turn = сейчас её ход
labelled = { $label }: { $words }
tip-aggression = каждый горящий треугольник в конце раунда стоит 1 ступени репутации
aggression-0 = мирно
aggression-1 = уровень 1, наземная атака
aggression-2 = уровень 2, ракета
aggression-3 = уровень 3, ядерная ракета
aggression-short-1 = атака
aggression-short-2 = ракета
aggression-short-3 = ядерная
cards-seen = Вы видели: { $cards }
cards-seen-then = Увидены: { $cards }
tension-at = Напряжённость: DEFCON { $n }. Каждый раунд на 1 ниже; раунд при DEFCON 1 последний.
order = Порядок
you-are = Вы: { NAME($power) }
gdp-and-points = ВВП { $gdp } · { n-points }
tab-powers = Державы
asked-now = Вопрос к вам!
answer-ahead = В этом раунде без моих карт
answered-ahead = До конца раунда вы не играете карт в чужой ход.
ask-me-again = Снова спрашивать
land-held = { NAME($power) }, { $n ->
        [one] { $n } отряд.
        [few] { $n } отряда.
       *[other] { $n } отрядов.
    }
land-token = { NAME($power) } держит без войск.
land-home = Родная земля: { NAME($power) }.
land-capital = Столица { NAME($power, case: "gen") }: 2 кубика к обороне.
land-fort = Укрепление: 3 кубика к обороне.
land-irradiated = Заражено: никто не может держать.
land-closed = Закрыто: { NAME($power) } не играет.
land-neutral = Нейтральная земля: кто придёт, возьмёт без кубиков.
land-truce = Нейтральная земля: в этом раунде здесь не атакуют.
sea-fleets = { NAME($power) }: { $n ->
        [one] { $n } флот.
        [few] { $n } флота.
       *[other] { $n } флотов.
    }
sea-tired =
    { NAME($power) }: { $n ->
        [one] { $n } флот отступил и больше не атакует
        [few] { $n } флота отступили и больше не атакуют
       *[other] { $n } флотов отступили и больше не атакуют
    } в этом раунде.
sea-shared = Общая: никто её не контролирует.
sea-empty = Флотов нет: никто не контролирует. У кого здесь единственные флоты, тот и контролирует.
sea-crossed = Ваши атаки по суше проходят через эту зону.
sea-not-crossed = Ваши атаки по суше через эту зону не проходят; флоты отсюда атакуют.
sea-would-be-crossed = С флотом здесь ваши атаки по суше проходили бы через эту зону.
sea-would-not-be-crossed = С флотом здесь ваши атаки по суше через эту зону не проходили бы; флот мог бы отсюда атаковать.
sea-unfit-others = Нового вашего флота здесь быть не может: тут чужие флоты.
sea-unfit-far = Нового вашего флота здесь быть не может: у этого моря нет ваших территорий.
says-round = Раунд { $round } из { $rounds }, DEFCON { $defcon }. { NAME($phase) }.
says-order = Порядок инициативы: { $powers }.
says-head = { NAME($power) }, { SEAT($seat) }
says-nobodys = Территории без хозяина
says-battle = Бой: { NAME($place) }. { NAME($power) } атакует, { $n } против { $against }; победа { $percent } %, потери около { $lost } и { $killed }.
says-power = { NAME($state) }, { $row }, территорий { $lands }, ВВП { $gdp }, очков сейчас { $points }; агрессия: { $aggression }.
says-passed = Пас: до конца конфликта не участвует.
says-headquarters = Карт на руке { $hand } из { $limit }, отрядов в казармах { $quarters }, в транзите { $transit }, ракет обычных { $missiles }, ядерных { $nukes }, жетонов саботажа { $sabotage }; без войск можно держать ещё { $tokens }.
says-kept = { NAME($power) } держит перед собой: { NAME($card) }.
says-borders = Соседи: { $places }.
says-card = { NAME($card) }, { $n } шт. { $words }
log-draws =
    { NAME($power) } берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
log-drew-of = { SEAT($seat) } берёт карту: { NAME($card) }.
log-invests = { NAME($power) } инвестирует: { $things }.
log-aid =
    гуманитарная помощь{ $n ->
        [one] { "" }
       *[other] {" "}×{ $n }
    }, репутация +{ $rows } { $rows ->
        [one] ступень
        [few] ступени
       *[many] ступеней
    } ({ NAME($state) })
log-fort = укрепление ({ NAME($at) })
log-fleet = флот ({ NAME($zone) })
log-sailed = ход флота ({ NAME($zone) })
log-losses = Потери: атакующий { $lost }, защитник { $killed }.
log-order = Порядок: { $powers }.
losses-of-both = потери около { $lost } и { $killed }
head-points = Очки
note-kept = Лежит на столе открыто
what-attack = Войска из казарм берут соседнюю территорию, по суше или через море под вашим контролем.
what-strike = Обычная ракета убивает до 3 отрядов на одной территории.
what-bomb = Обычная ракета уничтожает укрепление или флот.
what-nuke = Территория и всё на ней потеряны для всех.
what-engage = Ваши флоты против флотов рядом с вашим морем или в общем море. Кубик за флот. Флоты уходят в бой из своего моря: без последнего контроля там нет.
leaves-sea =
    { NAME($zone) }: уходит последний флот, контроля больше нет{ $crossed ->
        [0] { "" }
       *[other] , и ваши атаки по суше здесь не проходят
    }.
n-to-buy = ещё { $n }
where-fort = Укрепление: выберите подсвеченную территорию
where-fleet = Новый флот: выберите подсвеченное море
where-sail = Перемещение: выберите подсвеченный флот
legend-troops = Войска: на карте + в казармах
tip-recruit = Войска: в казармах они атакуют, на карте обороняются.
tip-missile = Обычная ракета: в конфликте убивает до 3 отрядов либо уничтожает укрепление или флот.
tip-nuke = Ядерная ракета: в конфликте уничтожает территорию для всех. Агрессия 3.
tip-sabotage = Саботаж: в конфликте отнимает у другой державы 1 ступень репутации, у каждой раз за раунд.
tip-aid = Гуманитарная помощь: репутация сразу растёт на 1 ступень. В каждом статусе две ступени.
tip-fort = Укрепление: 3 кубика тому, кто там обороняется.
tip-fleet = Флот: у кого в море единственные флоты, тот его контролирует. Тогда через него могут пройти атаки по суше, а флоты атакуют из него.
tip-sail = Флот переходит в любое море, где нет чужих флотов.
tip-transit = Войска, которые уже бились. В конце раунда они вернутся в казармы.
tip-quarters = Войска, которые могут атаковать в фазе конфликта.
tip-arsenal = Ракеты. Обычная убивает до 3 отрядов либо уничтожает укрепление или флот; ядерная — территорию.
tip-intelligence =
    Слева: саботаж, отнимает репутацию у других. Справа: жетоны территорий. Ещё { $n ->
        [one] { $n } территория может
        [few] { $n } территории могут
       *[many] { $n } территорий могут
    } стоять без войск, всего 5.
tip-lands = Земли: военный индекс, территории под контролем державы. Он тоже даёт ВВП.
consensus-help = Слева: репутация. Справа: территории, военный индекс. Обе стороны дают ВВП. В каждом статусе две ступени.
row-upper = верхняя ступень
row-lower = нижняя ступень
win-capitals = Столица: +{ $n } очков.
win-takes = ВВП { NAME($power, case: "gen") } { $gdp } → { $then }.
win-ends = Это последняя территория { NAME($power, case: "gen") }: игра кончится этим раундом.
you-win-with =
    { $n ->
        [one] Победа с { $n } флотом
       *[other] Победа с { $n } флотами
    }
stay-and-go =
    { $n ->
        [one] { $n } останется
       *[many] { $n } останутся
    }{ $rest ->
        [0] { "" }
       *[other] , { $onward ->
            [0] { $rest } в транзит
           *[other] { $rest } дальше
        }
    }
point-at-what-is-lit = Наведите на подсвеченное, чтобы увидеть, что из этого выйдет.
tap-what-is-lit = Коснитесь подсвеченного, чтобы увидеть, что из этого выйдет.
the-likeliest = Самая верная; наведите на другие
the-likeliest-tap = Самая верная; коснитесь других
for-example = Пример; наведите на другие
for-example-tap = Пример; коснитесь других
launch-at = Запустить: { NAME($place) }
strike-at = Ударить: { NAME($place) }
attack-at = Атаковать: { NAME($place) }
do-attack = Атаковать
do-recruit = Набрать: { $cost } ВВП
do-capital = Столица: { NAME($place) }
do-fleet = Флот: { NAME($place) }
do-raze = Снести укрепление
do-betray = Убрать 1 отряд
do-demand = Потребовать: { NAME($place) }
do-pacify = Сделать нейтральной
do-cede = Уступить
deed-capital = Столица здесь: 2 кубика к обороне и 3 очка в конце тому, кто её держит.
deed-raze = { NAME($target) } теряет укрепление: на 3 кубика меньше к обороне ({ NAME($place) }).
deed-betray = { NAME($target) } теряет там 1 отряд: { $n } → { $then }.
deed-demand = { NAME($place) }: { NAME($target) } ответит, уступает ли эту территорию.
deed-demand-ceded = Уступит — территория ваша, чужие войска уйдут, а { NAME($target) } получит 2 ступени репутации.
deed-demand-refused = Откажет — вы потеряете 1 ступень репутации.
deed-pacify = { NAME($target) } теряет её: она станет ничьей, и в этом раунде её не атакуют.
deed-cede =
    Вы теряете территорию ({ NAME($place) }){ $n ->
        [0] { "" }
        [one] , { $n } отряд уходит в транзит
        [few] , { $n } отряда уходят в транзит
       *[many] , { $n } отрядов уходят в транзит
    }. Ваша репутация: +2 ступени.
cede-takes = Территории { $lands } → { $left }, ВВП { $gdp } → { $then }, очки { $points } → { $fewer }.
deed-pass =
    До конца этого конфликта вы больше не ходите: ни атак, ни ракет, ни саботажа, ни карт в свой ход. Остальные продолжают. { $n ->
        [0] { "" }
        [one] { $n } отряд из казарм не атакует.
        [few] { $n } отряда из казарм не атакуют.
       *[many] { $n } отрядов из казарм не атакуют.
    }
deed-unspent = Пропадёт { $n } ВВП: непотраченное сгорает.
one-fewer = На одно меньше
one-more = На одно больше
battle-won = { NAME($power) }. Вступило { $deployed }, осталось гарнизоном { $stay }.
hit-troops = Если карта не остановит: { NAME($place) }, потеря { $n }.
hit-fort = Если карта не остановит: { NAME($place) }, укрепления не станет.
hit-fleet = Если карта не остановит: { NAME($place) }, потеря флота.
hit-city = Если карта не остановит: экогород потерян.
capital-moves = Столица не теряется: держава переносит её на другую свою территорию, её 3 очка остаются.
capital-falls = Столица тоже потеряна: другой территории у державы нет.
capital-stays = Захваченная столица не теряется: захватчик хранит её у своего штаба, её 3 очка остаются.
hit-takes = { NAME($power) }: территории { $lands } → { $left }, ВВП { $gdp } → { $then }.
card-says = На карте: «{ $words }»
loses-rows =
    −{ $n } { $n ->
        [one] ступень
        [few] ступени
       *[other] ступеней
    }
loses-state =
    −{ $n } { $n ->
        [one] ступень
        [few] ступени
       *[other] ступеней
    }: { $from } → { $to }
loses-nothing = без потерь: Благословение или нижняя ступень
card-lasts = { NAME($card) }: { $words }
barred-from = Линия Мажино: в этом конфликте вы не можете атаковать по суше: { NAME($power) }.
asked-in-turn-of = Вопрос к вам, ходит { NAME($power) }
one-more-speech = Вы уже произнесли речь. Ещё одну?
only-answer = Другого выбора нет
about-your-turn = Ваш ход · { $words }
no-troops-to-attack = В казармах нет войск: остаётся только пас
no-land-in-reach = До чужих вашим войскам не дойти: остаётся только пас
round-begins = DEFCON { $n }
phases-of-a-round = Фазы раунда
next-phase = Дальше: { NAME($phase) }. { $words }
round-is-last = Последний раунд
passes-without-card = У вас нет такой карты. Спрашивают всех, чтобы никто не догадался; за вас отвечено «пас».
passes-ahead = В этом раунде вы карт не играете: за вас отвечено «пас».
answer-ahead-note = В чужой ход; в свой вы играете, как прежде. Не будет сыграно: { $cards }
ahead-cards = Не играется: { $cards }.
legend-closed = закрыто
sea-controlled = Под контролем: { NAME($power) }.
not-infiltration = Нечего украсть или снести
not-speech = Когда вас атакуют по суше
not-dunkirk = Когда ваша наземная атака провалилась
not-submarine = Нет флота в резерве
not-conscription = Нет войск в резерве
not-airborne = Как действие, с войсками в казармах
not-raid = Перед атакой на войска
not-pretext = Нет атаки, которой она нужна
not-accident = Нет удара, которому она нужна
not-at-top = Репутация уже наверху
not-discredit = Репутацию терять некому
not-plot = Чужих столиц нет
not-betrayal = Чужих войск нет
not-espionage = Карт ни у кого больше нет
not-transfer = Нет столицы для переноса
not-blessing = Одно у вас уже есть
not-ultimatum = Нет для неё ни отряда, ни жетона
col-military = Армия
ended-by = { NAME($power) } потеряла последнюю территорию.
ended-early = Раунд { $round } из { $rounds } стал последним: { NAME($power) } потеряла последнюю территорию.

## The summary of what happened

sum-round = Раунд { $n }
sum-round-now = Раунд { $n }, идёт
sum-lead =
    { $lands ->
        [0] Ни одна территория не перешла из рук в руки
        [one] Из рук в руки перешла { $lands } территория
        [few] Из рук в руки перешли { $lands } территории
       *[many] Из рук в руки перешли { $lands } территорий
    }; { $attacks ->
        [0] атак не было
        [one] { $attacks } атака
        [few] { $attacks } атаки
       *[many] { $attacks } атак
    }, { $strikes ->
        [0] ракет не было
        [one] { $strikes } ракета
        [few] { $strikes } ракеты
       *[many] { $strikes } ракет
    }.
sum-map = Карта: подсвечено то, что перешло из рук в руки
sum-lands = Перешло из рук в руки
sum-seas = Кто контролирует моря
sum-clashes = Атаки и ракеты
sum-ploys = Карты и саботаж
sum-change = { NAME($defender) } → { NAME($power) }
sum-dead = { NAME($defender) } → заражено
sum-against = { NAME($power) } против { NAME($target, case: "gen") }
sum-with = { $words }: { $force }
sum-dice =
    { $n ->
        [one] { $n } бросок
        [few] { $n } броска
       *[many] { $n } бросков
    }, попадания: атакующий { $hits }, защитник { $against }
sum-climbed =
    { $sign }{ $n } { $n ->
        [one] ступень
        [few] ступени
       *[many] ступеней
    }
sum-no-dice = без кубиков
sum-losses = Потери
sum-no-losses = без потерь
sum-saved =
    { $n ->
        [one] { $n } отряд всё же вернулся.
        [few] { $n } отряда всё же вернулись.
       *[many] { $n } отрядов всё же вернулись.
    }
n-fleets =
    { $n ->
        [one] { $n } флот
        [few] { $n } флота
       *[many] { $n } флотов
    }
n-forts =
    { $n ->
        [one] { $n } укрепление
        [few] { $n } укрепления
       *[many] { $n } укреплений
    }
end-taken = взято
end-left = не занято
end-held = атака отбита
end-withdrew = атака прервана
end-won = атака удалась
end-lost = атака не удалась
end-hit = попадание
end-stopped = ракета сбита
end-open = ещё идёт

## What is wrong with a map file (redphone map check), and how much is on one

map-counts =
    { $territories ->
        [one] { $territories } территория
        [few] { $territories } территории
       *[many] { $territories } территорий
    }, { $seas ->
        [one] { $seas } морская зона
        [few] { $seas } морские зоны
       *[many] { $seas } морских зон
    }.
map-seas = Морские зоны
map-reconstructed = Карта печатной игры не опубликована. Эта карта — наша, по настоящему миру: территории, границы и морские зоны — реконструкция.
fault-powers = powers, если есть, — в точности: { $known }.
fault-viewbox = viewbox — [0, 0, ширина, высота], целые числа до { $highest }.
fault-number-of-territories = Территорий на карте должно быть { $most }, а не { $n }.
fault-number-of-seas = Морских зон на карте должно быть от { $lowest } до { $highest }, а не { $n }.
fault-homes = { $power }: территорий в начале должно быть { $most }, а не { $n }.
fault-no-slug = Нет slug: нужно короткое имя вроде west_russia.
fault-slug = slug — короткое имя вроде west_russia (a–z, 0–9, _), а не { $typed }.
fault-slug-twice = slug { $name } уже занят.
fault-slug-reserved = { $name } в этой игре значит другое: дайте месту другой slug.
fault-name-twice = Название { $name } уже занято: их нельзя было бы различить.
fault-no-name = Нет { $name }: нужна таблица с { $known }.
fault-lacks-language = В { $name } нет языка { $lang }.
fault-places = { $name } — список из slug [ "…", "…" ].
fault-point = { $name } — точка [x, y] внутри рамки, от [0, 0] до [{ $width }, { $height }].
fault-shape = shape — путь из прямых: M, L, l и Z, не меньше трёх точек в каждом контуре.
fault-shape-outside = Контур выходит за рамку, от [0, 0] до [{ $width }, { $height }].
fault-no-shape = У { $name } нет контура: он есть у всех территорий и морских зон или ни у одной.
fault-token-outside = Точка token у { $name } лежит вне контура.
fault-view-box = viewBox — "0 0 { $width } { $height }", как на карте.
fault-no-such-place = На карте нет { $name }.
fault-place-twice = В { $name } у { $here } дважды стоит { $there }.
fault-itself = В { $name } у { $here } стоит само { $here }.
fault-no-land = В { $name } у { $here } стоит { $there }, а такой территории нет.
fault-no-sea = В { $name } у { $here } стоит { $there }, а такой морской зоны нет.
fault-one-sided = У { $here } в { $name } есть { $there }, а у { $there } в { $back } нет { $here }.
fault-between = В between стоят двое, которые соприкасаются [ "…", "…" ].
fault-joins-nothing = { $here } и { $there } не называют друг друга в { $name }.
fault-lonely-sea = { $name } не касается ни одной территории: флоту там нечего делать.
fault-seas-apart = Из { $here } в { $there } нет пути по морю.
fault-boxed-in = { $power } в ловушке: морских зон у берегов { $n }, а для первого флота нужно { $lowest }.
fault-no-way = { $power } и { $other } не могут достать друг друга: нет ни общей границы, ни общей морской зоны.
fault-cut-off = Когда играют только { $power } и { $other }, { $name } отрезано от остальной доски.

## What is wrong with a deck file or a die file (redphone deck check, redphone die check), and what is in one

deck-counts =
    Видов карт: { $kinds }, { $n ->
        [one] всего { $n } карта.
        [few] всего { $n } карты.
       *[many] всего { $n } карт.
    }
deck-reconstructed = В печатной колоде 51 карта 33 видов; сколько карт каждого вида, не опубликовано. Число копий здесь выбрали мы.
die-reconstructed = Что на гранях печатного кубика, не опубликовано. В примерах правил попадает половина кубиков.
die-faces = Попаданий на { $faces } гранях: { $hits }, то есть попадает { $percent } % брошенных кубиков.
fault-no-card = Нет slug: какая это карта действия, например air_raid.
fault-no-such-card = Карты действия { $typed } в DEFCON нет: slug — одна из карт, например air_raid.
fault-card-twice = { $name } стоит дважды: нужна одна [[card]], а сколько таких карт, говорит copies.
fault-timing = У { $name } timing — { $known }: так говорят правила, файл этого не меняет.
fault-too-many-cards = В колоде не больше { $most } карт, считая все копии.
fault-cards-missing =
    { $n ->
        [one] Не хватает { $n } карты: { $known }.
       *[other] Не хватает { $n } карт: { $known }.
    }
