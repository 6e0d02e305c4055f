"""Games played over HTTP and sockets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from random import Random
from secrets import token_hex

from tests.server.client import Client, Message, Person, may_act, play_random


async def take_back(client: Client, rng: Random) -> bool:
    """Answer until an undo is possible, and undo; False if the game ends first."""
    while True:
        await play_random(client, rng, 1)
        seen = await client.until(may_act)
        if seen.question is None:
            return False
        if seen.mine and seen.mine.get("can_undo"):
            assert (await client.ask("undo"))["type"] == "done"
            client.seen.question = None  # what was asked since is not asked any more; an update follows
            return True


@asynccontextmanager
async def playing(person: Person, game: str, **config: object) -> AsyncIterator[tuple[str, Client]]:
    """A game against a bot that has begun; it waited for the player's nonce."""
    nonce = token_hex(16)
    asked = {"game": game, "seats": ["open", "easy"], **config}
    nonce_hash = sha256(nonce.encode()).hexdigest()
    made = await person.post("/api/tables", {"config": asked, "name": person.name, "nonce_hash": nonce_hash})
    table: str = made.json()["id"]
    async with person.at(table) as client:
        assert (await client.ask("reveal", nonce=nonce))["type"] == "done"
        await client.until(lambda seen: seen.info["status"] == "running")
        yield table, client


async def conceded(person: Person, answers: int, **config: object) -> str:
    """A conceded game against a bot, with a nonce and an undone choice."""
    ended: list[Message] = []
    while len(ended) < 3:  # dice may end a game before it can be given up
        async with playing(person, "midevil", **config) as (table, client):
            rng = Random(5)
            if await take_back(client, rng):
                await play_random(client, rng, answers)
                if (await client.ask("leave", concede=True))["type"] == "done":
                    await client.until(lambda seen: seen.info["status"] == "over")
                    return table
            ended.append(client.seen.info)
    raise AssertionError(f"games end by themselves: {ended}")


async def give_up(person: Person, table: str) -> None:
    async with person.at(table) as client:
        assert (await client.ask("leave", concede=True))["type"] == "done"
        await client.until(lambda seen: seen.info["status"] == "over")
