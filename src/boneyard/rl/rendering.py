"""A view as plain characters."""

from __future__ import annotations

from boneyard.engine.content import Content
from boneyard.sight import board_in, sight_of
from boneyard.terminal.board import Drawing
from boneyard.terminal.screen import Page, picture_of


def drawn(view: object, content: Content) -> str:
    """The whole board."""
    sight = sight_of(view)
    page = Page(sight, board_in(sight, content), ())
    return Drawing(picture_of(page)).canvas.whole().plain
