"""Starvation: one guest asks for all the odds, hints and bots it can, without delaying others.

The greedy guest has many tables: expensive fights and duels at which it asks everything, and games of six
hard bots that it watches. Meanwhile other guests make tables and play against bots. None of their tables is
refused, no worker is lost, and during each wait for a bot the workers do only a few slow jobs for the
greedy guest. The seconds are compared in the full size only.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Protocol, cast

from boneyard.bots.levels import SECONDS
from boneyard.games.midevil.kinds import KINDS
from boneyard.games.shared.position import write_position
from boneyard.games.shared.state import BoardState
from tests.figures import Figures
from tests.odds.boards import VILLAGE_DUEL
from tests.patience import within
from tests.reliability.processes import Server, running
from tests.server.client import Client, Message, Person
from tests.sizes import SIZE, pick
from tests.tables import Table, moments

LASTS = pick(quick=4, ci=25, full=600)
"""Seconds for which others play while the greedy guest asks."""
CROWDED, DUELS, WATCHED = pick(quick=(2, 2, 1), ci=(4, 4, 12), full=(4, 4, 12))
"""The greedy guest's tables: a guest may have 20."""
LEVELS = ("easy", "medium", "hard")
"""Opponents of the other guests."""
MOST_BEFORE = 12
"""Slow things (hints, moves of hard bots) that may be done for the greedy guest while another waits for a
bot's move: each worker ends what it has begun, then it is the other's turn. Without turns it is 20."""
MOST_SECONDS = 2.0
REFUSALS = "busy", "stale", "too-much"
"""Fair answers to the greedy guest: on a busy machine its duels take more than a worker's CPU seconds."""
RICH = "white 20 red 20 blue 10"


class Rich(Protocol):
    """A seat's resources in both games with skeletons."""

    lives: list[int]
    bank: int
    collections: list[tuple[int, ...]]
    points: list[int]
    supply: tuple[int, ...]


def crowded(game_id: str, seats: int, seed: int) -> str:
    """Late in a random game: seat 0 must answer and has everything that is left in the box."""
    table = Table(game_id, seats, (), "random", seed)
    asked = [at.state.copy() for at in moments(table, 600) if at.actor == 0 and at.step > 300]
    state = cast(Rich, asked[-1])
    state.bank -= 5 - state.lives[0]
    state.lives[0] = 5
    state.collections[0] = tuple(map(sum, zip(state.collections[0], state.supply, strict=False)))
    state.supply = (0, 0, 0, *state.supply[3:])
    worth = [kind.points for kind in KINDS]
    state.points[0] = sum(number * each for number, each in zip(state.collections[0], worth, strict=False))
    return write_position(table.game, cast(BoardState, state))


def duel(printing: str) -> str:
    """The challenger is about to roll, and both have much to bid."""
    options = f", printing {printing}"
    return VILLAGE_DUEL.format(options=options, life=(5, 5), skeletons=(RICH, RICH))


@dataclass
class Greedy:
    """The guest who asks for everything; `quick` and `slow` count what workers did for it."""

    person: Person
    rng: Random = field(default_factory=lambda: Random(22))
    quick: int = 0
    slow: int = 0
    put_off: int = 0

    async def ask_at(self, position: str) -> None:
        """Ask everything about each decision, then answer it."""
        seats = ["open", "hard"] if "2 seats" in position.splitlines()[0] else ["open"]
        game = position.partition(",")[0]
        while True:
            table = await self.make(game, seats, position=position)
            async with self.person.at(table) as client:
                while client.seen.info["status"] != "over":
                    await client.until(lambda seen: seen.question or seen.info["status"] == "over")
                    await self.ask_all(client)

    async def make(self, game: str, seats: list[str], **config: object) -> str:
        """A new table, as soon as the server allows this guest one more."""
        asked = {"config": {"game": game, "seats": seats, **config}, "name": self.person.name}
        while (
            answer := await self.person.post("/api/tables", asked)
        ).status_code == HTTPStatus.SERVICE_UNAVAILABLE:
            self.put_off += 1
            await asyncio.sleep(0.1)
        assert answer.status_code == HTTPStatus.CREATED, answer.text
        table: str = answer.json()["id"]
        return table

    async def ask_all(self, client: Client) -> None:
        """Everything about one decision, then any answer to it."""
        question = client.seen.question
        if question is None:
            return
        for kind, message in asked_of(client):
            while client.seen.question is question:
                answer = await client.ask(kind, decision=question["decision"], **message)
                assert answer["type"] == "done" or answer["code"] in REFUSALS, answer
                if answer.get("code") != "busy":
                    self.quick += kind != "hint"
                    self.slow += kind == "hint"
                    break
                self.put_off += 1
                await asyncio.sleep(0.1)
        if client.seen.question is question:
            await client.answer(self.rng.randrange(len(question["options"])))

    async def watch(self) -> None:
        """Watch hard bots play each other."""
        while True:
            table = await self.make("castle-of-chaos", ["hard"] * 6)
            async with self.person.at(table) as client:
                while client.seen.info["status"] != "over":
                    await client.next_message()
                    self.slow += 1


