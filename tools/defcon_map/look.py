"""Colours, signs and letters of the picture. Colours are those of the web client's dark room."""

from __future__ import annotations

from typing import NamedTuple

BAND = 120
"""Pixels below the map, for the legend."""
FAMILY = "'Sofia Sans Extra Condensed','Roboto Condensed','DejaVu Sans Condensed','Arial Narrow',sans-serif"

# Land, pattern on it, edge and text, name, and the sign that pieces of the power have.
POWERS = {
    "america": ("#264E7E", "#3C6BA3", "#8DB8F4", "America", '<path d="M-9-9H9V9H-9z"/>'),
    "eurasia": (
        "#1D5C4B",
        "#347F68",
        "#6FD0AC",
        "Eurasia",
        '<path d="M0-11 9.5-5.5V5.5L0 11-9.5 5.5V-5.5z"/>',
    ),
    "africasia": ("#736A46", "#93885D", "#DFCFA0", "Africasia", '<path d="M0-12 12 0 0 12-12 0z"/>'),
    "eastasia": ("#643023", "#8A4C38", "#E59B7C", "Eastasia", '<circle r="10"/>'),
}
PATTERNS = {
    "america": '<path d="M0 10 10 0M-2 2 2-2M8 12 12 8" stroke="{ink}" stroke-width="1.4"/>',
    "eurasia": '<path d="M2 2h.1M7 7h.1" stroke="{ink}" stroke-width="2.8" stroke-linecap="round"/>',
    "africasia": '<path d="M0 2.5H10M0 7.5H10" stroke="{ink}" stroke-width="1.2"/>',
    "eastasia": '<path d="M0 0 10 10M10 0 0 10" stroke="{ink}" stroke-width="1.1"/>',
}
SEA_TONES = ["#0D2D32", "#11363C", "#0F3138", "#143C43"]
ANCHOR = "M0-7a2.2 2.2 0 1 1 .01 0M0-7V6M-4-3.6H4M-6 1.5C-5.5 4.6-3 6 0 6.4 3 6 5.5 4.6 6 1.5"
STYLE = """
.room{fill:#091E22}
.shelf{fill:none;stroke:#47797A;stroke-opacity:.22;stroke-width:9;stroke-linejoin:round}
.shelf.far{stroke-opacity:.12;stroke-width:20}
.zone-line{fill:none;stroke:#5B8388;stroke-width:1.6;stroke-dasharray:2 6;stroke-linecap:round}
.lake{fill:#0D2D32;stroke:#0A1F23}
.land{stroke:#0A1F23;stroke-width:2;stroke-linejoin:round}
.coast{fill:none;stroke:#9DB9B4;stroke-opacity:.75;stroke-width:1.2;stroke-linejoin:round}
.front-case{fill:none;stroke:#071A1D;stroke-width:6;stroke-linejoin:round;stroke-linecap:round}
.front{fill:none;stroke:#F5EDDB;stroke-width:2.6;stroke-linejoin:round;stroke-linecap:round}
.crossing{fill:none;stroke:#F5EDDB;stroke-width:2.6;stroke-dasharray:6 5}
.arrow{fill:#F5EDDB}
.canal{fill:#091E22;stroke:#A9D3EA;stroke-width:1.8}
.canal-sign{fill:none;stroke:#A9D3EA;stroke-width:1.3}
.canal-name{fill:#A9D3EA;stroke:#091E22;stroke-width:3.4;paint-order:stroke;text-anchor:end;font-weight:500}
.edge{fill:none;stroke:#2A545A;stroke-width:2}
.anchor{fill:none;stroke:#93ABA7;stroke-width:1.7}
text{font-weight:700}
.name,.zone{text-anchor:middle;paint-order:stroke;stroke-linejoin:round}
.name{fill:#F5EDDB;stroke:#071A1D;stroke-opacity:.85;stroke-width:4.5;letter-spacing:.4px}
.zone{fill:#A9D3EA;stroke:#0D2D32;stroke-width:4;font-weight:500;letter-spacing:1.2px}
.beyond{fill:#F5EDDB;font-weight:600;letter-spacing:.4px}
.rule{stroke:#2A545A}
.title{fill:#F5EDDB;font-weight:800;letter-spacing:3px}
.small{fill:#BFCFC9;font-weight:500;letter-spacing:.4px}
.phone{fill:#D32F23}
"""


class Lettering(NamedTuple):
    """How large a name is, and how far from its point, where the place is tight."""

    size: float
    dx: float = 0
    dy: float = 0
    one_line: bool = False


LANDS = {
    "south_europe": Lettering(21),
    "asia_minor": Lettering(23),
    "west_europe": Lettering(22),
    "scandinavia": Lettering(22, one_line=True),
    "central_europe": Lettering(24),
    "kamchatka": Lettering(26, one_line=True),
    "indochina": Lettering(22),
    "indonesia": Lettering(23),
    "india": Lettering(25),
    "japan": Lettering(25),
    "mexico": Lettering(25),
}
SEAS = {
    ("arctic_ocean", 0): Lettering(19, one_line=True),
    ("arctic_ocean", 1): Lettering(18, one_line=True),
    ("norwegian_sea", 0): Lettering(21),
    ("black_sea", 0): Lettering(18, one_line=True),
    ("west_mediterranean", 0): Lettering(19),
    ("east_mediterranean", 0): Lettering(19, one_line=True),
    ("china_sea", 0): Lettering(21),
    ("sea_of_japan", 0): Lettering(18),
    ("bering_sea", 0): Lettering(20),
    ("bering_sea", 1): Lettering(17, one_line=True),
}
