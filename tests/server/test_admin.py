"""Admin commands to a running server, and their log lines."""

import asyncio
import logging
from pathlib import Path

import pytest

from boneyard.server.admin import requests as r
from boneyard.server.admin.commands import AdminCommands
from boneyard.server.admin.socket import AdminSocket, is_alive, send_request
from boneyard.table.config import OPEN, Config
from tests.reliability.in_process import in_process_server
from tests.server.rooms import ANN, rooms_on
from tests.server.waiting import until


async def test_admin_commands_are_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "boneyard.server.admin"):
        async with rooms_on(tmp_path / "t.db") as rooms:
            commands = AdminCommands(rooms)
            for asked in (
                r.ListBans(),
                r.BanGuest(guest="nobody", kind="ban"),
                r.BanGuest(guest=ANN.id, kind="ban"),
            ):
                await commands.answer(asked)
    (said,) = caplog.messages
    assert f'"guest":"{ANN.id}","kind":"ban"' in said


async def test_admin_works_with_a_new_data_folder(tmp_path: Path) -> None:
    """With PostgreSQL nothing else creates the folder."""
    path = tmp_path / "new" / "boneyard.admin"
    async with rooms_on(tmp_path / "t.db") as rooms:
        socket = AdminSocket(path, AdminCommands(rooms))
        await socket.open()
        try:
            assert await send_request(path, r.ListBans()) == r.Rows([])
        finally:
            await socket.close()


async def test_a_connection_probe_is_not_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A second server on the same machine connects like this."""
    async with rooms_on(tmp_path / "t.db") as rooms:
        socket = AdminSocket(tmp_path / "boneyard.admin", AdminCommands(rooms))
        served: list[bool] = []
        serve = socket.serve

        async def note(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await serve(reader, writer)
            served.append(True)

        socket.serve = note  # type: ignore[method-assign]
        await socket.open()
        assert await is_alive(socket.path)
        await until(lambda: served)
        await socket.close()
    assert caplog.messages == []


async def test_a_bot_seat_is_not_handed_over(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        host, _ = await server.guest("Ann")
        config = Config(game="zombie-invasion", seats=(OPEN, "easy"))
        table = (await server.rooms.create(config, host, "Ann")).id
        other, _ = await server.guest("Ben")
        request = r.HandOver(table=table, seat=1, guest=other.id)
        assert await AdminCommands(server.rooms).answer(request) == r.NotDone("no-seat")
