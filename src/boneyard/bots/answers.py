"""The answers that a search may try: the options, and whole walks where the question is where to walk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.bots.knowledge import evaluation_of
from boneyard.bots.luck import Luck
from boneyard.bots.rollout import STAY, PlannedAnswer, Rollout
from boneyard.bots.successive_halving import WIDTH
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import STOP, Command, Place, Step, step_to
from boneyard.games.shared.heuristics import Heuristics
from boneyard.games.shared.state import BoardState


class Candidates(NamedTuple):
    """The answers to a question and their heuristic scores.

    Heuristics look at what is on a tile or path, but not at how good the position is afterwards. With many
    answers, `outlooks` adds that: the chance to win right after each.
    """

    answers: Sequence[PlannedAnswer]
    scores: Sequence[float]
    outlooks: Sequence[float] = ()


def candidates_of(
    game: AnyGame,
    heuristics: Heuristics[BoardState],
    state: BoardState,
    seat: int,
    options: Sequence[Command],
    luck: Luck,
) -> Candidates:
    if heuristics.whole_walks and isinstance(options[0], Step):
        answers, scores = walks_to_squares(heuristics, state, seat, options)
    else:
        answers = [PlannedAnswer(option) for option in options]
        scores = heuristics.scores(state, seat, options)
        if not isinstance(options[0], Place):
            return Candidates(answers, scores)
    if len(answers) <= WIDTH:
        return Candidates(answers, scores)
    return Candidates(
        answers, scores, [outlook(game, heuristics, state, seat, answer, luck) for answer in answers]
    )


def walks_to_squares(
    heuristics: Heuristics[BoardState], state: BoardState, seat: int, options: Sequence[Command]
) -> tuple[list[PlannedAnswer], Sequence[float]]:
    """The best walk to every square in reach, with its score."""
    walks = heuristics.best_walks(state, seat)
    assert walks is not None
    answers, scores = [], []
    for score, squares in walks.ends.values():
        first = step_to(squares[0]) if squares else STOP
        if first in options:
            answers.append(PlannedAnswer(first, (*squares[1:], STAY) if squares else ()))
            scores.append(score)
    return answers, scores


def outlook(
    game: AnyGame,
    heuristics: Heuristics[BoardState],
    state: BoardState,
    seat: int,
    answer: PlannedAnswer,
    luck: Luck,
) -> float:
    """A seat's chance to win once an answer has been carried out."""
    copy = state.copy()
    luck.rewind()
    Rollout(game, heuristics, luck).carry_out(copy, seat, answer)
    return evaluation_of(game).chance(copy, seat)
