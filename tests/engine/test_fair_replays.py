"""A finished game verifies from its seed and nonces; a tampered one does not."""

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
from tests.engine.fair_games import GAME, NONCES, PLAYERS, SEED, UNSHOWN, fair_game, practice_game, promises
from tests.sizes import pick

OTHER = commitment("another secret")


def verdict_on(replay: Replay) -> Verdict:
    return verify(boneyard.game(GAME), replay)


def broken(verdict: Verdict) -> set[str]:
    return {step.what for step in verdict.steps if step.outcome == "broken"}


def told(verdict: Verdict) -> list[tuple[str, str]]:
    return [(step.what, step.outcome) for step in verdict.steps]


def test_a_game_with_promises_is_read_as_it_was_written() -> None:
    for replay in (fair_game(), practice_game()):
        assert read(write(replay)) == replay
    text = write(practice_game())
    assert f"\ncommitment {commitment(SEED)}\n" in text
    assert f"\nnonce 2 {commitment(NONCES[2] or '')} {NONCES[2]}\nnonce 3 {UNSHOWN}\n" in text
    assert "\nnonce 1" not in text
    assert "\npractice chosen-seed\n" in text


def test_a_finished_game_verifies() -> None:
    verdict = verdict_on(read(write(fair_game())))
    assert verdict.verified
    assert verdict.kind == "claimed"
    assert told(verdict)[:5] == [
        ("commitment", "kept"),
        ("nonce", "kept"),
        ("nonce-given", "none"),
        ("nonce", "kept"),
        ("nonce-shown", "none"),
    ]
    assert told(verdict)[-1] == ("rules", "kept")
    counts = {
        step.parameters["stream"]: step.parameters["count"] for step in verdict.steps if step.what == "stream"
    }
    assert sum(map(int, counts.values())) == sum(line.startswith("*") for line in fair_game().lines)
    assert {"tile", "move-0", "fight-3"} <= counts.keys()


def test_numbers_alone_are_verified_without_rules() -> None:
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
    """Where the lines of chance are, of one stream or of all."""
    return [i for i, line in enumerate(replay.lines) if f"# {stream}" in line and line.startswith("*")]


def with_line(replay: Replay, place: int, line: str) -> Replay:
    return replace(replay, lines=(*replay.lines[:place], line, *replay.lines[place + 1 :]))


def noted(line: str, *, n: int = 0, number: int = 0) -> str:
    """The same line with other figures in its note: so much more."""
    text, draw = parse_draw(line)
    assert draw is not None
    return f"{text}  # {draw.stream} {draw.n + n} {draw.total} {(draw.number + number) % draw.total}"


def another_number(replay: Replay) -> Replay:
    """A number, and the die that it means, both changed."""
    place = chance_lines(replay, "fight-0")[1]
    _, draw = parse_draw(replay.lines[place])
    assert draw is not None
    number = (draw.number + 1) % 6
    return with_line(replay, place, f"* roll {number + 1}  # {draw.stream} {draw.n} {draw.total} {number}")


def number_alone(replay: Replay) -> Replay:
    place = chance_lines(replay, "move-1")[2]
    return with_line(replay, place, noted(replay.lines[place], number=1))


def count_left_out(replay: Replay) -> Replay:
    """From the last number of a stream on, another one is taken: the one after it."""
    place = chance_lines(replay, "move-0")[-1]
    _, draw = parse_draw(replay.lines[place])
    assert draw is not None
    number = FairDice(replay.seed, GAME, replay.nonces).number(draw.stream, draw.n + 1, draw.total)
    return with_line(
        replay, place, f"* roll {number + 1}  # {draw.stream} {draw.n + 1} {draw.total} {number}"
    )


def count_used_again(replay: Replay) -> Replay:
    """The second roll of a stream is the first one again."""
    first, second = chance_lines(replay, "move-0")[:2]
    return with_line(replay, second, replay.lines[first])


def another_option(replay: Replay) -> Replay:
    """The number is the right one; what it is taken for is not what it means."""
    place = chance_lines(replay, "tile")[0]
    _, draw = parse_draw(replay.lines[place])
    others = {parse_draw(replay.lines[i])[0] for i in chance_lines(replay, "tile")}
    other = min(others - {parse_draw(replay.lines[place])[0]})
    return with_line(replay, place, f"{other}  # {' '.join(map(str, draw or ()))}")


