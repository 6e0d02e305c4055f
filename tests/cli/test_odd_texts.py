"""Texts of content are shown unchanged, even with brackets and colons."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run

ODD = "Axe [/x] [red]:skull:[/]"


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    """A variant of MidEvil in which every tile and card has an odd title and text."""
    folder = tmp_path / "a [b] c"
    run("content", "new", str(folder), "--game", "midevil")
    for name, texts in (("tiles.toml", ["title"]), ("cards.toml", ["title", "gist", "text"])):
        text = (folder / name).read_text("utf-8")
        said = "\n".join(f'{field} = {{ en = "{ODD}" }}' for field in texts)
        (folder / name).write_text(re.sub(r"^(id = .*)$", rf"\1\n{said}", text, flags=re.MULTILINE), "utf-8")
    return folder


def test_odd_titles_are_shown_in_play(run: Run, folder: Path) -> None:
    typed = (
        "cards\n\n?\n\nlog\n\n[/x]\n[red]\n?[/x]\nlook [/x]\nauto\n" + "1\n" * 60 + "cards\n\nlog\n\nquit\n"
    )
    result = run("play", "midevil", "--seed", "3", "--content", str(folder), typed=typed)
    assert result.exit_code == 0
    assert f"{ODD}: {ODD}" in result.output
    assert "[/x] isn't one of the choices" in result.output


def test_odd_titles_are_shown_in_replays(run: Run, folder: Path, tmp_path: Path) -> None:
    file, picture = tmp_path / "game[/].boneyard", tmp_path / "at.svg"
    words = ("--seed", "3", "--pace", "0", "--content", str(folder), "--save", str(file))
    assert ODD in run("watch", "midevil", *words).output
    assert ODD in run("replay", str(file)).output.replace("\n", " ")
    assert ODD in run("content", "preview", str(folder)).output
    assert run("replay", str(file), "--svg", str(picture)).exit_code == 0
    assert ODD.upper() in picture.read_text("utf-8")


def test_paths_with_brackets_are_printed_unchanged(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BONEYARD_HOME", str(tmp_path / "[red]home[/x]"))
    result = run("play", "zombie-invasion", "--seed", "1", typed=f"save {tmp_path}/[x\nquit\n")
    assert f"--resume {tmp_path}/[red]home[/x]/saves/" in result.output
