"""A game that would go on by itself for ever is ended, and says so."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import boneyard
from boneyard.engine.content import Content
from boneyard.engine.game import Endless, Setup
from boneyard.server.rooms.keeping import turns_of
from boneyard.server.running.housekeeping import wake
from boneyard.table.config import Config, OwnContent
from boneyard.table.fold import fold
from boneyard.table.handlers import seating
from boneyard.table.log_entries import Created, Ended
from boneyard.table.play import MOST_LINES, begin
from boneyard.table.table import Table
from tests.patience import within
from tests.poisons import CELL, GLADE, NOBODY_CHOOSES, ONE_CHOICE, meadows, own_files, wide_board
from tests.reliability.house import NOON
from tests.server.test_housekeeping import ANN, close, rooms_on
from tests.server.waiting import until


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


async def untried(created: Created) -> None:
    """Anything goes, as in an older version."""


def test_a_table_of_an_older_version_that_would_hang_the_server_ends_when_it_is_woken(tmp_path: Path) -> None:
    """A bot has one more choice in it; nobody needs to come."""
    config = Config(
        game="midevil",
        seats=("easy", "easy"),
        settings={"round_limit": "none"},
        content=OwnContent("cell", own_files(cell=CELL, glade=GLADE)),
        position=ONE_CHOICE,
    )

    async def play() -> None:
        rooms = await rooms_on(tmp_path / "t.db", lets=False)
        rooms.services.try_out = untried
        await rooms.services.store.put_guest(ANN)
        table = (await rooms.create(config, ANN, "Ann")).id
        assert rooms.open[table].table.status == "running"
        await close(rooms)
        rooms = await rooms_on(tmp_path / "t.db", lets=True)
        await wake(rooms)
        await until(lambda: rooms.open[table].table.status == "over")
        assert rooms.open[table].table.why == "unplayable"
        await close(rooms)

    asyncio.run(within(60, play()))


def test_a_map_of_more_tiles_than_calls_can_be_nested_is_read_again(tmp_path: Path) -> None:
    config = Config(
        game="midevil",
        seats=("easy", "easy"),
        content=OwnContent("meadows", own_files(**meadows(5))),
        position=wide_board(492, kinds=5),
    )

    async def play() -> None:
        rooms = await rooms_on(tmp_path / "t.db", lets=True)
        await rooms.services.store.put_guest(ANN)
        table = (await rooms.create(config, ANN, "Ann")).id
        await until(lambda: turns_of(rooms.open[table].table) > 2)
        seq = rooms.open[table].table.seq
        await close(rooms)
        rooms = await rooms_on(tmp_path / "t.db", lets=False)
        again = (await rooms.room(table)).table
        assert again.seq >= seq
        assert len(again.play.state.board.tiles) > 492  # type: ignore[union-attr]
        await close(rooms)

    asyncio.run(within(120, play()))


def test_more_options_than_anybody_can_choose_from_end_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.table.play.MOST_OPTIONS", 1)
    table = Table("table")
    config = Config(game="midevil", seats=("easy", "easy"))
    fold(table, 1, NOON, Created(config=config, host="guest", seed="seed", nonces=("", "")))
    assert seating.started(table).acts == [Ended(why="unplayable")]
