from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.labels import Label
from boneyard.games.castle_of_chaos.commands import WorkBridge
from boneyard.games.castle_of_chaos.events import BridgeMoved
from boneyard.games.castle_of_chaos.frames import BridgeRoll
from boneyard.games.castle_of_chaos.places import BRIDGE_TILE, is_raised, plan_of
from boneyard.games.midevil.frames import MoveStep
from boneyard.games.midevil.rules import move
from boneyard.games.midevil.rules.lasting import result_of
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command, Roll, Step
from boneyard.games.shared.dice import die
from boneyard.games.shared.events import Rolled
from boneyard.games.shared.masks import mask_of

TO_LOWER = 4
TO_RAISE = 3
LOWER, RAISE = Label("command-bridge-lower"), Label("command-bridge-raise")


def can_work_bridge(state: MidState, seat: int) -> bool:
    """CC-BRIDGE-2: at an end of the bridge a player can, once a turn, while nobody is on it."""
    if state.has_used(seat, BRIDGE_TILE):
        return False
    return not plan_of(state.board).bridge & (state.occupied | mask_of(state.pawns))


def work_bridge(state: MidState, seat: int) -> None:
    """CC-BRIDGE-2: a try costs no movement."""
    state.use_up(seat, BRIDGE_TILE)
    state.agenda.append(BridgeRoll(seat))


def move_label(state: MidState, frame: MoveStep, actor: int, command: Command) -> Label | None:
    """CC-BRIDGE-2: a raised bridge can be lowered, a lowered one raised."""
    if isinstance(command, WorkBridge):
        return LOWER if is_raised(state) else RAISE
    return move.move_label(state, frame, actor, command)


def why_no_move(state: MidState, frame: MoveStep, actor: int, command: Command) -> str | None:
    """CC-BRIDGE-1: nobody walks onto a raised bridge."""
    rule = move.why_no_move(state, frame, actor, command)
    barred = rule == "ME-HORSE-2" and isinstance(command, Step) and state.barred >> command.to & 1
    return "CC-BRIDGE-1" if barred else rule


def bridge_roll_options(state: MidState, frame: BridgeRoll, actor: int) -> Sequence[Command]:
    """CC-BRIDGE-2: roll a die."""
    return die("other", frame.seat)


def roll_bridge(state: MidState, frame: BridgeRoll, actor: int, command: Command) -> None:
    """CC-BRIDGE-2: 4 or more lowers it, 3 or less raises it; otherwise nothing changes."""
    assert isinstance(command, Roll)
    state.agenda.pop()
    result = result_of(state, command.pips)
    if state.tell:
        state.tell(Rolled(frame.seat, "bridge", command.pips, result))
    if is_raised(state) and result >= TO_LOWER:
        state.bar(0)
    elif not is_raised(state) and result <= TO_RAISE:
        state.bar(plan_of(state.board).bridge)
    else:
        return
    if state.tell:
        state.tell(BridgeMoved(frame.seat, is_raised(state)))
