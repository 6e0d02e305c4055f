"""Clients vanish from a real network without closing, reconnect, and see the current view.

The server's end of the old connection stays open, and the server keeps sending to it until it notices.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import perf_counter

import httpx

from tests.figures import Figures
from tests.reliability.forwarder import Forwarder, forwarded
from tests.reliability.load_clients import UNHURRIED
from tests.reliability.measuring import allow_sockets, measures_of
from tests.reliability.processes import Server, running
from tests.server.client import Client, Person, Seen, seated
from tests.sizes import SIZE, pick

VANISHINGS = pick(quick=4, ci=30, full=500)
IN_TIME = 2.0
"""Seconds from reconnecting to the current view."""
TO_FIND_OUT = 120.0
"""Seconds until the server drops a client that doesn't answer pings, even on a busy machine."""


class Page:
    """A page with its own network connection; its state survives its sockets."""

    def __init__(self, person: Person, table: str, network: Forwarder) -> None:
        self.person = person
        self.table = table
        self.network = network
        self.seen = Seen()
        self.client: Client
        self.socket = AsyncExitStack()

    async def connect(self) -> None:
        there = Person(self.network.address, self.person.name, self.person.key)
        self.client = await self.socket.enter_async_context(
            there.at(self.table, self.seen.stream, self.seen.n)
        )
        if self.client.seen.stream:
            self.seen = self.client.seen
        self.client.seen = self.seen
        await self.catch_up()

    async def catch_up(self) -> None:
        await self.client.say(type="ping")
        while (await self.client.next_message())["type"] != "pong":
            pass

    async def vanish(self) -> None:
        """Disappear without the server noticing."""
        self.network.vanish()
        self.client.socket.transport.abort()
        await self.socket.aclose()

    async def sees_the_current_view(self) -> None:
        """The page shows what a new page with a direct connection shows."""
        async with self.person.at(self.table) as fresh:
            assert fresh.seen.view == self.seen.view
            assert fresh.seen.question == self.seen.question
            assert fresh.seen.info["status"] == self.seen.info["status"]


async def answer_once(pages: list[Page], rng: Random) -> bool:
    """Answer one question; False if there is none."""
    for page in rng.sample(pages, len(pages)):
        await page.catch_up()
        if (question := page.seen.question) is not None:
            answer = await page.client.answer(rng.randrange(len(question["options"])))
            assert answer["type"] == "done", answer
            return True
    return False


async def come_back(page: Page, others: list[Page], rng: Random) -> float:
    """Vanish, perhaps miss something, reconnect; returns the seconds until the view is right."""
    await page.vanish()
    for _ in range(rng.randrange(4)):
        await answer_once(others, rng)
    began = perf_counter()
    await page.connect()
    seconds = perf_counter() - began
    await page.sees_the_current_view()
    return seconds


async def play(
    server: Server, rng: Random, most: int, stack: AsyncExitStack
) -> tuple[list[Page], list[float]]:
    """A game whose players vanish in turn, until it ends or enough have vanished."""
    table, guests = await seated(server.address, "midevil", 3, **UNHURRIED)
    networks = [await stack.enter_async_context(forwarded(server.port)) for _ in guests]
    pages = [Page(guest, table, network) for guest, network in zip(guests, networks, strict=True)]
    for page in pages:
        stack.push_async_callback(page.socket.aclose)
        await page.connect()
    times: list[float] = []
    while len(times) < most and await answer_once(pages, rng):
        page = rng.choice(pages)
        times.append(await come_back(page, [other for other in pages if other is not page], rng))
    return pages, times


async def sockets_fall_to(number: int, server: Server) -> None:
    """Wait until the server has dropped all others; send it requests now and then."""
    async with asyncio.timeout(TO_FIND_OUT), httpx.AsyncClient() as http:
        while (await measures_of(server.metrics_port, http))["boneyard_sockets"] > number:
            await asyncio.sleep(0.5)


async def test_players_see_the_current_view_after_a_silent_disconnect(
    tmp_path: Path, figures: Figures
) -> None:
    allow_sockets(3 * VANISHINGS)
    with running(tmp_path) as server:
        rng, times, open_now = Random(4), list[float](), 0
        async with AsyncExitStack() as stack, httpx.AsyncClient() as http:
            while len(times) < VANISHINGS:
                pages, more = await play(server, rng, VANISHINGS - len(times), stack)
                open_now += len(pages)
                times += more
            half_open = (await measures_of(server.metrics_port, http))["boneyard_sockets"] - open_now
            assert half_open > 0, "the server noticed that clients vanished"
            if SIZE != "quick":  # the server waits for pings for up to 40 s
                await sockets_fall_to(open_now, server)
        assert not server.faults()
    assert len(times) == VANISHINGS
    figures("reconnects", half_open=VANISHINGS, wrong=0, slowest_seconds=round(max(times), 3))
    assert SIZE != "full" or max(times) <= IN_TIME, "on an otherwise idle machine"
