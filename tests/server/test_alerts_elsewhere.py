"""Alerts of a table that has passed to another process, which knows who looks and who has answered."""

import asyncio

import asyncpg

from boneyard.server.notify import Target, Webhook
from boneyard.server.people.alerts import Alerts
from boneyard.server.running.housekeeping import adopt, tidy
from tests.reliability.inside import Inside
from tests.server.postgres import Postgres
from tests.server.test_alerts import Heard
from tests.server.test_following import process
from tests.server.waiting import until


async def targets(guest: str) -> list[Target]:
    return [Webhook("https://x.org/")]


def alerts_of(server: Inside, heard: Heard) -> Alerts:
    """As a server has them, but nobody is given any time."""

    def looks(table: str, seat: int) -> bool:
        place = server.rooms.open.get(table)
        return place is not None and seat in place.audience.present

    return Alerts(server.services, heard, targets, looks, "https://x.org/{}".format, 0.0, 0.0)


def test_who_writes_a_table_tells_whose_turn_it_is_and_nobody_else(postgres: Postgres) -> None:
    url = postgres.make_database()

    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _):
            room, keys = await first.game(2, game="zombie-invasion")
            table, play = room.table, room.table.play
            assert play is not None
            seat, heard = play.actors[0], Heard()
            alerts = alerts_of(first, heard)
            line = await second.at(table.id, keys[seat])
            await first.rooms.forget(table.id)  # nobody looks there
            await until(lambda: second.rooms.open[table.id].room is not None)
            alerts.tell_of(table, seat, play.numbers[seat], True)
            await until(lambda: not alerts.tasks)
            assert heard.kinds == []
            await line.end()
            await second.rooms.forget(table.id)
            alerts.tell_of(table, seat, play.numbers[seat], True)
            await until(lambda: not alerts.tasks)
            assert heard.kinds == [("your-turn", seat)]

    asyncio.run(scenario())


async def left_by_the_dead(url: str) -> None:
    """As if who wrote the tables had been killed: nobody renews what it had, and its time is over."""
    link = await asyncpg.connect(url)
    await link.execute("UPDATE leases SET owner = 'killed', expires = now() - interval '1 ms'")
    await link.close()


def listening(server: Inside, grace: float = 0.0) -> Heard:
    """Who hears what a process tells people from now on."""
    heard = Heard()
    alerts = alerts_of(server, heard)
    alerts.grace = alerts.later = grace
    alerts.listen()
    return heard


async def turn_of(server: Inside) -> tuple[str, tuple[str, int]]:
    """A game at which it is somebody's turn who does not look: its table, and what they are told."""
    room, _ = await server.game(2, game="zombie-invasion")
    assert room.table.play is not None
    return room.table.id, ("your-turn", room.table.play.actors[0])


def test_a_turn_is_told_once_wherever_the_table_goes(postgres: Postgres) -> None:
    url = postgres.make_database()

    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _), process(url) as (third, _):
            told = listening(first)
            table, turn = await turn_of(first)
            await until(lambda: turn in told.kinds)
            await first.rooms.forget(table)
            for each in (second, third):
                alerts = alerts_of(each, Heard())
                alerts.listen()
                await each.rooms.room(table)
                assert not alerts.asked
                await each.rooms.forget(table)

    asyncio.run(scenario())


def test_who_a_killed_process_did_not_tell_is_told_by_one_of_the_others(postgres: Postgres) -> None:
    url = postgres.make_database()

    async def scenario() -> None:
        async with process(url) as (first, _), process(url) as (second, _), process(url) as (third, _):
            listening(first, grace=1000)
            others = [listening(second), listening(third)]
            _, turn = await turn_of(first)
            await asyncio.gather(adopt(second.rooms), adopt(third.rooms))
            assert not second.rooms.open, "who lives tells by itself"
            await left_by_the_dead(url)
            await asyncio.gather(adopt(second.rooms), adopt(third.rooms))
            await until(lambda: [kind for heard in others for kind in heard.kinds] == [turn])

    asyncio.run(scenario())


def test_who_a_process_that_ends_has_not_told_is_told_by_another(postgres: Postgres) -> None:
    url = postgres.make_database()

    async def scenario() -> None:
        async with process(url) as (second, _):
            heard = listening(second)
            async with process(url) as (first, _):
                told = listening(first)
                _, before = await turn_of(first)
                await until(lambda: before in told.kinds)
                listening(first, grace=1000)
                table, turn = await turn_of(first)
            await adopt(second.rooms)
            await until(lambda: heard.kinds == [turn])
            assert [*second.rooms.open] == [table]

    asyncio.run(scenario())


def test_a_table_is_not_put_away_before_all_are_told(postgres: Postgres) -> None:
    url = postgres.make_database()

    async def scenario() -> None:
        async with process(url) as (first, _):
            listening(first, grace=1000)
            table, _ = await turn_of(first)
            await tidy(first.rooms)
            await tidy(first.rooms)
            assert table in first.rooms.open

    asyncio.run(scenario())
