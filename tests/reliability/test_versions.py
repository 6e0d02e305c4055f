"""Data of every released version opens, migrates and continues."""

import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

import boneyard
from boneyard.engine.playback import check
from boneyard.engine.replay import read
from boneyard.games.midevil.rules import deck
from boneyard.server.history.archive import Archive, about
from boneyard.server.history.log import Line, turns_in
from boneyard.server.history.replayer import Replayer
from boneyard.server.history.story import Story, open_story
from boneyard.server.history.story_maker import story_of
from boneyard.server.rooms import loading
from boneyard.server.rooms.chat import ROOMS
from boneyard.server.rooms.room import Room
from boneyard.table import play
from boneyard.table.decision import Decision
from boneyard.table.log_entries import Ended
from tests.fixtures.make import TURNS, answer_any
from tests.reliability.in_process import InProcessServer, in_process_server
from tests.server.waiting import until

HOME = Path(__file__).parents[2]
FIXTURES = HOME / "tests" / "fixtures"
RELEASE = re.compile(r"^## .*?(\d+\.\d+\.\d+)", re.MULTILINE)
VERSIONS = RELEASE.findall((HOME / "CHANGELOG.md").read_text("utf-8"))
FILES = {"tables.db", "tables.json", "game.boneyard"}
Left = dict[str, dict[str, Any]]


def left_by(version: str, folder: Path) -> tuple[Path, Left]:
    """A copy of a version's database, and facts about its tables."""
    file = folder / "tables.db"
    shutil.copy(FIXTURES / version / "tables.db", file)
    left: Left = json.loads((FIXTURES / version / "tables.json").read_text("utf-8"))
    return file, left


async def opened(server: InProcessServer, table: str) -> Room:
    role = (await server.rooms.room(table)).room
    assert isinstance(role, Room)
    return role


def turns_of(room: Room) -> int:
    assert room.table.play is not None
    return room.table.play.turns


async def written_down(room: Room) -> None:
    """After a rules change, the log says so first."""
    await until(lambda: room.table.pending_rewind is None)


async def play_on(server: InProcessServer, table: str, keys: list[str], rng: Random) -> None:
    """Every player sees the table and answers questions for some turns."""
    room = await opened(server, table)
    turns = turns_of(room)
    lines = [await server.at(table, key) for key in keys]
    while room.table.status == "running" and turns_of(room) < turns + 2:
        await answer_any(lines, rng)
    for line in lines:
        await line.end()


async def is_shown(server: InProcessServer, table: str) -> None:
    """A game of two rules versions is shown from where it continued, and can't be verified."""
    archive = Archive(server.rooms.services, server.rooms, Replayer())
    open_table = await server.rooms.room(table)
    text = await archive.replay_text(open_table, seed=True)
    replay = read(text)
    assert replay.setup.position
    assert any(" undo " in line or "  # " in line for line in replay.lines)
    check(boneyard.game(replay.setup.game), replay)
    story = open_story(story_of(replay, text, about(open_table.table)))
    assert story.head.told
    assert story.head.verdict.verified
    assert story.head.verdict.kind == "practice"


async def log_begins_at_the_change(server: InProcessServer, table: str) -> None:
    """The log begins at the rules change."""
    archive = Archive(server.rooms.services, server.rooms, Replayer())
    lines = await archive.lines(await server.rooms.room(table))
    known = [line.events is not None for line in lines]
    assert known == sorted(known)
    assert {*known} == {False, True}
    assert await archive.lines(await server.rooms.room(table)) == lines


def test_every_version_has_a_fixture() -> None:
    assert VERSIONS
    assert boneyard.__version__ in VERSIONS
    for version in VERSIONS:
        found = {path.name for path in (FIXTURES / version).glob("*")}
        assert found >= FILES, f"{version} has no fixture: `python -m tests.fixtures.make` makes it"


@pytest.mark.parametrize("version", VERSIONS)
async def test_old_tables_continue(version: str, tmp_path: Path) -> None:
    file, left = left_by(version, tmp_path)

    async with in_process_server(file) as server:
        for table, stories in left.items():
            room = await opened(server, table)
            assert room.table.status == stories["status"]
            assert room.table.play is not None
            assert room.table.rewound_at or room.table.play.lines == stories["lines"]
            await play_on(server, table, stories["keys"], Random(13))
    async with in_process_server(file) as again:
        for table in left:
            assert not (await opened(again, table)).table.pending_rewind


