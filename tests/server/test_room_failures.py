"""Failures at a table leave no request unanswered, and send nothing twice."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from boneyard.server.rooms import admission
from boneyard.server.rooms import open_table as open_tables
from boneyard.server.rooms import room as rooms
from boneyard.server.rooms.jobs import Lost
from boneyard.server.rooms.loading import Unreadable
from boneyard.server.store import Paused
from boneyard.table.config import OPEN, Config
from tests.patience import within
from tests.reliability.in_process import in_process_server

Reading = Callable[..., Awaitable[Any]]


def failing(right: Reading, *times: int) -> Reading:
    """A read function that fails a given number of times."""
    calls = iter(range(1, 1000))

    async def read(*asked: object, **more: object) -> object:
        if next(calls) in times:
            raise Paused("the database does not answer")
        return await right(*asked, **more)

    return read


async def test_refusals_while_reading_fails_have_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, (key, _) = await server.game(2, game="midevil")
        store = server.services.store
        monkeypatch.setattr(store, "reply_to", failing(store.reply_to, 1))
        line = await server.at(room.table.id, key)
        answered = await within(5, line.answer(type="answer", id="1", decision=99, choice=0))
        assert answered["code"] == "stale"
        await line.end()


async def test_sitting_down_waits_for_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With shared dice, the store knows whether the guest has seen them."""
    async with in_process_server(tmp_path / "tables.db") as server:
        host, _ = await server.guest("Anna")
        open_table = await server.rooms.create(Config(game="midevil", seats=(OPEN, OPEN)), host, "Anna")
        _, key = await server.guest("Bob")
        store = server.services.store
        monkeypatch.setattr(store, "tables_of", failing(store.tables_of, 1))
        monkeypatch.setattr(admission, "dice_of", lambda table: "dice")
        line = await server.at(open_table.id, key)
        answered = await within(5, line.answer(type="sit", id="1", name="Bob"))
        assert answered["type"] == "done"
        await line.end()


async def test_a_failing_request_gets_one_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is reloaded and continues."""

    def wrong(*_: object) -> None:
        raise ZeroDivisionError

    async with in_process_server(tmp_path / "tables.db") as server:
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


async def test_a_request_to_an_unreadable_table_gets_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(*_: object) -> None:
        raise Unreadable("its log leads nowhere")

    async with in_process_server(tmp_path / "tables.db") as server:
        room, (key, _) = await server.game(2, game="midevil")
        line = await server.at(room.table.id, key)
        monkeypatch.setattr(open_tables, "table_from", wrong)
        room.jobs.put_nowait(Lost())
        while (answered := await within(5, line.answer(type="undo", id="1")))["code"] == "busy":
            pass  # the table is being read
        assert answered["code"] == "fault"
        await line.end()


async def test_chat_is_loaded_once_after_a_failed_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, (key, _) = await server.game(2, game="midevil")
        line = await server.at(room.table.id, key)
        await line.answer(type="say", id="1", text="hello")
        await line.end()
        await server.rooms.forget(room.table.id)
        store = server.services.store
        monkeypatch.setattr(store, "chat", failing(store.chat, 2))
        line = await server.at(room.table.id, key)
        reply = (await line.answer(type="history", id="2"))["result"]
        assert [said["text"] for said in reply] == ["hello"]
        await line.end()


async def test_failed_reads_are_retried_with_a_delay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        tries = 0

        async def read() -> None:
            nonlocal tries
            tries += 1
            await asyncio.sleep(0)
            raise Paused("the database does not answer")

        with pytest.raises(TimeoutError):
            await within(0.5, server.services.retry(read))
        assert tries < 20
