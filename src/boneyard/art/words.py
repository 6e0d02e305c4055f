"""Text on the board: names on ribbons and tile numbers."""

from xml.sax.saxutils import escape

from boneyard.art.bridge import castle_side
from boneyard.art.drawing import Side
from boneyard.art.grounds import is_walkable
from boneyard.art.scene import PlacedTile
from boneyard.art.svg import SQUARE, TILE, element, number

_RIBBON_HEIGHT = 34
_LETTER = {"I": 11, "J": 11, " ": 9, "'": 7, ".": 9, "-": 10, "M": 25, "W": 26}
_USUAL_LETTER = 18.5
_BRIDGE_END: dict[Side | None, int] = {Side.NORTH: 2 * SQUARE, Side.SOUTH: SQUARE}
"""The distance of a drawbridge's opening from the upper border of the tile, by the side it leads to."""


def ribbon(tile: PlacedTile) -> str:
    """A tile's name. The text is stretched to fit the ribbon, since fonts differ between viewers."""
    if tile.title is None:
        return ""
    text = tile.title.upper()
    length = sum(_LETTER.get(letter, _USUAL_LETTER) for letter in text)
    width = length + 40
    x, y = tile.column * TILE + (TILE - width) / 2, tile.row * TILE + _ribbon_top(tile)
    right, notch = number(width), number(width - 10)
    cloth = element("path", d=f"M0 0H{right}L{notch} 17L{right} {_RIBBON_HEIGHT}H0L10 17Z")
    name = element("text", escape(text), x=20, y=25, textLength=length)
    return element("g", cloth + name, class_="tilename", transform=f"translate({number(x)} {number(y)})")


def _ribbon_top(tile: PlacedTile) -> int:
    """Across the upper border, or inside the tile if nobody can stand there or a drawbridge would be hidden.

    Never across the lower border, where the next tile may have its own name.
    """
    side = castle_side(tile.look, tile.rotation) if tile.look.drawbridge else None
    if side in _BRIDGE_END:
        return _across(_BRIDGE_END[side])
    plan = tile.look.plan.turned(tile.rotation)
    blocked = not any(is_walkable(plan.square(column, 0)) for column in range(3))
    return 18 if blocked else _across(0)


def _across(border: int) -> int:
    return border - _RIBBON_HEIGHT // 2


def tile_number(tile: PlacedTile) -> str:
    if tile.number is None:
        return ""
    x, y = number(tile.column * TILE + 8), number(tile.row * TILE + 8)
    plate = element("circle", cx=19, cy=19, r=19)
    text = element("text", str(tile.number), x=19, y=27, text_anchor="middle")
    return element("g", plate + text, class_="tno", transform=f"translate({x} {y})")
