"""Workers that hang, die or fail: their requests are answered all the same, and no process is left."""

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

from boneyard.bots import bot
from boneyard.odds.questions import ChoicesAsked
from boneyard.server.thinking import Closing, Failed, Thinkers
from boneyard.server.thinking.process import Lost, WorkerProcess, start_worker
from tests.decisions import Decision, decisions
from tests.server.thinking import parent
from tests.server.thinking.doubles import Parrot, Planted

QUIET = 1.0
"""Seconds of silence after which the tests take a worker to hang."""


def a_decision() -> Decision:
    return next(decisions("zombie-invasion", 1))


def choose(thinkers: Thinkers, kind: str, found: Decision) -> Coroutine[object, object, int]:
    return thinkers.choose(kind, "seed", found.content, found.view, found.options)


def easy(found: Decision) -> int:
    return found.options.index(bot("easy", "seed", found.content)(lambda: found.view, found.options))


def is_gone(pid: int) -> bool:
    """Whether a child has ended and its parent knows it."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_worker_that_dies_is_replaced_and_its_request_tried_again(tmp_path: Path) -> None:
    """It dies while it thinks, or while it has nothing to do."""
    found, start, tried = a_decision(), Planted(), tmp_path / "tried"

    async def ask() -> None:
        async with Thinkers(1, start=start) as thinkers:
            assert await choose(thinkers, f"once:die:{tried}", found) == easy(found)
            assert tried.exists()
            assert len(start.pids) == 2
            assert is_gone(start.pids[0])
            os.kill(start.pids[-1], signal.SIGKILL)
            assert await choose(thinkers, "easy", found) == easy(found)

    asyncio.run(ask())
    assert len(start.pids) == 3
    assert all(map(is_gone, start.pids))


def test_a_worker_that_hangs_is_replaced_and_its_request_not_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It would hang again, and others wait."""
    found, start, tried = a_decision(), Planted(), tmp_path / "tried"

    async def ask() -> None:
        async with Thinkers(1, patience=QUIET, start=start) as thinkers:
            assert await choose(thinkers, f"once:sleep:{tried}", found) in range(len(found.options))
            assert await choose(thinkers, "easy", found) == easy(found)

    with caplog.at_level(logging.WARNING):
        asyncio.run(ask())
    assert "did not answer in 1 s" in caplog.text
    assert "so it took any option" in caplog.text
    assert len(start.pids) == 2
    assert all(map(is_gone, start.pids))


def test_a_bot_that_takes_too_much_work_costs_no_worker(caplog: pytest.LogCaptureFixture) -> None:
    found, start = a_decision(), Planted()

    async def ask() -> tuple[int, int]:
        async with Thinkers(1, patience=120, start=start) as thinkers:
            return await choose(thinkers, "hang", found), await choose(thinkers, "easy", found)

    with caplog.at_level(logging.WARNING):
        any_option, after = asyncio.run(ask())
    assert any_option in range(len(found.options))
    assert "it takes too much work" in caplog.text
    assert after == easy(found)
    assert len(start.pids) == 1, "the worker stopped by itself and went on"


def test_after_the_second_loss_a_bot_takes_any_option_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    found, start = a_decision(), Planted()

    async def ask() -> tuple[int, int, int]:
        async with Thinkers(1, start=start) as thinkers:
            lost = await choose(thinkers, "die", found)
            failed = await choose(thinkers, "fail", found)
            return lost, failed, await choose(thinkers, "easy", found)

    with caplog.at_level(logging.WARNING):
        lost, failed, after = asyncio.run(ask())
    assert 0 <= lost < len(found.options)
    assert lost == failed, "any option, but the same for the same seed"
    assert after == easy(found)
    assert len(start.pids) == 3, "one and its replacement for `die`; a bot that fails costs no process"
    assert "no choice by die, so it took any option: no worker answered" in caplog.text
    assert "RuntimeError: planted" in caplog.text


def test_where_no_worker_starts_bots_go_on_and_people_are_told() -> None:
    found = a_decision()

    async def broken() -> Parrot:
        raise Lost("planted")

    async def ask() -> int:
        async with Thinkers(2, start=broken) as thinkers:
            with pytest.raises(Failed):
                await thinkers.odds(found.view, found.content, ChoicesAsked())
            return await choose(thinkers, "easy", found)

    assert asyncio.run(ask()) in range(len(found.options))


def test_a_process_without_bots_is_lost() -> None:
    with pytest.raises(Lost, match="ended without an answer"):
        asyncio.run(start_worker("boneyard.bots.kinds:no_such_name"))


def test_a_worker_that_writes_nonsense_is_lost() -> None:
    """Once it has, nobody knows any more where its next message begins."""

    async def ask() -> None:
        nonsense = r"import sys; sys.stdout.buffer.write(b'\0\0\0\1?'); sys.stdout.flush(); sys.stdin.read()"
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", nonsense, stdin=PIPE, stdout=PIPE
        )
        worker = WorkerProcess(process)
        with pytest.raises(Lost, match="no answer"):
            await worker.ask(b"", 30.0)
        await worker.end()

    asyncio.run(ask())


def test_closing_tells_who_waits_and_leaves_no_process() -> None:
    """One worker thinks for ever, one is idle, one request waits."""
    found, start = a_decision(), Planted()

    async def ask() -> list[int | BaseException]:
        thinkers = Thinkers(2, start=start)
        await choose(thinkers, "easy", found)
        asked = [asyncio.create_task(choose(thinkers, "sleep", found)) for _ in range(3)]
        async with asyncio.timeout(60):
            while thinkers.waiting.size != 1 or len(start.pids) < 2:
                await asyncio.sleep(0.005)
        await thinkers.close()
        with pytest.raises(Closing):
            await choose(thinkers, "easy", found)
        return await asyncio.gather(*asked, return_exceptions=True)

    assert all(isinstance(answer, Closing) for answer in asyncio.run(ask()))
    assert len(start.pids) == 2
    assert all(map(is_gone, start.pids))


def test_when_the_parent_is_killed_its_workers_end() -> None:
    """They hold the standard error of their parent open, so its end is the end of the last of them."""
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
