"""How a worker process does its jobs. What it knows of a table is a seat's view, nothing else."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import reduce
from operator import or_
from random import Random
from types import FrameType
from typing import assert_never

import msgspec

import boneyard
from boneyard.bots import bot
from boneyard.bots.chores import moves_against, moves_for
from boneyard.bots.hint import hint
from boneyard.engine.content import Content
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import BadCommand, Command
from boneyard.games.shared.features import features_of
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from boneyard.odds import TooMuch
from boneyard.odds.answers import answer
from boneyard.odds.questions import AnyAnswer, HintFound, MovesAsked, SendAsked
from boneyard.server.workers import jobs as j
from boneyard.server.workers.link_pictures import board_picture, goal_picture
from boneyard.server.workers.trial import try_out
from boneyard.table import log_entries
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Created

IMAGINED = 4
"""A rule is certain if it forbids a command in this many imagined states."""


class OutOfTime(BaseException):
    """A BaseException, so that no handler in rules or bots catches it."""


@dataclass(frozen=True)
class Known:
    """A game with its content and decoders."""

    game: AnyGame
    content: Content
    views: msgspec.msgpack.Decoder[BoardView]
    options: msgspec.msgpack.Decoder[tuple[Command, ...]]


class Answers:
    def __init__(self, cpu: float) -> None:
        self.cpu = cpu
        self.contents: dict[str, Content] = {}
        self.known: dict[tuple[str, str], Known] = {}

    def handle(self, message: bytes) -> j.Reply | None:
        job = j.MESSAGES.decode(message)
        if not isinstance(job, j.Learn):
            return self(job)
        self.learn(job)
        return None

    def learn(self, message: j.Learn) -> None:
        content = Content(message.name, message.files)
        self.contents[content.hash] = content

    def __call__(self, job: j.Job) -> j.Reply:
        try:
            if isinstance(job, j.GameJob):
                self.about(job)  # outside the time limit: reading new content takes long
            with cpu_limit(self.cpu):
                return j.Done(msgspec.Raw(j.encode(self.result(job))))
        except Refused as refused:
            return j.NotDone(refused.code, refused.data)
        except (TooMuch, OutOfTime):
            return j.NotDone("too-much", {})
        except Exception:  # noqa: BLE001  # the process survives a bot's error and reports it
            return j.Broken(traceback.format_exc(limit=-3))

    def result(self, job: j.Job) -> object:
        match job:
            case j.Choose():
                return self.choose(job)
            case j.GiveHint():
                return self.hints(job)
            case j.TellOdds():
                return self.odds(job)
            case j.FindRule():
                return self.rule(job)
            case j.DrawBoard():
                return self.board(job)
            case j.DrawGoal():
                return goal_picture(boneyard.game(job.game))
            case j.TryOut():
                created = log_entries.decode(job.created)
                assert isinstance(created, Created)
                try_out(created)
                return None
            case never:
                assert_never(never)

    def about(self, job: j.GameJob) -> Known:
        known = self.known.get((job.game, job.content))
        if known is None:
            known = self.known[job.game, job.content] = load(job.game, self.contents[job.content])
        return known

    def choose(self, job: j.Choose) -> int:
        known = self.about(job)
        view, options = known.views.decode(job.view), known.options.decode(job.options)
        player = bot(job.kind, job.seed, known.content, job.grudge)
        return options.index(player(lambda: view, options))

    def hints(self, job: j.GiveHint) -> tuple[HintFound, ...]:
        known = self.about(job)
        view, options = known.views.decode(job.view), known.options.decode(job.options)
        found = hint(view, options, known.content)
        return tuple(HintFound(options.index(each.command), each.reasons) for each in found)

    def odds(self, job: j.TellOdds) -> AnyAnswer:
        known = self.about(job)
        view, question = known.views.decode(job.view), job.question
        if isinstance(question, SendAsked):
            return moves_against(view, question.seat, known.content)
        if isinstance(question, MovesAsked):
            return moves_for(view, known.content)
        return answer(view, question, known.content)

    def rule(self, job: j.FindRule) -> str | None:
        known = self.about(job)
        try:
            command = known.game.parse(job.command)
        except BadCommand as error:
            raise Refused("illegal", command=job.command) from error
        return certain_rule(known.game, known.views.decode(job.view), command, known.content)

    def board(self, job: j.DrawBoard) -> bytes:
        known = self.about(job)
        try:
            view = msgspec.json.decode(job.view, type=known.views.type)
        except msgspec.ValidationError as error:  # from a version with other fields
            raise Refused("other-rules") from error
        return board_picture(view, known.content)


@contextmanager
def cpu_limit(seconds: float) -> Iterator[None]:
    """Raise `OutOfTime` in the middle of what takes too long."""
    if not hasattr(signal, "setitimer"):  # on Windows, where the parent kills a silent process
        yield
        return
    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def stop(number: int, frame: FrameType | None) -> None:
    raise OutOfTime


def load(game_id: str, content: Content) -> Known:
    """Load a game's code, and start a game to read the content and learn the type of its views."""
    game = boneyard.game(game_id)
    features_of(game)
    state = game.start(game.setup(game.seats[0], content))
    return Known(
        game,
        content,
        msgspec.msgpack.Decoder(type(game.view(state, None))),
        msgspec.msgpack.Decoder(tuple[reduce(or_, game.commands), ...]),  # type: ignore[misc]
    )


def certain_rule(
    game: AnyGame, view: BoardView, command: Command, content: Content | None = None
) -> str | None:
    """The rule that forbids a command in every state the seat can imagine; None for an option.

    The states differ in what the seat can't know, so a rule that depends on that isn't revealed.
    """
    seat = view.viewer
    if seat is None:
        return None
    states = [game.imagine(view, Random(number), content) for number in range(IMAGINED)]
    found = {refusing_rule(game, state, seat, command) for state in states}
    return found.pop() if len(found) == 1 else None


def refusing_rule(game: AnyGame, state: BoardState, seat: int, command: Command) -> str | None:
    if command in game.options(state, seat):
        return None
    return game.refusal(state, seat, command).rule
