from boneyard.art.drawing import Drawing, Side
from boneyard.art.grounds import is_walkable
from boneyard.art.svg import SQUARE
from boneyard.art.symbols import use

_ROAD_MEETS = {"r": frozenset("r=A"), "A": frozenset("r=A"), "a": frozenset("aP")}
_ROAD_SYMBOL = {"r": "road", "A": "road", "a": "t-line"}


def road(plan: Drawing, column: int, row: int) -> str:
    """The road, lane or bridge on a square, or ""."""
    letter = plan.square(column, row)
    x, y = column * SQUARE, row * SQUARE
    if letter == "=":
        return use("g-bridge", x, y, transform=_turn_bridge(plan, column, row))
    if letter not in _ROAD_MEETS:
        return ""
    mask = sum(side.mask for side in Side if _leads(plan, column, row, side))
    return use(f"{_ROAD_SYMBOL[letter]}-{mask}", x, y)


def _leads(plan: Drawing, column: int, row: int, side: Side) -> bool:
    """Roads lead to roads and doors; only the middle of a side reaches the rim."""
    mark, far = plan.edge(column, row, side), plan.beyond(column, row, side)
    if far is None:
        return mark == " " and (column if side in (Side.NORTH, Side.SOUTH) else row) == 1
    if far == "b":
        return mark == "+"
    return mark in " +" and far in _ROAD_MEETS[plan.square(column, row)]


def _turn_bridge(plan: Drawing, column: int, row: int) -> str | None:
    """The bridge's symbol leads from west to east."""
    if any(_can_cross(plan, column, row, side) for side in (Side.WEST, Side.EAST)):
        return None
    return f"rotate(90 {column * SQUARE + SQUARE // 2} {row * SQUARE + SQUARE // 2})"


def _can_cross(plan: Drawing, column: int, row: int, side: Side) -> bool:
    far = plan.beyond(column, row, side)
    return plan.edge(column, row, side) == " " and (far is None or is_walkable(far))
