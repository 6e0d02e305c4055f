"""The dice book: every die that was rolled, beside what was to be expected of it.

Dice are judged by what everybody saw, so the book is the same for all viewers.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from boneyard.games.shared.events import TurnBegan
from boneyard.odds import Ledger
from boneyard.server.history.log import NOTHING, Line
from boneyard.server.history.story import Dice


class Roll(Struct, frozen=True):
    """A die that was rolled, and what was to be expected of it, by what everybody saw."""

    turn: int
    seat: int
    purpose: str
    pips: int
    result: int
    needed: int | None
    actual: float
    expected: float


def dice_book(lines: Iterable[Line]) -> tuple[tuple[Roll, ...], tuple[Dice, ...]]:
    """Every roll, and what the dice gave each seat for each purpose."""
    rolls: list[Roll] = []
    ledger, turn = Ledger(), 0
    for line in lines:
        told = line.told or NOTHING
        if (found := told.roll) is not None:
            rolled, judged = found
            ledger.rolls.append(judged)
            rolls.append(
                Roll(
                    turn=turn,
                    seat=rolled.seat,
                    purpose=rolled.purpose,
                    pips=rolled.pips,
                    result=rolled.result,
                    needed=judged.needed,
                    actual=judged.actual,
                    expected=judged.expected,
                )
            )
        for event in told.events:
            if isinstance(event, TurnBegan):
                turn = event.turn
    return tuple(rolls), dice_told(ledger)


def dice_told(ledger: Ledger) -> tuple[Dice, ...]:
    """A ledger's sums, by seat and purpose."""
    return tuple(
        Dice(seat, purpose, sum_.rolls, sum_.actual, sum_.expected, sum_.deviations)
        for seat, purposes in sorted(ledger.sums().items())
        for purpose, sum_ in sorted(purposes.items())
    )
