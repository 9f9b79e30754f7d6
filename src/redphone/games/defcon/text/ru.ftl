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
map-reconstructed = Карта печатной игры не опубликована. Эта карта — наша, по настоящему миру: территории, границы и морские зоны — реконструкция.
fault-powers = powers, если есть, — в точности: { $known }.
fault-viewbox = viewbox — [0, 0, ширина, высота], целые числа до { $highest }.
fault-tables = Перед каждой записью стоит { $name }: это таблицы, одна за другой.
fault-number-of-territories = Территорий на карте должно быть { $most }, а не { $n }.
fault-number-of-seas = Морских зон на карте должно быть от { $lowest } до { $highest }, а не { $n }.
fault-homes = { $power }: территорий в начале должно быть { $most }, а не { $n }.
fault-no-slug = Нет slug: нужно короткое имя вроде west_russia.
fault-slug = slug — короткое имя вроде west_russia (a–z, 0–9, _), а не { $typed }.
fault-slug-twice = slug { $name } уже занят.
fault-name-twice = Название { $name } уже занято: их нельзя было бы различить.
fault-no-name = Нет { $name }: нужна таблица с { $known }.
fault-lacks-language = В { $name } нет языка { $lang }.
fault-places = { $name } — список из slug [ "…", "…" ].
fault-point = { $name } — точка [x, y] внутри рамки, от [0, 0] до [{ $width }, { $height }].
fault-shape = shape — путь из прямых: M, L, l и Z, не меньше трёх точек в каждом контуре.
fault-shape-outside = Контур выходит за рамку, от [0, 0] до [{ $width }, { $height }].
fault-no-shape = У { $name } нет контура: он есть у всех территорий и морских зон или ни у одной.
fault-token-outside = Точка token у { $name } лежит вне контура.
fault-view-box = viewBox — "0 0 { $width } { $height }", как на карте.
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
