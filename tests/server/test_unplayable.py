"""A game that would go on by itself for ever is ended, and says so."""

from dataclasses import replace
from random import Random

import pytest

import boneyard
from boneyard.engine.content import Content
from boneyard.engine.game import Endless, Setup
from boneyard.server.deciding import seating
from boneyard.server.tables.acts import Created, Ended
from boneyard.server.tables.config import Config, OwnContent
from boneyard.server.tables.folding import fold
from boneyard.server.tables.play import MOST_LINES, begin
from boneyard.server.tables.table import Table
from tests.poisons import CELL, NOBODY_CHOOSES, own_files
from tests.reliability.house import NOON


def setup() -> Setup:
    game = boneyard.game("midevil")
    plain = game.setup(2, Content("cell", own_files(cell=CELL)), round_limit="none")
    return replace(plain, position=NOBODY_CHOOSES)


def test_a_game_in_which_nobody_ever_has_a_choice_does_not_settle_for_ever() -> None:
    play = begin(boneyard.game("midevil"), setup(), "seed", ("", ""))
    with pytest.raises(Endless):
        play.settle(lambda play, seat, options: options[0] if len(options) == 1 else None, None)
    assert play.lines <= MOST_LINES


def test_its_table_ends_as_unplayable() -> None:
    config = Config(
        game="midevil",
        seats=("easy", "easy"),
        settings={"round_limit": "none"},
        content=OwnContent("cell", own_files(cell=CELL)),
        position=NOBODY_CHOOSES,
    )
    table = Table("table")
    fold(table, 1, NOON, Created(config=config, host="guest", seed=f"{Random(1).random()}", nonces=("", "")))
    decision = seating.started(table)
    assert decision.acts == [Ended(why="unplayable")]
    for act in decision.acts:
        fold(table, 2, NOON, act)
    assert (table.status, table.why) == ("over", "unplayable")
