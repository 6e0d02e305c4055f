"""Tables are read back as they were written, on every database."""

import asyncio

from boneyard.server.store import Store
from boneyard.server.store.records import Change, ChatLine, Counts, Seating, Snapshot, Status
from tests.server.store.making import entry, full, guest, made, opened, played, row, write


async def test_a_change_is_read_back_whole(database: str) -> None:
    change = full("t")
    async with opened(database) as store:
        await write(store, change)
    async with opened(database) as store:
        loaded = await store.load("t")
        assert loaded is not None
        assert loaded.row == change.row == await store.row("t")
        assert loaded.entries == change.entries
        assert loaded.snapshot == change.snapshot
        assert await store.story("t") == b"story"
        assert await store.chat("t", "players") == change.chat[:1]


async def test_unknown_ids_give_none(database: str) -> None:
    async with opened(database) as store:
        await write(store, made("t", entry(1)))
        assert await store.load("u") is None
        assert await store.row("u") is None
        assert await store.story("t") is None
        assert await store.reply_to("t", 0, "c2") is None
        assert await store.reply_to("t", 1, "c1") is None
        assert await store.entries("u", 0) == ()
        loaded = await store.load("t")
        assert loaded is not None
        assert loaded.snapshot is None


async def test_entries_come_in_order_after_a_number(database: str) -> None:
    async with opened(database) as store:
        await write(store, made("t", *(entry(seq) for seq in range(1, 13))))
        await write(store, made("u", entry(1)))
        assert [found.seq for found in await store.entries("t", 9)] == [10, 11, 12]
        assert await store.entries("t", 12) == ()


async def test_events_are_added_to_entries_that_have_none(database: str) -> None:
    async with opened(database) as store:
        await write(store, full("t"))
        await write(store, made("other", entry(1)))
        await store.fill_events("t", {1: b"first", 2: b"second"})
        assert [found.events for found in await store.entries("t", 0)] == [b"first", b"[]"]
        assert [found.events for found in await store.entries("other", 0)] == [None]


async def test_a_repeat_finds_its_stored_answer(database: str) -> None:
    async with opened(database) as store:
        await write(store, made("t", entry(1, seat=2, client="x"), entry(2, seat=3, client="x")))
        assert await store.reply_to("t", 2, "x") == b"ok 1"
        assert await store.reply_to("t", 3, "x") == b"ok 2"


async def test_the_last_snapshot_is_kept(database: str) -> None:
    async with opened(database) as store:
        await write(store, made("t", entry(1)))
        for turn in (1, 2, 3):
            await write(
                store, Change("t", 1, snapshot=Snapshot(turn * 10, turn, f"h{turn}", b"state %d" % turn))
            )
        loaded = await store.load("t")
        assert loaded is not None
        assert loaded.snapshot == Snapshot(30, 3, "h3", b"state 3")


async def test_rows_stories_and_seatings_are_replaced(database: str) -> None:
    async with opened(database) as store:
        await write(store, full("t"))
        over = row("t", status="over", updated=9)
        await write(store, Change("t", 1, row=over, seatings=(Seating(3, "bob", True),), story=b"told again"))
        assert await store.row("t") == over
        assert await store.story("t") == b"told again"
        assert await store.tables_of("ann") == ()
        assert [(mine.seat, mine.waiting) for mine in await store.tables_of("bob")] == [(3, True)]
        await write(store, Change("t", 1, seatings=()))
        assert await store.tables_of("bob") == ()


async def test_the_last_of_concurrent_seatings_wins(database: str) -> None:
    async with opened(database) as store:
        await write(store, made("t"))
        await asyncio.gather(
            *(write(store, Change("t", 1, seatings=(Seating(n, "ann", False),))) for n in range(5))
        )
        assert [mine.seat for mine in await store.tables_of("ann")] == [4]


async def test_waiting_seats_change_separately(database: str) -> None:
    async with opened(database) as store:
        await write(store, full("t"))
        await write(store, Change("t", 1, waiting=(Seating(1, "bob", True),)))
        assert [(mine.seat, mine.waiting) for mine in await store.tables_of("ann")] == [(0, True)]
        assert [(mine.seat, mine.waiting) for mine in await store.tables_of("bob")] == [(1, True)]


