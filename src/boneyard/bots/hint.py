"""What the hard bot would do, and why, in words: message ids with parameters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import boneyard
from boneyard.bots.contest import Contest
from boneyard.bots.knowledge import search_heuristics_of
from boneyard.bots.levels import MANY, SECONDS
from boneyard.bots.planner import Planner
from boneyard.bots.targets import figures, goal
from boneyard.engine.content import Content
from boneyard.games.shared.commands import Command, Step
from boneyard.odds.questions import Reason
from boneyard.pieces import tokens
from boneyard.sight import Sight, board_in, sight_of

MOST = 3


class Hint(NamedTuple):
    """An option and what speaks for it."""

    command: Command
    reasons: tuple[Reason, ...]


def hint(
    view: object,
    options: Sequence[Command],
    content: Content,
    *,
    seed: str = "",
    iterations: int = MANY,
    seconds: float | None = SECONDS,
) -> list[Hint]:
    """The three best options of who sees this view, best first."""
    sight = sight_of(view)
    assert sight.viewer is not None
    contest = Planner(Random(seed), iterations, seconds).search(sight, options)
    game = boneyard.game(sight.game)
    state = game.imagine(sight, Random(0))
    heuristics = search_heuristics_of(game)
    walks = heuristics.best_walks(state, sight.viewer)
    routes = walks.routes if walks else {}
    tried = by_command(contest)
    scores = dict(zip(options, heuristics.scores(state, sight.viewer, options), strict=True))
    others = sorted(set(options) - tried.keys(), key=lambda option: (-scores[option], option.text()))
    return [
        Hint(command, (*reasons(sight, content, command, routes), *chances(contest, tried.get(command))))
        for command in [*tried, *others][:MOST]
    ]


def by_command(contest: Contest) -> dict[Command, int]:
    """The options that were tried, best first; of walks that begin alike, the best."""
    found: dict[Command, int] = {}
    for n in contest.order():
        found.setdefault(contest.commands[n], n)
    return found


def chances(contest: Contest, n: int | None) -> Iterator[Reason]:
    """How likely one wins with an option, where it was played on."""
    if n is not None and (tried := len(contest.values[n])):
        percent = round(100 * contest.chance(n))
        yield Reason("hint-chance", {"percent": percent, "games": tried})


def reasons(
    sight: Sight, content: Content, command: Command, routes: dict[int, tuple[int, ...]]
) -> Iterator[Reason]:
    """What speaks for an option: what lies on the way of a step, else what the command is good for."""
    found: tuple[Reason, ...] = ()
    if isinstance(command, Step):
        found = tuple(on_the_way(sight, content, routes.get(command.to, (command.to,))))
    target: object = getattr(command, "target", None)
    if isinstance(target, int):
        found = (Reason("hint-play-against", {"seat": target}),)
    yield from found or (Reason(f"hint-{command.__struct_config__.tag}", {}),)


def on_the_way(sight: Sight, content: Content, route: tuple[int, ...]) -> Iterator[Reason]:
    """What a walk meets, and whether it leads nearer to the goal."""
    board = board_in(sight, content)
    prey = figures(sight, board, None)
    if number := len(prey.intersection(route)):
        yield Reason("hint-fights", {"number": number})
    if number := len({piece.square for piece in tokens(sight)}.intersection(route)):
        yield Reason("hint-tokens", {"number": number})
    wanted = goal(sight, board, boneyard.game(sight.game).goal)
    if wanted == prey or len(wanted) != 1 or sight.viewer is None:
        return
    far = board.distances(next(iter(wanted)))
    here, there = far.get(sight.seats[sight.viewer].pawn), far.get(route[-1])
    if there == 0:
        yield Reason("hint-arrives", {})
    elif here is not None and there is not None and there < here:
        yield Reason("hint-nearer", {"number": here - there})
