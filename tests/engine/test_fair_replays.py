"""A finished game verifies from its seed and nonces; a tampered one doesn't."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

import boneyard
from boneyard.engine.chance import FairDice
from boneyard.engine.fair import BadFairness, Fairness, commitment
from boneyard.engine.match import Match
from boneyard.engine.playback import check, playback
from boneyard.engine.replay import BadReplay, Replay, parse_draw, read, replay_of, write
from boneyard.engine.verdict import Verdict, verify, verify_numbers
from tests.damage import damage
from tests.engine.fair_games import (
    GAME,
    NONCES,
    PLAYERS,
    SEED,
    UNREVEALED,
    commitments,
    fair_game,
    practice_game,
)
from tests.sizes import pick

OTHER = commitment("another secret")


def verdict_on(replay: Replay) -> Verdict:
    return verify(boneyard.game(GAME), replay)


def broken(verdict: Verdict) -> set[str]:
    return {step.what for step in verdict.steps if step.outcome == "broken"}


def steps_of(verdict: Verdict) -> list[tuple[str, str]]:
    return [(step.what, step.outcome) for step in verdict.steps]


def test_a_game_with_commitments_round_trips() -> None:
    for replay in (fair_game(), practice_game()):
        assert read(write(replay)) == replay
    text = write(practice_game())
    assert f"\ncommitment {commitment(SEED)}\n" in text
    assert f"\nnonce 2 {commitment(NONCES[2] or '')} {NONCES[2]}\nnonce 3 {UNREVEALED}\n" in text
    assert "\nnonce 1" not in text
    assert "\npractice chosen-seed\n" in text


def test_a_finished_game_verifies() -> None:
    verdict = verdict_on(read(write(fair_game())))
    assert verdict.verified
    assert verdict.kind == "claimed"
    assert steps_of(verdict)[:5] == [
        ("commitment", "kept"),
        ("nonce", "kept"),
        ("nonce-given", "none"),
        ("nonce", "kept"),
        ("nonce-shown", "none"),
    ]
    assert steps_of(verdict)[-1] == ("rules", "kept")
    counts = {
        step.parameters["stream"]: step.parameters["count"] for step in verdict.steps if step.what == "stream"
    }
    assert sum(map(int, counts.values())) == sum(line.startswith("*") for line in fair_game().lines)
    assert {"tile", "move-0", "fight-3"} <= counts.keys()


def test_numbers_can_be_verified_without_rules() -> None:
    verdict = verify_numbers(fair_game())
    assert verdict.verified
    assert [*verdict.steps] == [*verdict_on(fair_game()).steps][:-1]


def test_every_game_verifies() -> None:
    for name in boneyard.game_ids():
        game = boneyard.game(name)
        match = Match(game, game.setup(2), FairDice(SEED, game.id, NONCES[:2]))
        for _ in range(120):
            if (actor := match.settle()) is not None:
                match.answer(actor, match.options[-1])
        fairness = Fairness(commitment(SEED), (commitment(NONCES[0] or ""), None), NONCES[:2])
        assert verify(game, replay_of(match, ("human", "random"), SEED, fairness)).verified


def chance_lines(replay: Replay, stream: str = "") -> list[int]:
    """The indices of chance's lines, of one stream or of all."""
    return [i for i, line in enumerate(replay.lines) if f"# {stream}" in line and line.startswith("*")]


def with_line(replay: Replay, place: int, line: str) -> Replay:
    return replace(replay, lines=(*replay.lines[:place], line, *replay.lines[place + 1 :]))


def with_draw(line: str, *, n: int = 0, number: int = 0) -> str:
    """The line with its count or number increased."""
    text, draw = parse_draw(line)
    assert draw is not None
    return f"{text}  # {draw.stream} {draw.n + n} {draw.total} {(draw.number + number) % draw.total}"


def another_number(replay: Replay) -> Replay:
    """Change a number and the roll that it stands for."""
    place = chance_lines(replay, "fight-0")[1]
    _, draw = parse_draw(replay.lines[place])
    assert draw is not None
    number = (draw.number + 1) % 6
    return with_line(replay, place, f"* roll {number + 1}  # {draw.stream} {draw.n} {draw.total} {number}")


def number_alone(replay: Replay) -> Replay:
    place = chance_lines(replay, "move-1")[2]
    return with_line(replay, place, with_draw(replay.lines[place], number=1))


def skipped_count(replay: Replay) -> Replay:
    """Skip a count at the end of a stream."""
    place = chance_lines(replay, "move-0")[-1]
    _, draw = parse_draw(replay.lines[place])
    assert draw is not None
    number = FairDice(replay.seed, GAME, replay.nonces).number(draw.stream, draw.n + 1, draw.total)
    return with_line(
        replay, place, f"* roll {number + 1}  # {draw.stream} {draw.n + 1} {draw.total} {number}"
    )


