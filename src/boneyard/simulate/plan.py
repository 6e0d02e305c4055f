"""The plan of a simulation: a setup, its players and a seed.

Games that differ only in seating share their dice. Such a group is a deal: with `rotate`, each deal is played
once in every different seating, so that no bot has better seats or better luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from boneyard.engine.game import Setup


@dataclass(frozen=True)
class Plan:
    """A setup, a bot for each place, the seed, the limit of answers per game, and whether seats rotate.

    A place is an index in `players`; a seat is a position at the table.
    """

    setup: Setup
    players: tuple[str, ...]
    seed: str
    limit: int
    rotate: bool = True

    @cached_property
    def seatings(self) -> int:
        """The number of games in a deal: the different rotations of the players around the table.

        >>> from boneyard import game
        >>> setup = game("midevil").setup(seats=4)
        >>> Plan(setup, ("walker", "random", "random", "random"), "1", 100).seatings
        4
        >>> Plan(setup, ("walker", "random", "walker", "random"), "1", 100).seatings
        2
        >>> Plan(setup, ("walker",) * 4, "1", 100).seatings
        1
        """
        players = self.players
        turns = range(1, len(players))
        again = (turn for turn in turns if players[turn:] + players[:turn] == players)
        return next(again, len(players)) if self.rotate else 1

    def deal(self, number: int) -> int:
        """Games of one deal have the same dice."""
        return number // self.seatings

    def seating(self, number: int) -> tuple[int, ...]:
        """For each seat of a game, the index of its player.

        >>> from boneyard import game
        >>> plan = Plan(game("midevil").setup(seats=3), ("walker", "random", "restless"), "1", 100)
        >>> [plan.seating(number) for number in range(4)]
        [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]
        """
        turn = number % self.seatings
        places = range(len(self.players))
        return tuple((seat - turn) % len(places) for seat in places)

    def chance_seed(self, number: int) -> str:
        return f"{self.seed}/{self.deal(number)}"

    def bot_seed(self, number: int, place: int) -> str:
        """The seed belongs to the bot, not to its seat."""
        return f"{self.chance_seed(number)}/{place}"
