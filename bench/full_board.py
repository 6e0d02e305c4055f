"""A board as full as it gets: every tile laid, 150 figures, tokens and pawns on it."""

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
MOST_LIFE = 50 - 3 * SEATS
"""So many life tokens a position can have on the map."""
LONGEST = 60_000


def full_board() -> str:
    """The position of a game that was played at random until 46 tiles lay, with 150 pieces on them."""
    for seed in count():
        rng = Random(seed)
        state = grown(rng)
        fill(state, rng)
        if pieces(state) >= PIECES and state.life.bit_count() <= MOST_LIFE:
            return write_position(boneyard.game(GAME), state)
    raise AssertionError


def grown(rng: Random) -> MidState:
    """A game played at random until all tiles lie and the first seat is asked for a step."""
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
    raise RuntimeError(f"no board of {TILES} tiles after {LONGEST} answers: try another seed")


def fill(state: MidState, rng: Random) -> None:
    """All skeletons and life tokens that lie elsewhere come onto the map, as far as they are wanted."""
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
    """The colours of all skeletons in the supply, in collections and out of the game, taken from there."""
    white, red, blue, black = state.removed
    found = more(state.supply, (white, red, blue))
    for seat, collection in enumerate(state.collections):
        found = more(found, collection)
        state.collections[seat], state.points[seat] = EMPTY, 0
    state.supply, state.removed = EMPTY, (0, 0, 0, black)
    return [colour for colour in COLOURS for _ in range(found[colour])]


def pieces(state: MidState) -> int:
    """Skeletons, life tokens and pawns on the map."""
    return state.occupied.bit_count() + state.life.bit_count() + len(state.pawns)
