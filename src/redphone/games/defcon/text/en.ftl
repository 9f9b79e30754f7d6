## What is wrong with a map file (redphone map check), and how much is on one

map-counts =
    { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    }, { $seas ->
        [one] { $seas } sea zone
       *[other] { $seas } sea zones
    }.
map-seas = Sea zones
map-reconstructed = The map of the printed game is not public. This one is ours, drawn from the real world: territories, borders and sea zones are a reconstruction.
fault-powers = powers, if it is there, is exactly: { $known }.
fault-viewbox = viewbox is [0, 0, width, height], in whole numbers up to { $highest }.
fault-tables = { $name } stands before each of them: they are tables, one after the other.
fault-number-of-territories = A map has { $most } territories, not { $n }.
fault-number-of-seas = A map has from { $lowest } to { $highest } sea zones, not { $n }.
fault-homes = { $power } starts with { $most } territories, not with { $n }.
fault-no-slug = slug is missing: a short name such as west_russia.
fault-slug = slug is a short name such as west_russia (a to z, 0 to 9, _), not { $typed }.
fault-slug-twice = { $name } is the slug of something else already.
fault-name-twice = Something else is called { $name } already. Nobody could tell them apart.
fault-no-name = { $name } is missing: a table with { $known }.
fault-lacks-language = { $name } lacks the language { $lang }.
fault-places = { $name } is a list of slugs [ "…", "…" ].
fault-point = { $name } is a point [x, y] inside the view box, from [0, 0] to [{ $width }, { $height }].
fault-shape = shape is a path of straight lines: M, L, l and Z, with at least three points in each ring.
fault-shape-outside = The shape reaches beyond the view box, from [0, 0] to [{ $width }, { $height }].
fault-no-shape = { $name } has no shape: all territories and sea zones have one, or none.
fault-token-outside = The token of { $name } lies outside its shape.
fault-view-box = viewBox is "0 0 { $width } { $height }", as in the map.
fault-no-such-place = There is no { $name } on the map.
fault-place-twice = { $name } of { $here } names { $there } twice.
fault-itself = { $name } of { $here } names { $here } itself.
fault-no-land = { $name } of { $here } names { $there }, and there is no such territory.
fault-no-sea = { $name } of { $here } names { $there }, and there is no such sea zone.
fault-one-sided = { $here } names { $there } in { $name }, but { $there } does not name { $here } in { $back }.
fault-between = between names the two that meet [ "…", "…" ].
fault-joins-nothing = { $here } and { $there } do not name each other in { $name }.
fault-lonely-sea = { $name } touches no territory: no fleet could ever be of use there.
fault-seas-apart = No way by sea leads from { $here } to { $there }.
fault-boxed-in = { $power } is boxed in: it touches { $n } sea zones and needs { $lowest }, for its first fleet.
fault-no-way = { $power } and { $other } cannot reach each other: they have no common border and no common sea zone.
fault-cut-off = When only { $power } and { $other } play, { $name } is cut off from the rest of the board.
