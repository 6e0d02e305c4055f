"""A returning player sees what the stand-in did, and nothing hidden."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

import boneyard
from boneyard.games.shared.events import Event, TurnBegan
from boneyard.server.history import log
from boneyard.server.history.archive import Archive
from boneyard.server.history.log import Deeds, Line, deeds_of, turns_in
from boneyard.server.history.replayer import Replayer
from boneyard.server.http.log import StreamPosition, page_of
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.rooms import Rooms, rooms_for
from boneyard.server.store.records import Guest
from boneyard.table import log_entries, protocol
from boneyard.table.config import Config
from boneyard.table.events import LineEvents
from boneyard.table.log_entries import Played
from boneyard.table.projection import mine_of, visible_events
from boneyard.table.stand_ins import StandInBegan, StandInEnded, StandIns
from boneyard.table.table import Table
from boneyard.table.windows import AWAY
from tests.reliability.bare_rooms import NOON, Clock
from tests.server.rooms import ANN, rooms_on
from tests.server.waiting import until

HELLO = protocol.Hello(protocol=1)
MINUTE = 60_000
BOB = Guest("bob", b"bob", "Bob", "en", 0, 0)


class Game:
    """A game of two people, one of whom is away for a while."""

    def __init__(self, rooms: Rooms, clock: Clock, open_table: OpenTable) -> None:
        self.rooms, self.clock, self.open_table = rooms, clock, open_table
        self.archive = Archive(rooms.services, rooms, Replayer())
        self.events: list[bytes] = []
        play = open_table.table.play
        assert play is not None
        self.seat = play.actors[0]

    @property
    def room(self) -> Room:
        assert self.open_table.room is not None
        return self.open_table.room

    @property
    def table(self) -> Table:
        return self.open_table.table

    def send(self, frame: bytes) -> None:
        """Ignores its frames."""

    def listen(self) -> None:
        broadcast = self.open_table.audience.broadcast

        def recorded(table: Table, events: Sequence[Event], first: int | None = None) -> None:
            assert table.play is not None
            self.events += [bytes(event) for event in visible_events(table.play.game, events, self.seat)]
            broadcast(table, events, first)

        self.open_table.audience.broadcast = recorded  # type: ignore[method-assign]

    async def go_away(self) -> None:
        self.open_table.join(self.seat, HELLO, self.send)
        self.open_table.join(1 - self.seat, HELLO, self.send)
        self.open_table.leave(self.seat, self.send)
        self.clock.now += MINUTE
        self.room.wake()
        await until(lambda: self.table.seats[self.seat].stand_in)

    async def come_back(self) -> None:
        self.clock.now += MINUTE
        self.open_table.join(self.seat, HELLO, self.send)
        await until(lambda: not self.table.seats[self.seat].stand_in)

    async def deeds(self) -> Deeds:
        """The report of the stand-in's moves."""
        play, away = self.table.play, self.table.seats[self.seat].away
        assert play is not None
        assert away is not None
        return deeds_of(play.game, await self.archive.lines(self.open_table), self.seat, away)

    async def own_lines(self) -> list[str]:
        """The stand-in's answers."""
        entries = await self.rooms.services.store.entries(self.open_table.id, 0)
        done = [log_entries.decode(entry.data) for entry in entries]
        lines = [line for act in done if isinstance(act, Played) and act.hand == "bot" for line in act.lines]
        own = f"{self.seat} "
        return [line.removeprefix(own) for line in lines if line.startswith(own)]


@asynccontextmanager
async def evening(file: Path, game: str, *, lets: bool) -> AsyncIterator[Game]:
    """A game of Ann and Bob."""
    clock = Clock()
    async with rooms_on(file, BOB, lets=lets, now=clock) as rooms:
        open_table = await rooms.create(Config(game=game, seats=("open", "open")), ANN, "Ann")
        done: list[bytes] = []
        open_table.ask("bob", protocol.Sit(id="sit", name="Bob"), done.append)
        open_table.ask("ann", protocol.Begin(id="begin"), done.append)
        await until(lambda: len(done) == 2)
        yield Game(rooms, clock, open_table)


