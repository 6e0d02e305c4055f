"""Tables end with a game, or before one has begun."""

import asyncio
import subprocess
from collections.abc import Callable
from pathlib import Path
from threading import current_thread, main_thread

import pytest

from boneyard.server.history import replay_requests as r
from boneyard.server.history.library import Library
from boneyard.server.history.replayer import AT_ONCE, COMMAND, MOST_WAITING, Replayer
from boneyard.server.history.story import VerdictInfo
from boneyard.server.rooms.place import Place
from boneyard.server.rooms.rooms import Rooms
from boneyard.table import log_entries, protocol
from boneyard.table.config import Config
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Act
from boneyard.table.shared_device import Companion
from tests.server.test_housekeeping import ANN, close, rooms_on
from tests.server.waiting import until

VERDICT = VerdictInfo("own", True, ())


def test_a_table_that_ends_unplayed_is_nothing_to_warn_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def end() -> None:
        rooms = await rooms_on(tmp_path / "t.db", lets=False)
        await rooms.services.store.put_guest(ANN)
        place = await rooms.create(Config(game="midevil", seats=("open", "open")), ANN, "Ann")
        Library(rooms.services, rooms, Replayer()).over(place.id)
        await asyncio.gather(*rooms.services.asides)
        await close(rooms)

    asyncio.run(end())
    assert not caplog.messages


def test_a_replayer_whose_server_was_killed_ends_quietly() -> None:
    done = subprocess.run(COMMAND, input=b'{"request":', capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


class Slow(Replayer):
    """A replayer whose slots are left when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.leaving = asyncio.Event()
        self.begun: list[r.Request] = []

    async def answer(self, request: r.Request) -> r.Reply:
        self.begun.append(request)
        await self.leaving.wait()
        return r.Verified("midevil", VERDICT) if isinstance(request, r.Verify) else r.EventsFound(())


def test_files_of_strangers_leave_a_slot_to_players() -> None:
    """The largest replay takes a minute: whoever sends one after the other would close all logs."""

    async def ask() -> None:
        replayer = Slow()
        files = [
            asyncio.create_task(replayer.verify(r.Verify(str(n)))) for n in range(AT_ONCE + MOST_WAITING)
        ]
        await until(lambda: replayer.begun)
        with pytest.raises(Refused, match="busy"):
            await replayer.verify(r.Verify("one more"))
        events = asyncio.create_task(replayer.find_events(r.FindEvents("")))
        await until(lambda: len(replayer.begun) == AT_ONCE)
        assert isinstance(replayer.begun[-1], r.FindEvents)
        replayer.leaving.set()
        await asyncio.gather(events, *files)
        assert (replayer.asked, replayer.files) == (0, 0)

    asyncio.run(ask())


class NoReplayer(Replayer):
    """A replayer who must not be asked."""

    async def answer(self, request: r.Request) -> r.Reply:
        raise AssertionError(request)


async def two_at_a_device(file: Path) -> tuple[Rooms, Place]:
    """A game of Ann's and Bob's, which begins as soon as they sit down."""
    rooms = await rooms_on(file, lets=False)
    await rooms.services.store.put_guest(ANN)
    config, company = Config(game="midevil", seats=("open", "open")), (Companion(1, "Bob"),)
    return rooms, await rooms.create(config, ANN, "Ann", company=company)


def test_no_game_is_played_again_for_its_log(tmp_path: Path) -> None:
    """Neither while it runs, whatever others do in secret, nor when it is over."""

    async def play() -> None:
        rooms, place = await two_at_a_device(tmp_path / "t.db")
        done = list[bytes]()
        library = Library(rooms.services, rooms, NoReplayer())
        begun = await library.lines(place)
        assert begun
        assert all(line.told is not None for line in begun)
        seq = place.table.seq
        place.ask(f"{ANN.id}~1", protocol.Order(id="1", pass_until_turn=True), done.append)
        await until(lambda: place.table.seq > seq)
        assert await library.lines(place) == begun
        rooms.services.on_over = lambda table: None
        place.ask(ANN.id, protocol.Leave(id="1", concede=True), done.append)
        await until(lambda: place.table.status == "over")
        assert await library.lines(place) == begun
        await close(rooms)

    asyncio.run(play())


def test_long_logs_are_read_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the longest game takes 50 ms, for which every table would wait."""
    read_on = set[bool]()
    decode: Callable[[bytes], Act] = log_entries.decode

    def noted(data: bytes) -> Act:
        read_on.add(current_thread() is main_thread())
        return decode(data)

    async def ask() -> None:
        rooms, place = await two_at_a_device(tmp_path / "t.db")
        library = Library(rooms.services, rooms, Replayer())
        monkeypatch.setattr(log_entries, "decode", noted)
        assert await library.replay_text(place, seed=False)
        assert await library.lines(place)
        await close(rooms)

    asyncio.run(ask())
    assert read_on == {False}
