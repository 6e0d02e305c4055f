"""Estimates who will win MidEvil: points, resources, and how far the Necronomicon is from home."""

from __future__ import annotations

from math import tanh
from typing import NamedTuple

from boneyard.games.midevil.bot.aims import weapon_bonus
from boneyard.games.midevil.rules.arrive import book_square
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.evaluation import Evaluation
from boneyard.games.shared.nearby import REACH, nearby, rings
from boneyard.games.shared.walking import FAR, steps_between, steps_from


class Weights(NamedTuple):
    """The weights of everything that counts.

    `late_point` weighs points beyond 20, `next_point` those of the active seat, `held_life` life tokens of a
    seat with a collection to lose. `bring` is for the holder of the book: its way home (`far` and `near` fade
    at different rates), its turn, its points and those of the strongest opponent. `chase` is the way to the
    holder, `fetch` the way to the book.
    """

    point: float
    late_point: float
    next_point: float
    lives: tuple[float, ...]
    held_life: float
    turn: float
    bonus: float
    riding: float
    guard: float
    prey: tuple[float, float, float]
    life_lying: float
    bring: float
    bring_far: float
    bring_near: float
    bring_turn: float
    bring_points: float
    bring_others: float
    chase_far: float
    chase_near: float
    fetch_far: float
    fetch_near: float
    fetch_lead: float
    fetch_turn: float


WEIGHTS = Weights(
    point=0.129, late_point=0.208, next_point=0.346, lives=(0.0, 0.0, 0.06, 0.313, 0.369, 0.49),
    held_life=0.053, turn=0.139, bonus=0.093, riding=0.341, guard=0.261, prey=(-0.011, 0.037, 0.27),
    life_lying=0.03, bring=-0.011, bring_far=0.538, bring_near=1.767, bring_turn=0.239,
    bring_points=-0.056, bring_others=0.047, chase_far=-0.554, chase_near=1.248, fetch_far=-2.365,
    fetch_near=1.957, fetch_lead=0.141, fetch_turn=0.106,
)  # fmt: skip
FAR_FADE, NEAR_FADE = 0.96, 0.85
TEMPERATURES = {2: (1.0, 1.0), 3: (1.8, 1.7), 4: (1.7, 2.1), 5: (1.7, 1.9), 6: (2.6, 1.9)}
"""By number of seats, before and after the Graveyard is laid; `scripts/bench chances` fits them."""


def is_goal_laid(state: MidState) -> bool:
    return state.holder >= 0 or book_square(state) >= 0


def standings(state: MidState, weights: Weights) -> list[float]:
    """How far each seat has come, as log-odds."""
    found = [resource_value(state, seat, weights) for seat in range(state.seats)]
    holder = state.holder
    book = book_square(state) if holder < 0 else -1
    if holder >= 0:
        far = steps_from(state.board, state.pawns[holder])
        for seat, pawn in enumerate(state.pawns):
            if seat == holder:
                found[seat] += holder_value(state, seat, weights)
            else:
                way = far.get(pawn, FAR)
                found[seat] += weights.chase_far * FAR_FADE**way + weights.chase_near * NEAR_FADE**way
    elif book >= 0:
        far = steps_from(state.board, book)
        ways = [far.get(pawn, FAR) for pawn in state.pawns]
        for seat, way in enumerate(ways):
            others = min([other for number, other in enumerate(ways) if number != seat], default=way)
            found[seat] += (
                weights.fetch_far * FAR_FADE**way
                + weights.fetch_near * NEAR_FADE**way
                + weights.fetch_lead * tanh((others - way) / 6)
                + weights.fetch_turn * (seat == state.active)
            )
    return found


def resource_value(state: MidState, seat: int, weights: Weights) -> float:
    """The value of a seat's resources, and of what is near its pawn."""
    points = state.points[seat]
    lives = 3 if state.is_dead(seat) else state.lives[seat]
    found = weights.point * points + weights.lives[lives] + weights.held_life * min(lives, 3) * points / 30
    if points > 20:
        found += weights.late_point * (points - 20)
    if seat == state.active:
        found += weights.turn + weights.next_point * points / 30
    if state.fronts[seat]:
        found += weights.bonus * weapon_bonus(state, seat) + weights.riding * state.is_riding(seat)
        cards = state.kit.cards
        found += weights.guard * sum([cards[title].effect == "guard" for title in state.fronts[seat]])
    around = tuple(rings(state.board, state.pawns[seat], REACH))
    for weight, skeletons in zip(weights.prey, state.skeletons, strict=False):
        if skeletons:
            found += weight * nearby(around, skeletons, 4.0)
    return found + weights.life_lying * nearby(around, state.life, 3.0)


def holder_value(state: MidState, seat: int, weights: Weights) -> float:
    """The book's value for its holder, by the way home and the strongest opponent."""
    way = steps_between(state.board, state.pawns[seat], state.goal)
    others = max([points for number, points in enumerate(state.points) if number != seat], default=0)
    return (
        weights.bring
        + weights.bring_far * FAR_FADE**way
        + weights.bring_near * NEAR_FADE**way
        + weights.bring_turn * (seat == state.active)
        + weights.bring_points * state.points[seat]
        + weights.bring_others * others
    )


EVALUATION: Evaluation[MidState] = Evaluation(
    lambda state: standings(state, WEIGHTS), is_goal_laid, TEMPERATURES
)
