"""What is asked over HTTP of one process, of a table that another one writes."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from random import Random

from click.testing import CliRunner

from boneyard.cli.main import main
from boneyard.engine.replay import read
from tests.server.client import Person
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, serving
from tests.server.web.test_running import play_some


def test_another_process_does_it_too(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.make_database()

    async def play(first: ServerProcess, second: ServerProcess) -> None:
        ann = await Person.new(first.address, "Ann")
        table = await ann.make_table("midevil", ["open", "easy"])
        async with ann.at(table) as client:
            if client.seen.info["status"] == "open":
                await client.ask("begin")
            await play_some(client, Random(1), 4)
            ann.address = second.address
            record = await ann.get(f"/api/tables/{table}/record")
            assert record.status_code == 200, record.text
            closed = await asyncio.to_thread(
                CliRunner().invoke,
                main,
                ["admin", "--database", database, "--socket", str(tmp_path / "second"), "close", table],
            )
            assert closed.exit_code == 0, closed.output
            await client.until(lambda seen: seen.info["status"] == "over")
            replay = await ann.get(f"/api/tables/{table}/replay")
            assert read(replay.text).seed == client.seen.info["seed"]
            again = (await ann.post(f"/api/tables/{table}/rematch", {"name": "Ann"})).json()
            await client.until(lambda seen: seen.info.get("rematch") == again["id"])
        ann.address = first.address
        info = (await ann.get(f"/api/tables/{again['id']}")).json()
        assert info["seats"][again["seat"]]["name"] == "Ann"

    with ExitStack() as stack:
        first, second = (
            stack.enter_context(serving(database, "--admin-socket", str(tmp_path / name)))
            for name in ("first", "second")
        )
        asyncio.run(asyncio.wait_for(play(first, second), 120))
