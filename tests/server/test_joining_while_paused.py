"""Joining while the database can't be read or written."""

import json
from pathlib import Path

import pytest

from boneyard.server.accounts.guests import SEEN_EVERY
from boneyard.server.store import Paused
from boneyard.server.websocket.lists import LOBBY, MINE
from tests.reliability.in_process import in_process_server

TRY_AGAIN = 1013
TOKEN = f"{0:016}.{0:043}"


async def pause(*_: object, **__: object) -> None:
    raise Paused("the database does not answer")


@pytest.mark.parametrize("reading", ["guest_by_key", "bans_of", "token"])
async def test_joining_is_refused_while_reading_fails(
    reading: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, (key, _) = await server.game(2, game="midevil")
        monkeypatch.setattr(server.services.store, reading, pause)
        by_token = reading == "token"
        line = server.open(room.table.id, None if by_token else key)
        hello = {"type": "hello", "protocol": 1, **({"token": TOKEN} if by_token else {})}
        line.put(json.dumps(hello))
        await line.over()
        assert line.closed == TRY_AGAIN
        monkeypatch.undo()
        await (await server.at(room.table.id, key)).end()


@pytest.mark.parametrize(
    ("name", "reading"), [(MINE, "guest_by_key"), (MINE, "tables_of"), (LOBBY, "tables")]
)
async def test_lists_are_refused_while_reading_fails(
    name: str, reading: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        _, key = await server.guest("Anna")
        monkeypatch.setattr(server.services.store, reading, pause)
        line = server.open(name, key)
        line.put('{"type":"hello","protocol":1}')
        await line.over()
        assert line.closed == TRY_AGAIN
        assert not server.lobbies.lists
        monkeypatch.undo()
        line = server.open(name, key)
        line.put('{"type":"hello","protocol":1}')
        assert (await line.next_message())["whole"]
        await line.end()
        server.lobbies.close()


async def test_joining_works_while_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, (key, _) = await server.game(2, game="midevil")
        now = server.services.now
        monkeypatch.setattr(server.services, "now", lambda: now() + 2 * SEEN_EVERY)
        monkeypatch.setattr(server.services.store, "touch_guest", pause)
        await (await server.at(room.table.id, key)).end()
