"""Test games for a program: every game, several table sizes, every seat."""

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
from boneyard.games.shared.view import BoardView

TABLES = (2, 3, 4, 2, 6, 1)  # the numbers of seats in turn
LONGEST = 50_000  # answers in a game


class Trial(NamedTuple):
    """One test game and the program's seat."""

    number: int
    game: str
    seats: int
    seat: int


class CheckOutcome(NamedTuple):
    trial: Trial
    program: External

    @property
    def lost(self) -> bool:
        """Whether the program failed to start too often, so that random answers replaced it."""
        return self.program.starts > RESTARTS and self.program.failures > RESTARTS


def trials(games: Sequence[str], number: int) -> Iterator[Trial]:
    """>>> [trial[1:] for trial in trials(["midevil", "zombie-invasion"], 3)]
    [('midevil', 2, 0), ('zombie-invasion', 2, 1), ('midevil', 3, 2)]
    """
    for n in range(number):
        seats = TABLES[n // len(games) % len(TABLES)]
        yield Trial(n + 1, games[n % len(games)], seats, n % seats)


def play_trial(trial: Trial, command: str, seed: str, limits: Limits) -> CheckOutcome:
    """Play a game to its end."""
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
    return CheckOutcome(trial, program)


def table_with(program: External, trial: Trial, setup: Setup, salt: str) -> list[Player[BoardView, Command]]:
    """The players by seat: the others are restless or random, the weakest bots."""
    others = [Random(f"{salt}/{seat}") for seat in range(trial.seats)]
    players: list[Player[BoardView, Command]] = [
        RandomBot(rng) if seat % 3 == 2 else Restless(rng, setup.content) for seat, rng in enumerate(others)
    ]
    players[trial.seat] = program
    return players


def check(
    command: str, games: Sequence[str], number: int, seed: str, limits: Limits
) -> Iterator[CheckOutcome]:
    """Play the trials; stop early if the program is lost."""
    for trial in trials(games, number):
        outcome = play_trial(trial, command, seed, limits)
        yield outcome
        if outcome.lost:
            return
