"""Rematches requested at several processes at once."""

import asyncio

from boneyard.server.history.derived_tables import join_rematch
from boneyard.server.rooms.room import Room
from boneyard.table.handlers import internal
from tests.reliability.in_process import InProcessServer
from tests.server.postgres import Postgres
from tests.server.shared_database import process
from tests.server.waiting import until


async def finished(first: InProcessServer, second: InProcessServer) -> Room:
    """A finished game, known to be over in both processes."""
    room, _ = await first.game(2, game="zombie-invasion")
    followed = await second.rooms.room(room.table.id)
    await first.rooms.open[room.table.id].request(internal.Close())
    await until(lambda: followed.table.status == "over")
    return room


async def test_concurrent_rematch_requests_get_one_table(postgres: Postgres) -> None:
    url = postgres.make_database()

    async with process(url) as (first, _), process(url) as (second, _):
        for _ in range(5):
            room = await finished(first, second)
            guests = [await first.services.store.guest(seat.guest) for seat in room.table.seats]
            asked = [
                join_rematch(server.rooms, server.rooms.open[room.table.id], guest, "Somebody", "")
                for server, guest in zip((first, second), guests, strict=True)
                if guest is not None
            ]
            (one, seat), (other, other_seat) = await asyncio.gather(*asked)
            assert (one.id, {seat, other_seat}) == (other.id, {0, 1})
