"""Perft: the number of ways to answer DEPTH times from small positions.

A file is a title, a position, a line `counts`, and a line `DEPTH NUMBER` for each depth. Every
option of every actor, including chance, counts once. Comments (`--`) say how a number was counted by hand.
"""

from pathlib import Path

import pytest

import boneyard
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.position import read_position
from boneyard.games.shared.state import BoardState
from tests.sizes import pick

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.perft"))
MOST = pick(quick=20_000, ci=500_000, full=50_000_000)


def perft(game: AnyGame, state: BoardState, depth: int) -> int:
    """The number of ways to answer `depth` times."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(len(game.options(state, actor)) for actor in game.actors(state))
    ways = 0
    for actor in game.actors(state):
        for command in game.options(state, actor):
            other = state.copy()
            game.apply(other, actor, command)
            ways += perft(game, other, depth - 1)
    return ways


def parts(path: Path) -> tuple[AnyGame, str, list[tuple[int, int]]]:
    """The game, the position and the counts of a file."""
    _, _, rest = path.read_text("utf-8").partition("\n")
    position, _, counts = rest.partition("\ncounts\n")
    lines = [line.split() for line in counts.splitlines() if line and not line.startswith("--")]
    game_id = position.strip().partition(",")[0]
    return boneyard.game(game_id), f"\n{position}", [(int(depth), int(number)) for depth, number in lines]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_perft(path: Path) -> None:
    game, position, counts = parts(path)
    found = [
        (depth, perft(game, read_position(game, position), depth))
        for depth, number in counts
        if number <= MOST
    ]
    assert found == counts[: len(found)]
    assert found


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_game_has_perft_counts(game_id: str) -> None:
    assert [path for path in FILES if parts(path)[0].id == game_id]
