"""Who waits, and who is next: fair between tables, quick before slow, nobody put off for ever, bounded."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path

import pytest

from boneyard.bots import bot
from boneyard.engine.content import Content
from boneyard.server.thinking import Busy, Thinkers
from boneyard.server.thinking.waiting import Job, Lane, Lesson, Waiting
from tests.server.thinking.decisions import Decision, decisions
from tests.server.thinking.doubles import Planted

NOTHING = Lesson("game", Content("nothing", {}))


class Clock:
    """Time that goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Queue:
    """A queue with a clock of its own; jobs are known by their names."""

    def __init__(self, most: int = 100, per_table: int = 100) -> None:
        self.clock = Clock()
        self.waiting = Waiting(most, per_table, self.clock)

    def put(self, lane: Lane, table: str, what: str) -> Job:
        job = Job(lane, table, NOTHING, b"", 1.0, what)
        self.waiting.put(job)
        return job

    def order(self, quick_only: bool = False) -> list[str]:
        """All that a worker would be given, one after the other."""
        found = []
        while (job := self.waiting.next(quick_only)) is not None:
            found.append(job.what)
        return found


async def in_turn() -> None:
    queue = Queue()
    for what in ("a1", "a2", "a3"):
        queue.put(Lane.QUICK_BOT, "a", what)
    queue.put(Lane.QUICK_BOT, "b", "b1")
    queue.put(Lane.QUICK_BOT, "c", "c1")
    assert queue.order() == ["a1", "b1", "c1", "a2", "a3"]


def test_tables_take_turns() -> None:
    asyncio.run(in_turn())


async def by_patience() -> None:
    queue = Queue()
    for lane in reversed(Lane):
        queue.put(lane, "a", lane.name)
    assert queue.order() == ["PERSON", "QUICK_BOT", "HINT", "SLOW_BOT", "UNSEEN"]
    queue.put(Lane.SLOW_BOT, "a", "slow")
    queue.clock.now = 1.5
    queue.put(Lane.PERSON, "b", "person")
    assert queue.order() == ["slow", "person"], "who has waited long enough is not put off any more"


def test_people_and_quick_bots_go_first_but_not_for_ever() -> None:
    asyncio.run(by_patience())


async def quick_only() -> None:
    queue = Queue()
    for lane in Lane:
        queue.put(lane, "a", lane.name)
    assert queue.order(quick_only=True) == ["PERSON", "QUICK_BOT"]
    assert queue.order() == ["HINT", "SLOW_BOT", "UNSEEN"]


def test_a_worker_for_quick_things_takes_no_slow_ones() -> None:
    asyncio.run(quick_only())


async def unseen() -> None:
    queue, seen = Queue(most=8), {"people"}
    queue.waiting.is_seen = seen.__contains__
    for what in ("alone 1", "alone 2"):
        queue.put(Lane.SLOW_BOT, "alone", what)
    queue.put(Lane.QUICK_BOT, "other", "other")
    queue.clock.now = 1000.0
    queue.put(Lane.SLOW_BOT, "people", "people")
    queue.put(Lane.PERSON, "other", "odds")
    assert (queue.waiting.pressing, queue.waiting.unseen) == (2, 3)
    assert queue.order(quick_only=True) == ["odds"]
    assert queue.order() == ["people", "alone 1", "other", "alone 2"], "however long they have waited"
    queue.put(Lane.SLOW_BOT, "alone", "alone")
    queue.put(Lane.SLOW_BOT, "people", "people")
    seen.add("alone")
    queue.clock.now += 0.5
    queue.put(Lane.SLOW_BOT, "people", "people again")
    assert queue.order() == ["people", "alone", "people again"], "somebody has come to look"
    seen.clear()
    for table in range(4):
        queue.put(Lane.SLOW_BOT, str(table), "alone")
    with pytest.raises(Busy):
        queue.put(Lane.SLOW_BOT, "one too many", "alone")
    seen.add("people")
    queue.put(Lane.SLOW_BOT, "people", "there is room for those who look")
    queue.order()
    assert (queue.waiting.size, queue.waiting.unseen) == (0, 0)


