"""Tables go on after a restart without anybody looking, and are forgotten when nobody does."""

import asyncio
from pathlib import Path

import pytest

from boneyard.server.history.library import Library
from boneyard.server.history.replayer import Replayer
from boneyard.server.rooms.rooms import Rooms, rooms_for
from boneyard.server.running import housekeeping
from boneyard.server.running.housekeeping import keep_house, tidy, wake
from boneyard.server.services import Services
from boneyard.server.store.opening import open_store
from boneyard.server.store.records import Guest
from boneyard.server.workers import Workers
from boneyard.table.config import Config
from boneyard.table.decision import Decision
from boneyard.table.log_entries import Ended
from boneyard.table.protocol import Hello
from tests.server.waiting import until

ANN = Guest("ann", b"key", "Ann", "en", 0, 0)


class FirstOption(Workers):
    """Bots that always take the first option, when they are let."""

    def __init__(self, lets: bool) -> None:
        super().__init__(1)
        self.lets = asyncio.Event()
        if lets:
            self.lets.set()

    async def choose(self, *_: object, **__: object) -> int:
        await self.lets.wait()
        return 0


async def rooms_on(path: Path, lets: bool) -> Rooms:
    store = await open_store(f"sqlite:///{path}")
    return rooms_for(Services(store, FirstOption(lets)))


async def close(rooms: Rooms) -> None:
    await rooms.close()
    await rooms.services.store.close()


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        first = await rooms_on(tmp_path / "t.db", lets=False)
        await first.services.store.put_guest(ANN)
        place = await first.create(Config(game="zombie-invasion", seats=("easy", "easy")), ANN, "Ann")
        before = place.table.seq
        await close(first)
        second = await rooms_on(tmp_path / "t.db", lets=True)
        await wake(second)
        again = second.open[place.id]
        async with asyncio.timeout(20):
            while again.table.seq < before + 3:
                await asyncio.sleep(0.01)
        await close(second)

    asyncio.run(play())


def test_a_table_that_nobody_needs_is_forgotten(tmp_path: Path) -> None:
    def no_send(frame: bytes) -> None: ...

    async def is_kept(rooms: Rooms, table: str) -> bool:
        await tidy(rooms)
        await tidy(rooms)
        return table in rooms.open

    async def play() -> None:
        rooms = await rooms_on(tmp_path / "t.db", lets=False)
        await rooms.services.store.put_guest(ANN)
        place = await rooms.create(Config(game="zombie-invasion", seats=("open", "open")), ANN, "Ann")
        place.join(None, Hello(protocol=1), no_send)
        assert await is_kept(rooms, place.id), "somebody looks"
        place.part(None, no_send)
        assert not await is_kept(rooms, place.id)
        thinking = await rooms.create(Config(game="zombie-invasion", seats=("easy", "easy")), ANN, "Ann")
        assert await is_kept(rooms, thinking.id), "a bot thinks"
        await close(rooms)

    asyncio.run(play())


def test_a_fault_does_not_end_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(housekeeping, "EVERY", 0.0)
    rounds = 0

    async def play() -> None:
        rooms = await rooms_on(tmp_path / "t.db", lets=False)

        async def stalled() -> tuple[str, ...]:
            nonlocal rounds
            rounds += 1
            if rounds == 1:
                raise RuntimeError("once")
            return ()

        monkeypatch.setattr(rooms.services.store, "stalled", stalled)
        house = asyncio.create_task(keep_house(rooms, Library(rooms.services, rooms, Replayer())))
        await until(lambda: rounds > 1)
        house.cancel()
        await close(rooms)

    asyncio.run(play())
    assert "housekeeping failed" in caplog.text


def test_a_game_that_ended_untold_is_told_later(tmp_path: Path) -> None:
    """Who was killed in the moment in which a game ended had no time for its story."""

    async def play() -> None:
        first = await rooms_on(tmp_path / "t.db", lets=False)
        await first.services.store.put_guest(ANN)
        place = await first.create(Config(game="zombie-invasion", seats=("easy", "easy")), ANN, "Ann")
        assert place.room is not None
        await place.room.keep(Decision([Ended(why="agreed")]))
        assert await first.services.store.story(place.id) is None
        await close(first)
        second = await rooms_on(tmp_path / "t.db", lets=False)
        library = Library(second.services, second, Replayer())
        await library.look_for_untold()
        await library.catch_up()
        assert await second.services.store.story(place.id)
        await library.look_for_untold()
        assert library.untold == []
        await close(second)

    asyncio.run(play())
