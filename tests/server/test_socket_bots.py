"""The examples of bots that play at a server's tables, in whole games."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Person
from tests.server.process import ServerProcess, serving
from tests.server.test_tables import is_over
from tests.server.test_tokens import token_of
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
    """A bot at a table."""
    runs = ["node", "--experimental-websocket", "--no-warnings"] if name.endswith(".js") else [sys.executable]
    return subprocess.Popen(
        [*runs, str(BOTS / name), f"ws://{server.address}/ws/{table}"],
        env={**os.environ, "BONEYARD_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def last_words(bot: subprocess.Popen[str]) -> str:
    """What a bot says at the end, which it comes to by itself."""
    try:
        said, _ = bot.communicate(timeout=120)
    finally:
        bot.kill()
    assert bot.returncode == 0, said
    return said


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_of_its_own_sits_down_by_itself(server: ServerProcess, name: str) -> None:
    async def play() -> None:
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

    asyncio.run(play())


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_ends_where_it_is_not_wanted(server: ServerProcess, name: str) -> None:
    async def table() -> str:
        ann = await Person.new(server.address, "Ann")
        return await ann.make_table("zombie-invasion", ["open", "easy"])

    bot = started(name, server, asyncio.run(table()), "0123456789abcdef.wrong")
    said, _ = bot.communicate(timeout=30)
    assert bot.returncode == 1
    assert "bad-secret" in said


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_comes_back_when_the_server_was_killed(tmp_path: Path, name: str) -> None:
    """It takes a server longer to start than a bot to find that nobody is there."""

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
        ann, table, bot = asyncio.run(begin(first))
        try:
            asyncio.run(look(ann, table))
            first.kill()
            second = ServerProcess(tmp_path / "tables.db", port=int(first.address.rpartition(":")[2]))
            try:
                asyncio.run(look(ann, table))
            finally:
                second.close()
        finally:
            bot.kill()
            bot.communicate()


if SIZE != "quick":  # a whole game takes its time

    @pytest.mark.parametrize("name", NAMES)
    def test_a_bot_plays_its_guests_seat_to_the_end(server: ServerProcess, name: str) -> None:
        async def table() -> tuple[Person, str, str]:
            ann = await Person.new(server.address, "Ann")
            table = await ann.make_table("zombie-invasion", ["open", "easy"])
            return ann, table, (await token_of(ann, table=table))["token"]

        async def end(ann: Person, table: str) -> str:
            async with ann.at(table) as client:
                assert is_over(client.seen)
                return str(client.seen.info["why"])

        ann, at, token = asyncio.run(table())
        said = last_words(started(name, server, at, token))
        assert asyncio.run(end(ann, at)) in said
