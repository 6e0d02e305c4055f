"""The ways to win Zombie Invasion: points, or the Helipad's centre."""

from __future__ import annotations

from functools import lru_cache

from boneyard.engine.content import Content
from boneyard.games.shared.board import Board
from boneyard.games.shared.goals import (
    NO_WAY,
    ONE_ROLL,
    Goal,
    GoalModel,
    GoalPlace,
    Goals,
    Sentence,
    last_rounds,
    nearest,
    points_goal,
    steps_to,
)
from boneyard.games.shared.tile import CENTRE
from boneyard.games.zombie_invasion.rules.winning import POINTS_TO_WIN
from boneyard.games.zombie_invasion.shown import View
from boneyard.games.zombie_invasion.state import GOAL_TILE

CLOSE = 3
"""Three zombies."""
SYMBOL = "i-helicopter"


def goals_of(view: View, board: Board, content: Content) -> Goals:
    """ZI-WIN-1, ZI-WIN-2."""
    points = points_goal(tuple([seat.points for seat in view.seats]), POINTS_TO_WIN, CLOSE, "f-zombie", 0)
    laid = board.find(GOAL_TILE)
    if laid is None:
        return Goals((points, hidden(view.tiles_left(), len(view.seats)), *last_rounds(view)), (), ())
    square = laid * 9 + CENTRE
    steps = steps_to(board, square)
    far = tuple([steps[seat.pawn] for seat in view.seats])
    way = max(steps[CENTRE], *far, 1)
    place = GoalPlace(square, SYMBOL, Sentence("goal-place", tile=GOAL_TILE), wanted=True)
    return Goals((points, escape(far, way), *last_rounds(view)), (place,), (far,))


@lru_cache(maxsize=256)
def hidden(left: int, seats: int) -> Goal:
    """ZI-SETUP-2: the Helipad is the last tile."""
    status = Sentence("goal-helipad-hidden", tile=GOAL_TILE, left=left)
    title = Sentence("goal-helipad", tile=GOAL_TILE)
    return Goal("helipad", title, status, 1, (None,) * seats, SYMBOL)


@lru_cache(maxsize=512)
def escape(far: tuple[int, ...], way: int) -> Goal:
    seat = nearest(far)
    if seat is None:
        status = Sentence("goal-helipad-laid", tile=GOAL_TILE)
    else:
        status = Sentence("goal-helipad-near", tile=GOAL_TILE, seat=seat, left=far[seat])
    return Goal(
        "helipad",
        Sentence("goal-helipad", tile=GOAL_TILE),
        status,
        way,
        tuple([None if steps == NO_WAY else way - steps for steps in far]),
        SYMBOL,
        danger=any(0 <= steps <= ONE_ROLL for steps in far),
    )


OF = frozenset(("bottom", "seats", "settings", "stack", "tiles", "turns"))
GOALS: GoalModel[View] = GoalModel(OF, goals_of)
