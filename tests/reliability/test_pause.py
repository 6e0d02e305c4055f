"""A full disk or a lost database pauses saving: nothing is acknowledged, players see it, and it resumes."""

import asyncio
from pathlib import Path
from random import Random
from typing import Protocol

import asyncpg
import pytest

from tests.figures import Figures
from tests.patience import within
from tests.reliability.players import Player, StoredEntry, check_journal, log_of, stored_entry
from tests.reliability.processes import FullDisk, Server, running
from tests.server.client import Client, Message, Person, seated
from tests.server.postgres import Postgres
from tests.server.store.proxy import Proxy, proxied
from tests.sizes import pick

SECONDS = pick(quick=0.5, ci=10.0, full=60.0)
PAUSES, ACKS = 2, pick(quick=3, ci=40, full=400)
DATABASES = pick(quick=["sqlite"], ci=["sqlite", "postgresql"], full=["sqlite", "postgresql"])

UNHURRIED: dict[str, object] = {"absence": "wait", "reaction_seconds": 120}
"""Long enough that no stand-in answers during a pause."""


class Trouble(Protocol):
    def fail(self) -> None: ...

    def mend(self) -> None: ...


class LostDatabase:
    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy

    def fail(self) -> None:
        self.proxy.cut()

    def mend(self) -> None:
        self.proxy.mend()


async def paused_is(client: Client, expected: bool) -> None:
    await within(30, client.until(lambda seen: bool(seen.info.get("saving_paused")) is expected))


async def answer_in_trouble(client: Client, trouble: Trouble) -> None:
    """An answer during a pause is acknowledged when it can be written, not before."""
    seen = await client.until(lambda seen: seen.question)
    assert seen.question is not None
    trouble.fail()
    decision = seen.question["decision"]
    await client.say(type="answer", id="in-trouble", decision=decision, choice=0)
    await paused_is(client, True)
    answers: list[Message] = []

    async def listen() -> None:
        while not answers:
            message = await client.next_message(SECONDS + 60)
            if message.get("id") == "in-trouble":
                answers.append(message)

    listening = asyncio.create_task(listen())
    await asyncio.sleep(SECONDS)
    assert not answers, "acknowledged although it can't have been stored"
    trouble.mend()
    await within(30, listening)
    assert answers[0]["type"] == "done"
    await paused_is(client, False)


async def acknowledged(acks: asyncio.Queue[None]) -> None:
    while not acks.empty():
        acks.get_nowait()
    async with asyncio.timeout(60):
        for _ in range(ACKS):
            await acks.get()


async def play_through_trouble(players: list[Player], trouble: Trouble, rng: Random) -> None:
    """Continue several tables while saving pauses and resumes."""
    playing = [asyncio.create_task(player.play()) for player in players]
    for _ in range(PAUSES):
        await acknowledged(players[0].on_ack)
        trouble.fail()
        await asyncio.sleep(SECONDS * rng.random())
        trouble.mend()
    await acknowledged(players[0].on_ack)
    for player in players:
        player.stopping = True
    await within(60, asyncio.gather(*playing))


async def play_through_faults(server: Server, trouble: Trouble, rng: Random) -> list[Player]:
    up: asyncio.Event = asyncio.Event()
    up.set()
    acks: asyncio.Queue[None] = asyncio.Queue()
    person = await Person.new(server.address, "Ann")
    alone = await person.make_table("zombie-invasion", ["open"])
    players: list[Player] = []
    for game in ("zombie-invasion", "midevil"):
        table, guests = await seated(server.address, game, 2, **UNHURRIED)
        players += [Player(g, table, seat, Random(rng.random()), up, acks) for seat, g in enumerate(guests)]
    async with person.at(alone) as client:
        await answer_in_trouble(client, trouble)
    await play_through_trouble(players, trouble, rng)
    return players


async def log_in_postgres(url: str, table: str) -> list[StoredEntry]:
    link = await asyncpg.connect(url)
    rows = await link.fetch("SELECT seq, client, act FROM entries WHERE table_id = $1 ORDER BY seq", table)
    await link.close()
    return [stored_entry(*row) for row in rows]


def check_all(players: list[Player], logs: dict[str, list[StoredEntry]]) -> int:
    for table, log in logs.items():
        check_journal([player for player in players if player.table == table], log)
    return sum(len(player.acked) for player in players)


@pytest.mark.parametrize("kind", DATABASES)
async def test_saving_pauses_and_resumes(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, figures: Figures
) -> None:
    rng = Random(10)
    if kind == "sqlite":
        with running(tmp_path) as server:
            players = await play_through_faults(server, FullDisk(server.running.pid), rng)
            assert not server.faults()
        logs = {player.table: log_of(tmp_path / "tables.db", player.table) for player in players}
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        shared = postgres.make_database()

        async def through_a_proxy() -> list[Player]:
            async with proxied(postgres) as proxy:
                server = Server(proxy.url(shared), tmp_path / "server.log")
                await asyncio.to_thread(server.start)
                try:
                    return await play_through_faults(server, LostDatabase(proxy), rng)
                finally:
                    server.kill()
                    assert not server.faults()

        players = await through_a_proxy()
        tables = {player.table for player in players}
        logs = {table: await log_in_postgres(shared, table) for table in tables}
    figures("pause", database=kind, seconds=SECONDS, acknowledged=check_all(players, logs), lost=0, doubled=0)
