"""Makes stories and records from replays, in a worker process because it takes seconds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import boneyard
from boneyard import __version__
from boneyard.engine.chance import FairDice
from boneyard.engine.game import Illegal
from boneyard.engine.match import Match, NoUndo
from boneyard.engine.playback import checked_setup, playable_setup, take
from boneyard.engine.record import Recorder
from boneyard.engine.replay import BadReplay, Replay
from boneyard.engine.verdict import Verdict, verify
from boneyard.games.catalogue import AnyGame, AnyMatch, UnknownGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.position import write_position
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from boneyard.server.history.statistics import statistics_of
from boneyard.server.history.story import (
    FORM,
    About,
    Head,
    Moment,
    StepInfo,
    VerdictInfo,
    encode,
    read_glimpse,
    write_story,
)
from boneyard.table.events import EventLog
from boneyard.table.play import Play, begin
from boneyard.table.projection import Views, game_parts

UNPLAYABLE = (BadReplay, Illegal, NoUndo, ValueError, LookupError)
"""What a line raises that today's rules don't allow."""


def game_of(replay: Replay) -> AnyGame:
    try:
        return boneyard.game(replay.setup.game)
    except UnknownGame as error:
        raise BadReplay(str(error)) from error


def story_of(replay: Replay, text: str, about: About, *, foreign: bool = False) -> bytes:
    """The story of a finished game. Promises of a foreign replay were not made here, so they don't count."""
    game = game_of(replay)
    moments = list(moments_of(game, replay))
    head = Head(
        story=FORM,
        version=__version__,
        game=game.id,
        rules=replay.rules,
        seats=replay.setup.seats,
        players=replay.players,
        settings=dict(replay.setup.settings),
        content=replay.setup.content.hash,
        about=about,
        lines=len(replay.lines),
        told=len(moments) == len(replay.lines) + 1,
        verdict=verdict_info(verify(game, replay, "" if foreign else published_by(replay))),
        statistics=statistics_of(game, replay, about.winners),
    )
    return write_story(head, text, moments)


def published_by(replay: Replay) -> str:
    """The seed's commitment that everybody at the table knew; a practice game has none that counts."""
    fairness = replay.fairness
    return "" if fairness is None or fairness.practice else fairness.seed_hash


def moments_of(game: AnyGame, replay: Replay) -> Iterator[Moment]:
    """The moment before the first line and after each; as far as today's rules can replay."""
    viewers = (None, *range(replay.setup.seats))
    play = begin(game, playable_setup(game, replay), "", ())
    after = Views(play, viewers)
    yield moment_of(play, [], None, after)
    for line in replay.lines:
        log, play = EventLog(), play.copy()
        try:
            play_line(play, line, log)
        except UNPLAYABLE:
            return
        before, after = after, Views(play, viewers)
        yield moment_of(play, log.events, before, after)


def play_line(play: Play, line: str, log: EventLog | None = None) -> None:
    """Play a line of a replay; it may be an undo."""
    who, _, rest = line.partition(" ")
    if rest.startswith("undo "):
        play.undo(int(who))
    else:
        play.replay(line, log)


def events_in(replay: Replay) -> Iterator[bytes]:
    """The encoded events of each line, as far as today's rules can replay."""
    game = game_of(replay)
    play = begin(game, checked_setup(game, replay), "", ())
    for line in replay.lines:
        log = EventLog()
        try:
            play_line(play, line, log)
        except UNPLAYABLE:
            return
        yield encode(log.lines[0]) if log.lines else b""


def play_at(replay: Replay, moment: int) -> Play:
    game = game_of(replay)
    play = begin(game, checked_setup(game, replay), "", ())
    for line in replay.lines[:moment]:
        try:
            play_line(play, line)
        except UNPLAYABLE as error:
            raise BadReplay(f"{line!r}: {error}") from error
    return play


def moment_of(play: Play, events: list[Event], before: Views | None, after: Views) -> Moment:
    parts = game_parts(play, events, before, after)
    distinct = list(dict.fromkeys(parts.values()))
    seen = tuple(read_glimpse(b"{%b}" % part[1:]) for part in distinct)
    return Moment(tuple(distinct.index(part) for part in parts.values()), seen)


def verdict_info(verdict: Verdict) -> VerdictInfo:
    return VerdictInfo(
        verdict.kind,
        verdict.verified,
        tuple(StepInfo(step.what, step.outcome, dict(step.parameters)) for step in verdict.steps),
    )


def record_of(replay: Replay, viewer: int | None) -> str:
    """What one viewer has seen so far; a line that the viewer can't notice leaves no trace."""
    recorder = Recorder(game_of(replay), viewer, encode)
    for match in noticed(replay, recorder):
        recorder.look(match)
    return recorder.text()


def noticed(replay: Replay, recorder: Recorder[BoardState, Command, Event, BoardView]) -> Iterator[AnyMatch]:
    """The match at every moment at which the viewer sees or hears something new."""
    game, viewer = game_of(replay), recorder.viewer
    match = Match(game, checked_setup(game, replay), FairDice("", game.id), recorder.tell)
    last: object = None
    for line in ("", *replay.lines):
        if line:
            take(match, line)
        view = game.view(match.state, viewer)
        if recorder.events or view != last:
            yield match
            last = view


def imagined_at(replay: Replay, viewer: int | None, moment: int | None, seed: str) -> str:
    """A position that fits the viewer's view at a moment of its record, or the last one; empty if over."""
    game = game_of(replay)
    recorder = Recorder(game, viewer, encode)
    view: BoardView | None = None
    number = -1
    for match in noticed(replay, recorder):
        recorder.look(match)
        number = len(recorder.entries) - 1
        view = None if match.state.over else game.view(match.state, viewer)
        if number == moment:
            break
    if view is None or (moment is not None and number != moment):
        return ""
    return write_position(game, game.imagine(view, Random(seed), replay.setup.content))