def asked_of(client: Client) -> Iterator[tuple[str, Message]]:
    """A hint and every question: the way to each figure, each kind of bid."""
    yield "hint", {}
    for ask in ("choices", "reach", "moves", "fight"):
        yield "ask", {"question": {"ask": ask}}
    for number in range(0, 20, 4):
        yield "ask", {"question": {"ask": "bid", "bid": [number, number, number // 2, number // 4]}}
    assert client.seen.view is not None
    for square in sorted(client.seen.view.get("occupied", [])):
        yield "ask", {"question": {"ask": "path", "to": square}}


@dataclass
class Other:
    """A guest who plays against bots; what each wait for a bot's move took."""

    person: Person
    level: str
    greedy: Greedy
    waits: list[float] = field(default_factory=list)
    before: list[int] = field(default_factory=list)
    """How many slow things were done for the greedy guest meanwhile."""
    made: list[float] = field(default_factory=list)

    async def play(self, until: float) -> None:
        """Make a table, play a while, give up, make another one."""
        rng = Random(self.level)
        while monotonic() < until:
            began = monotonic()
            table = await self.person.make_table("zombie-invasion", ["open", self.level])
            self.made.append(monotonic() - began)
            async with self.person.at(table) as client:
                for _ in range(40):
                    if monotonic() >= until:
                        break
                    if (question := client.seen.question) is None:
                        await self.wait(client)
                    elif (await client.answer(rng.randrange(len(question["options"]))))["type"] != "done":
                        await client.next_message()
                await client.ask("leave", concede=True)

    async def wait(self, client: Client) -> None:
        began, slow = monotonic(), self.greedy.slow
        await client.next_message()
        self.waits.append(monotonic() - began)
        self.before.append(self.greedy.slow - slow)

    @property
    def longest(self) -> float:
        """The longest delay, without a hard bot's thinking time."""
        return max(self.waits) - (SECONDS if self.level == "hard" else 0.0)


async def starved(server: Server) -> tuple[Greedy, list[Other]]:
    greedy = Greedy(await Person.new(server.address, "Greedy"))
    others = [Other(await Person.new(server.address, level), level, greedy) for level in LEVELS]
    maps = [crowded("castle-of-chaos", 1, 2), crowded("midevil", 2, 0)]
    positions = [maps[n % 2] for n in range(CROWDED)]
    positions += [duel("first" if n % 2 else "revised") for n in range(DUELS)]
    asking = [asyncio.create_task(greedy.ask_at(position)) for position in positions]
    asking += [asyncio.create_task(greedy.watch()) for _ in range(WATCHED)]
    try:
        while greedy.slow + greedy.quick < len(asking):
            await asyncio.sleep(0.1)
        until = monotonic() + LASTS
        await within(LASTS + 300, asyncio.gather(*(other.play(until) for other in others)))
        for task in asking:
            assert not task.done(), task.exception()
    finally:
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    return greedy, others


async def test_one_guest_starves_nobody(tmp_path: Path, figures: Figures) -> None:
    with running(tmp_path, workers=2) as server:
        greedy, others = await starved(server)
        assert not server.faults()
        log = server.log.read_text()
    figures(
        "starvation",
        seconds=LASTS,
        done_for_the_greedy_guest=greedy.slow + greedy.quick,
        put_off=greedy.put_off,
        new_tables=sum(len(other.made) for other in others),
        longest_to_make_one=round(max(seconds for other in others for seconds in other.made), 2),
        moves_of_bots={other.level: len(other.waits) for other in others},
        median_wait={other.level: round(median(other.waits), 3) for other in others},
        longest_wait={other.level: round(max(other.waits), 2) for other in others},
        most_done_before={other.level: max(other.before) for other in others},
    )
    assert "not answered" not in log
    assert "any option" not in log
    assert greedy.slow + greedy.quick > 3 * (CROWDED + DUELS + WATCHED)
    for other in others:
        assert other.waits
        assert max(other.before) <= MOST_BEFORE
        assert SIZE != "full" or (other.longest <= MOST_SECONDS and max(other.made) <= MOST_SECONDS)
