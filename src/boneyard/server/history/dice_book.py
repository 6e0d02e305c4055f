"""The dice book: every roll beside its expected value.

Expectations come from the public view, so the book is the same for all viewers.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from boneyard.games.shared.events import TurnBegan
from boneyard.odds import Ledger
from boneyard.server.history.log import NOTHING, Line
from boneyard.server.history.story import Dice


class Roll(Struct, frozen=True):
    """A roll, and its expected value by what everybody saw."""

    turn: int
    seat: int
    purpose: str
    pips: int
    result: int
    needed: int | None
    actual: float
    expected: float


def dice_book(lines: Iterable[Line]) -> tuple[tuple[Roll, ...], tuple[Dice, ...]]:
    """Every roll, and totals by seat and purpose."""
    rolls: list[Roll] = []
    ledger, turn = Ledger(), 0
    for line in lines:
        events = line.events or NOTHING
        if (found := events.roll) is not None:
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
        for event in events.events:
            if isinstance(event, TurnBegan):
                turn = event.turn
    return tuple(rolls), dice_totals(ledger)


def dice_totals(ledger: Ledger) -> tuple[Dice, ...]:
    return tuple(
        Dice(seat, purpose, sum_.rolls, sum_.actual, sum_.expected, sum_.deviations)
        for seat, purposes in sorted(ledger.sums().items())
        for purpose, sum_ in sorted(purposes.items())
    )
