"""A bot that searches over imagined states.

Each round imagines what the view does not tell, tries every option that is still in the running there,
with the same luck, plays on to the end of the next turn, and takes what each seat's prospects are then.
What was found out beyond the chosen answer is kept for the next question, where nothing but that
answer lies between.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

import boneyard
from boneyard.bots.blunt import blunt_judge
from boneyard.bots.contest import WIDTH, Contest
from boneyard.bots.judges import judge_of
from boneyard.bots.playout import Playout
from boneyard.bots.prospects import prospect, standings_of
from boneyard.bots.worlds import Worlds
from boneyard.engine.game import State
from boneyard.engine.match import Look
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command, Place, Step
from boneyard.sight import Sight, sight_of

ITERATIONS = 200
AHEAD = 2
"""How many turns a playout sees, the one under way included: long enough for others to answer."""
WALKS_ON = frozenset(("zombie-invasion",))
"""Where it sees one more turn if a step is asked for: the next walk shows where this one should end."""


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
        until = sight.turns + turns_ahead(game.id, options)
        kept = self.worlds.beyond(sight, until) if self.worlds is not None else []
        self.worlds = Worlds(game, sight, self.rng, until, kept)
        first = self.worlds.at(0).state
        judge = judge_of(sight.game)
        scores = judge.scores(first, sight.viewer, options)
        if type(first.agenda[-1]) in judge.minor:
            return Contest(options, scores)
        contest = Contest(options, scores, outlooks(game, first, sight.viewer, options))
        if contest.is_open():
            self.decide(contest, self.worlds)
        return contest

    def decide(self, contest: Contest, worlds: Worlds) -> None:
        """Try the options until the budget is used up."""
        game, seat = worlds.game, worlds.seat
        first = worlds.at(0).state
        playout = Playout(game, blunt_judge(game.id, first), worlds.at(0).luck)
        standings = standings_of(game.id)
        began = self.clock() if self.seconds is not None else 0.0
        used = number = 0
        while True:
            world = worlds.at(number)
            for n in contest.left:
                command = contest.commands[n]
                if world.known is not None and world.known[0] == command:
                    contest.values[n].append(world.known[1])
                    continue
                if used == self.iterations:
                    return
                used += 1
                self.spent += 1
                state = world.state.copy()
                world.luck.rewind()
                game.apply(state, seat, command)
                playout.luck = world.luck
                playout.run(state, worlds.until, seat)
                value = prospect(standings, state, seat)
                contest.values[n].append(value)
                world.tried[n] = playout.reply, value
            share = used / self.iterations
            if self.seconds is not None:
                share = max(share, (self.clock() - began) / self.seconds)
            if share >= 1 or contest.is_settled():
                return
            contest.drop(share)
            number += 1


def turns_ahead(game_id: str, options: Sequence[Command]) -> int:
    """How many turns a playout sees."""
    walks = game_id in WALKS_ON and any(isinstance(option, Step) for option in options)
    return AHEAD + walks


def outlooks(game: AnyGame, state: State, seat: int, options: Sequence[Command]) -> list[float]:
    """Where a tile is laid, the prospects right after it: a judge looks for what lies on it only."""
    if len(options) <= WIDTH or not isinstance(options[0], Place):
        return []
    standings = standings_of(game.id)
    found = []
    for option in options:
        twin = state.copy()
        game.apply(twin, seat, option)
        found.append(prospect(standings, twin, seat))
    return found
