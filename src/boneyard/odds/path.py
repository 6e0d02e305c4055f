"""The chance to survive a path, square by square, and what is left on arrival."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from boneyard.engine.game import State
from boneyard.games.shared.odds import Resources
from boneyard.odds.course import Course, Unsteady
from boneyard.odds.fight import table_of
from boneyard.odds.lines import Lines
from boneyard.odds.purses import Purses, leaves
from boneyard.odds.quiet import game_of, imagined, moving, seat_of, without_cards
from boneyard.odds.walk import Leaf, solve
from boneyard.odds.walking import BadPath, Walking
from boneyard.pieces import figures
from boneyard.sight import sight_of

TABLES = 16
"""Of so many tables and seats it is remembered how fights go."""
_lines: dict[Hashable, Lines] = {}


@dataclass(frozen=True)
class PathOdds:
    """A walk along a path, its fights fought so that it is survived as often as possible.

    `alive` has for each square of the path the chance to be alive once it is settled, the last of
    them is `survive`; `left` says how likely one arrives with what.
    """

    seat: int
    path: tuple[int, ...]
    alive: tuple[float, ...]
    left: Mapping[Resources, float]

    @property
    def survive(self) -> float:
        """How likely the end of the path is reached."""
        return self.alive[-1] if self.alive else 1.0

    def average(self, what: str) -> float:
        """What one arrives with on average, if one does: `life`, `ammo`, `points` or `cards`."""
        total = sum(chance * int(getattr(purse, what)) for purse, chance in self.left.items())
        return total / self.survive if self.survive else 0.0


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
        return PathOdds(walker, (), (), {walk.model.resources(state, walker): 1.0})
    return odds_of(walk, ends_of(walk, view, state))


def ends_of(walk: Walking, view: object, state: State) -> Mapping[Leaf, float]:
    """How often each end is reached; a fight or none is soon walked."""
    kinds = {piece.square: piece.kind for piece in figures(sight_of(view))}
    foes = [kinds[square] for square in {*walk.path} & {*kinds}]
    if len(foes) > 1:
        try:
            return by_purses(walk, view, state, foes)
        except Unsteady:
            pass
    return solve(walk, state, {}).leaves()


def by_purses(walk: Walking, view: object, state: State, foes: Sequence[str]) -> Mapping[Leaf, float]:
    """The same for all purses at once."""
    counts = walk.model.counts(state, walk.seat)
    course = Course(walk, lines_at(view, walk), counts[-1] + sum(walk.model.worth[foe] for foe in foes))
    return leaves(Purses(course).node(course.place(state, 0), counts), course)


def lines_at(view: object, walk: Walking) -> Lines:
    """What is known of a seat's fights at a table."""
    table = table_of(view), walk.seat
    if table not in _lines:
        while len(_lines) >= TABLES:
            del _lines[next(iter(_lines))]
        _lines[table] = Lines(walk.game, walk.seat)
    return _lines[table]


def odds_of(walk: Walking, leaves: Mapping[Leaf, float]) -> PathOdds:
    """The ends of a walk as odds."""
    died = [0.0] * walk.good
    left: dict[Resources, float] = {}
    for (ending, purse), chance in leaves.items():
        if ending == walk.good:
            left[purse] = left.get(purse, 0.0) + chance
        else:
            died[ending] += chance
    alive = tuple(1.0 - sum(died[: number + 1]) for number in range(walk.good))
    return PathOdds(walk.seat, walk.path, alive, left)
