"""Ctrl-C at a prompt, while watching, and during many games."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from boneyard.engine.playback import check
from boneyard.games.catalogue import game
from boneyard.terminal.saves import load
from tests.cli.programs import PROGRAM
from tests.sizes import pick

TYPED = [b"", b"?\n", b"map\n", b"auto\n"]


def has_workers(pid: int) -> bool:
    """Whether a process has children, if the system tells."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    return len(children.read_text("ascii").split()) > 2 if children.exists() else False


def interrupted(
    home: Path, *words: str, typed: bytes = b"", seen: bytes = b"", workers: bool = False
) -> tuple[int, bytes]:
    """Send Ctrl-C to all processes of a command, as a terminal does; returns its exit code and output."""
    process = subprocess.Popen(
        [*PROGRAM, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "BONEYARD_HOME": str(home), "PYTHONUNBUFFERED": "1"},
        start_new_session=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(typed)
    process.stdin.flush()
    output = b""
    while seen and seen not in output and (more := os.read(process.stdout.fileno(), 65536)):
        output += more
    for _ in range(50):
        if workers and not has_workers(process.pid):
            time.sleep(0.1)
    time.sleep(0.3)
    os.killpg(process.pid, signal.SIGINT)
    rest, _ = process.communicate(timeout=60)
    assert b"Traceback" not in output + rest, output + rest
    return process.returncode, output + rest


@pytest.mark.parametrize("typed", pick(quick=[b"", b"auto\n"], ci=TYPED, full=TYPED))
def test_ctrl_c_saves_the_game(tmp_path: Path, typed: bytes) -> None:
    code, output = interrupted(tmp_path, "play", "midevil", "--seed", "1", typed=typed, seen=b"> ")
    assert code == 130
    assert b"The game is saved in" in output
    (file,) = (tmp_path / "saves").iterdir()
    check(game("midevil"), load(file))


def test_ctrl_c_leaves_the_choice_of_a_game_quietly(tmp_path: Path) -> None:
    code, output = interrupted(tmp_path, "play", "--terminal", seen=b"Which game?")
    assert code == 130
    assert output.partition(b"Which game?")[2].strip() == b"[1]"


def test_ctrl_c_leaves_the_offer_to_resume_quietly(tmp_path: Path) -> None:
    interrupted(tmp_path, "play", "midevil", seen=b"> ")
    code, output = interrupted(tmp_path, "play", "--terminal", seen=b"Continue it?")
    assert code == 130
    assert output.partition(b"Continue it?")[2].strip() == b"[y]"
    assert len(list((tmp_path / "saves").iterdir())) == 1


def test_ctrl_c_stops_all_worker_processes(tmp_path: Path) -> None:
    words = ("simulate", "midevil", "--games", "1000", "--workers", "2")
    code, output = interrupted(tmp_path, *words, workers=True)
    assert (code, output.strip()) == (130, b"")