def repeated_count(replay: Replay) -> Replay:
    """Repeat the first roll of a stream as its second."""
    first, second = chance_lines(replay, "move-0")[:2]
    return with_line(replay, second, replay.lines[first])


def another_option(replay: Replay) -> Replay:
    """The right number for another option."""
    place = chance_lines(replay, "tile")[0]
    _, draw = parse_draw(replay.lines[place])
    others = {parse_draw(replay.lines[i])[0] for i in chance_lines(replay, "tile")}
    other = min(others - {parse_draw(replay.lines[place])[0]})
    return with_line(replay, place, f"{other}  # {' '.join(map(str, draw or ()))}")


def another_total(replay: Replay) -> Replay:
    """A number that the seed does give, but for a die with 12 sides."""
    place = chance_lines(replay, "fight-1")[0]
    text, draw = parse_draw(replay.lines[place])
    assert draw is not None
    number = FairDice(replay.seed, GAME, replay.nonces).number(draw.stream, draw.n, 12)
    return with_line(replay, place, f"{text}  # {draw.stream} {draw.n} 12 {number}")


def another_stream(replay: Replay) -> Replay:
    """A made-up stream, with numbers that the seed does give."""
    place = chance_lines(replay, "fight-1")[0]
    text, draw = parse_draw(replay.lines[place])
    assert draw is not None
    return with_line(replay, place, f"{text}  # mine 0 6 {FairDice(SEED, GAME, NONCES).number('mine', 0, 6)}")


def no_note(replay: Replay) -> Replay:
    place = chance_lines(replay)[-1]
    return with_line(replay, place, parse_draw(replay.lines[place])[0])


def note_on_a_seat(replay: Replay) -> Replay:
    place = next(i for i, line in enumerate(replay.lines) if not line.startswith("*"))
    return with_line(
        replay,
        place,
        f"{replay.lines[place]}  # mine 0 6 {FairDice(SEED, GAME, NONCES).number('mine', 0, 6)}",
    )


def with_nonces(replay: Replay, nonces: tuple[str | None, ...]) -> Replay:
    """Different nonces with matching hashes."""
    return replace(replay, fairness=commitments(nonces))


def nonce_without_matching_hash(replay: Replay) -> Replay:
    return replace(replay, fairness=replace(commitments(), nonces=(OTHER, *NONCES[1:])))


def another_hash(replay: Replay) -> Replay:
    hashes = commitments().nonce_hashes
    return replace(replay, fairness=replace(commitments(), nonce_hashes=(OTHER, *hashes[1:])))


def another_seed(replay: Replay) -> Replay:
    return replace(replay, seed=OTHER)


def another_seed_and_commitment(replay: Replay) -> Replay:
    return replace(replay, seed=OTHER, fairness=replace(commitments(), seed_hash=commitment(OTHER)))


def another_commitment(replay: Replay) -> Replay:
    return replace(replay, fairness=replace(commitments(), seed_hash=OTHER))


def another_winner(replay: Replay) -> Replay:
    assert replay.ending is not None
    winner = (replay.ending.winners[0] + 1) % 4
    return replace(replay, ending=replace(replay.ending, winners=(winner,)))


NUMBER, COUNT, NOTE = "stream-number", "stream-count", "draw-note"


@pytest.mark.parametrize(
    ("tamper", "found"),
    [
        (another_number, {NUMBER, "rules"}),
        (number_alone, {NUMBER, "rules"}),
        (skipped_count, {COUNT, "rules"}),
        (repeated_count, {COUNT, "rules"}),
        (another_option, {"rules"}),
        (another_total, {"rules"}),
        (another_stream, {COUNT, "rules"}),
        (no_note, {NOTE}),
        (note_on_a_seat, {NOTE, "rules"}),
        (nonce_without_matching_hash, {"nonce", NUMBER, "rules"}),
        (another_hash, {"nonce"}),
        (lambda replay: with_nonces(replay, (OTHER, *NONCES[1:])), {NUMBER, "rules"}),
        (lambda replay: with_nonces(replay, (NONCES[2], None, NONCES[0], None)), {NUMBER, "rules"}),
        (lambda replay: with_nonces(replay, (None, NONCES[0], NONCES[2], None)), {NUMBER, "rules"}),
        (lambda replay: with_nonces(replay, (None, None, NONCES[2], None)), {NUMBER, "rules"}),
        (lambda replay: with_nonces(replay, (*NONCES[:3], OTHER)), {"nonce", NUMBER, "rules"}),
        (another_seed, {"commitment", NUMBER, "rules"}),
        (another_seed_and_commitment, {NUMBER, "rules"}),
        (another_commitment, {"commitment"}),
        (lambda replay: replace(replay, seed=""), {"seed-shown"}),
        (another_winner, {"rules"}),
    ],
)
def test_tampering_is_detected(tamper: Callable[[Replay], Replay], found: set[str]) -> None:
    tampered = tamper(fair_game())
    assert tampered != fair_game()
    verdict = verdict_on(read(write(tampered)))
    assert not verdict.verified
    assert broken(verdict) == found
    if found != {"rules"}:
        assert not verify_numbers(tampered).verified


