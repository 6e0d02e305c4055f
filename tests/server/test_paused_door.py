"""Who comes while the database can't be used is told to come again, or comes in all the same."""

import asyncio
import json
from pathlib import Path

import pytest

from boneyard.server.lines.lobbying import LOBBY, MINE
from boneyard.server.people.guests import SEEN_EVERY
from boneyard.server.store import Paused
from tests.reliability.inside import inside

TRY_AGAIN = 1013
TOKEN = f"{0:016}.{0:043}"


async def pause(*_: object, **__: object) -> None:
    raise Paused("the database does not answer")


@pytest.mark.parametrize("reading", ["guest_by_key", "bans_of", "token"])
def test_who_comes_while_nothing_can_be_read_is_asked_to_come_again(
    reading: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with inside(tmp_path / "tables.db") as server:
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

    asyncio.run(play())


@pytest.mark.parametrize(
    ("name", "reading"), [(MINE, "guest_by_key"), (MINE, "tables_of"), (LOBBY, "tables")]
)
def test_who_asks_for_a_list_while_nothing_can_be_read_is_asked_to_come_again(
    name: str, reading: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        async with inside(tmp_path / "tables.db") as server:
            _, key = await server.guest("Anna")
            monkeypatch.setattr(server.services.store, reading, pause)
            line = server.open(name, key)
            line.put('{"type":"hello","protocol":1}')
            await line.over()
            assert line.closed == TRY_AGAIN
            assert not server.lobbies.shelves
            monkeypatch.undo()
            line = server.open(name, key)
            line.put('{"type":"hello","protocol":1}')
            assert (await line.hear())["whole"]
            await line.end()
            server.lobbies.close()

    asyncio.run(look())


def test_who_comes_while_nothing_can_be_written_comes_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with inside(tmp_path / "tables.db") as server:
            room, (key, _) = await server.game(2, game="midevil")
            now = server.services.now
            monkeypatch.setattr(server.services, "now", lambda: now() + 2 * SEEN_EVERY)
            monkeypatch.setattr(server.services.store, "touch_guest", pause)
            await (await server.at(room.table.id, key)).end()

    asyncio.run(play())
