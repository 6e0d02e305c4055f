"""Row 13: what any version has left behind is opened, migrated and played on."""

import asyncio
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
from boneyard.server.history.library import Library, about
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
from tests.reliability.inside import Inside, inside
from tests.server.waiting import until

HOME = Path(__file__).parents[2]
FIXTURES = HOME / "tests" / "fixtures"
RELEASE = re.compile(r"^## .*?(\d+\.\d+\.\d+)", re.MULTILINE)
VERSIONS = RELEASE.findall((HOME / "CHANGELOG.md").read_text("utf-8"))
FILES = {"tables.db", "tables.json", "game.boneyard"}
Left = dict[str, dict[str, Any]]


def left_by(version: str, folder: Path) -> tuple[Path, Left]:
    """A copy of a version's database, and what is known of its tables."""
    file = folder / "tables.db"
    shutil.copy(FIXTURES / version / "tables.db", file)
    left: Left = json.loads((FIXTURES / version / "tables.json").read_text("utf-8"))
    return file, left


async def opened(server: Inside, table: str) -> Room:
    role = (await server.rooms.room(table)).room
    assert isinstance(role, Room)
    return role


def turns_of(room: Room) -> int:
    assert room.table.play is not None
    return room.table.play.turns


async def written_down(room: Room) -> None:
    """Where rules have changed, the log says so first."""
    await until(lambda: room.table.owed is None)


async def play_on(server: Inside, table: str, keys: list[str], rng: Random) -> None:
    """Every player is shown the table, and answers what they are asked for some turns."""
    room = await opened(server, table)
    turns = turns_of(room)
    lines = [await server.at(table, key) for key in keys]
    while room.table.status == "running" and turns_of(room) < turns + 2:
        await answer_any(lines, rng)
    for line in lines:
        await line.end()


async def is_told(server: Inside, table: str) -> None:
    """A game that two sets of rules have made is told from where it went on, and proves nothing."""
    library = Library(server.rooms.services, server.rooms, Replayer())
    place = await server.rooms.room(table)
    text = await library.replay_text(place, seed=True)
    replay = read(text)
    assert replay.setup.position
    assert any(" undo " in line or "  # " in line for line in replay.lines)
    check(boneyard.game(replay.setup.game), replay)
    story = open_story(story_of(replay, text, about(place.table)))
    assert story.head.told
    assert story.head.verdict.verified
    assert story.head.verdict.kind == "practice"


async def is_logged_from_there(server: Inside, table: str) -> None:
    """What happened by the old rules can't be told; what happened since then is."""
    library = Library(server.rooms.services, server.rooms, Replayer())
    lines = await library.lines(await server.rooms.room(table))
    known = [line.told is not None for line in lines]
    assert known == sorted(known)
    assert {*known} == {False, True}
    assert await library.lines(await server.rooms.room(table)) == lines


def test_every_version_has_left_something() -> None:
    assert VERSIONS
    assert boneyard.__version__ in VERSIONS
    for version in VERSIONS:
        found = {path.name for path in (FIXTURES / version).glob("*")}
        assert found >= FILES, f"{version} has no fixture: `python -m tests.fixtures.make` makes it"


@pytest.mark.parametrize("version", VERSIONS)
def test_its_tables_go_on(version: str, tmp_path: Path) -> None:
    file, left = left_by(version, tmp_path)

    async def scenario() -> None:
        async with inside(file) as server:
            for table, told in left.items():
                room = await opened(server, table)
                assert room.table.status == told["status"]
                assert room.table.play is not None
                assert room.table.went_on or room.table.play.lines == told["lines"]
                await play_on(server, table, told["keys"], Random(13))
        async with inside(file) as again:
            for table in left:
                assert not (await opened(again, table)).table.owed

    asyncio.run(scenario())


