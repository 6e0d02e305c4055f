"""Playing in the terminal with typed answers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.engine.replay import replay_of
from boneyard.games.catalogue import game_ids
from boneyard.terminal import saves
from boneyard.terminal.saves import load
from tests.cli.conftest import Run


def kept_file(output: str) -> Path:
    found = re.findall(r"--resume (\S+)", output)
    assert found, output
    return Path(found[-1])


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_is_played_by_numbers_saved_and_resumed(run: Run, game_id: str) -> None:
    first = run("play", game_id, "--seed", "4", typed="1\n" * 30 + "quit\n")
    assert first.exit_code == 0
    file = kept_file(first.output)
    before = len(load(file).lines)
    assert before > 10
    second = run("play", "--resume", str(file), typed="1\n" * 10 + "quit\n")
    assert second.exit_code == 0
    assert len(load(file).lines) > before
    assert run("replay", str(file), "--check").exit_code == 0


def test_the_end_of_input_saves_the_game(run: Run) -> None:
    result = run("play", "zombie-invasion", "--seed", "4", typed="1\n1\n")
    assert len(load(kept_file(result.output)).lines) > 2


def test_an_unfinished_game_is_offered(run: Run) -> None:
    run("play", "zombie-invasion", "--seed", "4", typed="1\nquit\n")
    again = run("play", "--terminal", typed="y\nquit\n")
    assert "You left a game of Zombie Invasion in round 1. Continue it?" in again.output
    fresh = run("play", "--terminal", typed="maybe\nNO\n1\nquit\n")
    assert fresh.output.count("Continue it?") == 2
    assert "Which game?" in fresh.output


def test_the_end_of_input_leaves_the_first_questions(run: Run) -> None:
    for typed in ("", "1\nquit\n", ""):
        result = run("play", "--terminal", typed=typed)
        assert result.exit_code == 0
        assert "Abort" not in result.output
    assert "Continue it?" in result.output


def test_invalid_saves_are_skipped(run: Run) -> None:
    run("play", "zombie-invasion", "--seed", "4", typed="1\nquit\n")
    (kept,) = (saves.home() / "saves").iterdir()
    text = kept.read_text("utf-8")
    kept.write_text(text.replace("game zombie-invasion", "game chess"), "utf-8")
    (kept.parent / "zombie-invasion-z.boneyard").mkdir()
    (kept.parent / "zombie-invasion-y.boneyard").symlink_to("nowhere")
    result = run("play", "--terminal", typed="1\nquit\n")
    assert "Can't resume the saved game: no game is called 'chess'" in result.output
    assert result.exit_code == 0


def test_a_question_mark_shows_the_rule(run: Run) -> None:
    result = run("play", "zombie-invasion", "--seed", "4", typed="?\n\n? 1\n\nhelp\n\nquit\n")
    assert "ZI-TILE-1" in result.output
    assert "undo your last answer" in result.output


def test_undo_map_log_look_and_wrong_answers(run: Run) -> None:
    typed = "fly\n99\nundo\nmap\n\nlog\n\nlook 1\nlook n\nlook\nlook x\ncards\n\nback\n\nquit\n"
    result = run("play", "zombie-invasion", "--seed", "4", typed=typed)
    assert result.exit_code == 0
    assert "fly isn't one of the choices" in result.output
    assert "99 isn't one of the choices" in result.output
    assert "You can't undo that" in result.output


def test_a_step_can_be_undone(run: Run) -> None:
    result = run("play", "zombie-invasion", "--seed", "5", typed="1\ns\nundo\nquit\n")
    assert "Undone." in result.output
    lines = load(kept_file(result.output)).lines
    assert any(" undo " in line for line in lines)


def test_several_steps_can_be_typed_at_once(run: Run) -> None:
    result = run("play", "zombie-invasion", "--seed", "5", typed="1\nsn\nquit\n")
    lines = load(kept_file(result.output)).lines
    assert sum(" step " in line for line in lines) == 2


def test_save_writes_a_copy_to_the_given_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "copy.boneyard"
    result = run(
        "play", "zombie-invasion", "--seed", "5", typed=f"save {file}\nsave {tmp_path}/a/\0b\nquit\n"
    )
    assert "Saved to" in result.output
    assert load(file).ending is None


def test_hidden_hands_are_covered_between_players(run: Run) -> None:
    hidden = run("play", "midevil", "--seats", "human,human", "--seed", "1", typed="1\n" * 40)
    assert "may look now" in hidden.output
    public = run("play", "zombie-invasion", "--seats", "human,human", "--seed", "1", typed="1\n" * 40)
    assert "may look now" not in public.output


def nearly_over(file: Path) -> None:
    game = boneyard.game("zombie-invasion")
    setup = game.setup(1)
    match = Match(game, setup, FairDice("3", game.id))
    match.play([bot("restless", "3", setup.content)])
    lines = len(match.lines) - 8
    again = Match(game, setup, FairDice("3", game.id))
    again.play([bot("restless", "3", setup.content)], lines)
    saves.keep(file, replay_of(again, ("human",), "3"))


def test_a_finished_game_moves_to_the_replays(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "home" / "saves" / "zombie-invasion-1.boneyard"
    nearly_over(file)
    for _ in range(60):
        result = run("play", "--resume", str(file), typed="n\ne\ns\nw\n1\n" * 20)
        if not file.exists():
            break
    assert "The game is over." in result.output
    (kept,) = re.findall(r"The replay is saved in (\S+?)\.?\n", result.output)
    assert saves.load(Path(kept)).ending is not None
    assert "this game is over" in run("play", "--resume", kept).output


def test_a_watched_game_of_bots_can_be_resumed(run: Run, tmp_path: Path) -> None:
    game = boneyard.game("zombie-invasion")
    match = Match(game, game.setup(2), FairDice("2", game.id))
    match.play([bot("restless", f"2/{seat}", match.setup.content) for seat in range(2)], 50)
    file = tmp_path / "watched.boneyard"
    saves.keep(file, replay_of(match, ("restless", "restless"), "2"))
    result = run("play", "--resume", str(file))
    assert result.exit_code == 0
    assert f"The replay is saved in {file}" in result.output
    assert saves.load(file).ending is not None
    assert run("replay", str(file), "--check").exit_code == 0


def test_auto_fills_a_tile(run: Run) -> None:
    result = run("play", "midevil", "--seats", "human", "--seed", "2", typed="auto\nquit\n")
    lines = load(kept_file(result.output)).lines
    assert sum(" put " in line for line in lines) == 3


def test_a_forbidden_step_names_the_rule(run: Run) -> None:
    result = run("play", "zombie-invasion", "--seed", "5", typed="1\nstep 0\nquit\n")
    assert "You can't do that here: ZI-MOVE-" in result.output
