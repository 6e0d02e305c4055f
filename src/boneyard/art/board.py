"""A whole board as one SVG file that needs nothing beside itself."""

from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape

from boneyard.art import castle
from boneyard.art.bridge import bridge_id, bridge_symbol
from boneyard.art.figures import figures
from boneyard.art.inks import Theme, style_for
from boneyard.art.scene import Highlight, PlacedTile, Scene, Walk
from boneyard.art.svg import SQUARE, TILE, ArtError, box, element, group, path
from boneyard.art.symbols import referenced, symbol_texts, use
from boneyard.art.tile import tile_id, tile_symbol
from boneyard.art.words import ribbon, steps, tile_number

_MARGIN = 84
_COAST = ((64, "c3"), (60, "c0"), (44, "c2"), (39, "c0"), (24, "c1"), (18, "c0"))
"""Widths and inks of the lines round the tiles, as on old maps: each pair leaves a thin outline."""


def board_svg(scene: Scene, theme: Theme = "light") -> str:
    """The picture of a scene, with the symbols, rules and inks that it needs and no others."""
    if not scene.tiles:
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
            *(_highlight(highlight) for highlight in scene.highlights),
            *(ribbon(tile) for tile in scene.tiles),
            _walk(scene.walk) if scene.walk else "",
            figures(scene),
            steps(scene.walk) if scene.walk else "",
        ]
    )
    symbols = "\n".join(_tile_symbols(scene))
    patterns = _patterns(scene)
    symbols = f"{symbol_texts(_art_ids(symbols + patterns + body))}\n{symbols}\n{patterns}"
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
    """The box round all tiles, with a margin for coast and towers."""
    columns = [tile.column for tile in scene.tiles]
    rows = [tile.row for tile in scene.tiles]
    width = (max(columns) - min(columns) + 1) * TILE + 2 * _MARGIN
    height = (max(rows) - min(rows) + 1) * TILE + 2 * _MARGIN
    return min(columns) * TILE - _MARGIN, min(rows) * TILE - _MARGIN, width, height


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


def _use_tile_sized(symbol_id: str, tile: PlacedTile) -> str:
    x, y = tile.column * TILE, tile.row * TILE
    return element("use", href=f"#{symbol_id}", x=x, y=y, width=TILE, height=TILE)


def _highlight(highlight: Highlight) -> str:
    x, y = highlight.x * SQUARE + 7, highlight.y * SQUARE + 7
    return "".join(
        element("rect", class_=class_, x=x, y=y, width=82, height=82, rx=14)
        for class_ in ("halo", highlight.kind)
    )


def _walk(walk: Walk) -> str:
    points = "L".join(f"{x * SQUARE + SQUARE // 2} {y * SQUARE + SQUARE // 2}" for x, y in walk.squares)
    return group(path([f"M{points}"], class_) for class_ in ("path key", "path"))


def _tile_symbols(scene: Scene) -> Iterator[str]:
    """The symbol of every tile in the rotation it lies in, each once."""
    for look, rotation in dict.fromkeys((tile.look, tile.rotation % 4) for tile in scene.tiles):
        yield tile_symbol(look, rotation)
        if look.drawbridge:
            yield bridge_symbol(look, rotation, scene.bridge)


def _patterns(scene: Scene) -> str:
    grain = element(
        "pattern",
        use("table-grain", 0, 0),
        id="tabletex",
        width=400,
        height=320,
        patternUnits="userSpaceOnUse",
    )
    if not any(highlight.kind == "danger" for highlight in scene.highlights):
        return grain
    return grain + element(
        "pattern",
        path(["M0 0V12"], "hatchline"),
        id="hatch",
        width=12,
        height=12,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )


def _art_ids(text: str) -> list[str]:
    """The references of a picture that art.svg answers; those to tiles are answered here."""
    return [name for name in referenced(text) if not name.startswith(("tile-", "bridge-"))]
