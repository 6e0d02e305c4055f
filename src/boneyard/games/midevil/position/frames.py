"""The agenda of a MidEvil position: which frames can be pending on top of which."""

from __future__ import annotations

from collections.abc import Mapping

from boneyard.games.midevil.frames import Turn
from boneyard.games.midevil.rules import turn as steps
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.frames import Frame
from boneyard.games.shared.position.bounds import Bounds, frame_fault
from boneyard.games.shared.position.text import frame_text
from boneyard.games.shared.tags import tag_of

TURN = frozenset({"turn"})
LAYING = frozenset({"turn", "ask-later"})
"""The window after placing a tile waits until the tile is filled."""
DEALING = frozenset({"turn", "fill-start", "draw-cards"})
FIGHT = frozenset({"fight"})
DUEL = frozenset({"duel"})
OPEN = frozenset({"turn", "fight", "move", "move-rolled"})
CARD = OPEN | {"ask-later", "end-turn", "place-tile", "arrive"}
"""What may wait while a card takes effect."""
MAY_LIE_ON: dict[str, frozenset[str]] = {
    "turn": frozenset(),
    "fill-start": TURN,
    "draw-cards": DEALING,
    "first-seat": frozenset({"draw-cards"}),
    "deal-card": DEALING,
    "draw-tile": TURN,
    "place-tile": TURN,
    "tile-roll": LAYING,
    "fill-tile": LAYING | {"fill-start"},
    "arrive": frozenset({"turn", "move", "fight", "ask-later"}),
    "settle": TURN,
    "before-move": TURN,
    "move-roll": TURN,
    "move-rolled": TURN,
    "move": TURN,
    "move-step": frozenset({"move"}),
    "fight": frozenset({"turn", "move", "arrive"}),
    "fight-ready": FIGHT,
    "fight-roll": FIGHT,
    "mend": FIGHT,
    "window": OPEN,
    "ask-later": OPEN,
    "duel": frozenset({"turn", "move", "arrive", "ask-later", "fight"}),
    "duel-roll": DUEL,
    "duel-bids": DUEL,
    "duel-reroll": DUEL,
    "duel-open": DUEL,
    "skeleton-roll": TURN,
    "move-skeletons": CARD,
    "end-turn": TURN,
}
"""The frames that each frame may lie on; those not listed are parts of cards."""
STEP_OF = {
    "draw-tile": steps.draw_tile,
    "place-tile": steps.draw_tile,
    "tile-roll": steps.draw_tile,
    "fill-tile": steps.draw_tile,
    "arrive": steps.settle,
    "fight": steps.settle,
    "duel": steps.settle,
    "settle": steps.settle_more,
    "before-move": steps.before_move,
    "move-roll": steps.roll_to_move,
    "move": steps.roll_to_move,
    "skeleton-roll": steps.roll_skeletons,
    "move-skeletons": steps.roll_skeletons,
    "end-turn": steps.offer_discard,
}
SETTLING = range(steps.SETTLE, steps.MOVE + 1)
STEPS_WITH = {
    **{tag: range(at := steps.STEPS.index(step), at + 1) for tag, step in STEP_OF.items()},
    "move-rolled": range(steps.MOVE, steps.MOVE + 1),
    **dict.fromkeys(("arrive", "fight", "duel"), SETTLING),
    **dict.fromkeys(("move-skeletons", "fill-tile", "tile-roll", "place-tile"), range(-1, len(steps.STEPS))),
}
"""For each frame that lies on the turn, the possible steps of the turn; -1 is before the first turn."""


def beneath(frame: str) -> list[str]:
    """The step of the turn that a frame belongs to; a fight defaults to the one in step 3."""
    step = STEP_OF.get(frame.split()[0])
    return [] if step is None else [frame_text(Turn(steps.STEPS.index(step) + 1))]


def default_fields(active: int, stand: int) -> dict[str, object]:
    """Default values for fields of frames; `stand` is the active pawn's square."""
    return {
        "seat": active,
        "stand": stand,
        "chooser": active,
        "rolled": None,
        "owner_done": True,
        "weapon": None,
        "stage": 0,
        "pips": 0,
        "plus": 0,
        "blessed": False,
        "aside": [],
        "forced": False,
        "moved": [],
        "must": True,
        "side": 0,
        "rolls": [0, 0],
        "bids": [[], []],
        "stopped": [False, False],
        "sealed": [],
    }


def agenda_fault(
    state: MidState, bounds: Bounds[MidState], may_lie_on: Mapping[str, frozenset[str]]
) -> str | None:
    """Why these frames can't be pending, one on top of the other, in this state."""
    if bool(state.agenda) == bool(state.way):
        return "a finished game has no pending frames, any other game has at least one"
    if state.agenda and not isinstance(state.agenda[0], Turn):
        return "the agenda must begin with the turn"
    under = ""
    for frame in state.agenda:
        assert isinstance(frame, Frame)
        tag = tag_of(frame)
        if under and under not in may_lie_on.get(tag, CARD):
            return f"{under!r} can't lead to {tag!r}"
        if under == "turn" and tag in STEPS_WITH and state.step not in STEPS_WITH[tag]:
            return f"{frame_text(frame)!r} can't be pending at this step of the turn"
        if reason := frame_fault(bounds, state, frame):
            return reason
        under = tag
    return None
