"""The example bots, in whole games at a server's tables."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Person, is_over, token_of
from tests.server.process import ServerProcess, serving
from tests.sizes import SIZE, pick

BOTS = Path(__file__).parents[2] / "examples" / "bots"
NAMES = pick(
    quick=["socket_bot.py"],  # a newcomer may have no Node.js
    ci=["socket_bot.py", "socket_bot.js"],
    full=["socket_bot.py", "socket_bot.js"],
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as found:
        yield found


def started(name: str, server: ServerProcess, table: str, token: str) -> subprocess.Popen[str]:
    runs = ["node", "--experimental-websocket", "--no-warnings"] if name.endswith(".js") else [sys.executable]
    return subprocess.Popen(
        [*runs, str(BOTS / name), f"ws://{server.address}/ws/{table}"],
        env={**os.environ, "BONEYARD_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def last_words(bot: subprocess.Popen[str]) -> str:
    """The output of a bot that exits by itself."""
    try:
        said, _ = bot.communicate(timeout=120)
    finally:
        bot.kill()
    assert bot.returncode == 0, said
    return said


@pytest.mark.parametrize("name", NAMES)
async def test_an_example_bot_takes_a_seat(server: ServerProcess, name: str) -> None:
    ann = await Person.new(server.address, "Ann")
    table = await ann.make_table("zombie-invasion", ["open", "open"])
    bot = started(name, server, table, (await token_of(ann))["token"])
    try:
        async with ann.at(table) as host:
            seen = await host.until(lambda seen: seen.info["seats"][1]["kind"] == "person")
            assert seen.info["seats"][1]["name"] == "Eager"
            assert (await host.ask("begin"))["type"] == "done"
            assert (await host.ask("leave"))["type"] == "done"
            await host.until(lambda seen: seen.view and seen.view["turns"] > 3)
    finally:
        bot.kill()
        bot.communicate()


@pytest.mark.parametrize("name", NAMES)
async def test_a_bot_with_a_bad_token_exits(server: ServerProcess, name: str) -> None:
    async def table() -> str:
        ann = await Person.new(server.address, "Ann")
        return await ann.make_table("zombie-invasion", ["open", "easy"])

    bot = started(name, server, await table(), "0123456789abcdef.wrong")
    said, _ = bot.communicate(timeout=30)
    assert bot.returncode == 1
    assert "bad-secret" in said


@pytest.mark.parametrize("name", NAMES)
async def test_a_bot_reconnects_after_a_crash(tmp_path: Path, name: str) -> None:
    """The bot notices the crash before the new server is up."""

    async def begin(server: ServerProcess) -> tuple[Person, str, subprocess.Popen[str]]:
        ann = await Person.new(server.address, "Ann")
        table = await ann.make_table("zombie-invasion", ["open", "easy"])
        return ann, table, started(name, server, table, (await token_of(ann, table=table))["token"])

    async def look(ann: Person, table: str) -> None:
        async with ann.at(table) as client:
            view = client.seen.view
            before = 0 if view is None else view["turns"]
            await client.until(lambda seen: is_over(seen) or (seen.view and seen.view["turns"] > before + 2))

    with serving(tmp_path / "tables.db") as first:
        ann, table, bot = await begin(first)
        try:
            await look(ann, table)
            first.kill()
            second = ServerProcess(tmp_path / "tables.db", port=int(first.address.rpartition(":")[2]))
            try:
                await look(ann, table)
            finally:
                second.close()
        finally:
            bot.kill()
            bot.communicate()


if SIZE != "quick":  # a whole game takes its time

    @pytest.mark.parametrize("name", NAMES)
    async def test_a_bot_finishes_a_game_for_its_guest(server: ServerProcess, name: str) -> None:
        async def table() -> tuple[Person, str, str]:
            ann = await Person.new(server.address, "Ann")
            table = await ann.make_table("zombie-invasion", ["open", "easy"])
            return ann, table, (await token_of(ann, table=table))["token"]

        async def end(ann: Person, table: str) -> str:
            async with ann.at(table) as client:
                assert is_over(client.seen)
                return str(client.seen.info["why"])

        ann, at, token = await table()
        said = last_words(started(name, server, at, token))
        assert await end(ann, at) in said
