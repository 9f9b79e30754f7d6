"""The design of our map of DEFCON: who owns what, what it is called, and what borders on what.

cuts.py says where the lines run, build.py does the geometry. Formatted by hand: a line here is a line on the map.

To tune the balance, begin with what costs one line: a crossing (CROSSINGS) or a canal (CANALS; also in
SEA_BORDERS) joins two places without a change of any shape. Tried and left out: Greenland and Iceland
(east_canada, scandinavia), which costs Eurasia more than America; Indonesia and East Africa, which changes little.
A country moved to another territory (TERRITORIES), or a line at sea moved past a coast (cuts.py), changes borders,
which then must be declared anew (BORDERS, COASTS, SEA_BORDERS): `make map` says where the drawing differs.

Four equal bots on this map, 1,200 games each, America, Eurasia, Africasia, Eastasia: greedy 24, 23, 26, 27 %;
easy 27, 23, 26, 24 %. Without the Pacific Route America wins 35 % with easy; while America's fleets reached West
Russia and Scandinavia by the Arctic Ocean, and East Canada touched the Norwegian Sea, Eurasia won 16 %.
"""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501

POWERS = ["america", "eurasia", "africasia", "eastasia"]

# slug: (power, en, fr, ru, countries by Natural Earth name)
TERRITORIES: dict[str, tuple[str, str, str, str, list[str]]] = {
    # America
    "west_canada": ("america", "West Canada", "Canada Ouest", "Западная Канада", []),
    "east_canada": ("america", "East Canada", "Canada Est", "Восточная Канада", ["Greenland"]),
    "west_usa": ("america", "West USA", "Ouest des USA", "Запад США", []),
    "east_usa": ("america", "East USA", "Est des USA", "Восток США", []),
    "mexico": ("america", "Mexico", "Mexique", "Мексика", [
        "Mexico", "Guatemala", "Belize", "Honduras", "El Salvador", "Nicaragua", "Costa Rica", "Panama", "Cuba",
        "Jamaica", "Haiti", "Dominican Rep.", "Puerto Rico"]),
    "andes": ("america", "Andes", "Andes", "Анды", [
        "Colombia", "Venezuela", "Ecuador", "Peru", "Bolivia", "Guyana", "Suriname", "Trinidad and Tobago"]),
    "brazil": ("america", "Brazil", "Brésil", "Бразилия", ["Brazil"]),
    "argentina": ("america", "Argentina", "Argentine", "Аргентина", ["Argentina", "Chile", "Uruguay", "Paraguay"]),
    # Eurasia
    "west_europe": ("eurasia", "West Europe", "Europe de l'Ouest", "Западная Европа", [
        "United Kingdom", "Ireland", "France", "Spain", "Portugal", "Belgium", "Netherlands", "Luxembourg", "Andorra",
        "Monaco", "Isle of Man"]),
    "scandinavia": ("eurasia", "Scandinavia", "Scandinavie", "Скандинавия", [
        "Norway", "Sweden", "Finland", "Denmark", "Iceland", "Åland"]),
    "central_europe": ("eurasia", "Central Europe", "Europe centrale", "Центральная Европа", [
        "Germany", "Poland", "Czechia", "Slovakia", "Austria", "Switzerland", "Liechtenstein", "Estonia", "Latvia",
        "Lithuania", "Belarus", "Ukraine", "Moldova"]),
    "south_europe": ("eurasia", "South Europe", "Europe du Sud", "Южная Европа", [
        "Italy", "San Marino", "Vatican", "Slovenia", "Croatia", "Bosnia and Herz.", "Serbia", "Montenegro", "Kosovo",
        "Albania", "Macedonia", "Greece", "Bulgaria", "Romania", "Hungary"]),
    "west_russia": ("eurasia", "West Russia", "Russie de l'Ouest", "Западная Россия", []),
    "east_russia": ("eurasia", "East Russia", "Russie de l'Est", "Восточная Россия", []),
    "kamchatka": ("eurasia", "Kamchatka", "Kamtchatka", "Камчатка", []),
    "central_asia": ("eurasia", "Central Asia", "Asie centrale", "Средняя Азия", [
        "Kazakhstan", "Uzbekistan", "Turkmenistan", "Kyrgyzstan", "Tajikistan"]),
    # Africasia
    "north_africa": ("africasia", "North Africa", "Afrique du Nord", "Северная Африка", [
        "Morocco", "W. Sahara", "Algeria", "Tunisia", "Libya", "Egypt"]),
    "west_africa": ("africasia", "West Africa", "Afrique de l'Ouest", "Западная Африка", [
        "Mauritania", "Mali", "Niger", "Senegal", "Gambia", "Guinea-Bissau", "Guinea", "Sierra Leone", "Liberia",
        "Côte d'Ivoire", "Burkina Faso", "Ghana", "Togo", "Benin", "Nigeria"]),
    "congo": ("africasia", "Congo", "Congo", "Конго", [
        "Chad", "Cameroon", "Central African Rep.", "Eq. Guinea", "Gabon", "Congo", "Dem. Rep. Congo", "Angola"]),
    "east_africa": ("africasia", "East Africa", "Afrique de l'Est", "Восточная Африка", [
        "Sudan", "S. Sudan", "Eritrea", "Djibouti", "Ethiopia", "Somalia", "Somaliland", "Kenya", "Uganda", "Rwanda",
        "Burundi", "Tanzania"]),
    "south_africa": ("africasia", "South Africa", "Afrique australe", "Южная Африка", [
        "Zambia", "Malawi", "Mozambique", "Zimbabwe", "Botswana", "Namibia", "South Africa", "Lesotho", "eSwatini",
        "Madagascar"]),
    "asia_minor": ("africasia", "Asia Minor", "Asie Mineure", "Малая Азия", [
        "Turkey", "Georgia", "Armenia", "Azerbaijan", "Syria", "Lebanon", "Cyprus", "N. Cyprus"]),
    "middle_east": ("africasia", "Middle East", "Moyen-Orient", "Ближний Восток", [
        "Israel", "Palestine",
        "Saudi Arabia", "Yemen", "Oman", "United Arab Emirates", "Qatar", "Bahrain", "Kuwait", "Iraq", "Jordan"]),
    "persia": ("africasia", "Persia", "Perse", "Персия", ["Iran", "Afghanistan", "Pakistan"]),
    # Eastasia
    "india": ("eastasia", "India", "Inde", "Индия", [
        "India", "Nepal", "Bhutan", "Bangladesh", "Sri Lanka", "Siachen Glacier"]),
    "west_china": ("eastasia", "West China", "Chine de l'Ouest", "Западный Китай", []),
    "east_china": ("eastasia", "East China", "Chine de l'Est", "Восточный Китай", ["Taiwan", "Hong Kong", "Macao"]),
    "mongolia": ("eastasia", "Mongolia", "Mongolie", "Монголия", ["Mongolia"]),
    "japan": ("eastasia", "Japan", "Japon", "Япония", ["Japan", "South Korea", "North Korea"]),
    "indochina": ("eastasia", "Indochina", "Indochine", "Индокитай", [
        "Myanmar", "Thailand", "Laos", "Cambodia", "Vietnam"]),
    "indonesia": ("eastasia", "Indonesia", "Indonésie", "Индонезия", [
        "Indonesia", "Timor-Leste", "Malaysia", "Brunei", "Singapore", "Philippines"]),
    "australia": ("eastasia", "Australia", "Australie", "Австралия", ["Australia", "Papua New Guinea", "New Zealand"]),
}