@pytest.mark.parametrize("version", VERSIONS)
async def test_old_chat_is_readable(version: str, tmp_path: Path) -> None:
    file, left = left_by(version, tmp_path)
    with closing(sqlite3.connect(file)) as db:
        said = sorted(db.execute("SELECT table_id, room, n, text FROM chat"))
    assert said

    async with in_process_server(file) as server:
        store = server.rooms.services.store
        found = [
            (table, room, line.n, line.text)
            for table in left
            for room in ROOMS
            for line in await store.chat(table, room)
        ]
        assert sorted(found) == said


@pytest.mark.parametrize("version", VERSIONS)
async def test_old_finished_games_can_be_watched(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their histories are written once when a server starts, and outlive later rules."""
    file, left = left_by(version, tmp_path)
    over = [table for table, stories in left.items() if stories["status"] == "over"]
    assert over

    async def stories() -> list[Story]:
        async with in_process_server(file) as server:
            archive = Archive(server.rooms.services, server.rooms, Replayer())
            await archive.find_missing()
            await archive.catch_up()
            return [await archive.story(await server.rooms.room(table)) for table in over]

    first = await stories()
    assert all(story.head.told for story in first)
    monkeypatch.setattr(deck, "HAND", 4)
    monkeypatch.setattr(Replayer, "run", None)
    again = await stories()
    assert [story.head for story in again] == [story.head for story in first]


def rows_in(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


@pytest.mark.parametrize("version", VERSIONS)
async def test_old_games_have_a_log(version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing events of running and finished games are computed once and stored."""
    file, left = left_by(version, tmp_path)
    rows = rows_in(file)

    async def logs() -> list[list[Line]]:
        async with in_process_server(file) as server:
            archive = Archive(server.rooms.services, server.rooms, Replayer())
            return [await archive.lines(await server.rooms.room(table)) for table in left]

    async def missing() -> tuple[str, ...]:
        async with in_process_server(file) as server:
            return await server.rooms.services.store.without_events()

    assert {*await missing()} == {*left}
    first = await logs()
    for lines, stories in zip(first, left.values(), strict=True):
        assert len(lines) == stories["lines"]
        assert all(line.events is not None for line in lines)
        assert len(turns_in(lines)) > TURNS
    assert await missing() == ()
    assert {name: rows_in(file)[name] for name in rows} == rows
    monkeypatch.setattr(Replayer, "run", None)
    assert await logs() == first


@pytest.mark.parametrize("version", VERSIONS)
def test_old_replays_play(version: str) -> None:
    replay = read((FIXTURES / version / "game.boneyard").read_text("utf-8"))
    game = boneyard.game(replay.setup.game)
    if replay.rules == game.rules:
        check(game, replay)


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_game_with_changed_rules_continues_from_its_last_turn(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log no longer replays, so the table rewinds once to its last snapshot and says so."""
    file, left = left_by(version, tmp_path)
    monkeypatch.setattr(deck, "HAND", 4)
    for module in (loading, play):
        monkeypatch.setattr(module, "__version__", "later")
    changed: list[str] = []

    async with in_process_server(file) as server:
        for table, stories in left.items():
            room = await opened(server, table)
            assert room.table.status == stories["status"]
            if room.table.pending_rewind is None:
                continue
            await written_down(room)
            changed.append(table)
            line = await server.at(table, stories["keys"][0])
            line.put('{"type":"hello","protocol":1}')
            shown = await line.next_message()
            assert shown["info"]["went_on"] > 0
            await line.end()
            await play_on(server, table, stories["keys"], Random(13))
    async with in_process_server(file) as again:
        for table in changed:
            room = await opened(again, table)
            assert room.table.rewound_at
            assert room.table.pending_rewind is None
            await play_on(again, table, left[table]["keys"], Random(14))
            await log_begins_at_the_change(again, table)
            await room.commit(Decision([Ended(why="agreed")]))
            await is_shown(again, table)
    assert changed
