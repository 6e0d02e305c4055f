"""A game that would advance forever without a choice ends as unplayable."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import boneyard
from boneyard.engine.content import Content
from boneyard.engine.game import Endless, Setup
from boneyard.server.app.housekeeping import resume_stalled
from boneyard.server.rooms.changes import turns_of
from boneyard.table.config import Config, OwnContent
from boneyard.table.fold import fold
from boneyard.table.handlers import seating
from boneyard.table.log_entries import Created, Ended
from boneyard.table.play import MOST_LINES, begin
from boneyard.table.table import Table
from tests.reliability.bare_rooms import NOON
from tests.server.rooms import ANN, rooms_on
from tests.server.waiting import until
from tests.unplayable_content import CELL, GLADE, NOBODY_CHOOSES, ONE_CHOICE, meadows, own_files, wide_board


def setup() -> Setup:
    game = boneyard.game("midevil")
    plain = game.setup(2, Content("cell", own_files(cell=CELL)), round_limit="none")
    return replace(plain, position=NOBODY_CHOOSES)


def test_a_game_without_choices_stops_advancing() -> None:
    play = begin(boneyard.game("midevil"), setup(), "seed", ("", ""))
    with pytest.raises(Endless):
        play.settle(lambda play, seat, options: options[0] if len(options) == 1 else None, None)
    assert play.lines <= MOST_LINES


def test_an_unplayable_game_ends() -> None:
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
    assert decision.entries == [Ended(why="unplayable")]
    for act in decision.entries:
        fold(table, 2, NOON, act)
    assert (table.status, table.why) == ("over", "unplayable")


async def untried(created: Created) -> None:
    """Skips the trial, as older versions did."""


async def test_an_old_unplayable_table_ends_when_loaded(
    tmp_path: Path,
) -> None:
    """A bot has one choice left; no player needs to come."""
    config = Config(
        game="midevil",
        seats=("easy", "easy"),
        settings={"round_limit": "none"},
        content=OwnContent("cell", own_files(cell=CELL, glade=GLADE)),
        position=ONE_CHOICE,
    )

    async with asyncio.timeout(60):
        async with rooms_on(tmp_path / "t.db") as rooms:
            rooms.services.try_out = untried
            table = (await rooms.create(config, ANN, "Ann")).id
            assert rooms.open[table].table.status == "running"
        async with rooms_on(tmp_path / "t.db", lets=True) as rooms:
            await resume_stalled(rooms)
            await until(lambda: rooms.open[table].table.status == "over")
            assert rooms.open[table].table.why == "unplayable"


async def test_a_huge_map_is_loaded_without_recursion_errors(tmp_path: Path) -> None:
    config = Config(
        game="midevil",
        seats=("easy", "easy"),
        content=OwnContent("meadows", own_files(**meadows(5))),
        position=wide_board(492, kinds=5),
    )

    async with asyncio.timeout(120):
        async with rooms_on(tmp_path / "t.db", lets=True) as rooms:
            table = (await rooms.create(config, ANN, "Ann")).id
            await until(lambda: turns_of(rooms.open[table].table) > 2)
            seq = rooms.open[table].table.seq
        async with rooms_on(tmp_path / "t.db") as rooms:
            again = (await rooms.room(table)).table
            assert again.seq >= seq
            assert len(again.play.state.board.tiles) > 492  # type: ignore[union-attr]


def test_too_many_options_end_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.table.play.MOST_OPTIONS", 1)
    table = Table("table")
    config = Config(game="midevil", seats=("easy", "easy"))
    fold(table, 1, NOON, Created(config=config, host="guest", seed="seed", nonces=("", "")))
    assert seating.started(table).entries == [Ended(why="unplayable")]
