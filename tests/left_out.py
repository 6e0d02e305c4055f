"""A pytest plugin for the compiled build that skips tests only plain Python can pass, and lists them.

    @pytest.mark.plain_python("it counts calls by tracing them, and calls of machine code are not traced")

A test has this mark only if it needs something that machine code lacks. The last lines of a run list every
skipped test with its reason.
"""

from typing import Protocol

import pytest

MARK = "plain_python"

left_out = pytest.StashKey[dict[str, str]]()
"""By test: why it is skipped."""


class Worker(Protocol):
    """The part of xdist's worker that we use; it has no types."""

    config: pytest.Config


def pytest_configure(config: pytest.Config) -> None:
    config.stash[left_out] = {}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    reasons = config.stash[left_out]
    for item in items:
        if mark := item.get_closest_marker(MARK):
            reasons[item.nodeid] = str(mark.args[0])
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in reasons])
    items[:] = [item for item in items if item.nodeid not in reasons]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker reports what it skipped, since only the main process prints."""
    output: dict[str, dict[str, str]] | None = getattr(session.config, "workeroutput", None)
    if output is not None:
        output[MARK] = session.config.stash[left_out]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Worker) -> None:
    output: dict[str, dict[str, str]] = getattr(node, "workeroutput", {})  # a worker that crashed has none
    node.config.stash[left_out].update(output.get(MARK, {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    reasons = config.stash[left_out]
    terminalreporter.section("left out on the compiled build")
    for test, reason in sorted(reasons.items()):
        terminalreporter.write_line(f"{test}: {reason}")
    terminalreporter.write_line(f"{len(reasons)} tests that ask for what only plain Python has")
