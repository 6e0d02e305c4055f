"""Replays round-trip, and changes are detected."""

from __future__ import annotations

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match, NoUndo
from boneyard.engine.playback import check, playback
from boneyard.engine.replay import BadReplay, Replay, read, replay_of, write
from boneyard.games.catalogue import AnyGame, AnyMatch, game_ids


def played(game: AnyGame, limit: int | None = None) -> AnyMatch:
    setup = game.setup(seats=2)
    match = Match(game, setup, FairDice("7", game.id))
    match.play([bot("restless", f"7/{seat}", setup.content) for seat in range(2)], limit)
    return match


@pytest.fixture(params=game_ids())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return boneyard.game(request.param)


def text_of(match: AnyMatch) -> str:
    return write(replay_of(match, ("restless", "restless"), "7"))


def test_a_finished_game_replays_to_the_same_state(game: AnyGame) -> None:
    match = played(game)
    replay = read(text_of(match))
    assert replay.ending is not None
    again = check(game, replay)
    assert game.dump(again.state) == game.dump(match.state)
    assert [line.command for line in again.lines] == [line.command for line in match.lines]


def test_a_save_continues_with_the_same_dice(game: AnyGame) -> None:
    match = played(game, limit=100)
    again = check(game, read(text_of(match)))
    assert again.dice.counts == match.dice.counts
    for one in (match, again):
        one.play([bot("random", f"9/{seat}", one.setup.content) for seat in range(2)], 400)
    assert text_of(again) == text_of(match)


def test_a_replay_is_written_the_same_way_again(game: AnyGame) -> None:
    text = text_of(played(game, limit=60))
    assert write(read(text)) == text


def changed(text: str, old: str, new: str) -> Replay:
    assert old in text
    return read(text.replace(old, new, 1))


def zombies() -> tuple[AnyGame, str]:
    game = boneyard.game("zombie-invasion")
    return game, text_of(played(game, limit=40))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("\nrules 1\n", "\nrules 99\n", "rules 99"),
        ("\ngame zombie-invasion\n", "\ngame chess\n", "a replay of chess"),
        ("\noption last_life dies\n", "\noption last_life floats\n", "last_life can be"),
        ("\nstate ", "\nstate 0", "a different position"),
        ("\nplay\n* start ", "\nplay\n* start 9", "line 1 of the play"),
        ("  # other 0 2 ", "  # other 0 3 ", "one of 2 from the stream other"),
        ("\nopen\n", "\n0 dance\nopen\n", "known command"),
        ("\nopen\n", "\n0 undo 3\nopen\n", "undo"),
    ],
)
def test_changes_are_detected(old: str, new: str, reason: str) -> None:
    game, text = zombies()
    with pytest.raises(BadReplay, match=reason):
        check(game, changed(text, old, new))


def test_a_number_that_does_not_match_the_seed_is_detected() -> None:
    game, text = zombies()
    with pytest.raises(BadReplay, match="the seed gives a different number"):
        check(game, changed(text, "\nseed 7\n", "\nseed 8\n"))


def test_changed_content_is_detected() -> None:
    _, text = zombies()
    with pytest.raises(BadReplay, match="content in this replay was changed"):
        changed(text, "|zombies = 8", "|zombies = 1")


@pytest.mark.parametrize("text", ["", "hello", "\0\1\2", "boneyard replay 7\n", "boneyard replay 1\n"])
def test_foreign_files_are_rejected(text: str) -> None:
    with pytest.raises(BadReplay):
        read(text)


def test_a_truncated_replay_is_rejected() -> None:
    _, text = zombies()
    for part in range(10, 90, 7):
        with pytest.raises(BadReplay):
            read(text[: len(text) * part // 100])


def choose_until(match: AnyMatch, word: str) -> int:
    """Play until a seat's options begin with a word."""
    while (actor := match.settle()) is not None:
        options = match.options
        if options[0].text().startswith(word):
            return actor
        match.answer(actor, options[0])
    raise AssertionError(f"nobody was asked to {word}")


def test_undo_is_recorded_and_restores_the_state() -> None:
    game = boneyard.game("zombie-invasion")
    match = Match(game, game.setup(seats=2), FairDice("3", game.id))
    seat = choose_until(match, "shift")
    before = game.dump(match.state)
    match.answer(seat, match.options[0])
    match.undo(seat)
    assert game.dump(match.state) == before
    text = text_of(match).replace("seed 7", "seed 3")
    assert f"{seat} undo {len(match.lines)}" in text
    assert game.dump(check(game, read(text)).state) == before


def test_undo_is_refused_after_chance_and_after_others() -> None:
    game = boneyard.game("zombie-invasion")
    match = Match(game, game.setup(seats=2), FairDice("3", game.id))
    seat = choose_until(match, "shift")
    with pytest.raises(NoUndo, match="something was rolled"):
        match.undo(seat)
    match.answer(seat, match.options[0])
    with pytest.raises(NoUndo, match="another seat"):
        match.undo(1 - seat)


def test_playback_stops_at_the_given_line(game: AnyGame) -> None:
    match = played(game, limit=50)
    replay = read(text_of(match))
    assert len(playback(game, replay, at=10).lines) == 10
