"""Walking the states of the real game: chance is enumerated, a seat's choices are made for the best.

A `Walk` says where it ends and which options count; the rules come from the game alone. Nodes are
remembered by a small key, so that a position is solved once. The best way is the one that ends well
most often; where several do, the one that leaves most (`PRICES`).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple, Protocol

from boneyard.engine.chance import CHANCE, Chances
from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.odds import PRICES, Resources
from boneyard.odds.budget import STEP, spend
from boneyard.odds.model import playing

EXACT = 1e-12
"""Chances that differ by less are equal: sums of floats are not exact beyond it."""


class Leaf(NamedTuple):
    """An end of a walk: how it ended, and what the seat has then."""

    ending: int
    purse: Resources


class Walk(Protocol):
    """Where a walk ends, what its seat may choose, and what a node is remembered by.

    `at` counts how far a walk has come, where it has stations.
    """

    @property
    def game(self) -> AnyGame: ...
    @property
    def seat(self) -> int: ...
    @property
    def good(self) -> int: ...

    def leaf(self, before: State, after: State, told: Sequence[Event], at: int) -> Leaf | None:
        """The end that was reached by a command, if it was one."""
        ...

    def choices(self, state: State, options: Sequence[Command], at: int) -> Sequence[tuple[Command, int]]:
        """The options that the seat considers, and how far each brings it."""
        ...

    def key(self, state: State, at: int) -> Hashable:
        """All that the rest of the walk depends on."""
        ...


class Node:
    """A moment: how often it ends well, what that leaves on average, and what follows on the best way."""

    __slots__ = ("ends", "follows", "left", "well")

    def __init__(self, well: float, left: float, follows: tuple[tuple[float, Node | Leaf], ...]) -> None:
        self.well = well
        self.left = left
        self.follows = follows
        self.ends: dict[Leaf, float] | None = None

    def leaves(self) -> dict[Leaf, float]:
        """How often each end is reached on the best way."""
        if self.ends is None:
            found: dict[Leaf, float] = {}
            for chance, child in self.follows:
                for leaf, part in child.leaves().items() if isinstance(child, Node) else ((child, 1.0),):
                    found[leaf] = found.get(leaf, 0.0) + chance * part
            self.ends = found
        return self.ends


Memo = dict[Hashable, Node]


def solve(walk: Walk, state: State, memo: Memo, at: int = 0) -> Node:
    """The node of a state, and of all that can follow."""
    key = walk.key(state, at)
    node = memo.get(key)
    if node is None:
        node = memo[key] = worked_out(walk, state, memo, at)
    return node


def worked_out(walk: Walk, state: State, memo: Memo, at: int) -> Node:
    """The same, without looking whether it is known."""
    game = walk.game
    actor = game.actors(state)[0]
    options = game.options(state, actor)
    if actor == CHANCE:
        assert isinstance(options, Chances)
        shares = ((command, weight / options.total) for command, weight in weighted(options))
        return mixed(
            walk, [(share, after(walk, state, actor, command, memo, at)) for command, share in shares]
        )
    if actor != walk.seat:
        return mixed(walk, [(1.0, after(walk, state, actor, options[0], memo, at))])
    tried = [
        after(walk, state, actor, command, memo, then) for command, then in walk.choices(state, options, at)
    ]
    return best([mixed(walk, [(1.0, child)]) for child in tried])


def weighted(chances: Chances[Command]) -> Iterator[tuple[Command, int]]:
    """The options of chance with their weights."""
    return zip(chances, chances.weights or (1,) * len(chances), strict=True)


def after(walk: Walk, state: State, actor: int, command: Command, memo: Memo, at: int) -> Node | Leaf:
    """What follows when somebody answers."""
    spend(STEP)
    twin = playing(state).copy()
    twin.offer(actor, walk.game.options(state, actor))
    told: list[Event] = []
    walk.game.apply(twin, actor, command, told.append)
    return walk.leaf(state, twin, told, at) or solve(walk, twin, memo, at)


def mixed(walk: Walk, follows: list[tuple[float, Node | Leaf]]) -> Node:
    """A node that leads to others by chance."""
    well = left = 0.0
    for chance, child in follows:
        if isinstance(child, Node):
            well += chance * child.well
            left += chance * child.left
        elif child.ending == walk.good:
            well += chance
            left += chance * price(child.purse)
    return Node(well, left, tuple(follows))


def price(purse: Resources) -> int:
    """What a purse is worth."""
    return sum(number * each for number, each in zip(purse, PRICES, strict=True))


def best(nodes: Sequence[Node]) -> Node:
    """The node that ends well most often; among equals the one that leaves most, and then the first."""
    found = nodes[0]
    for node in nodes[1:]:
        gain = node.well - found.well
        if gain > EXACT or (gain > -EXACT and node.left > found.left + EXACT):
            found = node
    return found