async def _tables_for_paging(store: Store) -> None:
    for number in range(9):
        status: Status = "open" if number < 7 else "over"
        changed = row(f"t{number}", status=status, public=number != 3, updated=100 + number // 2)
        await write(store, Change(f"t{number}", 1, row=changed))


async def test_the_lobby_is_read_in_pages(database: str) -> None:
    """Several tables changed at the same moment, and every page boundary is exact."""
    async with opened(database) as store:
        await _tables_for_paging(store)
        seen: list[str] = []
        before = None
        while page := await store.tables("open", True, before, limit=2):
            assert len(page) <= 2
            seen += [found.id for found in page]
            before = (page[-1].updated, page[-1].id)
        assert seen == ["t6", "t5", "t4", "t2", "t1", "t0"]


async def test_all_tables_can_be_listed(database: str) -> None:
    async with opened(database) as store:
        await _tables_for_paging(store)
        assert [found.id for found in await store.tables()] == [f"t{n}" for n in range(8, -1, -1)]
        assert [found.id for found in await store.tables("over")] == ["t8", "t7"]
        assert [found.id for found in await store.tables(public=False)] == ["t3"]


async def test_my_games_start_with_those_that_wait_for_me(database: str) -> None:
    async with opened(database) as store:
        for number, waiting in enumerate((False, True, False, True)):
            changed = row(f"t{number}", updated=number)
            seats = (Seating(0, "ann", waiting), Seating(1, "bob", not waiting))
            await write(store, Change(f"t{number}", 1, row=changed, seatings=seats))
        assert [mine.row.id for mine in await store.tables_of("ann")] == ["t3", "t1", "t2", "t0"]
        assert [mine.row.id for mine in await store.tables_of("bob")] == ["t2", "t0", "t3", "t1"]
        assert [mine.row.id for mine in await store.tables_of("bob", limit=1)] == ["t2"]
        assert await store.tables_of("eve") == ()


async def test_games_without_a_story_are_found(database: str) -> None:
    def ended(table: str, updated: int) -> Change:
        over = row(table, status="over", updated=updated)
        return Change(table, 1, entries=(entry(1),), row=over, snapshot=Snapshot(1, 1, "h", b"{}"))

    async with opened(database) as store:
        for table, updated in (("first", 1), ("last", 3), ("told", 2)):
            await write(store, ended(table, updated))
        await write(store, Change("told", 1, story=b"once upon a time"))
        await write(store, Change("unplayed", 1, entries=(entry(1),), row=row("unplayed", status="over")))
        await write(store, full("running"))
        assert await store.without_story() == ("last", "first")
        assert await store.without_story(limit=1) == ("last",)


async def test_chat_is_read_by_room(database: str) -> None:
    async with opened(database) as store:
        await write(store, made("t"))
        lines = [ChatLine(n, n, "ann", "players" if n % 2 else "watchers", f"☠ {n}") for n in range(1, 9)]
        for line in lines:
            await write(store, Change("t", 1, chat=(line,)))
        assert await store.chat("t", "players") == tuple(lines[::2])
        assert [line.n for line in await store.chat("t", "players", after=3)] == [5, 7]
        assert [line.n for line in await store.chat("t", "watchers", limit=2)] == [6, 8]


async def test_counts(database: str) -> None:
    async with opened(database) as store:
        assert await store.counts() == Counts(open=0, running=0, over=0, guests=0)
        await _tables_for_paging(store)
        await write(store, made("r"))
        await store.put_guest(guest("ann"))
        assert await store.counts() == Counts(open=7, running=1, over=2, guests=1)


async def test_arbitrary_bytes_and_text_are_kept(database: str) -> None:
    async with opened(database) as store:
        acts = [bytes(range(256)), b"", "☠ «ß» 🧟".encode()]
        entries = [entry(n, client=f"🧟'\"%{n}", data=act) for n, act in enumerate(acts)]
        await write(store, made("t'; DROP TABLE tables; --", *entries))
        loaded = await store.load("t'; DROP TABLE tables; --")
        assert loaded is not None
        assert loaded.entries == tuple(entries)
        large = entry(9, data=bytes(1_000_000))
        await write(store, played("t'; DROP TABLE tables; --", large))
        assert await store.entries("t'; DROP TABLE tables; --", 8) == (large,)
