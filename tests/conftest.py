"""The sizes of a test run: what a size allows, what it stores, and how a full run is resumed.

With several workers, only the process that started them writes.
"""

import gc
import os
from collections.abc import Generator
from pathlib import Path
from typing import Protocol

import pytest
from hypothesis import settings

from tests import examples
from tests.figures import Figures, keep, lines_of
from tests.sizes import SIZE, Size, pick

RESULTS = Path(__file__).parent.parent / "docs" / "results"
RUN = os.environ.get("BONEYARD_RUN", "") if SIZE == "full" else ""
DONE = RESULTS / ".done" / RUN

# What the program says is read in English, whatever language the environment asks for.
os.environ["LC_ALL"] = "C.UTF-8"

# The same examples every time, except in a full run: a newcomer's first run must not fail by luck.
settings.register_profile(
    "boneyard", deadline=None, max_examples=pick(quick=25, ci=500, full=5000), derandomize=SIZE != "full"
)
settings.load_profile("boneyard")

PLAIN_PYTHON = "plain_python(why): asks for what machine code does not have; see tests/left_out.py"

finished_before = pytest.StashKey[set[str]]()


@pytest.fixture(scope="session")
def size() -> Size:
    """The size of this run: "quick", "ci" or "full". Most tests want `tests.sizes.pick` instead."""
    return SIZE


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests run on asyncio."""
    return "asyncio"


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> Figures:
    """Records a test's measurements; a full run stores them in docs/results/."""
    return Figures(request.node.user_properties)


class Worker(Protocol):
    """The part of xdist's worker that we use; it has no types."""

    config: pytest.Config
    workerinput: dict[str, list[str]]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", PLAIN_PYTHON)
    config.pluginmanager.register(examples)
    workerinput: dict[str, list[str]] | None = getattr(config, "workerinput", None)
    if workerinput is not None:
        config.stash[finished_before] = set(workerinput["finished_before"])
        return
    config.stash[finished_before] = (
        set(DONE.read_text("utf-8").splitlines()) if RUN and DONE.exists() else set()
    )
    config.pluginmanager.register(Keeper())


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Worker) -> None:
    """All workers, even replaced ones, must collect the same tests; so read the list once and pass it on."""
    finished: set[str] = node.config.stash[finished_before]
    node.workerinput["finished_before"] = sorted(finished)


def pytest_report_header(config: pytest.Config) -> list[str]:
    before = len(config.stash[finished_before])
    again = (
        f"; {before} tests that passed in this run are left out (docs/results/.done/{RUN})" if before else ""
    )
    return [f"size: {SIZE}{again}"]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect without searching for garbage: nearly all that is made there stays."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip the tests that passed before a full run was interrupted.

    Slow reliability tests come first, so that no worker is left with one of them at the end. The soak test,
    which mostly waits, is the very first.
    """
    items.sort(key=lambda item: ("test_soak" not in item.nodeid, "tests/reliability" not in item.nodeid))
    done = [item for item in items if item.nodeid in config.stash[finished_before]]
    if done:
        config.hook.pytest_deselected(items=done)
        items[:] = [item for item in items if item.nodeid not in config.stash[finished_before]]


def fail_if_skipped(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Only the quick size may skip tests."""
    if SIZE != "quick" and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid}: a skipped test is a failure in size {SIZE}. {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    fail_if_skipped(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    fail_if_skipped(report)
    return report


class Keeper:
    """Stores measurements and finished tests from the reports of all workers."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call":
            return
        for name, line in lines_of(report.user_properties, report.nodeid, report.outcome):
            self.lines.append(f"{name}: {line}")
            if SIZE == "full":
                keep(RESULTS / f"{name}.jsonl", line)
        if RUN and report.outcome == "passed":
            DONE.parent.mkdir(parents=True, exist_ok=True)
            with DONE.open("a", encoding="utf-8") as file:
                file.write(f"{report.nodeid}\n")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.lines and SIZE != "quick":
            terminalreporter.section("figures")
            for line in sorted(self.lines):
                terminalreporter.write_line(line)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """A resumed run with nothing left to do is a success."""
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and session.config.stash[finished_before]:
            session.exitstatus = pytest.ExitCode.OK
