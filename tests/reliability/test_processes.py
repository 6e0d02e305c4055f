"""Several processes serve the same tables; one is killed, suspended or cut off, and the others take over."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Literal

import asyncpg

from tests.figures import Figures
from tests.patience import within
from tests.reliability.players import StoredEntry, check_journal, stored_entry
from tests.reliability.processes import Server
from tests.reliability.switching_players import SwitchingPlayer
from tests.server.client import Message, seated, without_end
from tests.server.postgres import Postgres
from tests.server.store.proxy import Proxy, proxied
from tests.sizes import SIZE, pick

Fault = Literal["kill", "pause", "cut"]
FAULTS: dict[Fault, int] = {
    "kill": pick(quick=1, ci=5, full=50),
    "pause": pick(quick=0, ci=2, full=20),
    "cut": pick(quick=0, ci=1, full=10),
}
GAMES = pick(
    quick=["zombie-invasion"],
    ci=["midevil", "zombie-invasion", "castle-of-chaos"],
    full=["midevil", "zombie-invasion", "castle-of-chaos"] * 2,
)
ANSWERS = 5
"""Acknowledged answers of each player between two faults, so that followers are up to date."""
UNHURRIED: dict[str, object] = {"absence": "wait", "reaction_seconds": 120}
"""No stand-ins: an answer is late only if something went wrong."""
PATIENCE = 60.0
"""Seconds without progress after which a table counts as lost."""


@dataclass
class ProxiedServer:
    """A process, and the proxy between it and the database."""

    server: Server
    proxy: Proxy

    async def strike(self, fault: Fault) -> None:
        match fault:
            case "kill":
                self.server.kill()
            case "pause":
                self.server.freeze()
            case "cut":
                self.proxy.cut()

    async def mend(self, fault: Fault) -> None:
        match fault:
            case "kill":
                await asyncio.to_thread(self.server.start)
            case "pause":
                self.server.thaw()
            case "cut":
                self.proxy.mend()


@asynccontextmanager
async def proxied_server(postgres: Postgres, database: str, log: Path) -> AsyncIterator[ProxiedServer]:
    async with proxied(postgres) as proxy:
        server = Server(proxy.url(database), log)
        await asyncio.to_thread(server.start)
        try:
            yield ProxiedServer(server, proxy)
        finally:
            server.kill()


class Players:
    """Two people at each table, on different processes, also after each fault; ended games are replaced."""

    def __init__(self, servers: list[ProxiedServer], rng: Random) -> None:
        self.addresses = [each.server.address for each in servers]
        self.rng = rng
        self.up = asyncio.Event()
        self.players: list[SwitchingPlayer] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.games: dict[str, str] = {}
        """The game of each table that is played at."""
        self.answers: dict[str, int] = {}
        """How much was acknowledged at each table, those of games that are over too."""

    async def sit_down(self, game: str) -> None:
        table, guests = await seated(self.rng.choice(self.addresses), game, 2, **UNHURRIED)
        self.games[table], self.answers[table] = game, 0
        for seat, person in enumerate(guests):
            player = SwitchingPlayer(person, table, seat, Random(self.rng.random()), self.up)
            player.addresses, player.switches, player.moved = self.addresses, seat, self.moved
            self.players.append(player)
            self.tasks.append(asyncio.create_task(player.play()))

    def moved(self, table: str) -> None:
        self.answers[table] += 1

    def over(self) -> set[str]:
        """The tables whose game has ended; a failed player fails the test."""
        for task in self.tasks:
            if task.done():
                task.result()
        return {each.table for each in self.players if each.seen.info.get("status") == "over"} & set(
            self.games
        )

    async def more(self, number: int) -> None:
        """Wait for this many more acknowledged answers at each running table."""
        aim = {table: self.answers[table] + number for table in self.games}
        until = monotonic() + PATIENCE
        while missing := {each for each in aim if self.answers[each] < aim[each]} - self.over():
            assert monotonic() < until, "\n".join(self.standing_still(table) for table in missing)
            await asyncio.sleep(0.02)

    def standing_still(self, table: str) -> str:
        """The players' state, for the report of a failure."""
        people = (each for each in self.players if each.table == table)
        known = [f"{p.person.address} {p.switches} {p.seen.n} {p.pending} {p.seen.question}" for p in people]
        return "\n".join([f"{self.games[table]} stands still after {self.answers[table]} answers:", *known])

    async def everybody(self, number: int) -> None:
        """Wait until every player of a running game has this many more acknowledged answers."""
        aim = [(player, len(player.acked) + number) for player in self.players if player.table in self.games]
        until = monotonic() + PATIENCE
        while missing := {each.table for each, most in aim if len(each.acked) < most} - self.over():
            assert monotonic() < until, "\n".join(self.standing_still(table) for table in missing)
            await asyncio.sleep(0.02)

    def separate(self) -> None:
        """Move one player of each table to the other process if both use the same one."""
        for first, second in zip(self.players[::2], self.players[1::2], strict=True):
            first.must_switch = first.person.address == second.person.address

    async def renew(self) -> None:
        """Start another game where one is over, so that every fault meets every game."""
        for table in self.over():
            await self.sit_down(self.games.pop(table))

    async def stop(self) -> None:
        for player in self.players:
            player.stopping = True
        await within(PATIENCE, asyncio.gather(*self.tasks))


