"""A repeated request gets its stored reply."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from boneyard.server.rooms.jobs import MOST_REPLIES
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.store.records import Guest
from boneyard.table.config import Config
from boneyard.table.protocol import Asking, Begin, Order, Say, Sit, Stand
from tests.patience import within
from tests.server.rooms import rooms_on

ANN = Guest("ann", b"key", "Ann", "en", 0, 0)
BOB = Guest("bob", b"bob", "Bob", "en", 0, 0)


async def asked(open_table: OpenTable, message: Asking, guest: Guest = ANN) -> bytes:
    answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
    open_table.ask(guest.id, message, answer.set_result)
    return await within(20, answer)


@asynccontextmanager
async def table_of_ann(file: Path, config: Config) -> AsyncIterator[OpenTable]:
    """Ann's table, which Bob knows."""
    async with rooms_on(file, BOB) as rooms:
        yield await rooms.create(config, ANN, "Ann")


def forget_replies(open_table: OpenTable) -> None:
    """Fill the reply cache with others."""
    assert open_table.room is not None
    for number in range(MOST_REPLIES + 1):
        open_table.room.replies.remember(ANN.id, f"other {number}", b"")


async def test_old_client_ids_are_recognised(tmp_path: Path) -> None:
    config = Config(game="zombie-invasion", seats=("open",), absence="wait")
    async with table_of_ann(tmp_path / "t.db", config) as open_table:
        first = await asked(open_table, Order(id="first", pass_until_turn=True))
        assert b"done" in first
        forget_replies(open_table)
        seq = open_table.table.seq
        assert await asked(open_table, Order(id="first", pass_until_turn=True)) == first
        assert open_table.table.seq == seq, "it was done once"


async def test_a_repeat_is_recognised_after_changing_seats(tmp_path: Path) -> None:
    """Otherwise repeating the first message would undo a change of seats."""
    messages = [Sit(id="sit", name="Bob"), Sit(id="move", name="Bob", seat=3), Stand(id="stand")]

    async with table_of_ann(tmp_path / "t.db", Config(game="midevil", seats=("open",) * 4)) as open_table:
        first = [await asked(open_table, message, BOB) for message in messages]
        assert all(b'"done"' in reply for reply in first)
        steps = [(Sit(id="later", name="Bob", seat=2), BOB), (Begin(id="begin"), ANN)]
        for later, guest in steps:
            forget_replies(open_table)
            seq = open_table.table.seq
            assert [await asked(open_table, message, BOB) for message in messages] == first
            assert open_table.table.seq == seq, "everything was done once"
            assert b'"done"' in await asked(open_table, later, guest)


async def test_a_repeated_chat_message_is_recognised_after_losing_access(tmp_path: Path) -> None:
    config = Config(game="midevil", seats=("open",) * 2, spectators=False)

    async with table_of_ann(tmp_path / "t.db", config) as open_table:
        said = await asked(open_table, Say(id="line", text="hello"), BOB)
        assert b'"done"' in said
        await asked(open_table, Begin(id="begin"))
        forget_replies(open_table)
        assert await asked(open_table, Say(id="line", text="hello"), BOB) == said
        assert b'"spectators"' in await asked(open_table, Say(id="other", text="hello"), BOB)
