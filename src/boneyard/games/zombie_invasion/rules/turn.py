from __future__ import annotations

from collections.abc import Sequence

from boneyard.games.shared.commands import Command, Start
from boneyard.games.shared.dice import BY_CHANCE, start_player
from boneyard.games.shared.events import StartPlayerChosen, TurnBegan
from boneyard.games.zombie_invasion.frames import DrawTile, FightRoll, FirstSeat, MoveRoll, Turn, ZombieRoll
from boneyard.games.zombie_invasion.rules.winning import end_by_points
from boneyard.games.zombie_invasion.state import ZombieState

BEGIN, TILE, SETTLE, MOVE, ZOMBIES, END = range(6)


def chance_acts(state: ZombieState, frame: object) -> tuple[int, ...]:
    return BY_CHANCE


def first_seat_options(state: ZombieState, frame: FirstSeat, actor: int) -> Sequence[Command]:
    """ZI-SETUP-3: the start player is random."""
    return start_player(state.seats)


def begin_with(state: ZombieState, frame: FirstSeat, actor: int, command: Command) -> None:
    """ZI-SETUP-3: the chosen seat takes the first turn."""
    assert isinstance(command, Start)
    state.active = command.seat
    if state.tell:
        state.tell(StartPlayerChosen(command.seat))
    state.agenda[-1] = Turn(BEGIN)


def next_step(state: ZombieState, turn: Turn) -> None:
    """ZI-TURN-1 to ZI-TURN-4, in this order."""
    state.agenda[-1] = Turn(turn.step + 1)
    match turn.step:
        case 0:
            begin_turn(state)
        case 1:
            if state.stack or state.bottom:
                state.agenda.append(DrawTile())
        case 2:
            fight_on_own_square(state)
        case 3:
            if not is_dead(state):
                state.agenda.append(MoveRoll())
        case 4:
            state.agenda.append(ZombieRoll())
        case _:
            end_turn(state)


def begin_turn(state: ZombieState) -> None:
    """Begin a turn; a player who died in the last one restarts."""
    state.turns += 1
    if state.tell:
        state.tell(TurnBegan(state.active, state.turns))
    if is_dead(state):
        rise_from_the_dead(state)


def rise_from_the_dead(state: ZombieState) -> None:
    """ZI-FIGHT-5: exactly 3 life and 3 ammo tokens, whatever was left."""
    state.dead &= ~(1 << state.active)
    state.lives[state.active] = 3
    state.ammos[state.active] = 3


def is_dead(state: ZombieState) -> bool:
    """ZI-FIGHT-4: whether the active player died this turn."""
    return bool(state.dead >> state.active & 1)


def fight_on_own_square(state: ZombieState) -> None:
    """ZI-TURN-2: fight a zombie on your square before you move."""
    if state.zombies >> state.pawns[state.active] & 1:
        state.agenda.append(FightRoll())


def end_turn(state: ZombieState) -> None:
    """The next seat's turn, unless the last round is over."""
    limit = state.table.round_limit
    if limit is not None and state.turns >= limit * state.seats:
        end_by_points(state)
        return
    state.active = (state.active + 1) % state.seats
    state.agenda[-1] = Turn(BEGIN)
