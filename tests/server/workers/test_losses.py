"""Workers that hang, crash or fail: every request is answered, and no process is left."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE
from collections.abc import Coroutine
from pathlib import Path

import pytest
from msgspec.structs import replace

from boneyard.bots import bot
from boneyard.odds.questions import ChoicesAsked
from boneyard.server.workers import Workers
from boneyard.server.workers.jobs import Limits
from boneyard.server.workers.process import Lost, NotStarted, WorkerProcess, start_process
from boneyard.server.workers.workers import PLAYING
from boneyard.table.errors import Refused
from tests.decisions import Decision, decisions
from tests.server.workers import parent
from tests.server.workers.doubles import CannedWorker, Planted

QUIET = replace(PLAYING, silence=1.0)


def a_decision() -> Decision:
    return next(decisions("zombie-invasion", 1))


def choose(workers: Workers, kind: str, found: Decision) -> Coroutine[object, object, int]:
    return workers.choose(kind, "seed", found.content, found.view, found.options)


def easy(found: Decision) -> int:
    return found.options.index(bot("easy", "seed", found.content)(lambda: found.view, found.options))


def is_gone(pid: int) -> bool:
    """Whether a child has ended and was reaped."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


async def test_a_dead_worker_is_replaced_and_its_request_retried(tmp_path: Path) -> None:
    """It dies while thinking, or while idle."""
    found, start, tried = a_decision(), Planted(), tmp_path / "tried"

    async with Workers(1, start=start) as workers:
        assert await choose(workers, f"once:die:{tried}", found) == easy(found)
        assert tried.exists()
        assert len(start.pids) == 2
        assert is_gone(start.pids[0])
        os.kill(start.pids[-1], signal.SIGKILL)
        assert await choose(workers, "easy", found) == easy(found)
    assert len(start.pids) == 3
    assert all(map(is_gone, start.pids))


async def test_a_hung_worker_is_replaced_without_a_retry(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It would hang again, and others wait."""
    found, start, tried = a_decision(), Planted(), tmp_path / "tried"

    with caplog.at_level(logging.WARNING):
        async with Workers(1, playing=QUIET, start=start) as workers:
            assert await choose(workers, f"once:sleep:{tried}", found) in range(len(found.options))
            assert await choose(workers, "easy", found) == easy(found)
    assert "did not reply in 1 s" in caplog.text
    assert "took a random option: fault" in caplog.text
    assert len(start.pids) == 2
    assert all(map(is_gone, start.pids))


async def test_an_expensive_bot_costs_no_worker(caplog: pytest.LogCaptureFixture) -> None:
    found, start = a_decision(), Planted()
    with caplog.at_level(logging.WARNING):
        async with Workers(1, playing=replace(PLAYING, silence=120), start=start) as workers:
            assert await choose(workers, "hang", found) in range(len(found.options))
            assert await choose(workers, "easy", found) == easy(found)
    assert "hang took a random option: too-much" in caplog.text
    assert len(start.pids) == 1, "the worker gave up by itself and continued"


async def test_after_two_crashes_a_bot_takes_any_option(caplog: pytest.LogCaptureFixture) -> None:
    found, start = a_decision(), Planted()
    with caplog.at_level(logging.WARNING):
        async with Workers(1, start=start) as workers:
            lost = await choose(workers, "die", found)
            failed = await choose(workers, "fail", found)
            after = await choose(workers, "easy", found)
    assert 0 <= lost < len(found.options)
    assert lost == failed, "any option, the same for the same seed"
    assert after == easy(found)
    assert len(start.pids) == 3, "`die` costs a worker and its replacement; `fail` costs none"
    assert "die took a random option: fault" in caplog.text
    assert "RuntimeError: planted" in caplog.text


async def test_bots_continue_if_no_worker_starts() -> None:
    found = a_decision()

    async def broken(limits: Limits) -> CannedWorker:
        raise NotStarted("planted")

    async with Workers(2, start=broken) as workers:
        with pytest.raises(Refused, match="fault"):
            await workers.odds(found.view, found.content, ChoicesAsked())
        assert await choose(workers, "easy", found) in range(len(found.options))


async def test_a_process_that_fails_to_start_is_lost() -> None:
    with pytest.raises(NotStarted) as lost:
        await start_process(PLAYING, "boneyard.no_such_program")
    assert "ended without a reply" in lost.value.why


async def test_a_worker_that_writes_garbage_is_lost() -> None:
    """Nobody knows where its next message begins."""
    nonsense = r"import sys; sys.stdout.buffer.write(b'\0\0\0\1?'); sys.stdout.flush(); sys.stdin.read()"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", nonsense, stdin=PIPE, stdout=PIPE)
    worker = WorkerProcess(process)
    with pytest.raises(Lost) as lost:
        await worker.ask(b"", 30.0)
    assert "invalid reply" in lost.value.why
    await worker.end()


async def test_closing_answers_waiting_requests_and_leaves_no_process() -> None:
    """One worker thinks forever, one is idle, one request waits."""
    found, start = a_decision(), Planted()
    workers = Workers(2, start=start)
    await choose(workers, "easy", found)
    asked = [asyncio.create_task(choose(workers, "sleep", found)) for _ in range(3)]
    async with asyncio.timeout(60):
        while workers.queue.size != 1 or len(start.pids) < 2:
            await asyncio.sleep(0.005)
    await workers.close()
    with pytest.raises(Refused, match="busy"):
        await choose(workers, "easy", found)
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [str(answer) for answer in answers] == ["busy"] * 3
    assert len(start.pids) == 2
    assert all(map(is_gone, start.pids))


def test_workers_end_with_their_parent() -> None:
    """They inherit its standard error, which closes with the last of them."""
    server = subprocess.Popen(
        [sys.executable, "-m", parent.__name__], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    pids = [int(word) for word in server.stdout.readline().split()]
    assert len(pids) == 2
    server.kill()
    try:
        server.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        server.communicate()
        pytest.fail("workers outlived their parent")
