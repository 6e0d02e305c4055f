"""Tables as people use them, on a real server."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.patience import within
from tests.server.client import Client, Person, Seen, but_its_end, seated
from tests.server.process import ServerProcess, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as found:
        yield found


def is_over(seen: Seen) -> bool:
    return bool(seen.info["status"] == "over")


def may_act(seen: Seen) -> bool:
    return is_over(seen) or seen.question is not None


async def play_random(client: Client, rng: Random, most: int) -> int:
    """Answer with any option until the game is over, or so many times."""
    for answered in range(most):
        seen = await client.until(may_act)
        if is_over(seen) or seen.question is None:
            return answered
        answer = await client.answer(rng.randrange(len(seen.question["options"])))
        assert answer["type"] == "done", answer
    return most


def test_somebody_plays_against_a_bot_to_the_end(server: ServerProcess) -> None:
    async def play() -> None:
        person = await Person.new(server.address, "Ann")
        table = await person.make_table("zombie-invasion", ["open", "medium"])
        async with person.at(table) as client:
            await play_random(client, Random(1), 10_000)
            info = client.seen.info
            assert info["status"] == "over"
            assert info["why"] in ("helipad", "points", "rounds")
            assert info["seed"]

    asyncio.run(play())


def test_a_table_waits_for_its_people(server: ServerProcess) -> None:
    async def play() -> None:
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

    asyncio.run(play())


def test_four_people_play_at_once(server: ServerProcess) -> None:
    async def play() -> None:
        table, guests = await seated(server.address, "midevil", 4)
        enough, answers = asyncio.Event(), [0] * 4

        async def sit(number: int, person: Person) -> None:
            rng = Random(number)
            async with person.at(table) as client:
                while not enough.is_set():
                    answers[number] += await play_random(client, rng, 1)
                    if sum(answers) >= 60:
                        enough.set()

        tasks = [asyncio.create_task(sit(n, person)) for n, person in enumerate(guests)]
        await within(60, enough.wait())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert all(answers), "windows ask everybody, so everybody has answered something"

    asyncio.run(play())


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    async def play() -> None:
        first = ServerProcess(tmp_path / "tables.db")
        try:
            person = await Person.new(first.address, "Ann")
            table = await person.make_table("midevil", ["open", "easy"])
            async with person.at(table) as client:
                await play_random(client, Random(3), 25)
                seen = await client.until(may_act)
        finally:
            first.kill()
            first.close()
        with serving(tmp_path / "tables.db") as second:
            person.address = second.address
            async with person.at(table, seen.stream, seen.n) as client:
                again = await client.until(may_act)
                assert again.view == seen.view
                assert but_its_end(again.question) == but_its_end(seen.question)
                await play_random(client, Random(4), 5)

    asyncio.run(play())
