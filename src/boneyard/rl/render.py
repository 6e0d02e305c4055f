from __future__ import annotations

from boneyard.engine.content import Content
from boneyard.games.shared.view import BoardView
from boneyard.terminal.board import Drawing
from boneyard.terminal.screen import Page, picture_of


def drawn(view: BoardView, content: Content) -> str:
    page = Page(view, view.board(content), ())
    return Drawing(picture_of(page)).canvas.whole().plain
