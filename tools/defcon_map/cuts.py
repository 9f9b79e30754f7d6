"""Where the knife goes: the projection, lines through countries and seas, small islands, and where names stand.

Places are (longitude, latitude) in degrees. Formatted by hand: a line here is a line on the map.
"""

from __future__ import annotations

# fmt: off
# ruff: noqa: E501

VIEW = (2000, 980)           # the SVG viewBox of every path

LON0 = 11                    # central meridian; the board's edge is 169 W, in the Bering Strait

LON = (-169.0, 191.0)

LAT = (-57.5, 86.5)

MARGIN = 4  # around the board

STRETCH = 1.1                # north-south, for rounder pieces and room for tokens

# Mild magnifying lenses (centre, strength, reach in px): small crowded regions grow, empty sea shrinks.
LENSES: list[tuple[tuple[float, float], float, float]] = [((19, 45), 0.42, 185), ((133, 37), 0.55, 95), ((108, 9), 0.36, 110)]

# Countries cut along lines: {country: [lines]}; each piece goes to the territory whose seed point it holds.
CUTS: dict[str, list[list[tuple[float, float]]]] = {
    "Canada": [[(-104, 48), (-104, 49), (-103, 53), (-103.6, 56), (-102, 60), (-104, 63), (-101.5, 66), (-101.8, 68.2),
                (-100.6, 69.5), (-103, 71.5), (-105, 74), (-105, 75.5), (-104.7, 77), (-103.5, 79), (-104, 84)]],
    "United States of America": [[(-97.2, 50), (-97, 46), (-96.5, 43), (-98, 40.6), (-100.6, 38.6), (-103, 37),
                                  (-103.1, 34.5), (-103, 32.2), (-106.5, 31.85), (-106.7, 30.5)]],
    # the Ob and Irtysh; the Lena
    "Russia": [[(73.8, 75), (73.8, 72), (73, 70), (73.3, 68.8), (72.5, 67.2), (69.5, 66.3), (66.5, 66.4), (65.3, 64.3),
                (66.2, 62.4), (69, 61), (68.5, 58.6), (71.5, 57.3), (73.5, 55), (74.6, 53)],
               [(127.5, 75), (127, 73), (124, 70.5), (124.5, 67), (127, 64.5), (129, 62), (125, 60.3), (120.8, 60),
                (119.6, 57), (121, 55), (121.3, 53.4), (121.9, 52.3)]],
    # Xinjiang, Tibet, Qinghai | Dzungaria, Inner Mongolia, Manchuria | the rest
    "China": [[(80, 46.4), (82.6, 46.1), (85, 45.6), (88, 45.4), (90.6, 45.3), (92, 45)],
              [(96.6, 43.5), (96.5, 42), (96, 40.5), (98.6, 38.9), (101.8, 37.7), (101.8, 35.5), (102, 33.5),
               (102.6, 31), (102.2, 28.5), (101.6, 26.6), (100.4, 25.3), (99, 24.5), (97.2, 23.7)],
              [(96.5, 42), (99, 41.3), (103, 41), (106, 39.8), (108, 40.3), (111, 40.2), (114, 41), (117, 42.2),
               (119.5, 42.3), (122, 42.8), (124.3, 42.5), (126, 41.5), (127.4, 41.0)]],
}

CUT_SEEDS: dict[str, list[tuple[str, tuple[float, float]]]] = {
    "Canada": [("west_canada", (-120, 58)), ("east_canada", (-75, 52))],
    "United States of America": [("west_usa", (-112, 40)), ("east_usa", (-85, 36))],
    "Russia": [("west_russia", (45, 56)), ("east_russia", (95, 62)), ("kamchatka", (140, 64))],
    "China": [("west_china", (88, 35)), ("mongolia", (118, 46)), ("east_china", (112, 30)), ("mongolia", (88, 47))],
}

# Parts of countries that lie elsewhere: (country, box lon/lat, territory or None to drop).
PARTS: list[tuple[str, tuple[float, float, float, float], str | None]] = [
    ("United States of America", (-169.5, 50, -129, 72), "west_canada"),      # Alaska
    ("United States of America", (-180, 15, -150, 30), None),                 # Hawaii
    ("United States of America", (169, 50, 180, 55), None),
    ("France", (-56, 0, -50, 8), "andes"),                                    # French Guiana
    ("Russia", (19, 54, 23.2, 55.5), "central_europe"),                       # Kaliningrad
    ("Russia", (32.3, 44.2, 36.65, 46.25), "central_europe"),                 # Crimea: Ukraine, as the UN has it
    ("North Korea", (128.0, 41.2, 131.5, 43.3), "mongolia"),                  # so that Japan and Kamchatka do not meet in a corner
    ("Russia", (30, 78.9, 110, 84), None), ("Norway", (5, 75, 40, 84), None),   # slivers at the board's edge
    ("Russia", (144.6, 43, 156.55, 50.95), None),                             # Kurils
    ("Ecuador", (-95, -5, -85, 3), None),                                     # Galapagos
    ("Greenland", (-19.5, 80, -8, 82.6), None),
    ("Spain", (-19, 27, -13, 30), None),
]

