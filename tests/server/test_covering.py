"""Who answers for somebody absent: what the table was set up with says so."""

import asyncio
from random import Random
from typing import Literal, cast

import pytest
from msgspec.json import encode

from boneyard.cluster.follower import Looking
from boneyard.cluster.place import SharedPlace
from boneyard.cluster.store import PostgresStore
from boneyard.server.rooms.jobs import Job, Tick
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.summoning import Choice
from boneyard.server.services import Services
from boneyard.server.store import Elsewhere, Store
from boneyard.server.store.records import Lease
from boneyard.server.workers import Workers
from boneyard.table import protocol
from boneyard.table.config import DAY, OPEN, Config, Level, Plan
from boneyard.table.projection import info_of
from tests.reliability.house import Clock, Mute, QuietRoom, new_table
from tests.server.waiting import until

HELLO = protocol.Hello(protocol=1)


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
        other = (seat + 1) % 3
        room.audience.join(room.table, other, HELLO, frames.append)
        room.clock.now += 60_000
        await room.do(Tick())
        assert room.table.seats[seat].cover == away
        await room.do(Job(f"guest-{other}", protocol.Leave(id="leave"), frames.append))
        assert room.table.seats[other].cover == left
        room.close()

    asyncio.run(run())


def room_of(people: int) -> tuple[QuietRoom, int]:
    """A game in which nobody looks, and who is asked."""
    seats: tuple[Plan, ...] = (*[OPEN] * people, "easy")
    room = QuietRoom(new_table(Config(game="zombie-invasion", seats=seats), Random(3)))
    while True:
        play = room.table.play
        assert play is not None
        (seat,) = play.actors
        if not room.table.seats[seat].bot:
            return room, seat
        asyncio.run(room.do(Choice(seat, play.numbers[seat], 0)))


@pytest.mark.parametrize("people", [1, 2])
def test_a_table_that_all_have_left_waits_for_them(people: int) -> None:
    async def run(room: QuietRoom, seat: int) -> None:
        send: list[bytes] = []
        room.audience.join(room.table, seat, HELLO, send.append)
        room.audience.join(room.table, None, HELLO, send.append)
        room.audience.part(room.table, seat, send.append)
        room.clock.now += DAY
        await room.do(Tick())
        assert not room.table.seats[seat].cover, "nobody but a spectator would be waiting"
        if people > 1:
            room.audience.join(room.table, 1 - seat, HELLO, send.append)
            await room.do(Tick())
            assert room.table.seats[seat].cover, "now somebody does"
        room.close()

    asyncio.run(run(*room_of(people)))


class Post:
    """A store that only keeps letters."""

    paused = False
    owner = "here"

    def __init__(self) -> None:
        self.letters: list[tuple[bytes, str | None]] = []

    def on_pause(self, listener: object) -> None:
        """It never pauses."""

    async def forward(self, table: str, payload: bytes, to: str | None = None) -> None:
        self.letters.append((payload, to))

    async def write(self, change: object) -> None:
        """Nothing is kept."""

    async def claim(self, table: str) -> Lease:
        raise Elsewhere(table, "there")

    async def chat(self, *question: object, **more: object) -> tuple[()]:
        return ()


def shared_place(now: Clock) -> tuple[SharedPlace, Post]:
    post = Post()
    services = Services(cast(Store, post), cast(Workers, Mute()), now=now)
    return SharedPlace("table", services, lambda place: None, cast(PostgresStore, post)), post


def place_of(epoch: int) -> tuple[SharedPlace, Post, Clock]:
    """A game of two as one process has it: it writes the table, or follows it."""
    clock = Clock()
    place, post = shared_place(clock)
    table = new_table(Config(game="zombie-invasion", seats=("open", "open")), Random(3))
    if epoch:
        place.write(table, Lease("table", epoch))
    else:
        place.follow(table)
    return place, post, clock


def test_who_looks_by_way_of_another_process_is_not_away() -> None:
    async def run() -> None:
        place, post, clock = place_of(epoch=1)
        room, play = place.room, place.table.play
        assert isinstance(room, Room)
        assert play is not None
        (seat,) = play.actors
        frames: list[bytes] = []
        send = frames.append
        place.join(seat, HELLO, send)
        place.join(1 - seat, HELLO, send)
        place.receive("there", encode(Looking((seat,))))
        await until(lambda: post.letters)
        assert post.letters[-1] == (encode(Looking((0, 1))), "there")
        place.part(seat, send)
        clock.now += 60_000
        await room.do_due()
        assert not place.table.seats[seat].cover
        assert info_of(place.table, place.audience.present, paused=False).seats[seat].present
        place.receive("there", encode(Looking(())))
        await room.do_due()
        clock.now += 60_000
        await room.do_due()
        assert place.table.seats[seat].cover
        place.receive("there", encode(Looking((seat,))))
        await until(lambda: not place.table.seats[seat].cover)
        place.look_elsewhere("there", None)
        assert seat in place.audience.away, "a process that is silent for too long is not believed"
        place.close()

    asyncio.run(run())


def test_who_follows_a_table_says_who_looks_there() -> None:
    async def run() -> None:
        place, post, _ = place_of(epoch=0)
        frames: list[bytes] = []
        send = frames.append
        place.join(1, HELLO, send)
        place.join(None, HELLO, send)
        await until(lambda: len(post.letters) == 2)  # a spectator is nobody's business
        assert post.letters[-1] == (encode(Looking((1,), watched=True)), None)
        place.receive("writer", encode(Looking((0,))))
        assert place.audience.present == {0, 1}
        assert b'"present":true' in frames[-1]
        place.part(1, send)
        await until(lambda: len(post.letters) == 3)
        assert post.letters[-1] == (encode(Looking((), watched=True)), None)
        place.close()

    asyncio.run(run())
