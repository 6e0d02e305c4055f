"""Check that a line of a run file fits the run, since files can be edited."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import boneyard
from boneyard.simulate.plan import Plan
from boneyard.simulate.play_game import UNFINISHED, Played


def fits_run(played: Played, plans: Sequence[Plan]) -> bool:
    """Whether the plan and number exist and every per-seat list has the right length."""
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
    yield from played.points
    yield from played.counts.values()
    for table in played.things.values():
        yield from table.values()
