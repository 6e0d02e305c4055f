"""A plugin of pytest: only modules with an example are loaded to look for examples.

Every worker collects all tests. Without this each of them would import the whole package, and the libraries
of every extra with it, before its first test.
"""

from collections.abc import Generator
from pathlib import Path

import pytest

Collectors = list[pytest.Collector]


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, Collectors, Collectors]:
    """What collects tests stays; what collects examples (a kind of its own) stays where there are any."""
    found = yield
    if not found or ">>>" in file_path.read_text("utf-8"):
        return found
    return [collector for collector in found if type(collector) is pytest.Module]
