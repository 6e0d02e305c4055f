"""Bad input: one clear sentence, exit code 2, nothing lost, no traceback."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.engine.replay import replay_of, write
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("simulate chess", "no game is called 'chess'"),
        ("simulate midevill", "did you mean 'midevil'?"),
        ("play chess", "no game is called 'chess'"),
        ("watch zombie-invasion --seats random,human", "only bots can play here"),
        ("play zombie-invasion --seats random", "no seat is human"),
        ("play zombie-invasion --seats human,robot", "no player is called 'robot'"),
        ("simulate zombie-invasion --seats random,,random", "no player is called ''"),
        ("simulate zombie-invasion --seats " + ",".join(["random"] * 7), "takes 1 to 6 players, not 7"),
        ("simulate zombie-invasion --option colour=red", "has no option 'colour'"),
        ("simulate zombie-invasion --option last_life=maybe", "last_life can be dies or rerolls"),
        ("simulate zombie-invasion --option last_life", "write a rule option as NAME=VALUE"),
        ("simulate midevil --against last_life=dies", "both variants are the same"),
        ("simulate zombie-invasion --seed soon", "give a whole number, 0 or more, not 'soon'"),
        ("simulate zombie-invasion --seed -1", "give a whole number, 0 or more, not '-1'"),
        ("simulate zombie-invasion --games 0", "give a whole number, 1 or more, not '0'"),
        ("simulate zombie-invasion --workers -1", "give a whole number, 1 or more, not '-1'"),
        ("simulate zombie-invasion --cluster nowhere", "'nowhere' isn't the address of a Dask scheduler"),
        ("simulate zombie-invasion --cluster foo://x:1", "'foo://x:1' isn't the address of a Dask scheduler"),
        ("simulate zombie-invasion --out no/such.jsonl", "create the folder no first"),
        ("export run.jsonl -o no/such.csv", "create the folder no first"),
        ("replay no-such-file", "can't read no-such-file"),
        ("play --resume no-such-file", "can't read no-such-file"),
        ("rules NO-SUCH-1", "There is no rule 'NO-SUCH-1'"),
        ("rules chess", "There is no rulebook 'chess'"),
        ("content check no-such-folder", "boneyard.toml is missing"),
        ("board --svg --game chess", "no game is called 'chess'"),
        ("board --svg --at 3", "--at needs --replay"),
        ("dance", "No such command 'dance'"),
    ],
)
def test_bad_input_gets_one_clear_sentence(run: Run, words: str, reason: str) -> None:
    result = run(*words.split(" "))
    assert result.exit_code == 2
    assert reason in result.output
    assert "Traceback" not in result.output


@cache
def a_game() -> str:
    game = boneyard.game("zombie-invasion")
    setup = game.setup(2)
    match = Match(game, setup, FairDice("2", game.id))
    match.play([bot("restless", f"2/{seat}", setup.content) for seat in range(2)])
    return write(replay_of(match, ("restless", "restless"), "2"))


def damaged(tmp_path: Path, old: str, new: str) -> Path:
    assert old in a_game()
    file = tmp_path / "game.boneyard"
    file.write_text(a_game().replace(old, new, 1), "utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("boneyard replay 1\n", "boneyard replay 2\n", "another format"),
        ("boneyard replay 1\n", "", "this isn't a Boneyard replay"),
        ("\nrules 1\n", "\nrules 7\n", "this was played by rules 7"),
        ("\ngame zombie-invasion\n", "\ngame chess\n", "no game is called 'chess'"),
        ("\nend\n", "\n", "cut off"),
        ("|zombies = 8", "|zombies = 7", "content in this replay was changed"),
        ("\n0 step ", "\n0 step 9999", "isn't possible now"),
    ],
)
@pytest.mark.parametrize("command", ["replay FILE", "replay FILE --check", "play --resume FILE"])
def test_a_damaged_file_is_reported_and_unchanged(
    run: Run, tmp_path: Path, command: str, old: str, new: str, reason: str
) -> None:
    file = damaged(tmp_path, old, new)
    before = file.read_bytes()
    result = run(*command.replace("FILE", str(file)).split(" "))
    assert result.exit_code == 2
    assert reason in result.output or ("play" in command and "this game is over" in result.output)
    assert file.read_bytes() == before


def test_a_binary_file_is_rejected(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert "it isn't text" in result.output


def test_seats_and_lines_out_of_range_are_rejected(run: Run, tmp_path: Path) -> None:
    file = damaged(tmp_path, "boneyard", "boneyard")
    assert "there is no seat 5" in run("replay", str(file), "--seat", "5").output
    assert run("replay", str(file), "--at", "999999").exit_code == 2


def test_bad_content_names_file_line_and_reason(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    run("content", "new", str(folder), "--game", "zombie-invasion")
    tiles = folder / "tiles.toml"
    tiles.write_text(tiles.read_text("utf-8").replace("zombies = 8", "zombies = 88"), "utf-8")
    result = run("content", "check", str(folder))
    assert result.exit_code == 2
    assert "tiles.toml:" in result.output
    assert "hospital: 88 figures don't fit" in result.output
    assert run("simulate", "zombie-invasion", "--content", str(folder)).exit_code == 2


def test_content_of_another_game_is_rejected(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    run("content", "new", str(folder), "--game", "zombie-invasion")
    result = run("simulate", "midevil", "--content", str(folder))
    assert (result.exit_code, "has content for zombie-invasion" in result.output) == (2, True)


def test_a_folder_in_use_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", "utf-8")
    result = run("content", "new", str(tmp_path))
    assert (result.exit_code, "is not empty" in result.output) == (2, True)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]