ISLAND_MIN = 17              # px2; smaller islands are left out

CLOSE = {"east_canada": 1.9, "west_canada": 1.9, "scandinavia": 1.3, "kamchatka": 1.2, "argentina": 2.2,
         "asia_minor": 2.6, "north_africa": 2.0, "indonesia": 1.7, "south_europe": 1.2, "west_europe": 0.9}   # close narrow water, px

CLOSE_DEFAULT = 1.0

OPEN = 0.95                  # capes and spits narrower than twice this many px are cut off

SMOOTH = 0.75                # px of the shapes' simplification (square root of the smallest kept triangle)

SEA_LINES: list[list[tuple[float, float]]] = [
    [(188, 66.6), (191.5, 65.9)], [(-169.5, 65.9), (-165.5, 65.4)],                                  # Bering Strait
    [(-67, 66.6), (-49, 67.0)],                                                                      # Davis Strait
    [(-87, 69.4), (-82.5, 70.4)],                                                                    # Fury and Hecla
    [(-25, 70.8), (-12, 70), (0, 72.5), (20, 74.2), (44, 75.4), (62, 78.2), (80, 76.4), (92, 74.5)],  # Arctic | Norwegian
    [(-18, 65.6), (-15.5, 68), (-10.5, 72)], [(-16, 64.9), (-7, 62), (-4.3, 57.6)],                # N Atlantic | Norwegian
    [(0.6, 51.3), (2.4, 50.5)],                                                                      # Dover
    [(-78, 35.4), (-60, 33.3), (-35, 33.8), (-18, 37.6), (-8, 38.4)],                                    # N Atlantic | Sargasso
    [(-5.55, 36.6), (-5.45, 35.2)],                                                                  # Gibraltar
    [(-52.6, 3.4), (-48, 6.6), (-35, 9.6), (-20, 10.6), (-13.2, 10.6)],                              # Sargasso | Mid
    [(-38, -9.3), (-30, -9.6), (-10, -9.2), (5, -8), (14, -6.2)],                                    # Mid | South Atlantic
    [(20, -33), (20.4, -45), (20, -58.5)],                                                           # Agulhas
    [(-68, -54.3), (-66.5, -59)],                                                                    # Drake
    [(13.2, 37.7), (9.8, 36.6)], [(14.7, 37.9), (16.5, 38.5)],                                       # Sicily, Messina
    [(25.9, 40.6), (27.5, 39.8)], [(28.4, 41.3), (30.2, 41.0)],                                      # Dardanelles, Bosporus
    [(43.2, 2.9), (50, 0.3), (62, 0), (71, 3.6), (77.9, 8.9)],                                       # Arabian | Indian
    [(38.5, -10.9), (47, -8.8), (70, -11), (95, -10), (104.3, -7.6), (106.6, -6.9)],                 # Indian | Southern
    [(106.6, -6.3), (104.8, -5.2)],                                                                  # Sunda
    [(104.3, 1.9), (102.4, 0.0)],                                                                    # Malacca
    [(113, -7.9), (116.5, -8.6), (121, -8.7), (125, -8.95), (131, -7.7), (137, -7), (140, -5.5)],           # Lesser Sunda
    [(131, 32.2), (129.4, 28.6), (127, 26), (123.9, 24), (122.3, 22), (121.5, 20), (121.6, 17.2)],   # Ryukyu, Luzon
    [(122.8, 14.1), (125.2, 12)], [(124.9, 11), (125.6, 8.8)],
    [(125.6, 7.4), (127, 4.2), (127.9, 1.0)], [(127.8, 0.6), (129.8, -0.1), (133, -1.2)],            # Molucca
    [(142.9, -8.2), (142.3, -12)],                                                                   # Torres
    [(145.5, -20.6), (155, -20.3), (170, -19), (191.5, -16)],                                        # Central | South Pacific
    [(-169.5, -16), (-130, -7), (-100, 2.6), (-84, 6.2), (-77, 7.6)],
    [(128.4, 28.7), (140, 28.2), (150, 28.2), (170, 28.5), (191.5, 28.5)],                            # North | Central Pacific
    [(-169.5, 28.5), (-150, 29.2), (-130, 32.4), (-118.5, 35.2)],
    [(143.5, 43.3), (147, 44.6), (151, 46.8), (153.3, 48.3), (155.6, 50.2), (157.2, 52.2)],          # Kurils
    [(160.5, 54.9), (164, 54.9), (170, 53.4), (180, 51.6), (191.5, 53)],                                        # Aleutians
    [(-169.5, 53), (-165, 54.0), (-162.5, 55), (-159.5, 56.5)],
    [(128.4, 36), (131.2, 33.2)], [(140.8, 40.9), (140.7, 42.4)],                                    # Korea Strait, Tsugaru
    [(145.8, -37.5), (146.9, -41.8)], [(146.7, -42.5), (147, -58.5)],                                # Bass, Tasman
]

