"""`boneyard verify`: sentences, exit codes, JSON."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from boneyard.engine.fair import commitment
from boneyard.engine.replay import Replay, write
from boneyard.messages import knows
from tests.cli.conftest import Run
from tests.docs.guides import blocks
from tests.engine.fair_games import NONCES, SEED, commitments, fair_game, practice_game

GOLDEN = Path(__file__).parents[1] / "replays" / "zombie-invasion.boneyard"


def file_of(folder: Path, replay: Replay) -> str:
    file = folder / "game.boneyard"
    file.write_text(write(replay), "utf-8")
    return str(file)


def other_seed() -> Replay:
    return replace(fair_game(), seed=commitment("other"))


def test_a_fair_game_is_verified_step_by_step(run: Run, tmp_path: Path) -> None:
    result = run("verify", file_of(tmp_path, fair_game()), "--commitment", commitment(SEED))
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert (
        lines[0] == f"ok    The seed matches the commitment in this file: its SHA-256 is {commitment(SEED)}."
    )
    assert lines[1] == "ok    It's the commitment noted before the game."
    assert f"ok    Seat 0 added the nonce it had committed to: {NONCES[0]}." in lines
    assert "-     Seat 1 gave no nonce." in lines
    assert any(line.startswith("-     Seat 3 committed to a nonce but didn't reveal it") for line in lines)
    assert any(line.startswith("ok    move-0: ") for line in lines)
    assert any(line.startswith("ok    Replayed by the rules") for line in lines)
    assert "Verified. Nobody tampered with the dice" in result.output
    assert "could have looked ahead" in lines[-1]


def test_a_failed_check_has_exit_code_1(run: Run, tmp_path: Path) -> None:
    result = run("verify", file_of(tmp_path, other_seed()))
    assert result.exit_code == 1
    assert "WRONG The seed doesn't match the commitment" in result.output
    assert "but seed and nonces give another number" in result.output
    assert result.output.splitlines()[-1] == "Not verified."
    assert "Verified. The dice" not in result.output


def test_a_commitment_nobody_noted_proves_nothing(run: Run, tmp_path: Path) -> None:
    result = run("verify", file_of(tmp_path, fair_game()))
    assert result.exit_code == 0
    assert "No file can prove that the seed was committed to before the game" in result.output
    assert "could have looked ahead" in result.output
    assert "Nobody tampered with the dice" not in result.output


def test_practice_is_reported(run: Run, tmp_path: Path) -> None:
    result = run("verify", file_of(tmp_path, practice_game()))
    assert result.exit_code == 0
    assert "Practice (chosen-seed)" in result.output
    assert "Nobody tampered with the dice" not in result.output


def test_a_game_without_commitments_is_reported(run: Run) -> None:
    result = run("verify", str(GOLDEN))
    assert result.exit_code == 0
    assert "No seed was committed to" in result.output
    assert "it may have been hand-picked" in result.output
    assert "Nobody tampered with the dice" not in result.output


def test_a_table_without_nonces_is_reported(run: Run, tmp_path: Path) -> None:
    nobody = (None,) * 4
    result = run("verify", file_of(tmp_path, fair_game(nobody)))
    assert result.exit_code == 0
    assert "Nobody added a nonce" in result.output


def test_a_noted_commitment_is_compared(run: Run, tmp_path: Path) -> None:
    file = file_of(tmp_path, fair_game())
    assert run("verify", file, "--commitment", commitment(SEED).upper()).exit_code == 0
    result = run("verify", file, "--commitment", commitment("other"))
    assert result.exit_code == 1
    assert "The commitment noted before the game is a different one" in result.output


def test_json_has_the_same_result(run: Run, tmp_path: Path) -> None:
    for replay, code in ((fair_game(), 0), (other_seed(), 1)):
        result = run("verify", file_of(tmp_path, replay), "--json")
        data = json.loads(result.output)
        assert result.exit_code == code
        assert data["verified"] == (code == 0)
        assert data["kind"] == "claimed"
        assert data["steps"][0]["what"] == "commitment"
        assert data["steps"][0]["outcome"] == ("broken" if code else "kept")
        assert data["steps"][-1]["what"] == "rules"
        assert all(step["text"] for step in data["steps"])
        assert data["conclusion"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("boneyard replay 1", "something else", "this isn't a Boneyard replay"),
        ("\nend\n", "\n", "cut off"),
        ("\ngame zombie-invasion\n", "\ngame chess\n", "no game is called 'chess'"),
        ("\ncommitment ", "\ncommitment ?", "64 hexadecimal digits"),
    ],
)
def test_an_unreadable_file_has_exit_code_2(
    run: Run, tmp_path: Path, old: str, new: str, reason: str
) -> None:
    text = write(fair_game())
    assert old in text
    file = tmp_path / "game.boneyard"
    file.write_text(text.replace(old, new, 1), "utf-8")
    result = run("verify", str(file))
    assert result.exit_code == 2
    assert reason in result.output


def test_a_missing_file_and_a_bad_hash_are_rejected(run: Run, tmp_path: Path) -> None:
    assert run("verify", str(tmp_path / "none")).exit_code == 2
    for noted in ("7", "", " "):
        result = run("verify", file_of(tmp_path, fair_game()), "--commitment", noted)
        assert result.exit_code == 2, "without a noted commitment nothing was compared"
        assert "64 hexadecimal digits" in result.output


def test_every_outcome_has_a_message() -> None:
    kept = ["commitment", "promised", "nonce", "stream", "rules"]
    broken = ["seed-shown", "seed-secret", "commitment", "promised", "nonce", "game-name", "draw-note"]
    broken += ["stream-count", "stream-number", "rules"]
    ids = [f"verify-{what}-kept" for what in kept] + [f"verify-{what}-broken" for what in broken]
    ids += [f"verify-{what}-none" for what in ("commitment", "nonce-given", "nonce-shown")]
    ids += [f"verify-verdict-{kind}" for kind in ("fair", "claimed", "practice", "own", "broken")]
    assert [name for name in ids if not knows(name)] == []


def test_the_script_in_the_guide_is_a_complete_check() -> None:
    """Written from the guide alone, without this package, it gives the same verdicts."""
    (code,) = blocks("docs/fair-dice.md", "python")
    found: dict[str, object] = {}
    exec(code, found)
    check = found["check"]
    assert callable(check)
    counts = check(write(fair_game()))
    assert sum(counts.values()) == sum(line.startswith("*") for line in fair_game().lines)
    for chosen in ("two words", ' "quoted" and\n broken '):
        assert check(write(fair_game(seed=chosen)))
    swapped = (NONCES[2], None, NONCES[0], None)
    for tampered in (other_seed(), replace(fair_game(), fairness=commitments(swapped))):
        with pytest.raises(AssertionError):
            check(write(tampered))
