"""A whole board as one self-contained SVG file."""

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, floor
from xml.sax.saxutils import escape

from boneyard.art import castle
from boneyard.art.bridge import bridge_id, bridge_symbol
from boneyard.art.figures import figures
from boneyard.art.inks import Theme, style_for
from boneyard.art.loose import boxes, dice_and_cards
from boneyard.art.scene import PlacedTile, Scene, Square
from boneyard.art.svg import SQUARE, TILE, ArtError, box, element, path
from boneyard.art.symbols import referenced, symbol_texts, use
from boneyard.art.tile import tile_id, tile_symbol
from boneyard.art.words import ribbon, tile_number

_MARGIN = 84
_COAST = ((64, "c3"), (60, "c0"), (44, "c2"), (39, "c0"), (24, "c1"), (18, "c0"))
"""Widths and colours of the lines around the tiles, as on old maps: each pair leaves a thin outline."""


def board_svg(scene: Scene, theme: Theme = "light") -> str:
    """The picture of a scene, with only the symbols and styles that it needs."""
    if not (scene.tiles or scene.cards):
        raise ArtError("a board without tiles can't be drawn")
    x, y, width, height = _view(scene)
    body = "".join(
        [
            element("rect", class_="table", x=x, y=y, width=width, height=height),
            element("rect", fill="url(#tabletex)", x=x, y=y, width=width, height=height),
            *_coast(scene.tiles),
            path((box(t.column * TILE + 5, t.row * TILE + 8, TILE, TILE) for t in scene.tiles), "tshadow"),
            *_tiles(scene),
            *_bridges(scene),
            *(tile_number(tile) for tile in scene.tiles),
            *(ribbon(tile) for tile in scene.tiles),
            *_walk(scene.walk),
            figures(scene),
            *dice_and_cards(scene),
        ]
    )
    symbols = "\n".join(_tile_symbols(scene))
    grain = element(
        "pattern",
        use("table-grain", 0, 0),
        id="tabletex",
        width=400,
        height=320,
        patternUnits="userSpaceOnUse",
    )
    symbols = f"{symbol_texts(_art_ids(symbols + grain + body))}\n{symbols}\n{grain}"
    style = style_for(symbols + body, theme, ".boneyard")
    caption = element("title", escape(scene.caption)) if scene.caption else ""
    return element(
        "svg",
        f"{caption}<style>{style}</style>\n<defs>\n{symbols}\n</defs>\n{body}\n",
        xmlns="http://www.w3.org/2000/svg",
        class_="boneyard",
        role="img",
        width=width / 2,
        height=height / 2,
        viewBox=f"{x} {y} {width} {height}",
    )


def _view(scene: Scene) -> tuple[int, int, int, int]:
    """The box around everything, with a margin for coast and towers."""
    tiles = [
        (tile.column * TILE, tile.row * TILE, (tile.column + 1) * TILE, (tile.row + 1) * TILE)
        for tile in scene.tiles
    ]
    lefts, tops, rights, bottoms = zip(*tiles, *boxes(scene), strict=True)
    left, top = floor(min(lefts)) - _MARGIN, floor(min(tops)) - _MARGIN
    return left, top, ceil(max(rights)) + _MARGIN - left, ceil(max(bottoms)) + _MARGIN - top


def _coast(tiles: Iterable[PlacedTile]) -> Iterator[str]:
    outline = "".join(box(tile.column * TILE, tile.row * TILE, TILE, TILE) for tile in tiles)
    for width, ink in _COAST:
        yield element("path", d=outline, class_=f"coast {ink}", stroke_width=width)


def _tiles(scene: Scene) -> Iterator[str]:
    for tile in sorted(scene.tiles, key=lambda tile: _reaches_over(tile)):
        yield _use_tile_sized(tile_id(tile.look, tile.rotation), tile)


def _reaches_over(tile: PlacedTile) -> bool:
    return tile.look.castle and castle.has_towers(tile.look.plan)


def _bridges(scene: Scene) -> Iterator[str]:
    for tile in scene.tiles:
        if tile.look.drawbridge:
            yield _use_tile_sized(bridge_id(tile.look, tile.rotation, scene.bridge), tile)


def _walk(squares: Sequence[Square]) -> Iterator[str]:
    if squares:
        line = "M" + "L".join(f"{(x + 0.5) * SQUARE:g} {(y + 0.5) * SQUARE:g}" for x, y in squares)
        yield element("path", d=line, class_="path key")
        yield element("path", d=line, class_="path")


def _use_tile_sized(symbol_id: str, tile: PlacedTile) -> str:
    x, y = tile.column * TILE, tile.row * TILE
    return element("use", href=f"#{symbol_id}", x=x, y=y, width=TILE, height=TILE)


def _tile_symbols(scene: Scene) -> Iterator[str]:
    """The symbol of every tile in its rotation, each once."""
    for look, rotation in dict.fromkeys((tile.look, tile.rotation % 4) for tile in scene.tiles):
        yield tile_symbol(look, rotation)
        if look.drawbridge:
            yield bridge_symbol(look, rotation, scene.bridge)


def _art_ids(text: str) -> list[str]:
    """The referenced symbols of art.svg; those of tiles are made here."""
    return [name for name in referenced(text) if not name.startswith(("tile-", "bridge-"))]
