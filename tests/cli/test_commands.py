from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import boneyard
from boneyard.cli.main import main
from boneyard.games.catalogue import game_ids
from tests.cli.conftest import Run


def test_help_names_every_command(run: Run) -> None:
    text = run("--help").output
    for command in ("games", "play", "watch", "simulate", "replay", "rules", "board", "content"):
        assert f"  {command} " in text


def commands_below(group: click.Group, path: str) -> Iterator[tuple[str, click.Command]]:
    """Every command with its full name, including subcommands."""
    context = click.Context(group)
    for name in group.list_commands(context):
        found = group.get_command(context, name)
        assert found is not None
        yield f"{path} {name}", found
        if isinstance(found, click.Group):
            yield from commands_below(found, f"{path} {name}")


def test_no_help_line_is_cut_off() -> None:
    """On a terminal of 80 columns every command's summary fits on one line."""
    summaries = {path: each.get_short_help_str(limit=66) for path, each in commands_below(main, "boneyard")}
    assert len(summaries) > 25
    assert [path for path, summary in summaries.items() if summary.endswith("...")] == []


def test_games_lists_every_game_with_its_options(run: Run) -> None:
    games = json.loads(run("games", "--json").output)["games"]
    assert [game["id"] for game in games] == list(game_ids())
    for listed in games:
        game = boneyard.game(listed["id"])
        assert listed["seats"] == [game.seats[0], game.seats[-1]]
        assert {option["name"]: option["default"] for option in listed["options"]} == {
            setting.name: setting.default for setting in game.settings
        }
        assert all(option["meaning"] and option["rule"] for option in listed["options"])
        assert game.id in run("games").output


def test_simulate_prints_its_summary(run: Run) -> None:
    words = ("simulate", "zombie-invasion", "--games", "3", "--seed", "5", "--limit", "3000")
    result = json.loads(run(*words, "--json").output)
    assert result["games"] == 3
    assert sum(result["wins_by_way"].values()) == 3
    assert len(result["wins_by_seat"]) == 2
    assert result["decisions"] > 0
    assert result["turns"] > 0
    assert result["seconds"] >= 0
    assert "decisions_per_second" in result
    text = run(*words).output
    assert "decisions/s" in text
    assert "games/s" in text


def test_simulate_repeats_with_the_same_seed(run: Run) -> None:
    def summary_of(seed: str) -> dict[str, object]:
        words = ("simulate", "midevil", "--games", "2", "--seats", "restless,random", "--limit", "1000")
        found: dict[str, object] = json.loads(run(*words, "--seed", seed, "--json").output)
        return {key: value for key, value in found.items() if "second" not in key and key != "seed"}

    assert summary_of("1") == summary_of("1")
    assert summary_of("1") != summary_of("2")


def test_rules_shows_a_book_an_entry_or_all_books(run: Run) -> None:
    assert "You can't run" in run("rules", "ME-FIGHT-5").output
    assert "ZI-MOVE-1" in run("rules", "zombie-invasion").output
    assert "boneyard rules midevil" in run("rules").output
    assert "ZI-WIN-1" in json.loads(run("rules", "ZI-WIN-1", "--json").output)["rules"]


def test_coverage_lists_citations_and_tests(run: Run) -> None:
    coverage = json.loads(run("rules", "--coverage", "--json").output)
    assert "games/zombie_invasion/rules/fight.py:fight" in coverage["rules"]["ZI-FIGHT-1"]["cited"]
    assert coverage["rules"]["ZI-FIGHT-1"]["tested"]
    assert isinstance(coverage["missing"], list)
    assert "missing:" in run("rules", "ZI-WIN-1", "--coverage").output


@pytest.mark.parametrize("game_id", game_ids())
def test_board_draws_every_game(run: Run, tmp_path: Path, game_id: str) -> None:
    file = tmp_path / "board.svg"
    result = run("board", "--game", game_id, "--moves", "150", "--svg", str(file), "--theme", "dark")
    assert result.exit_code == 0
    assert file.read_text("utf-8").startswith("<svg")
    assert run("board", "--game", game_id, "--moves", "20", "--svg").output.startswith("<svg")
    assert "━" in run("board", "--game", game_id, "--moves", "150").output


def test_watch_prints_a_game_and_saves_its_replay(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.boneyard"
    result = run("watch", "zombie-invasion", "--seed", "2", "--pace", "0", "--save", str(file))
    assert "begins turn 1." in result.output
    assert "win" in result.output
    assert run("replay", str(file), "--check").output.endswith("replayed without differences\n")


def test_replay_shows_draws_and_checks(run: Run, tmp_path: Path) -> None:
    file, picture = tmp_path / "game.boneyard", tmp_path / "at.svg"
    run("watch", "midevil", "--seed", "2", "--pace", "0", "--save", str(file))
    story = run("replay", str(file), "--at", "60").output
    assert "begins turn 1." in story
    assert "draws Horse" in story or "draws 3 cards" in story
    seen = run("replay", str(file), "--at", "40", "--seat", "1")
    assert seen.exit_code == 0
    assert run("replay", str(file), "--at", "40", "--svg", str(picture)).exit_code == 0
    assert picture.read_text("utf-8").startswith("<svg")
    assert (
        run("board", "--replay", str(file), "--at", "40", "--svg").output.strip()
        == picture.read_text("utf-8").strip()
    )


def test_content_is_created_checked_drawn_and_played(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert run("content", "new", str(folder), "--game", "midevil").exit_code == 0
    assert "30 tiles, 49 cards for midevil" in run("content", "check", str(folder)).output
    assert "Altar" in run("content", "preview", str(folder)).output
    picture = tmp_path / "tiles.svg"
    assert run("content", "preview", str(folder), "--svg", str(picture)).exit_code == 0
    assert picture.read_text("utf-8").startswith("<svg")
    tiles = folder / "tiles.toml"
    tiles.write_text(
        tiles.read_text("utf-8").replace('id = "smith"', 'id = "forge"\ntitle = { en = "Forge" }'), "utf-8"
    )
    file = tmp_path / "game.boneyard"
    words = ("watch", "midevil", "--content", str(folder), "--seed", "1", "--pace", "0", "--save", str(file))
    assert run(*words).exit_code == 0
    assert "forge" in file.read_text("utf-8")
    folder.joinpath("tiles.toml").unlink()
    assert run("replay", str(file), "--check").exit_code == 0
    assert "Forge" in run("replay", str(file)).output


def test_a_survey_prints_a_table_and_can_be_continued(run: Run, tmp_path: Path) -> None:
    survey = ("content", "survey", str(tmp_path / "runs"), "--game", "zombie-invasion", "--workers", "1")
    first = run(*survey, "--games", "1").output.splitlines()
    assert [line.split(" | ")[2] for line in first[2:]] == ["2", "3", "4", "5", "6"]
    kept = {file: file.read_bytes() for file in (tmp_path / "runs").iterdir()}
    assert len(kept) == 5
    again = run(*survey, "--games", "2").output.splitlines()
    assert [line.split(" | ")[3] for line in again[2:]] == ["2"] * 5
    assert all(file.read_bytes().startswith(before) for file, before in kept.items())


def test_closing_prints_its_table(run: Run) -> None:
    assert "helipad" in run("content", "closing", "--game", "zombie-invasion", "--games", "20").output
