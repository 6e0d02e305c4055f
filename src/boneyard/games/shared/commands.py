"""Commands that the games share, and the text form of every command.

A command is a word and its arguments, so a game can be written as lines:

>>> Step(12).text()
'step 12'
>>> Place("hospital", 1, 0, 2).text()
'place hospital 1 0 2'
>>> parse_command("shift 12 13", Shift)
Shift(start=12, to=13)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import TypeVar

import msgspec
from msgspec.structs import astuple

from boneyard.games.shared.tags import tag_of

C = TypeVar("C", bound="Command")
K = TypeVar("K")
MOST_SHARED = 16_384
"""How many commands of a kind are cached."""


class Command(msgspec.Struct, frozen=True, gc=False, tag_field="do"):
    """An actor's answer; its fields are numbers, words or nothing."""

    def text(self) -> str:
        """The command as a line: its word, then its arguments; `-` stands for none."""
        values = ["-" if value is None else str(value) for value in astuple(self)]
        return " ".join([word_of(type(self)), *values])

    # Kinds of commands that have one of these override it by a field.
    @property
    def start(self) -> int | None:
        return None

    @property
    def to(self) -> int | None:
        return None

    @property
    def square(self) -> int | None:
        return None

    @property
    def what(self) -> str | None:
        return None

    @property
    def card(self) -> str | None:
        return None

    @property
    def target(self) -> int | None:
        return None


@cache
def word_of(kind: type[Command]) -> str:
    return tag_of(kind)


class Start(Command, frozen=True, tag="start"):
    """Chance: this seat begins."""

    seat: int


class Roll(Command, frozen=True, tag="roll"):
    """Chance: the die shows this number."""

    pips: int


class Draw(Command, frozen=True, tag="draw"):
    """Chance: this tile is drawn."""

    tile: str


class Place(Command, frozen=True, tag="place"):
    """Lay the drawn tile at a place of the grid, rotated clockwise by this many quarter turns."""

    tile: str
    x: int
    y: int
    rotation: int


class Put(Command, frozen=True, tag="put"):
    """Put a figure or token of this kind on a square."""

    what: str
    square: int


class Step(Command, frozen=True, tag="step"):
    """Step to a neighbouring square."""

    to: int


class Shift(Command, frozen=True, tag="shift"):
    """Move the figure on a square to a neighbouring square."""

    start: int
    to: int


class Stop(Command, frozen=True, tag="stop"):
    """End the current action."""


class GiveLife(Command, frozen=True, tag="life"):
    """Give up a life token to roll again."""


class Die(Command, frozen=True, tag="die"):
    """Accept death: nothing can save the roll."""


STOP = Stop()
GIVE_LIFE = GiveLife()
DIE = Die()
ROLLS = tuple(Roll(pips) for pips in range(1, 7))


class OnSquare(Command, frozen=True):
    square: int


class OneEach(dict[K, C]):
    """One command for each title or square, created on first use.

    User content brings any number of titles, so it is cleared when it is full.
    """

    def __init__(self, make: Callable[[K], C]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, what: K) -> C:
        if len(self) >= MOST_SHARED:
            self.clear()
        made = self[what] = self.make(what)
        return made


@lru_cache(maxsize=MOST_SHARED)
def step_to(square: int) -> Step:
    return Step(square)


@lru_cache(maxsize=MOST_SHARED)
def shift(start: int, to: int) -> Shift:
    return Shift(start, to)


@lru_cache(maxsize=MOST_SHARED)
def put_on(what: str, square: int) -> Put:
    return Put(what, square)


def puts_of(what: str) -> OneEach[int, Command]:
    """The commands that put a figure or token of a kind, by square."""
    return OneEach(partial(Put, what))


class BadCommand(ValueError):
    pass


def parse_command(line: str, *kinds: type[C]) -> C:
    word, *arguments = line.split() or [""]
    for kind in kinds:
        if word_of(kind) == word:
            return _build(kind, line, arguments)
    known = ", ".join(sorted(map(word_of, kinds)))
    raise BadCommand(f"{word!r} isn't a known command; use one of: {known}")


def _build(kind: type[C], line: str, arguments: list[str]) -> C:
    names = kind.__struct_fields__
    if len(arguments) > len(names):
        raise BadCommand(f"{line!r} has too many words; write {_form(kind)}")
    given = {name: None if word == "-" else word for name, word in zip(names, arguments, strict=False)}
    try:
        return msgspec.convert({"do": word_of(kind), **given}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadCommand(f"{line!r} can't be read ({error}); write {_form(kind)}") from error


def _form(kind: type[C]) -> str:
    return " ".join([word_of(kind), *(name.upper() for name in kind.__struct_fields__)])
