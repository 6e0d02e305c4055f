"""`boneyard ladder`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

WORDS = ("ladder", "zombie-invasion", "--bots", "random,restless,walker", "--games", "2", "--limit", "3000")


def test_ratings_and_cross_table_are_shown(run: Run) -> None:
    text = run(*WORDS, "--seed", "1").output
    assert "rating" in text
    assert "won against" in text
    assert text.count("random") == 3


def test_a_ladder_repeats_and_continues(run: Run, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "ladder.jsonl"))
    first = json.loads(run(*WORDS, "--seed", "8", *out, "--json").output)
    assert first == json.loads(run(*WORDS, "--json", *out).output)
    assert first == json.loads(run(*WORDS, "--seed", "8", "--json").output)
    assert [sorted(pair["bots"]) for pair in first["pairs"]] == [
        ["random", "restless"],
        ["random", "walker"],
        ["restless", "walker"],
    ]
    assert all(pair["games"] + pair["unfinished"] == 2 for pair in first["pairs"])


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("--bots random", "at least two different bots"),
        ("--bots random,random", "at least two different bots"),
        ("--bots random,nobody", "no player is called 'nobody'"),
        ("--bots random,restless --seats 9", "is for 1 to 6 seats, not 9"),
        ("", "Missing option '--bots'"),
        ("--bots random,restless --until 0.5", "needs exactly two bots and --out FILE"),
        ("--bots random,restless,walker --until 0.5 --out x", "needs exactly two bots and --out FILE"),
        ("--bots random,restless --until 2", "is not in the range"),
    ],
)
def test_bad_options_are_explained(run: Run, words: str, reason: str) -> None:
    result = run("ladder", "zombie-invasion", *words.split())
    assert (result.exit_code, reason in result.output) == (2, True), result.output


def test_until_stops_early_and_can_be_continued(run: Run, tmp_path: Path) -> None:
    words = ("ladder", "zombie-invasion", "--bots", "walker,random", "--until", "0.5", "--games", "200")
    more = ("--seed", "4", "--out", str(tmp_path / "run"), "--json")
    found = json.loads(run(*words, *more).output)
    assert found["until"]["verdict"] == "above"
    assert found["until"]["score"]["low"] > 0.5
    assert found["until"]["games"] < 200
    assert json.loads(run(*words, *more).output) == found
    assert "clearly above 50%" in run(*words, *more[:-1]).output
