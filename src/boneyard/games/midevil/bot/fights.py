"""The value of a fight with a skeleton, and of life tokens, in points."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from boneyard.games.midevil.kinds import KINDS
from boneyard.games.shared.walking import ExpectedFight

LIVES = (0.0, 2.2, 3.8, 5.0, 5.8, 6.2)
"""The value of life tokens by number: the first protects a collection, the fifth is a comfort."""
DEATH = 2.0
"""The cost of dying besides the collection: the way back and the rest of the turn."""
FRESH = 3


class Outlook(NamedTuple):
    """The expectation after a fight: value, chance to be alive, and resources left."""

    value: float
    alive: float
    lives: float
    points: float


class Fighter(NamedTuple):
    """Everything that matters about a fighter: tokens, points to raise with (-1: not allowed), weapon."""

    lives: int
    points: int
    bonus: int
    last_dies: bool
    at_stake: int


def value(outlook: Outlook) -> float:
    return outlook.value


def resource_value(fighter: Fighter) -> float:
    return LIVES[fighter.lives] + fighter.at_stake


def dying() -> Outlook:
    """Dying costs the whole collection and the way back, and gives three tokens."""
    return Outlook(LIVES[FRESH] - DEATH, 0.0, FRESH, 0)


@cache
def fight(fighter: Fighter, needed: int, prize: float) -> Outlook:
    """A fight to its end, with the best answer to each failed roll."""
    mixed = [0.0, 0.0, 0.0, 0.0]
    for pips in range(1, 7):
        missing = needed - pips - fighter.bonus
        if missing <= 0:
            best = won(fighter, prize)
        else:
            best = give_life(fighter, needed, prize)
            if fighter.points >= missing:
                best = max(best, raised(fighter, missing, prize), key=value)
        for n in range(4):
            mixed[n] += best[n] / 6
    return Outlook(*mixed)


def won(fighter: Fighter, prize: float) -> Outlook:
    return Outlook(prize + resource_value(fighter), 1.0, fighter.lives, fighter.points)


def raised(fighter: Fighter, spent: int, prize: float) -> Outlook:
    return Outlook(prize + resource_value(fighter) - spent, 1.0, fighter.lives, fighter.points - spent)


def give_life(fighter: Fighter, needed: int, prize: float) -> Outlook:
    """After a failed roll: give up a life token and roll again, or die."""
    if fighter.lives <= (1 if fighter.last_dies else 0):
        return dying()
    return fight(fighter._replace(lives=fighter.lives - 1), needed, prize)


@cache
def fight_series(fighter: Fighter, kind: int, prize: float) -> tuple[ExpectedFight, ...]:
    """The fights of one walk: the gain of each, as the fighter gets weaker."""
    series = []
    for _ in range(4):
        outlook = fight(fighter, KINDS[kind].needed, prize)
        series.append(ExpectedFight(outlook.value - resource_value(fighter), outlook.alive))
        lost = fighter.points - round(outlook.points)
        fighter = fighter._replace(
            lives=round(outlook.lives),
            points=fighter.points - lost if fighter.points >= 0 else -1,
            at_stake=max(0, fighter.at_stake - lost),
        )
    return tuple(series)
