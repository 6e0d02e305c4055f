"""After reconnects, and with two tabs on a seat, everybody sees the current view."""

import asyncio
import json
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter

from boneyard.table.config import OPEN, Config
from boneyard.table.stream import MOST_RECENT
from tests.figures import Figures
from tests.reliability.in_process import InProcessServer, InProcessSocket, in_process_server
from tests.server.client import Message, Seen
from tests.sizes import SIZE, pick

RECONNECTS = pick(quick=60, ci=300, full=10_000)
UNHEARD = 3
"""Abandoned sockets kept open at a time; beyond eight at a seat the server closes the oldest."""
IN_TIME = 2.0
"""Seconds from reconnecting to the current view."""


@dataclass
class Tab:
    """An open page: its state survives its sockets."""

    server: InProcessServer
    table: str
    key: str | None
    seen: Seen = field(default_factory=Seen)

    async def connect(self, *, forget: bool = False, lie: int = 0) -> str:
        """Open a new socket that resumes; the type of the server's reply."""
        if forget:
            self.seen = Seen()
        self.line: InProcessSocket = self.server.open(self.table, self.key)
        hello = {"type": "hello", "protocol": 1, "stream": self.seen.stream, "seen": self.seen.n + lie}
        self.line.put(json.dumps(hello))
        answer = await self.next_message()
        return str(answer["type"])

    async def next_message(self) -> Message:
        message = await self.line.next_message()
        self.seen.take(message)
        return message

    async def catch_up(self) -> None:
        self.line.put('{"type":"ping"}')
        while (await self.next_message())["type"] != "pong":
            pass

    def present(self) -> tuple[object, ...]:
        seen = self.seen
        return seen.view, seen.question, seen.mine, seen.info["status"], seen.info["seats"]


async def same_as_fresh(tab: Tab) -> None:
    """A page that was open all the time shows what a new one shows."""
    fresh = Tab(tab.server, tab.table, tab.key)
    assert await fresh.connect() == "welcome"
    await tab.catch_up()
    await fresh.catch_up()
    assert tab.present() == fresh.present()
    await fresh.line.end()


async def answer_once(tabs: list[Tab], rng: Random, ids: Iterator[str]) -> bool:
    for tab in rng.sample(tabs, len(tabs)):
        await tab.catch_up()
        question = tab.seen.question
        if question is not None:
            choice = rng.randrange(len(question["options"]))
            answer = await ask(tab, type="answer", id=next(ids), decision=question["decision"], choice=choice)
            assert answer["type"] == "done", answer
            return True
    return False


async def ask(tab: Tab, **message: object) -> Message:
    tab.line.put(json.dumps(message))
    while True:
        frame = await tab.next_message()
        if frame.get("id") == message["id"]:
            return frame


class Restless:
    """Players who lose their sockets again and again, until the game ends or enough were lost."""

    def __init__(self, pages: list[Tab], rng: Random) -> None:
        self.pages = pages
        self.rng = rng
        self.ids = (f"id-{n}" for n in count())
        self.answers = Counter[str]()
        self.unheard = deque[InProcessSocket]()
        self.seconds: list[float] = []
        """How long each took from coming back to seeing everything."""

    async def play(self, reconnects: int) -> None:
        for tab in self.pages:
            await tab.connect()
        while self.answers.total() < reconnects and await answer_once(self.pages, self.rng, self.ids):
            await self.disturb(self.rng.choice(self.pages))
        for tab in self.pages:
            await same_as_fresh(tab)
            await tab.line.end()

    async def disturb(self, tab: Tab) -> None:
        """Lose a socket in some way, perhaps miss something, reconnect in some way."""
        rng = self.rng
        half_open = rng.random() < 0.3
        if half_open:
            self.unheard.append(tab.line)
        else:
            await tab.line.end()
        if len(self.unheard) > UNHEARD:
            await self.unheard.popleft().end()
        others = [other for other in self.pages if other is not tab]
        missed = rng.choice([0, 1, 3, MOST_RECENT + 5 if rng.random() < 0.1 else 2])
        for _ in range(missed):
            await answer_once(others, rng, self.ids)
        way, began = rng.random(), perf_counter()
        self.answers[await tab.connect(forget=way < 0.15, lie=10**6 if way > 0.9 else 0)] += 1
        await tab.catch_up()
        self.seconds.append(perf_counter() - began)
        await same_as_fresh(tab)


