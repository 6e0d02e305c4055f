"""What a fight with a skeleton is worth in points, and what life tokens are."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from boneyard.games.midevil.kinds import KINDS
from boneyard.games.shared.walking import ExpectedFight

LIVES = (0.0, 2.2, 3.8, 5.0, 5.8, 6.2)
"""So many life tokens in points: the first keeps a collection together, the fifth is a comfort."""
DEATH = 2.0
"""What dying costs besides the collection: the way back and the rest of the turn."""
FRESH = 3


class Outlook(NamedTuple):
    """What is to be expected after a fight: worth, the chance to live, and what is left."""

    value: float
    alive: float
    lives: float
    points: float


class Fighter(NamedTuple):
    """All that matters about who fights: tokens, points to raise with (-1: none may be used), weapon."""

    lives: int
    points: int
    bonus: int
    last_dies: bool
    at_stake: int


def value(outlook: Outlook) -> float:
    """What an outlook is worth."""
    return outlook.value


def means(fighter: Fighter) -> float:
    """What a fighter has to lose."""
    return LIVES[fighter.lives] + fighter.at_stake


def dying() -> Outlook:
    """Dying costs the whole collection and the way, and brings three tokens."""
    return Outlook(LIVES[FRESH] - DEATH, 0.0, FRESH, 0)


@cache
def fight(fighter: Fighter, needed: int, prize: float) -> Outlook:
    """A fight to its end, each failed roll answered as well as can be."""
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
    """The skeleton is beaten."""
    return Outlook(prize + means(fighter), 1.0, fighter.lives, fighter.points)


def raised(fighter: Fighter, spent: int, prize: float) -> Outlook:
    """A failed roll, and skeletons that mend it."""
    return Outlook(prize + means(fighter) - spent, 1.0, fighter.lives, fighter.points - spent)


def give_life(fighter: Fighter, needed: int, prize: float) -> Outlook:
    """A failed roll, and a life token for another one, or death."""
    if fighter.lives <= (1 if fighter.last_dies else 0):
        return dying()
    return fight(fighter._replace(lives=fighter.lives - 1), needed, prize)


@cache
def fight_series(fighter: Fighter, kind: int, prize: float) -> tuple[ExpectedFight, ...]:
    """The fights of one walk: what each brings, for who is a little weaker each time."""
    series = []
    for _ in range(4):
        outlook = fight(fighter, KINDS[kind].needed, prize)
        series.append(ExpectedFight(outlook.value - means(fighter), outlook.alive))
        lost = fighter.points - round(outlook.points)
        fighter = fighter._replace(
            lives=round(outlook.lives),
            points=fighter.points - lost if fighter.points >= 0 else -1,
            at_stake=max(0, fighter.at_stake - lost),
        )
    return tuple(series)
