"""A table is opened once, however many ask for it at the same time, and while it is made."""

import asyncio
from pathlib import Path

from boneyard.server.errors import Refused
from boneyard.server.store import Conflict
from boneyard.server.tables.config import Config
from tests.server.test_housekeeping import ANN, close, rooms_on

TWO = Config(game="midevil", seats=("open", "open"))


def test_who_asks_for_a_table_while_it_is_made_gets_the_same_room(tmp_path: Path) -> None:
    async def play() -> None:
        rooms = await rooms_on(tmp_path / "t.db", lets=False)
        await rooms.services.store.put_guest(ANN)
        work = [
            *(rooms.room("again") for _ in range(2)),
            *(rooms.create(TWO, ANN, "Ann", id="again") for _ in range(3)),
            *(rooms.room("again") for _ in range(2)),
        ]
        found = await asyncio.gather(*work, return_exceptions=True)
        place = rooms.open["again"]
        made = found[2:5]
        assert made.count(place) == 1
        assert sum(isinstance(one, Conflict) for one in made) == 2
        for one in (*found[:2], *found[5:]):
            assert one is place or (isinstance(one, Refused) and one.code == "not-found")
        running = [task for task in asyncio.all_tasks() if "Place.run" in repr(task.get_coro())]
        assert len(running) == 1, "one writer"
        await close(rooms)

    asyncio.run(play())
