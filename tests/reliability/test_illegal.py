"""An illegal command gets one typed error and changes nothing."""

from collections.abc import Collection, Iterator
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest

import boneyard
from boneyard.server.rooms.jobs import Job
from boneyard.server.rooms.room import Room
from boneyard.table import protocol
from boneyard.table.config import Config
from boneyard.table.decision import running_play
from boneyard.table.errors import CODES
from boneyard.table.play import Play
from boneyard.table.projection import can_undo
from boneyard.table.table import Table
from tests.damage import damage
from tests.figures import Figures
from tests.reliability.bare_rooms import QuietRoom, new_table
from tests.reliability.in_process import InProcessServer, InProcessSocket, Message, in_process_server
from tests.reliability.pairs import Side
from tests.sizes import pick

COMMANDS = pick(quick=1500, ci=50_000, full=1_000_000)
BY_SOCKET = pick(quick=300, ci=5000, full=100_000)
GAMES_BY_SOCKET = ("midevil", "zombie-invasion")


def mistakes(table: Table, seat: int, rng: Random) -> Iterator[tuple[int, int | str]]:
    """Answers that a seat may not give now: (decision, choice)."""
    play = running_play(table)
    decision = play.numbers[seat]
    legal = [option.text() for option in play.options(seat)] if table.waits_for(seat) else []
    others = [o.text() for other in play.actors if other >= 0 for o in play.options(other)]
    for text in [damage(rng.choice(others), rng), *rng.sample(others, min(2, len(others)))]:
        if text not in legal and parsed(play, text) not in legal:
            yield decision, text
    yield decision, len(legal) + rng.choice([0, 1, 10**9, 10**30])
    yield decision, -1 - rng.randrange(3)
    yield decision, ""
    for other in (decision - 1, decision + 1, 0, -1, 2**70):
        yield other, rng.choice(legal) if legal else 0


def parsed(play: Play, text: str) -> str:
    """A command's text in the game's own form, if it can be parsed."""
    try:
        return play.game.parse(text).text()
    except ValueError:
        return text


@pytest.mark.parametrize("reactions", ["quick", "private"])
@pytest.mark.parametrize("game", boneyard.game_ids())
async def test_illegal_commands_change_nothing(game: str, reactions: str, figures: Figures) -> None:
    rng, tried = Random(f"{game}{reactions}"), 0

    async def play_on(side: Side) -> None:
        if waiting := side.waiting():
            seat = rng.choice(waiting)
            await side.give(seat, rng.choice(side.play.options(seat)), f"{rng.random()}")
        else:
            await side.pass_time()

    async def try_all(side: Side, overheard: list[bytes]) -> int:
        before, written = (side.play.hash, side.table.seq, side.table.sealed.copy()), side.room.memory.writes
        number = 0
        overheard.clear()
        for seat in range(len(side.table.seats)):
            for decision, choice in mistakes(side.table, seat, rng):
                number += 1
                frames: list[bytes] = []
                message = protocol.Answer(id="mistake", decision=decision, choice=choice)
                await side.room.do(Job(side.table.seats[seat].guest, message, frames.append))
                [answer] = [msgspec.json.decode(frame) for frame in frames]
                assert answer["type"] == "failed", (choice, answer)
                assert answer["id"] == "mistake"
                assert answer["code"] in ("stale", "illegal"), answer
        assert (side.play.hash, side.table.seq, side.table.sealed) == before
        assert side.room.memory.writes == written
        assert not overheard
        return number

    tried = 0
    while tried < COMMANDS // 6:
        config = Config(game=game, seats=("open",) * 3, reactions=reactions)  # type: ignore[arg-type]
        overheard: list[bytes] = []
        side = Side(QuietRoom(new_table(config, rng)), viewer=-7)
        for viewer in (None, 0, 1, 2):
            side.room.audience.join(side.table, viewer, protocol.Hello(protocol=1), overheard.append)
        for _ in range(60):
            if side.table.status != "running" or tried >= COMMANDS // 6:
                break
            await side.room.settle()
            tried += await try_all(side, overheard)
            await play_on(side)
        side.room.close()
    figures("illegal", commands=tried, changed=0)


WRONG_MESSAGES: tuple[Message, ...] = (
    {"type": "sit", "name": "Me"},
    {"type": "sit", "name": "Me", "seat": 0},
    {"type": "sit", "name": "\u200b\u200e"},
    {"type": "stand"},
    {"type": "stand", "seat": 1},
    {"type": "begin"},
    {"type": "reveal", "nonce": "00"},
    {"type": "return"},
    {"type": "vote", "on": "replace-5"},
    {"type": "carry", "secret": "x" * 32, "name": "Me"},
    {"type": "answer", "decision": 9999, "choice": 0},
    {"type": "undo"},
    {"type": "why-not", "decision": 9999, "command": "step 1"},
    {"type": "hint", "decision": 9999},
)


