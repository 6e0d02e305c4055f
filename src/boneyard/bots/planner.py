"""A bot that searches over imagined states.

Each round imagines what the view does not tell, tries every answer that is still in the running there,
with the same luck, plays on to the end of the next turn, and takes each seat's chance to win then.
What was found out beyond the chosen answer is kept for the next question, where nothing but that
answer lies between.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

import boneyard
from boneyard.bots.answers import choice_of
from boneyard.bots.contest import Contest
from boneyard.bots.knowledge import NO_HEURISTICS, evaluation_of, search_heuristics_of
from boneyard.bots.playout import Answer, Playout
from boneyard.bots.worlds import Worlds
from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command
from boneyard.sight import Sight, sight_of

ITERATIONS = 200


class Planner:
    """Searches with so many iterations, or for so many seconds, whichever ends first."""

    def __init__(
        self,
        rng: Random,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.rng = rng
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock
        self.spent = 0
        self.worlds: Worlds | None = None

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """The option that the search bears out."""
        contest = self.search(sight_of(look()), options)
        best = contest.best()
        if self.worlds is not None:
            self.worlds.choose(contest.commands[best], best)
        return contest.commands[best]

    def search(self, sight: Sight, options: Sequence[Command]) -> Contest:
        """The question's best options, tried if it is worth it."""
        assert sight.viewer is not None
        game = boneyard.game(sight.game)
        heuristics = search_heuristics_of(game)
        if heuristics is NO_HEURISTICS:
            options = self.rng.sample(options, len(options))
        self.worlds = Worlds(game, sight, self.rng, heuristics.ahead, self.worlds)
        first = self.worlds.at(0)
        if len(options) == 1 or type(first.state.agenda[-1]) in heuristics.minor:
            return Contest(options, heuristics.scores(first.state, sight.viewer, options))
        choice = choice_of(game, heuristics, first.state, sight.viewer, options, first.luck)
        temperature = evaluation_of(game).temperature(first.state, len(sight.seats))
        commands = [answer.command for answer in choice.answers]
        contest = Contest(commands, choice.scores, choice.outlooks, temperature)
        if contest.is_open():
            self.decide(contest, [choice.answers[n] for n in contest.picked], self.worlds)
        return contest

    def decide(self, contest: Contest, answers: Sequence[Answer], worlds: Worlds) -> None:
        """Try the options until the budget is used up."""
        game, seat = worlds.game, worlds.seat
        first = worlds.at(0).state
        playout = Playout(game, search_heuristics_of(game).for_playouts(first), worlds.at(0).luck)
        evaluation = evaluation_of(game)
        began = self.clock() if self.seconds is not None else 0.0
        used = number = 0
        while True:
            world = worlds.at(number)
            for n in contest.left:
                command, route = answers[n]
                if world.known is not None and world.known[0] == answers[n]:
                    contest.values[n].append(world.known[1])
                    continue
                if used == self.iterations or (
                    self.seconds is not None and self.clock() - began > self.seconds
                ):
                    return
                used += 1
                self.spent += 1
                state = world.state.copy()
                world.luck.rewind()
                game.apply(state, seat, command)
                playout.luck = world.luck
                playout.run(state, worlds.until, seat, route)
                value = evaluation.chance(state, seat)
                contest.values[n].append(value)
                world.tried[n] = playout.reply, value
            share = used / self.iterations
            if self.seconds is not None:
                share = max(share, (self.clock() - began) / self.seconds)
            if share >= 1 or contest.is_settled():
                return
            contest.drop(share)
            number += 1
