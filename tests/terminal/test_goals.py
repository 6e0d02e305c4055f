"""The terminal tells how to win."""

from __future__ import annotations

from boneyard.terminal.goals import goal_lines
from tests.terminal.asking import IN_A_FIGHT, asker_at


def test_each_way_to_win_is_a_line() -> None:
    asker = asker_at(IN_A_FIGHT)
    lines = goal_lines(asker.match.game, asker.view, asker.board, asker.teller, asker.seat)
    assert lines == [
        "Win with 30 points. You need 18 more.",
        "Or take the book to the Altar. The Graveyard hasn't been found yet: no tiles left.",
    ]
