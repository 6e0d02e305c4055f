"""A killed run continues and gives the same result as an uninterrupted one."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.programs import PROGRAM
from tests.simulate.samples import lines

WORDS = ("simulate", "zombie-invasion", "--seats", "random,restless", "--seed", "4", "--limit", "1500")


def simulate(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*PROGRAM, *WORDS, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
    )


def end_after(process: subprocess.Popen[bytes], file: Path, games: int, sign: signal.Signals) -> bytes:
    """Wait until this many games are in the file, then stop the program and its children."""
    while process.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") <= games):
        time.sleep(0.01)
    os.killpg(process.pid, sign)
    return process.communicate(timeout=60)[0]


@pytest.mark.parametrize(("workers", "sign"), [("1", signal.SIGKILL), ("2", signal.SIGINT)])
def test_a_killed_run_continues(run: Run, tmp_path: Path, workers: str, sign: signal.Signals) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    process = simulate("--games", "100000", "--out", str(parts), "--workers", workers)
    output = end_after(process, parts, 3, sign)
    assert b"Traceback" not in output, output.decode()
    assert process.returncode == (130 if sign is signal.SIGINT else -sign)

    last = max(int(number) for number in re.findall(rb'"game":(\d+)', parts.read_bytes()))
    for file in (parts, whole):
        assert run(*WORDS, "--games", str(last + 4), "--out", str(file)).exit_code == 0
    assert lines(parts) == lines(whole)
