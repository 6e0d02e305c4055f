"""The pending frames of a MidEvil position: what lies beneath one, and in which order they can be pending."""

from __future__ import annotations

from boneyard.games.midevil.frames import Turn
from boneyard.games.midevil.rules import turn as steps
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.bounds import Bounds, frame_fault
from boneyard.games.shared.frames import Frame
from boneyard.games.shared.position_text import frame_text

TURN = frozenset({"turn"})
LAYING = frozenset({"turn", "ask-later"})
"""The window after a tile was placed waits until the tile is filled."""
FIGHT = frozenset({"fight"})
DUEL = frozenset({"duel"})
OPEN = frozenset({"turn", "fight", "move", "move-rolled"})
CARD = OPEN | {"ask-later", "end-turn", "place-tile", "arrive"}
"""What may wait while a card is carried out."""
UNDER: dict[str, frozenset[str]] = {
    "turn": frozenset(),
    "draw-beyond": TURN,
    "fill-start": frozenset({"turn", "draw-beyond", "fill-start"}),
    "draw-cards": frozenset({"turn", "draw-beyond", "fill-start", "draw-cards"}),
    "first-seat": frozenset({"draw-cards"}),
    "deal-card": frozenset({"turn", "draw-beyond", "fill-start", "draw-cards"}),
    "draw-tile": TURN,
    "place-tile": TURN,
    "tile-roll": LAYING,
    "fill-tile": LAYING | {"fill-start", "draw-beyond"},
    "arrive": frozenset({"turn", "move", "fight", "ask-later"}),
    "settle": TURN,
    "before-move": TURN,
    "move-roll": TURN,
    "move-rolled": TURN,
    "move": TURN,
    "move-step": frozenset({"move"}),
    "bridge-roll": frozenset({"move"}),
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
    "step-on": frozenset({"move-skeletons"}),
    "end-turn": TURN,
}
"""By frame: the frames that it may lie on; those not listed are parts of cards."""
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
"""By frame that lies on the turn: the steps that may be under way; -1 is before the first turn."""


def beneath(frame: str) -> list[str]:
    """The step of the turn that a frame belongs to; a fight is taken for the one in step 3."""
    step = STEP_OF.get(frame.split()[0])
    return [] if step is None else [frame_text(Turn(steps.STEPS.index(step) + 1))]


def usual_fields(active: int, stand: int) -> dict[str, object]:
    """What the fields of a frame are where nothing is said of them; `stand` is the active pawn's square."""
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


def agenda_fault(state: MidState, bounds: Bounds[MidState]) -> str | None:
    """Why these frames can't be pending, one upon the other, in this state."""
    if bool(state.agenda) == bool(state.way):
        return "a game that was won asks nothing, and only that one"
    if state.agenda and not isinstance(state.agenda[0], Turn):
        return "under all other frames lies the turn"
    under = ""
    for frame in state.agenda:
        assert isinstance(frame, Frame)
        tag = str(frame.__struct_config__.tag)
        if under and under not in UNDER.get(tag, CARD):
            return f"{under!r} does not lead to {tag!r}"
        if under == "turn" and tag in STEPS_WITH and state.step not in STEPS_WITH[tag]:
            return f"{frame_text(frame)!r} does not come at this step of the turn"
        if reason := frame_fault(bounds, state, frame):
            return reason
        under = tag
    return None
