"""`boneyard ladder`, as a person meets it."""

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


def test_the_ladder_is_the_same_for_the_same_seed_and_goes_on(run: Run, tmp_path: Path) -> None:
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
    ("words", "told"),
    [
        ("--bots random", "two or more different bots"),
        ("--bots random,random", "two or more different bots"),
        ("--bots random,nobody", "no player is called 'nobody'"),
        ("--bots random,restless --seats 9", "is for 1 to 6 seats, not 9"),
        ("", "Missing option '--bots'"),
    ],
)
def test_bad_words_are_told(run: Run, words: str, told: str) -> None:
    result = run("ladder", "zombie-invasion", *words.split())
    assert (result.exit_code, told in result.output) == (2, True), result.output
