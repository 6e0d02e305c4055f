from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from boneyard.odds import Ledger
from boneyard.odds.luck import Sum
from boneyard.terminal.teller import Teller

PURPOSES = ("fight", "move", "tile", "figures", "duel")
"""Rolls that everyone makes; those of single cards are left out."""


def luck_table(ledger: Ledger, points: Sequence[int], teller: Teller) -> Table:
    """Actual and expected sums of the dice; seats are sorted by adjusted points."""
    sums = ledger.sums()
    rolled = [purpose for purpose in PURPOSES if any(purpose in by for by in sums.values())]
    table = Table(
        title=teller.translate("luck-title"), caption=teller.translate("luck-about"), caption_justify="left"
    )
    table.add_column(teller.translate("luck-seat"))
    for purpose in rolled:
        table.add_column(teller.translate(f"luck-{purpose}"), justify="right")
    table.add_column(teller.translate("luck-points"), justify="right")
    table.add_column(teller.translate("luck-adjusted"), justify="right")
    for standing in ledger.standings(points):
        own = sums.get(standing.seat, {})
        table.add_row(
            teller.seat(standing.seat),
            *(cell(own.get(purpose), teller) for purpose in rolled),
            str(standing.points),
            teller.translate("luck-value", value=standing.adjusted),
        )
    return table


def cell(found: Sum | None, teller: Teller) -> str:
    if found is None:
        return ""
    return teller.translate("luck-cell", actual=f"{found.actual:.0f}", expected=found.expected)
