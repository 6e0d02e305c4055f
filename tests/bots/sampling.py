"""Decisions of random games, and what a bot makes of them."""

from __future__ import annotations

from collections.abc import Iterator

import boneyard
from boneyard.bots import bot
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Look, Match
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView


def decisions(game: AnyGame, seats: int, seed: str, number: int) -> Iterator[tuple[BoardState, int]]:
    """Moments spread over a game of greedy bots at which a seat has a choice."""
    setup = game.setup(seats)
    match = Match(game, setup, FairDice(seed, game.id))
    bots = [bot("greedy", f"{seed}/{seat}", setup.content) for seat in range(seats)]
    count = 0
    while number and (seat := match.settle()) is not None:
        count += 1
        if count % 9 == 0:
            yield match.state, seat
            number -= 1
        match.answer(seat, bots[seat](match.looks[seat], match.options))


def seen(game: AnyGame, state: BoardState, seat: int) -> Look[BoardView]:
    return lambda: game.view(state, seat)


def check_share(game_id: str, one: str, other: str, games: int, least: float, most: float = 1.0) -> None:
    """`one` wins from `least` to `most` of two-seat games against `other`; seats rotate, dice are paired.

    It ends as soon as the games left can't change that.
    """
    game = boneyard.game(game_id)
    setup = game.setup(2)
    won = 0.0
    for number in range(games):
        kinds = (one, other) if number % 2 == 0 else (other, one)
        match = Match(game, setup, FairDice(f"{number // 2}", game.id))
        match.play([bot(kind, f"{number // 2}/{seat}", setup.content) for seat, kind in enumerate(kinds)])
        winners = match.state.winners
        won += (number % 2 in winners) / max(1, len(winners))
        played = number + 1
        low, high = won / games, (won + games - played) / games
        assert high >= least, f"won {won} of {played}"
        assert low <= most, f"won {won} of {played}"
        if least <= low and high <= most:
            return
