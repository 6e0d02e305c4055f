"""A fight that was won, some way or other: what it brings, and whether it wins the game."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from boneyard.engine.chance import CHANCE
from boneyard.engine.game import State
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Beaten, TokenTaken
from boneyard.games.shared.odds import Counts
from boneyard.odds.lines import Answered, Asked, Lines

DEEP = 4
"""So many answers are tried to see a fight won."""
NEVER = 1_000_000


@dataclass(frozen=True)
class Bout:
    """The last answer of a fight that was won."""

    lines: Lines
    asked: Asked
    command: Command
    answered: Answered

    @property
    def beaten(self) -> Beaten:
        """What is told of the figure."""
        return next(event for event in self.answered.told if isinstance(event, Beaten))

    @property
    def brings_only_tokens(self) -> bool:
        """Whether all that follows is that tokens are taken."""
        told = self.answered.told
        return all(isinstance(event, TokenTaken) for event in told[told.index(self.beaten) + 1 :])

    def points_to_win(self, most: int) -> int:
        """With how many points the game is won by beating a figure, if not with more than these before it."""
        if not self.answered.state.agenda or not self.ends_game(most):
            return NEVER
        return bisect_left(range(most), True, key=self.ends_game) + self.answered.gain[-1]

    def ends_game(self, points: int) -> bool:
        """Whether who has so many points before it wins the game."""
        return not self.with_points(points).state.agenda

    def takes_tokens(self, points: int) -> bool:
        """Whether who has so many points before it takes a token."""
        return any(isinstance(event, TokenTaken) for event in self.with_points(points).told)

    def with_points(self, points: int) -> Answered:
        """The last answer, for somebody who has so many points before it."""
        purse = *self.asked.purse[:-1], points
        state = self.lines.model.with_counts(self.asked.state, self.lines.seat, purse)
        return self.lines.answering(self.lines.asking(state, purse), self.command)


def bout_of(lines: Lines, state: State, purse: Counts) -> Bout | None:
    """Some way to win the fight under way with such a purse."""
    return bout_from(lines, lines.asking(lines.model.with_counts(state, lines.seat, purse), purse), DEEP)


def bout_from(lines: Lines, asked: Asked, deep: int) -> Bout | None:
    """The same from here, in a few answers; high rolls are tried first."""
    for command in asked.options if asked.actor != CHANCE else reversed(asked.options):
        answered = lines.answering(asked, command)
        if answered.beaten:
            return Bout(lines, asked, command, answered)
        if deep and not answered.died:
            purse = lines.model.counts(answered.state, lines.seat)
            if found := bout_from(lines, lines.asking(answered.state, purse), deep - 1):
                return found
    return None
