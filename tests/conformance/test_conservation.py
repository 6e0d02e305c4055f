"""Nothing appears or vanishes: tiles, cards, figures and tokens are counted all through a game."""

import pytest

from boneyard.games.shared.events import Event, TileLost
from boneyard.games.shared.position import sketch_of
from boneyard.games.shared.state import BoardState
from boneyard.tile_drawing import LEGAL
from tests.conformance.inventory import inventory
from tests.sizes import pick
from tests.tables import Table, moments, tables

LIMIT = pick(quick=2_500, ci=20_000, full=60_000)
COUNTED, DRAWN = pick(quick=(7, 19), ci=(3, 10), full=(1, 1))
"""Steps from one count to the next, and from one look at the squares to the next."""


@pytest.mark.parametrize("table", tables(games=pick(quick=1, ci=5, full=100)), ids=str)
def test_nothing_appears_or_vanishes_or_leaves_the_legal_squares(table: Table) -> None:
    game = table.game
    events: list[Event] = []
    at_first = inventory(game, table.start())
    for step, state, _, _ in moments(table, LIMIT, events.append):
        where = table.at(f"step {step}")
        if step % DRAWN == 0:
            check_squares(table, state, where)
        if step % COUNTED:
            continue
        lost = [event.tile for event in events if isinstance(event, TileLost)]
        for tile in lost:
            at_first[f"tile {tile}"] -= 1
        events.clear()
        assert inventory(game, state) == +at_first, where


def check_squares(table: Table, state: BoardState, where: str) -> None:
    """Figures and tokens are on legal squares, and no square has two figures or two tokens."""
    sketch = sketch_of(table.game, state)
    for square, things in sketch.things.items():
        assert sketch.board.kinds[square] in LEGAL, f"{where}: {things} on {square}"
        assert len(things) == len(set(things)), f"{where}: {things} on {square}"
