"""The tile beyond the Drawbridge, in content that has a tile with a single exit."""

import boneyard
from boneyard.engine.content import Content
from boneyard.games.shared.position import read_position

BLIND_ALLEY = """
[[tile]]
id = "blind-alley"
title = { en = "Blind Alley" }
drawing = '''
# #   #
#t r t#

#t r t#

#t t t#
 # # #
'''
"""
POSITION = """\
castle-of-chaos, 2 seats
board
  castle-1    castle-2   castle-3
  castle-4    castle-5   castle-6
  castle-7    castle-8   castle-9
  castle-10   castle-11  castle-12
  drawbridge
turn 0
agenda
  turn step=0
  draw-beyond
"""


def test_CC_SETUP_1_a_tile_without_a_second_exit_is_drawn_again() -> None:
    game = boneyard.game("castle-of-chaos")
    own = game.default_content()
    files = {**own.files, "tiles.toml": own.files["tiles.toml"] + BLIND_ALLEY}
    state = read_position(game, POSITION, Content(game.id, files))
    drawn = {command.text() for command in game.options(state, boneyard.CHANCE)}
    assert "draw lane" in drawn
    assert "draw blind-alley" not in drawn
