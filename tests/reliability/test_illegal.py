"""Row 7: what may not be done is not done: one typed error to who asked, and nothing else changes."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

import boneyard
from boneyard.server import wire
from boneyard.server.config import Config
from boneyard.server.errors import CODES
from boneyard.server.room import Job
from tests.damage import damage
from tests.figures import Figures
from tests.reliability.house import QuietRoom, new_table
from tests.reliability.inside import inside
from tests.reliability.pairs import Side
from tests.sizes import pick

COMMANDS = pick(quick=1500, ci=50_000, full=1_000_000)
BY_SOCKET = pick(quick=300, ci=5000, full=100_000)


def mistakes(side: Side, seat: int, rng: Random) -> Iterator[tuple[int, int | str]]:
    """Answers that a seat may not give now: (decision, choice)."""
    play = side.play
    decision = play.numbers[seat]
    legal = [option.text() for option in play.options(seat)] if side.table.waits_for(seat) else []
    others = [o.text() for other in play.actors if other >= 0 for o in play.options(other)]
    for text in [damage(rng.choice(others), rng), *rng.sample(others, min(2, len(others)))]:
        if text not in legal and parsed(side, text) not in legal:
            yield decision, text
    yield decision, len(legal) + rng.choice([0, 1, 10**9, 10**30])
    yield decision, -1 - rng.randrange(3)
    yield decision, ""
    for other in (decision - 1, decision + 1, 0, -1, 2**70):
        yield other, rng.choice(legal) if legal else 0


def parsed(side: Side, text: str) -> str:
    """A text as the game writes it, where it can be read."""
    try:
        return side.play.game.parse(text).text()
    except ValueError:
        return text


@pytest.mark.parametrize("reactions", ["quick", "private"])
@pytest.mark.parametrize("game", boneyard.game_ids())
def test_mistakes_change_nothing(game: str, reactions: str, figures: Figures) -> None:
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
            for decision, choice in mistakes(side, seat, rng):
                number += 1
                told: list[bytes] = []
                message = wire.Answer(id="mistake", decision=decision, choice=choice)
                await side.room.do(Job(side.table.seats[seat].guest, message, told.append))
                [answer] = [msgspec.json.decode(frame) for frame in told]
                assert answer["type"] == "failed", (choice, answer)
                assert answer["id"] == "mistake"
                assert answer["code"] in ("stale", "illegal"), answer
        assert (side.play.hash, side.table.seq, side.table.sealed) == before
        assert side.room.memory.writes == written
        assert not overheard
        return number

    async def scenario() -> int:
        tried = 0
        while tried < COMMANDS // 6:
            config = Config(game=game, seats=("open",) * 3, reactions=reactions)  # type: ignore[arg-type]
            overheard: list[bytes] = []
            side = Side(QuietRoom(new_table(config, rng)), viewer=-7)
            for viewer in (None, 0, 1, 2):
                side.room.audience.join(side.table, viewer, wire.Hello(protocol=1), overheard.append)
            for _ in range(60):
                if side.table.status != "running" or tried >= COMMANDS // 6:
                    break
                await side.room.settle()
                tried += await try_all(side, overheard)
                await play_on(side)
            side.room.close()
        return tried

    tried = asyncio.run(scenario())
    figures("illegal", commands=tried, changed=0)


WRONG_MESSAGES: tuple[dict[str, object], ...] = (
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


def test_mistakes_by_socket_change_nothing(tmp_path: Path, figures: Figures) -> None:
    """Everybody at a table makes mistakes, and people who don't sit there; each hears of its own only."""
    rng = Random(7)

    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            room, keys = await server.game(3, game="midevil")
            _, stranger = await server.guest("Stranger")
            lines = [await server.at(room.table.id, key) for key in [*keys, stranger]]
            nobody = await server.at(room.table.id)
            for line in [*lines, nobody]:
                await line.pong()
            seq, state = room.table.seq, room.table.play and room.table.play.hash
            for number in range(BY_SOCKET):
                line = rng.choice([*lines, nobody])
                wrong = rng.choice(WRONG_MESSAGES)
                answer = await line.answer(**wrong, id=f"wrong-{number}")
                assert answer["type"] == "failed", (wrong, answer)
                assert answer["code"] in CODES
                if line is nobody:
                    assert answer["code"] == "not-yours"
            assert (room.table.seq, room.table.play and room.table.play.hash) == (seq, state)
            for line in [*lines, nobody]:
                assert await line.pong() == [], "a mistake was heard by somebody else, or answered twice"
            for line in [*lines, nobody]:
                await line.end()

    asyncio.run(scenario())
    figures("illegal", by_socket=BY_SOCKET, changed=0)
