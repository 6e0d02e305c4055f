"""Parts of a tile that belong to the whole castle: outer wall, towers, gate, seams between tiles."""

from boneyard.art.drawing import Drawing, Side
from boneyard.art.edges import Edge, edges_of, whole_side
from boneyard.art.grounds import CASTLE
from boneyard.art.svg import SQUARE, TILE, path
from boneyard.art.symbols import use_centred

_TOWER, _GATE_TOWER = 92, 56


def turn_gate(plan: Drawing, column: int, row: int) -> str | None:
    """The gate's symbol leads from north to south, with its grating in the south."""
    for side in Side:
        if plan.beyond(column, row, side) is None and plan.edge(column, row, side) == " ":
            quarters = (side - Side.SOUTH) % 4
            centre_x, centre_y = (place * SQUARE + SQUARE // 2 for place in (column, row))
            return f"rotate({90 * quarters} {centre_x} {centre_y})" if quarters else None
    return None


def seams(plan: Drawing) -> str:
    """The lines where castle tiles meet; each tile draws its half."""
    return path((whole_side(side) for side in Side if not _is_outer(plan, side)), "seam")


def outer_line(plan: Drawing) -> str:
    """The heavy line of the outer wall, square by square, interrupted by the gate."""
    return path((edge.stroke() for edge in _outer_edges(plan)), "rim-shut")


def towers(plan: Drawing) -> str:
    """A tower on each outer corner, and two small ones at the gate."""
    corners = [
        use_centred("c-tower", x * TILE, y * TILE, _TOWER)
        for y, northern in enumerate((Side.NORTH, Side.SOUTH))
        for x, western in enumerate((Side.WEST, Side.EAST))
        if _closed(plan, 2 * x, 2 * y, northern) and _closed(plan, 2 * x, 2 * y, western)
    ]
    return "".join(corners) + "".join(_gate_towers(edge) for edge in edges_of(plan) if _is_gateway(edge))


def has_towers(plan: Drawing) -> bool:
    """Towers overlap neighbouring tiles, so such a tile is drawn after them."""
    return bool(towers(plan))


def _gate_towers(edge: Edge) -> str:
    x, y = edge.start(inset=2)
    dx, dy = (0, SQUARE) if edge.vertical else (SQUARE, 0)
    return use_centred("c-tower", x, y, _GATE_TOWER) + use_centred("c-tower", x + dx, y + dy, _GATE_TOWER)


def _is_gateway(edge: Edge) -> bool:
    return edge.near == "G" and edge.far is None and edge.mark == " "


def _closed(plan: Drawing, column: int, row: int, side: Side) -> bool:
    return plan.square(column, row) in CASTLE and plan.edge(column, row, side) == "#"


def _outer_edges(plan: Drawing) -> list[Edge]:
    return [edge for edge in edges_of(plan) if edge.far is None and edge.mark == "#"]


def _is_outer(plan: Drawing, side: Side) -> bool:
    return any(edge.side == side for edge in _outer_edges(plan))
