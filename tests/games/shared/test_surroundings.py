"""What people who can't see the board are told: walls, doors, and how far everything is to walk."""

from __future__ import annotations

import boneyard
from boneyard.games.shared.goals import NO_WAY
from boneyard.games.shared.position import read_position
from boneyard.games.shared.surroundings import Surroundings, surroundings_of

FIRST = 9
"""The smithy's first square. A wall and a door part its house from the road in the south and east."""
SMITHY = """midevil, 2 seats
board
  1:smith
  0:altar
figures
  #.#
  ...
  #w.

  ...
  .0.
  1..
stack none
deck none
next move left=3
"""


def around(seat: int) -> Surroundings:
    game = boneyard.game("midevil")
    view = game.view(read_position(game, SMITHY), None)
    return surroundings_of(view, seat, game.default_content())


def test_walls_and_doors_are_told() -> None:
    found = around(0)
    centre, east = FIRST + 4, FIRST + 5
    assert found.sides[centre] == "odwo"
    assert found.sides[east] == "--od", "trees are no wall"
    assert centre in found.inside
    assert east not in found.inside


def test_paths_go_through_doors_and_past_figures() -> None:
    found = around(0)
    south, east, centre, furnace = (FIRST + square for square in (7, 5, 4, 0))
    assert [found.steps[square] for square in (4, 1, south, east, centre)] == [0, 1, 2, 4, 5]
    assert found.steps[furnace] == NO_WAY
    assert around(1).steps[4] > 0, "each seat has its own distances"
