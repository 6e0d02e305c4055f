"""The luck of all seats as a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from boneyard.odds import Ledger
from boneyard.odds.luck import Sum
from boneyard.terminal.telling import Teller

PURPOSES = ("fight", "move", "tile", "figures", "duel")
"""What everybody rolls for; the rolls of single cards are left out."""


def luck_table(ledger: Ledger, points: Sequence[int], teller: Teller) -> Table:
    """What the dice gave each seat, beside what was to be expected; the seats by their adjusted points."""
    sums = ledger.sums()
    rolled = [purpose for purpose in PURPOSES if any(purpose in by for by in sums.values())]
    table = Table(title=teller.say("luck-title"), caption=teller.say("luck-about"), caption_justify="left")
    table.add_column(teller.say("luck-seat"))
    for purpose in rolled:
        table.add_column(teller.say(f"luck-{purpose}"), justify="right")
    table.add_column(teller.say("luck-points"), justify="right")
    table.add_column(teller.say("luck-adjusted"), justify="right")
    for standing in ledger.standings(points):
        own = sums.get(standing.seat, {})
        table.add_row(
            teller.seat(standing.seat),
            *(cell(own.get(purpose), teller) for purpose in rolled),
            str(standing.points),
            teller.say("luck-value", value=standing.adjusted),
        )
    return table


def cell(found: Sum | None, teller: Teller) -> str:
    """What came and what was to be expected."""
    if found is None:
        return ""
    return teller.say("luck-cell", actual=f"{found.actual:.0f}", expected=found.expected)
