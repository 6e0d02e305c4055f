"""Timing of bots: one figure per answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import boneyard
from boneyard.bots.random_bot import RandomBot
from boneyard.bots.timing import Timed, answer_times, described
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Look, Match
from boneyard.games.shared.commands import Command
from boneyard.games.shared.view import BoardView


def test_only_the_bots_answers_are_timed() -> None:
    game = boneyard.game("zombie-invasion")
    asked = [0, 0]
    times: list[float] = []

    def counting(seat: int, look: Look[BoardView], options: Sequence[Command]) -> Command:
        asked[seat] += 1
        return RandomBot(Random(asked[seat]))(look, options)

    match = Match(game, game.setup(2), FairDice("4", game.id))
    mine = Timed(lambda look, options: counting(0, look, options), times)
    match.play([mine, lambda look, options: counting(1, look, options)], 300)
    assert len(times) == asked[0]
    assert 0 < asked[0] != asked[1]
    assert all(seconds >= 0 for seconds in times)


def test_games_are_played_from_both_seats() -> None:
    one, two = (len(answer_times("zombie-invasion", "idle", games)) for games in (1, 2))
    assert 0 < one < two


def test_mean_percentile_and_maximum_are_reported() -> None:
    said = described("hard", [0.001] * 198 + [0.5, 0.7])
    assert said == "hard: 200 answers, mean 7.0 ms, 99th percentile 1.0 ms, maximum 700.0 ms"
