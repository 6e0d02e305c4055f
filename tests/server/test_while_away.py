"""Who comes back is told what a bot has done for them, and nothing that they could not have seen."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from boneyard.games.shared.events import Event
from boneyard.server.history import while_away
from boneyard.server.history.library import Library
from boneyard.server.history.replayer import Replayer
from boneyard.server.history.while_away import Deeds, deeds_of
from boneyard.server.rooms.place import Place
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.rooms import Rooms, rooms_for
from boneyard.server.services import Services
from boneyard.server.store.opening import open_store
from boneyard.server.store.records import Guest
from boneyard.table import log_entries, protocol
from boneyard.table.config import Config
from boneyard.table.log_entries import Played
from boneyard.table.projection import mine_of, told
from boneyard.table.table import Table
from tests.reliability.house import NOON, Clock
from tests.server.test_housekeeping import FirstOption
from tests.server.waiting import until

HELLO = protocol.Hello(protocol=1)
MINUTE = 60_000


class Evening:
    """A game of two people, one of whom goes away for a while."""

    def __init__(self, rooms: Rooms, clock: Clock, place: Place) -> None:
        self.rooms, self.clock, self.place = rooms, clock, place
        self.library = Library(rooms.services, rooms, Replayer())
        self.heard: list[bytes] = []
        play = place.table.play
        assert play is not None
        self.seat = play.actors[0]

    @property
    def room(self) -> Room:
        assert self.place.room is not None
        return self.place.room

    @property
    def table(self) -> Table:
        return self.place.table

    def send(self, frame: bytes) -> None:
        """Nobody reads it."""

    def listen(self) -> None:
        """Hear all that the seat would have heard."""
        tell = self.place.audience.tell

        def told_too(table: Table, events: Sequence[Event], first: int | None = None) -> None:
            assert table.play is not None
            self.heard += [bytes(event) for event in told(table.play.game, events, self.seat)]
            tell(table, events, first)

        self.place.audience.tell = told_too  # type: ignore[method-assign]

    async def go_away(self) -> None:
        self.place.join(self.seat, HELLO, self.send)
        self.place.join(1 - self.seat, HELLO, self.send)
        self.place.part(self.seat, self.send)
        self.clock.now += MINUTE
        self.room.wake()
        await until(lambda: self.table.seats[self.seat].cover)

    async def come_back(self) -> None:
        self.clock.now += MINUTE
        self.place.join(self.seat, HELLO, self.send)
        await until(lambda: not self.table.seats[self.seat].cover)

    async def deeds(self) -> Deeds:
        """What the seat is told that was done for it."""
        play, away = self.table.play, self.table.seats[self.seat].away
        assert play is not None
        assert away is not None
        return deeds_of(play.game, await self.library.lines(self.place), self.seat, away)

    async def own_lines(self) -> list[str]:
        """What was answered for the seat by a bot."""
        entries = await self.rooms.services.store.entries(self.place.id, 0)
        done = [log_entries.decode(entry.act) for entry in entries]
        lines = [line for act in done if isinstance(act, Played) and act.hand == "bot" for line in act.lines]
        own = f"{self.seat} "
        return [line.removeprefix(own) for line in lines if line.startswith(own)]


async def evening(file: Path, game: str, lets: bool) -> Evening:
    store, clock = await open_store(f"sqlite:///{file}"), Clock()
    guests = [Guest(name, name.encode(), name, "en", 0, 0) for name in ("ann", "bob")]
    for guest in guests:
        await store.put_guest(guest)
    rooms = rooms_for(Services(store, FirstOption(lets), now=clock))
    place = await rooms.create(Config(game=game, seats=("open", "open")), guests[0], "Ann")
    done: list[bytes] = []
    place.ask("bob", protocol.Sit(id="sit", name="Bob"), done.append)
    place.ask("ann", protocol.Begin(id="begin"), done.append)
    await until(lambda: len(done) == 2)
    return Evening(rooms, clock, place)


async def ended(evening: Evening) -> None:
    await evening.rooms.close()
    await evening.rooms.services.store.close()


def is_within(part: Sequence[bytes], whole: Sequence[bytes]) -> bool:
    """Whether all of it is there, in this order."""
    rest = iter(whole)
    return all(item in rest for item in part)


@pytest.mark.plain_python("it replaces a method, and machine code's can't be")
@pytest.mark.parametrize("game", ["zombie-invasion", "midevil"])
def test_who_is_back_is_told_what_was_done(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        e = await evening(tmp_path / "t.db", game, lets=True)
        e.listen()
        await e.go_away()
        await until(lambda: not e.table.waits_for(e.seat))
        mine = mine_of(e.table, e.seat)
        assert mine is not None
        assert mine.away is None, "not before they are back"
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
        assert is_within(events, e.heard), "nothing that was not told to the seat then"
        await ended(e)

    asyncio.run(test())


def test_who_was_away_for_nothing_is_told_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        e = await evening(tmp_path / "t.db", "zombie-invasion", lets=False)
        await e.go_away()
        await e.come_back()
        assert e.table.seats[e.seat].away is None
        await ended(e)

    asyncio.run(test())


def test_an_answer_of_ones_own_ends_it(tmp_path: Path) -> None:
    async def test() -> None:
        e = await evening(tmp_path / "t.db", "zombie-invasion", lets=True)
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
            e.place.ask(("ann", "bob")[seat], answer, frames.append)
            await until(lambda frames=frames: frames)  # type: ignore[misc]
            assert b'"done"' in frames[0]
            if seat != other:
                break
        assert e.table.seats[e.seat].away is None
        await ended(e)

    asyncio.run(test())


def test_who_missed_the_end_is_told_too(tmp_path: Path) -> None:
    async def test() -> None:
        e = await evening(tmp_path / "t.db", "zombie-invasion", lets=True)
        await e.go_away()
        await until(lambda: not e.table.waits_for(e.seat))
        done: list[bytes] = []
        e.place.ask(("ann", "bob")[1 - e.seat], protocol.Leave(id="leave", concede=True), done.append)
        await until(lambda: e.table.status == "over")
        mine = mine_of(e.table, e.seat)
        assert mine is not None
        assert mine.away is not None
        deeds = (await e.deeds()).deeds
        assert [deed.command for deed in deeds] == await e.own_lines() != []
        await ended(e)

    asyncio.run(test())


def test_only_the_last_deeds_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        e = await evening(tmp_path / "t.db", "zombie-invasion", lets=True)
        await e.go_away()
        await until(lambda: not e.table.waits_for(e.seat))
        await e.come_back()
        lines = await e.own_lines()
        monkeypatch.setattr(while_away, "MOST_DEEDS", 1)
        done = await e.deeds()
        assert [deed.command for deed in done.deeds] == lines[-1:]
        assert done.before == len(lines) - 1
        await ended(e)

    asyncio.run(test())


def test_a_table_that_is_read_again_still_knows(tmp_path: Path) -> None:
    async def test() -> None:
        e = await evening(tmp_path / "t.db", "midevil", lets=True)
        await e.go_away()
        await until(lambda: not e.table.waits_for(e.seat))
        await e.come_back()
        away = e.table.seats[e.seat].away
        await e.rooms.close()
        again = await e.rooms.room(e.place.id)
        assert again.table.seats[e.seat].away == away is not None
        assert msgspec.json.encode(mine_of(again.table, e.seat)) == msgspec.json.encode(
            mine_of(e.table, e.seat)
        )
        await ended(e)

    asyncio.run(test())
