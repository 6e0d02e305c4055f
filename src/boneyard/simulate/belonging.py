"""Whether a line of a file can be a game of a run: somebody may have edited the file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import boneyard
from boneyard.simulate.games import UNFINISHED, Played
from boneyard.simulate.plan import Plan


def belongs(played: Played, plans: Sequence[Plan]) -> bool:
    """Whether a game has a plan and a number, and all that it says of seats is of seats at its table."""
    if not 0 <= played.plan < len(plans) or played.game < 0:
        return False
    plan = plans[played.plan]
    seats = plan.setup.seats
    return (
        played.seating == plan.seating(played.game)
        and all(0 <= winner < seats for winner in played.winners)
        and played.way in (*boneyard.game(plan.setup.game).ways, UNFINISHED)
        and all(len(row) == seats for row in rows_of(played))
        and min(played.turns, played.answers, played.decisions, played.lead_changes) >= 0
    )


def rows_of(played: Played) -> Iterator[tuple[int, ...]]:
    """Everything that has a number for each seat."""
    yield from played.points
    yield from played.counts.values()
    for table in played.things.values():
        yield from table.values()
