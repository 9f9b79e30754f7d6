## What is wrong with a map file (redphone map check), and how much is on one

map-counts =
    { $territories ->
        [one] { $territories } territoire
       *[other] { $territories } territoires
    }, { $seas ->
        [one] { $seas } zone maritime
       *[other] { $seas } zones maritimes
    }.
map-seas = Zones maritimes
map-reconstructed = La carte du jeu imprimé n’est pas publique. Celle-ci est la nôtre, tirée du monde réel : territoires, frontières et zones maritimes sont une reconstitution.
fault-powers = powers, s’il est là, dit exactement : { $known }.
fault-viewbox = viewbox est [0, 0, largeur, hauteur], en nombres entiers jusqu’à { $highest }.
fault-tables = { $name } précède chacun d’eux : ce sont des tables, l’une après l’autre.
fault-number-of-territories = Une carte a { $most } territoires, et non { $n }.
fault-number-of-seas = Une carte a de { $lowest } à { $highest } zones maritimes, et non { $n }.
fault-homes = { $power } commence avec { $most } territoires, et non avec { $n }.
fault-no-slug = slug manque : un nom court comme west_russia.
fault-slug = slug est un nom court comme west_russia (a à z, 0 à 9, _), et non { $typed }.
fault-slug-twice = { $name } est déjà le slug d’autre chose.
fault-name-twice = Autre chose s’appelle déjà { $name }. Personne ne pourrait les distinguer.
fault-no-name = { $name } manque : une table avec { $known }.
fault-lacks-language = Il manque à { $name } la langue { $lang }.
fault-places = { $name } est une liste de slugs [ "…", "…" ].
fault-point = { $name } est un point [x, y] dans le cadre, de [0, 0] à [{ $width }, { $height }].
fault-shape = shape est un tracé de lignes droites : M, L, l et Z, avec au moins trois points par contour.
fault-shape-outside = La forme dépasse le cadre, de [0, 0] à [{ $width }, { $height }].
fault-no-shape = { $name } n’a pas de forme : tous les territoires et toutes les zones en ont une, ou aucun.
fault-token-outside = Le point token de { $name } est hors de sa forme.
fault-view-box = viewBox est "0 0 { $width } { $height }", comme sur la carte.
fault-no-such-place = Il n’y a pas de { $name } sur la carte.
fault-place-twice = { $name } de { $here } nomme deux fois { $there }.
fault-itself = { $name } de { $here } nomme { $here } lui-même.
fault-no-land = { $name } de { $here } nomme { $there }, et ce territoire n’existe pas.
fault-no-sea = { $name } de { $here } nomme { $there }, et cette zone maritime n’existe pas.
fault-one-sided = { $here } nomme { $there } dans { $name }, mais { $there } ne nomme pas { $here } dans { $back }.
fault-between = between nomme les deux qui se touchent [ "…", "…" ].
fault-joins-nothing = { $here } et { $there } ne se nomment pas dans { $name }.
fault-lonely-sea = { $name } ne touche aucun territoire : une flotte n’y servirait jamais à rien.
fault-seas-apart = Aucun chemin ne mène par mer de { $here } à { $there }.
fault-boxed-in = { $power } est enfermé : il touche { $n } zones maritimes, il en faut { $lowest } pour sa première flotte.
fault-no-way = { $power } et { $other } ne peuvent pas s’atteindre : ni frontière ni zone maritime commune.
fault-cut-off = Quand seuls { $power } et { $other } jouent, { $name } est coupé du reste du plateau.
