"""Composes a tile from its drawing, layer by layer, from the ground up.

A rotation turns the drawing, never the picture: light, decor and names stay upright.
"""

from collections.abc import Iterator
from functools import lru_cache

from boneyard.art import castle
from boneyard.art.drawing import Drawing, Side
from boneyard.art.edges import DOORS, HEDGE, JOIN, Piece, edges_of, grid_line, pieces_of, whole_side
from boneyard.art.grounds import GROUNDS, choice
from boneyard.art.look import TileLook
from boneyard.art.roads import road
from boneyard.art.svg import SQUARE, TILE, ArtError, box, element, path
from boneyard.art.symbols import use

_PAVING = frozenset({"c-cobble"})  # decor that is part of the ground

_LANDMARK = {"A": "d-altar", "p": "d-pit"}


def tile_id(look: TileLook, rotation: int, scope: str = "") -> str:
    """`rotation` is in clockwise quarter turns; `scope` tells sets with the same tile ids apart."""
    return f"tile-{scope}{look.id}-{rotation % 4}"


def tile_symbol(look: TileLook, rotation: int, scope: str = "") -> str:
    try:
        content = composed(look, rotation % 4)
    except ArtError as error:
        raise ArtError(f"tile {look.id}: {error}") from None
    box_ = f"0 0 {TILE} {TILE}"
    return element("symbol", content, id=tile_id(look, rotation, scope), viewBox=box_, overflow="visible")


@lru_cache(maxsize=1024)
def composed(look: TileLook, rotation: int) -> str:
    plan = look.ground_plan(rotation)
    pieces = pieces_of(plan, look.style)
    walls = [piece for piece in pieces if piece.symbol not in DOORS | {JOIN, HEDGE}]
    within = [
        *_grounds(look, plan),
        *_paving(look, rotation),
        _undergrowth(plan),
        *(road(plan, column, row) for column, row in _squares()),
        path((grid_line(edge, look.style) for edge in edges_of(plan)), "grid"),
        castle.seams(plan) if look.castle else "",
        *_draw(pieces, {JOIN}),
        *_trees(look, plan),
        path((piece.shade() for piece in pieces if piece.casts_shade), "shade"),
        *_decor(look, plan, rotation),
        *(piece.draw() for piece in walls),
        *_draw(pieces, DOORS),
        *_draw(pieces, {HEDGE}),
    ]
    return element("svg", "".join(within), width=TILE, height=TILE) + _border(look, plan)


def _squares() -> Iterator[tuple[int, int]]:
    return ((column, row) for row in range(3) for column in range(3))


def _draw(pieces: list[Piece], symbols: frozenset[str] | set[str]) -> Iterator[str]:
    return (piece.draw() for piece in pieces if piece.symbol in symbols)


def _grounds(look: TileLook, plan: Drawing) -> Iterator[str]:
    for column, row in _squares():
        letter = plan.square(column, row)
        cut = GROUNDS[letter].cut(choice(look.id, column, row))
        symbol_id = f"{cut}-{look.floor}" if letter == "b" else cut
        turn = castle.turn_gate(plan, column, row) if letter == "G" else None
        yield use(symbol_id, column * SQUARE, row * SQUARE, transform=turn)


def _paving(look: TileLook, rotation: int) -> Iterator[str]:
    for thing in (decor.turned(rotation) for decor in look.decor if decor.symbol in _PAVING):
        yield use(thing.symbol, thing.column * SQUARE, thing.row * SQUARE)


def _undergrowth(plan: Drawing) -> str:
    """Dark ground under trees, joined with that of wooded neighbours and the next tile."""
    wooded = [(column, row) for column, row in _squares() if plan.square(column, row) == "t"]
    blobs = "".join(use("g-under", column * SQUARE, row * SQUARE) for column, row in wooded)
    bridges = (
        _undergrowth_towards(column * SQUARE, row * SQUARE, side)
        for column, row in wooded
        for side in Side
        if plan.beyond(column, row, side) in (None, "t")
    )
    return blobs + path(bridges, "under")


def _undergrowth_towards(x: int, y: int, side: Side) -> str:
    match side:
        case Side.NORTH:
            return box(x + 1, y - 8, 94, 44)
        case Side.EAST:
            return box(x + 60, y + 1, 44, 94)
        case Side.SOUTH:
            return box(x + 1, y + 60, 94, 44)
        case Side.WEST:
            return box(x - 8, y + 1, 44, 94)


def _trees(look: TileLook, plan: Drawing) -> Iterator[str]:
    for column, row in _squares():
        if plan.square(column, row) == "t":
            yield use(f"g-trees-{choice(look.id, column, row) % 3}", column * SQUARE, row * SQUARE)


def _decor(look: TileLook, plan: Drawing, rotation: int) -> Iterator[str]:
    for column, row in _squares():
        if landmark := _landmark(plan, column, row):
            yield use(landmark, column * SQUARE, row * SQUARE)
    for big in (big.turned(rotation) for big in look.big):
        yield use(big.symbol, big.x, big.y, big.size)
    for thing in (decor.turned(rotation) for decor in look.decor if decor.symbol not in _PAVING):
        x, y = thing.column * SQUARE + thing.dx, thing.row * SQUARE + thing.dy
        yield use(thing.symbol, x, y, thing.size)


def _landmark(plan: Drawing, column: int, row: int) -> str | None:
    """Gravestones stand on all soil except the centre of the tile."""
    letter = plan.square(column, row)
    if letter == "s" and (column, row) != (1, 1):
        return f"d-grave-{(column + row) % 3}"
    return _LANDMARK.get(letter)


def _border(look: TileLook, plan: Drawing) -> str:
    """A heavy line on closed sides, dots on exits; the castle has its own border."""
    if look.castle:
        return castle.outer_line(plan) + castle.towers(plan)
    shut = path((whole_side(side) for side in Side if not plan.is_exit(side)), "rim-shut")
    return shut + path((whole_side(side) for side in Side if plan.is_exit(side)), "rim-open")