def is_within(part: Sequence[bytes], whole: Sequence[bytes]) -> bool:
    """Whether the parts occur in this order."""
    rest = iter(whole)
    return all(item in rest for item in part)


@pytest.mark.plain_python("it replaces a method, and machine code's can't be")
@pytest.mark.parametrize("game", ["zombie-invasion", "midevil"])
async def test_a_returning_player_sees_what_the_bot_did(tmp_path: Path, game: str) -> None:
    async with evening(tmp_path / "t.db", game, lets=True) as e:
        e.listen()
        await e.go_away()
        await until(lambda: not e.table.waits_for(e.seat))
        mine = mine_of(e.table, e.seat)
        assert mine is not None
        assert mine.away is None, "only after they return"
        await e.come_back()
        mine = mine_of(e.table, e.seat)
        assert mine is not None
        assert mine.away is not None
        assert (mine.away.since, mine.away.until) == (NOON + MINUTE, NOON + 2 * MINUTE)
        assert mine.away.answers > 0
        done = await e.deeds()
        lines = await e.own_lines()
        assert lines
        assert [deed.command for deed in done.deeds] == lines
        assert done.before == 0
        events = [bytes(event) for deed in done.deeds for event in deed.events]
        assert events
        assert is_within(events, e.events), "only events that the seat could see then"


async def test_nothing_is_reported_if_the_bot_did_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path / "t.db", "zombie-invasion", lets=False) as e:
        await e.go_away()
        await e.come_back()
        assert e.table.seats[e.seat].away is None


async def test_an_own_answer_clears_the_report(tmp_path: Path) -> None:
    async with evening(tmp_path / "t.db", "zombie-invasion", lets=True) as e:
        await e.go_away()
        await until(lambda: not e.table.waits_for(e.seat))
        await e.come_back()
        other = 1 - e.seat
        for _ in range(400):
            play = e.table.play
            assert play is not None
            assert e.table.seats[e.seat].away is not None
            (seat,) = play.actors
            frames: list[bytes] = []
            answer = protocol.Answer(id=f"{seat}-{play.numbers[seat]}", decision=play.numbers[seat], choice=0)
            e.open_table.ask(("ann", "bob")[seat], answer, frames.append)
            await until(lambda frames=frames: frames)  # type: ignore[misc]
            assert b'"done"' in frames[0]
            if seat != other:
                break
        assert e.table.seats[e.seat].away is None


async def test_the_report_includes_the_end_of_the_game(tmp_path: Path) -> None:
    async with evening(tmp_path / "t.db", "zombie-invasion", lets=True) as e:
        await e.go_away()
        await until(lambda: not e.table.waits_for(e.seat))
        done: list[bytes] = []
        e.open_table.ask(("ann", "bob")[1 - e.seat], protocol.Leave(id="leave", concede=True), done.append)
        await until(lambda: e.table.status == "over")
        mine = mine_of(e.table, e.seat)
        assert mine is not None
        assert mine.away is not None
        deeds = (await e.deeds()).deeds
        assert [deed.command for deed in deeds] == await e.own_lines() != []


async def test_the_report_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(tmp_path / "t.db", "zombie-invasion", lets=True) as e:
        await e.go_away()
        await until(lambda: not e.table.waits_for(e.seat))
        await e.come_back()
        lines = await e.own_lines()
        monkeypatch.setattr(log, "MOST_DEEDS", 1)
        done = await e.deeds()
        assert [deed.command for deed in done.deeds] == lines[-1:]
        assert done.before == len(lines) - 1


