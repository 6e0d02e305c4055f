"""Small boards to compute odds on, with placeholders for the differences."""

import boneyard
from boneyard.games.shared.position import read_position
from boneyard.games.shared.state import BoardState

STREET = """zombie-invasion, 2 seats{option}
board
  1:street
  0:town-hall
figures
  #.#
  #{far}#
  #*#

  #.#
  .1.
  #.#
at street.s zombie, pawn 0
seat 0 {resources}
{more}
next {frame}
"""
CLEARING = """midevil, 2 seats{option}
board
  1:clearing
  0:altar
figures
  ...
  ...
  .*.

  ...
  .1.
  ...
at clearing.s {kind}, pawn 0
seat 0 {resources}
stack none
deck none
next turn step=3
"""
GRAVEYARD = """castle-of-chaos, 2 seats
board
  castle-1    castle-2   castle-3
  castle-4    castle-5   castle-6
  castle-7    castle-8   castle-9
  castle-10   castle-11  castle-12
  drawbridge
  crossroads  graveyard
at graveyard.n black, pawn 0
seat 0 {resources}
stack none
deck none
next turn step=3
"""
WAY = """zombie-invasion, 2 seats
board
  1:street
  0:town-hall
figures
  #.#
  #z#
  #z#

  #0#
  .1.
  #.#
seat 0 life 1, ammo 0
seat 1 life 1, ammo 0
next move left=2
"""
VILLAGE_DUEL = """midevil, 2 seats{options}
board
  1:clearing
  0:altar
figures
  ...
  ...
  .*.

  ...
  ...
  ...
at clearing.s pawn 0, pawn 1
holder 1
seat 0 life {life[0]}, collection {skeletons[0]}
seat 1 life {life[1]}, collection {skeletons[1]}
stack none
deck none
next duel holder=1
"""
CASTLE_DUEL = """castle-of-chaos, 2 seats{options}
board
  castle-1    castle-2   castle-3
  castle-4    castle-5   castle-6
  castle-7    castle-8   castle-9
  castle-10   castle-11  castle-12
  drawbridge
  crossroads  graveyard
at crossroads.n pawn 0, pawn 1
holder 1
seat 0 life {life[0]}, collection {skeletons[0]}
seat 1 life {life[1]}, collection {skeletons[1]}
stack none
deck none
next settle
"""


def at(text: str) -> BoardState:
    game = boneyard.game(text.partition(",")[0])
    state = read_position(game, text, None)
    game.actors(state)
    return state


def duel_board(options: str = "") -> str:
    """A duel in the village with something at stake."""
    held = ("white 3 red 1", "white 1 red 1 blue 1")
    return VILLAGE_DUEL.format(options=options, life=(3, 3), skeletons=held)
