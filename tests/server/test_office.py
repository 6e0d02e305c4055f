"""A running server hears its host, and its log tells what was done for them."""

import asyncio
import logging
from pathlib import Path

import pytest

from boneyard.server.admin import requests as r
from boneyard.server.admin.door import Door, is_alive, knock
from boneyard.server.admin.office import Office
from boneyard.table.config import OPEN, Config
from tests.reliability.inside import inside
from tests.server.test_housekeeping import ANN, close, rooms_on
from tests.server.waiting import until


def test_the_log_tells_what_a_host_has_done(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        rooms = await rooms_on(tmp_path / "t.db", lets=False)
        await rooms.services.store.put_guest(ANN)
        office = Office(rooms)
        for asked in (
            r.ListBans(),
            r.KeepOut(guest="nobody", kind="ban"),
            r.KeepOut(guest=ANN.id, kind="ban"),
        ):
            await office.answer(asked)
        await close(rooms)

    with caplog.at_level(logging.INFO, "boneyard.server.admin"):
        asyncio.run(scenario())
    (said,) = caplog.messages
    assert f'"guest":"{ANN.id}","kind":"ban"' in said


def test_a_host_is_heard_where_the_data_folder_is_new(tmp_path: Path) -> None:
    """With PostgreSQL nothing else is kept there, so nobody has made it."""
    path = tmp_path / "new" / "boneyard.admin"

    async def scenario() -> r.Reply:
        rooms = await rooms_on(tmp_path / "t.db", lets=False)
        door = Door(path, Office(rooms))
        await door.open()
        try:
            return await knock(path, r.ListBans())
        finally:
            await door.close()
            await close(rooms)

    assert asyncio.run(scenario()) == r.Told([])


def test_who_only_looks_whether_a_server_listens_is_no_news(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As a second server does that starts on the same machine."""

    async def scenario() -> None:
        rooms = await rooms_on(tmp_path / "t.db", lets=False)
        door = Door(tmp_path / "boneyard.admin", Office(rooms))
        served: list[bool] = []
        serve = door.serve

        async def note(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await serve(reader, writer)
            served.append(True)

        door.serve = note  # type: ignore[method-assign]
        await door.open()
        assert await is_alive(door.path)
        await until(lambda: served)
        await door.close()
        await close(rooms)

    asyncio.run(scenario())
    assert caplog.messages == []


def test_a_seat_made_for_a_bot_is_not_handed_over(tmp_path: Path) -> None:
    async def scenario() -> r.Reply:
        async with inside(tmp_path / "tables.db") as server:
            host, _ = await server.guest("Ann")
            config = Config(game="zombie-invasion", seats=(OPEN, "easy"))
            table = (await server.rooms.create(config, host, "Ann")).id
            other, _ = await server.guest("Ben")
            return await Office(server.rooms).answer(r.HandOver(table=table, seat=1, guest=other.id))

    assert asyncio.run(scenario()) == r.NotDone("no-seat")