# Water too narrow to see at this scale is opened: (line, half width in px). Gibraltar, Bab el Mandeb, Dover, Malacca, ...
CHANNELS: list[tuple[list[tuple[float, float]], float]] = [([(-6.6, 35.95), (-5.6, 35.95), (-4.6, 36.0)], 1.7),
            ([(42.9, 13.4), (43.35, 12.6), (44.2, 12.0)], 1.6),
            ([(0.6, 50.55), (1.5, 51.0), (2.6, 51.6)], 1.3),
            ([(97, 6), (100, 3.7), (101.6, 2.5), (102.7, 1.7), (103.6, 1.0), (105.2, 0.6)], 2.2),
            ([(10.6, 57.9), (11.3, 56.9), (12.5, 56.2), (12.75, 55.5), (13.2, 54.9)], 1.5),                   # Kattegat
            ([(20.2, 62.6), (21.0, 63.4), (22, 64.2)], 1.3), ([(36.45, 44.8), (36.55, 45.3), (36.9, 45.8)], 1.2),
            ([(-56, 83.5), (-62, 81.6), (-69, 79.8), (-74, 78), (-74, 75.5)], 2.0),                           # Nares Strait
            ([(-74, 73.8), (-82, 74.4), (-90, 74.1), (-97, 74.6), (-104, 73.9), (-110, 74.6), (-117, 74.2), (-126, 75)], 2.2),   # North-West Passage
            ([(-63.5, 60.6), (-69, 61.6), (-76, 63), (-80, 63.2)], 2.2)]                                      # Hudson Strait

# Label points by hand (lon, lat); the others take the centre of the largest circle inside. More than one for wrapped seas.
LABELS: dict[str, list[tuple[float, float]]] = {
    "west_canada": [(-119, 58.5)], "east_canada": [(-72.5, 52.3)], "west_usa": [(-111, 42)], "east_usa": [(-88, 36.3)],
    "mexico": [(-102.6, 23.6)], "andes": [(-69, 5.3)], "brazil": [(-49, -10)], "argentina": [(-65.2, -33)],
    "west_europe": [(1.8, 46.6)], "scandinavia": [(15.2, 63.2)], "central_europe": [(20.5, 51.3)], "south_europe": [(21.6, 44.4)],
    "west_russia": [(45, 58)], "east_russia": [(97, 62)], "kamchatka": [(143, 64.5)], "central_asia": [(66, 46.3)],
    "north_africa": [(8, 28.7)], "west_africa": [(-2, 15)], "congo": [(20.5, -3)], "east_africa": [(34.5, 8)],
    "south_africa": [(24, -24)], "asia_minor": [(35.2, 39)], "middle_east": [(44.6, 22.8)], "persia": [(60, 31.8)],
    "india": [(78.6, 22.5)], "west_china": [(88, 36)], "east_china": [(111.5, 30)], "mongolia": [(107, 45.6)],
    "japan": [(149.5, 39)], "indochina": [(101, 16.6)], "indonesia": [(114, -0.4)], "australia": [(134, -25)],
    "arctic_ocean": [(38, 79.4), (-146, 76.2)], "norwegian_sea": [(-2.5, 66.6)], "north_atlantic": [(-37, 47)],
    "sargasso_sea": [(-50, 25)], "mid_atlantic": [(-21, 2)], "south_atlantic": [(-15, -30)],
    "west_mediterranean": [(5.6, 39.6)], "east_mediterranean": [(19, 34.9)], "black_sea": [(34.3, 43.3)],
    "arabian_sea": [(64.5, 13.5)], "indian_ocean": [(84, -1.5)], "southern_ocean": [(80, -33)],
    "china_sea": [(113.8, 14.5)], "sea_of_japan": [(134.5, 39.7)], "bering_sea": [(176.5, 56.9), (-177.5, 58.3)],
    "north_pacific": [(166, 40), (-147, 44)], "central_pacific": [(150, 14), (-137, 14)],
    "south_pacific": [(174, -29), (-112, -30)], "caspian": [(51, 41.8)],
}
