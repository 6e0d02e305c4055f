"""A board as full as it gets: every tile placed, with 150 figures, tokens and pawns."""

from itertools import count
from random import Random
from typing import cast

import boneyard
from boneyard.engine.chance import CHANCE, Chances, random_pick
from boneyard.games.midevil.kinds import COLOURS, EMPTY, more
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import Command, Step
from boneyard.games.shared.position import write_position

GAME = "castle-of-chaos"
SEATS = 3
TILES, PIECES = 46, 150
MOST_LIFE = 50 - 3 * SEATS  # life tokens that a position can have on the map
LONGEST = 60_000


def full_board() -> str:
    """The position of a random game with 46 tiles and 150 pieces."""
    for seed in count():
        rng = Random(seed)
        state = grown(rng)
        fill(state, rng)
        if pieces(state) >= PIECES and state.life.bit_count() <= MOST_LIFE:
            return write_position(boneyard.game(GAME), state)
    raise AssertionError


def grown(rng: Random) -> MidState:
    """A random game with all tiles placed, when the first seat may take a step."""
    game = boneyard.game(GAME)
    state = cast(MidState, game.start(game.setup(SEATS)))
    for _ in range(LONGEST):
        actor = game.actors(state)[0]
        options = game.options(state, actor)
        walks = any(isinstance(option, Step) for option in options)
        if len(state.board.tiles) >= TILES and actor == 0 and walks:
            return state
        dealt = actor == CHANCE
        game.apply(
            state, actor, random_pick(cast(Chances[Command], options), rng) if dealt else rng.choice(options)
        )
    raise RuntimeError(f"no board of {TILES} tiles after {LONGEST} answers; try another seed")


def fill(state: MidState, rng: Random) -> None:
    """Move all other skeletons and life tokens onto the map, as far as needed."""
    squares = sorted({step.to for walk in state.board.walks for step in walk if isinstance(step, Step)})
    rng.shuffle(squares)
    for colour in gathered(state):
        square = next(s for s in squares if not state.occupied >> s & 1 and s not in state.pawns)
        state.add_skeleton(colour, square)
    bare = [square for square in squares if not state.life >> square & 1]
    for square in bare[: max(min(MOST_LIFE - state.life.bit_count(), PIECES - pieces(state)), 0)]:
        state.life |= 1 << square
        state.bank -= 1


def gathered(state: MidState) -> list[int]:
    """Take all skeletons from the supply, the collections and out of the game; returns their colours."""
    white, red, blue, black = state.removed
    found = more(state.supply, (white, red, blue))
    for seat, collection in enumerate(state.collections):
        found = more(found, collection)
        state.collections[seat], state.points[seat] = EMPTY, 0
    state.supply, state.removed = EMPTY, (0, 0, 0, black)
    return [colour for colour in COLOURS for _ in range(found[colour])]


def pieces(state: MidState) -> int:
    return state.occupied.bit_count() + state.life.bit_count() + len(state.pawns)
