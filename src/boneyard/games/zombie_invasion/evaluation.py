"""Estimates who will win Zombie Invasion: points, resources and the way to the Helipad.

The Helipad is the last tile of the stack, so everybody knows who will lay it and when. A player standing
next to a road's open end at that moment can lay it right there.
"""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple

from boneyard.games.shared.evaluation import Evaluation
from boneyard.games.shared.nearby import REACH, nearby, rings, steps_to
from boneyard.games.shared.walking import steps_from
from boneyard.games.zombie_invasion.bot.heuristics import fights, turns_to_goal
from boneyard.games.zombie_invasion.bot.planning import open_ends
from boneyard.games.zombie_invasion.rules.winning import POINTS_TO_WIN
from boneyard.games.zombie_invasion.state import ZombieState


class Weights(NamedTuple):
    """Weights for one part of the game.

    `square` weighs the square of the points, `last` the points beyond 14; `lying` are the weights of
    zombies, life and ammo near the pawn.
    """

    point: float
    square: float
    last: float
    lives: tuple[float, ...]
    ammo: float
    spare_ammo: float
    turn: float
    lying: tuple[float, float, float]


EARLY = Weights(
    point=0.121, square=0.083, last=0.153, lives=(0.0, 0.0, 0.058, 0.199, 0.378, 0.473), ammo=0.163,
    spare_ammo=0.107, turn=0.113, lying=(0.075, 0.0, 0.111),
)  # fmt: skip
"""While the Helipad is far away, or out of the game."""
AWAITED = Weights(
    point=-0.083, square=0.178, last=0.273, lives=(0.0, 0.0, 0.154, 0.394, 0.631, 0.738), ammo=0.17,
    spare_ammo=0.115, turn=0.101, lying=(0.05, 0.028, 0.139),
)  # fmt: skip
"""In the last turns before it comes."""
LAID = Weights(
    point=-0.016, square=-0.035, last=0.167, lives=(0.0, 0.0, 0.313, 0.276, 0.545, 0.55), ammo=0.182,
    spare_ammo=0.102, turn=0.116, lying=(0.0, 0.067, 0.086),
)  # fmt: skip

FORESEEN = 11
"""The Helipad matters from this many turns before it is drawn."""
SOON = 0.85
"""How its value fades with each turn until then."""
DOOR = 0.93
LONG_WAY = 30
POINT_IN_TIME = 0.221
"""A point is worth more while there is time to make use of it."""
LAYING, LAYING_NEAR, LAYING_STEP = 0.242, 1.91, -0.024
NEAR_ANOTHERS, STEP_TO_ANOTHERS = 0.82, -0.005
"""Being near an open end and surviving two fights, and each step to it: for the layer, for others."""

KILLS, STEPS = 0.9, 2.5
"""Points and steps per turn."""
WEAK, UNSURE, ARRIVING = 2.0, 3.0, 1.5
"""Costs in turns: being weak, certain death on the way, and the last steps."""
EITHER = 3.0
TURN_LESS, NEARLY, FADE = -0.134, 2.78, 4.0
LAST_STEPS, LAST_MOVE, LAST_FADE = 1.49, 1.64, 0.7
FAR = 40
TEMPERATURES = {2: (1.0, 1.0), 3: (1.5, 1.0), 4: (2.9, 1.2), 5: (3.6, 1.5), 6: (4.4, 1.0)}
"""By number of seats, before and after the Helipad is laid; `scripts/bench chances` fits them."""


def standings(state: ZombieState) -> list[float]:
    """How far each seat has come, as log-odds."""
    seats = range(state.seats)
    if state.goal >= 0:
        return [resource_value(state, seat, LAID) + on_the_way(state, seat) for seat in seats]
    left = turns_to_goal(state)
    if left > FORESEEN:
        return [resource_value(state, seat, EARLY) for seat in seats]
    layer = (state.active + left) % state.seats
    doors = open_ends(state.board)
    return [
        resource_value(state, seat, AWAITED) + helipad_value(state, seat, left, layer, doors)
        for seat in seats
    ]


def is_goal_laid(state: ZombieState) -> bool:
    return state.goal >= 0


def resource_value(state: ZombieState, seat: int, weights: Weights) -> float:
    """The value of a seat's resources, and of what is near its pawn."""
    points = state.points[seat]
    lives, ammo = (3, 3) if state.dead >> seat & 1 else (state.lives[seat], state.ammos[seat])
    found = weights.point * points + weights.square * points * points / 20 + weights.lives[lives]
    if points > 14:
        found += weights.last * (points - 14)
    found += weights.ammo * min(ammo, 3) + weights.spare_ammo * max(0, min(ammo - 3, 5))
    if seat == state.active:
        found += weights.turn
    around = tuple(rings(state.board, state.pawns[seat], REACH))
    zombie, life, token = weights.lying
    if zombie:
        found += zombie * nearby(around, state.zombies, 6.0)
    if life:
        found += life * nearby(around, state.life, 3.0)
    return found + token * nearby(around, state.ammo, 3.0)


def safety(state: ZombieState, seat: int, number: int) -> float:
    found = 1.0
    for fight in fights(state, seat)[:number]:
        found *= fight.alive
    return found


def helipad_value(state: ZombieState, seat: int, left: int, layer: int, doors: int) -> float:
    soon = SOON**left
    way = steps_to(state.board, state.pawns[seat], doors, LONG_WAY) + 2
    near = soon * DOOR**way * safety(state, seat, 2)
    found = POINT_IN_TIME * state.points[seat] * (len(state.stack) + 1) / 24
    if seat == layer:
        return found + LAYING + LAYING_NEAR * near + LAYING_STEP * soon * way
    return found + NEAR_ANOTHERS * near + STEP_TO_ANOTHERS * soon * way


def on_the_way(state: ZombieState, seat: int) -> float:
    """How soon a seat may win, by points or on the Helipad."""
    way = min(FAR, steps_from(state.board, state.goal).get(state.pawns[seat], FAR))
    by_points = (POINTS_TO_WIN - state.points[seat]) / KILLS
    if state.lives[seat] < 3 and not state.dead >> seat & 1:
        by_points += WEAK
    by_foot = way / STEPS + ARRIVING + UNSURE * (1 - safety(state, seat, 3))
    turns = -EITHER * log(exp(-by_points / EITHER) + exp(-by_foot / EITHER))
    end = LAST_FADE**way * safety(state, seat, 2)
    last = LAST_STEPS + LAST_MOVE * (seat == state.active)
    return TURN_LESS * turns + NEARLY * exp(-turns / FADE) + last * end


EVALUATION: Evaluation[ZombieState] = Evaluation(standings, is_goal_laid, TEMPERATURES)