def another_total(replay: Replay) -> Replay:
    """As if a die had 12 sides: a number that the seed does give, for another question."""
    place = chance_lines(replay, "fight-1")[0]
    text, draw = parse_draw(replay.lines[place])
    assert draw is not None
    number = FairDice(replay.seed, GAME, replay.nonces).number(draw.stream, draw.n, 12)
    return with_line(replay, place, f"{text}  # {draw.stream} {draw.n} 12 {number}")


def another_stream(replay: Replay) -> Replay:
    """A stream of one's own, whose numbers the seed does give."""
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
    """Other nonces, each with the hash that fits it."""
    return replace(replay, fairness=promises(nonces))


def nonce_without_its_hash(replay: Replay) -> Replay:
    return replace(replay, fairness=replace(promises(), nonces=(OTHER, *NONCES[1:])))


def another_hash(replay: Replay) -> Replay:
    hashes = promises().nonce_hashes
    return replace(replay, fairness=replace(promises(), nonce_hashes=(OTHER, *hashes[1:])))


def another_seed(replay: Replay) -> Replay:
    return replace(replay, seed=OTHER)


def another_seed_and_promise(replay: Replay) -> Replay:
    return replace(replay, seed=OTHER, fairness=replace(promises(), seed_hash=commitment(OTHER)))


def another_promise(replay: Replay) -> Replay:
    return replace(replay, fairness=replace(promises(), seed_hash=OTHER))


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
        (count_left_out, {COUNT, "rules"}),
        (count_used_again, {COUNT, "rules"}),
        (another_option, {"rules"}),
        (another_total, {"rules"}),
        (another_stream, {COUNT, "rules"}),
        (no_note, {NOTE}),
        (note_on_a_seat, {NOTE, "rules"}),
        (nonce_without_its_hash, {"nonce", NUMBER, "rules"}),
        (another_hash, {"nonce"}),
        (lambda replay: with_nonces(replay, (OTHER, *NONCES[1:])), {NUMBER, "rules"}),
        (lambda replay: with_nonces(replay, (NONCES[2], None, NONCES[0], None)), {NUMBER, "rules"}),
        (lambda replay: with_nonces(replay, (None, NONCES[0], NONCES[2], None)), {NUMBER, "rules"}),
        (lambda replay: with_nonces(replay, (None, None, NONCES[2], None)), {NUMBER, "rules"}),
        (lambda replay: with_nonces(replay, (*NONCES[:3], OTHER)), {"nonce", NUMBER, "rules"}),
        (another_seed, {"commitment", NUMBER, "rules"}),
        (another_seed_and_promise, {NUMBER, "rules"}),
        (another_promise, {"commitment"}),
        (lambda replay: replace(replay, seed=""), {"seed-shown"}),
        (another_winner, {"rules"}),
    ],
)
def test_tampering_is_found(tamper: Callable[[Replay], Replay], found: set[str]) -> None:
    tampered = tamper(fair_game())
    assert tampered != fair_game()
    verdict = verdict_on(read(write(tampered)))
    assert not verdict.verified
    assert broken(verdict) == found
    if found != {"rules"}:
        assert not verify_numbers(tampered).verified


@pytest.mark.parametrize("change", [1, -1], ids=["left out", "used again"])
def test_a_count_is_found_out_though_the_number_is_right(change: int) -> None:
    """The last number of a stream, where the one after or before it is the same by luck."""
    replay = fair_game()
    dice = FairDice(replay.seed, GAME, replay.nonces)
    last = {draw.stream: i for i, line in enumerate(replay.lines) if (draw := parse_draw(line)[1])}
    found = 0
    for place in last.values():
        draw = parse_draw(replay.lines[place])[1]
        assert draw is not None
        if draw.n + change >= 0 and dice.number(draw.stream, draw.n + change, draw.total) == draw.number:
            tampered = with_line(replay, place, noted(replay.lines[place], n=change))
            assert broken(verdict_on(tampered)) == {COUNT, "rules"}
            with pytest.raises(BadReplay, match=f"the next number of {draw.stream} has count {draw.n}"):
                check(boneyard.game(GAME), tampered)
            found += 1
    assert found, "a game in which no stream ends so shows nothing"


def test_the_first_fault_of_a_stream_is_told_with_its_line() -> None:
    replay = number_alone(fair_game())
    (fault,) = [step for step in verify_numbers(replay).steps if step.what == NUMBER]
    place = chance_lines(replay, "move-1")[2]
    assert fault.parameters["line"] == place + 1
    assert fault.parameters["stream"] == "move-1"


