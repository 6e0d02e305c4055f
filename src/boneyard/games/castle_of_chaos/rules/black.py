"""Black skeletons; CC-BLACK-1: only a 6 beats them."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.game import Acting
from boneyard.games.castle_of_chaos.frames import StepOn
from boneyard.games.midevil.frames import MoveSkeletons
from boneyard.games.midevil.kinds import KINDS, NUMBER
from boneyard.games.midevil.rules.fight import collect
from boneyard.games.midevil.rules.skeletons import ENOUGH, ask_again, legal_moves, shift
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command, Shift
from boneyard.games.shared.dice import SOLO
from boneyard.games.shared.moves import MoveOptions

BLACK = NUMBER["black"]


def keep_beaten(state: MidState, seat: int, kind: int) -> None:
    """CC-BLACK-3: a beaten black skeleton is removed from the game; others are collected."""
    if kind == BLACK:
        state.to_removed(BLACK)
    else:
        collect(state, seat, kind)


def walk_on(state: MidState, moving: MoveSkeletons) -> Acting:
    """CC-BLACK-2: a black skeleton may walk two squares."""
    square = moving.moved[-1]
    state.agenda.append(StepOn(moving.seat, square, KINDS[state.kind_at(square)].steps - 1))
    return step_on(state, moving)


def step_on(state: MidState, moving: MoveSkeletons) -> Acting:
    """CC-BLACK-2: ask while there are steps left and a square to go to."""
    frame = state.agenda[-1]
    assert isinstance(frame, StepOn)
    if frame.left and further_steps(state, frame):
        return SOLO[frame.seat]
    state.agenda.pop()
    return ask_again(state, moving)


def further_steps(state: MidState, frame: StepOn) -> int:
    """CC-BLACK-2: each further step obeys ME-SKEL-2."""
    return legal_moves(state, ()) & state.board.leave[frame.square]


def stepper_acts(state: MidState, frame: StepOn) -> tuple[int, ...]:
    return SOLO[frame.seat]


def step_on_options(state: MidState, frame: StepOn, actor: int) -> Sequence[Command]:
    """CC-BLACK-2: one more square, or stop."""
    return MoveOptions(state.board, further_steps(state, frame), ENOUGH)


def take_step_on(state: MidState, frame: StepOn, actor: int, command: Command) -> Acting:
    """CC-BLACK-2: the same skeleton walks on; it counts as one moved."""
    moving = state.agenda[-2]
    assert isinstance(moving, MoveSkeletons)
    if type(command) is not Shift:
        state.agenda.pop()
        return ask_again(state, moving)
    shift(state, actor, command.start, command.to)
    state.agenda[-1] = StepOn(frame.seat, command.to, frame.left - 1)
    moved = (*moving.moved[:-1], command.to)
    state.agenda[-2] = moving = MoveSkeletons(moving.seat, moving.left, moved, moving.must)
    return step_on(state, moving)


def why_no_step_on(state: MidState, frame: StepOn, actor: int, command: Command) -> str | None:
    return "ME-SKEL-2" if type(command) is Shift else "ME-SKEL-1"
