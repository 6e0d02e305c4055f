from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.game import Acting
from boneyard.games.shared.commands import Command, Roll, Step
from boneyard.games.shared.dice import BY_CHANCE, SOLO, die
from boneyard.games.shared.events import Rolled, Stepped
from boneyard.games.zombie_invasion.frames import FightRoll, Move, MoveRoll
from boneyard.games.zombie_invasion.rules.fight import collect
from boneyard.games.zombie_invasion.state import ZombieState


def move_roll_options(state: ZombieState, frame: MoveRoll, actor: int) -> Sequence[Command]:
    """ZI-TURN-3: roll a die."""
    return die("move", state.active)


def roll_move(state: ZombieState, frame: MoveRoll, actor: int, command: Command) -> Acting:
    """ZI-TURN-3: move up to that many squares."""
    assert isinstance(command, Roll)
    if state.tell:
        state.tell(Rolled(state.active, "move", command.pips, command.pips))
    state.agenda[-1] = Move(command.pips)
    return SOLO[state.active]


def move_options(state: ZombieState, frame: Move, actor: int) -> Sequence[Command]:
    """ZI-MOVE-1, ZI-MOVE-2, ZI-MOVE-3: over joined crossings and through doors, or stop."""
    return state.board.walks[state.pawns[actor]]


def move(state: ZombieState, frame: Move, actor: int, command: Command) -> Acting:
    """ZI-MOVE-1, ZI-MOVE-4: step one square, and fight a zombie there before moving on."""
    if type(command) is not Step:
        state.agenda.pop()
        return None
    if state.tell:
        state.tell(Stepped(actor, state.pawns[actor], command.to))
    state.pawns[actor] = to = command.to
    if to == state.goal:
        state.check_winner = True
    goes_on = frame.left > 1
    if goes_on:
        state.agenda[-1] = Move(frame.left - 1)
    else:
        state.agenda.pop()
    if state.zombies >> to & 1:
        state.agenda.append(FightRoll())
        return BY_CHANCE
    collect(state, to)
    return SOLO[actor] if goes_on else None


def why_no_move(state: ZombieState, frame: Move, actor: int, command: Command) -> str | None:
    """ZI-MOVE-1, ZI-MOVE-2, ZI-MOVE-3: too far or diagonal; nowhere to stand, or a wall; not joined."""
    if not isinstance(command, Step) or not 0 <= command.to < len(state.board.kinds):
        return None
    board, start = state.board, state.pawns[actor]
    (x, y), (to_x, to_y) = board.coordinates(start), board.coordinates(command.to)
    if abs(x - to_x) + abs(y - to_y) != 1:
        return "ZI-MOVE-1"
    if not board.legal >> command.to & 1 or board.is_inside(start) != board.is_inside(command.to):
        return "ZI-MOVE-2"
    return "ZI-MOVE-3"
