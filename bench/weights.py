"""Fit the weights of a game's evaluation to games between greedy bots.

    python bench/weights.py GAME [--games 400] [--seed 7]

Two greedy bots play; every fifth turn is a sample, with the final win as its result. A logistic regression
on half of the games finds the weights, starting from those in the game's `evaluation.py`; the other half
measures both. Prints the log loss of the old and the new weights (even chances have 0.693), then the new
weights to paste. Only numbers in `Weights` are fitted; others, such as how values fade, stay as they are.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from importlib import import_module
from math import exp, log
from types import ModuleType
from typing import NamedTuple

import boneyard
from boneyard.bots import bot
from boneyard.bots.knowledge import evaluation_of
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.evaluation import Evaluation
from boneyard.games.shared.events import Event, TurnBegan
from boneyard.games.shared.state import BoardState
from boneyard.simulate.linear import inverse

EVERY = 5
"""Turns between two samples of a game: neighbours say almost the same."""
CAUTION = 20.0
"""How strongly the fit keeps to the old weights; with few games, a small number fits chance."""
ROUNDS = 8


class Weight(NamedTuple):
    """A number in a constant of the evaluation's module."""

    constant: str
    field: str
    place: int | None


class Sample(NamedTuple):
    """How much more each weight gives the first seat than the second, everything else, and the result."""

    gains: list[float]
    rest: float
    result: float


def weights_of(module: ModuleType) -> dict[Weight, float]:
    found: dict[Weight, float] = {}
    for constant, value in vars(module).items():
        if isinstance(value, module.Weights):
            for field, number in value._asdict().items():
                if isinstance(number, tuple):
                    found |= {Weight(constant, field, place): each for place, each in enumerate(number)}
                else:
                    found[Weight(constant, field, None)] = number
    return found


def put(module: ModuleType, weight: Weight, number: float) -> None:
    constant = getattr(module, weight.constant)
    if weight.place is not None:
        numbers = list(getattr(constant, weight.field))
        numbers[weight.place] = number
        setattr(module, weight.constant, constant._replace(**{weight.field: tuple(numbers)}))
    else:
        setattr(module, weight.constant, constant._replace(**{weight.field: number}))


def samples(game: AnyGame, module: ModuleType, games: int, seed: int) -> Iterator[list[Sample]]:
    """The samples of each game."""
    evaluation = evaluation_of(game)
    for number in range(games):
        states: list[BoardState] = []

        def on_event(event: Event) -> None:
            if type(event) is TurnBegan and event.turn % EVERY == 0:
                states.append(match.state.copy())  # noqa: B023  # called while this match is played

        name = f"{seed}/{number}"
        setup = game.setup(2)
        match = Match(game, setup, FairDice(name, game.id), on_event)
        match.play([bot("greedy", f"{name}/{seat}", setup.content) for seat in range(2)])
        winners = match.state.winners
        result = (0 in winners) / len(winners)
        yield [sample(evaluation, module, state, result) for state in states]


def lead(evaluation: Evaluation[BoardState], state: BoardState) -> float:
    first, second = evaluation.raw(state)
    return first - second


def sample(
    evaluation: Evaluation[BoardState], module: ModuleType, state: BoardState, result: float
) -> Sample:
    """Each weight's share is measured by raising it by 1: standings are linear in the weights."""
    old, now = weights_of(module), lead(evaluation, state)
    gains = []
    for weight, number in old.items():
        put(module, weight, number + 1)
        gains.append(lead(evaluation, state) - now)
        put(module, weight, number)
    return Sample(gains, now - dot(gains, list(old.values())), result)


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def chance(found: Sample, weights: Sequence[float]) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, found.rest + dot(found.gains, weights)))))


def loss(found: Sequence[Sample], weights: Sequence[float]) -> float:
    """The mean log loss."""
    chances = [(each.result, chance(each, weights)) for each in found]
    return -sum([result * log(p) + (1 - result) * log(1 - p) for result, p in chances]) / len(found)


def fitted(found: Sequence[Sample], old: Sequence[float]) -> list[float]:
    """Newton's method; `CAUTION` also keeps weights that no sample depends on."""
    weights, places = list(old), range(len(old))
    for _ in range(ROUNDS):
        slope = [CAUTION * (now - before) for now, before in zip(weights, old, strict=True)]
        curve = [[CAUTION * (row == column) for column in places] for row in places]
        for each in found:
            p = chance(each, weights)
            for row in places:
                if each.gains[row]:
                    slope[row] += (p - each.result) * each.gains[row]
                    for column in places:
                        curve[row][column] += p * (1 - p) * each.gains[row] * each.gains[column]
        weights = [now - dot(row, slope) for now, row in zip(weights, inverse(curve), strict=True)]
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("game", choices=boneyard.game_ids())
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args()
    game = boneyard.game(chosen.game)
    module = import_module(evaluation_of(game).raw.__module__)
    games = list(samples(game, module, chosen.games, chosen.seed))
    learnt = [each for part in games[::2] for each in part]
    tested = [each for part in games[1::2] for each in part]
    old = weights_of(module)
    new = fitted(learnt, list(old.values()))
    print(f"log loss {loss(tested, list(old.values())):.4f} → {loss(tested, new):.4f}, {len(tested)} samples")
    for weight, number in zip(old, new, strict=True):
        put(module, weight, round(number, 3))
    for constant in dict.fromkeys(weight.constant for weight in old):
        print(f"{constant} = {getattr(module, constant)}")


if __name__ == "__main__":
    main()
