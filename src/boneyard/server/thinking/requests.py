"""What goes over a worker's pipes: exactly a seat's view, its options and the question; and what comes back.

MessagePack, because the same view always makes the same bytes, nothing that is read can run code,
and because writing one takes the event loop a few microseconds.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from boneyard.engine.content import Content
from boneyard.games.shared.commands import Command
from boneyard.odds.questions import AnyAnswer, AnyQuestion, HintFound
from boneyard.sight import sight_of

LENGTH = 4
"""So many bytes in front of a message say how long it is."""


class Learn(msgspec.Struct, frozen=True, tag="learn"):
    """The tiles and cards of a game; told once to each worker."""

    game: str
    name: str
    files: dict[str, str]


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Which option does this kind of bot take?"""

    game: str
    content: str
    view: msgspec.Raw
    options: msgspec.Raw
    kind: str
    seed: str
    seconds: float | None


class GiveHint(msgspec.Struct, frozen=True, tag="hint"):
    """Which options are best, and why?"""

    game: str
    content: str
    view: msgspec.Raw
    options: msgspec.Raw
    seed: str
    seconds: float | None


class TellOdds(msgspec.Struct, frozen=True, tag="odds"):
    """What are the chances?"""

    game: str
    content: str
    view: msgspec.Raw
    question: AnyQuestion


class SayWhyNot(msgspec.Struct, frozen=True, tag="why-not"):
    """Which rule forbids this command?"""

    game: str
    content: str
    view: msgspec.Raw
    command: str


Request = Learn | Choose | GiveHint | TellOdds | SayWhyNot


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The worker is up, or has learnt what it was told."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """An option by its number."""

    option: int


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """The best options."""

    hints: tuple[HintFound, ...]


class Told(msgspec.Struct, frozen=True, tag="told"):
    """The chances."""

    answer: AnyAnswer


class Forbidden(msgspec.Struct, frozen=True, tag="forbidden"):
    """The rule, where there is one."""

    rule: str | None


class Unreadable(msgspec.Struct, frozen=True, tag="unreadable"):
    """The command is none of the game's."""


class TooMuch(msgspec.Struct, frozen=True, tag="too-much"):
    """The answer takes more work than one request may."""


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """The worker's code failed: a traceback for the log."""

    trace: str


Reply = Ready | Chosen | Hinted | Told | Forbidden | Unreadable | TooMuch | Trouble
REPLIES: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)
REQUESTS: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)
_write = msgspec.msgpack.Encoder().encode


def framed(message: Request | Reply) -> bytes:
    """A message behind its length."""
    body = _write(message)
    return len(body).to_bytes(LENGTH, "big") + body


def learn(game_id: str, content: Content) -> bytes:
    """Tell a worker the tiles and cards of a game."""
    return framed(Learn(game_id, content.name, content.files))


def choose(
    kind: str, seed: str, content: Content, view: object, options: Sequence[Command], seconds: float | None
) -> bytes:
    """Ask a worker for a bot's choice."""
    return framed(
        Choose(sight_of(view).game, content.hash, plain(view), plain_options(options), kind, seed, seconds)
    )


def give_hint(
    seed: str, content: Content, view: object, options: Sequence[Command], seconds: float | None
) -> bytes:
    """Ask a worker for a hint."""
    return framed(
        GiveHint(sight_of(view).game, content.hash, plain(view), plain_options(options), seed, seconds)
    )


def tell_odds(view: object, content: Content, question: AnyQuestion) -> bytes:
    """Ask a worker for the chances."""
    return framed(TellOdds(sight_of(view).game, content.hash, plain(view), question))


def say_why_not(view: object, content: Content, command: str) -> bytes:
    """Ask a worker for a rule."""
    return framed(SayWhyNot(sight_of(view).game, content.hash, plain(view), command))


def plain(view: object) -> msgspec.Raw:
    """A view as bytes."""
    return msgspec.Raw(_write(view))


def plain_options(options: Sequence[Command]) -> msgspec.Raw:
    """Options as bytes; some sequences of options are built when they are read."""
    return msgspec.Raw(_write(tuple(options)))