async def test_every_reconnect_shows_the_current_view(tmp_path: Path, figures: Figures) -> None:
    rng, answers, seconds = Random(4), Counter[str](), list[float]()

    async with in_process_server(tmp_path / "tables.db") as server:
        while answers.total() < RECONNECTS:
            room, keys = await server.game(3, game="midevil")
            pages = [Tab(server, room.table.id, key) for key in [*keys, *keys[:2], None, None]]
            people = Restless(pages, rng)
            await people.play(RECONNECTS - answers.total())
            answers.update(people.answers)
            seconds.extend(people.seconds)
    assert answers["welcome"]
    assert answers["resumed"] > answers["welcome"], "most gaps are small and must be filled exactly"
    assert len(seconds) == answers.total() >= RECONNECTS
    figures(
        "reconnects",
        reconnects=answers.total(),
        resumed=answers["resumed"],
        wrong=0,
        p99_seconds=round(quantiles(seconds, n=100)[-1], 4),
        slowest_seconds=round(max(seconds), 4),
    )
    assert SIZE != "full" or max(seconds) <= IN_TIME, "on an otherwise idle machine"


async def test_only_one_of_two_tabs_answers(tmp_path: Path) -> None:
    """Both tabs answer the same decision: one is done, the other stale, and both show the same view."""
    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(1, game="zombie-invasion")
        first, second = Tab(server, room.table.id, keys[0]), Tab(server, room.table.id, keys[0])
        for tab in (first, second):
            await tab.connect()
            await tab.catch_up()
        for number in range(20):
            question = first.seen.question
            assert question is not None
            assert question == second.seen.question
            message = {"type": "answer", "decision": question["decision"], "choice": 0}
            replies = await asyncio.gather(
                ask(first, id=f"a{number}", **message), ask(second, id=f"b{number}", **message)
            )
            assert sorted(answer["type"] for answer in replies) == ["done", "failed"]
            assert next(answer["code"] for answer in replies if answer["type"] == "failed") == "stale"
            for tab in (first, second):
                await tab.catch_up()
            assert first.present() == second.present()
        for tab in (first, second):
            await tab.line.end()


async def test_client_ids_belong_to_their_seat(tmp_path: Path) -> None:
    """A new player in a seat may use ids that the previous one used."""
    async with in_process_server(tmp_path / "tables.db") as server:
        (host, host_key), (_, first), (_, second) = [await server.guest(name) for name in ("A", "B", "C")]
        open_table = await server.rooms.create(Config(game="midevil", seats=(OPEN, OPEN)), host, "A")
        for key in (first, second):
            line = await server.at(open_table.id, key)
            assert (await line.answer(type="sit", id="1", name="Me"))["type"] == "done"
            if key == first:
                assert (await line.answer(type="stand", id="2"))["type"] == "done"
            await line.end()
        assert open_table.table.seats[1].guest
        line = await server.at(open_table.id, host_key)
        assert (await line.answer(type="begin", id="1"))["type"] == "done"
        await line.end()


async def test_a_transferred_seat_starts_a_new_stream(tmp_path: Path) -> None:
    """The new owner never gets replies meant for the previous one."""
    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(1, game="zombie-invasion")
        _, phone = await server.guest("Phone")
        old, new = Tab(server, room.table.id, keys[0]), Tab(server, room.table.id, phone)
        for tab in (old, new):
            await tab.connect()
            await tab.catch_up()
        assert old.seen.question is not None
        decision = old.seen.question["decision"]
        assert (await ask(old, type="answer", id="1", decision=decision, choice=0))["type"] == "done"
        secret = (await ask(old, type="link", id="2"))["result"]["secret"]
        assert (await ask(new, type="carry", id="3", secret=secret, name="Me"))["type"] == "done"
        await new.connect(forget=True)
        await new.catch_up()
        seq = room.table.seq
        assert new.seen.question is not None
        decision = new.seen.question["decision"]
        assert (await ask(new, type="answer", id="1", decision=decision, choice=0))["type"] == "done"
        assert room.table.seq > seq


async def test_every_request_is_answered(tmp_path: Path) -> None:
    """If another process has written the table, waiting requests get an error that asks to retry."""
    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(2, game="midevil")
        lines = [await server.at(room.table.id, key) for key in keys]
        room.table.seq -= 1  # as if another process had written what this one does not know
        for number, line in enumerate(lines):
            line.put(json.dumps({"type": "order", "id": f"{number}", "pass_until_turn": True}))
        for number, line in enumerate(lines):
            while (frame := await line.next_message()).get("id") != f"{number}":
                pass
            assert frame["type"] == "failed"
            assert frame["code"] == "busy"
        again = await server.rooms.room(room.table.id)
        while again.room is room:
            await asyncio.sleep(0.01)
        assert (await lines[0].answer(type="order", id="again", pass_until_turn=True))["type"] == "done"
        for line in lines:
            await line.end()
