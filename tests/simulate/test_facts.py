"""Points over time and the lead."""

from __future__ import annotations

import boneyard
from boneyard.games.shared.events import Died, TurnBegan
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.statistics import COUNTED
from boneyard.simulate.facts import Facts


def with_points(*points: int) -> BoardState:
    game = boneyard.game("zombie-invasion")
    state = game.start(game.setup(len(points)))
    state.points = [*points]
    return state


def listener(*points: tuple[int, int]) -> Facts:
    """Facts of a game with these points at the start of each turn."""
    facts = Facts(2, COUNTED)
    for turn, now in enumerate(points, 1):
        facts.state = with_points(*now)
        facts.on_event(TurnBegan((turn - 1) % 2, turn))
    return facts


def test_points_are_recorded_each_round_and_at_the_end() -> None:
    facts = listener((0, 0), (1, 0), (1, 2), (3, 2), (3, 4))
    facts.end()
    assert facts.points == [(0, 0), (1, 2), (3, 4), (3, 4)]


def test_the_lead_changes_when_another_seat_alone_has_the_most_points() -> None:
    assert listener((0, 0), (1, 0), (1, 1), (1, 2), (3, 2)).lead_changes == 2


def test_a_tie_does_not_change_the_lead() -> None:
    assert listener((0, 0), (1, 0), (1, 1), (2, 1)).lead_changes == 0


def test_the_last_turn_can_change_the_lead() -> None:
    facts = listener((0, 0), (1, 0))
    facts.state = with_points(1, 5)
    facts.end()
    assert facts.lead_changes == 1


def test_events_count_for_their_seat() -> None:
    facts = listener((0, 0))
    for seat in (0, 1, 1):
        facts.on_event(Died(seat))
    assert facts.counts == {"deaths": [1, 2]}
