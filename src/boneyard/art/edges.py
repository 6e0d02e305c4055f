"""Walls, doors, hedges, banks: whatever stands on the lines between squares."""

from collections.abc import Iterator
from dataclasses import dataclass

from boneyard.art.drawing import Drawing, Side
from boneyard.art.grounds import CASTLE, INSIDE, WATER, WILD, is_walkable
from boneyard.art.look import Style
from boneyard.art.svg import SQUARE, TILE, box, line
from boneyard.art.symbols import symbol, use

JOIN = "e-join"
HEDGE = "e-hedge"
DOORS = frozenset({"e-door", "e-tdoor", "e-stairs"})

_WALL: dict[Style, str] = {"village": "e-wall", "town": "e-twall", "castle": "e-wall"}
_DOOR: dict[Style, str] = {"village": "e-door", "town": "e-tdoor", "castle": "e-door"}
_NEVER: dict[Style, str] = {"village": HEDGE, "town": "e-curb", "castle": "e-castle"}

_RIM_INSET = 8
_SHADE_OFFSET, _SHADE_WIDTH = 7, 9


@dataclass(frozen=True)
class Edge:
    """One side of a square; `far` is the letter across it, or None at the rim."""

    column: int
    row: int
    side: Side
    mark: str
    near: str
    far: str | None

    @property
    def vertical(self) -> bool:
        return self.side in (Side.EAST, Side.WEST)

    @property
    def letters(self) -> frozenset[str]:
        return frozenset({self.near} if self.far is None else {self.near, self.far})

    def start(self, inset: float = 0) -> tuple[float, float]:
        """The upper or left end of this line, moved into its square by `inset`."""
        dx, dy = self.side.step
        return (
            (self.column + (self.side == Side.EAST)) * SQUARE - dx * inset,
            (self.row + (self.side == Side.SOUTH)) * SQUARE - dy * inset,
        )

    def stroke(self) -> str:
        x, y = self.start()
        return line(x, y, 0, SQUARE) if self.vertical else line(x, y, SQUARE, 0)


@dataclass(frozen=True)
class Piece:
    """A symbol on an edge. Symbols lie along the x axis; `flipped` turns them upside down."""

    symbol: str
    edge: Edge
    inset: float = 0
    flipped: bool = False
    casts_shade: bool = False

    def draw(self) -> str:
        x, y = self.edge.start(self.inset)
        turn = " rotate(90)" if self.edge.vertical else ""
        mirror = " scale(1 -1)" if self.flipped != self.edge.vertical else ""
        drawn = symbol(self.symbol)
        return use(self.symbol, drawn.x, drawn.y, transform=f"translate({x:g} {y:g}){turn}{mirror}")

    def shade(self) -> str:
        """Light comes from the north-west, so the shade is south or east of the piece."""
        x, y = self.edge.start(self.inset)
        length = SQUARE + 2 * _SHADE_OFFSET
        if self.edge.vertical:
            return box(x + _SHADE_OFFSET, y - _SHADE_OFFSET, _SHADE_WIDTH, length)
        return box(x - _SHADE_OFFSET, y + _SHADE_OFFSET, length, _SHADE_WIDTH)


def edges_of(plan: Drawing) -> Iterator[Edge]:
    """Every line of the tile once: inner ones from the west and north, then those on the rim."""
    sides = [
        Edge(column, row, side, plan.edge(column, row, side), plan.square(column, row), far)
        for row in range(3)
        for column in range(3)
        for side in Side
        if (far := plan.beyond(column, row, side)) is None or side in (Side.EAST, Side.SOUTH)
    ]
    yield from (edge for edge in sides if edge.far is not None)
    yield from (edge for edge in sides if edge.far is None)


def whole_side(side: Side) -> str:
    """A whole side of the tile, always from the west or north."""
    x, y = TILE * (side == Side.EAST), TILE * (side == Side.SOUTH)
    return line(x, y, TILE, 0) if side in (Side.NORTH, Side.SOUTH) else line(x, y, 0, TILE)


def pieces_of(plan: Drawing, style: Style) -> list[Piece]:
    found = (
        _rim_piece(edge, style) if edge.far is None else _inner_piece(edge, edge.far, style)
        for edge in edges_of(plan)
    )
    return [piece for piece in found if piece is not None]


def grid_line(edge: Edge, style: Style) -> str:
    """The dotted line between two walkable squares; in town only asphalt has it."""
    if edge.far is None or edge.mark != " " or not (is_walkable(edge.near) and is_walkable(edge.far)):
        return ""
    if style == "town" and edge.letters != {"a"}:
        return ""
    return edge.stroke()


def _inner_piece(edge: Edge, far: str, style: Style) -> Piece | None:
    if edge.letters == {"G", "W"}:
        return None  # the gate's symbol includes its walls
    if edge.mark != " ":
        return _marked_piece(edge, style)
    if (edge.near in WATER) != (far in WATER):
        return None if "=" in edge.letters else Piece("e-bank", edge, flipped=edge.near in WATER)
    return _town_border(edge, far) if style == "town" else None


def _town_border(edge: Edge, far: str) -> Piece | None:
    """Roofs and kerbs block the way; a white bar marks a crossing."""
    if (edge.near == "o") != (far == "o"):
        return Piece("e-twall", edge)
    if "a" in edge.letters and edge.letters & {"l", "v"}:
        return Piece("e-curb", edge)
    if is_walkable(edge.near) and is_walkable(far) and edge.letters != {"a"}:
        return Piece(JOIN, edge)
    return None


def _marked_piece(edge: Edge, style: Style) -> Piece:
    match edge.mark:
        case "+":
            return Piece(_DOOR[style], edge, casts_shade=True)
        case "S":
            return Piece("e-stairs", edge, flipped=_climbs_south_or_east(edge))
        case "C":
            return Piece("e-castle", edge, casts_shade=True)
        case "#":
            return Piece(_NEVER[style], edge, casts_shade=style == "castle")
        case _:
            return Piece(_WALL[style], edge, casts_shade=True)


def _climbs_south_or_east(edge: Edge) -> bool:
    """Stairs climb to the wall walk; their symbol climbs north or west."""
    starts_at_near = edge.side in (Side.EAST, Side.SOUTH)
    return (edge.near == "W") != starts_at_near


def _rim_piece(edge: Edge, style: Style) -> Piece | None:
    falls_inwards = edge.side in (Side.NORTH, Side.WEST)
    if edge.near in INSIDE:
        wall = _DOOR[style] if edge.mark == "+" else _WALL[style]
        return Piece(wall, edge, _RIM_INSET, casts_shade=falls_inwards)
    if edge.near in CASTLE:
        return _castle_rim_piece(edge)
    if edge.mark == "#" and edge.near not in WILD and style != "town":
        return Piece(HEDGE, edge, _RIM_INSET)
    return None


def _castle_rim_piece(edge: Edge) -> Piece | None:
    """The outer wall stands inside the tile; a wall between two castle tiles half on each."""
    if edge.mark == " ":
        return None
    if edge.mark == "#":
        return Piece("e-castle", edge, _RIM_INSET)
    return _marked_piece(edge, "castle")
