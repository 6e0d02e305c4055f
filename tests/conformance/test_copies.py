"""Saved, loaded, copied and written states equal the original and continue alike."""

import pytest

from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.position import read_position, write_position
from boneyard.games.shared.state import BoardState
from tests.sizes import pick
from tests.tables import Table, moments, tables

LIMIT = pick(quick=2_500, ci=4_000, full=60_000)
PERIOD, WRITTEN = pick(quick=(11, 40), ci=(3, 25), full=(1, 3))
"""Steps from one copy to the next, and from one written position to the next."""


def answers(game: AnyGame, state: BoardState) -> list[tuple[int, list[Command]]]:
    """Every actor's options, in order."""
    return [(actor, list(game.options(state, actor))) for actor in game.actors(state)]


@pytest.mark.parametrize("table", tables(games=pick(quick=1, ci=3, full=50)), ids=str)
def test_loaded_and_copied_games_continue_identically(table: Table) -> None:
    game = table.game
    for step, state, actor, command in moments(table, LIMIT):
        if step % PERIOD:
            continue
        saved = game.dump(state)
        loaded, copied = game.load(saved, table.setup), state.copy()
        asked = answers(game, state)
        original = state.copy()
        events: list[list[object]] = []
        for other in (original, loaded, copied):
            assert game.dump(other) == saved, table.at(f"step {step}")
            assert answers(game, other) == asked, table.at(f"step {step}")
            events.append([])
            game.apply(other, actor, command, events[-1].append)
        assert game.dump(loaded) == game.dump(copied) == game.dump(original), table.at(f"step {step}")
        assert answers(game, loaded) == answers(game, copied) == answers(game, original)
        assert events[0] == events[1] == events[2], table.at(f"step {step}")
        assert game.dump(state) == saved, table.at(f"step {step}: a copy shares state with its original")


@pytest.mark.parametrize("table", tables(games=pick(quick=1, ci=3, full=50)), ids=str)
def test_a_written_position_continues_identically(table: Table) -> None:
    game = table.game
    for step, state, actor, command in moments(table, LIMIT):
        if step % WRITTEN:
            continue
        text = write_position(game, state)
        again = read_position(game, text)
        assert game.dump(again) == game.dump(state), f"{table.at(f'step {step}')}\n{text}"
        assert answers(game, again) == answers(game, state), f"{table.at(f'step {step}')}\n{text}"
        game.apply(again, actor, command)