def test_tables_that_nobody_looks_at_wait_for_all_others() -> None:
    asyncio.run(unseen())


async def bounded() -> None:
    queue = Queue(most=4, per_table=2)
    queue.put(Lane.PERSON, "a", "a1")
    job = queue.put(Lane.SLOW_BOT, "a", "a2")
    with pytest.raises(Busy):
        queue.put(Lane.PERSON, "a", "a3")
    queue.put(Lane.PERSON, "b", "b1")
    queue.put(Lane.PERSON, "b", "b2")
    with pytest.raises(Busy):
        queue.put(Lane.PERSON, "c", "c1")
    queue.waiting.drop(job)
    queue.put(Lane.PERSON, "c", "c1")
    with pytest.raises(Busy):
        queue.put(Lane.PERSON, "a", "a3")
    assert queue.order() == ["a1", "b1", "c1", "b2"]
    assert queue.waiting.size == 0
    assert not queue.waiting.counts, "nothing is remembered of tables that ask nothing"


def test_too_many_requests_are_refused_in_all_and_of_one_table() -> None:
    asyncio.run(bounded())


def choose(thinkers: Thinkers, kind: str, found: Decision) -> Coroutine[object, object, int]:
    return thinkers.choose(kind, "seed", found.content, found.view, found.options)


def test_slow_bots_leave_a_worker_for_quick_ones(tmp_path: Path) -> None:
    """The slow ones don't end before the quick one was answered."""
    found, gate = next(decisions("zombie-invasion", 1)), tmp_path / "gate"

    async def ask() -> None:
        async with Thinkers(2, start=Planted()) as thinkers:
            slow = [asyncio.create_task(choose(thinkers, f"planner:gate:{gate}", found)) for _ in range(3)]
            await asyncio.sleep(0)
            async with asyncio.timeout(60):
                await choose(thinkers, "easy", found)
            assert not any(task.done() for task in slow)
            gate.touch()
            assert await asyncio.gather(*slow) == [len(found.options) - 1] * 3

    asyncio.run(ask())


def test_a_request_that_nobody_waits_for_any_more_is_not_begun(tmp_path: Path) -> None:
    found, gate, mark = next(decisions("zombie-invasion", 1)), tmp_path / "gate", tmp_path / "mark"

    async def ask() -> None:
        async with Thinkers(1, start=Planted()) as thinkers:
            first = asyncio.create_task(choose(thinkers, f"gate:{gate}", found))
            dropped = asyncio.create_task(choose(thinkers, f"mark:{mark}", found))
            kept = asyncio.create_task(choose(thinkers, f"mark:{mark}.kept", found))
            await asyncio.sleep(0)
            dropped.cancel()
            await asyncio.wait([dropped])
            gate.touch()
            await asyncio.gather(first, kept)

    asyncio.run(ask())
    assert mark.with_suffix(".kept").exists()
    assert not mark.exists()


def test_an_answer_that_comes_too_late_is_nobody_s(tmp_path: Path) -> None:
    """Who is given up while a worker thinks does not disturb the next answer."""
    found, gate = next(decisions("zombie-invasion", 1)), tmp_path / "gate"

    async def ask() -> int:
        async with Thinkers(1, start=Planted()) as thinkers:
            first = asyncio.create_task(choose(thinkers, f"gate:{gate}", found))
            await asyncio.sleep(0)
            async with asyncio.timeout(60):
                while thinkers.waiting.size:
                    await asyncio.sleep(0.005)
            first.cancel()
            await asyncio.wait([first])
            following = asyncio.create_task(choose(thinkers, "easy", found))
            await asyncio.sleep(0)
            gate.touch()
            return await following

    chosen = bot("easy", "seed", found.content)(lambda: found.view, found.options)
    assert found.options[asyncio.run(ask())] == chosen