# Sea zones: slug: (en, fr, ru, seed points)
SEAS: dict[str, tuple[str, str, str, list[tuple[float, float]]]] = {
    "arctic_ocean": ("Arctic Ocean", "Océan Arctique", "Ледовитый океан", [(60, 79), (-140, 75), (185, 72), (-65, 73)]),
    "norwegian_sea": ("Norwegian Sea", "Mer de Norvège", "Норвежское море", [(0, 66), (19, 56.5), (20, 62)]),
    "north_atlantic": ("North Atlantic", "Atlantique Nord", "Северная Атлантика", [(-35, 48), (-85, 58), (-4.8, 53.8)]),
    "sargasso_sea": ("Sargasso Sea", "Mer des Sargasses", "Саргассово море", [(-45, 25), (-90, 25), (-75, 14)]),
    "mid_atlantic": ("Mid Atlantic", "Atlantique médian", "Центральная Атлантика", [(-20, 2)]),
    "south_atlantic": ("South Atlantic", "Atlantique Sud", "Южная Атлантика", [(-15, -30)]),
    "west_mediterranean": ("West Mediterranean", "Méditerranée Ouest", "Западное Средиземное море", [(6, 39.5), (12, 39.5)]),
    "east_mediterranean": ("East Mediterranean", "Méditerranée Est", "Восточное Средиземное море", [(20, 35), (15, 43.2), (25, 38.5)]),
    "black_sea": ("Black Sea", "Mer Noire", "Чёрное море", [(34, 43), (36.8, 46.1)]),
    "arabian_sea": ("Arabian Sea", "Mer d'Arabie", "Аравийское море", [(63, 15), (38, 20), (51.5, 27)]),
    "indian_ocean": ("Indian Ocean", "Océan Indien", "Индийский океан", [(85, 0), (98.5, 4.5)]),
    "southern_ocean": ("Southern Ocean", "Océan Austral", "Южный океан", [(80, -35), (134, -10), (140, -40)]),
    "china_sea": ("China Sea", "Mer de Chine", "Китайское море", [(114, 14), (123, 35), (122, 2), (110, -5), (125, 10.5)]),
    "sea_of_japan": ("Sea of Japan", "Mer du Japon", "Японское море", [(134, 39), (150, 54)]),
    "bering_sea": ("Bering Sea", "Mer de Béring", "Берингово море", [(177, 57), (-167, 59)]),
    "north_pacific": ("North Pacific", "Pacifique Nord", "Север Тихого океана", [(165, 40), (-150, 45)]),
    "central_pacific": ("Central Pacific", "Pacifique central", "Центр Тихого океана", [(150, 15), (-135, 15)]),
    "south_pacific": ("South Pacific", "Pacifique Sud", "Юг Тихого океана", [(175, -33), (-110, -30)]),
}

