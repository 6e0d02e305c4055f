"""The workers' queue is fair between guests, prefers bots to questions, and is bounded."""

import asyncio
from collections.abc import Collection, Coroutine
from pathlib import Path

import pytest

from boneyard.bots import bot
from boneyard.odds.questions import ChoicesAsked
from boneyard.server.workers import Workers
from boneyard.server.workers import jobs as j
from boneyard.server.workers.queue import Lane, Queue, Request
from boneyard.server.workers.workers import ALL, NO_QUESTIONS, NOTHING_SLOW
from boneyard.table.errors import Refused
from tests.decisions import Decision, decisions
from tests.server.workers.doubles import CannedWorker, Planted, jobs_in


class TimedQueue(Queue):
    """A queue whose requests, known by name, take as long as the test says."""

    def __init__(self, most: int = 100, per_guest: int = 100) -> None:
        super().__init__(most, per_guest)

    def ask(self, lane: Lane, guest: str, what: str, table: str = "") -> Request:
        request = Request(lane, guest, what, b"", table or what)
        self.put(request)
        return request

    def serve(self, seconds: float = 0.0, lanes: Collection[Lane] = ALL) -> str:
        """Let a worker take the next request and work on it for some seconds."""
        request = self.take(lanes)
        if request is None:
            return ""
        self.charge(request.guest, seconds)
        return request.name

    def order(self, seconds: float = 1.0, lanes: Collection[Lane] = ALL) -> list[str]:
        """The requests in the order a worker gets them."""
        return list(iter(lambda: self.serve(seconds, lanes), ""))


async def test_many_requests_of_one_guest_delay_no_others() -> None:
    queue = TimedQueue()
    for n in range(10):
        queue.ask(Lane.SLOW_BOT, "many", f"many {n}")
    queue.ask(Lane.SLOW_BOT, "one", "one 0")
    queue.ask(Lane.QUICK_BOT, "other", "other 0")
    assert queue.order()[:4] == ["many 0", "one 0", "other 0", "many 1"]


async def test_guests_share_time_fairly() -> None:
    """Nine quick requests go before the second slow one, whoever asked first."""
    queue = TimedQueue()
    for n in range(3):
        queue.ask(Lane.SLOW_BOT, "slow", f"slow {n}")
    assert queue.serve(0.9) == "slow 0"
    for n in range(12):
        queue.ask(Lane.QUICK_BOT, "quick", f"quick {n}")
    assert [queue.serve(0.1) for _ in range(9)] == [f"quick {n}" for n in range(9)]
    assert "slow 1" in [queue.serve(0.1) for _ in range(2)], "but everyone gets a turn"


async def test_idle_time_is_not_saved_up() -> None:
    """A late guest doesn't get the time that others have had."""
    queue = TimedQueue()
    for n in range(20):
        queue.ask(Lane.QUICK_BOT, "early", f"early {n}")
    assert [queue.serve(1.0) for _ in range(10)][-1] == "early 9"
    for n in range(20):
        queue.ask(Lane.QUICK_BOT, "late", f"late {n}")
    served = [queue.serve(1.0) for _ in range(10)]
    assert sum(what.startswith("early") for what in served) >= 4
    assert len(queue.used) <= 2
    queue.order()
    queue.ask(Lane.QUICK_BOT, "next", "next")
    queue.order()
    assert not queue.used.keys() - {"next", "early", "late"}, "idle guests are forgotten"


async def test_a_worker_takes_only_its_own_lanes() -> None:
    queue = TimedQueue()
    for lane in ALL:
        queue.ask(lane, lane.name, lane.name)
    assert sorted(queue.order(lanes=NOTHING_SLOW)) == ["QUESTION", "QUICK_BOT"]
    queue.ask(Lane.QUESTION, "a", "never")
    queue.ask(Lane.QUICK_BOT, "a", "quick")
    assert sorted(queue.order(lanes=NO_QUESTIONS)) == ["HINT", "SLOW_BOT", "quick"]


async def test_unwatched_tables_come_last() -> None:
    queue, seen = TimedQueue(most=8), {"people"}
    queue.is_watched = seen.__contains__
    for n in range(2):
        queue.ask(Lane.SLOW_BOT, "a", f"alone {n}", table="alone")
    queue.ask(Lane.SLOW_BOT, "b", "watched", table="people")
    queue.ask(Lane.QUESTION, "a", "odds", table="alone")
    assert (queue.size, queue.unwatched, queue.guests) == (4, 2, 2)
    assert [queue.serve(9.0) for _ in range(3)] == ["watched", "odds", "alone 0"]
    seen.add("alone")
    queue.ask(Lane.SLOW_BOT, "c", "empty", table="empty")
    assert queue.order() == ["alone 1", "empty"], "a viewer has joined"
    seen.clear()
    for n in range(4):
        queue.ask(Lane.SLOW_BOT, "a", f"{n}", table=f"{n}")
    with pytest.raises(Refused, match="busy"):
        queue.ask(Lane.SLOW_BOT, "a", "one too many")
    seen.add("people")
    queue.ask(Lane.SLOW_BOT, "b", "there is room for those who look", table="people")


