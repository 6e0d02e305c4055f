"""People who don't look are told what a table wants of them: that, and nothing else."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from random import Random

import pytest

from boneyard.server.notify import Notice, Target, Webhook
from boneyard.server.people.alerts import FRESH, Alerts, asked_now
from boneyard.server.rooms.place import Place
from boneyard.server.rooms.request import HOST
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.rooms import Rooms, rooms_for
from boneyard.server.running.housekeeping import remind
from boneyard.server.services import Services
from boneyard.server.store.opening import open_store
from boneyard.server.store.records import Guest
from boneyard.table import protocol
from boneyard.table.config import Bank, Config, Days
from boneyard.table.decision import Decision
from boneyard.table.handlers import internal
from boneyard.table.log_entries import Covered
from boneyard.table.shared_device import Companion
from boneyard.table.table import Table
from tests.reliability.house import NOON, Clock, new_table, put_into
from tests.server.test_housekeeping import FirstOption
from tests.server.waiting import until

GUESTS = [Guest(name, name.encode(), name, "en", 0, 0) for name in ("ann", "bob", "cid")]
HELLO = protocol.Hello(protocol=1)


class Heard:
    """A notifier that only remembers."""

    def __init__(self) -> None:
        self.told: list[tuple[Notice, list[Target]]] = []
        self.withdrawn: list[tuple[str, str | int, int | None]] = []

    async def tell(self, notice: Notice, to: Iterable[Target]) -> None:
        self.told.append((notice, list(to)))

    def withdraw(self, table: str, decision: str | int, seat: int | None = None) -> None:
        self.withdrawn.append((table, decision, seat))

    @property
    def kinds(self) -> list[tuple[str, str | int]]:
        return [(notice.kind, notice.params["seat"]) for notice, _ in self.told]


class House:
    """Rooms with alerts, which wait for nothing unless the test says so."""

    def __init__(self, rooms: Rooms, grace: float, later: float) -> None:
        self.rooms, self.heard = rooms, Heard()
        services = rooms.services
        self.alerts = Alerts(
            services, self.heard, self.targets, self.looks, "https://x.org/table/{}".format, grace, later
        )
        self.alerts.listen()

    async def targets(self, guest: str) -> list[Target]:
        return [] if guest == "cid" else [Webhook(f"https://{guest}.org/")]

    def looks(self, table: str, seat: int) -> bool:
        place = self.rooms.open.get(table)
        stream = None if place is None else place.audience.streams.get(seat)
        return stream is not None and bool(stream.sends)

    async def game(self, people: int = 2, **config: object) -> Place:
        """A game of people, none of whom looks."""
        asked = Config(game="zombie-invasion", seats=("open",) * people, **config)  # type: ignore[arg-type]
        place = await self.rooms.create(asked, GUESTS[0], "ann")
        for guest in GUESTS[1:people]:
            await say(place, guest.id, protocol.Sit(id="sit", name=guest.name))
        await say(place, "ann", protocol.Begin(id="begin"))
        return place


async def say(place: Place, guest: str, message: protocol.Asking) -> None:
    """Ask for something and wait until it is done."""
    frames: list[bytes] = []
    place.ask(guest, message, frames.append)
    await until(lambda: frames)
    assert b'"done"' in frames[0], frames


def with_house(
    file: Path, test: Callable[[House], Coroutine[None, None, None]], grace: float = 0.0, later: float = 0.0
) -> None:
    async def run() -> None:
        store = await open_store(f"sqlite:///{file}")
        for guest in GUESTS:
            await store.put_guest(guest)
        rooms = rooms_for(Services(store, FirstOption(lets=False), now=Clock()))
        house = House(rooms, grace, later)
        try:
            await test(house)
        finally:
            house.alerts.close()
            await rooms.close()
            await store.close()

    asyncio.run(run())


def play_of(place: Place) -> tuple[int, int]:
    """Who must answer, and the number of their decision."""
    play = place.table.play
    assert play is not None
    (seat,) = play.actors
    return seat, play.numbers[seat]


def no_send(frame: bytes) -> None:
    """Nobody reads it."""


def test_who_does_not_look_is_told_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.game(title="Friday")
        seat, decision = play_of(place)
        await until(lambda: len(house.heard.told) == 2)
        assert sorted(house.heard.kinds) == sorted([("your-turn", seat), ("started", 1 - seat)])
        notice, to = next(told for told in house.heard.told if told[0].kind == "your-turn")
        assert notice.params == {"seat": seat, "decision": decision}
        assert (notice.title, notice.link) == ("Friday", f"https://x.org/table/{place.id}")
        assert to == [Webhook(f"https://{('ann', 'bob')[seat]}.org/")]
        await say(place, "ann", protocol.Order(id="order", pass_until_turn=True))
        await asyncio.sleep(0.05)
        assert len(house.heard.told) == 2, "what changes something else tells nobody again"

    with_house(tmp_path / "t.db", test)


def test_an_answer_withdraws_and_another_turn_is_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.game()
        for _ in range(3):
            seat, decision = play_of(place)
            await until(lambda seat=seat: ("your-turn", seat) in house.heard.kinds)  # type: ignore[misc]
            house.heard.told.clear()
            guest = GUESTS[seat].id
            await say(place, guest, protocol.Answer(id=f"{decision}-{seat}", decision=decision, choice=0))
            assert (place.id, decision, seat) in house.heard.withdrawn
        assert place.table.status == "running"

    with_house(tmp_path / "t.db", test)


def test_who_answers_in_time_is_not_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.game()
        for _ in range(5):
            seat, decision = play_of(place)
            guest = GUESTS[seat].id
            await say(place, guest, protocol.Answer(id=f"{decision}-{seat}", decision=decision, choice=0))
        waiting = house.alerts.asked[place.id]
        assert [(seat, asked.decision) for seat, asked in waiting.items()] == [play_of(place)]
        assert len(house.alerts.timers) == 2, "of the present question, and of the beginning"
        assert not house.heard.told

    with_house(tmp_path / "t.db", test, grace=1000)


def test_who_is_asked_soon_is_not_told_of_the_beginning_too(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.game()
        first, decision = play_of(place)
        while play_of(place)[0] == first:
            answer = protocol.Answer(id=f"{decision}", decision=decision, choice=0)
            await say(place, GUESTS[first].id, answer)
            decision = play_of(place)[1]
        house.alerts.tell_unseen(place.table, "started", 1 - first, None)
        house.alerts.tell_of(place.table, 1 - first, decision, True)
        await until(lambda: not house.alerts.tasks)
        assert house.heard.kinds == [("your-turn", 1 - first)]

    with_house(tmp_path / "t.db", test, grace=1000)


def test_who_looks_is_looked_at_twice(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.game()
        seat, decision = play_of(place)
        place.join(seat, HELLO, no_send)
        first = house.alerts.asked[place.id][seat]
        house.alerts.tell_of(place.table, seat, decision, False)
        second = house.alerts.asked[place.id][seat]
        assert second.timer.when() > first.timer.when(), "once more, later"
        house.alerts.tell_of(place.table, seat, decision, True)
        assert house.alerts.asked[place.id][seat] == second, "but not for ever"
        assert not house.alerts.tasks
        place.part(seat, no_send)
        house.alerts.tell_of(place.table, seat, decision, True)
        await until(lambda: house.heard.told)
        assert house.heard.kinds == [("your-turn", seat)]

    with_house(tmp_path / "t.db", test, grace=1000, later=2000)


def test_a_cover_and_the_end_are_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.game(3)
        await until(lambda: len(house.heard.told) == 2)
        house.heard.told.clear()
        room = place.room
        assert isinstance(room, Room)
        for seat in range(3):
            await room.keep(Decision([Covered(seat=seat, level="easy", why="away" if seat else "conceded")]))
        await until(lambda: house.heard.told)
        await say(place, "bob", protocol.Leave(id="leave", concede=True))
        await until(lambda: len(house.heard.told) == 1)
        assert house.heard.kinds == [("covered", 1)], "cid has no contacts, ann has left herself"

    with_house(tmp_path / "t.db", test)


def test_the_end_is_told_to_who_has_not_left(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.game(2, leaving="out")
        await until(lambda: len(house.heard.told) == 2)
        house.heard.told.clear()
        await say(place, "ann", protocol.Leave(id="leave", concede=True))
        assert place.table.status == "over"
        await until(lambda: house.heard.told)
        assert house.heard.kinds == [("game-over", 1)]

    with_house(tmp_path / "t.db", test)


def test_who_has_got_a_seat_is_told_and_who_had_it_is_not(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.game()
        seat, decision = play_of(place)
        given = internal.HandOver(id="given", seat=seat, guest="dan", name="Dan")
        await house.rooms.services.store.put_guest(Guest("dan", b"dan", "Dan", "de", 0, 0))
        first = house.alerts.asked[place.id][seat]
        house.alerts.grace = 0.0
        await say(place, HOST, given)
        assert first.timer.cancelled()
        assert (place.id, decision, seat) in house.heard.withdrawn
        await until(lambda: house.heard.told)
        (notice, to) = house.heard.told[0]
        assert (notice.kind, notice.language, to) == ("your-turn", "de", [Webhook("https://dan.org/")])

    with_house(tmp_path / "t.db", test, grace=1000)


def test_who_shares_a_device_is_told_where_its_guest_is(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        config = Config(game="zombie-invasion", seats=("open",) * 2)
        company = [Companion(seat=1, name="Ben")]
        place = await house.rooms.create(config, GUESTS[0], "ann", company=company)
        seats = set[int]()
        while len(seats) < 2:
            seat, decision = play_of(place)
            await until(lambda seat=seat: ("your-turn", seat) in house.heard.kinds)  # type: ignore[misc]
            seats.add(seat)
            guest = place.table.seats[seat].guest
            await say(place, guest, protocol.Answer(id=f"{decision}-{seat}", decision=decision, choice=0))
        assert all(to == [Webhook("https://ann.org/")] for _, to in house.heard.told)

    with_house(tmp_path / "t.db", test)


@pytest.mark.parametrize(("age", "told"), [(0, 1), (FRESH + 1, 0)])
def test_a_restart_repeats_only_what_is_new(tmp_path: Path, age: int, told: int) -> None:
    async def test(house: House) -> None:
        place = await house.game()
        await until(lambda: len(house.heard.told) == 2)
        await house.rooms.close()
        again = House(rooms_for(house.rooms.services), 0.0, 0.0)
        again.rooms.services.now = Clock(NOON + age)
        await again.rooms.room(place.id)
        assert bool(again.alerts.asked) == bool(told)
        await until(lambda: len(again.heard.told) == told)
        await again.rooms.close()

    with_house(tmp_path / "t.db", test)


@pytest.mark.parametrize(("age", "told"), [(0, True), (FRESH + 1, False)])
def test_who_was_to_be_told_is_told_after_a_restart(tmp_path: Path, age: int, told: bool) -> None:
    async def test(house: House) -> None:
        place = await house.game()
        seat, _ = play_of(place)
        await house.rooms.close()
        house.alerts.close()
        assert not house.heard.told, "it was too early"
        again = House(rooms_for(house.rooms.services), 0.0, 0.0)
        again.rooms.services.now = Clock(NOON + age)
        await remind(again.rooms)
        assert (place.id in again.rooms.open) == told
        await until(lambda: again.heard.kinds == [("your-turn", seat)] * told)
        await again.rooms.close()

    with_house(tmp_path / "t.db", test, grace=1000)


WINDOW = """
midevil, 3 seats
board
  0:altar
