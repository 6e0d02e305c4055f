"""Check the games of a run against a game's balance targets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import NamedTuple

import boneyard
from boneyard.games.shared.balance import Targets
from boneyard.games.shared.features import features_of
from boneyard.simulate.play_game import UNFINISHED, Played
from boneyard.simulate.run_file import BadRun

SEATS = range(2, 7)
USUAL_SEATS = 4
"""The number of seats with extra targets: each way of winning, and a length in the shorter half."""
LIMIT = "rounds"
"""The way in which a game ends at the round limit."""
MOST_AT_LIMIT = 0.02
MOST_ABOVE_EVEN = 0.03
"""How far a seat's share of wins may exceed an even share."""
ENOUGH_GAMES = 1000
"""With fewer games, seats aren't compared."""
ENOUGH_PLAYS = 500
"""A card that was played less often isn't judged."""
CARD_SHARE = 0.7, 1.3
"""Bounds of a card's plays by winners, relative to an even share."""


class Check(NamedTuple):
    what: str
    found: float
    least: float
    most: float

    @property
    def holds(self) -> bool:
        return self.least <= self.found <= self.most


def targets_of(game: str) -> Targets:
    targets = features_of(boneyard.game(game)).balance
    if targets is None:
        raise BadRun(f"{game} has no balance targets; add them to its features")
    return targets


def balanced_games() -> list[str]:
    return [game for game in boneyard.game_ids() if features_of(boneyard.game(game)).balance is not None]


def checks(game: str, games: Sequence[Played]) -> Iterator[Check]:
    targets = targets_of(game)
    if not games:
        raise BadRun("this run has no games yet")
    seats = len(games[0].seating)
    least, most = targets.rounds
    if seats == USUAL_SEATS:
        most = (least + most) // 2
    yield Check("rounds, median", median(played.rounds for played in games), least, most)
    for way, share in targets.least.items() if seats == USUAL_SEATS else ():
        yield Check(f"games won by {way}", share_of(games, way), share, 1.0)
    yield Check("games at the limit of rounds", share_of(games, LIMIT), 0.0, MOST_AT_LIMIT)
    yield Check("games without an end", share_of(games, UNFINISHED), 0.0, 0.0)
    for seat in range(seats if len(games) >= ENOUGH_GAMES else 0):
        wins = sum(1 / len(played.winners) for played in games if seat in played.winners)
        yield Check(f"wins of seat {seat + 1}", wins / len(games), 0.0, 1 / seats + MOST_ABOVE_EVEN)
    for card, (plays, winners) in sorted(cards(games).items()):
        if plays >= ENOUGH_PLAYS:
            yield Check(f"{card}, winner's share by even", winners / plays * seats, *CARD_SHARE)


def share_of(games: Sequence[Played], way: str) -> float:
    return sum(played.way == way for played in games) / len(games)


def cards(games: Sequence[Played]) -> dict[str, tuple[int, float]]:
    """For each card, how often it was played, and how often by a winner (a shared win counts in part)."""
    found: dict[str, tuple[int, float]] = {}
    for played in games:
        for card, by_seat in played.things.get("cards", {}).items():
            plays, winners = found.get(card, (0, 0.0))
            won = sum(by_seat[seat] for seat in played.winners) / max(1, len(played.winners))
            found[card] = plays + sum(by_seat), winners + won
    return found


SURVEY_HEADINGS = ("game", "options", "seats", "games", "rounds", "80 %", "at limit", "won by", "off target")


def survey_row(game: str, variant: Mapping[str, str], games: Sequence[Played]) -> tuple[str, ...]:
    """One variant's results, under `SURVEY_HEADINGS`."""
    rounds = sorted(played.rounds for played in games)
    tenth = len(rounds) // 10
    ways = sorted({played.way for played in games} - {LIMIT})
    missed = [f"{check.what} {check.found:.3g}" for check in checks(game, games) if not check.holds]
    return (
        game,
        " ".join(f"{name}={value}" for name, value in variant.items()) or "–",
        str(len(games[0].seating)),
        str(len(games)),
        f"{median(rounds):g}",
        f"{rounds[tenth]} to {rounds[-1 - tenth]}",
        f"{share_of(games, LIMIT):.1%}",
        ", ".join(f"{way} {share_of(games, way):.0%}" for way in ways),
        ", ".join(missed) or "–",
    )