async def test_questions_are_limited_and_leave_room_for_bots() -> None:
    queue = TimedQueue(most=4, per_guest=2)
    request = queue.ask(Lane.QUESTION, "a", "a1")
    queue.ask(Lane.HINT, "a", "a2")
    with pytest.raises(Refused, match="busy"):
        queue.ask(Lane.QUESTION, "a", "a3")
    for what in ("b1", "b2"):
        queue.ask(Lane.QUESTION, "b", what)
    with pytest.raises(Refused, match="busy"):
        queue.ask(Lane.QUESTION, "c", "c1")
    for n in range(4):
        queue.ask(Lane.SLOW_BOT, "a", f"bot {n}")
    with pytest.raises(Refused, match="busy"):
        queue.ask(Lane.QUICK_BOT, "c", "bot 4")
    queue.drop(request)
    queue.ask(Lane.QUESTION, "c", "c1")
    assert queue.guests == 3
    assert len(queue.order()) == queue.most * 2
    assert not queue.requests


def choose(workers: Workers, kind: str, found: Decision) -> Coroutine[object, object, int]:
    return workers.choose(kind, "seed", found.content, found.view, found.options)


async def test_guests_take_turns_at_a_worker() -> None:
    """Even the shortest request counts."""
    found, sent = next(decisions("zombie-invasion", 1)), list[bytes]()

    async def parrot(limits: j.Limits) -> CannedWorker:
        return CannedWorker(sent)

    async with Workers(1, start=parrot) as workers, asyncio.timeout(60):
        asked = [("many 0", "many"), ("many 1", "many"), ("many 2", "many"), ("one", "one")]
        await asyncio.gather(
            *(
                workers.choose("easy", seed, found.content, found.view, found.options, guest=guest)
                for seed, guest in asked
            )
        )
    jobs = [job for messages in sent for job in jobs_in(messages)]
    order = [job.seed for job in jobs if isinstance(job, j.Choose)]
    assert order == ["many 0", "one", "many 1", "many 2"]


class Stuck(CannedWorker):
    """A worker that never answers questions about odds or hints."""

    async def ask(self, messages: bytes, seconds: float) -> j.Reply:
        if isinstance(jobs_in(messages)[-1], j.TellOdds | j.GiveHint):
            await asyncio.get_running_loop().create_future()
        return await super().ask(messages, seconds)


async def test_bots_and_questions_have_a_worker_of_their_own() -> None:
    """Hanging questions occupy only their own workers; the same for slow bots."""
    found = next(decisions("zombie-invasion", 1))

    async def stuck(limits: j.Limits) -> Stuck:
        return Stuck([])

    async with Workers(3, start=stuck) as workers, asyncio.timeout(60):
        odds = [
            asyncio.create_task(workers.odds(found.view, found.content, ChoicesAsked(), guest="a"))
            for _ in range(5)
        ]
        await asyncio.sleep(0)
        assert await choose(workers, "easy", found) == 0
        assert await choose(workers, "hard", found) == 0
        assert workers.queue.size == 3, "two questions are being answered, three wait"
        assert not workers.is_pressed
    assert {str(error) for error in await asyncio.gather(*odds, return_exceptions=True)} == {"busy"}


async def test_slow_bots_leave_a_worker_for_quick_ones(tmp_path: Path) -> None:
    """The slow ones don't finish before the quick one is answered."""
    found, gate = next(decisions("zombie-invasion", 1)), tmp_path / "gate"

    async with Workers(2, start=Planted()) as workers:
        slow = [asyncio.create_task(choose(workers, f"planner:gate:{gate}", found)) for _ in range(3)]
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await choose(workers, "easy", found)
        assert not any(task.done() for task in slow)
        gate.touch()
        assert await asyncio.gather(*slow) == [len(found.options) - 1] * 3


async def test_abandoned_requests_are_not_started(tmp_path: Path) -> None:
    found, gate, mark = next(decisions("zombie-invasion", 1)), tmp_path / "gate", tmp_path / "mark"

    async with Workers(1, start=Planted()) as workers:
        first = asyncio.create_task(choose(workers, f"gate:{gate}", found))
        dropped = asyncio.create_task(choose(workers, f"mark:{mark}", found))
        kept = asyncio.create_task(choose(workers, f"mark:{mark}.kept", found))
        await asyncio.sleep(0)
        dropped.cancel()
        await asyncio.wait([dropped])
        gate.touch()
        await asyncio.gather(first, kept)
    assert mark.with_suffix(".kept").exists()
    assert not mark.exists()


async def test_late_answers_are_dropped(tmp_path: Path) -> None:
    """A request cancelled while a worker thinks doesn't disturb the next answer."""
    found, gate = next(decisions("zombie-invasion", 1)), tmp_path / "gate"
    async with Workers(1, start=Planted()) as workers:
        first = asyncio.create_task(choose(workers, f"gate:{gate}", found))
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            while workers.queue.size:
                await asyncio.sleep(0.005)
        first.cancel()
        await asyncio.wait([first])
        following = asyncio.create_task(choose(workers, "easy", found))
        await asyncio.sleep(0)
        gate.touch()
        answer = await following
    chosen = bot("easy", "seed", found.content)(lambda: found.view, found.options)
    assert found.options[answer] == chosen
