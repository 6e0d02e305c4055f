"""A pytest plugin that looks for doctests only in modules that have one.

Every worker collects all tests. Without this, each would import the whole package and the libraries of every
extra before its first test.
"""

from collections.abc import Generator
from pathlib import Path

import pytest

Collectors = list[pytest.Collector]


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, Collectors, Collectors]:
    """Drop the doctest collectors of modules without examples."""
    found = yield
    if not found or ">>>" in file_path.read_text("utf-8"):
        return found
    return [collector for collector in found if type(collector) is pytest.Module]
