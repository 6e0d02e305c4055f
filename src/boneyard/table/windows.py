"""When each seat was asked, and when its window closes."""

from __future__ import annotations

from boneyard.table.config import Days
from boneyard.table.table import Table


def is_timed(table: Table) -> bool:
    """Whether windows close by themselves: not in lessons, nor where nobody waits for the only player.

    Private windows always last their time.
    """
    return not table.config.lesson and (table.config.reactions == "private" or not table.has_one_person)


class QuestionTimes:
    """When each seat was asked its current decision: seat to (decision number, time)."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[int, int]] = {}

    def update(self, table: Table, now: int) -> None:
        """Update for a table's current questions. Days per decision keep running while the server is down."""
        play = table.play
        if play is None:
            return
        days = isinstance(table.config.pace, Days)
        if days:
            now = table.asked_at
        found: dict[int, tuple[int, int]] = {}
        for seat in play.actors:
            if seat >= 0:
                number, known = play.numbers[seat], (table.since if days else self.known).get(seat)
                found[seat] = known if known is not None and known[0] == number else (number, now)
        self.known = found

    def since(self, table: Table, seat: int) -> int:
        known = self.known.get(seat)
        return table.asked_at if known is None else known[1]

    def closing(self, table: Table, seat: int) -> int:
        """When the open window closes for a seat; private ones close for all seats at once.

        With days for decisions a window without bots waits for nobody.
        """
        assert table.play is not None
        together = table.play.actors if table.config.reactions == "private" else (seat,)
        is_long = not isinstance(table.config.pace, Days) or any(table.seats[each].bot for each in together)
        return min([self.since(table, each) for each in together]) + table.window * is_long
