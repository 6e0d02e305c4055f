"""The game at a table: its state, its dice, which question is whose, and what may be taken back.

Lines are not kept here, they are in the log; a table of two sockets must fit into little memory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from boneyard import __version__
from boneyard.engine.chance import CHANCE, Chances, Draw, FairDice
from boneyard.engine.game import NOBODY, Endless, Setup, State
from boneyard.engine.match import NoUndo
from boneyard.engine.replay import dump_hash, parse_draw
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.table.events import EventLog
from boneyard.table.snapshot import Saved

Auto = Callable[["Play", int, Sequence[Command]], Command | None]
"""What a seat answers by itself, if anything."""
MOST_BACKS = 40
MOST_LINES = 1_000
MOST_ROUNDS = 10
"""How far a game may go on by itself before somebody has a choice: no game of ours comes near."""
MOST_OPTIONS = 10_000
"""More can't be sent to a player in time, and nobody could choose."""


class Back(NamedTuple):
    """A moment that a seat can go back to."""

    seat: int
    lines: int
    state: State


class Play:
    """A game under way.

    `lines` counts what has been played, `numbers` how often each seat was asked something new: with
    its seat such a number names a decision. `secret` is the place and kind of a frame whose answers come
    out together: nothing before its end can be taken back, or who can would see whether others answered.
    """

    __slots__ = ("backs", "dice", "dump", "game", "lines", "numbers", "secret", "setup", "state")

    def __init__(self, game: AnyGame, setup: Setup, dice: FairDice, state: State) -> None:
        self.game = game
        self.setup = setup
        self.dice = dice
        self.state = state
        self.lines = 0
        self.numbers = [0] * setup.seats
        self.backs: tuple[Back, ...] = ()
        self.secret: tuple[int, type[object]] | None = None
        self.dump: bytes | None = None
        """The state as it was written down for its hash, until a snapshot takes it or it changes."""

    def copy(self) -> Play:
        """A twin: what is decided is played on it, and it takes the place of the first when it is kept."""
        twin = Play(self.game, self.setup, self.dice.copy(), self.state.copy())
        if self.state.asked != NOBODY:
            twin.state.offer(self.state.asked, self.state.offered)
        twin.lines = self.lines
        twin.numbers = self.numbers[:]
        twin.backs = self.backs
        twin.secret = self.secret
        return twin

    @property
    def actors(self) -> tuple[int, ...]:
        """Who must answer now."""
        return self.game.actors(self.state)

    def options(self, seat: int) -> Sequence[Command]:
        """What a seat can answer now."""
        return self.game.options(self.state, seat)

    @property
    def declining(self) -> Command | None:
        """What declines in the window that is open, if one is."""
        agenda = self.state.agenda
        return self.game.windows.get(type(agenda[-1])) if agenda else None

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self.state.turns  # type: ignore[attr-defined, no-any-return]

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.state.active  # type: ignore[attr-defined, no-any-return]

    def take(
        self,
        actor: int,
        command: Command,
        draw: Draw | None,
        log: EventLog | None,
        untouched: State | None = None,
    ) -> str:
        """Carry out one answer; the line that says it. `untouched` is the state before, if that is kept."""
        game, state = self.game, self.state
        before = game.actors(state)
        choices = len(game.options(state, actor)) if actor != CHANCE and self.secret is None else 0
        back = Back(actor, self.lines, untouched or state.copy()) if choices > 1 else None
        if log is None:
            game.apply(state, actor, command)
        else:
            log.begin(game, state, actor, command)
            game.apply(state, actor, command, log.events.append)
            log.end()
        self.dump = None
        self.lines += 1
        if self.backs and self.backs[-1].seat != actor:
            self.backs = ()
        if back is not None:
            self.backs = (*self.backs[-MOST_BACKS:], back)
        self.look_for_secret()
        for seat in game.actors(state):
            if seat >= 0 and (seat == actor or seat not in before):
                self.numbers[seat] += 1
        text = game.text(actor, command)
        return text if draw is None else f"{text}  # {' '.join(map(str, draw))}"

    def look_for_secret(self) -> None:
        """Windows, and frames that several must answer until the last one has."""
        agenda = self.state.agenda
        top = (len(agenda), type(agenda[-1])) if agenda else None
        if self.declining is not None or len(self.actors) > 1:
            self.secret = top
            self.backs = ()
        elif self.secret != top:
            self.secret = None

    @property
    def is_half_answered(self) -> bool:
        """Whether one is left of several whose answers come out together: the state alone does not tell."""
        return self.secret is not None and self.declining is None and len(self.actors) == 1

    def settle(self, auto: Auto, log: EventLog | None) -> list[str]:
        """Answer for chance and for seats that answer by themselves, until somebody has to choose.

        Raises `Endless` where that takes too long, or leads to a choice without end.
        """
        lines: list[str] = []
        last = self.turns + MOST_ROUNDS * self.setup.seats
        while actors := self.actors:
            if len(lines) >= MOST_LINES or self.turns > last:
                raise Endless(f"{len(lines)} answers and nobody had a choice")
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
        """The first seat that answers by itself, with its answer."""
        for seat in actors:
            options = self.options(seat)
            if len(options) > MOST_OPTIONS:
                raise Endless(f"there are more than {MOST_OPTIONS} ways to answer")
            command = auto(self, seat, options)
            if command is not None:
                return seat, command
        return None

    def replay(self, line: str, log: EventLog | None = None) -> None:
        """Play a line of the log again."""
        text, draw = parse_draw(line)
        actor, command = self.game.read(text)
        if draw is not None:
            self.dice.counts[draw.stream] = draw.n + 1
        self.take(actor, command, draw, log)

    def undo(self, seat: int) -> int:
        """Take back a seat's last choice; how many lines are left."""
        if not self.backs or self.backs[-1].seat != seat:
            raise NoUndo("answer", "somebody else has answered since, or chance has")
        back = self.backs[-1]
        self.backs = self.backs[:-1]
        self.state = back.state
        self.dump = None
        self.lines = back.lines
        for actor in self.actors:
            self.numbers[actor] += 1
        return back.lines

    @property
    def hash(self) -> str:
        """A short name for exactly this state."""
        self.dump = self.game.dump(self.state)
        return dump_hash(self.dump)

    def saved(self) -> Saved:
        """What a snapshot keeps."""
        state = msgspec.Raw(self.dump or self.game.dump(self.state))
        self.dump = None
        return Saved(state, self.lines, self.dice.counts, tuple(self.numbers), __version__, self.game.rules)

    def restore(self, saved: Saved) -> None:
        """Go on from a snapshot."""
        self.state = self.game.load(bytes(saved.state), self.setup)
        self.dump = None
        self.lines = saved.lines
        self.dice.counts = dict(saved.counts)
        self.numbers = list(saved.numbers)
        self.backs = ()
        self.secret = None
        self.look_for_secret()


def begin(game: AnyGame, setup: Setup, seed: str, nonces: tuple[str, ...]) -> Play:
    """A game before its first line."""
    play = Play(game, setup, FairDice(seed, game.id, nonces), game.start(setup))
    play.look_for_secret()
    for seat in play.actors:
        if seat >= 0:
            play.numbers[seat] += 1
    return play
