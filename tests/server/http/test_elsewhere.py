"""HTTP requests to one process about a table that another one owns."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from boneyard.cli.main import main
from boneyard.engine.replay import read
from tests.server.client import Person, play_random
from tests.server.process import ServerProcess, serving
from tests.sizes import pick


async def ask_the_second(first: str, second: str, database: str, socket: Path) -> None:
    """Play at one address, send all other requests to another."""
    ann = await Person.new(first, "Ann")
    table = await ann.make_table("midevil", ["open"])
    async with ann.at(table) as client:
        await play_random(client, Random(1), 4)
        ann.address = second
        record = await ann.get(f"/api/tables/{table}/record")
        assert record.status_code == 200, record.text
        words = ["admin", "--database", database, "--socket", str(socket), "close", table]
        closed = await asyncio.to_thread(CliRunner().invoke, main, words)
        assert closed.exit_code == 0, closed.output
        await client.until(lambda seen: seen.info["status"] == "over")
        replay = await ann.get(f"/api/tables/{table}/replay")
        assert read(replay.text).seed == client.seen.info["seed"]
        again = (await ann.post(f"/api/tables/{table}/rematch", {"name": "Ann"})).json()
        await client.until(lambda seen: seen.info.get("rematch") == again["id"])
    ann.address = first
    info = (await ann.get(f"/api/tables/{again['id']}")).json()
    assert info["seats"][again["seat"]]["name"] == "Ann"


async def test_another_process_serves_the_same_requests(
    server: ServerProcess, request: pytest.FixtureRequest
) -> None:
    """Two processes on PostgreSQL; one SQLite server in a quick run."""
    if pick(quick=True, ci=False, full=False):
        socket = Path(f"{server.database}.admin")
        await ask_the_second(server.address, server.address, f"sqlite:///{server.database}", socket)
        return
    postgres, folder = request.getfixturevalue("postgres"), request.getfixturevalue("tmp_path")
    database = postgres.make_database()
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(serving(database, "--admin-socket", str(folder / name)))
            for name in ("first", "second")
        )
        await ask_the_second(first.address, second.address, database, folder / "second")
