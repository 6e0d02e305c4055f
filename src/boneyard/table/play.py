"""The game at a table: its state, dice, decision numbers and undo points.

Its lines are in the log, not here: a table must fit into little memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from boneyard import __version__
from boneyard.engine.chance import CHANCE, Chances, Draw, FairDice
from boneyard.engine.game import NOT_ASKED, Endless, Setup
from boneyard.engine.match import NoUndo
from boneyard.engine.replay import dump_hash, parse_draw
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.state import BoardState
from boneyard.table.events import EventLog
from boneyard.table.log_entries import Saved

Auto = Callable[["Play", int, Sequence[Command]], Command | None]
"""A seat's automatic answer, if it has one."""
MOST_UNDO_POINTS = 40
MOST_LINES = 1_000
MOST_ROUNDS = 10
"""How far a game may run without a choice for anybody; our games stay far below."""
MOST_OPTIONS = 10_000
"""More can't be sent in time, and nobody could choose."""


class UndoPoint(NamedTuple):
    """A moment to which a seat can undo."""

    seat: int
    lines: int
    state: BoardState


class Play:
    """A game in progress.

    `lines` counts the lines played. `numbers` counts each seat's decisions; seat and number identify a
    decision. `secret` is depth and type of a frame whose answers are revealed together. Nothing before the
    end of that frame can be undone: the possibility would show whether others have answered.
    """

    __slots__ = ("dice", "dump", "game", "lines", "numbers", "secret", "setup", "state", "undo_points")

    def __init__(self, game: AnyGame, setup: Setup, dice: FairDice, state: BoardState) -> None:
        self.game = game
        self.setup = setup
        self.dice = dice
        self.state = state
        self.lines = 0
        self.numbers = [0] * setup.seats
        self.undo_points: tuple[UndoPoint, ...] = ()
        self.secret: tuple[int, type[object]] | None = None
        self.dump: bytes | None = None
        """The encoded state, kept from hashing it until a snapshot uses it or the state changes."""

    def copy(self) -> Play:
        copy = Play(self.game, self.setup, self.dice.copy(), self.state.copy())
        if self.state.asked != NOT_ASKED:
            copy.state.offer(self.state.asked, self.state.offered)
        copy.lines = self.lines
        copy.numbers = self.numbers[:]
        copy.undo_points = self.undo_points
        copy.secret = self.secret
        return copy

    @property
    def actors(self) -> tuple[int, ...]:
        return self.game.actors(self.state)

    def options(self, seat: int) -> Sequence[Command]:
        return self.game.options(self.state, seat)

    @property
    def declining(self) -> Command | None:
        """The command that declines in the open window, if one is open."""
        agenda = self.state.agenda
        return self.game.windows.get(type(agenda[-1])) if agenda else None

    @property
    def turns(self) -> int:
        return self.state.turns

    @property
    def active(self) -> int:
        return self.state.active

    def take(
        self,
        actor: int,
        command: Command,
        draw: Draw | None,
        log: EventLog | None,
        untouched: BoardState | None = None,
    ) -> str:
        """Carry out an answer and return its line.

        `untouched` is the state before, if the caller has kept it.
        """
        game, state = self.game, self.state
        before = game.actors(state)
        choices = len(game.options(state, actor)) if actor != CHANCE and self.secret is None else 0
        back = UndoPoint(actor, self.lines, untouched or state.copy()) if choices > 1 else None
        if log is None:
            game.apply(state, actor, command)
        else:
            log.begin(game, state, actor, command)
            game.apply(state, actor, command, log.events.append)
            log.end(game)
        self.dump = None
        self.lines += 1
        if self.undo_points and self.undo_points[-1].seat != actor:
            self.undo_points = ()
        if back is not None:
            self.undo_points = (*self.undo_points[-MOST_UNDO_POINTS:], back)
        self.update_secret()
        for seat in game.actors(state):
            if seat >= 0 and (seat == actor or seat not in before):
                self.numbers[seat] += 1
        text = game.text(actor, command)
        return text if draw is None else f"{text}  # {' '.join(map(str, draw))}"

    def update_secret(self) -> None:
        agenda = self.state.agenda
        top = (len(agenda), type(agenda[-1])) if agenda else None
        if self.declining is not None or len(self.actors) > 1:
            self.secret = top
            self.undo_points = ()
        elif self.secret != top:
            self.secret = None

    @property
    def is_half_answered(self) -> bool:
        """Whether one seat of several with simultaneous answers is left; the state alone doesn't show it."""
        return self.secret is not None and self.declining is None and len(self.actors) == 1

    def settle(self, auto: Auto, log: EventLog | None) -> list[str]:
        """Answer for chance and automatic seats until somebody has a choice.

        Raises `Endless` if that takes too long or offers too many options.
        """
        lines: list[str] = []
        last = self.turns + MOST_ROUNDS * self.setup.seats
        while actors := self.actors:
            if len(lines) >= MOST_LINES or self.turns > last:
                raise Endless(f"nobody had a choice in {len(lines)} answers")
            if actors[0] == CHANCE:
                options = self.options(CHANCE)
                assert isinstance(options, Chances)
                draw = self.dice.draw(options)
                lines.append(self.take(CHANCE, options.at(draw.number), draw, log))
                continue
            found = self.first_auto(auto, actors)
            if found is None:
                return lines
            lines.append(self.take(*found, None, log))
        return lines

    def first_auto(self, auto: Auto, actors: tuple[int, ...]) -> tuple[int, Command] | None:
        for seat in actors:
            options = self.options(seat)
            if len(options) > MOST_OPTIONS:
                raise Endless(f"a decision has more than {MOST_OPTIONS} options")
            command = auto(self, seat, options)
            if command is not None:
                return seat, command
        return None

    def replay(self, line: str, log: EventLog | None = None) -> None:
        text, draw = parse_draw(line)
        actor, command = self.game.read(text)
        if draw is not None:
            self.dice.counts[draw.stream] = draw.n + 1
        self.take(actor, command, draw, log)

    def undo(self, seat: int) -> int:
        """Take back a seat's last choice and return the number of lines left."""
        if not self.undo_points or self.undo_points[-1].seat != seat:
            raise NoUndo("answer", "another seat or chance has answered since")
        back = self.undo_points[-1]
        self.undo_points = self.undo_points[:-1]
        self.state = back.state
        self.dump = None
        self.lines = back.lines
        for actor in self.actors:
            self.numbers[actor] += 1
        return back.lines

    @property
    def hash(self) -> str:
        self.dump = self.game.dump(self.state)
        return dump_hash(self.dump)

    def saved(self) -> Saved:
        state = msgspec.Raw(self.dump or self.game.dump(self.state))
        self.dump = None
        return Saved(state, self.lines, self.dice.counts, tuple(self.numbers), __version__, self.game.rules)

    def restore(self, saved: Saved) -> None:
        self.state = self.game.load(bytes(saved.state), self.setup)
        self.dump = None
        self.lines = saved.lines
        self.dice.counts = dict(saved.counts)
        self.numbers = list(saved.numbers)
        self.undo_points = ()
        self.secret = None
        self.update_secret()


def begin(game: AnyGame, setup: Setup, seed: str, nonces: tuple[str, ...]) -> Play:
    play = Play(game, setup, FairDice(seed, game.id, nonces), game.start(setup))
    play.update_secret()
    for seat in play.actors:
        if seat >= 0:
            play.numbers[seat] += 1
    return play
