"""Run files are appended to, continued after an interruption, and never mixed up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import boneyard
from boneyard.engine.playback import check
from boneyard.engine.replay import read
from boneyard.simulate.play_run import play_run
from boneyard.simulate.pools import process_pool
from boneyard.simulate.run_file import BadRun, RunFile, read_run
from tests.simulate.plans import plan, run_of
from tests.simulate.samples import lines


def test_the_file_is_the_same_however_the_work_was_split(tmp_path: Path) -> None:
    one, two, pieces = tmp_path / "one", tmp_path / "two", tmp_path / "pieces"
    play_run(run_of(), 8, out=one)
    with process_pool(2) as pool:
        play_run(run_of(), 8, pool=pool, out=two)
    for games in (1, 5, 8):
        play_run(run_of(), games, out=pieces)
    assert lines(one) == lines(two) == lines(pieces)
    assert len(lines(one)) == 9


def test_games_in_the_file_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "run"
    play_run(run_of(), 4, out=file)
    done: list[int] = []
    playing = play_run(run_of(), 6, out=file, progress=done.append)
    assert [played.game for played in playing.now] == [4, 5]
    assert len(playing.of(0)) == 6
    assert done == [4, 1, 1]


@pytest.mark.parametrize("cut", [1, 40, 10_000])
def test_an_incomplete_line_is_dropped(tmp_path: Path, cut: int) -> None:
    """Even if it is the first line."""
    whole, file = tmp_path / "whole", tmp_path / "run"
    play_run(run_of(), 4, out=whole)
    text = whole.read_bytes()
    file.write_bytes(text[: max(100, len(text) - cut)])
    playing = play_run(run_of(), 4, out=file)
    assert playing.now
    assert lines(file) == lines(whole)


def test_an_empty_file_starts_a_run(tmp_path: Path) -> None:
    file = tmp_path / "run"
    file.touch()
    assert len(play_run(run_of(), 1, out=file).now) == 1


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (plan(seed="12"), "seed: 11 there, 12 here"),
        (plan(limit=700), "limit: 600 there, 700 here"),
        (plan(rotate=False), "rotation: on there, off here"),
        (plan(players=("restless", "random")), "seats: random,restless there, restless,random here"),
        (plan("midevil"), "game: zombie-invasion there, midevil here"),
        (plan(last_life="rerolls"), "option last_life: dies there, rerolls here"),
    ],
)
def test_a_different_plan_in_the_file_is_reported(tmp_path: Path, other: object, reason: str) -> None:
    file = tmp_path / "run"
    play_run(run_of(), 1, out=file)
    before = file.read_bytes()
    with pytest.raises(BadRun, match=reason):
        RunFile(file, run_of(other))  # type: ignore[arg-type]
    assert file.read_bytes() == before


def test_a_file_that_isnt_a_run_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann,\n", "utf-8")
    with pytest.raises(BadRun, match="isn't a Boneyard run"):
        RunFile(file, run_of())
    assert file.read_text("utf-8") == "Dear Ann,\n"


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "run"
    play_run(run_of(), 2, out=file)
    file.write_bytes(file.read_bytes().replace(b'"winners":[', b'"winners":{', 1))
    with pytest.raises(BadRun, match="line 2 of"):
        read_run(file)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("plan", 1),
        ("game", -1),
        ("seating", [0, 0]),
        ("winners", [2]),
        ("way", "magic"),
        ("points", [[1, 2, 3]]),
        ("counts", {"deaths": [1]}),
        ("things", {"cards": {"horse": []}}),
        ("turns", -1),
    ],
)
def test_a_line_that_isnt_a_game_of_the_run_is_named(tmp_path: Path, field: str, value: object) -> None:
    file = tmp_path / "run"
    play_run(run_of(), 2, out=file)
    head, line, *rest = file.read_text("utf-8").split("\n")
    changed = json.dumps({**json.loads(line), field: value})
    file.write_text("\n".join([head, changed, *rest]), "utf-8")
    with pytest.raises(BadRun, match=r"line 2 of .* isn't a game of this run; delete the line"):
        read_run(file)
    with pytest.raises(BadRun, match="line 2"):
        RunFile(file, run_of())


@pytest.mark.parametrize(
    ("field", "value"), [("plans", []), ("contents", {}), ("kind", "compare"), ("kind", "x")]
)
def test_a_run_without_its_plan_is_rejected(tmp_path: Path, field: str, value: object) -> None:
    file = tmp_path / "run"
    play_run(run_of(), 1, out=file)
    head, *rest = file.read_text("utf-8").split("\n")
    changed = json.dumps({**json.loads(head), field: value}, separators=(",", ":"))
    file.write_text("\n".join([changed, *rest]), "utf-8")
    with pytest.raises(BadRun, match="plans of this run"):
        read_run(file)


def test_a_run_file_is_self_contained(tmp_path: Path) -> None:
    file = tmp_path / "run"
    run = run_of(plan("midevil", last_life="rerolls"), kind="simulate")
    playing = play_run(run, 2, out=file)
    again, results = read_run(file)
    assert again == run
    assert results == playing.results


def test_a_run_of_other_rules_is_rejected(tmp_path: Path) -> None:
    file = tmp_path / "run"
    play_run(run_of(), 1, out=file)
    rules = boneyard.game("zombie-invasion").rules
    file.write_bytes(file.read_bytes().replace(f'"rules":{rules},'.encode(), b'"rules":99,', 1))
    with pytest.raises(BadRun, match="version 99"):
        read_run(file)


def test_recorded_replays_verify(tmp_path: Path) -> None:
    play_run(run_of(), 2, record=tmp_path / "replays")
    files = sorted((tmp_path / "replays").iterdir())
    assert [file.name for file in files] == ["000000.boneyard", "000001.boneyard"]
    for file in files:
        check(boneyard.game("zombie-invasion"), read(file.read_text("utf-8")))


def test_missing_replays_are_recorded_later(tmp_path: Path) -> None:
    file, folder = tmp_path / "run", tmp_path / "replays"
    play_run(run_of(), 3, out=file)
    before = file.read_bytes()
    play_run(run_of(), 3, out=file, record=folder)
    assert len(list(folder.iterdir())) == 3
    assert file.read_bytes() == before


def test_a_changed_bot_is_reported(tmp_path: Path) -> None:
    """The file says that the game ended differently."""
    file = tmp_path / "run"
    playing = play_run(run_of(), 1, out=file)
    state = playing.of(0)[0].state
    file.write_bytes(file.read_bytes().replace(state.encode(), b"0" * 16))
    with pytest.raises(BadRun, match="a bot has changed since"):
        play_run(run_of(), 1, out=file, record=tmp_path / "replays")
