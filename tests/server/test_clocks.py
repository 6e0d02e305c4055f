"""Clocks and deadlines, with time that the test advances."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from boneyard.server.app.housekeeping import open_due, unload_idle
from boneyard.server.rooms.jobs import Job, Tick
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.store.records import Guest
from boneyard.table import protocol
from boneyard.table.config import DAY, Bank, Config, Days
from boneyard.table.fold import fold
from boneyard.table.log_entries import Created, Sat, Stood
from boneyard.table.projection import info_of
from boneyard.table.table import Table
from boneyard.table.windows import QuestionTimes
from tests.reliability.bare_rooms import DUEL, NOON, Clock, QuietRoom, new_table, put_into
from tests.server.rooms import IN_A_WINDOW, rooms_on
from tests.server.waiting import until

BANK = Bank(60, increment=5)


class Clocked:
    def __init__(self, pace: Bank | Days, **config: object) -> None:
        asked = Config(game="zombie-invasion", seats=("open", "open"), pace=pace, **config)  # type: ignore[arg-type]
        self.room = QuietRoom(new_table(asked, Random(3)))
        self.frames: list[bytes] = []

    @property
    def asked(self) -> int:
        play = self.room.table.play
        assert play is not None
        (seat,) = play.actors
        return seat

    def banks(self) -> list[int]:
        return [seat.bank for seat in self.room.table.seats]

    async def pass_by(self, milliseconds: int) -> None:
        self.room.clock.now += milliseconds
        await self.room.do(Tick())
        await self.room.settle()

    async def say(self, seat: int, message: protocol.Asking) -> bytes:
        frames: list[bytes] = []
        await self.room.do(Job(f"guest-{seat}", message, frames.append))
        await self.room.settle()
        return frames[0]

    async def answer(self, choice: int = 0) -> None:
        seat, play = self.asked, self.room.table.play
        assert play is not None
        id = f"{seat}-{play.numbers[seat]}"
        reply = await self.say(seat, protocol.Answer(id=id, decision=play.numbers[seat], choice=choice))
        assert b'"done"' in reply, reply


async def test_time_runs_only_for_the_asked_seat() -> None:
    game = Clocked(BANK)
    for pause in (1000, 20_000, 0):
        seat, before = game.asked, game.banks()
        await game.pass_by(pause)
        await game.answer()
        after = game.banks()
        assert after[seat] == before[seat] - pause + 5000
        assert after[1 - seat] == before[1 - seat]
    game.room.close()


async def test_clients_see_whose_clock_runs() -> None:
    game = Clocked(BANK)
    game.room.audience.join(game.room.table, None, protocol.Hello(protocol=1), game.frames.append)
    welcome = msgspec.json.decode(game.frames[0])
    assert welcome["now"] == NOON
    assert welcome["info"]["clock"] == {"seat": game.asked, "since": NOON}
    await game.pass_by(3000)
    await game.answer()
    update = msgspec.json.decode(game.frames[-1])
    assert update["info"]["clock"] == {"seat": game.asked, "since": NOON + 3000}
    game.room.close()


def test_clocks_are_full_before_the_start() -> None:
    table = Table("clocked")
    config = Config(game="midevil", seats=("open",) * 2, pace=BANK)
    acts = (Created(config=config, host="ann", seed="s"), Sat(seat=0, guest="ann", name="Ann"), Stood(seat=0))
    for seq, act in enumerate(acts, 1):
        fold(table, seq, NOON, act)
        assert [seat.bank for seat in info_of(table, (), paused=False).seats] == [60_000, 60_000]


def test_no_time_runs_in_a_window() -> None:
    table = new_table(Config(game="midevil", seats=("open",) * 3, pace=BANK), Random(1))
    assert info_of(table, (), paused=False).clock is not None
    put_into(table, IN_A_WINDOW)
    assert info_of(table, (), paused=False).clock is None


async def test_undo_returns_no_time() -> None:
    game = Clocked(BANK)
    for _ in range(200):
        play, seat = game.room.table.play, game.asked
        assert play is not None
        bank = game.banks()[seat]
        await game.pass_by(100)
        await game.answer()
        mine = game.room.table.play
        assert mine is not None
        if mine.undo_points and mine.undo_points[-1].seat == seat:
            await game.pass_by(100)
            assert b'"done"' in await game.say(seat, protocol.Undo(id=f"undo-{play.lines}"))
            assert game.banks()[seat] == bank - 200
            game.room.close()
            return
    raise AssertionError("nothing could be taken back")


async def test_a_player_out_of_time_is_replaced() -> None:
    game = Clocked(BANK, absence="wait")
    seat = game.asked
    await game.pass_by(59_999)
    assert not game.room.table.seats[seat].stand_in
    await game.pass_by(1)
    covered = game.room.table.seats[seat]
    assert (bool(covered.stand_in), covered.why_stand_in) == (True, "time")
    info = info_of(game.room.table, (), paused=False)
    assert info.clock is None, "a bot has no clock"
    assert info.seats[seat].bank == 0
    assert b'"not-allowed"' in await game.say(seat, protocol.Return(id="back"))
    game.room.audience.join(game.room.table, seat, protocol.Hello(protocol=1), game.frames.append)
    game.room.joined(seat)
    await game.room.settle()
    assert game.room.table.seats[seat].stand_in, "reconnecting doesn't help"
    game.room.close()


async def test_a_player_past_the_deadline_gets_a_stand_in_and_can_return() -> None:
    game = Clocked(Days(2), absence="wait")
    seat = game.asked
    await game.pass_by(2 * DAY - 1)
    assert not game.room.table.seats[seat].stand_in
    await game.pass_by(1)
    assert game.room.table.seats[seat].why_stand_in == "away"
    game.room.audience.join(game.room.table, seat, protocol.Hello(protocol=1), game.frames.append)
    game.room.joined(seat)
    await game.room.settle()
    assert not game.room.table.seats[seat].stand_in
    game.room.close()


@pytest.mark.parametrize("reactions", ["quick", "private"])
async def test_windows_hold_nobody_up_where_decisions_have_days(reactions: str) -> None:
    config = Config(game="midevil", seats=("open",) * 3, pace=Days(1), reactions=reactions)  # type: ignore[arg-type]
    table = new_table(config, Random(1))
    put_into(table, IN_A_WINDOW)
    room = QuietRoom(table)
    await room.do(Tick())
    await room.settle()
    assert room.table.play is not None
    assert room.table.play.declining is None
    room.close()


async def test_a_restart_gives_nobody_more_days() -> None:
    """Also where others have answered the same frame since."""
    config = Config(game="midevil", seats=("open",) * 3, pace=Days(1), position=DUEL)
    room = QuietRoom(new_table(config, Random(1)))
    play = room.table.play
    assert play is not None
    first, second = play.actors
    room.clock.now += DAY // 2
    answer = protocol.Answer(id="bid", decision=play.numbers[first], choice=0)
    await room.do(Job(f"guest-{first}", answer, lambda frame: None))
    assert room.table.asked_at > NOON, "somebody has answered"
    read_again = QuestionTimes()
    read_again.update(room.table, room.clock.now)
    assert read_again.since(room.table, second) == NOON
    assert room.audience.asked.since(room.table, second) == NOON
    room.close()


GUESTS = [Guest(f"guest-{n}", f"{n}".encode(), "Somebody", "en", 0, 0) for n in range(2)]


async def two_at(rooms: Rooms, pace: Bank | Days) -> str:
    config = Config(game="zombie-invasion", seats=("open", "open"), pace=pace)
    host = await rooms.services.store.guest("guest-0")
    assert host is not None
    open_table = await rooms.create(config, host, "Ann")
    done: list[bytes] = []
    open_table.ask("guest-1", protocol.Sit(id="sit", name="Bob"), done.append)
    open_table.ask("guest-0", protocol.Begin(id="begin"), done.append)
    await until(lambda: len(done) == 2)
    assert open_table.table.status == "running"
    return open_table.id


async def test_correspondence_deadlines_continue_while_the_server_is_down(tmp_path: Path) -> None:
    async with rooms_on(tmp_path / "t.db", *GUESTS, now=Clock(NOON)) as first:
        table = await two_at(first, Days(2))
        await unload_idle(first)
        await unload_idle(first)
        assert table not in first.open, "nothing happens for days without viewers"
    async with rooms_on(tmp_path / "t.db", *GUESTS, now=Clock(NOON + DAY)) as second:
        await open_due(second)
        assert table not in second.open
    async with rooms_on(tmp_path / "t.db", *GUESTS, now=Clock(NOON + 2 * DAY)) as third:
        await open_due(third)
        await until(lambda: any(seat.stand_in for seat in third.open[table].table.seats))


async def test_downtime_costs_no_clock_time(tmp_path: Path) -> None:
    async with rooms_on(tmp_path / "t.db", *GUESTS, now=Clock(NOON)) as first:
        table = await two_at(first, BANK)
        await unload_idle(first)
        await unload_idle(first)
        assert table in first.open, "a clock is running"
    late = NOON + 10 * 60_000
    async with rooms_on(tmp_path / "t.db", *GUESTS, now=Clock(late)) as second:
        await open_due(second)
        open_table = second.open[table]
        await until(lambda: open_table.table.asked_at == late)
        assert open_table.room is not None
        await until(lambda: open_table.room.jobs.empty() and not open_table.room.working)  # type: ignore[union-attr]
        assert not any(seat.stand_in for seat in open_table.table.seats)
        assert open_table.table.play is not None
        running = protocol.Clock(open_table.table.play.actors[0], late)
        assert info_of(open_table.table, (), paused=False).clock == running
