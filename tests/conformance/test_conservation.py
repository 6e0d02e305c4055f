"""Nothing appears or vanishes: tiles, cards, figures and tokens are counted at every step."""

import pytest

from boneyard.games.shared.events import Event, TileLost
from boneyard.games.shared.position import sketch_of
from boneyard.tile_drawing import LEGAL
from tests.conformance.inventory import inventory
from tests.sizes import pick
from tests.tables import Table, moments, tables

LIMIT = pick(quick=2_500, ci=20_000, full=60_000)


@pytest.mark.parametrize("table", tables(games=pick(quick=1, ci=5, full=100)), ids=str)
def test_nothing_appears_or_vanishes(table: Table) -> None:
    game = table.game
    events: list[Event] = []
    at_first = inventory(game, table.start())
    for step, state, _, _ in moments(table, LIMIT, events.append):
        if step % pick(quick=3, ci=1, full=1) and not events:
            continue
        lost = [event.tile for event in events if isinstance(event, TileLost)]
        for tile in lost:
            at_first[f"tile {tile}"] -= 1
        events.clear()
        assert inventory(game, state) == +at_first, table.at(f"step {step}")


@pytest.mark.parametrize("table", tables(games=pick(quick=1, ci=5, full=100)), ids=str)
def test_figures_and_tokens_are_on_legal_squares(table: Table) -> None:
    """Also, no square has two figures or two tokens."""
    game = table.game
    for step, state, _, _ in moments(table, LIMIT):
        if step % pick(quick=11, ci=5, full=1):
            continue
        sketch = sketch_of(game, state)
        for square, things in sketch.things.items():
            where = table.at(f"step {step}: {things} on {square}")
            assert sketch.board.kinds[square] in LEGAL, where
            assert len(things) == len(set(things)), where
