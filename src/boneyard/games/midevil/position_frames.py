"""The pending frames of a MidEvil position: what lies beneath one, and which can't be pending at all."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from boneyard.games.midevil.cards import WINDOWS
from boneyard.games.midevil.frames import Fight, Frame, PlaceTile, Turn
from boneyard.games.midevil.rules import turn as steps
from boneyard.games.midevil.rules.fight import GONE
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.position_text import frame_text

TURN = frozenset({"turn"})
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
    "tile-roll": TURN,
    "fill-tile": frozenset({"turn", "fill-start"}),
    "arrive": frozenset({"turn", "move", "fight"}),
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
    "duel": frozenset({"turn", "move", "arrive"}),
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


def agenda_fault(state: MidState) -> str | None:
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
        if reason := next(field_faults(state, frame), None):
            return f"{frame_text(frame)!r}: {reason}"
        under = tag
    return None


def field_faults(state: MidState, frame: Frame) -> Iterator[str]:
    """What a frame says that can't be so in this state."""
    for name, value in msgspec.structs.asdict(frame).items():
        yield from number_faults(state, name, value)
        if name == "kind" and value not in WINDOWS:
            yield f"there is no window {value!r}"
        if name == "tile" and isinstance(value, str) and value not in state.table.tiles:
            yield f"there is no tile {value!r}"
    if isinstance(frame, Turn) and not 0 <= frame.step < len(steps.STEPS):
        yield f"the steps are 0 to {len(steps.STEPS) - 1}"
    if isinstance(frame, Fight) and frame.stage != GONE and state.kind_at(frame.square) < 0:
        yield "there is no skeleton to fight"
    if isinstance(frame, PlaceTile) and any(tile not in state.table.tiles for tile in frame.aside):
        yield "an unknown tile was put aside"


def number_faults(state: MidState, name: str, value: object) -> Iterator[str]:
    """Seats, squares and tiles that don't exist."""
    many = value if isinstance(value, tuple) else (value,)
    numbers = [number for number in many if isinstance(number, int)]
    if name in ("seat", "chooser", "holder", "asked", "waiting", "seats") and any(
        number not in range(state.seats) for number in numbers
    ):
        yield f"there are {state.seats} seats, counted from 0"
    if name in ("square", "stand", "moved") and any(
        number not in range(len(state.board.kinds)) for number in numbers
    ):
        yield "there is no such square"
    if name == "tile" and any(number not in range(len(state.board.tiles)) for number in numbers):
        yield "there is no such tile on the board"
