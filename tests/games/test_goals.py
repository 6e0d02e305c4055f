"""What people read about winning: who is how far, in which way, and how far places are."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.games.shared.features import features_of
from boneyard.games.shared.goals import NO_WAY, Goal, Goals, Sentence, steps_to
from boneyard.games.shared.position import read_position

BOOK_CARRIED = """midevil, 2 seats
board
  1:clearing
  0:altar
figures
  ...
  ...
  .0.

  ...
  ...
  .1.
seat 0 collection white 2 blue 1
seat 1 collection blue 8
holder 0
stack none
deck none
next move left=3
"""
BOOK_LIES = """midevil, 2 seats
board
  1:graveyard
  0:altar
figures
  ...
  ...
  ...

  .0.
  ...
  .1.
stack none
deck none
next move left=3
"""
GRAVEYARD_HIDDEN = """midevil, 2 seats
board
  0:altar
figures
  .0.
  ...
  .1.
stack clearing graveyard
deck none
next move left=3
"""


def goals_at(position: str) -> Goals:
    game = boneyard.game(position.partition(",")[0])
    model = features_of(game).goals
    assert model is not None
    state = read_position(game, position)
    return model.make(game.view(state, None), state.board, game.default_content())


def way(goals: Goals, name: str) -> Goal:
    return next(goal for goal in goals.ways if goal.way == name)


def test_points_say_who_needs_how_many_more() -> None:
    goal = way(goals_at(BOOK_CARRIED), "points")
    assert goal.title == Sentence("goal-points", number=30)
    assert goal.status == Sentence("goal-points-left", seat=1, left=6)
    assert (goal.of, goal.progress, goal.danger) == (30, (5, 24), True)


def test_equal_points_name_all_leaders() -> None:
    goal = way(goals_at(BOOK_CARRIED.replace("white 2 blue 1", "blue 8")), "points")
    assert goal.status == Sentence("goal-points-tied", seats=(0, 1), left=6)


def test_the_carrier_of_the_book_has_progress() -> None:
    goals = goals_at(BOOK_CARRIED)
    goal = way(goals, "necronomicon")
    assert goal.status == Sentence("goal-book-held", seat=0, left=2)
    assert goal.progress == (goal.of - 2, None)
    assert goal.danger
    altar, carrier = goals.places
    assert (altar.square, altar.wanted, carrier.about) == (
        4,
        True,
        Sentence("goal-place-left", tile="altar", left=2),
    )
    assert goals.steps == ((2, 1), ())


def test_the_book_in_the_graveyard_has_a_place() -> None:
    goals = goals_at(BOOK_LIES)
    goal = way(goals, "necronomicon")
    assert goal.status.message == "goal-book-found"
    assert goal.progress == (None, None)
    assert not goal.danger
    assert [place.wanted for place in goals.places] == [False, True]
    assert goal.status.left == goals.steps[1][0]


def test_the_hidden_graveyard_says_how_many_tiles_are_left() -> None:
    goals = goals_at(GRAVEYARD_HIDDEN)
    assert way(goals, "necronomicon").status == Sentence("goal-book-hidden", tile="graveyard", left=2)
    assert len(goals.places) == 1


def test_the_round_limit_is_a_way_only_near_its_end() -> None:
    assert [goal.way for goal in goals_at(BOOK_CARRIED).ways] == ["points", "necronomicon"]
    late = BOOK_CARRIED.replace("holder 0", "holder 0\nturn 399")
    assert way(goals_at(late), "rounds").status == Sentence("goal-rounds-left", left=1)


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_a_step_brings_a_pawn_at_most_one_square_nearer(game_id: str) -> None:
    game = boneyard.game(game_id)
    board = game.start(game.setup()).board
    steps = steps_to(board, 4)
    for square, walks in enumerate(board.walks):
        for to in [walk.to for walk in walks if walk.to is not None]:
            if NO_WAY not in (steps[square], steps[to]):
                assert steps[square] <= steps[to] + 1


def test_nobody_walks_over_barred_squares() -> None:
    game = boneyard.game("castle-of-chaos")
    state = game.start(game.setup())
    view = game.view(state, None)
    bridge = view.barred
    assert bridge, "the drawbridge is up at the start"
    home = view.seats[0].pawn
    mask = sum(1 << square for square in bridge)
    reached = [square for square, far in enumerate(steps_to(state.board, home)) if far != NO_WAY]
    barred = [square for square, far in enumerate(steps_to(state.board, home, mask)) if far != NO_WAY]
    assert set(barred) < set(reached)
