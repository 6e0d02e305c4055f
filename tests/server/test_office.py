"""A running server hears its host, and its log tells what was done for them."""

import asyncio
import logging
from pathlib import Path

import pytest

from boneyard.server.admin import requests as r
from boneyard.server.admin.door import Door, knock
from boneyard.server.admin.office import Office
from tests.server.test_housekeeping import ANN, close, rooms_on


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
