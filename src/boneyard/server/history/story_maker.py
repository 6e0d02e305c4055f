"""From a replay to what is kept of a game; done in a process of its own, because it takes seconds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import cast

import boneyard
from boneyard import __version__
from boneyard.engine.chance import CHANCE, FairDice
from boneyard.engine.game import Illegal, State
from boneyard.engine.match import Match, NoUndo
from boneyard.engine.playback import checked_setup, playable_setup, playback, take
from boneyard.engine.record import Recorder
from boneyard.engine.replay import BadReplay, Replay
from boneyard.engine.verdict import Verdict, verify
from boneyard.games.catalogue import AnyGame, UnknownGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.features import features_of
from boneyard.games.shared.position import write_position
from boneyard.odds import luck_of
from boneyard.odds.listening import points_in
from boneyard.server.history.course import course_of, decided_of, lead_changes_of, turnings_of
from boneyard.server.history.dice_book import dice_told
from boneyard.server.history.fights import Fights
from boneyard.server.history.story import (
    FORM,
    About,
    Glimpse,
    Head,
    Moment,
    Stand,
    Statistics,
    StepInfo,
    VerdictInfo,
    encode,
    written,
)
from boneyard.simulate.facts import Facts, Scored
from boneyard.table.events import EventLog
from boneyard.table.play import Play, begin
from boneyard.table.projection import changes, told, view_of

UNPLAYABLE = (BadReplay, Illegal, NoUndo, ValueError, LookupError)
"""What playing a line raises that the rules of today don't know."""


def game_of(replay: Replay) -> AnyGame:
    """The game of a replay."""
    try:
        return boneyard.game(replay.setup.game)
    except UnknownGame as error:
        raise BadReplay(str(error)) from error


def story_of(replay: Replay, text: str, about: About, *, foreign: bool = False) -> bytes:
    """Everything that is kept of a finished game; what a foreign one promised was not heard here."""
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
    return written(head, text, moments)


def published_by(replay: Replay) -> str:
    """The commitment that everybody at the table was told before the game; practice has none that counts."""
    fairness = replay.fairness
    return "" if fairness is None or fairness.practice else fairness.seed_hash


def moments_of(game: AnyGame, replay: Replay) -> Iterator[Moment]:
    """The moment before the first line, and the one after each; as far as the rules of today go."""
    viewers = (None, *range(replay.setup.seats))
    play = begin(game, playable_setup(game, replay), "", ())
    views: dict[int | None, object | None] = dict.fromkeys(viewers)
    yield moment_of(play, views, [])
    for line in replay.lines:
        log = EventLog()
        try:
            go_on(play, line, log)
        except UNPLAYABLE:
            return
        yield moment_of(play, views, log.events)


def go_on(play: Play, line: str, log: EventLog | None = None) -> None:
    """Play a line of a replay, or take one back."""
    who, _, rest = line.partition(" ")
    if rest.startswith("undo "):
        play.undo(int(who))
    else:
        play.replay(line, log)


def events_in(replay: Replay) -> Iterator[bytes]:
    """The events of each line as they are stored, as far as the rules of today can play it."""
    game = game_of(replay)
    play = begin(game, checked_setup(game, replay), "", ())
    for line in replay.lines:
        log = EventLog()
        try:
            go_on(play, line, log)
        except UNPLAYABLE:
            return
        yield encode(log.lines[0]) if log.lines else b""


def play_at(replay: Replay, moment: int) -> Play:
    """The game after so many lines."""
    game = game_of(replay)
    play = begin(game, checked_setup(game, replay), "", ())
    for line in replay.lines[:moment]:
        try:
            go_on(play, line)
        except UNPLAYABLE as error:
            raise BadReplay(f"{line!r}: {error}") from error
    return play


def standing(lines: Iterable[str]) -> dict[int, str]:
    """The lines that were not taken back, by the moment after them.

    >>> standing(["0 step 1", "0 step 2", "0 undo 1", "0 stop"])
    {1: '0 step 1', 4: '0 stop'}
    """
    kept: list[tuple[int, str]] = []
    for moment, line in enumerate(lines, 1):
        _, undo, keep = line.partition(" undo ")
        if undo:
            del kept[int(keep) :]
        else:
            kept.append((moment, line))
    return dict(kept)