# Shorter forms for the board itself, where the zone is small.
SHORT = {"west_mediterranean": ("West Med.", "Médit. Ouest", "Зап. Средиз."), "east_mediterranean": ("East Med.", "Médit. Est", "Вост. Средиз.")}

# Water that is no zone: closed to fleets.
LAKES: dict[str, tuple[str, str, str, list[tuple[float, float]]]] = {"caspian": ("Caspian", "Caspienne", "Каспий", [(51, 42)])}

# Declared land borders (each once). Build and check fail if the geometry disagrees.
BORDERS = """
west_canada: east_canada west_usa
east_canada: west_usa east_usa
west_usa: east_usa mexico
east_usa: mexico
mexico: andes
andes: brazil argentina
brazil: argentina
west_europe: central_europe south_europe
scandinavia: central_europe west_russia
central_europe: south_europe west_russia
west_russia: east_russia central_asia
east_russia: central_asia kamchatka
north_africa: west_africa congo east_africa middle_east
west_africa: congo
congo: east_africa south_africa
east_africa: south_africa
asia_minor: middle_east persia
middle_east: persia
india: west_china indochina
west_china: mongolia east_china indochina
mongolia: east_china japan
east_china: japan indochina
indochina: indonesia
indonesia: australia
south_europe: asia_minor
west_russia: asia_minor
central_asia: persia west_china mongolia
east_russia: mongolia
kamchatka: mongolia
persia: india west_china
"""