def test_a_promise_that_was_noted_down_counts() -> None:
    """Whoever makes a whole new file, with a seed of its own, can't make an old promise fit."""
    game = boneyard.game(GAME)
    assert verify(game, fair_game(), commitment(SEED)).verified
    assert verify(game, fair_game(), commitment(SEED)).kind == "fair"
    verdict = verify(game, fair_game(), OTHER)
    assert broken(verdict) == {"promised"}
    stripped = replace(fair_game(), fairness=replace(promises(), seed_hash=""))
    assert verify(game, stripped).kind == "own"
    assert verify(game, stripped, commitment(SEED)).kind == "fair"
    assert broken(verify(game, stripped, OTHER)) == {"promised"}


def test_a_whole_forged_file_is_not_called_fair() -> None:
    """Its maker can write a promise that fits; what shows a promise is who heard it before the game."""
    forged = fair_game(seed=OTHER)
    assert (verdict_on(forged).kind, verdict_on(forged).verified) == ("claimed", True)
    assert not verify(boneyard.game(GAME), forged, commitment(SEED)).verified


def test_a_seed_that_can_be_guessed_proves_nothing() -> None:
    game = boneyard.game(GAME)
    match = Match(game, game.setup(4), FairDice("7", game.id))
    match.settle()
    nobody = (None,) * 4
    guessable = replay_of(match, PLAYERS, "7", Fairness(commitment("7"), nobody, nobody))
    assert broken(verify(game, guessable)) == {"seed-secret"}
    practice = replay_of(match, PLAYERS, "7", Fairness(commitment("7"), nobody, nobody, "chosen-seed"))
    assert verify(game, practice).verified


def test_practice_and_games_of_ones_own_are_told_as_such() -> None:
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
def test_odd_notes_are_told_and_end(note: str) -> None:
    replay = replace(fair_game(), lines=(f"* roll 1  # {note}",))
    assert broken(verify_numbers(replay)) == {NOTE}


def test_a_name_that_could_be_read_as_part_of_a_draw_is_told() -> None:
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
def test_what_can_not_be_a_promise_is_refused(old: str, new: str, reason: str) -> None:
    text = write(fair_game())
    assert old in text
    with pytest.raises(BadReplay, match=reason):
        read(text.replace(old, new, 1))


def test_nonces_must_be_of_as_many_seats_as_the_game_has() -> None:
    match = playback(boneyard.game(GAME), fair_game(), at=5)
    with pytest.raises(BadFairness, match="2 seats, not 4"):
        replay_of(match, PLAYERS, SEED, Fairness("", (None, None), (None, None)))


def test_who_goes_on_with_a_tables_game_keeps_its_numbers() -> None:
    """At a terminal it is kept again and again: nonces stay, the promise of the seed does not."""
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
    """The text with one bit of one byte wrong, as a file would be read."""
    data = bytearray(text.encode())
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode()


def cut(text: str, rng: Random) -> str:
    return text[: rng.randrange(len(text))]


def after_content(text: str, rng: Random) -> str:
    """Damage to what is not content: the content's hash finds the rest at once."""
    head, mark, play = text.partition("\nplay\n")
    return (
        rng.choice([damage, flipped])(head[:800], rng)
        + head[800:]
        + mark
        + rng.choice([damage, flipped])(play, rng)
    )


def shown(replay: Replay) -> Fairness:
    """What was promised and shown; a promise that nobody kept is in no number, so nothing can check it."""
    fairness = replay.fairness
    assert fairness is not None
    hashes = zip(fairness.nonce_hashes, fairness.nonces, strict=True)
    return replace(fairness, nonce_hashes=tuple(hash_ if nonce else None for hash_, nonce in hashes))


def test_damaged_files_are_told() -> None:
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
        assert shown(replay) == shown(whole), f"seed {seed}, file {number}"
    assert unreadable
    assert unverified


def test_any_line_of_a_play_is_refused_or_told() -> None:
    """Whatever a line says, the check ends with a verdict."""
    rng = Random(5)
    replay = fair_game()
    for _ in range(pick(quick=15, ci=300, full=3_000)):
        place = rng.randrange(len(replay.lines))
        line = damage(replay.lines[place] + "  ", rng).strip() or "x"
        with suppress(BadReplay):
            verify_numbers(read(write(with_line(replay, place, line))))
