"""A conflicting change is refused whole, and its neighbours are written."""

import asyncio
import random

import pytest

from boneyard.server.store import Conflict, Store, Unusable, open_store
from boneyard.server.store.records import Change, ChatLine
from tests.server.store.making import entry, made, opened, played, row, write
from tests.sizes import pick


async def outcome(store: Store, change: Change) -> str:
    try:
        await write(store, change)
    except Conflict as conflict:
        return conflict.what
    return "written"


async def test_a_number_is_taken_once(database: str) -> None:
    async with opened(database) as store:
        await write(store, made("t", entry(1)))
        with pytest.raises(Conflict) as refused:
            await write(store, played("t", entry(1, client="other")))
        assert (refused.value.table, refused.value.what) == ("t", "seq")
        assert await store.reply_to("t", 0, "other") is None


async def test_a_seat_uses_a_client_id_once(database: str) -> None:
    async with opened(database) as store:
        await write(store, made("t", entry(1, seat=0, client="x")))
        with pytest.raises(Conflict) as refused:
            await write(store, played("t", entry(2, seat=0, client="x")))
        assert refused.value.what == "client"
        await write(store, played("t", entry(2, seat=1, client="x")))
        await write(store, made("u", entry(1, seat=0, client="x")))


async def test_server_entries_need_no_client_id(database: str) -> None:
    async with opened(database) as store:
        await write(store, made("t", *(entry(n, seat=None) for n in range(3))))
        assert len(await store.entries("t", -1)) == 3


async def test_the_same_change_may_be_submitted_again(database: str) -> None:
    """It is stored once; with other contents it is another change."""
    async with opened(database) as store:
        line = ChatLine(1, 1, "ann", "players", "hello")
        change = Change("t", 1, row=row("t"), entries=(entry(1), entry(2, seat=None)), chat=(line,))
        for _ in range(3):
            assert await outcome(store, change) == "written"
        assert await outcome(store, played("t", *change.entries)) == "written"
        assert await outcome(store, played("t", *change.entries, entry(3))) != "written"
        assert await outcome(store, played("t", entry(1, data=b"other"))) != "written"
        other = ChatLine(1, 1, "ann", "players", "bye")
        assert await outcome(store, Change("t", 1, chat=(other,))) == "other"
        assert await store.entries("t", 0) == change.entries
        assert await store.chat("t", "players") == (line,)


async def test_a_table_begins_with_its_row(database: str) -> None:
    async with opened(database) as store:
        assert await outcome(store, played("t", entry(1))) == "other"
        assert await outcome(store, made("t", entry(1))) == "written"


async def test_a_refused_change_leaves_nothing(database: str) -> None:
    async with opened(database) as store:
        await write(store, made("t", entry(1)))
        change = Change(
            "t",
            1,
            row=row("t", status="over"),
            entries=(entry(2), entry(1, client="again")),
            chat=(ChatLine(1, 1, "ann", "players", "never"),),
            story=b"never",
        )
        assert await outcome(store, change) == "seq"
        loaded = await store.load("t")
        assert loaded is not None
        assert loaded.row.status == "running"
        assert [found.seq for found in loaded.entries] == [1]
        assert await store.chat("t", "players") == ()
        assert await store.story("t") is None


async def test_closing_a_store_writes_everything_and_refuses_more(database: str) -> None:
    store = await open_store(database)
    await write(store, made("t"))
    writing = [asyncio.ensure_future(write(store, played("t", entry(seq)))) for seq in range(1, 4)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    with pytest.raises(Unusable):
        await store.write(played("t", entry(4)))
    await store.close()
    async with opened(database) as again:
        assert [found.seq for found in await again.entries("t", 0)] == [1, 2, 3]


async def test_unstorable_values_are_refused(database: str) -> None:
    async with opened(database) as store:
        await write(store, made("t"))
        changes = [
            played("t", entry(1, client="half a \ud83e")),
            played("t", entry(2**70)),
            played("t", entry(3)),
        ]
        assert await asyncio.gather(*(outcome(store, change) for change in changes)) == [
            "other",
            "other",
            "written",
        ]
        assert not store.paused


async def test_a_conflict_affects_only_its_own_change(database: str) -> None:
    """Good and bad changes are submitted together, so they share transactions."""
    seed = random.randrange(2**32)
    print(f"seed {seed}")  # noqa: T201  # pytest shows it when the test fails
    async with opened(database) as store:
        for number in range(10):
            await write(store, made(f"t{number}", entry(0)))
        rng = random.Random(seed)
        changes = []
        expected = []
        for seq in range(1, pick(quick=10, ci=60, full=1_000)):
            for number in rng.sample(range(10), 10):
                what = rng.choice(["written", "written", "seq", "client"])
                bad = {"seq": entry(0, client="z"), "client": entry(seq, client="c0")}
                changes.append(played(f"t{number}", bad.get(what, entry(seq))))
                expected.append(what)
        found = await asyncio.gather(*(outcome(store, change) for change in changes))
        assert found == expected
        written = [change for change, what in zip(changes, expected, strict=True) if what == "written"]
        for number in range(10):
            mine = [change.entries[0] for change in written if change.table == f"t{number}"]
            assert list(await store.entries(f"t{number}", 0)) == mine
