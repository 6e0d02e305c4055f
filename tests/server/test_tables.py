"""Whole games on a real server."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.server.client import Person, play_random
from tests.server.process import ServerProcess, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as found:
        yield found


async def test_a_player_finishes_a_game_against_a_bot(server: ServerProcess) -> None:
    person = await Person.new(server.address, "Ann")
    table = await person.make_table("zombie-invasion", ["open", "medium"])
    async with person.at(table) as client:
        await play_random(client, Random(1), 10_000)
        info = client.seen.info
        assert info["status"] == "over"
        assert info["why"] in ("helipad", "points", "rounds")
        assert info["seed"]


async def test_a_table_waits_for_its_people(server: ServerProcess) -> None:
    ann, bob = await Person.new(server.address, "Ann"), await Person.new(server.address, "Bob")
    table = await ann.make_table("midevil", ["open", "open", "easy"], public=True)
    lobby = (await bob.get("/api/tables")).json()
    assert table in [row["id"] for row in lobby]
    async with ann.at(table) as host, bob.at(table) as guest:
        assert not guest.seen.mine
        assert (await guest.ask("begin"))["code"] == "not-yours"
        assert (await guest.ask("sit", name="Bob"))["result"] == {"seat": 1}
        await guest.hello()
        assert guest.seen.mine == {"seat": 1}
        await host.until(lambda seen: seen.info["seats"][1]["kind"] == "person")
        assert (await host.ask("begin"))["type"] == "done"
        await guest.until(lambda seen: seen.info["status"] == "running")
        assert guest.seen.view is not None
    mine = (await bob.get("/api/mine")).json()
    assert table in [row["id"] for row in mine]
