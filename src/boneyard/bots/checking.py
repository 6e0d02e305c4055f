"""Games that show whether a program follows the protocol: every game, several tables, every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import boneyard
from boneyard.bots.external import RESTARTS, UNFINISHED, External, Limits
from boneyard.bots.random_bot import RandomBot
from boneyard.bots.restless import Restless
from boneyard.engine.chance import FairDice
from boneyard.engine.game import Setup
from boneyard.engine.match import Match, Player
from boneyard.games.shared.commands import Command

TABLES = (2, 3, 4, 2, 6, 1)
"""How many seats the games have, one after the other."""
LONGEST = 50_000
"""Answers after which a game is given up."""


class Trial(NamedTuple):
    """One game of a check: which, at a table of how many seats, and where the program sits."""

    number: int
    game: str
    seats: int
    seat: int


class Outcome(NamedTuple):
    """A trial that was played, and the program as it was at its end."""

    trial: Trial
    program: External

    @property
    def lost(self) -> bool:
        """Whether the program was started so often in vain that random played on without it."""
        return self.program.starts > RESTARTS and self.program.failures > RESTARTS


def trials(games: Sequence[str], number: int) -> Iterator[Trial]:
    """So many games in turn; the tables change, and so does the program's seat.

    >>> [trial[1:] for trial in trials(["midevil", "zombie-invasion"], 3)]
    [('midevil', 2, 0), ('zombie-invasion', 2, 1), ('midevil', 3, 2)]
    """
    for n in range(number):
        seats = TABLES[n // len(games) % len(TABLES)]
        yield Trial(n + 1, games[n % len(games)], seats, n % seats)


def play_trial(trial: Trial, command: str, seed: str, limits: Limits) -> Outcome:
    """Play a game to its end; the others at the table are restless or random, which says least of all."""
    game = boneyard.game(trial.game)
    setup = game.setup(seats=trial.seats)
    salt = f"{seed}/{trial.number}"
    program = External(Random(salt), setup.content, command, limits)
    match = Match(game, setup, FairDice(salt, game.id))
    try:
        over = match.play(table_with(program, trial, setup, salt), LONGEST)
    finally:
        program.close(match.state.winners, match.state.way or UNFINISHED)
    assert over or len(match.lines) >= LONGEST
    return Outcome(trial, program)


def table_with(program: External, trial: Trial, setup: Setup, salt: str) -> list[Player[object, Command]]:
    """Who plays a trial, by seat."""
    others = [Random(f"{salt}/{seat}") for seat in range(trial.seats)]
    players: list[Player[object, Command]] = [
        RandomBot(rng) if seat % 3 == 2 else Restless(rng, setup.content) for seat, rng in enumerate(others)
    ]
    players[trial.seat] = program
    return players


def check(command: str, games: Sequence[str], number: int, seed: str, limits: Limits) -> Iterator[Outcome]:
    """Play the trials; a program that has to be given up in a game is not tried in another."""
    for trial in trials(games, number):
        outcome = play_trial(trial, command, seed, limits)
        yield outcome
        if outcome.lost:
            return
