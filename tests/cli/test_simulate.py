"""`boneyard simulate`: run files, replays and seatings, as a person meets them."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run

WORDS = ("simulate", "zombie-invasion", "--seats", "random,restless", "--limit", "500")


def told(run: Run, *words: str) -> dict[str, object]:
    result = run(*WORDS, *words, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.output)
    return {name: value for name, value in found.items() if "second" not in name}


def test_a_run_goes_on_without_saying_its_seed_again(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    first = told(run, "--games", "2", "--out", file)
    second = told(run, "--games", "4", "--out", file)
    assert (first["games"], second["games"]) == (2, 4)
    assert first["seed"] == second["seed"]
    assert second == told(run, "--games", "4", "--seed", str(first["seed"]))


def test_the_number_of_workers_does_not_change_the_result(run: Run) -> None:
    words = ("--games", "6", "--seed", "3")
    assert told(run, *words, "--workers", "2") == told(run, *words)


def test_another_plan_in_the_file_is_a_clear_error(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "run.jsonl")
    told(run, "--games", "1", "--out", file, "--seed", "1")
    result = run(*WORDS, "--games", "1", "--out", file, "--seed", "2")
    assert result.exit_code == 2
    assert "holds another run (seed: 1 there, 2 here)" in result.output


def test_replays_are_recorded(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "replays"
    told(run, "--games", "2", "--seed", "1", "--record", str(folder))
    for file in folder.iterdir():
        assert run("replay", str(file), "--check").exit_code == 0
    assert len(list(folder.iterdir())) == 2


def test_wins_are_shown_by_player_where_seats_rotate(run: Run) -> None:
    words = (*WORDS, "--games", "2", "--seed", "1")
    assert "wins by player" in run(*words).output
    text = run(*words, "--no-rotate").output
    assert "wins by player" not in text
    assert "seat 2 (restless)" in text
