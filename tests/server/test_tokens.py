"""Bot tokens: what they grant, and how they end."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from random import Random
from sqlite3 import connect as open_database

import httpx
import pytest

from tests.patience import within
from tests.server.client import Client, Person, bot_at, play_random, token_of
from tests.server.process import ServerProcess, serving

DATABASE = "tables.db"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[ServerProcess]:
    with serving(folder / DATABASE) as found:
        yield found


async def revoke(person: Person, token: str) -> int:
    async with httpx.AsyncClient(base_url=f"http://{person.address}") as http:
        return (await http.delete(f"/api/tokens/{token}", headers=person.headers)).status_code


async def closed_for(client: Client) -> str:
    await within(20, client.socket.wait_closed())
    return client.socket.close_reason or ""


async def test_a_bot_token_sits_down_and_plays(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    table = await ann.make_table("zombie-invasion", ["open", "open"])
    made = await token_of(ann)
    async with bot_at(server.address, table, made["token"]) as bot, ann.at(table) as host:
        assert (await bot.ask("sit", name="Robot"))["result"] == {"seat": 1}
        await bot.hello()
        assert bot.seen.mine == {"seat": 1}
        assert (await bot.ask("begin"))["code"] == "not-yours"
        assert (await host.ask("begin"))["type"] == "done"
        playing = asyncio.create_task(play_random(host, Random(1), 10_000))
        await bot.until(lambda seen: seen.question)
        playing.cancel()
        assert (await bot.answer(0))["type"] == "done"


async def test_a_guest_and_their_bots_count_as_one_for_shared_dice(server: ServerProcess) -> None:
    ann, bob = [await Person.new(server.address, name) for name in ("Ann", "Bob")]
    one = await ann.make_table("midevil", ["open"] * 4, duplicates=True)
    config = {"game": "midevil", "seats": ["open"] * 4, "duplicate_of": one}
    two = (await bob.post("/api/tables", {"name": "Bob", "config": config})).json()["id"]
    anns, bobs = [[(await token_of(person))["token"] for _ in "ab"] for person in (ann, bob)]
    async with bot_at(server.address, one, anns[0]) as bot:
        assert (await bot.ask("sit", name="Robot"))["type"] == "done", "both may sit at one table"
    for table, token in ((two, anns[0]), (two, anns[1]), (one, bobs[0])):
        async with bot_at(server.address, table, token) as bot:
            answer = await bot.ask("sit", name="Robot")
            assert (answer["code"], answer["data"]) == ("not-allowed", {"reason": "same-dice"})


async def test_a_removed_guest_cannot_return_as_a_bot(server: ServerProcess) -> None:
    ann, bob = [await Person.new(server.address, name) for name in ("Ann", "Bob")]
    table = await ann.make_table("midevil", ["open"] * 4)
    first, second = [(await token_of(bob))["token"] for _ in "ab"]
    async with ann.at(table) as host, bot_at(server.address, table, first) as bot:
        seat = (await bot.ask("sit", name="Robot"))["result"]["seat"]
        assert (await host.ask("stand", seat=seat))["type"] == "done"
    async with AsyncExitStack() as stack:
        bots = [
            await stack.enter_async_context(bot_at(server.address, table, token)) for token in (first, second)
        ]
        owner = await stack.enter_async_context(bob.at(table))
        for client in (*bots, owner):
            answer = await client.ask("sit", name="Bob")
            assert (answer["code"], answer["data"]) == ("not-allowed", {"reason": "sent-away"})


async def test_a_token_header_works_only_without_a_cookie(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    table = await ann.make_table("zombie-invasion", ["open", "open"], spectators=False)
    token = (await token_of(ann))["token"]
    bearer = {"authorization": f"Bearer {token}"}
    async with bot_at(server.address, table, headers=bearer) as bot:
        assert (await bot.next_message())["type"] == "welcome"
        assert (await bot.ask("sit", name="Robot"))["type"] == "done"
    async with bot_at(server.address, table, headers={**ann.headers, **bearer}) as both:
        assert await closed_for(both) == "not-yours"
    unknown = {**ann.headers, "cookie": "boneyard=nobody"}
    for cookie in (ann.headers, unknown):
        async with bot_at(server.address, table, token, headers=cookie) as both:
            assert await closed_for(both) == "not-yours"


async def test_a_seat_token_is_limited_to_its_seat(server: ServerProcess) -> None:
    ann, bob = await Person.new(server.address, "Ann"), await Person.new(server.address, "Bob")
    table = await ann.make_table("zombie-invasion", ["open", "easy"])
    other = await ann.make_table("zombie-invasion", ["open", "easy"])
    assert (await bob.post("/api/tokens", {"name": "Thief", "table": table})).status_code == 403
    made = await token_of(ann, table=table)
    assert made["info"]["seat"] == 0
    async with bot_at(server.address, table, made["token"]) as bot:
        await bot.until(lambda seen: seen.question)
        assert bot.seen.mine is not None
        assert (await bot.answer(0))["type"] == "done"
        for asked in ("link", "leave", "stand", "begin"):
            assert (await bot.ask(asked))["code"] == "not-yours"
    async with bot_at(server.address, other, made["token"]) as bot:
        assert await closed_for(bot) == "not-yours"


@pytest.mark.parametrize("change", ["", "x", "swap", "id", "dot"])
async def test_invalid_tokens_grant_nothing(server: ServerProcess, change: str) -> None:
    ann = await Person.new(server.address, "Ann")
    table = await ann.make_table("zombie-invasion", ["open", "open"])
    first, second = (await token_of(ann))["token"], (await token_of(ann))["token"]
    id, secret = first.split(".")
    wrong = {
        "": f"{id}.",
        "x": f"{first}x",
        "swap": f"{id}.{second.split('.')[1]}",
        "id": f"{'0' * 16}.{secret}",
        "dot": secret,
    }[change]
    async with bot_at(server.address, table, wrong) as bot:
        assert await closed_for(bot) == "bad-secret"


async def test_revoking_a_token_closes_its_sockets(server: ServerProcess) -> None:
    ann, bob = await Person.new(server.address, "Ann"), await Person.new(server.address, "Bob")
    table = await ann.make_table("zombie-invasion", ["open", "open"])
    made = await token_of(ann)
    id = made["info"]["id"]
    listed = (await ann.get("/api/tokens")).json()
    assert listed == [made["info"]]
    assert (await bob.get("/api/tokens")).json() == []
    async with bot_at(server.address, table, made["token"]) as bot:
        assert (await bot.next_message())["type"] == "welcome"
        assert await revoke(bob, id) == 404
        assert await revoke(ann, id) == 200
        assert await closed_for(bot) == "bad-secret"
    async with bot_at(server.address, table, made["token"]) as bot:
        assert await closed_for(bot) == "bad-secret"
    assert (await ann.get("/api/tokens")).json() == []
    assert await revoke(ann, id) == 404


async def test_tokens_per_guest_are_limited(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    for _ in range(20):
        await token_of(ann)
    answer = await ann.post("/api/tokens", {"name": "Robot"})
    assert (answer.status_code, answer.json()["data"]) == (403, {"reason": "too-many", "limit": 20})


async def test_only_hashes_of_secrets_are_stored(server: ServerProcess, folder: Path) -> None:
    made = await token_of(await Person.new(server.address, "Ann"))
    id, secret = str(made["token"]).split(".")
    kept = b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())
    assert id.encode() in kept
    assert secret.encode() not in kept
    database = open_database(folder / DATABASE)
    try:
        row = database.execute("SELECT secret_hash FROM tokens WHERE id = ?", (id,)).fetchone()
    finally:
        database.close()
    assert row == (sha256(secret.encode()).digest(),)
