"""What is asked again is answered again, however long ago it was."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from boneyard.server.rooms.place import Place
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.rooms import rooms_for
from boneyard.server.services import Services
from boneyard.server.store.opening import open_store
from boneyard.server.store.records import Guest
from boneyard.server.workers import Workers
from boneyard.table.broadcast.replies import MOST_REPLIES
from boneyard.table.config import Config
from boneyard.table.protocol import Asking, Begin, Order, Say, Sit, Stand
from tests.patience import within

ANN = Guest("ann", b"key", "Ann", "en", 0, 0)
BOB = Guest("bob", b"bob", "Bob", "en", 0, 0)


async def asked(place: Place, message: Asking, guest: Guest = ANN) -> bytes:
    answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
    place.ask(guest.id, message, answer.set_result)
    return await within(20, answer)


@asynccontextmanager
async def table_of_ann(file: Path, config: Config) -> AsyncIterator[Place]:
    """A table that Ann has made, and Bob knows of."""
    store = await open_store(f"sqlite:///{file}")
    rooms = rooms_for(Services(store, Workers(1)))
    try:
        for guest in (ANN, BOB):
            await store.put_guest(guest)
        yield await rooms.create(config, ANN, "Ann")
    finally:
        await rooms.close()
        await store.close()


def forget_replies(place: Place) -> None:
    """So much is answered to others that nothing older is remembered."""
    assert place.room is not None
    for number in range(MOST_REPLIES + 1):
        place.room.replies.remember(ANN.id, f"other {number}", b"")


def test_an_id_of_long_ago_is_known(tmp_path: Path) -> None:
    async def play() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 't.db'}")
        rooms = rooms_for(Services(store, Workers(1)))
        await store.put_guest(ANN)
        place = await rooms.create(
            Config(game="zombie-invasion", seats=("open",), absence="wait"), ANN, "Ann"
        )
        room = place.room
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


def test_what_was_done_is_known_whichever_seat_its_guest_has_now(tmp_path: Path) -> None:
    """Else who sits down, moves and repeats the first message moves back, and who stood up is refused."""
    messages = [Sit(id="sit", name="Bob"), Sit(id="move", name="Bob", seat=3), Stand(id="stand")]

    async def play() -> None:
        async with table_of_ann(tmp_path / "t.db", Config(game="midevil", seats=("open",) * 4)) as place:
            first = [await asked(place, message, BOB) for message in messages]
            assert all(b'"done"' in reply for reply in first)
            steps = [(Sit(id="later", name="Bob", seat=2), BOB), (Begin(id="begin"), ANN)]
            for later, guest in steps:
                forget_replies(place)
                seq = place.table.seq
                assert [await asked(place, message, BOB) for message in messages] == first
                assert place.table.seq == seq, "nothing was done twice"
                assert b'"done"' in await asked(place, later, guest)

    asyncio.run(play())


def test_a_line_that_was_said_is_known_where_its_guest_may_not_watch_any_more(tmp_path: Path) -> None:
    config = Config(game="midevil", seats=("open",) * 2, spectators=False)

    async def play() -> None:
        async with table_of_ann(tmp_path / "t.db", config) as place:
            said = await asked(place, Say(id="line", text="hello"), BOB)
            assert b'"done"' in said
            await asked(place, Begin(id="begin"))
            forget_replies(place)
            assert await asked(place, Say(id="line", text="hello"), BOB) == said
            assert b'"spectators"' in await asked(place, Say(id="other", text="hello"), BOB)

    asyncio.run(play())
