"""Who answers for somebody absent: what the table was set up with says so."""

import asyncio
from random import Random
from typing import Literal

import pytest

from boneyard.server import wire
from boneyard.server.config import Config, Level
from boneyard.server.room import Job, Tick
from tests.reliability.house import QuietRoom, new_table


@pytest.mark.parametrize(
    ("absence", "cover", "away", "left"),
    [
        ("bot", "hard", "hard", "hard"),
        ("bot", "medium", "medium", "medium"),
        ("skip", "easy", "idle", "easy"),
        ("wait", "easy", "", "easy"),
    ],
)
def test_the_table_says_who_covers(
    absence: Literal["bot", "skip", "wait"], cover: Level, away: str, left: str
) -> None:
    async def run() -> None:
        config = Config(game="zombie-invasion", seats=("open",) * 3, absence=absence, cover=cover)
        room = QuietRoom(new_table(config, Random(3)))
        play = room.table.play
        assert play is not None
        (seat,) = play.actors
        frames: list[bytes] = []
        room.audience.join(room.table, seat, wire.Hello(protocol=1), frames.append)
        room.audience.part(room.table, seat, frames.append)
        room.clock.now += 60_000
        await room.do(Tick())
        assert room.table.seats[seat].cover == away
        other = (seat + 1) % 3
        await room.do(Job(f"guest-{other}", wire.Leave(id="leave"), frames.append))
        assert room.table.seats[other].cover == left
        room.close()

    asyncio.run(run())
