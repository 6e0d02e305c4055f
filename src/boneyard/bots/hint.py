"""The hard bot's best options with reasons, as message ids with parameters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import boneyard
from boneyard.bots.knowledge import search_heuristics_of
from boneyard.bots.levels import MANY, SECONDS
from boneyard.bots.planner import Planner
from boneyard.bots.successive_halving import SuccessiveHalving
from boneyard.bots.targets import figures, goal
from boneyard.engine.content import Content
from boneyard.games.shared.commands import Command, Step
from boneyard.games.shared.view import BoardView
from boneyard.odds.questions import Reason

MOST = 3


class Hint(NamedTuple):
    command: Command
    reasons: tuple[Reason, ...]


def hint(
    view: BoardView,
    options: Sequence[Command],
    content: Content,
    *,
    seed: str = "",
    iterations: int = MANY,
    seconds: float | None = SECONDS,
) -> list[Hint]:
    """The viewer's three best options, best first."""
    assert view.viewer is not None
    halving = Planner(Random(seed), iterations, seconds).search(view, options)
    game = boneyard.game(view.game)
    state = game.imagine(view, Random(0))
    heuristics = search_heuristics_of(game)
    walks = heuristics.best_walks(state, view.viewer)
    routes = walks.routes if walks else {}
    tried = by_command(halving)
    scores = dict(zip(options, heuristics.scores(state, view.viewer, options), strict=True))
    others = sorted(set(options) - tried.keys(), key=lambda option: (-scores[option], option.text()))
    return [
        Hint(command, (*reasons(view, content, command, routes), *chances(halving, tried.get(command))))
        for command in [*tried, *others][:MOST]
    ]


def by_command(halving: SuccessiveHalving) -> dict[Command, int]:
    """The tried options, best first; of walks with the same first step, only the best."""
    found: dict[Command, int] = {}
    for n in halving.order():
        found.setdefault(halving.commands[n], n)
    return found


def chances(halving: SuccessiveHalving, n: int | None) -> Iterator[Reason]:
    if n is not None and (tried := len(halving.values[n])):
        percent = round(100 * halving.chance(n))
        yield Reason("hint-chance", {"percent": percent, "games": tried})


def reasons(
    view: BoardView, content: Content, command: Command, routes: dict[int, tuple[int, ...]]
) -> Iterator[Reason]:
    """What is on a step's path, or what the command is good for."""
    found: tuple[Reason, ...] = ()
    if isinstance(command, Step):
        found = tuple(on_the_way(view, content, routes.get(command.to, (command.to,))))
    if command.target is not None:
        found = (Reason("hint-play-against", {"seat": command.target}),)
    yield from found or (Reason(f"hint-{command.__struct_config__.tag}", {}),)


def on_the_way(view: BoardView, content: Content, route: tuple[int, ...]) -> Iterator[Reason]:
    """What a walk meets, and whether it leads closer to the goal."""
    board = view.board(content)
    prey = figures(view, board)
    if number := len(prey.intersection(route)):
        yield Reason("hint-fights", {"number": number})
    if number := len({piece.square for piece in view.tokens()}.intersection(route)):
        yield Reason("hint-tokens", {"number": number})
    wanted = goal(view, board)
    if wanted == prey or len(wanted) != 1 or view.viewer is None:
        return
    far = board.distances(next(iter(wanted)))
    here, there = far.get(view.seats[view.viewer].pawn), far.get(route[-1])
    if there == 0:
        yield Reason("hint-arrives", {})
    elif here is not None and there is not None and there < here:
        yield Reason("hint-nearer", {"number": here - there})
