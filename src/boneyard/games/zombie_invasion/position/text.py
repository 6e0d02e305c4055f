"""Positions of Zombie Invasion as text.

Letters: z zombie, l life, a ammo, Z a zombie on a life token, Y a zombie on ammo.
"""

from __future__ import annotations

from typing import get_args

from boneyard.engine.bag import Bag
from boneyard.engine.game import Setup
from boneyard.games.shared.frames import Frame
from boneyard.games.shared.position.bounds import frame_fault
from boneyard.games.shared.position.form import Form
from boneyard.games.shared.position.sketch import Sketch, titles_text
from boneyard.games.shared.position.text import frame_text, read_frame
from boneyard.games.shared.tags import tag_of
from boneyard.games.shared.wire import LaidTile, laid_tiles
from boneyard.games.zombie_invasion.frames import (
    AnyFrame,
    BreedZombie,
    DrawTile,
    FightRoll,
    FirstSeat,
    Mend,
    Move,
    MoveZombies,
    PlaceTile,
    Turn,
)
from boneyard.games.zombie_invasion.game import ZOMBIES, new_kit, read_content
from boneyard.games.zombie_invasion.position.bounds import BOUNDS
from boneyard.games.zombie_invasion.rules.fight import MOST_LIVES
from boneyard.games.zombie_invasion.rules.turn import END, MOVE, SETTLE, TILE
from boneyard.games.zombie_invasion.rules.turn import ZOMBIES as ZOMBIE_STEP
from boneyard.games.zombie_invasion.rules.winning import POINTS_TO_WIN
from boneyard.games.zombie_invasion.rules.zombies import PRICE
from boneyard.games.zombie_invasion.shown import SeatView, View
from boneyard.games.zombie_invasion.state import GOAL_TILE, START_TILE, ZombieState
from boneyard.games.zombie_invasion.view import SHOWING, state_of

KINDS: tuple[type[Frame], ...] = get_args(AnyFrame)
START = 3
"""ZI-SETUP-3: life and ammo tokens at the start."""
DEFAULTS: dict[str, object] = {"moved": []}
"""Default values for fields of frames."""
STEP_OF = {
    "draw-tile": TILE,
    "place-tile": TILE,
    "fill-tile": TILE,
    "move-roll": MOVE,
    "move": MOVE,
    "zombie-roll": ZOMBIE_STEP,
    "move-zombies": ZOMBIE_STEP,
    "fight-roll": SETTLE,
    "mend": SETTLE,
}


def beneath(frame: str) -> list[str]:
    """The turn that a frame belongs to; a fight defaults to the one on the pawn's square before moving."""
    step = STEP_OF.get(frame.split()[0])
    return [] if step is None else [frame_text(Turn(step + 1))]


def crowd_fault(things: tuple[str, ...]) -> str | None:
    """ZI-TILE-3, ZI-ZOMBIE-2: at most one zombie and one token on a square."""
    if things.count("zombie") > 1:
        return "a square holds at most one zombie (ZI-ZOMBIE-2)"
    if len(things) - things.count("zombie") > 1:
        return "a square holds at most one token (ZI-TILE-3)"
    return None


def take_apart(state: ZombieState) -> Sketch:
    position = SHOWING.view(state, None)
    sketch = Sketch(state.board, state.kit.setup.settings)
    for word, squares in (("zombie", position.zombies), ("life", position.life), ("ammo", position.ammo)):
        for square in squares:
            sketch.things[square] = (*sketch.things.get(square, ()), word)
    sketch.pawns = {seat: view.pawn for seat, view in enumerate(position.seats)}
    sketch.seats = [seat_phrases(seat) for seat in position.seats]
    sketch.agenda = [frame_text(frame) for frame in position.agenda]
    sketch.facts = facts_of(position, state)
    return sketch


def seat_phrases(seat: SeatView) -> dict[str, str]:
    phrases = {"life": str(seat.life), "ammo": str(seat.ammo), "points": str(seat.points)}
    return {**phrases, "dead": ""} if seat.dead else phrases


def facts_of(position: View, state: ZombieState) -> dict[str, str]:
    """Everything that is neither on the board nor in front of a seat."""
    facts = {"turn": str(position.turns), "active": str(position.active)}
    facts["stack"] = titles_text(position.stack)
    facts["bottom"] = position.bottom or "none"
    facts["box"] = str(position.box)
    facts["bonus"] = str(position.bonus)
    if position.way:
        facts["won"] = " ".join([position.way, *map(str, position.winners)])
    return facts


