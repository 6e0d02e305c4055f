"""`boneyard export`."""

from __future__ import annotations

import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.conftest import Run


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    """A small run with its replays."""
    words = ("simulate", "midevil", "--limit", "200", "--games", "2", "--seed", "4")
    file = tmp_path / "run.jsonl"
    assert run(*words, "--out", str(file), "--record", str(tmp_path / "replays")).exit_code == 0
    return file


def test_rows_go_to_standard_output_or_a_file(run: Run, file: Path, tmp_path: Path) -> None:
    printed = run("export", str(file), "--format", "jsonl").output
    target = tmp_path / "rows.parquet"
    result = run("export", str(file), "--format", "parquet", "-o", str(target))
    rows = len(printed.splitlines())
    assert rows > 50
    assert f"{rows} decisions of 2 games" in result.output
    assert pq.read_metadata(target).num_rows == rows
    assert sorted(path.name for path in tmp_path.glob("rows*")) == ["rows.parquet"]


def test_recorded_replays_are_read_instead_of_played(run: Run, file: Path, tmp_path: Path) -> None:
    replays = ("--replays", str(tmp_path / "replays"))
    assert run("export", str(file), *replays).output == run("export", str(file)).output


def test_parquet_needs_a_file(run: Run, file: Path) -> None:
    result = run("export", str(file), "--format", "parquet")
    assert (result.exit_code, "-o FILE" in result.output) == (2, True)


def test_a_folder_without_replays_is_rejected(run: Run, file: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    result = run("export", str(file), "--replays", str(tmp_path / "empty"))
    assert (result.exit_code, "has no replay of this run" in result.output) == (2, True)


def test_a_missing_package_is_named(
    run: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "boneyard.simulate.parquet", raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = run("export", str(file), "--format", "parquet", "-o", str(tmp_path / "rows.parquet"))
    assert result.exit_code == 2
    assert "pip install pyarrow`" in result.output
    assert not list(tmp_path.glob("rows*"))


@pytest.mark.parametrize(
    ("text", "reason"), [("", "is empty"), ("hello\n", "isn't a Boneyard run"), (None, "there is no file")]
)
def test_a_file_that_isnt_a_run_is_rejected(run: Run, tmp_path: Path, text: str | None, reason: str) -> None:
    file = tmp_path / "file"
    if text is not None:
        file.write_text(text, "utf-8")
    result = run("export", str(file))
    assert (result.exit_code, reason in result.output) == (2, True), result.output
