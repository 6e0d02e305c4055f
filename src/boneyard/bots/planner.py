"""A bot that searches: information-set Monte Carlo tree search over imagined states.

Each iteration imagines what the view does not tell, walks down the tree by what has proved good
and what the judge likes, plays on for about two rounds, and lets the judge say how everybody
stands then. Only questions on which games turn are searched; the rest is answered by judgement.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from time import monotonic

import boneyard
from boneyard.bots.judges import Judge, judge_of
from boneyard.bots.playout import Playout, turns_of
from boneyard.engine.chance import CHANCE, Chances
from boneyard.engine.game import State
from boneyard.engine.match import Look
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.sight import Sight, sight_of

ITERATIONS = 200
WORLDS = 16
"""How many states are imagined for one search; iterations take turns with them."""
WIDTH = 5
"""How many options of a question are searched: the ones that the judge likes best."""
CURIOSITY = 0.25
TEMPER = 1.0
"""How many points of the judge make an option about three times as likely a choice."""
DEPTH = 12
"""How many questions deep the tree grows."""
ROUNDS = 1
SPREAD = 0.1
"""How far single playouts of one option lie from their mean."""
CLEAR = 6.0
"""So many points ahead, an option needs no search."""


class Node:
    """A question: its best options, how often each was tried and what came of it for who was asked."""

    __slots__ = ("actor", "children", "commands", "priors", "totals", "visits")

    def __init__(self) -> None:
        self.actor = -2
        self.commands: list[Command] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.children: dict[Command, Node] = {}

    def ask(self, actor: int, options: Sequence[Command], scores: Sequence[float]) -> None:
        """Write down the options worth trying."""
        order = sorted(range(len(options)), key=lambda n: -scores[n])[:WIDTH]
        best = scores[order[0]]
        weights = [exp(max(-20.0, (scores[n] - best) / TEMPER)) for n in order]
        total = sum(weights)
        self.actor = actor
        self.commands = [options[n] for n in order]
        self.priors = [weight / total for weight in weights]
        self.visits = [0] * len(order)
        self.totals = [0.0] * len(order)

    def choose(self, options: Sequence[Command]) -> int:
        """The option to try next: promising, liked, or little tried; -1 if none is possible here."""
        tried = sum(self.visits)
        mean = sum(self.totals) / tried if tried else 0.5
        root = CURIOSITY * sqrt(tried + 1)
        best, found = -1.0, -1
        for n, command in enumerate(self.commands):
            if command not in options:
                continue
            visits = self.visits[n]
            value = self.totals[n] / visits if visits else mean
            score = value + root * self.priors[n] / (1 + visits)
            if score > best:
                best, found = score, n
        return found


class Planner:
    """Searches with so many iterations, or for so many seconds, whichever ends first."""

    def __init__(self, rng: Random, iterations: int = ITERATIONS, seconds: float | None = None) -> None:
        self.rng = rng
        self.iterations = iterations
        self.seconds = seconds
        self.spent = 0

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """The option that the search bears out."""
        root = self.search(sight_of(look()), options)
        return root.commands[best_of(root)]

    def search(self, sight: Sight, options: Sequence[Command]) -> Node:
        """The question as a node, searched if it is worth it."""
        seat = sight.viewer
        assert seat is not None
        game = boneyard.game(sight.game)
        judge = judge_of(sight.game)
        worlds = [game.imagine(sight, self.rng)]
        scores = judge.scores(worlds[0], seat, options)
        root = Node()
        root.ask(seat, options, scores)
        if type(worlds[0].agenda[-1]) in judge.weighty and len(root.commands) > 1 and not is_clear(scores):
            worlds += [game.imagine(sight, self.rng) for _ in range(min(WORLDS, self.iterations) - 1)]
            self.grow(root, game, judge, worlds, options)
        return root

    def grow(
        self, root: Node, game: AnyGame, judge: Judge[State], worlds: list[State], options: Sequence[Command]
    ) -> None:
        """Let the tree grow until the budget is used up."""
        playout = Playout(game, judge, self.rng)
        until = turns_of(worlds[0]) + ROUNDS * seats_of(worlds[0])
        ends = None if self.seconds is None else monotonic() + self.seconds
        for n in range(self.iterations):
            state = worlds[n % len(worlds)].copy()
            self.spent += 1
            iterate(root, state, game, judge, playout, until, self.rng)
            if ends is not None and monotonic() > ends:
                return


def iterate(
    root: Node,
    state: State,
    game: AnyGame,
    judge: Judge[State],
    playout: Playout,
    until: int,
    rng: Random,
) -> None:
    """Down the tree, one question further, a playout, and back up with what came of it."""
    node = root
    path: list[tuple[Node, int]] = []
    while (actors := game.actors(state)) and len(path) < DEPTH and turns_of(state) < until:
        actor = actors[0] if path else root.actor
        options = game.options(state, actor)
        if actor == CHANCE:
            assert isinstance(options, Chances)
            command = options.at(int(rng.random() * options.total))
            node = node.children.setdefault(command, Node())
        elif len(options) == 1:
            command = options[0]
        else:
            fresh = node.actor != actor
            if fresh:
                # Who is asked may depend on what was imagined: such a question is not kept.
                node = Node() if node.actor >= 0 else node
                node.ask(actor, options, judge.scores(state, actor, options))
            choice = node.choose(options)
            if choice < 0:
                break
            command = node.commands[choice]
            path.append((node, choice))
            node = node.children.setdefault(command, Node())
            if fresh:
                game.apply(state, actor, command)
                break
        game.apply(state, actor, command)
    playout.run(state, until)
    values: dict[int, float] = {}
    for visited, choice in path:
        actor = visited.actor
        if actor not in values:
            values[actor] = judge.worth(state, actor)
        visited.visits[choice] += 1
        visited.totals[choice] += values[actor]


def is_clear(scores: Sequence[float]) -> bool:
    """Whether one option is so far ahead that there is nothing to search."""
    first, second = sorted(scores, reverse=True)[:2]
    return first - second > CLEAR


def best_of(node: Node) -> int:
    """The judge's favourite, unless another option proved better by more than chance would do."""
    best, found = 0.0, 0
    for n in range(1, len(node.commands)):
        lead = lead_of(node, n)
        if lead > best:
            best, found = lead, n
    return found


def lead_of(node: Node, n: int) -> float:
    """By how much an option is ahead of the favourite, less what may be luck."""
    tried, first = node.visits[n], node.visits[0]
    if not tried or not first:
        return float(tried - first)
    luck = SPREAD * sqrt(1 / tried + 1 / first)
    return node.totals[n] / tried - node.totals[0] / first - luck


def seats_of(state: State) -> int:
    """How many sit at the table."""
    return state.seats  # type: ignore[attr-defined, no-any-return]
