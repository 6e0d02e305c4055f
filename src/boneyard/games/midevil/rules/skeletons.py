"""Moving skeletons at the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boneyard.engine.game import Acting
from boneyard.games.midevil.frames import Fight, MoveSkeletons, SkeletonRoll, StepOn
from boneyard.games.midevil.kinds import KINDS
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.rules.fight import GONE
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import STOP, Command, Roll, Shift
from boneyard.games.shared.dice import SOLO, die
from boneyard.games.shared.events import FigureMoved, Rolled
from boneyard.games.shared.moves import MoveOptions, moves_into

ENOUGH: tuple[Command, ...] = (STOP,)


def skeleton_roll_options(state: MidState, frame: SkeletonRoll, actor: int) -> Sequence[Command]:
    """ME-SKEL-1: a die says how many."""
    return die("figures", state.active)


def roll_skeletons(state: MidState, frame: SkeletonRoll, actor: int, command: Command) -> Acting:
    """ME-SKEL-1: that many different skeletons must be moved, as far as that is possible."""
    assert isinstance(command, Roll)
    number = lasting.result_of(state, command.pips)
    if state.tell:
        state.tell(Rolled(state.active, "figures", command.pips, number))
    state.agenda.pop()
    return start_moving(state, state.active, number, must=True)


def start_moving(state: MidState, seat: int, number: int, must: bool) -> Acting:
    """A seat moves so many skeletons, or up to so many."""
    moving = MoveSkeletons(seat, number, (), must)
    state.agenda.append(moving)
    return go_on(state, moving)


def legal_moves(state: MidState, moved: tuple[int, ...], in_phase: bool = True) -> int:
    """ME-SKEL-2: one square, never onto another skeleton, through walls or where nobody may go."""
    closed = state.entering
    board = state.board
    for square in moved:
        closed |= board.leave[square]
    if state.barred:
        closed |= moves_into(board, state.barred)
    if in_phase and state.lasting:
        closed |= shunned(state)
    return state.leaving & ~closed


def shunned(state: MidState) -> int:
    """CC-CARD-11: the moves that ordinary skeleton movement may not make."""
    mask = 0
    for effect in state.lasting:
        if effect.what == lasting.SHUNNED:
            mask |= state.board.enter[state.pawns[effect.target]]
    return mask


def seat_acts(state: MidState, frame: MoveSkeletons | StepOn) -> tuple[int, ...]:
    """Who moves the skeletons."""
    return SOLO[frame.seat]


def skeleton_options(state: MidState, frame: MoveSkeletons, actor: int) -> Sequence[Command]:
    """ME-SKEL-1: any skeleton not yet moved; who need not may stop."""
    return MoveOptions(state.board, legal_moves(state, frame.moved, frame.must), () if frame.must else ENOUGH)


def move_skeleton(state: MidState, frame: MoveSkeletons, actor: int, command: Command) -> Acting:
    """ME-SKEL-1, ME-SKEL-2: one skeleton moves; a life token never does."""
    if type(command) is not Shift:
        state.agenda.pop()
        return None
    to = command.to
    moved = frame.moved
    moved += (to,)
    must = frame.must
    if not must:
        end_fight_at(state, command.start)
    kind = shift(state, actor, command.start, to)
    state.agenda[-1] = moving = MoveSkeletons(frame.seat, frame.left - 1, moved, must)
    if must and KINDS[kind].steps > 1:
        state.agenda.append(StepOn(frame.seat, to, KINDS[kind].steps - 1))
        return step_on(state, moving)
    return go_on(state, moving)


def shift(state: MidState, seat: int, start: int, to: int) -> int:
    """A skeleton goes to the next square; its kind is told."""
    kind = state.kind_at(start)
    if start == state.goal:
        state.alarm = True
    change = 1 << start | 1 << to
    board = state.board
    state.skeletons[kind] ^= change
    state.occupied ^= change
    state.leaving ^= board.leave[start] ^ board.leave[to]
    state.entering ^= board.enter[start] ^ board.enter[to]
    if state.tell:
        state.tell(FigureMoved(seat, start, to))
    return kind


def end_fight_at(state: MidState, square: int) -> None:
    """ME-FIGHT-9: a skeleton that is moved away takes its fight with it, whoever comes after it."""
    for index, frame in enumerate(state.agenda):
        if type(frame) is Fight and frame.square == square:
            state.agenda[index] = replace(frame, stage=GONE)


def go_on(state: MidState, moving: MoveSkeletons) -> Acting:
    """ME-SKEL-1: you go on while a skeleton not yet moved has a legal step."""
    if moving.left:
        legal = legal_moves(state, moving.moved, moving.must)
        if legal:
            state.offer(moving.seat, MoveOptions(state.board, legal, () if moving.must else ENOUGH))
            return SOLO[moving.seat]
    state.agenda.pop()
    return None


def further_steps(state: MidState, frame: StepOn) -> int:
    """CC-BLACK-2: each further step obeys ME-SKEL-2."""
    return legal_moves(state, ()) & state.board.leave[frame.square]


def step_on_options(state: MidState, frame: StepOn, actor: int) -> Sequence[Command]:
    """CC-BLACK-2: one more square, or stop."""
    return MoveOptions(state.board, further_steps(state, frame), ENOUGH)


def take_step_on(state: MidState, frame: StepOn, actor: int, command: Command) -> Acting:
    """CC-BLACK-2: the same skeleton walks on; it counts as one of those moved."""
    moving = state.agenda[-2]
    assert isinstance(moving, MoveSkeletons)
    if type(command) is not Shift:
        state.agenda.pop()
        return go_on(state, moving)
    shift(state, actor, command.start, command.to)
    state.agenda[-1] = StepOn(frame.seat, command.to, frame.left - 1)
    moved = (*moving.moved[:-1], command.to)
    state.agenda[-2] = moving = MoveSkeletons(moving.seat, moving.left, moved, moving.must)
    return step_on(state, moving)


def step_on(state: MidState, moving: MoveSkeletons) -> Acting:
    """CC-BLACK-2: ask while there are steps left and a square to go to."""
    frame = state.agenda[-1]
    assert isinstance(frame, StepOn)
    if frame.left and further_steps(state, frame):
        return SOLO[frame.seat]
    state.agenda.pop()
    return go_on(state, moving)


def why_no_shift(state: MidState, frame: MoveSkeletons | StepOn, actor: int, command: Command) -> str | None:
    """The rule that forbids a skeleton's step."""
    if type(command) is not Shift:
        return "ME-SKEL-1"
    moved = frame.moved if type(frame) is MoveSkeletons else ()
    return "ME-SKEL-1" if command.start in moved else "ME-SKEL-2"
