"""What goes wrong at a table leaves nobody without an answer, and tells nobody anything twice."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from boneyard.server.rooms import newcomers
from boneyard.server.rooms import place as places
from boneyard.server.rooms import room as rooms
from boneyard.server.rooms.jobs import Lost
from boneyard.server.rooms.loading import Unreadable
from boneyard.server.store import Paused
from boneyard.table.config import OPEN, Config
from tests.patience import within
from tests.reliability.inside import inside

Reading = Callable[..., Awaitable[Any]]


def failing(right: Reading, *times: int) -> Reading:
    """A way to read that can't be used the given times, and otherwise is right."""
    calls = iter(range(1, 1000))

    async def read(*asked: object, **more: object) -> object:
        if next(calls) in times:
            raise Paused("the database does not answer")
        return await right(*asked, **more)

    return read


def test_who_is_refused_while_nothing_can_be_read_is_told_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with inside(tmp_path / "tables.db") as server:
            room, (key, _) = await server.game(2, game="midevil")
            store = server.services.store
            monkeypatch.setattr(store, "reply_to", failing(store.reply_to, 1))
            line = await server.at(room.table.id, key)
            answered = await within(5, line.answer(type="answer", id="1", decision=99, choice=0))
            assert answered["code"] == "stale"
            await line.end()

    asyncio.run(play())


def test_who_sits_down_while_nothing_can_be_read_does_so_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table whose dice others play with too, it is looked up whether somebody has seen them."""

    async def play() -> None:
        async with inside(tmp_path / "tables.db") as server:
            host, _ = await server.guest("Anna")
            place = await server.rooms.create(Config(game="midevil", seats=(OPEN, OPEN)), host, "Anna")
            _, key = await server.guest("Bob")
            store = server.services.store
            monkeypatch.setattr(store, "tables_of", failing(store.tables_of, 1))
            monkeypatch.setattr(newcomers, "dice_of", lambda table: "dice")
            line = await server.at(place.id, key)
            answered = await within(5, line.answer(type="sit", id="1", name="Bob"))
            assert answered["type"] == "done"
            await line.end()

    asyncio.run(play())


def test_who_asks_for_what_goes_wrong_is_told_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is read again and goes on."""

    def wrong(*_: object) -> None:
        raise ZeroDivisionError

    async def play() -> None:
        async with inside(tmp_path / "tables.db") as server:
            room, (key, _) = await server.game(2, game="midevil")
            line = await server.at(room.table.id, key)
            order = {"type": "order", "pass_until_turn": True, "never": []}
            with monkeypatch.context() as broken:
                broken.setattr(rooms, "decide", wrong)
                answered = await within(5, line.answer(id="1", **order))
                assert (answered["type"], answered["code"]) == ("failed", "fault")
            while (answered := await within(5, line.answer(id="1", **order))).get("code") == "busy":
                pass  # the table is being read
            assert answered["type"] == "done"
            await line.end()

    asyncio.run(play())


def test_who_asks_where_a_table_can_not_be_read_any_more_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(*_: object) -> None:
        raise Unreadable("its log leads nowhere")

    async def play() -> None:
        async with inside(tmp_path / "tables.db") as server:
            room, (key, _) = await server.game(2, game="midevil")
            line = await server.at(room.table.id, key)
            monkeypatch.setattr(places, "table_from", wrong)
            room.jobs.put_nowait(Lost())
            while (answered := await within(5, line.answer(type="undo", id="1")))["code"] == "busy":
                pass  # the table is being read
            assert answered["code"] == "fault"
            await line.end()

    asyncio.run(play())


def test_lines_are_remembered_once_where_they_could_not_be_read_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with inside(tmp_path / "tables.db") as server:
            room, (key, _) = await server.game(2, game="midevil")
            line = await server.at(room.table.id, key)
            await line.answer(type="say", id="1", text="hello")
            await line.end()
            await server.rooms.forget(room.table.id)
            store = server.services.store
            monkeypatch.setattr(store, "chat", failing(store.chat, 2))
            line = await server.at(room.table.id, key)
            told = (await line.answer(type="history", id="2"))["result"]
            assert [said["text"] for said in told] == ["hello"]
            await line.end()

    asyncio.run(play())


def test_what_can_be_written_but_not_read_is_not_tried_without_a_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with inside(tmp_path / "tables.db") as server:
            tries = 0

            async def read() -> None:
                nonlocal tries
                tries += 1
                await asyncio.sleep(0)
                raise Paused("the database does not answer")

            with pytest.raises(TimeoutError):
                await within(0.5, server.services.insist(read))
            assert tries < 20

    asyncio.run(play())
