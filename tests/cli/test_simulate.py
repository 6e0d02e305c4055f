"""`boneyard simulate`: run files, replays and seatings."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run

WORDS = ("simulate", "zombie-invasion", "--seats", "random,restless", "--limit", "500")


def result_of(run: Run, *words: str) -> dict[str, object]:
    result = run(*WORDS, *words, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.output)
    return {name: value for name, value in found.items() if "second" not in name}


def test_a_run_continues_with_its_seed(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    first = result_of(run, "--games", "2", "--out", file)
    second = result_of(run, "--games", "4", "--out", file)
    assert (first["games"], second["games"]) == (2, 4)
    assert first["seed"] == second["seed"]
    assert second == result_of(run, "--games", "4", "--seed", str(first["seed"]))


def test_the_number_of_workers_does_not_change_the_result(run: Run) -> None:
    words = ("--games", "6", "--seed", "3")
    assert result_of(run, *words, "--workers", "2") == result_of(run, *words)


def test_a_different_plan_in_the_file_is_a_clear_error(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    result_of(run, "--games", "1", "--out", file, "--seed", "1")
    result = run(*WORDS, "--games", "1", "--out", file, "--seed", "2")
    assert result.exit_code == 2
    assert "has a different run (seed: 1 there, 2 here)" in result.output


def test_replays_are_recorded(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "replays"
    result_of(run, "--games", "2", "--seed", "1", "--record", str(folder))
    for file in folder.iterdir():
        assert run("replay", str(file), "--check").exit_code == 0
    assert len(list(folder.iterdir())) == 2


def test_rotated_seats_show_wins_by_player(run: Run) -> None:
    words = (*WORDS, "--games", "2", "--seed", "1")
    assert "wins by player" in run(*words).output
    text = run(*words, "--no-rotate").output
    assert "wins by player" not in text
    assert "seat 2 (restless)" in text


def test_a_variant_is_compared_on_the_same_deals(run: Run, tmp_path: Path) -> None:
    words = ("--games", "4", "--seed", "2", "--against", "last_life=rerolls")
    found = result_of(run, *words, "--out", str(tmp_path / "run.jsonl"))
    assert found["games"] == 4
    assert found == result_of(run, *words)
    differences = found["differences"]
    assert isinstance(differences, list)
    assert {each["measure"] for each in differences} >= {
        "wins of seat",
        "wins of",
        "ends",
        "rounds",
        "deaths",
    }
    text = run(*WORDS, *words).output
    assert "the same deals with last_life=rerolls" in text
    assert "95 % interval" in text


def test_two_content_sets_are_compared(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert run("content", "new", str(folder), "--game", "zombie-invasion").exit_code == 0
    tiles = folder / "tiles.toml"
    tiles.write_text(tiles.read_text("utf-8").replace("zombies = 8", "zombies = 1"), "utf-8")
    result = run(*WORDS, "--games", "1", "--seed", "2", "--against-content", str(folder))
    assert result.exit_code == 0, result.output
    assert "the same deals with the content" in result.output


def test_one_game_has_unknown_intervals(run: Run) -> None:
    """JSON has no infinity."""
    found = result_of(run, "--games", "1", "--seed", "2", "--against", "last_life=rerolls")
    assert isinstance(found["differences"], list)
    assert found["differences"][0]["change"]["low"] is None


def test_an_unknown_variant_is_rejected(run: Run) -> None:
    result = run(*WORDS, "--against", "last_life=maybe")
    assert (result.exit_code, "last_life can be dies or rerolls" in result.output) == (2, True)


def test_people_take_minutes_and_wait_for_each_other(run: Run) -> None:
    words = ("simulate", "zombie-invasion", "--people", "3", "--games", "2", "--seed", "1", "--limit", "100")
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.output)
    assert (found["people"], found["games"], found["unfinished"]) == (3, 2, 2)
    assert found["minutes"]["p10"] > 2
    assert found["turn_wait"]["median"] > found["seconds_per_turn"]["place"]
    assert json.loads(run(*words, "--json", "--workers", "2").output) == found
    assert "wait between own turns" in run(*words).output


def test_people_need_a_bot_each(run: Run) -> None:
    result = run("simulate", "midevil", "--people", "3", "--seats", "greedy,greedy")
    assert result.exit_code == 2
    assert "name one for each" in result.output
