"""The solver: chance is averaged, and each decision is the best one for the player who makes it.

A model says what can happen at each of its nodes. Values are pairs that compare by their first number, such
as the chance to win, and by their second one where the first are equal.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import inf
from typing import Generic, NamedTuple, Protocol, TypeVar

N = TypeVar("N", bound=Hashable)
EXACT = 1e-12
"""Values that differ by less are equal: sums of floats aren't more exact."""
Value = tuple[float, float]
UNBOUNDED = (1.0, inf)


class EndMoment(NamedTuple):
    value: Value


class ChanceMoment(NamedTuple, Generic[N]):
    outcomes: Sequence[tuple[float, N]]


class DecisionMoment(NamedTuple, Generic[N]):
    """A choice of somebody who wants high values, or low ones where `sign` is -1.

    `bounds` are values that the options don't exceed: those that can't be the best aren't solved.
    """

    options: Sequence[N]
    sign: int = 1
    bounds: Sequence[Value] = ()


Moment = EndMoment | ChanceMoment[N] | DecisionMoment[N]


class Model(Protocol[N]):
    def moment(self, node: N) -> Moment[N]:
        """What happens at a node; called once for each node."""
        ...


class Solved(Generic[N]):
    """A node with its value and what follows if every decision is the best."""

    __slots__ = ("first", "follows", "node", "second")

    def __init__(self, node: N, value: Value, follows: Sequence[tuple[float, Solved[N]]]) -> None:
        self.node = node
        self.first, self.second = value
        self.follows = follows

    def ends(self) -> dict[N, float]:
        """How likely each end is."""
        order: list[Solved[N]] = []
        self._put_in_order(set(), order)
        chances = dict.fromkeys(order, 0.0)
        chances[self] = 1.0
        for solved in reversed(order):
            for share, after in solved.follows:
                chances[after] += chances[solved] * share
        return {solved.node: chances[solved] for solved in reversed(order) if not solved.follows}

    def _put_in_order(self, seen: set[Solved[N]], order: list[Solved[N]]) -> None:
        seen.add(self)
        for _, after in self.follows:
            if after not in seen:
                after._put_in_order(seen, order)
        order.append(self)


class Solver(Generic[N]):
    """Solves the nodes of a model, each once."""

    def __init__(self, model: Model[N]) -> None:
        self.model = model
        self.known: dict[N, Solved[N]] = {}

    def solve(self, node: N) -> Solved[N]:
        found = self.known.get(node)
        if found is None:
            found = self.known[node] = self._solve(node)
        return found

    def _solve(self, node: N) -> Solved[N]:
        moment = self.model.moment(node)
        if isinstance(moment, EndMoment):
            return Solved(node, moment.value, ())
        if isinstance(moment, DecisionMoment):
            best = self._best(moment)
            return Solved(node, (best.first, best.second), ((1.0, best),))
        first = second = 0.0
        follows = []
        for share, outcome in moment.outcomes:
            after = self.known.get(outcome) or self.solve(outcome)
            first += share * after.first
            second += share * after.second
            follows.append((share, after))
        return Solved(node, (first, second), follows)

    def _best(self, decision: DecisionMoment[N]) -> Solved[N]:
        """The best option, the first one of equals; the most promising ones are tried first."""
        options, sign, bounds = decision
        first, *others = range(len(options))
        if bounds:
            first, *others = sorted(range(len(options)), key=bounds.__getitem__, reverse=True)
        found, chosen = self.solve(options[first]), first
        for number in others:
            if not bounds or may_be_better(bounds[number], number > chosen, found):
                solved = self.solve(options[number])
                if is_better(solved, number > chosen, found, sign):
                    found, chosen = solved, number
        return found


def may_be_better(bound: Value, later: bool, found: Solved[N]) -> bool:
    """Whether an option with this bound can be better than the best one so far."""
    first, second = bound
    if first < found.first - EXACT:
        return False
    # Only where both are certain does the second bound hold by itself.
    if found.first < 1 - EXACT:
        return True
    return second > found.second + EXACT or (not later and second > found.second - EXACT)


def is_better(solved: Solved[N], later: bool, found: Solved[N], sign: int) -> bool:
    gain = sign * (solved.first - found.first)
    if abs(gain) > EXACT:
        return gain > 0
    more = sign * (solved.second - found.second)
    return more > EXACT or (not later and more > -EXACT)
