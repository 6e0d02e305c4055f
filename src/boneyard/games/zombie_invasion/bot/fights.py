"""The value of a fight with a zombie, of life and of ammo, in points."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from boneyard.games.shared.walking import ExpectedFight
from boneyard.games.zombie_invasion.rules.fight import NEEDED

LIVES = (0.0, 1.5, 2.7, 3.6, 4.2, 4.6)
"""The value of life tokens by number: the first keeps you alive, the fifth is a comfort."""
AMMO, SPARE_AMMO = 0.4, 0.15
PLENTY = 5
RELIEF = 1.0
"""The value of a fresh start besides its tokens, less the way back: the weak dare nothing."""
FRESH = 3
LOST_POINTS = 5


class Outlook(NamedTuple):
    """The expectation after a fight: value, chance to be alive, and resources left."""

    value: float
    alive: float
    lives: float
    ammo: float


def resource_value(lives: int, ammo: int) -> float:
    return LIVES[lives] + AMMO * min(ammo, PLENTY) + SPARE_AMMO * max(0, ammo - PLENTY)


@cache
def dying(points: int) -> Outlook:
    """Dying costs up to five points and gives three life and three ammo tokens."""
    return Outlook(resource_value(FRESH, FRESH) + RELIEF - min(LOST_POINTS, points), 0.0, FRESH, FRESH)


@cache
def fight(lives: int, ammo: int, bonus: int, last_dies: bool, points: int, prize: float) -> Outlook:
    """A fight to its end, with the best answer to each failed roll."""
    mixed = [0.0, 0.0, 0.0, 0.0]
    for pips in range(1, 7):
        result = pips + bonus
        if result >= NEEDED:
            best = Outlook(prize + resource_value(lives, ammo), 1.0, lives, ammo)
        else:
            best = give_life(lives, ammo, bonus, last_dies, points, prize)
            if ammo >= NEEDED - result:
                shot = spend_ammo(lives, ammo, NEEDED - result, prize)
                best = max(best, shot, key=value)
        for n in range(4):
            mixed[n] += best[n] / 6
    return Outlook(*mixed)


def value(outlook: Outlook) -> float:
    return outlook.value


def give_life(lives: int, ammo: int, bonus: int, last_dies: bool, points: int, prize: float) -> Outlook:
    """After a failed roll: give up a life token and roll again, or die."""
    if lives <= (1 if last_dies else 0):
        return dying(points)
    return fight(lives - 1, ammo, bonus, last_dies, points, prize)


def spend_ammo(lives: int, ammo: int, number: int, prize: float) -> Outlook:
    return Outlook(prize + resource_value(lives, ammo - number), 1.0, lives, ammo - number)


@cache
def fight_series(
    lives: int, ammo: int, bonus: int, last_dies: bool, points: int, prize: float
) -> tuple[ExpectedFight, ...]:
    """The fights of one walk: what each gains beyond the current resources, which shrink each time."""
    series = []
    for _ in range(4):
        outlook = fight(lives, ammo, bonus, last_dies, points, prize)
        series.append(ExpectedFight(outlook.value - resource_value(lives, ammo), outlook.alive))
        lives, ammo, points = round(outlook.lives), round(outlook.ammo), points + 1
    return tuple(series)
