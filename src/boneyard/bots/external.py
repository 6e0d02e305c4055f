"""A bot in any language: a program that is asked by lines of JSON and answers by them.

What a program does wrong is a `Fault`: it is told so, and a random answer stands in for the one it
owes. One that dies or stalls is started again for the next question, a few times; then random plays
its seat to the end of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from time import perf_counter
from typing import NamedTuple

import msgspec

from boneyard.bots import protocol
from boneyard.bots.child import CHATTER, GRACE, Child, Gone, Late, TooMuch
from boneyard.bots.protocol import PROTOCOL, SHOWN, Answer, Ready, line, shown
from boneyard.bots.random_bot import RandomBot
from boneyard.engine.content import Content
from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command
from boneyard.sight import Sight, sight_of

RESTARTS = 3
"""How often a program that died or stalled is started again in one game."""
KEPT = 20
"""How many faults of a game are kept in words; all are counted."""
SHORT = 0.1
"""Seconds that a program has to end by itself after it stalled: time enough to read why."""
UNFINISHED = "unfinished"


class Limits(NamedTuple):
    """What a program is allowed: seconds to start, seconds for an answer, bytes of a line."""

    start: float = 10.0
    answer: float = 5.0
    line: int = 65_536


class Fault(NamedTuple):
    """Something that a program did wrong, at which of its questions (0 is the start)."""

    kind: str
    question: int
    reason: str

    def __str__(self) -> str:
        where = f"question {self.question}" if self.question else "start"
        return f"{where}: {self.reason}"


class External:
    """Plays a seat by asking a program; there is one for each seat of each game.

    `faults` are the first ones in words, `counts` has the number of all by kind. `asked` and
    `replaced` count the questions and those that random answered, `slowest` is the longest wait.
    """

    def __init__(self, rng: Random, content: Content, argument: str, limits: Limits | None = None) -> None:
        self.words = protocol.words_of(argument)
        self.content = content
        self.limits = limits or Limits()
        self.seed = rng.getrandbits(32)
        self.random = RandomBot(rng)
        self.child: Child | None = None
        self.starts = 0
        self.asked = 0
        self.replaced = 0
        self.slowest = 0.0
        self.faults: list[Fault] = []
        self.counts: dict[str, int] = {}
        self.last_words: tuple[str, ...] = ()

    @property
    def failures(self) -> int:
        """How often it did something wrong."""
        return sum(self.counts.values())

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """The program's choice, else a random one."""
        self.asked += 1
        view = look()
        if self.child is None and self.starts <= RESTARTS:
            self.start(sight_of(view))
        number = None if self.child is None else self.ask(self.child, view, options)
        if number is None:
            self.replaced += 1
            return self.random(look, options)
        return options[number]

    def start(self, sight: Sight) -> None:
        """Start the program and greet it; where that fails it is not there."""
        self.starts += 1
        try:
            self.child = child = Child(self.words, self.limits.line)
        except OSError as error:
            self.starts = RESTARTS + 1  # it will not be there the next time either
            self.blame("start", f"it can't be started: {error.strerror}")
            return
        child.say(line(protocol.hello(sight, self.content, self.seed, [str(fault) for fault in self.faults])))
        try:
            ready = msgspec.json.decode(child.hear(self.limits.start), type=Ready)
        except Late:
            self.drop(child, "start", f"it did not say that it is ready within {self.limits.start:g} s")
        except (Gone, TooMuch) as error:
            self.drop(child, "start", self.why(child, error))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.drop(child, "start", f"its answer to the hello can't be read: {error}")
        else:
            if ready.protocol != PROTOCOL:
                self.drop(child, "start", f"it speaks protocol {ready.protocol}, not {PROTOCOL}")

    def ask(self, child: Child, view: object, options: Sequence[Command]) -> int | None:
        """Put a question; the number of the option chosen, or nothing."""
        try:
            if early := child.overheard():
                self.tell(child, "unasked", f"it said something without being asked: {shown(early[0])}")
            child.say(line(protocol.question(self.asked, view, options, self.limits.answer)))
            began = perf_counter()
            said = child.hear(self.limits.answer)
            self.slowest = max(self.slowest, perf_counter() - began)
        except Late:
            self.drop(child, "stalled", f"no answer within {self.limits.answer:g} s")
        except Gone as error:
            self.drop(child, "died", self.why(child, error))
        except TooMuch as error:
            self.drop(child, "too much", self.why(child, error))
        else:
            return self.chosen(child, said, options)
        return None

    def chosen(self, child: Child, said: bytes, options: Sequence[Command]) -> int | None:
        """The option that an answer names; else the program is told what was wrong."""
        try:
            choice = msgspec.json.decode(said, type=Answer).choice
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.tell(child, "unreadable", f"its answer can't be read ({error}): {shown(said)}")
            return None
        if isinstance(choice, int):
            if 0 <= choice < len(options):
                return choice
            self.tell(child, "no option", f"there is no option {choice}; there are 0 to {len(options) - 1}")
            return None
        wanted = " ".join(choice.split())
        for number, option in enumerate(options):
            if option.text() == wanted:
                return number
        self.tell(child, "no option", f"{shown(choice.encode())} is not among the {len(options)} options")
        return None

    def tell(self, child: Child, kind: str, reason: str) -> None:
        """Note a fault and tell the program."""
        self.blame(kind, reason)
        child.say(line(protocol.fault(self.asked, reason)))

    def drop(self, child: Child, kind: str, reason: str) -> None:
        """Note a fault after which nothing more can be expected, and end the program."""
        self.tell(child, kind, reason)
        self.let_go(child, SHORT)

    def why(self, child: Child, error: Gone | TooMuch) -> str:
        """What became of the program, in words."""
        if isinstance(error, TooMuch):
            return f"it wrote more than {self.limits.line} bytes in a line, or {CHATTER} lines at once"
        code = child.end()
        last = next((word for word in reversed(child.words) if word), "")
        return f"it ended with exit code {code}" + (f", saying: {last[:SHOWN]}" if last else "")

    def blame(self, kind: str, reason: str) -> None:
        """Count a fault, and keep it in words if there is room."""
        self.counts[kind] = self.counts.get(kind, 0) + 1
        if len(self.faults) < KEPT:
            self.faults.append(Fault(kind, 0 if kind == "start" else self.asked, reason))

    def let_go(self, child: Child, seconds: float = GRACE) -> None:
        """End the program, and keep its last words."""
        child.end(seconds)
        self.last_words = tuple(child.words)
        self.child = None

    def close(self, winners: Sequence[int] = (), way: str = UNFINISHED) -> None:
        """Tell the program how the game ended, and end it."""
        if self.child is not None:
            self.child.say(line(protocol.end(winners, way)))
            self.let_go(self.child)


def dismiss(
    bots: Iterable[tuple[int, object]], winners: Sequence[int] = (), way: str = UNFINISHED
) -> dict[int, External]:
    """Tell the programs among the bots how the game ended; by seat, those that did something wrong."""
    failed = {}
    for seat, bot in bots:
        if isinstance(bot, External):
            bot.close(winners, way)
            if bot.failures:
                failed[seat] = bot
    return failed
