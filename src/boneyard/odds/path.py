"""The chance to survive a path, square by square, and what is left on arrival."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command, step_to
from boneyard.games.shared.events import Died, Event
from boneyard.odds.facts import Facts, Purse, facts_of, playing
from boneyard.odds.fight import FIGHTING, thrifty
from boneyard.odds.quiet import game_of, imagined, moving, seat_of, tag_of, without_cards
from boneyard.odds.walk import Leaf, Memo, solve

STEPPING = frozenset({"move", "move-step"})
"""Frames that ask for the next step."""
DUELLING = frozenset({"duel", "duel-roll", "duel-bids", "duel-reroll", "duel-open"})
BUSY = FIGHTING | DUELLING
POSITIONS = 8
"""Of so many positions the nodes are remembered, so that paths over the same squares share them."""
_memos: dict[bytes, Memo] = {}


class BadPath(ValueError):
    """A path that can't be walked, with the rule that forbids it where there is one."""

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.rule = rule


@dataclass(frozen=True)
class PathOdds:
    """A walk along a path, its fights fought so that it is survived as often as possible.

    `alive` has for each square of the path the chance to be alive once it is settled, the last of
    them is `survive`; `left` says how likely one arrives with what.
    """

    seat: int
    path: tuple[int, ...]
    alive: tuple[float, ...]
    left: Mapping[Purse, float]

    @property
    def survive(self) -> float:
        """How likely the end of the path is reached."""
        return self.alive[-1] if self.alive else 1.0

    def average(self, what: str) -> float:
        """What one arrives with on average, if one does: `life`, `ammo`, `points` or `cards`."""
        total = sum(chance * int(getattr(purse, what)) for purse, chance in self.left.items())
        return total / self.survive if self.survive else 0.0


class Walking:
    """A walk along a path; its stations are the squares, its ends the one died on, or the arrival."""

    def __init__(self, game: AnyGame, seat: int, path: tuple[int, ...]) -> None:
        self.game = game
        self.seat = seat
        self.path = path
        self.good = len(path)
        self.facts: Facts = facts_of(game.id)

    def leaf(self, before: State, after: State, told: Sequence[Event], at: int) -> Leaf | None:
        """Dead, or over the last square, or the game is won on the way."""
        for event in told:
            if isinstance(event, Died) and event.seat == self.seat:
                return Leaf(at - 1, self.facts.purse(before, self.seat))
        if after.agenda and tag_of(after.agenda[-1]) in BUSY:
            return None
        if not after.agenda or at == self.good:
            return Leaf(self.good, self.facts.purse(after, self.seat))
        if not self.is_asked(after):
            raise BadPath(f"the move ends on the way, before square {self.path[at]}")
        return None

    def is_asked(self, state: State) -> bool:
        """Whether the seat is asked for its next step."""
        return self.game.actors(state) == (self.seat,) and tag_of(state.agenda[-1]) in STEPPING

    def choices(self, state: State, options: Sequence[Command], at: int) -> Sequence[tuple[Command, int]]:
        """The next step of the path; in a fight all that the rules allow; a duel is taken as it comes."""
        tag = tag_of(state.agenda[-1])
        if tag in FIGHTING:
            return [(option, at) for option in thrifty(options)]
        if tag not in STEPPING:
            return [(options[0], at)]
        step = step_to(self.path[at])
        if step not in options:
            refusal = self.game.refusal(state, self.seat, step)
            raise BadPath(f"the path can't go on to square {step.to}: {refusal}", refusal.rule)
        return [(step, at + 1)]

    def key(self, state: State, at: int) -> Hashable:
        """What is left of the path, what is being done, what the walker has and what is on the map."""
        seen = playing(state)
        return (
            self.path[at:],
            self.seat,
            seen.pawns[self.seat],
            tuple(seen.agenda[1:]),
            seen.points[self.seat],
            self.facts.key(state, self.seat),
            *[getattr(state, name) for name in self.facts.board],
        )


def path_odds(view: object, path: Sequence[int], seat: int | None = None) -> PathOdds:
    """Walk a path from where a seat's pawn stands: in its move under way, else in one thought of.

    A move that is only thought of has squares in plenty. Nobody plays a card from the hand.
    """
    walker = seat_of(view, seat)
    walk = Walking(game_of(view), walker, tuple(path))
    state = imagined(without_cards(view))
    if not walk.is_asked(state):
        view = moving(view, walker)
        state = imagined(without_cards(view))
        if not walk.is_asked(state):
            raise BadPath(f"seat {walker} could not walk now")
    if not path:
        return PathOdds(walker, (), (), {walk.facts.purse(state, walker): 1.0})
    return odds_of(walk, solve(walk, state, memo(view)).leaves())


def memo(view: object) -> Memo:
    """What is known of paths in a position."""
    key = msgspec.msgpack.encode(view)
    if key not in _memos:
        while len(_memos) >= POSITIONS:
            del _memos[next(iter(_memos))]
        _memos[key] = {}
    return _memos[key]


def odds_of(walk: Walking, leaves: Mapping[Leaf, float]) -> PathOdds:
    """The ends of a walk as odds."""
    died = [0.0] * walk.good
    left: dict[Purse, float] = {}
    for (ending, purse), chance in leaves.items():
        if ending == walk.good:
            left[purse] = left.get(purse, 0.0) + chance
        else:
            died[ending] += chance
    alive = tuple(1.0 - sum(died[: number + 1]) for number in range(walk.good))
    return PathOdds(walk.seat, walk.path, alive, left)
