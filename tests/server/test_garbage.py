"""Closed tables are freed; what the server loads is never searched for garbage."""

import gc
from pathlib import Path
from weakref import ref

from boneyard.server.app.garbage import loading
from boneyard.table.config import OPEN, Config
from tests.reliability.in_process import InProcessServer, in_process_server
from tests.server.postgres import Postgres
from tests.server.shared_database import process
from tests.server.waiting import until


def is_freed(left: list[ref[object]]) -> bool:
    gc.collect()
    return not any(each() for each in left)


async def closed(server: InProcessServer) -> list[ref[object]]:
    host, _ = await server.guest("Ann")
    open_table = await server.rooms.create(Config(game="zombie-invasion", seats=(OPEN, "easy")), host, "Ann")
    await server.rooms.forget(open_table.id)
    return [ref(open_table), ref(open_table.room)]


async def test_a_closed_table_is_freed(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        left = await closed(server)
        await until(lambda: is_freed(left))


async def test_a_followed_table_is_freed(postgres: Postgres) -> None:
    url = postgres.make_database()
    async with process(url) as (first, _), process(url) as (second, _):
        room, _ = await first.game(2, game="zombie-invasion")
        left: list[ref[object]] = [ref(await second.rooms.room(room.table.id))]
        await second.rooms.forget(room.table.id)
        await until(lambda: is_freed(left))


def test_loading_causes_no_garbage_collection() -> None:
    try:
        with loading():
            assert not gc.isenabled()
        assert gc.isenabled()
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
