"""Boards that bots, terminal and pictures build from a view join only crossings that the game joins."""

import re

import boneyard
from boneyard.engine.content import Content
from boneyard.games.shared.position import read_position

BROAD_STREET = ("", "#a a a#", "", "#a a a#", "", "#a a a#", "")
"""A side may be open at its corners too; ZI-MOVE-3 joins only the middle."""
TWO_STREETS = """zombie-invasion, 2 seats
board
  2:street
  1:street
  0:town-hall
at town-hall.centre pawn 0, pawn 1
"""


def broad_streets(own: Content) -> Content:
    """The game's own tiles, with streets open over their whole width."""
    drawing = "\n".join(row.ljust(7) for row in BROAD_STREET)
    street = re.compile(r'(id = "street"\n.*?drawing = \'\'\'\n).*?(?=\n\'\'\')', re.DOTALL)
    return Content("broad-streets", {n: street.sub(rf"\1{drawing}", text) for n, text in own.files.items()})


def test_a_view_has_no_forbidden_crossings() -> None:
    game = boneyard.game("zombie-invasion")
    content = broad_streets(game.default_content())
    state = read_position(game, TWO_STREETS, content)
    board = game.view(state, None).board(content)
    corner, across = board.square_at(0, -3), board.square_at(0, -4)
    assert corner is not None
    assert across is not None
    assert board.legal >> corner & board.legal >> across & 1
    assert across not in board.neighbours[corner]
    assert board.walks == state.board.walks