def moment_of(play: Play, views: dict[int | None, object | None], heard: list[Event]) -> Moment:
    """What each viewer sees change and hears; who sees the same shares it."""
    seen: list[Glimpse] = []
    known: dict[bytes, int] = {}
    who: list[int] = []
    for viewer, old in views.items():
        new = view_of(play, viewer)
        glimpse = Glimpse(told(play.game, heard, viewer), changes(old, new))
        views[viewer] = new
        number = known.setdefault(encode(glimpse), len(seen))
        if number == len(seen):
            seen.append(glimpse)
        who.append(number)
    return Moment(tuple(who), tuple(seen))


def verdict_info(verdict: Verdict) -> VerdictInfo:
    """A verdict as it is told."""
    return VerdictInfo(
        verdict.kind,
        verdict.verified,
        tuple(StepInfo(step.what, step.outcome, dict(step.parameters)) for step in verdict.steps),
    )


def statistics_of(game: AnyGame, replay: Replay, winners: tuple[int, ...]) -> Statistics | None:
    """The game in numbers; what was taken back does not count. None where it can't be played again."""
    try:
        match = playback(game, replay)
    except BadReplay:
        return None
    ledger, _ = luck_of(game, match.setup, match.lines)
    facts = Facts(match.setup.seats, features_of(game).statistics.counted)
    fights = Fights(match.setup.seats)
    state = game.start(match.setup)
    facts.state = cast(Scored, state)

    def hear(event: Event) -> None:
        facts.hear(event)
        fights.hear(event)

    moments = zip(match.lines, standing(replay.lines), strict=True)
    lines = ((line.actor, line.command, moment) for line, moment in moments)
    course = course_of(game, state, lines, hear)
    facts.end()
    turnings = turnings_of(course)
    return Statistics(
        turns=match.state.turns,  # type: ignore[attr-defined]  # every game counts them
        answers=len(match.lines),
        decisions=sum(line.choices > 1 and line.actor != CHANCE for line in match.lines),
        lead_changes=lead_changes_of(course),
        points=tuple(facts.points),
        counts=facts.counts_told(),
        things=facts.things_told(),
        dice=dice_told(ledger),
        standings=tuple(
            Stand(s.seat, s.points, s.hits, s.adjusted)
            for s in ledger.standings(points_in(game.view(match.state, None)))
        ),
        course=tuple(course.stages),
        turnings=turnings,
        decided=decided_of(course, winners, turnings),
        fought=fights.told(),
    )


def record_of(replay: Replay, viewer: int | None) -> str:
    """What one viewer has seen of a game so far; a line that this viewer can't notice leaves no trace."""
    recorder = Recorder(game_of(replay), viewer, encode)
    for match in noticed(replay, recorder):
        recorder.look(match)
    return recorder.text()


def noticed(
    replay: Replay, recorder: Recorder[State, Command, Event, object]
) -> Iterator[Match[State, Command, Event, object]]:
    """The game at every moment at which a viewer sees or hears something new."""
    game, viewer = game_of(replay), recorder.viewer
    match = Match(game, checked_setup(game, replay), FairDice("", game.id), recorder.tell)
    last: object = None
    for line in ("", *replay.lines):
        if line:
            take(match, line)
        view = game.view(match.state, viewer)
        if recorder.heard or view != last:
            yield match
            last = view


def imagined_at(replay: Replay, viewer: int | None, moment: int | None, seed: str) -> str:
    """A position that fits a viewer's view at a moment of its record, or at the last one; empty if over."""
    game = game_of(replay)
    recorder = Recorder(game, viewer, encode)
    view: object = None
    number = -1
    for match in noticed(replay, recorder):
        recorder.look(match)
        number = len(recorder.entries) - 1
        view = None if match.state.over else game.view(match.state, viewer)
        if number == moment:
            break
    if view is None or (moment is not None and number != moment):
        return ""
    return write_position(game, game.imagine(view, Random(seed)))
