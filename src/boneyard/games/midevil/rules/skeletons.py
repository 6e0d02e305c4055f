"""Moving skeletons at the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

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


def roll_skeletons(state: MidState, frame: SkeletonRoll, actor: int, command: Command) -> None:
    """ME-SKEL-1: that many different skeletons must be moved, as far as that is possible."""
    assert isinstance(command, Roll)
    number = lasting.result_of(state, command.pips)
    if state.tell:
        state.tell(Rolled(state.active, "figures", command.pips, number))
    state.agenda.pop()
    start_moving(state, state.active, number, must=True)


def start_moving(state: MidState, seat: int, number: int, must: bool) -> None:
    """A seat moves so many skeletons, or up to so many."""
    state.agenda.append(MoveSkeletons(seat, number, (), must))
    go_on(state)


def legal_moves(state: MidState, moved: tuple[int, ...], in_phase: bool = True) -> int:
    """ME-SKEL-2: one square, never onto another skeleton, through walls or where nobody may go."""
    legal = state.leaving & ~state.entering
    board = state.board
    for square in moved:
        legal &= ~board.leave[square]
    if state.barred:
        legal &= ~moves_into(board, state.barred)
    return legal & ~shunned(state) if in_phase and state.lasting else legal


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


def move_skeleton(state: MidState, frame: MoveSkeletons, actor: int, command: Command) -> None:
    """ME-SKEL-1, ME-SKEL-2: one skeleton moves; a life token never does."""
    if not isinstance(command, Shift):
        state.agenda.pop()
        return
    if not frame.must:
        end_fight_at(state, command.start)
    kind = shift(state, actor, command.start, command.to)
    state.agenda[-1] = MoveSkeletons(frame.seat, frame.left - 1, (*frame.moved, command.to), frame.must)
    if frame.must and KINDS[kind].steps > 1:
        state.agenda.append(StepOn(frame.seat, command.to, KINDS[kind].steps - 1))
        step_on(state)
    else:
        go_on(state)


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
        if isinstance(frame, Fight) and frame.square == square:
            state.agenda[index] = replace(frame, stage=GONE)


def go_on(state: MidState) -> None:
    """ME-SKEL-1: you go on while a skeleton not yet moved has a legal step."""
    frame = state.agenda[-1]
    assert isinstance(frame, MoveSkeletons)
    if frame.left:
        legal = legal_moves(state, frame.moved, frame.must)
        if legal:
            state.offer(frame.seat, MoveOptions(state.board, legal, () if frame.must else ENOUGH))
            return
    state.agenda.pop()


def further_steps(state: MidState, frame: StepOn) -> int:
    """CC-BLACK-2: each further step obeys ME-SKEL-2."""
    return legal_moves(state, ()) & state.board.leave[frame.square]


def step_on_options(state: MidState, frame: StepOn, actor: int) -> Sequence[Command]:
    """CC-BLACK-2: one more square, or stop."""
    return MoveOptions(state.board, further_steps(state, frame), ENOUGH)


def take_step_on(state: MidState, frame: StepOn, actor: int, command: Command) -> None:
    """CC-BLACK-2: the same skeleton walks on; it counts as one of those moved."""
    if not isinstance(command, Shift):
        state.agenda.pop()
        go_on(state)
        return
    shift(state, actor, command.start, command.to)
    state.agenda[-1] = StepOn(frame.seat, command.to, frame.left - 1)
    moving = state.agenda[-2]
    assert isinstance(moving, MoveSkeletons)
    state.agenda[-2] = MoveSkeletons(moving.seat, moving.left, (*moving.moved[:-1], command.to), moving.must)
    step_on(state)


def step_on(state: MidState) -> None:
    """CC-BLACK-2: ask while there are steps left and a square to go to."""
    frame = state.agenda[-1]
    assert isinstance(frame, StepOn)
    if not frame.left or not further_steps(state, frame):
        state.agenda.pop()
        go_on(state)


def why_no_shift(state: MidState, frame: MoveSkeletons | StepOn, actor: int, command: Command) -> str | None:
    """The rule that forbids a skeleton's step."""
    if not isinstance(command, Shift):
        return "ME-SKEL-1"
    moved = frame.moved if isinstance(frame, MoveSkeletons) else ()
    return "ME-SKEL-1" if command.start in moved else "ME-SKEL-2"
