"""The hard bot's best options with reasons, as message ids with parameters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import boneyard
from boneyard.bots.knowledge import evaluation_of, search_heuristics_of
from boneyard.bots.levels import MANY, SECONDS
from boneyard.bots.planner import Planner
from boneyard.bots.successive_halving import SuccessiveHalving, behind
from boneyard.bots.targets import figures, goal
from boneyard.engine.content import Content
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command, Place, Put, Shift, Step
from boneyard.games.shared.tags import tag_of
from boneyard.games.shared.view import BoardView
from boneyard.odds.questions import Reason

MOST = 3
ENOUGH = 200
"""Simulated games of an option before its numbers are shown."""
SURE = 1.96
"""Standard errors of a 95 % confidence interval."""
CLOSE = Reason("hint-close", {})


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
    enough: int = ENOUGH,
) -> list[Hint]:
    """The viewer's best option, then others that differ from it, compared in simulated games.

    Without enough games nothing can be compared: then there is only the best option.
    """
    assert view.viewer is not None
    halving = Planner(Random(seed), iterations, seconds, least=enough, content=content).search(view, options)
    why = Reasons(view, content)
    tried = by_command(halving)
    (best, first), *others = tried.items()
    if len(halving.values[first]) < enough:
        return [Hint(best, why.of(best))]
    found = [Hint(best, (*why.of(best), chance(halving, first)))]
    shown = [why.of(best)]
    for command, n in others:
        if len(halving.values[n]) < enough:
            continue
        reasons, lead = why.of(command), lead_of(halving, first, n)
        line = reasons if lead == CLOSE else (*reasons, lead)
        if line not in shown:
            found.append(Hint(command, (*reasons, lead)))
            shown.append(line)
    return found[:MOST]


def by_command(halving: SuccessiveHalving) -> dict[Command, int]:
    """The tried options, best first; of walks with the same first step, only the best."""
    found: dict[Command, int] = {}
    for n in halving.order():
        found.setdefault(halving.commands[n], n)
    return found


def chance(halving: SuccessiveHalving, n: int) -> Reason:
    percent = round(100 * halving.chance(n))
    return Reason("hint-chance", {"percent": percent, "games": len(halving.values[n])})


def lead_of(halving: SuccessiveHalving, best: int, n: int) -> Reason:
    """How much more often the best option wins in the same games; a lead within the error is none."""
    mean, error = behind(halving.values[best], halving.values[n])
    lead, margin = round(100 * mean), max(1, round(100 * SURE * error))
    return (
        Reason("hint-worse", {"number": lead, "error": margin}) if lead > margin else Reason("hint-close", {})
    )


class Reasons:
    """Reasons for options, which name people and places."""

    def __init__(self, view: BoardView, content: Content) -> None:
        assert view.viewer is not None
        game = boneyard.game(view.game)
        state = game.imagine(view, Random(0), content)
        walks = search_heuristics_of(game).best_walks(state, view.viewer)
        self.view = view
        self.seat = view.viewer
        self.board: Board = view.board(content)
        self.routes = walks.routes if walks else {}
        standings = evaluation_of(game).standings(state)
        rivals = [seat for seat in range(len(view.seats)) if seat != self.seat]
        self.leader = max(rivals, key=standings.__getitem__, default=None)

    def of(self, command: Command) -> tuple[Reason, ...]:
        return tuple(self.special(command)) or (Reason(f"hint-{tag_of(command)}", {}),)

    def special(self, command: Command) -> Iterator[Reason]:
        """Reasons that name people or places; most kinds of commands have a general one only."""
        if isinstance(command, Step):
            yield from self.on_the_way(self.routes.get(command.to) or (command.to,))
        elif isinstance(command, Put):
            yield from self.near(command.square)
        elif isinstance(command, Shift):
            yield from self.near(command.to)
        elif isinstance(command, Place):
            yield from self.beside(command)
        elif command.target is not None:
            word = "hint-play-leader" if command.target == self.leader else "hint-play-against"
            yield Reason(word, {"seat": command.target})

    def on_the_way(self, route: tuple[int, ...]) -> Iterator[Reason]:
        """The fights and tokens on a walk, and whether it leads closer to the goal."""
        kinds = {piece.square: piece.kind for piece in self.view.figures()}
        fights = [square for square in route if square in kinds]
        if len(fights) == 1:
            yield Reason("hint-fight", {"what": kinds[fights[0]], "square": fights[0]})
        elif fights:
            yield Reason("hint-fights", {"number": len(fights), "square": fights[-1]})
        tokens = {piece.square for piece in self.view.tokens()}
        if taken := [square for square in route if square in tokens]:
            yield Reason("hint-tokens", {"number": len(taken), "square": taken[0]})
        yield from self.towards_the_goal(route[-1])

    def towards_the_goal(self, square: int) -> Iterator[Reason]:
        wanted = goal(self.view, self.board)
        if wanted == figures(self.view, self.board) or len(wanted) != 1:
            return
        target = next(iter(wanted))
        far = self.board.distances(target)
        here, there = far.get(self.view.seats[self.seat].pawn), far.get(square)
        if there == 0:
            yield Reason("hint-arrives", {"square": target})
        elif here is not None and there is not None and there < here:
            yield Reason("hint-nearer", {"number": here - there, "square": target})

    def near(self, square: int) -> Iterator[Reason]:
        """The player closest to a figure or token."""
        far = self.board.distances(square)
        reached = [seat for seat, shown in enumerate(self.view.seats) if shown.pawn in far]
        if not reached:
            return
        nearest = min(reached, key=lambda seat: (far[self.view.seats[seat].pawn], seat != self.seat))
        if nearest == self.seat:
            yield Reason("hint-near-you", {"square": square})
        else:
            yield Reason("hint-near-rival", {"seat": nearest, "square": square})

    def beside(self, command: Place) -> Iterator[Reason]:
        """The player closest to a new tile."""
        far = [
            abs(tile.x - command.x) + abs(tile.y - command.y)
            for tile in (self.board.tiles[shown.pawn // 9] for shown in self.view.seats)
        ]
        nearest = min(range(len(far)), key=lambda seat: (far[seat], seat != self.seat))
        if nearest != self.seat:
            yield Reason("hint-place-rival", {"seat": nearest})
        elif self.leader is not None and far[self.seat] < far[self.leader]:
            yield Reason("hint-place-you", {"seat": self.leader})
