"""Purses on a course: what is best with each, and how often each end is reached.

Among thousands of purses few lie on the best way. What a place promises at most to somebody who could
raise every roll by just what is missing says which answers need not be looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import add, ge, itemgetter, mul

from boneyard.games.shared.commands import Command
from boneyard.games.shared.odds import PRICES, Counts
from boneyard.odds.bouts import NEVER
from boneyard.odds.budget import spend
from boneyard.odds.course import Course
from boneyard.odds.fight import thrifty
from boneyard.odds.places import Edge, Hope, Node, Place, Stop
from boneyard.odds.walk import EXACT, Leaf


class Purses:
    """The best ways along a course."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.good = course.way.good
        self.prices = course.way.model.prices
        self.stock_prices = self.prices[1:]

    def node(self, place: Place, counts: Counts) -> Node:
        """A place with a purse, and all that can follow on the best way."""
        node = place.known.get(counts)
        if node is None:
            node = place.known[counts] = self.worked_out(place, counts)
        return node

    def worked_out(self, place: Place, counts: Counts) -> Node:
        """The same, without looking whether it is known."""
        spend(1)
        if place.ending is not None or (place.won and counts[-1] >= self.course.limit):
            return self.end(place, counts)
        stop = self.course.stop(place, counts)
        if stop.free:
            best = self.best(place, stop, counts)
            return Node(place, counts, best.well, best.left, ((1.0, best),))
        well = left = 0.0
        follows = []
        for edge in stop.edges:
            purse = tuple(map(add, counts, edge.gain))
            node = edge.place.known.get(purse) or self.node(edge.place, purse)
            well += edge.share * node.well
            left += edge.share * node.left
            follows.append((edge.share, node))
        return Node(place, counts, well, left, follows)

    def end(self, place: Place, counts: Counts) -> Node:
        """Where nothing follows."""
        if place.ending is not None and place.ending < self.good:
            return Node(place, counts, 0.0, 0.0, ())
        left = sum(map(mul, counts, self.prices)) + PRICES.cards * place.cards
        return Node(place, counts, 1.0, float(left), ())

    def best(self, place: Place, stop: Stop, counts: Counts) -> Node:
        """What follows the best answer: that which ends well most often; of equals the one that leaves most,
        and then the first."""
        offers = self.offered(place, stop, counts)
        if len(offers) == 1:
            return self.node(offers[0].place, tuple(map(add, counts, offers[0].gain)))
        found: Node | None = None
        first = 0
        for hope, late, edge, purse in self.hopeful(offers, counts):
            if found is None or may_be_better(hope, late > first, found):
                node = self.node(edge.place, purse)
                if found is None or is_better(node, late > first, found):
                    found, first = node, late
        assert found is not None
        return found

    def hopeful(
        self, offers: list[Edge], counts: Counts
    ) -> list[tuple[tuple[float, float], int, Edge, Counts]]:
        """Answers with what they promise, their places in the row and the purses after them, best first."""
        found = []
        worth = sum(map(mul, counts[1:], self.stock_prices))
        for late, edge in enumerate(offers):
            purse = tuple(map(add, counts, edge.gain))
            well, left = edge.place.hopes.get(purse[0]) or self.hope(edge.place, purse[0])
            found.append(((well, left + well * (worth + self.worth(edge))), late, edge, purse))
        found.sort(key=itemgetter(0), reverse=True)
        return found

    def worth(self, edge: Edge) -> int:
        """What an answer gives of the stock less what it takes, by its worth."""
        if edge.worth is None:
            edge.worth = sum(map(mul, edge.gain[1:], self.stock_prices))
        return edge.worth

    def offered(self, place: Place, stop: Stop, counts: Counts) -> list[Edge]:
        """The answers that one can afford and that could be best."""
        stock = counts[1:-1]
        found = stop.offers.get(stock)
        if found is None:
            afforded = {edge.command: edge for edge in stop.edges if all(map(ge, stock, edge.cost))}
            found = [afforded[command] for command in worth_a_thought(tuple(afforded))]
            stop.offers[stock] = self.course.tried(place, stop, found)
        return found

    def hope(self, place: Place, life: int) -> Hope:
        """What a place promises at most who has so many life tokens, beyond what the stock is worth."""
        hope = place.hopes.get(life)
        if hope is None:
            hope = place.hopes[life] = self.hoped(place, life)
        return hope

    def hoped(self, place: Place, life: int) -> Hope:
        """The same, without looking whether it is known."""
        spend(1)
        if place.ending is not None:
            return self.arrived(place, life) if place.ending == self.good else Hope(0.0, 0.0)
        stop = self.course.stop(place, (life,))
        if stop.free:
            hopes = [self.hope_after(edge, life) for edge in self.course.tried(place, stop, stop.cheap)]
        else:
            hopes = [self.mixed_hope(stop, life)]
        if place.won and self.course.limit < NEVER:
            hopes.append(self.arrived(place, life))  # who wins the game on the way is spared the rest of it
        return highest(hopes)

    def mixed_hope(self, stop: Stop, life: int) -> Hope:
        """What chance promises at most."""
        well = left = 0.0
        for edge in stop.edges:
            hope = self.hope_after(edge, life)
            well += edge.share * hope.well
            left += edge.share * hope.left
        return Hope(well, left)

    def hope_after(self, edge: Edge, life: int) -> Hope:
        """What an answer promises at most."""
        well, left = self.hope(edge.place, life + edge.gain[0])
        return Hope(well, left + well * self.worth(edge))

    def arrived(self, place: Place, life: int) -> Hope:
        """What is had for sure at the end, beyond the stock."""
        return Hope(1.0, float(PRICES.life * life + PRICES.cards * place.cards))


def highest(hopes: list[Hope]) -> Hope:
    """The best of several."""
    well = max(hope.well for hope in hopes)
    return Hope(well, max(hope.left for hope in hopes if hope.well > well - EXACT))


@lru_cache(maxsize=10_000)
def worth_a_thought(options: tuple[Command, ...]) -> Sequence[Command]:
    """Answers that no other one undercuts; many purses can afford the same."""
    return thrifty(options)


def may_be_better(hope: tuple[float, float], later: bool, found: Node) -> bool:
    """Whether an answer can still be better than the best one so far."""
    well, left = hope
    if well < found.well - EXACT:
        return False
    if found.well < 1 - EXACT:
        return True
    return left > found.left + EXACT or (not later and left > found.left - EXACT)


def is_better(node: Node, later: bool, found: Node) -> bool:
    """Whether an answer is better than the best one so far."""
    gain = node.well - found.well
    if abs(gain) > EXACT:
        return gain > 0
    return node.left > found.left + EXACT or (not later and node.left > found.left - EXACT)


def leaves(root: Node, course: Course) -> dict[Leaf, float]:
    """How often each end is reached on the best way."""
    order: list[Node] = []
    put_in_order(root, set(), order)
    chances = dict.fromkeys(order, 0.0)
    chances[root] = 1.0
    found: dict[Leaf, float] = {}
    for node in reversed(order):
        chance = chances[node]
        for share, after in node.follows:
            chances[after] += chance * share
        if not node.follows:
            ending = node.place.ending
            purse = course.way.model.resources_in(node.counts, node.place.cards)
            leaf = Leaf(course.way.good if ending is None else ending, purse)
            found[leaf] = found.get(leaf, 0.0) + chance
    return found


def put_in_order(node: Node, seen: set[Node], order: list[Node]) -> None:
    """Add the nodes of the best way, each after all that follow it."""
    seen.add(node)
    for _, after in node.follows:
        if after not in seen:
            put_in_order(after, seen, order)
    order.append(node)