def put_together(sketch: Sketch, setup: Setup) -> ZombieState:
    agenda = tuple(read_frame(sketch, text, KINDS, DEFAULTS) for text in sketch.agenda)
    zombies = sketch.squares_with("zombie")
    box = sketch.number("box", ZOMBIES - len(zombies))
    if box + len(zombies) > ZOMBIES:
        raise sketch.fault("box", f"there are only {ZOMBIES} zombies, not {box + len(zombies)} (ZI-ZOMBIE-4)")
    stack, bottom = stack_of(sketch, setup, agenda)
    winners, way = sketch.won(setup.seats)
    position = View(
        turns=sketch.number("turn", 1),
        active=sketch.number("active", 0, setup.seats - 1),
        seats=tuple(seat_of(sketch, seat) for seat in range(setup.seats)),
        tiles=laid_tiles(sketch.board),
        stack=stack.counts(),
        bottom=bottom,
        zombies=zombies,
        box=box,
        life=sketch.squares_with("life"),
        ammo=sketch.squares_with("ammo"),
        bonus=sketch.number("bonus", 0, 1),
        agenda=agenda,  # type: ignore[arg-type]
        winners=winners,
        way=way,
    )
    return state_of(position, new_kit(setup))


def seat_of(sketch: Sketch, seat: int) -> SeatView:
    """A seat's values; missing ones are as at the start."""
    dead = "dead" in sketch.seats[seat]
    return SeatView(
        pawn=sketch.pawns[seat],
        life=sketch.seat_number(seat, "life", 0 if dead else START, MOST_LIVES),
        ammo=sketch.seat_number(seat, "ammo", START),
        points=sketch.seat_number(seat, "points", 0, None if "won" in sketch.facts else POINTS_TO_WIN - 1),
        dead=dead,
    )


def stack_of(sketch: Sketch, setup: Setup, agenda: tuple[Frame, ...]) -> tuple[Bag, str | None]:
    """The stack and the tile under it; by default the remaining tiles."""
    tiles = read_content(setup.content)
    gone = [laid.tile.id for laid in sketch.board.tiles]
    gone += [frame.tile for frame in agenda if isinstance(frame, PlaceTile)]
    left = {tile.id: tile.count - gone.count(tile.id) for tile in tiles.values()}
    rest = Bag({tile: left[tile] for tile in left if tile not in (START_TILE, GOAL_TILE)})
    stack = sketch.bag("stack", rest, [tile for tile in tiles if tile not in (START_TILE, GOAL_TILE)])
    for tile in stack:
        if stack.count(tile) > left[tile]:
            raise sketch.fault("stack", f"the stack can have only {left[tile]} of {tile!r}")
    said = sketch.facts.get("bottom", "none" if GOAL_TILE in gone else GOAL_TILE)
    if said not in ("none", GOAL_TILE) or (said == GOAL_TILE and GOAL_TILE in gone):
        raise sketch.fault(
            "bottom", f"the bottom tile is {GOAL_TILE!r} or none, and it can't be in two places"
        )
    return stack, None if said == "none" else said


def agenda_fault(state: ZombieState) -> str | None:
    """Why these frames can't be pending, one on top of the other, in this state."""
    if bool(state.agenda) == bool(state.way):
        return "a finished game has no pending frames, any other game has at least one"
    if state.agenda == [FirstSeat()] or not state.agenda:
        return None
    turn, *above = state.agenda
    if not isinstance(turn, Turn) or not TILE < turn.step <= END or not above:
        return "the agenda needs a pending frame on top of turn with a step from 2 to 5"
    for under, frame in zip(state.agenda, above, strict=False):
        assert isinstance(frame, Frame)
        if reason := frame_fault(BOUNDS, state, frame):
            return reason
        if not lies_on(frame, under):
            return f"{frame_text(turn)!r} can't lead to {frame_text(frame)!r} here"
        if isinstance(frame, FightRoll | Mend) and not state.zombies >> state.pawns[state.active] & 1:
            return "a fight needs a zombie on the active seat's square"
        if isinstance(frame, DrawTile) and not (state.stack or state.bottom):
            return "the stack is empty, so no tile can be drawn"
    return None


def lies_on(frame: object, under: object) -> bool:
    """Whether a frame may be pending while another waits under it."""
    match frame:
        case FightRoll() | Mend():
            return isinstance(under, Move) or under in (Turn(SETTLE + 1), Turn(MOVE + 1))
        case BreedZombie():
            return isinstance(under, MoveZombies) and under.left >= PRICE
        case Frame():
            return under == Turn(STEP_OF.get(tag_of(frame), END) + 1)
    return False


FORM: Form[ZombieState] = Form(
    letters={
        "z": ("zombie",),
        "l": ("life",),
        "a": ("ammo",),
        "Z": ("zombie", "life"),
        "Y": ("zombie", "ammo"),
    },
    anchor=LaidTile(START_TILE, 0, 0, 0),
    seat_words=("life", "ammo", "points", "dead"),
    facts=("turn", "active", "stack", "bottom", "box", "bonus", "won"),
    tiles=read_content,
    setup=lambda state: state.kit.setup,
    take_apart=take_apart,
    put_together=put_together,
    beneath=beneath,
    opening=frame_text(DrawTile()),
    crowd_fault=crowd_fault,
    agenda_fault=agenda_fault,
    frames=KINDS,
    bounds=BOUNDS,
    crossings=View.crossings,
)
