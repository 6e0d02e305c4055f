"""What a worker does with a request: it reads a view and knows nothing else of the table."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import reduce
from operator import or_
from random import Random

import msgspec

import boneyard
from boneyard.bots import Bot
from boneyard.bots.chores import moves_for
from boneyard.bots.hint import hint
from boneyard.bots.levels import SECONDS
from boneyard.bots.planner import Planner
from boneyard.engine.content import Content
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import BadCommand, Command
from boneyard.games.shared.features import features_of
from boneyard.odds import TooMuch
from boneyard.odds.answers import answer
from boneyard.odds.questions import AnyAnswer, HintFound, MovesAsked
from boneyard.server.thinking import requests as r
from boneyard.sight import sight_of

Bots = Callable[[str, str, Content], Bot]
"""Makes a bot from its kind, its seed and the content."""
WORLDS = 4
"""So many states are imagined before a refusal is taken as certain."""


@dataclass(frozen=True)
class Lesson:
    """A game with its content, and how its views and options are read."""

    game: AnyGame
    content: Content
    views: msgspec.msgpack.Decoder[object]
    options: msgspec.msgpack.Decoder[tuple[Command, ...]]


class Answers:
    """Answers requests about the games it was taught, each within a limit that may raise `TooMuch`."""

    def __init__(self, bots: Bots, limit: Callable[[], AbstractContextManager[None]] = nullcontext) -> None:
        self.bots = bots
        self.limit = limit
        self.lessons: dict[tuple[str, str], Lesson] = {}

    def __call__(self, message: bytes) -> r.Reply:
        """The reply to a request; where the code behind it fails, its trace."""
        try:
            request = r.REQUESTS.decode(message)
            with nullcontext() if isinstance(request, r.Learn) else self.limit():
                return self.reply(request)
        except TooMuch:
            return r.TooMuch()
        except Exception:  # noqa: BLE001  # whatever a bot does wrong, the worker lives on and tells it
            return r.Trouble(traceback.format_exc(limit=-3))

    def reply(self, request: r.Request) -> r.Reply:
        """The reply to a request."""
        match request:
            case r.Learn():
                self.learn(request)
                return r.Ready()
            case r.Choose():
                return r.Chosen(self.choose(request))
            case r.GiveHint():
                return r.Hinted(self.hints(request))
            case r.TellOdds():
                return r.Told(self.odds(request))
            case r.SayWhyNot():
                return self.why_not(request)

    def learn(self, request: r.Learn) -> None:
        """Load the game's code, read the content by starting a game, and see what its views look like."""
        game = boneyard.game(request.game)
        features_of(game)
        content = Content(request.name, request.files)
        state = game.start(game.setup(game.seats[0], content))
        self.lessons[game.id, content.hash] = Lesson(
            game,
            content,
            msgspec.msgpack.Decoder(type(game.view(state, None))),
            msgspec.msgpack.Decoder(tuple[reduce(or_, game.commands), ...]),  # type: ignore[misc]
        )

    def choose(self, request: r.Choose) -> int:
        """The number of the option that a bot takes."""
        lesson = self.lessons[request.game, request.content]
        view = lesson.views.decode(request.view)
        options = lesson.options.decode(request.options)
        bot = in_time(self.bots(request.kind, request.seed, lesson.content), request.seconds)
        return options.index(bot(lambda: view, options))

    def hints(self, request: r.GiveHint) -> tuple[HintFound, ...]:
        """The best options, with reasons."""
        lesson = self.lessons[request.game, request.content]
        view = lesson.views.decode(request.view)
        options = lesson.options.decode(request.options)
        seconds = SECONDS if request.seconds is None else request.seconds
        found = hint(view, options, lesson.content, seed=request.seed, seconds=seconds)
        return tuple(
            HintFound(
                options.index(each.command),
                each.reasons,
            )
            for each in found
        )

    def odds(self, request: r.TellOdds) -> AnyAnswer:
        """The chances, or the moves that a bot would make."""
        view = self.lessons[request.game, request.content].views.decode(request.view)
        question = request.question
        return moves_for(view) if isinstance(question, MovesAsked) else answer(view, question)

    def why_not(self, request: r.SayWhyNot) -> r.Forbidden | r.Unreadable:
        """The rule that forbids a command."""
        lesson = self.lessons[request.game, request.content]
        try:
            command = lesson.game.parse(request.command)
        except BadCommand:
            return r.Unreadable()
        return r.Forbidden(certain_rule(lesson.game, lesson.views.decode(request.view), command))


def in_time(bot: Bot, seconds: float | None) -> Bot:
    """A bot that thinks by the clock, given no more than so many seconds; others take what they need."""
    if seconds is not None and isinstance(bot, Planner) and bot.seconds is not None:
        bot.seconds = min(bot.seconds, seconds)
    return bot


def certain_rule(game: AnyGame, view: object, command: Command) -> str | None:
    """The rule that forbids a command in every state that its seat can imagine; None for an option.

    The states differ in what the seat can't know, so a rule that depends on it is not told.
    """
    seat = sight_of(view).viewer
    if seat is None:
        return None
    found = {refusing_rule(game, view, seat, command, number) for number in range(WORLDS)}
    return found.pop() if len(found) == 1 else None


def refusing_rule(game: AnyGame, view: object, seat: int, command: Command, number: int) -> str | None:
    """The rule that forbids a command in one imagined state."""
    state = game.imagine(view, Random(number))
    if command in game.options(state, seat):
        return None
    return game.refusal(state, seat, command).rule
