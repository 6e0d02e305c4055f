"""Small PNG pictures for links in chat programs.

They have no words: letters would be too small to read, and a server need not have fonts.
"""

from __future__ import annotations

import re

from resvg_py import svg_to_bytes

from boneyard.art import board_svg, flat, inks
from boneyard.engine.content import Content
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.view import BoardView
from boneyard.pictures.games import goal_svg
from boneyard.pictures.scene import scene_of

WIDTH, HEIGHT = 800, 420
"""About 1.91 to 1, the shape that chat programs show whole. Twice as many pixels take twice as long."""
_SIZE = re.compile(r' width="[^"]+" height="[^"]+"')


def board_picture(view: BoardView, content: Content) -> bytes:
    """The board of a view as a PNG."""
    return png_of(board_svg(scene_of(view, content, names=False)))


def goal_picture(game: AnyGame) -> bytes | None:
    """The goal of a game as a PNG; None if it has no picture."""
    svg = goal_svg(game, "light")
    return None if svg is None else png_of(svg)


def png_of(svg: str) -> bytes:
    sized = _SIZE.sub(f' width="{WIDTH}" height="{HEIGHT}"', flat(svg), count=1)
    return svg_to_bytes(svg_string=sized, background=inks("light")["table"], skip_system_fonts=True)
