"""Duplicated, reordered, delayed and dropped messages lead to the same game.

A simulated network between player and server copies messages to several sockets of the player, delays or
drops copies, and cuts connections. Players repeat a message with the same id until it is answered.
"""

import asyncio
import json
from collections import deque
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from boneyard.server.rooms.room import Room
from tests.figures import Figures
from tests.patience import within
from tests.reliability.in_process import InProcessServer, InProcessSocket, in_process_server
from tests.server.client import Message, Seen
from tests.sizes import pick

COMMANDS = pick(quick=60, ci=5000, full=100_000)
SHARE = pick(quick=12, ci=170, full=800)
"""Questions to the first seat per game."""
AT_ONCE = pick(quick=2, ci=4, full=12)
"""Concurrent games: most of the time is spent waiting."""
PATIENCE = 0.02
"""Seconds after which a player repeats a request."""
LATE = 60
"""The most copies that a network delays."""


class Network:
    """All sockets of one player, and the messages in flight."""

    def __init__(self, server: InProcessServer, table: str, key: str, rng: Random | None) -> None:
        self.server, self.table, self.key = server, table, key
        self.rng = rng
        """None: a network that does nothing to anybody."""
        self.seen = Seen()
        self.ghosts: deque[InProcessSocket] = deque()
        self.late: deque[str] = deque(maxlen=LATE)
        self.answers: dict[str, set[str]] = {}
        self.sent = 0

    async def connect(self) -> None:
        """A new socket; the old one is cut, or left open without being used."""
        line = self.server.open(self.table, self.key)
        line.put(
            json.dumps({"type": "hello", "protocol": 1, "stream": self.seen.stream, "seen": self.seen.n})
        )
        self.line = line

    async def reconnect(self) -> None:
        assert self.rng is not None
        if self.rng.random() < 0.5:
            self.ghosts.append(self.line)
        else:
            await self.line.end()
        if len(self.ghosts) > 2:
            await self.ghosts.popleft().end()
        await self.connect()

    async def send(self, command: Message) -> None:
        """Send a command as badly as this network does."""
        text = json.dumps(command)
        self.sent += 1
        if self.rng is None:
            self.line.put(text)
            return
        if self.rng.random() < 0.1:
            await self.reconnect()
        for _ in range(self.rng.randrange(4)):  # none: it is lost
            match self.rng.randrange(3):
                case 0:
                    self.line.put(text)
                case 1 if self.ghosts:
                    self.rng.choice(self.ghosts).put(text)
                case _:
                    self.late.append(text)
        while self.late and self.rng.random() < 0.4:
            late = self.rng.choice(self.late)
            self.late.remove(late)
            self.rng.choice([self.line, *self.ghosts]).put(late)
            await asyncio.sleep(0)

    async def next_message(self) -> Message:
        message = await self.line.next_message()
        self.seen.take(message)
        if message["type"] in ("done", "failed") and message.get("code") != "busy":
            self.answers.setdefault(message["id"], set()).add(json.dumps(message))
        return message

    async def ask(self, command: Message) -> Message:
        """Repeat a request until its reply isn't "busy"."""
        while True:
            await self.send(command)
            with suppress(TimeoutError):
                while True:
                    frame = await within(PATIENCE, self.next_message())
                    if frame.get("id") == command["id"] and frame.get("code") != "busy":
                        return frame

    async def end(self) -> None:
        for line in (self.line, *self.ghosts):
            await line.end()


class Game:
    """A game that stops when the first seat has been asked a number of questions."""

    def __init__(self, room: Room, share: int) -> None:
        self.room, self.share = room, share
        self.still = asyncio.Event()

    def look(self) -> None:
        """Whether only the first seat is asked, and often enough; or the game is over."""
        play = self.room.table.play
        assert play is not None
        if self.room.table.status == "over" or (play.actors == (0,) and play.numbers[0] >= self.share):
            self.still.set()


async def play(network: Network, seat: int, game: Game) -> None:
    """Answer every question by its number alone, so that both runs answer alike."""
    while await next_question(network, game):
        question = network.seen.question
        assert question is not None
        decision = question["decision"]
        if seat == 0 and decision >= game.share:
            game.look()
            await game.still.wait()
            return
        choice = Random(f"{seat}/{decision}").randrange(len(question["options"]))
        command = {"type": "answer", "id": f"{seat}-{decision}", "decision": decision, "choice": choice}
        answer = await network.ask(command)
        assert answer["type"] == "done", (command, answer)
        now = network.seen.question
        if now is not None and now["decision"] == decision:
            network.seen.question = None
        game.look()


async def next_question(network: Network, game: Game) -> bool:
    """Read until a question comes; False when the game stops."""
    ending = asyncio.create_task(game.still.wait())
    while network.seen.question is None and not game.still.is_set():
        hearing = asyncio.create_task(network.next_message())
        await asyncio.wait([hearing, ending], return_when=asyncio.FIRST_COMPLETED)
        if hearing.done():
            await hearing
        else:
            hearing.cancel()
    ending.cancel()
    return not game.still.is_set()


async def same_as_fresh(network: Network) -> None:
    """A state built on a bad network equals that of a new connection."""
    network.line.put('{"type":"ping"}')
    while (await network.next_message())["type"] != "pong":
        pass
    fresh = Network(network.server, network.table, network.key, None)
    await fresh.connect()
    assert (await fresh.next_message())["type"] == "welcome"
    assert (fresh.seen.view, fresh.seen.question) == (network.seen.view, network.seen.question)
    await fresh.end()


async def run(file: Path, name: str, seed: str, share: int, rng: Random | None) -> tuple[object, int, int]:
    """Play a game: its end, the number of answers, and how often they were sent."""
    async with in_process_server(file) as server:
        room, keys = await server.game(3, game=name, seed=seed)
        game = Game(room, share)
        networks = [Network(server, room.table.id, key, rng) for key in keys]
        for network in networks:
            await network.connect()
        await asyncio.gather(*(play(network, seat, game) for seat, network in enumerate(networks)))
        for network in networks:
            await same_as_fresh(network)
            assert all(len(answers) == 1 for answers in network.answers.values()), (
                "a repeated request got a different reply"
            )
            await network.end()
        play_ = room.table.play
        assert play_ is not None
        found = (play_.hash, play_.numbers, play_.lines, play_.dice.counts, room.table.winners)
        sent = sum(network.sent for network in networks)
        return found, sum(len(network.answers) for network in networks), sent


@pytest.mark.parametrize("game", ["midevil", "zombie-invasion", "castle-of-chaos"])
async def test_a_bad_network_changes_nothing(game: str, tmp_path: Path, figures: Figures) -> None:
    given = sent = 0

    async def both(seed: str) -> None:
        nonlocal given, sent
        clean, answers, _ = await run(tmp_path / f"clean-{seed}.db", game, seed, SHARE, None)
        found, _, times = await run(tmp_path / f"bad-{seed}.db", game, seed, SHARE, Random(f"{seed} 3"))
        assert found == clean, seed
        given, sent = given + answers, sent + times

    async def some(first: int) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(first, first + AT_ONCE):
                group.create_task(both(f"{game}-{number}"))

    for first in range(0, COMMANDS, AT_ONCE):
        await some(first)
        if given >= COMMANDS // 3:
            break
    assert sent > given, "no message was lost, so nothing was tested"
    figures("proxy", commands=given, sent=sent, different=0)
