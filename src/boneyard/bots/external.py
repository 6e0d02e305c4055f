"""A bot in any language: a program that reads questions and writes answers as lines of JSON.

A mistake of the program is a `Fault`: the program is informed and a random answer replaces its own. A program
that dies or stalls is restarted for the next question, a few times; after that, random answers play its seat
to the end of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from time import perf_counter
from typing import NamedTuple

import msgspec

from boneyard.bots import protocol
from boneyard.bots.child import CHATTER, GRACE, Child, Gone, Late, OutputTooLong
from boneyard.bots.protocol import PROTOCOL, SHOWN, ProgramAnswer, Ready, line, shown
from boneyard.bots.random_bot import RandomBot
from boneyard.engine.content import Content
from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command
from boneyard.games.shared.view import BoardView

RESTARTS = 3  # per game
KEPT = 20  # faults per game whose reasons are kept; all are counted
SHORT = 0.1  # seconds that a stalled program gets to read the fault and exit
UNFINISHED = "unfinished"


class Limits(NamedTuple):
    """Seconds to start, seconds per answer, bytes per line."""

    start: float = 10.0
    answer: float = 5.0
    line: int = 65_536


class ProgramFault(NamedTuple):
    """A mistake and the number of its question; 0 is the start."""

    kind: str
    question: int
    reason: str

    def __str__(self) -> str:
        where = f"question {self.question}" if self.question else "start"
        return f"{where}: {self.reason}"


class External:
    """Plays a seat by asking a program; there is one for each seat of each game.

    `faults` has the first ones, `counts` the number of all by kind. `asked` counts the questions, `replaced`
    those with a random answer; `slowest` is the longest wait.
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
        self.faults: list[ProgramFault] = []
        self.counts: dict[str, int] = {}
        self.last_words: tuple[str, ...] = ()

    @property
    def failures(self) -> int:
        return sum(self.counts.values())

    def __call__(self, look: Look[BoardView], options: Sequence[Command]) -> Command:
        """The program's choice, or a random one."""
        self.asked += 1
        view = look()
        if self.child is None and self.starts <= RESTARTS:
            self.start(view)
        number = None if self.child is None else self.ask(self.child, view, options)
        if number is None:
            self.replaced += 1
            return self.random(look, options)
        return options[number]

    def start(self, view: BoardView) -> None:
        """Start and greet the program; `child` stays None if that fails."""
        self.starts += 1
        try:
            self.child = child = Child(self.words, self.limits.line)
        except OSError as error:
            self.starts = RESTARTS + 1  # trying again won't help
            self.record("start", f"it can't be started: {error.strerror}")
            return
        child.send(line(protocol.hello(view, self.content, self.seed, [str(fault) for fault in self.faults])))
        try:
            ready = msgspec.json.decode(child.receive(self.limits.start), type=Ready)
        except Late:
            self.drop(child, "start", f"it wasn't ready within {self.limits.start:g} s")
        except (Gone, OutputTooLong) as error:
            self.drop(child, "start", self.why(child, error))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.drop(child, "start", f"its answer to the hello can't be read: {error}")
        else:
            if ready.protocol != PROTOCOL:
                self.drop(child, "start", f"it speaks protocol {ready.protocol}, not {PROTOCOL}")

    def ask(self, child: Child, view: BoardView, options: Sequence[Command]) -> int | None:
        """The index of the chosen option, or None."""
        try:
            if early := child.pending():
                self.report(child, "unasked", f"it wrote a line without being asked: {shown(early[0])}")
            child.send(line(protocol.question(self.asked, view, options, self.limits.answer)))
            began = perf_counter()
            answer = child.receive(self.limits.answer)
            self.slowest = max(self.slowest, perf_counter() - began)
        except Late:
            self.drop(child, "stalled", f"no answer within {self.limits.answer:g} s")
        except Gone as error:
            self.drop(child, "died", self.why(child, error))
        except OutputTooLong as error:
            self.drop(child, "too much", self.why(child, error))
        else:
            return self.chosen(child, answer, options)
        return None

    def chosen(self, child: Child, answer: bytes, options: Sequence[Command]) -> int | None:
        try:
            choice = msgspec.json.decode(answer, type=ProgramAnswer).choice
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.report(child, "unreadable", f"its answer can't be read ({error}): {shown(answer)}")
            return None
        if isinstance(choice, int):
            if 0 <= choice < len(options):
                return choice
            self.report(child, "no option", f"there is no option {choice}; there are 0 to {len(options) - 1}")
            return None
        wanted = " ".join(choice.split())
        for number, option in enumerate(options):
            if option.text() == wanted:
                return number
        self.report(child, "no option", f"{shown(choice.encode())} is not among the {len(options)} options")
        return None

    def report(self, child: Child, kind: str, reason: str) -> None:
        """Record a fault and report the program."""
        self.record(kind, reason)
        child.send(line(protocol.fault(self.asked, reason)))

    def drop(self, child: Child, kind: str, reason: str) -> None:
        """Record a fault and end the program."""
        self.report(child, kind, reason)
        self.let_go(child, SHORT)

    def why(self, child: Child, error: Gone | OutputTooLong) -> str:
        if isinstance(error, OutputTooLong):
            return f"it wrote more than {self.limits.line} bytes in a line, or {CHATTER} lines at once"
        code = child.end()
        last = next((word for word in reversed(child.words) if word), "")
        return f"it ended with exit code {code}" + (f", saying: {last[:SHOWN]}" if last else "")

    def record(self, kind: str, reason: str) -> None:
        """Count a fault, and keep the first ones."""
        self.counts[kind] = self.counts.get(kind, 0) + 1
        if len(self.faults) < KEPT:
            self.faults.append(ProgramFault(kind, 0 if kind == "start" else self.asked, reason))

    def let_go(self, child: Child, seconds: float = GRACE) -> None:
        """End the program, and keep its last output on standard error."""
        child.end(seconds)
        self.last_words = tuple(child.words)
        self.child = None

    def close(self, winners: Sequence[int] = (), way: str = UNFINISHED) -> None:
        """Tell the program how the game ended, and end it."""
        if self.child is not None:
            self.child.send(line(protocol.end(winners, way)))
            self.let_go(self.child)


def dismiss(
    bots: Iterable[tuple[int, object]], winners: Sequence[int] = (), way: str = UNFINISHED
) -> dict[int, External]:
    """Close the external bots; returns those with faults, by seat."""
    failed = {}
    for seat, bot in bots:
        if isinstance(bot, External):
            bot.close(winners, way)
            if bot.failures:
                failed[seat] = bot
    return failed
