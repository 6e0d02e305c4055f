"""When each seat was asked, when its window closes, and when a bot takes over for an absent player."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from boneyard.table.config import Days
from boneyard.table.protocol import Takeover
from boneyard.table.table import Table

AWAY = 45_000
"""How long a table waits for a player who left the page."""


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


def is_waited_for(table: Table, here: Collection[int]) -> bool:
    """Whether another player is here. A table that everybody left waits instead of playing on."""
    return any(table.seats[seat].guest and not table.seats[seat].stand_in for seat in here)


def takeover_at(table: Table, seat: int, asked: QuestionTimes, away: Mapping[int, int]) -> int:
    """When a bot takes over for an absent player who must answer."""
    return max(asked.since(table, seat), away[seat]) + AWAY


def takes_over(table: Table) -> bool:
    """Whether bots take over for absent players within a minute."""
    return table.config.absence != "wait" and not isinstance(table.config.pace, Days)


def next_takeover(
    table: Table, asked: QuestionTimes, away: Mapping[int, int], here: Collection[int]
) -> Takeover | None:
    """When a bot takes over. Not told while several seats must answer: it would show who hasn't."""
    play = table.play
    if not away or table.status != "running" or play is None or play.secret is not None:
        return None
    if not takes_over(table) or not is_waited_for(table, here):
        return None
    seat = next((seat for seat in play.actors if seat in away and not table.seats[seat].bot), None)
    return None if seat is None else Takeover(seat, takeover_at(table, seat, asked, away))