async def writer_of(url: str, table: str, servers: list[ProxiedServer]) -> ProxiedServer:
    link = await asyncpg.connect(url)
    owner = await link.fetchval("SELECT owner FROM leases WHERE table_id = $1", table)
    await link.close()
    (writer,) = [each for each in servers if f"-{each.server.running.pid}-" in owner]
    return writer


async def play_through(
    servers: list[ProxiedServer], url: str, rng: Random
) -> tuple[list[SwitchingPlayer], dict[str, list[float]]]:
    """Break a process that owns a table; returns the seconds until every table continued."""
    players = Players(servers, rng)
    for game in GAMES:
        await players.sit_down(game)
    faults = [fault for fault, number in FAULTS.items() for _ in range(number)]
    rng.shuffle(faults)
    took: dict[str, list[float]] = {}
    for fault in faults:
        await players.renew()
        await players.everybody(ANSWERS)
        victim = await writer_of(url, rng.choice([*players.games]), servers)
        began = monotonic()
        await victim.strike(fault)
        await players.more(1)
        took.setdefault(fault, []).append(round(monotonic() - began, 2))
        await victim.mend(fault)
        players.separate()
    await players.everybody(ANSWERS)
    await players.stop()
    return players.players, took


async def shown_by(player: SwitchingPlayer, address: str) -> tuple[Message | None, Message | None]:
    player.person.address = address
    async with player.person.at(player.table) as client:
        return client.seen.view, without_end(client.seen.question)


async def all_show_the_same(players: list[SwitchingPlayer], servers: list[ProxiedServer]) -> None:
    """When play stops, all processes soon show the same."""
    for player in players:
        until = monotonic() + PATIENCE
        while differs(shown := [await shown_by(player, each.server.address) for each in servers]):
            assert monotonic() < until, shown
            await asyncio.sleep(0.1)


def differs(shown: list[tuple[Message | None, Message | None]]) -> bool:
    return any(each != shown[0] for each in shown)


async def logs_in(url: str, tables: set[str]) -> dict[str, list[StoredEntry]]:
    link = await asyncpg.connect(url)
    question = "SELECT seq, client, act FROM entries WHERE table_id = $1 ORDER BY seq"
    logs = {table: [stored_entry(*row) for row in await link.fetch(question, table)] for table in tables}
    await link.close()
    return logs


async def test_other_processes_take_over_tables(postgres: Postgres, tmp_path: Path, figures: Figures) -> None:
    seed = Random().randrange(2**32)
    print(f"seed {seed}")  # noqa: T201  # pytest shows it when the test fails
    url = postgres.make_database()
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(proxied_server(postgres, url, tmp_path / f"{name}.log"))
            for name in ("first", "second")
        ]
        players, took = await play_through(servers, url, Random(seed))
        await all_show_the_same(players, servers)
        assert not [fault for each in servers for fault in each.server.faults()]
    for table, log in (await logs_in(url, {player.table for player in players})).items():
        there = [player for player in players if player.table == table]
        check_journal(there, log)
        assert not {kept.client for kept in log} & {id for player in there for id in player.refused}
    figures(
        "processes",
        **{f"{fault}s": len(times) for fault, times in took.items()},
        acknowledged=sum(len(player.acked) for player in players),
        lost=0,
        doubled=0,
        slowest_takeover={fault: max(times) for fault, times in took.items()},
    )
    assert SIZE != "full" or max(max(times) for times in took.values()) <= 10
