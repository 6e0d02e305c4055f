"""Processes that share a database are notified of writes and exchange messages."""

import asyncio
from collections.abc import Callable

import pytest

from boneyard.cluster.inbox import MESSAGE_BYTES
from boneyard.cluster.store import PostgresStore
from boneyard.server.store import Overfull, Unclaimed
from boneyard.server.store.records import Change, ChatLine
from tests.server.store.making import entry, let_leases_run_out, made, opened_shared, played


class Listener:
    """The notifications a store received."""

    def __init__(self) -> None:
        self.written: list[tuple[str | None, int]] = []
        self.messages: list[tuple[str, str, bytes]] = []
        self._something = asyncio.Event()

    def note_write(self, table: str | None, seq: int) -> None:
        self.written.append((table, seq))
        self._something.set()

    def note_message(self, table: str, sender: str, payload: bytes) -> None:
        self.messages.append((table, sender, payload))
        self._something.set()

    async def until(self, enough: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not enough():
                self._something.clear()
                await self._something.wait()


def listening(store: PostgresStore) -> Listener:
    listener = Listener()
    store.listen(listener.note_write)
    store.inbox(listener.note_message)
    return listener


async def test_other_processes_are_notified_of_writes(shared: str) -> None:
    async with opened_shared(shared) as one, opened_shared(shared) as two:
        mine, theirs = listening(one), listening(two)
        await one.claim("a table")
        await one.write(made("a table", entry(1), entry(2)))
        await one.write(played("a table", entry(3)))
        await one.write(Change("a table", 1, chat=(ChatLine(1, 1, "ann", "players", "hello"),)))
        await theirs.until(lambda: len(theirs.written) == 3)
        assert theirs.written == [("a table", 2), ("a table", 3), ("a table", -1)]
        assert mine.written == []


async def test_failed_writes_notify_nobody(shared: str) -> None:
    async with opened_shared(shared) as one, opened_shared(shared) as two:
        theirs = listening(two)
        await one.claim("t")
        await one.write(made("t", entry(1)))
        refused = [played("t", entry(1, client="x")), played("t", entry(2), epoch=7)]
        await asyncio.gather(*(one.write(change) for change in refused), return_exceptions=True)
        await one.write(played("t", entry(2)))
        await theirs.until(lambda: ("t", 2) in theirs.written)
        assert theirs.written == [("t", 1), ("t", 2)]


async def test_messages_reach_the_owner_of_a_table(shared: str) -> None:
    async with opened_shared(shared) as one, opened_shared(shared) as two, opened_shared(shared) as three:
        listeners = [listening(store) for store in (one, two, three)]
        await one.claim("t")
        for number in range(5):
            await two.forward("t", b"message %d" % number)
        await listeners[0].until(lambda: len(listeners[0].messages) == 5)
        assert listeners[0].messages == [("t", two.owner, b"message %d" % number) for number in range(5)]
        await one.forward("t", b"refused", to=two.owner)
        await listeners[1].until(lambda: bool(listeners[1].messages))
        assert listeners[1].messages == [("t", one.owner, b"refused")]
        assert listeners[2].messages == []


async def test_a_message_for_nobody_is_refused(shared: str) -> None:
    async with opened_shared(shared) as one, opened_shared(shared) as two:
        with pytest.raises(Unclaimed):
            await two.forward("t", b"hello")
        await one.claim("t")
        await let_leases_run_out(shared)
        with pytest.raises(Unclaimed):
            await two.forward("t", b"hello")


async def test_a_message_outlives_its_receiver(shared: str) -> None:
    """The process that owned the table never read it; the next one does."""
    async with opened_shared(shared) as one, opened_shared(shared) as two, opened_shared(shared) as three:
        await one.claim("t")
        await two.forward("t", b"hello")
        await let_leases_run_out(shared)
        listener = listening(three)
        await three.claim("t")
        await listener.until(lambda: bool(listener.messages))
        assert listener.messages == [("t", two.owner, b"hello")]


async def test_messages_are_bounded(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.cluster.inbox.WAITING", 3)

    async with opened_shared(shared) as one, opened_shared(shared) as two:
        await one.claim("t")
        with pytest.raises(Overfull):
            await two.forward("t", bytes(MESSAGE_BYTES + 1))
        for _ in range(3):
            await two.forward("t", bytes(MESSAGE_BYTES))
        with pytest.raises(Overfull):
            await two.forward("t", b"one too many")
        listener = listening(one)
        await listener.until(lambda: len(listener.messages) == 3)
        await two.forward("t", b"room again")
        await listener.until(lambda: len(listener.messages) == 4)


async def test_an_unreadable_message_does_not_block_others(shared: str) -> None:
    async with opened_shared(shared) as one, opened_shared(shared) as two:

        def fail(table: str, sender: str, payload: bytes) -> None:
            if payload == b"bad":
                raise ValueError("of another version")

        one.inbox(fail)
        listener = listening(one)
        await one.claim("t")
        await two.forward("t", b"bad")
        await two.forward("t", b"good")
        await listener.until(lambda: b"good" in [payload for _, _, payload in listener.messages])