@pytest.mark.parametrize("change", [1, -1], ids=["left out", "used again"])
def test_a_wrong_count_with_the_right_number_is_detected(change: int) -> None:
    """At the end of a stream whose next or previous number happens to be the same."""
    replay = fair_game()
    dice = FairDice(replay.seed, GAME, replay.nonces)
    last = {draw.stream: i for i, line in enumerate(replay.lines) if (draw := parse_draw(line)[1])}
    found = 0
    for place in last.values():
        draw = parse_draw(replay.lines[place])[1]
        assert draw is not None
        if draw.n + change >= 0 and dice.number(draw.stream, draw.n + change, draw.total) == draw.number:
            tampered = with_line(replay, place, with_draw(replay.lines[place], n=change))
            assert broken(verdict_on(tampered)) == {COUNT, "rules"}
            with pytest.raises(BadReplay, match=f"the next number of {draw.stream} has count {draw.n}"):
                check(boneyard.game(GAME), tampered)
            found += 1
    assert found, "no stream of this game ends like that; use another seed"


def test_the_first_fault_of_a_stream_is_reported_with_its_line() -> None:
    replay = number_alone(fair_game())
    (fault,) = [step for step in verify_numbers(replay).steps if step.what == NUMBER]
    place = chance_lines(replay, "move-1")[2]
    assert fault.parameters["line"] == place + 1
    assert fault.parameters["stream"] == "move-1"


def test_a_noted_commitment_is_compared() -> None:
    """A forged file with its own seed can't match it."""
    game = boneyard.game(GAME)
    assert verify(game, fair_game(), commitment(SEED)).verified
    assert verify(game, fair_game(), commitment(SEED)).kind == "fair"
    verdict = verify(game, fair_game(), OTHER)
    assert broken(verdict) == {"promised"}
    stripped = replace(fair_game(), fairness=replace(commitments(), seed_hash=""))
    assert verify(game, stripped).kind == "own"
    assert verify(game, stripped, commitment(SEED)).kind == "fair"
    assert broken(verify(game, stripped, OTHER)) == {"promised"}


def test_a_whole_forged_file_is_not_called_fair() -> None:
    """Anyone can write a matching commitment; it proves something only if it was known before the game."""
    forged = fair_game(seed=OTHER)
    assert (verdict_on(forged).kind, verdict_on(forged).verified) == ("claimed", True)
    assert not verify(boneyard.game(GAME), forged, commitment(SEED)).verified


def test_a_guessable_seed_proves_nothing() -> None:
    game = boneyard.game(GAME)
    match = Match(game, game.setup(4), FairDice("7", game.id))
    match.settle()
    nobody = (None,) * 4
    guessable = replay_of(match, PLAYERS, "7", Fairness(commitment("7"), nobody, nobody))
    assert broken(verify(game, guessable)) == {"seed-secret"}
    practice = replay_of(match, PLAYERS, "7", Fairness(commitment("7"), nobody, nobody, "chosen-seed"))
    assert verify(game, practice).verified


def test_practice_and_offline_games_are_marked() -> None:
    assert (verdict_on(practice_game()).kind, verdict_on(practice_game()).verified) == ("practice", True)
    own = replace(fair_game(nonces=(None,) * 4), fairness=None)
    assert (verdict_on(own).kind, verdict_on(own).verified) == ("own", True)


@pytest.mark.parametrize(
    "note",
    [
        "mine 0 0 0",
        f"mine 0 {2**64 + 1} 5",
        "mine 0 6 6",
        "mi|ne 0 6 1",
        f"{'m' * 99} 0 6 1",
        "mine 0 6",
        "mine -1 6 1",
        "mine ٣ 6 1",
        "mine 0 6 1 1",
    ],
)
def test_malformed_draws_are_reported(note: str) -> None:
    replay = replace(fair_game(), lines=(f"* roll 1  # {note}",))
    assert broken(verify_numbers(replay)) == {NOTE}