at altar.centre pawn 0, pawn 1, pawn 2
seat 1 hand crumble
seat 2 hand horse
deck none
next turn step=0
"""


def table_in_window(config: Config) -> Table:
    """A window in which two have something to play, but one never would."""
    table = new_table(config, Random(1))
    table.change(1, never=("crumble",))
    put_into(table, WINDOW)
    assert table.play is not None
    assert table.play.declining is not None
    return table


def test_windows_of_seconds_are_never_told() -> None:
    for pace in (None, Bank(600)):
        assert asked_now(table_in_window(Config(game="midevil", seats=("open",) * 3, pace=pace))) == {}


def test_windows_of_days_are_told_to_who_may_want_to_play() -> None:
    table = table_in_window(Config(game="midevil", seats=("open",) * 3, pace=Days(2)))
    play = table.play
    assert play is not None
    assert asked_now(table) == {2: play.numbers[2]}
    table.change(2, pass_until_turn=True)
    assert asked_now(table) == {}


def test_private_windows_are_told_to_all_alike() -> None:
    config = Config(game="midevil", seats=("open",) * 3, pace=Days(2), reactions="private")
    table = table_in_window(config)
    assert asked_now(table).keys() == {1, 2}, "whom a card in the hand keeps at home must not be seen"
    table.change(1, pass_until_turn=True)
    assert asked_now(table).keys() == {2}
