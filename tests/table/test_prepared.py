"""A table can do the set-up: before the first turn nobody is asked where figures and tokens go."""

from random import Random

import pytest

from boneyard.games.shared.commands import Put
from boneyard.table.config import Config, Plan
from boneyard.table.handlers.seating import started
from boneyard.table.log_entries import Started
from boneyard.table.table import Table
from tests.reliability.bare_rooms import new_table

SEATS: tuple[Plan, ...] = ("open", "open")
WITH_SET_UP = ("midevil", "castle-of-chaos")


def begun(game: str, prepared: bool) -> Table:
    return new_table(Config(game=game, seats=SEATS, prepared=prepared), Random(4))


def places_first(table: Table) -> bool:
    """Whether somebody is asked to place something before the first turn."""
    assert table.play is not None
    play = table.play
    return play.turns == 0 and isinstance(play.options(play.actors[0])[0], Put)


@pytest.mark.parametrize("game", WITH_SET_UP)
def test_the_first_question_is_about_the_first_turn(game: str) -> None:
    assert places_first(begun(game, prepared=False))
    table = begun(game, prepared=True)
    assert not places_first(table)
    assert table.play is not None
    assert table.play.turns == 1


def test_the_log_says_what_the_table_placed() -> None:
    table = begun("castle-of-chaos", prepared=True)
    assert table.play is not None
    decision = started(table)
    entry = next(one for one in decision.entries if isinstance(one, Started))
    placed = [line for number, line in enumerate(entry.lines) if number in entry.auto]
    assert len(placed) > 10
    assert all(" put " in line for line in placed)
