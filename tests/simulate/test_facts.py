"""Points over time and who leads."""

from __future__ import annotations

from dataclasses import dataclass

from boneyard.games.shared.events import Died, TurnBegan
from boneyard.games.shared.statistics import COUNTED
from boneyard.simulate.facts import Facts


@dataclass
class Points:
    points: list[int]


def listener(*points: tuple[int, int]) -> Facts:
    """Facts of a game in which these were the points at the beginning of each turn."""
    facts = Facts(2, COUNTED)
    for turn, now in enumerate(points, 1):
        facts.state = Points(list(now))
        facts.hear(TurnBegan((turn - 1) % 2, turn))
    return facts


def test_points_are_kept_at_the_beginning_of_each_round_and_at_the_end() -> None:
    facts = listener((0, 0), (1, 0), (1, 2), (3, 2), (3, 4))
    facts.end()
    assert facts.points == [(0, 0), (1, 2), (3, 4), (3, 4)]


def test_the_lead_changes_when_another_seat_alone_has_the_most_points() -> None:
    assert listener((0, 0), (1, 0), (1, 1), (1, 2), (3, 2)).lead_changes == 2


def test_a_tie_that_goes_back_changes_nothing() -> None:
    assert listener((0, 0), (1, 0), (1, 1), (2, 1)).lead_changes == 0


def test_the_last_turn_can_change_the_lead() -> None:
    facts = listener((0, 0), (1, 0))
    facts.state = Points([1, 5])
    facts.end()
    assert facts.lead_changes == 1


def test_events_count_for_their_seat() -> None:
    facts = listener((0, 0))
    for seat in (0, 1, 1):
        facts.hear(Died(seat))
    assert facts.counts == {"deaths": [1, 2]}
