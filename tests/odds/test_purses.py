"""Paths reckoned for all purses at once, beside every course of the real game with the purse that one has."""

from collections.abc import Callable, Iterator, Mapping

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.engine.game import State
from boneyard.odds import BadPath, PathOdds
from boneyard.odds.path import ends_of, odds_of
from boneyard.odds.quiet import game_of, imagined, moving, without_cards
from boneyard.odds.walk import Leaf, solve
from boneyard.odds.walking import Walking
from boneyard.sight import sight_of
from tests.odds.positions import SEED, Found, positions, with_seat
from tests.odds.test_paths import a_path
from tests.sizes import pick

POINTS_TO_WIN = {"zombie-invasion": 20, "midevil": 30, "castle-of-chaos": 30}
Way = Callable[[Walking, object, State], Mapping[Leaf, float]]


def near_victory(found: Found) -> object:
    """The position, but the seat lacks a few points only; its skeletons stay few, to be reckoned fast."""
    sight = sight_of(found.view)
    points = POINTS_TO_WIN[sight.game] - found.rng.randint(1, 4)
    return replace(found.view, seats=with_seat(sight.seats, found.seat, {"points": points}))


def walked(walk: Walking, view: object, state: State) -> Mapping[Leaf, float]:
    """Every course of the game with the purse that one has."""
    return solve(walk, state, {}).leaves()


def told(way: Way, walk: Walking, view: object, state: State) -> PathOdds | str:
    """The odds of a path, or why it can't be walked."""
    try:
        return odds_of(walk, way(walk, view, state))
    except BadPath as error:
        return str(error)


def cases(number: int, seed: int, close: bool) -> Iterator[tuple[Walking, object, State, str]]:
    """Paths with up to three fights."""
    for found in positions(number, seed=seed):
        view = without_cards(moving(near_victory(found) if close else found.view, found.seat))
        walk = Walking(game_of(view), found.seat, tuple(a_path(found, most_fights=3)))
        state = imagined(view)
        if walk.path and walk.is_asked(state):
            yield walk, view, state, found.where


@pytest.mark.parametrize("close", [False, True], ids=["anywhere", "near victory"])
def test_all_purses_at_once_are_each_purse_alone(close: bool) -> None:
    """How often one lives on each square, and with what one arrives."""
    games = set()
    for walk, view, state, where in cases(pick(quick=20, ci=400, full=4_000), SEED + 5 + close, close):
        odds, alone = (told(way, walk, view, state) for way in (ends_of, walked))
        if isinstance(odds, str) or isinstance(alone, str):
            assert odds == alone, where
            continue
        games.add(walk.game.id)
        assert odds.alive == pytest.approx(alone.alive, abs=1e-12), where
        assert odds.left == pytest.approx(alone.left, abs=1e-12), where
    assert games == set(boneyard.game_ids())
