"""PettingZoo's own tests pass."""

from __future__ import annotations

from itertools import count

import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from boneyard import rl
from boneyard.games.catalogue import game_ids
from tests.sizes import SIZE, pick

DICT_IS_MEANT = pytest.mark.filterwarnings(
    # PettingZoo's classic games have a dictionary with a mask too; it knows them by their names.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    # Who has nothing left to choose has no action.
    "ignore:Action mask numpy array is all zeros",
)
GAMES = pytest.mark.parametrize("game", game_ids())
SEATS = pytest.mark.parametrize("seats", pick(quick=[2], ci=[1, 2, 6], full=[1, 2, 3, 4, 5, 6]))


@GAMES
@SEATS
@DICT_IS_MEANT
def test_api(game: str, seats: int) -> None:
    api_test(rl.env(game, seats), num_cycles=pick(quick=60, ci=300, full=5_000))


@GAMES
@DICT_IS_MEANT
def test_api_to_the_end(game: str) -> None:
    """A limit ends the game, so that PettingZoo sees the end."""
    api_test(rl.env(game, 3, limit=40, point_reward=0.5), num_cycles=40)


@GAMES
@SEATS
def test_seed(game: str, seats: int) -> None:
    seed_test(lambda: rl.env(game, seats), num_cycles=pick(quick=60, ci=300, full=5_000))


@GAMES
def test_performance_benchmark(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays for five seconds; in a quick run its clock is a hundred times faster."""
    if SIZE == "quick":
        ticks = count()
        monkeypatch.setattr("time.time", lambda: next(ticks) * 0.1)
    performance_benchmark(rl.env(game, 2))
    assert "turns per second" in capsys.readouterr().out
