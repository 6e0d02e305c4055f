"""What a search may try at a question: its options, and where a walk is asked for, whole walks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.bots.contest import WIDTH
from boneyard.bots.knowledge import evaluation_of
from boneyard.bots.luck import Luck
from boneyard.bots.playout import STAY, Answer, Playout
from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import STOP, Command, Place, Step, step_to
from boneyard.games.shared.heuristics import Heuristics


class Choice(NamedTuple):
    """The answers to a question and their scores; `outlooks` are chances to win right after each, if needed.

    Heuristics look at what lies on a tile or on a way; an evaluation tells how good the place is.
    """

    answers: Sequence[Answer]
    scores: Sequence[float]
    outlooks: Sequence[float] = ()


def choice_of(
    game: AnyGame,
    heuristics: Heuristics[State],
    state: State,
    seat: int,
    options: Sequence[Command],
    luck: Luck,
) -> Choice:
    """What may be answered."""
    if heuristics.whole_walks and isinstance(options[0], Step):
        return ways(game, heuristics, state, seat, options, luck)
    answers = [Answer(option) for option in options]
    scores = heuristics.scores(state, seat, options)
    if len(options) <= WIDTH or not isinstance(options[0], Place):
        return Choice(answers, scores)
    return Choice(
        answers, scores, [outlook(game, heuristics, state, seat, answer, luck) for answer in answers]
    )


def ways(
    game: AnyGame,
    heuristics: Heuristics[State],
    state: State,
    seat: int,
    options: Sequence[Command],
    luck: Luck,
) -> Choice:
    """The best walk to every square in reach."""
    walks = heuristics.best_walks(state, seat)
    assert walks is not None
    answers, scores = [], []
    for score, squares in walks.ends.values():
        first = step_to(squares[0]) if squares else STOP
        if first in options:
            answers.append(Answer(first, (*squares[1:], STAY) if squares else ()))
            scores.append(score)
    if len(answers) <= WIDTH:
        return Choice(answers, scores)
    return Choice(
        answers, scores, [outlook(game, heuristics, state, seat, answer, luck) for answer in answers]
    )


def outlook(
    game: AnyGame, heuristics: Heuristics[State], state: State, seat: int, answer: Answer, luck: Luck
) -> float:
    """A seat's chance to win when an answer has been carried out."""
    twin = state.copy()
    luck.rewind()
    Playout(game, heuristics, luck).carry_out(twin, seat, answer)
    return evaluation_of(game).chance(twin, seat)
