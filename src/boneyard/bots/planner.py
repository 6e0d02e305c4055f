"""A bot that searches over imagined states.

Each round draws a determinization, tries every remaining answer in it with the same dice, plays on to the
end of the next turn, and evaluates each seat's chance to win. If the next question follows directly from the
chosen answer, the samples are kept for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

import boneyard
from boneyard.bots.answers import candidates_of
from boneyard.bots.determinizations import Determinizations
from boneyard.bots.knowledge import NO_HEURISTICS, evaluation_of, search_heuristics_of
from boneyard.bots.rollout import PlannedAnswer, Rollout
from boneyard.bots.successive_halving import SuccessiveHalving
from boneyard.bots.temper import Temper, with_walks
from boneyard.engine.content import Content
from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command
from boneyard.games.shared.view import BoardView

ITERATIONS = 200


class Planner:
    """Searches for a number of iterations or seconds, whichever ends first."""

    def __init__(
        self,
        rng: Random,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        clock: Callable[[], float] = monotonic,
        *,
        least: int = 0,
        temper: Temper | None = None,
        content: Content | None = None,
    ) -> None:
        """A clear choice ends the search early, but not before `least` determinizations."""
        self.rng = rng
        self.temper = temper or Temper()
        self.content = content
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock
        self.least = least
        self.spent = 0
        self.samples: Determinizations | None = None

    def __call__(self, look: Look[BoardView], options: Sequence[Command]) -> Command:
        halving = self.search(look(), options)
        best = halving.best()
        if self.samples is not None:
            self.samples.choose(halving.commands[best], best)
        return halving.commands[best]

    def search(self, view: BoardView, options: Sequence[Command]) -> SuccessiveHalving:
        """The best options of the question, tried if it is worth it."""
        assert view.viewer is not None
        game = boneyard.game(view.game)
        heuristics = search_heuristics_of(game)
        if heuristics is NO_HEURISTICS:
            options = self.rng.sample(options, len(options))
        self.samples = Determinizations(game, view, self.rng, self.content, heuristics.ahead, self.samples)
        first = self.samples.at(0)
        if len(options) == 1 or type(first.state.agenda[-1]) in heuristics.minor:
            return SuccessiveHalving(
                options,
                heuristics.scores(first.state, view.viewer, options),
                leanings=self.temper.leanings(
                    game, first.state, view.viewer, [PlannedAnswer(option) for option in options]
                ),
            )
        candidates = candidates_of(game, heuristics, first.state, view.viewer, options, first.luck)
        temperature = evaluation_of(game).temperature(first.state, len(view.seats))
        commands = [answer.command for answer in candidates.answers]
        answers = candidates.answers
        if self.temper.name and not heuristics.whole_walks:
            answers = with_walks(heuristics, first.state, view.viewer, options)
        leanings = self.temper.leanings(game, first.state, view.viewer, answers)
        halving = SuccessiveHalving(commands, candidates.scores, candidates.outlooks, temperature, leanings)
        if halving.is_open():
            self.decide(halving, [candidates.answers[n] for n in halving.picked], self.samples)
        return halving

    def decide(
        self, halving: SuccessiveHalving, answers: Sequence[PlannedAnswer], samples: Determinizations
    ) -> None:
        """Try the options until the budget is used up."""
        game, seat = samples.game, samples.seat
        first = samples.at(0).state
        rollout = Rollout(game, search_heuristics_of(game).for_rollouts(first), samples.at(0).luck)
        evaluation = evaluation_of(game)
        began = self.clock() if self.seconds is not None else 0.0
        used = number = 0
        while True:
            sample = samples.at(number)
            for n in halving.left:
                command, route = answers[n]
                if sample.known is not None and sample.known[0] == answers[n]:
                    halving.values[n].append(sample.known[1])
                    continue
                if used == self.iterations or (
                    self.seconds is not None and self.clock() - began > self.seconds
                ):
                    return
                used += 1
                self.spent += 1
                state = sample.state.copy()
                sample.luck.rewind()
                game.apply(state, seat, command)
                rollout.luck = sample.luck
                rollout.run(state, samples.until, seat, route)
                value = evaluation.chance(state, seat)
                halving.values[n].append(value)
                sample.tried[n] = rollout.reply, value
            share = used / self.iterations
            if self.seconds is not None:
                share = max(share, (self.clock() - began) / self.seconds)
            number += 1
            if share >= 1 or (number >= self.least and halving.is_settled()):
                return
            halving.drop(share)
