"""The drawbridge, drawn on top of its tile because it moves during play."""

from typing import Literal

from boneyard.art.drawing import Drawing, Side
from boneyard.art.look import TileLook
from boneyard.art.svg import SQUARE, TILE, ArtError, element, number, path
from boneyard.art.symbols import symbol, use

BridgeState = Literal["up", "down"]


def bridge_id(look: TileLook, rotation: int, state: BridgeState, scope: str = "") -> str:
    """`scope` as in `tile_id`."""
    return f"bridge-{scope}{look.id}-{rotation % 4}-{state}"


def bridge_symbol(look: TileLook, rotation: int, state: BridgeState, scope: str = "") -> str:
    """The bridge alone, as a symbol of the size of its tile."""
    plan = look.plan.turned(rotation)
    squares = _bridge_squares(plan)
    if len(squares) != 2:
        raise ArtError(f"tile {look.id}: a drawbridge is two squares long, not {len(squares)}")
    centre_x, centre_y = (number((a + b + 1) * SQUARE / 2) for a, b in zip(*squares, strict=True))
    drawn = symbol(f"c-bridge-{state}")
    content = use(
        drawn.id,
        -drawn.width / 2,
        -drawn.height / 2,
        transform=f"translate({centre_x} {centre_y}) rotate({90 * _castle_side(plan, squares)})",
    )
    if state == "down":
        content += _joint(squares)
    id_ = bridge_id(look, rotation, state, scope)
    return element("symbol", content, id=id_, viewBox=f"0 0 {TILE} {TILE}")


def castle_side(look: TileLook, rotation: int) -> Side:
    """The side of the tile that the bridge leads to."""
    plan = look.plan.turned(rotation)
    return _castle_side(plan, _bridge_squares(plan))


def _bridge_squares(plan: Drawing) -> list[tuple[int, int]]:
    return [(column, row) for row in range(3) for column in range(3) if plan.square(column, row) == "="]


def _castle_side(plan: Drawing, squares: list[tuple[int, int]]) -> Side:
    """The fixed opening is at one end of the bridge, the castle at the other."""
    for column, row in squares:
        for side in Side:
            if plan.beyond(column, row, side) not in (None, "=", "d"):
                return side.opposite
    raise ArtError("a drawbridge needs an opening: firm ground at one of its ends")


def _joint(squares: list[tuple[int, int]]) -> str:
    (column, row), (other, _) = squares
    stroke = f"M{other * SQUARE} {row * SQUARE}v{SQUARE}"
    if column == other:
        stroke = f"M{column * SQUARE} {(row + 1) * SQUARE}h{SQUARE}"
    return path([stroke], "grid")
