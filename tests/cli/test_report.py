"""`boneyard report`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "run.jsonl"
    words = ("ladder", "zombie-invasion", "--bots", "random,restless", "--games", "2", "--limit", "300")
    assert run(*words, "--seed", "1", "--out", str(file)).exit_code == 0
    return file


def test_the_report_goes_next_to_the_run_or_elsewhere(run: Run, file: Path, tmp_path: Path) -> None:
    result = run("report", str(file))
    assert result.exit_code == 0, result.output
    beside = tmp_path / "run-report" / "index.html"
    assert str(beside) in result.output
    assert "A ladder of Zombie Invasion" in beside.read_text("utf-8")
    assert run("report", str(file), "-o", str(tmp_path / "other")).exit_code == 0
    assert (tmp_path / "other" / "index.html").read_text("utf-8") == beside.read_text("utf-8")


def test_a_missing_package_is_named(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("boneyard.report.folder", "boneyard.report.draw"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = run("report", str(file))
    assert (result.exit_code, "pip install matplotlib`" in result.output) == (2, True), result.output


def test_a_file_that_isnt_a_run_is_rejected(run: Run, tmp_path: Path) -> None:
    result = run("report", str(tmp_path / "nothing"))
    assert (result.exit_code, "there is no file" in result.output) == (2, True)
