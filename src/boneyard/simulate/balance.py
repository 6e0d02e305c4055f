"""Whether tiles and cards make a balanced game: what we want of its games, and what a run's were like."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median
from typing import NamedTuple

from boneyard.simulate.games import Played
from boneyard.simulate.runs import BadRun


class Aim(NamedTuple):
    """What we want of a game: its length in rounds, and how often its ways of ending occur."""

    rounds: tuple[int, int]
    least: dict[str, float]
    most: dict[str, float]


AIMS = {
    "midevil": Aim((12, 30), {"necronomicon": 0.2, "points": 0.2}, {}),
    "castle-of-chaos": Aim((15, 40), {}, {"rounds": 0.02, "unfinished": 0.0}),
}
MOST_ABOVE_EVEN = 0.03
"""How much more often than by even shares a seat may win."""
ENOUGH_PLAYS = 500
"""A card that was played less often tells nothing."""
CARD_SHARE = 0.7, 1.3
"""The winner's share of a card's plays, by the even share."""


class Check(NamedTuple):
    """One thing that we want, what was found, and whether it will do."""

    what: str
    found: float
    least: float
    most: float

    @property
    def holds(self) -> bool:
        """Whether it is as we want it."""
        return self.least <= self.found <= self.most


def checks(game: str, games: Sequence[Played]) -> Iterator[Check]:
    """Everything that we want of a game's games."""
    if game not in AIMS:
        raise BadRun(f"there is no aim for {game}; there are aims for: {', '.join(AIMS)}")
    if not games:
        raise BadRun("this run holds no games yet")
    aim = AIMS[game]
    yield Check("rounds, median", median(played.rounds for played in games), *aim.rounds)
    for way, share in aim.least.items():
        yield Check(f"games won by {way}", share_of(games, way), share, 1.0)
    for way, share in aim.most.items():
        yield Check(f"games ended by {way}", share_of(games, way), 0.0, share)
    seats = len(games[0].seating)
    for seat in range(seats):
        wins = sum(1 / len(played.winners) for played in games if seat in played.winners)
        yield Check(f"wins of seat {seat + 1}", wins / len(games), 0.0, 1 / seats + MOST_ABOVE_EVEN)
    for card, (plays, winners) in sorted(cards(games).items()):
        if plays >= ENOUGH_PLAYS:
            yield Check(f"{card}, winner's share by even", winners / plays * seats, *CARD_SHARE)


def share_of(games: Sequence[Played], way: str) -> float:
    """How often games ended in a way."""
    return sum(played.way == way for played in games) / len(games)


def cards(games: Sequence[Played]) -> dict[str, tuple[int, float]]:
    """By card: how often it was played, and how often by a winner; a shared victory is shared."""
    found: dict[str, tuple[int, float]] = {}
    for played in games:
        for card, by_seat in played.things.get("cards", {}).items():
            plays, winners = found.get(card, (0, 0.0))
            won = sum(by_seat[seat] for seat in played.winners) / max(1, len(played.winners))
            found[card] = plays + sum(by_seat), winners + won
    return found
