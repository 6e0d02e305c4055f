"""Alerts of a table that has passed to another process, which knows who looks and who has answered."""

import asyncio

from boneyard.server.notify import Target, Webhook
from boneyard.server.people.alerts import Alerts
from boneyard.server.rooms.room import Room
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
            await until(lambda: isinstance(second.rooms.open[table.id].role, Room))
            alerts.tell_of(table, seat, play.numbers[seat], True)
            await until(lambda: not alerts.tasks)
            assert heard.kinds == []
            await line.end()
            await second.rooms.forget(table.id)
            alerts.tell_of(table, seat, play.numbers[seat], True)
            await until(lambda: not alerts.tasks)
            assert heard.kinds == [("your-turn", seat)]

    asyncio.run(scenario())
