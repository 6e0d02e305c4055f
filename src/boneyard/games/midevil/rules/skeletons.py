"""Moving skeletons at the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boneyard.engine.game import Acting
from boneyard.games.midevil.frames import Fight, MoveSkeletons, SkeletonRoll
from boneyard.games.midevil.kinds import KINDS
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.rules.fight import GONE
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import STOP, Command, Roll, Shift
from boneyard.games.shared.dice import SOLO, die
from boneyard.games.shared.events import FigureMoved, Rolled
from boneyard.games.shared.moves import MoveOptions

ENOUGH: tuple[Command, ...] = (STOP,)


def skeleton_roll_options(state: MidState, frame: SkeletonRoll, actor: int) -> Sequence[Command]:
    """ME-SKEL-1: roll a die."""
    return die("figures", state.active)


def roll_skeletons(state: MidState, frame: SkeletonRoll, actor: int, command: Command) -> Acting:
    """ME-SKEL-1: that many different skeletons must be moved, as far as possible."""
    assert isinstance(command, Roll)
    number = lasting.result_of(state, command.pips)
    if state.tell:
        state.tell(Rolled(state.active, "figures", command.pips, number))
    state.agenda.pop()
    return start_moving(state, state.active, number, must=True)


def start_moving(state: MidState, seat: int, number: int, must: bool) -> Acting:
    """A seat moves this many skeletons, or up to this many."""
    moving = MoveSkeletons(seat, number, (), must)
    state.agenda.append(moving)
    return ask_again(state, moving)


def legal_moves(state: MidState, moved: tuple[int, ...], in_phase: bool = True) -> int:
    """ME-SKEL-2: one square, never onto another skeleton, through walls or onto closed squares."""
    closed = state.entering | state.closed
    leave = state.board.leave
    for square in moved:
        closed |= leave[square]
    if in_phase and lasting.SHUNNED in state.in_force:
        closed |= shunned(state)
    return state.leaving & ~closed


def shunned(state: MidState) -> int:
    """ME-SKEL-2: the moves onto players whom a card protects from ordinary skeleton movement."""
    mask = 0
    for effect in state.lasting:
        if effect.what == lasting.SHUNNED:
            mask |= state.board.enter[state.pawns[effect.target]]
    return mask


def seat_acts(state: MidState, frame: MoveSkeletons) -> tuple[int, ...]:
    return SOLO[frame.seat]


def skeleton_options(state: MidState, frame: MoveSkeletons, actor: int) -> Sequence[Command]:
    """ME-SKEL-1: any skeleton that hasn't moved; stopping is allowed if moving isn't a must."""
    return MoveOptions(state.board, legal_moves(state, frame.moved, frame.must), () if frame.must else ENOUGH)


def move_skeleton(state: MidState, frame: MoveSkeletons, actor: int, command: Command) -> Acting:
    """ME-SKEL-1, ME-SKEL-2: a skeleton moves; life tokens stay."""
    if type(command) is not Shift:
        state.agenda.pop()
        return None
    must = frame.must
    if not must:
        end_fight_at(state, command.start)
    kind = shift(state, actor, command.start, command.to)
    walk_on = state.kit.parts.walk_on if must and KINDS[kind].steps > 1 else None
    left = frame.left - 1
    if not left and not walk_on:
        state.agenda.pop()
        return None
    moving = MoveSkeletons(frame.seat, left, (*frame.moved, command.to), must)
    state.agenda[-1] = moving
    return walk_on(state, moving) if walk_on else ask_again(state, moving)


def shift(state: MidState, seat: int, start: int, to: int) -> int:
    """Move a skeleton to a free square next to it; returns its kind."""
    if start == state.goal:
        state.check_winner = True
    change = 1 << start | 1 << to
    board = state.board
    state.occupied ^= change
    state.leaving ^= board.leave[start] ^ board.leave[to]
    state.entering ^= board.enter[start] ^ board.enter[to]
    kind = 0
    while not state.skeletons[kind] & change:
        kind += 1
    state.skeletons[kind] ^= change
    if state.tell:
        state.tell(FigureMoved(seat, start, to))
    return kind


def end_fight_at(state: MidState, square: int) -> None:
    """ME-FIGHT-9: moving a skeleton away ends its fight, whoever takes its place."""
    for index, frame in enumerate(state.agenda):
        if type(frame) is Fight and frame.square == square:
            state.agenda[index] = replace(frame, stage=GONE)


def ask_again(state: MidState, moving: MoveSkeletons) -> Acting:
    """ME-SKEL-1: continue while a skeleton that hasn't moved has a legal step."""
    if moving.left:
        legal = legal_moves(state, moving.moved, moving.must)
        if legal:
            state.offer(moving.seat, MoveOptions(state.board, legal, () if moving.must else ENOUGH))
            return SOLO[moving.seat]
    state.agenda.pop()
    return None


def why_no_shift(state: MidState, frame: MoveSkeletons, actor: int, command: Command) -> str | None:
    return "ME-SKEL-2" if type(command) is Shift and command.start not in frame.moved else "ME-SKEL-1"