async def test_the_report_survives_a_restart(tmp_path: Path) -> None:
    async with evening(tmp_path / "t.db", "midevil", lets=True) as e:
        await e.go_away()
        await until(lambda: not e.table.waits_for(e.seat))
        await e.come_back()
        away = e.table.seats[e.seat].away
        await e.rooms.forget(e.open_table.id)
        restarted = rooms_for(e.rooms.services)
        again = await restarted.room(e.open_table.id)
        assert again.table.seats[e.seat].away == away is not None
        assert msgspec.json.encode(mine_of(again.table, e.seat)) == msgspec.json.encode(
            mine_of(e.table, e.seat)
        )
        await restarted.close()


def told_to(frames: Sequence[bytes], kind: str) -> list[object]:
    """The events of a kind in a viewer's frames."""
    events = [event for frame in frames for event in msgspec.json.decode(frame).get("events", ())]
    return [event for event in events if event["event"] == kind]


async def test_everybody_sees_when_a_bot_takes_over_and_hands_back(tmp_path: Path) -> None:
    async with evening(tmp_path / "t.db", "midevil", lets=True) as e:
        watched: list[bytes] = []
        e.open_table.join(None, HELLO, watched.append)
        e.open_table.join(1 - e.seat, HELLO, e.send)
        e.open_table.join(e.seat, HELLO, e.send)
        assert e.open_table.audience.info(e.table).takeover is None
        e.open_table.leave(e.seat, e.send)
        at = NOON + AWAY
        assert msgspec.json.decode(watched[-1])["info"]["takeover"] == {"seat": e.seat, "at": at}
        e.clock.now = at - 1
        await e.room.do_due()
        assert not e.table.seats[e.seat].stand_in
        e.clock.now = at
        e.room.wake()
        await until(lambda: e.table.seats[e.seat].stand_in)
        await until(lambda: not e.table.waits_for(e.seat))
        assert e.open_table.audience.info(e.table).takeover is None
        await e.come_back()
        assert told_to(watched, "stand-in-began") == [
            {"event": "stand-in-began", "seat": e.seat, "why": "away"}
        ]
        assert told_to(watched, "stand-in-ended") == [{"event": "stand-in-ended", "seat": e.seat}]
        await e.rooms.forget(e.open_table.id)
        restarted = rooms_for(e.rooms.services)
        lines = await e.archive.lines(await restarted.room(e.open_table.id))
        game = boneyard.game("midevil")
        page = page_of(game, lines, None, StreamPosition("", 0), None)
        kinds = [msgspec.json.decode(event)["event"] for turn in page.turns for event in turn.events]
        assert kinds.count("stand-in-began") == kinds.count("stand-in-ended") == 1
        between = kinds[kinds.index("stand-in-began") + 1 : kinds.index("stand-in-ended")]
        assert between, "the bot's doing lies between"
        assert page.turns[0].stand_ins == ()
        await restarted.close()


def test_each_page_of_the_log_begins_with_the_seats_that_bots_play() -> None:
    began, ended = StandInBegan(1, "away"), StandInEnded(1)
    turns = turns_in(
        [
            Line(number, "", LineEvents((event,)))
            for number, event in enumerate([began, TurnBegan(0, 1), TurnBegan(1, 2), ended, TurnBegan(0, 3)])
        ]
    )
    assert [turn.stand_ins for turn in turns] == [(), (1,), (1,), ()]


def test_bots_on_free_seats_are_no_stand_ins() -> None:
    stand_ins = StandIns()
    entries = [
        log_entries.Sat(seat=0, guest="ann", name="Ann"),
        log_entries.TakenOver(seat=1, level="easy", why="left"),
        log_entries.TakenOver(seat=0, level="easy", why="away"),
        log_entries.Transferred(seat=0, guest="phone", name="Ann"),
    ]
    assert [stand_ins.events(entry) for entry in entries] == [
        (),
        (),
        (StandInBegan(0, "away"),),
        (StandInEnded(0),),
    ]
