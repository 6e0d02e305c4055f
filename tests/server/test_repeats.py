"""What is asked again is answered again, however long ago it was."""

import asyncio
from pathlib import Path

from boneyard.server.rooms.place import Place
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.store.opening import open_store
from boneyard.server.store.records import Guest
from boneyard.server.tables.config import Config
from boneyard.server.telling.replies import MOST_REPLIES
from boneyard.server.thinking import Thinkers
from boneyard.server.wire import Asking, Order
from tests.patience import within

ANN = Guest("ann", b"key", "Ann", "en", 0, 0)


async def asked(place: Place, message: Asking) -> bytes:
    answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
    place.ask(ANN.id, message, answer.set_result)
    return await within(20, answer)


def test_an_id_of_long_ago_is_known(tmp_path: Path) -> None:
    async def play() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 't.db'}")
        rooms = Rooms(Services(store, Thinkers(1)))
        await store.put_guest(ANN)
        place = await rooms.create(
            Config(game="zombie-invasion", seats=("open",), absence="wait"), ANN, "Ann"
        )
        room = place.role
        assert isinstance(room, Room)
        first = await asked(place, Order(id="first", pass_until_turn=True))
        assert b"done" in first
        for number in range(MOST_REPLIES + 1):
            room.replies.remember(ANN.id, f"other {number}", b"")
        seq = place.table.seq
        assert await asked(place, Order(id="first", pass_until_turn=True)) == first
        assert place.table.seq == seq, "it was not done twice"
        await rooms.close()
        await store.close()

    asyncio.run(play())
