"""Notifications of a table that moves between processes."""

import asyncio

import asyncpg

from boneyard.server.accounts.alerts import Alerts
from boneyard.server.app.housekeeping import open_orphaned, unload_idle
from boneyard.server.notify.notice import Target, Webhook
from tests.reliability.in_process import InProcessServer
from tests.server.notify.doubles import RecordingNotifier
from tests.server.postgres import Postgres
from tests.server.shared_database import process
from tests.server.waiting import until


async def targets(guest: str) -> list[Target]:
    return [Webhook("https://x.org/")]


def alerts_of(server: InProcessServer, notifier: RecordingNotifier) -> Alerts:
    """The alerts of a server, without a grace period."""

    def is_present(table: str, seat: int) -> bool:
        open_table = server.rooms.open.get(table)
        return open_table is not None and seat in open_table.audience.present

    return Alerts(server.services, notifier, targets, is_present, "https://x.org/{}".format, 0.0, 0.0)


async def test_only_the_owner_of_a_table_notifies(postgres: Postgres) -> None:
    url = postgres.make_database()

    async with process(url) as (first, _), process(url) as (second, _):
        room, keys = await first.game(2, game="zombie-invasion")
        table, play = room.table, room.table.play
        assert play is not None
        seat, notifier = play.actors[0], RecordingNotifier()
        alerts = alerts_of(first, notifier)
        line = await second.at(table.id, keys[seat])
        await first.rooms.forget(table.id)  # nobody is_present there
        await until(lambda: second.rooms.open[table.id].room is not None)
        alerts.alert_turn(table, seat, play.numbers[seat], True)
        await until(lambda: not alerts.tasks)
        assert notifier.kinds == []
        await line.end()
        await second.rooms.forget(table.id)
        alerts.alert_turn(table, seat, play.numbers[seat], True)
        await until(lambda: not alerts.tasks)
        assert notifier.kinds == [("your-turn", seat)]


async def expire_leases(url: str) -> None:
    """Expire the leases of a process as if it had been killed."""
    link = await asyncpg.connect(url)
    await link.execute("UPDATE leases SET owner = 'killed', expires = now() - interval '1 ms'")
    await link.close()


def listening(server: InProcessServer, grace: float = 0.0) -> RecordingNotifier:
    """The notices a process sends from now on."""
    notifier = RecordingNotifier()
    alerts = alerts_of(server, notifier)
    alerts.is_present = lambda table, seat: False  # the player who has just begun the game leaves
    alerts.grace = alerts.later = grace
    alerts.listen()
    return notifier


async def turn_of(server: InProcessServer) -> tuple[str, tuple[str, int]]:
    """A game in which an absent player must answer: its table, and the notice."""
    room, _ = await server.game(2, game="zombie-invasion")
    assert room.table.play is not None
    return room.table.id, ("your-turn", room.table.play.actors[0])


async def test_a_turn_is_notified_once_across_processes(postgres: Postgres) -> None:
    url = postgres.make_database()

    async with process(url) as (first, _), process(url) as (second, _), process(url) as (third, _):
        sent = listening(first)
        table, turn = await turn_of(first)
        await until(lambda: turn in sent.kinds)
        await first.rooms.forget(table)
        for each in (second, third):
            alerts = alerts_of(each, RecordingNotifier())
            alerts.listen()
            await each.rooms.room(table)
            assert not alerts.asked
            await each.rooms.forget(table)


async def test_notices_of_a_killed_process_are_sent_by_another(postgres: Postgres) -> None:
    url = postgres.make_database()

    async with process(url) as (first, _), process(url) as (second, _), process(url) as (third, _):
        listening(first, grace=1000)
        others = [listening(second), listening(third)]
        _, turn = await turn_of(first)
        await asyncio.gather(open_orphaned(second.rooms), open_orphaned(third.rooms))
        assert not second.rooms.open, "a running process sends its own notices"
        await expire_leases(url)
        await asyncio.gather(open_orphaned(second.rooms), open_orphaned(third.rooms))
        await until(lambda: [kind for notifier in others for kind in notifier.kinds] == [turn])


async def test_notices_of_a_stopped_process_are_sent_by_another(postgres: Postgres) -> None:
    url = postgres.make_database()

    async with process(url) as (second, _):
        notifier = listening(second)
        async with process(url) as (first, _):
            sent = listening(first)
            _, before = await turn_of(first)
            await until(lambda: before in sent.kinds)
            listening(first, grace=1000)
            table, turn = await turn_of(first)
        await open_orphaned(second.rooms)
        await until(lambda: notifier.kinds == [turn])
        assert [*second.rooms.open] == [table]


async def test_a_table_stays_open_until_its_notices_are_sent(postgres: Postgres) -> None:
    url = postgres.make_database()

    async with process(url) as (first, _):
        listening(first, grace=1000)
        table, _ = await turn_of(first)
        await unload_idle(first.rooms)
        await unload_idle(first.rooms)
        assert table in first.rooms.open