def stolen(table: Table, seat: int | None, rng: Random) -> Iterator[tuple[int, str]]:
    """Valid answers of other seats to their own questions: (decision, choice)."""
    play = running_play(table)
    own = None if seat is None else play.numbers[seat]
    for other in play.actors:
        if other >= 0 and other != seat and play.numbers[other] != own:
            yield play.numbers[other], rng.choice(play.options(other)).text()


class Gathering:
    """A game over sockets: its players, a guest without a seat, and a visitor without a name."""

    def __init__(self, room: Room, lines: dict[int | str, InProcessSocket], rng: Random) -> None:
        self.room = room
        self.lines = lines
        """By seat, or by who it is that has none."""
        self.rng = rng
        self.ids = (f"{number}" for number in count())

    @property
    def table(self) -> Table:
        return self.room.table

    def present(self) -> tuple[object, ...]:
        return running_play(self.table).hash, self.table.seq, self.table.sealed.copy(), self.table.status

    async def settle(self) -> None:
        busy = True
        while busy or self.room.working or not self.room.jobs.empty():
            busy = any([await line.pong() for line in self.lines.values()])

    async def play_on(self) -> None:
        play = running_play(self.table)
        seat = self.rng.choice([seat for seat in play.actors if self.table.waits_for(seat)])
        choice = self.rng.choice(play.options(seat)).text()
        asked = {"type": "answer", "decision": play.numbers[seat], "choice": choice}
        answer = await self.lines[seat].answer(**asked, id=next(self.ids))
        assert answer["type"] == "done", (asked, answer)

    def wrong_from(self, who: int | str) -> Iterator[Message]:
        """Illegal requests: own and others' answers, and a misplaced message."""
        seat = who if isinstance(who, int) else None
        answers: list[tuple[int, int | str]] = [*stolen(self.table, seat, self.rng)]
        if seat is not None:
            answers += mistakes(self.table, seat, self.rng)
        for decision, choice in answers:
            yield {"type": "answer", "decision": decision, "choice": choice}
        other = self.rng.choice(WRONG_MESSAGES)
        if other["type"] != "undo" or not can_undo(self.table, seat):
            yield other

    async def try_all(self) -> int:
        """Everyone sends illegal requests: each sender gets their own error, and nothing changes."""
        before, tried = self.present(), 0
        for who, line in self.lines.items():
            for wrong in self.wrong_from(who):
                answer = await line.answer(**wrong, id=next(self.ids))
                assert answer["type"] == "failed", (who, wrong, answer)
                assert answer["code"] in codes_for(who, wrong), (who, wrong, answer)
                tried += 1
        assert self.present() == before
        for who, line in self.lines.items():
            assert await line.pong() == [], f"{who} was sent another sender's error, or two errors"
        return tried


def codes_for(who: int | str, wrong: Message) -> Collection[str]:
    """The possible refusals; the decision's owner is checked first."""
    if who == "nobody" or (who == "stranger" and wrong["type"] == "answer"):
        return ("not-yours", "bad-frame")
    return ("stale", "illegal", "bad-frame") if wrong["type"] == "answer" else CODES


async def gathering(server: InProcessServer, game: str, rng: Random) -> Gathering:
    """A running game with all its sockets, without window timeouts."""
    room, keys = await server.game(3, game=game, reaction_seconds=120)
    _, stranger = await server.guest("Stranger")
    lines: dict[int | str, InProcessSocket] = {
        seat: await server.at(room.table.id, key) for seat, key in enumerate(keys)
    }
    lines["stranger"] = await server.at(room.table.id, stranger)
    lines["nobody"] = await server.at(room.table.id)
    return Gathering(room, lines, rng)


@pytest.mark.parametrize("game", GAMES_BY_SOCKET)
async def test_illegal_messages_change_nothing(game: str, tmp_path: Path, figures: Figures) -> None:
    """Every player and some strangers send illegal messages at every decision of random games."""
    rng, share = Random(7), BY_SOCKET // len(GAMES_BY_SOCKET)

    tried = decisions = 0
    async with in_process_server(tmp_path / "tables.db") as server:
        while tried < share:
            people = await gathering(server, game, rng)
            await people.settle()
            while tried < share and people.table.status == "running":
                tried += await people.try_all()
                decisions += 1
                await people.play_on()
                await people.settle()
            for line in people.lines.values():
                await line.end()
    assert tried >= share
    figures("illegal", by_socket=tried, decisions=decisions, changed=0)
