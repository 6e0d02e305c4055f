"""Run `boneyard` as a user: arguments, input, output, exit code."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from boneyard.cli import main

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `boneyard` with its own home folder; it may only end with an exit code."""
    monkeypatch.setenv("BONEYARD_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")

    def call(*arguments: str, typed: str = "") -> Result:
        result = CliRunner().invoke(main, arguments, input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return call
