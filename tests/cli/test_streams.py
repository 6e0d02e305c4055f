"""The program as a process: odd encodings, closed and full streams, special files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boneyard.cli.streams import LOOKS
from boneyard.terminal.palette import BARRED, GROUNDS, SIGNS
from tests.cli.conftest import Run
from tests.sizes import pick

PROGRAM = (sys.executable, "-c", "from boneyard.cli import main; main(prog_name='boneyard')")
FULL = Path("/dev/full")
COMMANDS = ["games", "board --svg", "rules ME-FIGHT-5", "--help", "play midevil --seed 1"]


def call(
    home: Path, *arguments: str, typed: bytes = b"", to: int = subprocess.PIPE, **extra: str
) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "BONEYARD_HOME": str(home), **extra}
    done = subprocess.run(
        [*PROGRAM, *arguments], input=typed, stdout=to, stderr=subprocess.PIPE, env=environment, check=False
    )
    assert b"Traceback" not in done.stderr, done.stderr
    return done


@pytest.mark.parametrize("encoding", pick(quick=["ascii"], ci=["ascii", "cp437"], full=["ascii", "cp437"]))
def test_every_encoding_gets_look_alikes(tmp_path: Path, encoding: str) -> None:
    for words in (("board", "--moves", "10"), ("rules", "ME-FIGHT-5")):
        done = call(tmp_path, *words, PYTHONIOENCODING=encoding, COLUMNS="100")
        assert done.returncode == 0
        assert len(done.stdout.decode(encoding)) > 100
        assert b"?" not in done.stdout
    assert call(tmp_path, "play", "--help", PYTHONIOENCODING=encoding).returncode == 0


def test_every_character_of_the_board_has_a_look_alike() -> None:
    fills = "".join(ground.fill for ground in GROUNDS.values())
    signs = "".join(sign for sign, _ in SIGNS.values())
    assert {sign for sign in fills + signs + BARRED if not sign.isascii()} <= LOOKS.keys()
    assert all(plain.isascii() for plain in LOOKS.values())


def test_binary_input_gets_an_answer(tmp_path: Path) -> None:
    typed = (
        b"\xff\xfe\n\x00\n\x1b[A\n" + b"x" * 100_000 + b"\n" + "ö🦴\n".encode() + b"9" * 5000 + b"\nquit\n"
    )
    done = call(tmp_path, "play", "midevil", "--seed", "1", typed=typed, PYTHONIOENCODING="utf-8")
    assert done.returncode == 0
    assert "ö🦴 isn't one of the choices" in done.stdout.decode()


def test_closed_stdin_counts_as_empty(tmp_path: Path) -> None:
    play = [*PROGRAM, "play", "midevil"]
    words = [sys.executable, "-c", f"import os, sys; os.close(0); os.execv(sys.executable, {play!r})"]
    environment = {**os.environ, "BONEYARD_HOME": str(tmp_path)}
    done = subprocess.run(words, capture_output=True, env=environment, check=False)
    assert b"Traceback" not in done.stderr
    assert b"The game is saved in" in done.stdout


@pytest.mark.skipif(not FULL.is_char_device(), reason="this system has no /dev/full")
@pytest.mark.parametrize("words", pick(quick=["--help", COMMANDS[-1]], ci=COMMANDS, full=COMMANDS))
def test_a_failed_write_is_reported(tmp_path: Path, words: str) -> None:
    with FULL.open("wb") as full:
        done = call(tmp_path, *words.split(" "), typed=b"1\n", to=full.fileno())
    assert done.returncode == 1
    assert b"can't write the output: No space left on device" in done.stderr


def test_a_closed_pipe_ends_the_program_quietly(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    for words in (("games",), ("rules", "midevil")):
        assert call(tmp_path, *words, to=writing).stderr == b""
    os.close(writing)


def test_a_save_never_replaces_a_pipe_or_device(run: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    result = run("watch", "zombie-invasion", "--save", str(pipe), "--pace", "0")
    assert (result.exit_code, f"{pipe}: this isn't a regular file" in result.output) == (2, True)
    assert pipe.is_fifo()


def test_a_save_follows_a_link(run: Run, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "kept")
    run("play", "zombie-invasion", "--seed", "1", typed=f"save {tmp_path / 'link'}\nquit\n")
    assert (tmp_path / "link").is_symlink()
    assert run("replay", str(tmp_path / "kept"), "--check").exit_code == 0


@pytest.mark.parametrize("pace", ["nan", "inf", "61"])
def test_an_absurd_pace_is_rejected(run: Run, pace: str) -> None:
    result = run("watch", "zombie-invasion", "--pace", pace)
    assert (result.exit_code, "--pace must be between 0 and" in result.output) == (2, True)
