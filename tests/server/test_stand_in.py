"""Stand-ins for absent players, by the table's configuration."""

from random import Random
from typing import Literal

import pytest
from msgspec.json import encode

from boneyard.cluster.follower import PresentSeats
from boneyard.cluster.shared_table import SharedTable
from boneyard.server.rooms.bot_moves import Choice
from boneyard.server.rooms.jobs import Job, Tick
from boneyard.server.rooms.room import Room
from boneyard.server.store.records import Lease
from boneyard.table import protocol
from boneyard.table.config import DAY, OPEN, Config, Level, Plan
from boneyard.table.projection import info_of
from tests.reliability.bare_rooms import Clock, QuietRoom, new_table
from tests.server.rooms import MessageStore, shared_table
from tests.server.waiting import until

HELLO = protocol.Hello(protocol=1)


@pytest.mark.parametrize(
    ("absence", "stand_in", "away", "left"),
    [
        ("bot", "hard", "hard", "hard"),
        ("bot", "medium", "medium", "medium"),
        ("skip", "easy", "idle", "easy"),
        ("wait", "easy", "", "easy"),
    ],
)
async def test_the_config_selects_the_stand_in(
    absence: Literal["bot", "skip", "wait"], stand_in: Level, away: str, left: str
) -> None:
    config = Config(game="zombie-invasion", seats=("open",) * 3, absence=absence, stand_in=stand_in)
    room = QuietRoom(new_table(config, Random(3)))
    play = room.table.play
    assert play is not None
    (seat,) = play.actors
    frames: list[bytes] = []
    other = (seat + 1) % 3
    room.audience.join(room.table, other, HELLO, frames.append)
    room.clock.now += 60_000
    await room.do(Tick())
    assert room.table.seats[seat].stand_in == away
    await room.do(Job(f"guest-{other}", protocol.Leave(id="leave"), frames.append))
    assert room.table.seats[other].stand_in == left
    room.close()


async def room_of(people: int) -> tuple[QuietRoom, int]:
    """A game without viewers, and the seat that must answer."""
    seats: tuple[Plan, ...] = (*[OPEN] * people, "easy")
    room = QuietRoom(new_table(Config(game="zombie-invasion", seats=seats), Random(3)))
    while True:
        play = room.table.play
        assert play is not None
        (seat,) = play.actors
        if not room.table.seats[seat].bot:
            return room, seat
        await room.do(Choice(seat, play.numbers[seat], 0))


@pytest.mark.parametrize("people", [1, 2])
async def test_an_unwatched_table_waits_for_its_players(people: int) -> None:
    async def run(room: QuietRoom, seat: int) -> None:
        send: list[bytes] = []
        room.audience.join(room.table, seat, HELLO, send.append)
        room.audience.join(room.table, None, HELLO, send.append)
        room.audience.leave(room.table, seat, send.append)
        room.clock.now += DAY
        await room.do(Tick())
        assert not room.table.seats[seat].stand_in, "only a spectator is connected"
        if people > 1:
            room.audience.join(room.table, 1 - seat, HELLO, send.append)
            await room.do(Tick())
            assert room.table.seats[seat].stand_in, "now a player is connected"
        room.close()

    await run(*await room_of(people))


def table_in(epoch: int) -> tuple[SharedTable, MessageStore, Clock]:
    """A game of two in a process that owns or follows the table."""
    clock = Clock()
    open_table, post = shared_table(clock)
    table = new_table(Config(game="zombie-invasion", seats=("open", "open")), Random(3))
    if epoch:
        open_table.write(table, Lease("table", epoch))
    else:
        open_table.follow(table)
    return open_table, post, clock


async def test_a_player_at_another_process_is_present() -> None:
    open_table, post, clock = table_in(epoch=1)
    room, play = open_table.room, open_table.table.play
    assert isinstance(room, Room)
    assert play is not None
    (seat,) = play.actors
    frames: list[bytes] = []
    send = frames.append
    open_table.join(seat, HELLO, send)
    open_table.join(1 - seat, HELLO, send)
    open_table.receive("there", encode(PresentSeats((seat,))))
    await until(lambda: post.messages)
    assert post.messages[-1] == (encode(PresentSeats((0, 1))), "there")
    open_table.leave(seat, send)
    clock.now += 60_000
    await room.do_due()
    assert not open_table.table.seats[seat].stand_in
    assert info_of(open_table.table, open_table.audience.present, paused=False).seats[seat].present
    open_table.receive("there", encode(PresentSeats(())))
    await room.do_due()
    clock.now += 60_000
    await room.do_due()
    assert open_table.table.seats[seat].stand_in
    open_table.receive("there", encode(PresentSeats((seat,))))
    await until(lambda: not open_table.table.seats[seat].stand_in)
    open_table.set_elsewhere("there", None)
    assert seat in open_table.audience.away, "reports of a silent process expire"
    open_table.close()


async def test_a_follower_reports_its_viewers() -> None:
    open_table, post, _ = table_in(epoch=0)
    frames: list[bytes] = []
    send = frames.append
    open_table.join(1, HELLO, send)
    open_table.join(None, HELLO, send)
    await until(lambda: len(post.messages) == 2)  # a spectator is nobody's business
    assert post.messages[-1] == (encode(PresentSeats((1,), watched=True)), None)
    open_table.receive("writer", encode(PresentSeats((0,))))
    assert open_table.audience.present == {0, 1}
    assert b'"present":true' in frames[-1]
    open_table.leave(1, send)
    await until(lambda: len(post.messages) == 3)
    assert post.messages[-1] == (encode(PresentSeats((), watched=True)), None)
    open_table.close()
