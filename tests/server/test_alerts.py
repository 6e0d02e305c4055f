"""Absent players are notified when a table needs them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from boneyard.server.accounts.alerts import FRESH, Alerts, asked_now
from boneyard.server.app.housekeeping import open_recent
from boneyard.server.notify.notice import Target, Webhook
from boneyard.server.rooms.open_table import HOST, OpenTable
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.rooms import Rooms, rooms_for
from boneyard.server.store.records import Guest
from boneyard.table import protocol
from boneyard.table.config import Bank, Config
from boneyard.table.decision import Decision
from boneyard.table.handlers import internal
from boneyard.table.log_entries import TakenOver
from boneyard.table.shared_device import Companion
from tests.reliability.bare_rooms import NOON, Clock, new_table, put_into
from tests.server.notify.doubles import RecordingNotifier
from tests.server.rooms import IN_A_WINDOW, rooms_on
from tests.server.waiting import until

GUESTS = [Guest(name, name.encode(), name, "en", 0, 0) for name in ("ann", "bob", "cid")]
HELLO = protocol.Hello(protocol=1)


class AlertServer:
    """Rooms with alerts and without delays, unless the test says otherwise."""

    def __init__(self, rooms: Rooms, grace: float, later: float) -> None:
        self.rooms, self.notifier = rooms, RecordingNotifier()
        services = rooms.services
        self.alerts = Alerts(
            services,
            self.notifier,
            self.targets,
            self.is_present,
            "https://x.org/table/{}".format,
            grace,
            later,
        )
        self.alerts.listen()

    async def targets(self, guest: str) -> list[Target]:
        return [] if guest == "cid" else [Webhook(f"https://{guest}.org/")]

    def is_present(self, table: str, seat: int) -> bool:
        open_table = self.rooms.open.get(table)
        stream = None if open_table is None else open_table.audience.streams.get(seat)
        return stream is not None and bool(stream.sends)

    async def game(self, people: int = 2, **config: object) -> OpenTable:
        asked = Config(game="zombie-invasion", seats=("open",) * people, **config)  # type: ignore[arg-type]
        open_table = await self.rooms.create(asked, GUESTS[0], "ann")
        for guest in GUESTS[1:people]:
            await send(open_table, guest.id, protocol.Sit(id="sit", name=guest.name))
        await send(open_table, "ann", protocol.Begin(id="begin"))
        return open_table


async def send(open_table: OpenTable, guest: str, message: protocol.Asking) -> None:
    """Send a request and wait until it is done."""
    frames: list[bytes] = []
    open_table.ask(guest, message, frames.append)
    await until(lambda: frames)
    assert b'"done"' in frames[0], frames


@asynccontextmanager
async def alert_server(file: Path, grace: float = 0.0, later: float = 0.0) -> AsyncIterator[AlertServer]:
    async with rooms_on(file, *GUESTS, now=Clock()) as rooms:
        server = AlertServer(rooms, grace, later)
        try:
            yield server
        finally:
            server.alerts.close()


def play_of(open_table: OpenTable) -> tuple[int, int]:
    """The seat that must answer, and its decision."""
    play = open_table.table.play
    assert play is not None
    (seat,) = play.actors
    return seat, play.numbers[seat]


def no_send(frame: bytes) -> None:
    """Ignores its frames."""


async def test_an_absent_player_is_notified_once(tmp_path: Path) -> None:
    async with alert_server(tmp_path / "t.db") as server:
        open_table = await server.game(title="Friday")
        seat, decision = play_of(open_table)
        await until(lambda: len(server.notifier.sent) == 2)
        assert sorted(server.notifier.kinds) == sorted([("your-turn", seat), ("started", 1 - seat)])
        notice, to = next(sent for sent in server.notifier.sent if sent[0].kind == "your-turn")
        assert notice.params == {"seat": seat, "decision": decision}
        assert (notice.title, notice.link) == ("Friday", f"https://x.org/table/{open_table.id}")
        assert to == [Webhook(f"https://{('ann', 'bob')[seat]}.org/")]
        await send(open_table, "ann", protocol.Order(id="order", pass_until_turn=True))
        await asyncio.sleep(0.05)
        assert len(server.notifier.sent) == 2, "other changes send no second notice"


async def test_an_answer_withdraws_the_notice(tmp_path: Path) -> None:
    async with alert_server(tmp_path / "t.db") as server:
        open_table = await server.game()
        for _ in range(3):
            seat, decision = play_of(open_table)
            await until(lambda seat=seat: ("your-turn", seat) in server.notifier.kinds)  # type: ignore[misc]
            server.notifier.sent.clear()
            guest = GUESTS[seat].id
            await send(
                open_table, guest, protocol.Answer(id=f"{decision}-{seat}", decision=decision, choice=0)
            )
            assert (open_table.id, decision, seat) in server.notifier.withdrawn
        assert open_table.table.status == "running"


async def test_a_prompt_answer_needs_no_notice(tmp_path: Path) -> None:
    async with alert_server(tmp_path / "t.db", grace=1000) as server:
        open_table = await server.game()
        for _ in range(5):
            seat, decision = play_of(open_table)
            guest = GUESTS[seat].id
            await send(
                open_table, guest, protocol.Answer(id=f"{decision}-{seat}", decision=decision, choice=0)
            )
        waiting = server.alerts.asked[open_table.id]
        assert [(seat, asked.decision) for seat, asked in waiting.items()] == [play_of(open_table)]
        assert len(server.alerts.timers) == 2, "for the current question, and for the start"
        assert not server.notifier.sent


async def test_a_first_turn_replaces_the_start_notice(tmp_path: Path) -> None:
    async with alert_server(tmp_path / "t.db", grace=1000) as server:
        open_table = await server.game()
        first, decision = play_of(open_table)
        while play_of(open_table)[0] == first:
            answer = protocol.Answer(id=f"{decision}", decision=decision, choice=0)
            await send(open_table, GUESTS[first].id, answer)
            decision = play_of(open_table)[1]
        server.alerts.alert_absent(open_table.table, "started", 1 - first, None)
        server.alerts.alert_turn(open_table.table, 1 - first, decision, True)
        await until(lambda: not server.alerts.tasks)
        assert server.notifier.kinds == [("your-turn", 1 - first)]


async def test_presence_is_checked_again_after_the_grace_period(tmp_path: Path) -> None:
    async with alert_server(tmp_path / "t.db", grace=1000, later=2000) as server:
        open_table = await server.game()
        seat, decision = play_of(open_table)
        open_table.join(seat, HELLO, no_send)
        first = server.alerts.asked[open_table.id][seat]
        server.alerts.alert_turn(open_table.table, seat, decision, False)
        second = server.alerts.asked[open_table.id][seat]
        assert second.timer.when() > first.timer.when(), "sent again later"
        server.alerts.alert_turn(open_table.table, seat, decision, True)
        assert server.alerts.asked[open_table.id][seat] == second, "but not endlessly"
        assert not server.alerts.tasks
        open_table.leave(seat, no_send)
        server.alerts.alert_turn(open_table.table, seat, decision, True)
        await until(lambda: server.notifier.sent)
        assert server.notifier.kinds == [("your-turn", seat)]


async def test_stand_ins_and_the_end_are_notified(tmp_path: Path) -> None:
    async with alert_server(tmp_path / "t.db") as server:
        open_table = await server.game(3)
        await until(lambda: len(server.notifier.sent) == 2)
        server.notifier.sent.clear()
        room = open_table.room
        assert isinstance(room, Room)
        for seat in range(3):
            await room.commit(
                Decision([TakenOver(seat=seat, level="easy", why="away" if seat else "conceded")])
            )
        await until(lambda: server.notifier.sent)
        await send(open_table, "bob", protocol.Leave(id="leave", concede=True))
        await until(lambda: len(server.notifier.sent) == 1)
        assert server.notifier.kinds == [("covered", 1)], "Cid has no contacts, and Ann left herself"


async def test_the_end_is_not_sent_to_players_who_left(tmp_path: Path) -> None:
    async with alert_server(tmp_path / "t.db") as server:
        open_table = await server.game(2, leaving="out")
        await until(lambda: len(server.notifier.sent) == 2)
        server.notifier.sent.clear()
        await send(open_table, "ann", protocol.Leave(id="leave", concede=True))
        assert open_table.table.status == "over"
        await until(lambda: server.notifier.sent)
        assert server.notifier.kinds == [("game-over", 1)]


async def test_notices_follow_a_transferred_seat(tmp_path: Path) -> None:
    async with alert_server(tmp_path / "t.db", grace=1000) as server:
        open_table = await server.game()
        seat, decision = play_of(open_table)
        given = internal.HandOver(id="given", seat=seat, guest="dan", name="Dan")
        await server.rooms.services.store.put_guest(Guest("dan", b"dan", "Dan", "de", 0, 0))
        first = server.alerts.asked[open_table.id][seat]
        server.alerts.grace = 0.0
        await send(open_table, HOST, given)
        assert first.timer.cancelled()
        assert (open_table.id, decision, seat) in server.notifier.withdrawn
        await until(lambda: server.notifier.sent)
        (notice, to) = server.notifier.sent[0]
        assert (notice.kind, notice.language, to) == ("your-turn", "de", [Webhook("https://dan.org/")])


async def test_a_shared_device_is_notified_through_its_guest(tmp_path: Path) -> None:
    async with alert_server(tmp_path / "t.db") as server:
        config = Config(game="zombie-invasion", seats=("open",) * 2)
        company = [Companion(seat=1, name="Ben")]
        open_table = await server.rooms.create(config, GUESTS[0], "ann", company=company)
        seats = set[int]()
        while len(seats) < 2:
            seat, decision = play_of(open_table)
            await until(lambda seat=seat: ("your-turn", seat) in server.notifier.kinds)  # type: ignore[misc]
            seats.add(seat)
            guest = open_table.table.seats[seat].guest
            await send(
                open_table, guest, protocol.Answer(id=f"{decision}-{seat}", decision=decision, choice=0)
            )
        assert all(to == [Webhook("https://ann.org/")] for _, to in server.notifier.sent)


@pytest.mark.parametrize(("age", "sent"), [(0, 1), (FRESH + 1, 0)])
async def test_a_restart_repeats_no_notice(tmp_path: Path, age: int, sent: int) -> None:
    async with alert_server(tmp_path / "t.db") as server:
        open_table = await server.game()
        await until(lambda: len(server.notifier.sent) == 2)
        await server.rooms.close()
        again = AlertServer(rooms_for(server.rooms.services), 0.0, 0.0)
        again.rooms.services.now = Clock(NOON + age)
        await again.rooms.room(open_table.id)
        assert bool(again.alerts.asked) == bool(sent)
        await until(lambda: len(again.notifier.sent) == sent)
        await again.rooms.close()


@pytest.mark.parametrize(("age", "sent"), [(0, True), (FRESH + 1, False)])
async def test_pending_notices_survive_a_restart(tmp_path: Path, age: int, sent: bool) -> None:
    async with alert_server(tmp_path / "t.db", grace=1000) as server:
        open_table = await server.game()
        seat, _ = play_of(open_table)
        await server.rooms.close()
        server.alerts.close()
        assert not server.notifier.sent, "it was too early for a notice"
        again = AlertServer(rooms_for(server.rooms.services), 0.0, 0.0)
        again.rooms.services.now = Clock(NOON + age)
        await open_recent(again.rooms)
        assert (open_table.id in again.rooms.open) == sent
        await until(lambda: again.notifier.kinds == [("your-turn", seat)] * sent)
        await again.rooms.close()


def test_windows_are_never_notified() -> None:
    for pace in (None, Bank(600)):
        table = new_table(Config(game="midevil", seats=("open",) * 3, pace=pace), Random(1))
        put_into(table, IN_A_WINDOW)
        assert table.play is not None
        assert table.play.declining is not None
        assert asked_now(table) == {}
