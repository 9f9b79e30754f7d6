"""What stands below the map: its title, the powers, the signs, and that it is a reconstruction."""

from __future__ import annotations

from tools.defcon_map.look import ANCHOR, BAND, POWERS

SAID = (
    "The map of the printed game is not public. Territories, borders and sea zones are Red Phone’s own",
    "reconstruction; an owner can replace them: docs/maps.md. Geography: Natural Earth, public domain.",
)


def legend(width: int, top: int, territories: int, zones: int) -> list[str]:
    middle = top + BAND / 2
    out = [f'<path class="rule" d="M24 {top + 10}H{width - 24}"/>']
    out += [f'<rect class="phone" x="24" y="{middle - 30:g}" width="8" height="62"/>']
    out += [text(46, middle + 6, "DEFCON", 56, "title")]
    out += [text(46, middle + 32, f"{territories} territories, {zones} sea zones", 22, "small")]
    x = 300.0
    for k, (power, (_, _, edge, name, sign)) in enumerate(POWERS.items()):
        left, y = x + 190 * (k // 2), middle - 18 + 40 * (k % 2)
        swatch = f'x="{left:g}" y="{y - 14:g}" width="46" height="28" rx="3"'
        out.append(f'<rect {swatch} fill="url(#{power})" stroke="{edge}" stroke-width="1.6"/>')
        out.append(f'<g transform="translate({left + 68:g} {y:g})" fill="{edge}">{sign}</g>')
        out.append(f'<g fill="{edge}">{text(left + 88, y + 8, name, 25, "")}</g>')
    for k, (sign, words) in enumerate(SIGNS):
        left, y = 720 + 270 * (k // 2), middle - 18 + 40 * (k % 2)
        out.append(f'<g transform="translate({left} {y:g})">{sign}</g>')
        out.append(text(left + 56, y + 7, words, 22, "small"))
    for k, words in enumerate(SAID):
        out.append(text(width - 24, middle - 8 + 26 * k, words, 19, "small", "end"))
    return out


SIGNS = (
    ('<path class="front-case" d="M0 0h42"/><path class="front" d="M0 0h42"/>', "Front between powers"),
    ('<path class="crossing" d="M0 0h42"/>', "Crossing: a land border"),
    (
        '<path class="zone-line" d="M0 8h42"/>'
        f'<path class="anchor" d="{ANCHOR}" transform="translate(21-4)"/>',
        "Sea zones",
    ),
    (
        '<g transform="translate(21)"><circle class="canal" r="8"/>'
        '<path class="canal-sign" d="M-4 0h8m-2-2 2 2-2 2m-4-4-2 2 2 2"/></g>',
        "Canal: zones meet",
    ),
)


def text(x: float, y: float, words: str, size: int, kind: str, anchor: str = "start") -> str:
    return (
        f'<text class="{kind}" x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}">{words}</text>'
    )
