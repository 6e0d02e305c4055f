from __future__ import annotations

from collections.abc import Callable, Sequence

from boneyard.engine.game import Acting
from boneyard.games.shared.commands import Command, Start
from boneyard.games.shared.dice import BY_CHANCE, start_player
from boneyard.games.shared.events import StartPlayerChosen, TurnBegan
from boneyard.games.zombie_invasion.frames import DrawTile, FightRoll, FirstSeat, MoveRoll, Turn, ZombieRoll
from boneyard.games.zombie_invasion.rules.winning import end_by_points
from boneyard.games.zombie_invasion.state import ZombieState


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
    state.agenda[-1] = TURNS[BEGIN]


def next_step(state: ZombieState, turn: Turn) -> Acting:
    """Run the steps of the turn until somebody must answer or the turn is over."""
    for step, following in REST_OF_TURN[turn.step]:
        state.agenda[-1] = following
        acting = step(state)
        if acting:
            return acting
    return end_turn(state)


def begin_turn(state: ZombieState) -> Acting:
    """Begin a turn; a player who died in the last one restarts."""
    state.turns += 1
    if state.tell:
        state.tell(TurnBegan(state.active, state.turns))
    if is_dead(state):
        rise_from_the_dead(state)
    return None


def rise_from_the_dead(state: ZombieState) -> None:
    """ZI-FIGHT-5: exactly 3 life and 3 ammo tokens, whatever was left."""
    state.dead &= ~(1 << state.active)
    state.lives[state.active] = 3
    state.ammos[state.active] = 3


def is_dead(state: ZombieState) -> bool:
    """ZI-FIGHT-4: whether the active player died this turn."""
    return bool(state.dead >> state.active & 1)


def draw_tile(state: ZombieState) -> Acting:
    """ZI-TURN-1: draw a tile while there is one."""
    if not state.stack and not state.bottom:
        return None
    state.agenda.append(DrawTile())
    return BY_CHANCE


def fight_on_own_square(state: ZombieState) -> Acting:
    """ZI-TURN-2: fight a zombie on your square before you move."""
    if not state.zombies >> state.pawns[state.active] & 1:
        return None
    state.agenda.append(FightRoll())
    return BY_CHANCE


def roll_to_move(state: ZombieState) -> Acting:
    """ZI-TURN-3, ZI-FIGHT-4: roll a die for your movement, unless you died this turn."""
    if is_dead(state):
        return None
    state.agenda.append(MoveRoll())
    return BY_CHANCE


def roll_for_zombies(state: ZombieState) -> Acting:
    """ZI-TURN-4: roll a die for the zombies."""
    state.agenda.append(ZombieRoll())
    return BY_CHANCE


def end_turn(state: ZombieState) -> Acting:
    """The next seat's turn, unless the last round is over."""
    limit = state.kit.round_limit
    if limit is not None and state.turns >= limit * state.seats:
        end_by_points(state)
    else:
        state.active = (state.active + 1) % state.seats
        state.agenda[-1] = TURNS[BEGIN]
    return None


STEPS: tuple[Callable[[ZombieState], Acting], ...] = (
    begin_turn,
    draw_tile,
    fight_on_own_square,
    roll_to_move,
    roll_for_zombies,
    end_turn,
)
BEGIN, TILE, SETTLE, MOVE, ZOMBIES, END = range(len(STEPS))
TURNS = tuple(Turn(step) for step in range(len(STEPS)))
REST_OF_TURN = tuple(tuple(zip(STEPS[:END], TURNS[1:], strict=True))[first:] for first in range(len(STEPS)))
"""The remaining steps from each step on, except the end, with the frames for what follows."""