@pytest.mark.parametrize("version", VERSIONS)
def test_what_was_said_is_still_there(version: str, tmp_path: Path) -> None:
    file, left = left_by(version, tmp_path)
    with closing(sqlite3.connect(file)) as db:
        said = sorted(db.execute("SELECT table_id, room, n, text FROM chat"))
    assert said

    async def scenario() -> None:
        async with inside(file) as server:
            store = server.rooms.services.store
            found = [
                (table, room, line.n, line.text)
                for table in left
                for room in ROOMS
                for line in await store.chat(table, room)
            ]
            assert sorted(found) == said

    asyncio.run(scenario())


@pytest.mark.parametrize("version", VERSIONS)
def test_its_finished_games_can_be_watched_for_ever(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever becomes of the rules: their stories are made as soon as a server runs, and kept."""
    file, left = left_by(version, tmp_path)
    over = [table for table, told in left.items() if told["status"] == "over"]
    assert over

    async def told() -> list[Story]:
        async with inside(file) as server:
            library = Library(server.rooms.services, server.rooms, Replayer())
            await library.look_for_untold()
            await library.catch_up()
            return [await library.story(await server.rooms.room(table)) for table in over]

    first = asyncio.run(told())
    assert all(story.head.told for story in first)
    monkeypatch.setattr(deck, "HAND", 4)
    monkeypatch.setattr(Replayer, "tell", None)
    again = asyncio.run(told())
    assert [story.head for story in again] == [story.head for story in first]


def rows_in(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


@pytest.mark.parametrize("version", VERSIONS)
def test_its_games_have_their_log(version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events that were not stored then are found once, running games' and finished ones', and stored."""
    file, left = left_by(version, tmp_path)
    rows = rows_in(file)

    async def logs() -> list[list[Line]]:
        async with inside(file) as server:
            library = Library(server.rooms.services, server.rooms, Replayer())
            return [await library.lines(await server.rooms.room(table)) for table in left]

    async def missing() -> tuple[str, ...]:
        async with inside(file) as server:
            return await server.rooms.services.store.without_events()

    assert {*asyncio.run(missing())} == {*left}
    first = asyncio.run(logs())
    for lines, told in zip(first, left.values(), strict=True):
        assert len(lines) == told["lines"]
        assert all(line.told is not None for line in lines)
        assert len(turns_in(lines)) > TURNS
    assert asyncio.run(missing()) == ()
    assert {name: rows_in(file)[name] for name in rows} == rows
    monkeypatch.setattr(Replayer, "find_events", None)
    assert asyncio.run(logs()) == first


@pytest.mark.parametrize("version", VERSIONS)
def test_its_replay_can_be_played(version: str) -> None:
    replay = read((FIXTURES / version / "game.boneyard").read_text("utf-8"))
    game = boneyard.game(replay.setup.game)
    if replay.rules == game.rules:
        check(game, replay)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_game_with_a_changed_rule_goes_on_from_its_last_turn(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log leads elsewhere then, so the table goes back to the last snapshot, once, and is told."""
    file, left = left_by(version, tmp_path)
    monkeypatch.setattr(deck, "HAND", 4)
    for module in (loading, play):
        monkeypatch.setattr(module, "__version__", "later")
    changed: list[str] = []

    async def scenario() -> None:
        async with inside(file) as server:
            for table, told in left.items():
                room = await opened(server, table)
                assert room.table.status == told["status"]
                if room.table.owed is None:
                    continue
                await written_down(room)
                changed.append(table)
                line = await server.at(table, told["keys"][0])
                line.put('{"type":"hello","protocol":1}')
                shown = await line.hear()
                assert shown["info"]["went_on"] > 0
                await line.end()
                await play_on(server, table, told["keys"], Random(13))
        async with inside(file) as again:
            for table in changed:
                room = await opened(again, table)
                assert room.table.went_on
                assert room.table.owed is None
                await play_on(again, table, left[table]["keys"], Random(14))
                await is_logged_from_there(again, table)
                await room.keep(Decision([Ended(why="agreed")]))
                await is_told(again, table)

    asyncio.run(scenario())
    assert changed
