"""Walking a path in the real game: where it ends, which options count, and what the rest depends on."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command, step_to
from boneyard.games.shared.events import Died, Event
from boneyard.games.shared.odds import OddsModel
from boneyard.odds.fight import FIGHTING, thrifty
from boneyard.odds.model import model_of, playing
from boneyard.odds.quiet import tag_of
from boneyard.odds.walk import Leaf

STEPPING = frozenset({"move", "move-step"})
"""Frames that ask for the next step."""
DUELLING = frozenset({"duel", "duel-roll", "duel-bids", "duel-reroll", "duel-open"})
BUSY = FIGHTING | DUELLING


class BadPath(ValueError):
    """A path that can't be walked, with the rule that forbids it where there is one."""

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.rule = rule


class Walking:
    """A walk along a path; its stations are the squares, its ends the one died on, or the arrival."""

    def __init__(self, game: AnyGame, seat: int, path: tuple[int, ...]) -> None:
        self.game = game
        self.seat = seat
        self.path = path
        self.good = len(path)
        self.model: OddsModel[State] = model_of(game)

    def leaf(self, before: State, after: State, told: Sequence[Event], at: int) -> Leaf | None:
        """Dead, or over the last square, or the game is won on the way."""
        for event in told:
            if isinstance(event, Died) and event.seat == self.seat:
                return Leaf(at - 1, self.model.resources(before, self.seat))
        if after.agenda and tag_of(after.agenda[-1]) in BUSY:
            return None
        if not after.agenda or at == self.good:
            return Leaf(self.good, self.model.resources(after, self.seat))
        if not self.is_asked(after):
            raise BadPath(f"the move ends on the way, before square {self.path[at]}")
        return None

    def is_asked(self, state: State) -> bool:
        """Whether the seat is asked for its next step."""
        return self.game.actors(state) == (self.seat,) and tag_of(state.agenda[-1]) in STEPPING

    def choices(self, state: State, options: Sequence[Command], at: int) -> Sequence[tuple[Command, int]]:
        """What could be best of what counts."""
        return self.answers(state, thrifty(options), at)

    def answers(self, state: State, options: Sequence[Command], at: int) -> Sequence[tuple[Command, int]]:
        """The next step of the path; in a fight all that the rules allow; a duel is taken as it comes."""
        tag = tag_of(state.agenda[-1])
        if tag in FIGHTING:
            return [(option, at) for option in options]
        if tag not in STEPPING:
            return [(options[0], at)]
        step = step_to(self.path[at])
        if step not in options:
            refusal = self.game.refusal(state, self.seat, step)
            raise BadPath(f"the path can't go on to square {step.to}: {refusal}", refusal.rule)
        return [(step, at + 1)]

    def key(self, state: State, at: int) -> Hashable:
        """Where the walker is, and what it has."""
        return self.place(state, at), self.model.counts(state, self.seat)

    def place(self, state: State, at: int) -> Hashable:
        """What is left of the path, what is being done, what holds and what is on the map."""
        seen = playing(state)
        return (
            self.path[at:],
            self.seat,
            seen.pawns[self.seat],
            tuple(seen.agenda[1:]),
            self.model.shape(state, self.seat),
            *self.model.on_map(state),
        )