def test_an_ambiguous_game_name_is_reported() -> None:
    replay = fair_game()
    replay = replace(replay, setup=replace(replay.setup, game=f"0:{NONCES[0]}|{GAME}"))
    assert broken(verify_numbers(replay)) == {"game-name"}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("\ncommitment ", "\ncommitment g", "64 hexadecimal digits"),
        ("\nnonce 0 ", "\nnonce 4 ", "only 4 seats"),
        ("\nnonce 0 ", "\nnonce x ", "must be a number"),
        ("\nnonce 0 ", "\nnonce 2 ", "repeats"),
        ("\nnonce 0 ", "\nnonce 0  ", "a nonce is written"),
        ("\nnonce 0 ", "\nnonce 1\nnonce 0 ", "a nonce is written"),
        (f" {NONCES[2]}\n", f" {NONCES[2]}|\n", "the nonce of seat 2"),
        (f" {NONCES[2]}\n", f" {NONCES[2]} {NONCES[2]}\n", "a nonce is written"),
        ("\ncommitment ", f"\ncommitment {OTHER}\ncommitment ", "repeats"),
        ("\nwinners ", f"\nseed {OTHER}\nwinners ", "can't be read"),
        ("\nseed ", "\npractice Not Really\nseed ", "lower case"),
    ],
)
def test_malformed_commitments_in_a_file_are_rejected(old: str, new: str, reason: str) -> None:
    text = write(fair_game())
    assert old in text
    with pytest.raises(BadReplay, match=reason):
        read(text.replace(old, new, 1))


def test_every_seat_needs_an_entry_for_its_nonce() -> None:
    match = playback(boneyard.game(GAME), fair_game(), at=5)
    with pytest.raises(BadFairness, match="2 seats, not 4"):
        replay_of(match, PLAYERS, SEED, Fairness("", (None, None), (None, None)))


def test_continuing_a_tables_game_keeps_its_dice() -> None:
    """Saving it in the terminal keeps the nonces, but not the seed's commitment."""
    game = boneyard.game(GAME)
    match = playback(game, fair_game(), at=60)
    kept = read(write(replay_of(match, PLAYERS, SEED)))
    assert kept.nonces == NONCES
    assert verify(game, kept).kind == "practice"
    again = check(game, kept)
    again.settle()
    match.settle()
    assert [line.draw for line in again.lines] == [line.draw for line in match.lines]


def draws(replay: Replay) -> list[str]:
    return [re.sub(r"\s+", " ", line) for line in replay.lines if line.startswith("*")]


def flipped(text: str, rng: Random) -> str:
    """The text with one flipped bit."""
    data = bytearray(text.encode())
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode()


def cut(text: str, rng: Random) -> str:
    return text[: rng.randrange(len(text))]


def after_content(text: str, rng: Random) -> str:
    """Damage outside the content, whose hash would detect it at once."""
    head, mark, play = text.partition("\nplay\n")
    return (
        rng.choice([damage, flipped])(head[:800], rng)
        + head[800:]
        + mark
        + rng.choice([damage, flipped])(play, rng)
    )


def revealed(replay: Replay) -> Fairness:
    """The commitments that were revealed; an unrevealed one affects no number, so nothing can check it."""
    fairness = replay.fairness
    assert fairness is not None
    hashes = zip(fairness.nonce_hashes, fairness.nonces, strict=True)
    return replace(fairness, nonce_hashes=tuple(hash_ if nonce else None for hash_, nonce in hashes))


def test_damaged_files_are_reported() -> None:
    """A damaged file gets a clear error or a failed verdict, or has the dice and end of the original."""
    game, whole = boneyard.game(GAME), fair_game()
    text = write(whole)
    seed = 20_240_611
    rng = Random(seed)
    unreadable = unverified = harmless = 0
    for number in range(pick(quick=30, ci=200, full=5_000)):
        try:
            replay = read((flipped, cut, after_content)[number % 3](text, rng))
        except (BadReplay, UnicodeDecodeError):
            unreadable += 1
            continue
        verdict = verify(game, replay)
        if not verdict.verified or verdict.kind != "claimed":
            unverified += 1
            continue
        harmless += 1
        assert draws(replay) == draws(whole), f"seed {seed}, file {number}"
        assert (replay.state, replay.ending) == (whole.state, whole.ending), f"seed {seed}, file {number}"
        assert revealed(replay) == revealed(whole), f"seed {seed}, file {number}"
    assert unreadable
    assert unverified


def test_any_damaged_line_gets_a_verdict() -> None:
    rng = Random(5)
    replay = fair_game()
    for _ in range(pick(quick=15, ci=300, full=3_000)):
        place = rng.randrange(len(replay.lines))
        line = damage(replay.lines[place] + "  ", rng).strip() or "x"
        with suppress(BadReplay):
            verify_numbers(read(write(with_line(replay, place, line))))