# Land borders across water, drawn as dashed lines. All but the first are there for the balance: Eurasia lies in the middle, and
# loses wherever the others have no quarrel of their own; Eastasia won too often while most of it could not be reached.
CROSSINGS = [("west_canada", "kamchatka", "Bering Strait", "Détroit de Béring", "Берингов пролив"),
             ("kamchatka", "japan", "La Pérouse Strait", "Détroit de La Pérouse", "Пролив Лаперуза"),
             ("west_usa", "japan", "Pacific Route", "Route du Pacifique", "Тихоокеанский путь"),
             ("brazil", "west_africa", "Narrows of the Atlantic", "Détroit de l'Atlantique", "Узость Атлантики"),
             ("middle_east", "india", "Oman Route", "Route d'Oman", "Оманский путь")]

# Zones that meet through a canal or a strait too narrow to draw.
CANALS: list[tuple[str, str, str, str, str, tuple[float, float]]] = [("sargasso_sea", "central_pacific", "Panama", "Panama", "Панама", (-79.7, 9.1)),
          ("east_mediterranean", "arabian_sea", "Suez", "Suez", "Суэц", (32.5, 30.6)),
          ("east_mediterranean", "black_sea", "Bosporus", "Bosphore", "Босфор", (28.4, 40.7))]

# Declared coasts: territory: zones
COASTS = """
west_canada: arctic_ocean bering_sea north_pacific
east_canada: arctic_ocean north_atlantic
west_usa: north_pacific central_pacific
east_usa: north_atlantic sargasso_sea
mexico: sargasso_sea central_pacific
andes: sargasso_sea south_pacific
brazil: mid_atlantic south_atlantic
argentina: south_atlantic south_pacific
west_europe: north_atlantic norwegian_sea sargasso_sea west_mediterranean
scandinavia: norwegian_sea north_atlantic
central_europe: norwegian_sea black_sea
south_europe: west_mediterranean east_mediterranean black_sea
west_russia: norwegian_sea black_sea
east_russia: arctic_ocean norwegian_sea
kamchatka: arctic_ocean bering_sea sea_of_japan north_pacific
central_asia:
north_africa: sargasso_sea west_mediterranean east_mediterranean arabian_sea
west_africa: sargasso_sea mid_atlantic
congo: mid_atlantic south_atlantic
east_africa: arabian_sea indian_ocean
south_africa: south_atlantic southern_ocean
asia_minor: east_mediterranean black_sea
middle_east: east_mediterranean arabian_sea
persia: arabian_sea
india: arabian_sea indian_ocean
west_china:
east_china: china_sea
mongolia: sea_of_japan
japan: china_sea sea_of_japan north_pacific
indochina: china_sea indian_ocean
indonesia: china_sea indian_ocean southern_ocean central_pacific
australia: southern_ocean central_pacific south_pacific
"""

# Declared neighbours of zones, each once; those that meet only round the board's edge are met in the middle of the Pacific.
SEA_BORDERS = """
arctic_ocean: norwegian_sea north_atlantic bering_sea
norwegian_sea: north_atlantic
north_atlantic: sargasso_sea
sargasso_sea: mid_atlantic west_mediterranean central_pacific
mid_atlantic: south_atlantic
south_atlantic: southern_ocean south_pacific
west_mediterranean: east_mediterranean
east_mediterranean: black_sea arabian_sea
arabian_sea: indian_ocean
indian_ocean: southern_ocean china_sea
southern_ocean: china_sea central_pacific south_pacific
china_sea: sea_of_japan central_pacific
sea_of_japan: north_pacific
bering_sea: north_pacific
north_pacific: china_sea central_pacific
central_pacific: south_pacific
"""
