"""A match: one game in progress, its answers so far, and the dice that answer for chance.

Players see a view and their options, nothing else. A view is only built when a player looks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Literal, NamedTuple, TypeVar

from boneyard.engine.chance import CHANCE, Chances, Draw, FairDice
from boneyard.engine.game import Game, HasText, Setup, State

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=HasText)
E = TypeVar("E")
V = TypeVar("V")

Look = Callable[[], V]
"""Returns what a player's seat may know now."""
Player = Callable[[Look[V], Sequence[C]], C]
"""Chooses one of a seat's options, looking at the view if it wants to."""


class Line(NamedTuple, Generic[C]):
    """One answer: its actor, how many options there were, and for chance where the number came from."""

    actor: int
    command: C
    choices: int
    draw: Draw | None


class Undo(NamedTuple):
    """A seat went back to the moment after `keep` lines."""

    actor: int
    keep: int

    def text(self) -> str:
        return f"{self.actor} undo {self.keep}"


class NoUndo(ValueError):
    """Nothing can be undone, because something new was revealed since; `why` says what."""

    def __init__(self, why: Literal["chance", "answer", "nothing"], text: str) -> None:
        super().__init__(text)
        self.why = why


class Match(Generic[S, C, E, V]):
    """A game, its state and its history.

    `lines` leads to the state; `log` also contains what was undone.
    """

    def __init__(
        self,
        game: Game[S, C, E, V],
        setup: Setup,
        dice: FairDice,
        tell: Callable[[E], None] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.dice = dice
        self.tell = tell
        self.state = game.start(setup)
        self.lines: list[Line[C]] = []
        self.log: list[Line[C] | Undo] = []
        self.looks = [self._look_of(seat) for seat in range(setup.seats)]

    def _look_of(self, seat: int) -> Look[V]:
        return lambda: self.game.view(self.state, seat)

    @property
    def actor(self) -> int | None:
        """The first actor that must answer now; None when the game is over."""
        actors = self.game.actors(self.state)
        return actors[0] if actors else None

    @property
    def options(self) -> Sequence[C]:
        actor = self.actor
        return () if actor is None else self.game.options(self.state, actor)

    def answer(self, actor: int, command: C, draw: Draw | None = None) -> None:
        """Carry out an answer and record it; raises `Illegal` if it isn't an option."""
        self._note(actor, command, len(self.game.options(self.state, actor)), draw)

    def _note(self, actor: int, command: C, choices: int, draw: Draw | None) -> None:
        self.game.apply(self.state, actor, command, self.tell)
        line = Line(actor, command, choices, draw)
        self.lines.append(line)
        self.log.append(line)

    def settle(self) -> int | None:
        """Answer for chance and wherever there is only one option. Returns the next seat with a choice."""
        game, state = self.game, self.state
        while actors := game.actors(state):
            actor = actors[0]
            options = game.options(state, actor)
            if actor == CHANCE:
                assert isinstance(options, Chances)
                draw = self.dice.draw(options)
                self._note(CHANCE, options.at(draw.number), len(options), draw)
            elif len(options) == 1:
                self._note(actor, options[0], 1, None)
            else:
                return actor
        return None

    def play(self, players: Sequence[Player[V, C]], limit: int | None = None) -> bool:
        """Let the players play to the end, or until `limit` lines; returns whether the game is over."""
        while (actor := self.settle()) is not None:
            if limit is not None and len(self.lines) >= limit:
                return False
            options = self.game.options(self.state, actor)
            self._note(actor, players[actor](self.looks[actor], options), len(options), None)
        return True

    def undo(self, seat: int) -> None:
        """Take back a seat's last choice. The log keeps it."""
        undo = Undo(seat, last_choice(self.lines, seat))
        del self.lines[undo.keep :]
        self.log.append(undo)
        self.state = self.game.start(self.setup)
        for line in self.lines:
            self.game.apply(self.state, line.actor, line.command)


def last_choice(lines: Sequence[Line[C]], seat: int) -> int:
    """Where a seat last had a choice, if neither chance nor another seat has answered since."""
    for number in range(len(lines) - 1, -1, -1):
        line = lines[number]
        if line.actor == CHANCE:
            raise NoUndo("chance", "something was rolled or drawn since")
        if line.actor != seat:
            raise NoUndo("answer", "another seat has answered since")
        if line.choices > 1:
            return number
    raise NoUndo("nothing", "there is nothing to undo")
