"""Replays a game with every command checked, and compares dice and final state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from boneyard.engine.chance import CHANCE, Chances, Draw, FairDice
from boneyard.engine.content import BadContent
from boneyard.engine.game import BadSetup, Game, HasText, Illegal, Setup, State
from boneyard.engine.match import Match, NoUndo, last_choice
from boneyard.engine.replay import BY_PEOPLE, BadReplay, Ending, Replay, parse_draw, state_hash

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=HasText)
E = TypeVar("E")
V = TypeVar("V")


def playback(
    game: Game[S, C, E, V],
    replay: Replay,
    at: int | None = None,
    tell: Callable[[E], None] | None = None,
) -> Match[S, C, E, V]:
    """The match after the first `at` lines of a replay, or after all of them."""
    setup = checked_setup(game, replay)
    match = Match(game, setup, FairDice(replay.seed, game.id, replay.nonces), tell)
    lines = replay.lines if at is None else replay.lines[:at]
    for number, line in enumerate(lines, 1):
        try:
            take(match, line)
        except (BadReplay, Illegal, NoUndo, ValueError) as error:
            raise BadReplay(f"line {number} of the play ({line!r}): {error}") from error
    return match


def checked_setup(game: Game[S, C, E, V], replay: Replay) -> Setup:
    """The replay's setup, if this game and version of the rules can play it."""
    if replay.setup.game != game.id:
        raise BadReplay(f"this is a replay of {replay.setup.game}, not of {game.id}")
    if replay.rules != game.rules:
        raise BadReplay(
            f"this was played by rules {replay.rules} of {game.id}, but this version plays rules {game.rules}"
        )
    return playable_setup(game, replay)


def playable_setup(game: Game[S, C, E, V], replay: Replay) -> Setup:
    """The replay's setup, if this game can start from it; the version of the rules doesn't matter."""
    setup = replay.setup
    try:
        checked = replace(game.setup(setup.seats, setup.content, **setup.settings), position=setup.position)
        game.start(checked)
        return checked
    except (BadSetup, BadContent) as error:
        raise BadReplay(f"the replay's setup can't be played: {error}") from error


def take(match: Match[S, C, E, V], line: str) -> None:
    text, draw = parse_draw(line)
    who, _, rest = text.partition(" ")
    if rest.startswith("undo "):
        take_back(match, who, rest.removeprefix("undo "))
        return
    actor, command = match.game.read(text)
    if draw is not None and actor != CHANCE:
        raise BadReplay("only chance draws numbers")
    if draw is not None:
        check_draw(match, command, draw)
        match.dice.counts[draw.stream] = draw.n + 1
    match.answer(actor, command, draw)


def take_back(match: Match[S, C, E, V], who: str, keep: str) -> None:
    """An undo, which must lead to the line it names."""
    if not (who.isdecimal() and keep.isdecimal()):
        raise BadReplay("an undo is written as SEAT undo LINES")
    if last_choice(match.lines, int(who)) != int(keep):
        raise BadReplay("the undo doesn't lead to that seat's last choice")
    match.undo(int(who))


def check_draw(match: Match[S, C, E, V], command: C, draw: Draw) -> None:
    options = match.game.options(match.state, CHANCE)
    if not isinstance(options, Chances):
        raise BadReplay("nothing is rolled or drawn here")
    if (options.stream, options.total) != (draw.stream, draw.total) or draw.number >= draw.total:
        raise BadReplay(f"the draw should be one of {options.total} from the stream {options.stream}")
    if options.at(draw.number) != command:
        raise BadReplay(f"number {draw.number} means {options.at(draw.number).text()!r} here")
    if draw.n != (count := match.dice.counts.get(draw.stream, 0)):
        raise BadReplay(f"the next number of {draw.stream} has count {count}, not {draw.n}")
    if match.dice.key and match.dice.number(draw.stream, draw.n, draw.total) != draw.number:
        raise BadReplay(f"the seed gives a different number for {draw.stream} {draw.n}")


def check(game: Game[S, C, E, V], replay: Replay) -> Match[S, C, E, V]:
    """Replay a game to its end and compare the result with the one in the file."""
    match = playback(game, replay)
    state = match.state
    if state_hash(game, state) != replay.state:
        raise BadReplay("the commands lead to a different position than the one in the file")
    if not is_end(state, replay):
        raise BadReplay("the game doesn't end as the replay says")
    return match


def is_end(state: State, replay: Replay) -> bool:
    """Whether a replay gives the right result, or none; people may end a game before its rules do."""
    ending = replay.ending
    if state.over or ending is None:
        return ending == (Ending(state.winners, state.way) if state.over else None)
    return ending.way in BY_PEOPLE and all(0 <= seat < replay.setup.seats for seat in ending.winners)
