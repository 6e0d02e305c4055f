"""Filling a tile with skeletons and life tokens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain

from boneyard.engine.game import Acting
from boneyard.games.midevil.frames import FillStart, FillTile
from boneyard.games.midevil.kinds import BLUE, COLOURS, KINDS, NUMBER, RED, WHITE, Collection, less, one
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import MOST_SHARED, Command, Put, put_on
from boneyard.games.shared.dice import SOLO
from boneyard.games.shared.events import FigurePut
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.tile import CENTRE


def fill_start(state: MidState, frame: FillStart) -> Acting:
    """ME-SETUP-6: the start player fills the tiles laid from the start; not in the first printing."""
    state.agenda.pop()
    return start_filling(state, frame.tile) if state.kit.revised else None


def start_filling(state: MidState, index: int) -> Acting:
    """ME-TILE-3: a named tile gets the skeletons and life tokens printed on it."""
    tile = state.board.tiles[index].tile
    colours = state.kit.parts.colours(state)
    life = min(tile.life, state.bank)
    state.agenda.append(FillTile(state.active, index, tile.figures, 0, life, colours))
    return fill_on(state)


def skeleton_squares(state: MidState, index: int) -> int:
    """ME-TILE-3, ME-TILE-4, ME-TILE-7: inside a building if there is one; free; not the Altar's centre."""
    turned = state.board.tiles[index].turned
    squares = turned.inside_mask or turned.legal_mask
    if turned.squares[CENTRE] == "A":
        squares &= ~(1 << CENTRE)
    return squares << index * 9 & ~state.occupied & ~state.barred


def life_squares(state: MidState, index: int) -> int:
    """ME-TILE-3, ME-TILE-4: like the skeletons; in the first printing on any legal square of the tile."""
    turned = state.board.tiles[index].turned
    inside = turned.inside_mask if state.kit.revised else 0
    return (inside or turned.legal_mask) << index * 9 & ~state.life & ~state.barred


@cache
def nearest_total(points: int, squares: int, supply: Collection) -> int:
    """ME-TILE-6: the total nearest to the roll that supply and squares allow; of two, the lower.

    >>> nearest_total(6, 3, (3, 1, 0))
    4
    >>> nearest_total(2, 3, (0, 0, 1))
    3
    """
    white, red, blue = supply
    totals = [
        w + 2 * r + 3 * b
        for b in range(min(blue, squares) + 1)
        for r in range(min(red, squares - b) + 1)
        for w in range(min(white, squares - b - r) + 1)
    ]
    return min(totals, key=lambda total: (abs(total - points), total))


def usable_supply(supply: Collection, colours: tuple[int, ...], points: int) -> Collection:
    """The usable part of the supply: only blue skeletons can bring the total above the roll."""
    white = min(supply[WHITE], points) if WHITE in colours else 0
    red = min(supply[RED], points // 2) if RED in colours else 0
    blue = min(supply[BLUE], (points + 1) // 3) if BLUE in colours else 0
    return white, red, blue


def colours_for(state: MidState, frame: FillTile, squares: int) -> tuple[int, ...]:
    """ME-TILE-6: the colours for the next skeleton that still allow the number or total."""
    if frame.figures:
        return tuple([kind for kind in frame.colours if state.supply[kind]])
    points = frame.points
    return colours_reaching(points, min(squares, points), usable_supply(state.supply, frame.colours, points))


@cache
def colours_reaching(points: int, squares: int, supply: Collection) -> tuple[int, ...]:
    """ME-TILE-6: the colours with which the nearest total can still be reached."""
    goal = nearest_total(points, squares, supply)
    return tuple(kind for kind in COLOURS if supply[kind] and reaches(goal, kind, squares, supply))


def reaches(goal: int, kind: int, squares: int, supply: Collection) -> bool:
    """ME-TILE-6: whether a total can still be reached after a skeleton of this kind."""
    left = goal - KINDS[kind].points
    return left >= 0 and nearest_total(left, squares - 1, less(supply, one(kind))) == left


@lru_cache(maxsize=MOST_SHARED)
def puts(kinds: tuple[int, ...], square: int) -> tuple[Command, ...]:
    return tuple(put_on(KINDS[kind].name, square) for kind in kinds)


def fill_options(state: MidState, frame: FillTile, actor: int) -> Sequence[Command]:
    """ME-TILE-3, ME-TILE-5: the placer chooses colours and squares, then the squares of life tokens."""
    if frame.figures or frame.points:
        squares = skeleton_squares(state, frame.tile)
        kinds = colours_for(state, frame, squares.bit_count())
        return tuple(chain.from_iterable([puts(kinds, square) for square in squares_in(squares)]))
    return tuple([put_on("life", square) for square in squares_in(life_squares(state, frame.tile))])


def filler_acts(state: MidState, frame: FillTile) -> tuple[int, ...]:
    return SOLO[frame.seat]


def fill_tile(state: MidState, frame: FillTile, actor: int, command: Command) -> Acting:
    """ME-TILE-3, ME-TILE-5: put one skeleton or token on its square."""
    assert isinstance(command, Put)
    put(state, frame, command)
    return fill_on(state)


def put(state: MidState, frame: FillTile, command: Put) -> None:
    """Skeletons come from the supply, life tokens from the bank."""
    if command.what == "life":
        state.life |= 1 << command.square
        state.bank -= 1
        state.agenda[-1] = FillTile(frame.seat, frame.tile, 0, 0, frame.life - 1, frame.colours)
    else:
        kind = NUMBER[command.what]
        state.supply = less(state.supply, one(kind))
        state.add_skeleton(kind, command.square)
        figures = max(0, frame.figures - 1)
        points = max(0, frame.points - KINDS[kind].points)
        state.agenda[-1] = FillTile(frame.seat, frame.tile, figures, points, frame.life, frame.colours)
    if state.tell:
        state.tell(FigurePut(command.what, command.square))


def fill_on(state: MidState) -> Acting:
    """ME-TILE-6, ME-MISC-2: ask while there is a choice; leave out what supply or squares don't allow."""
    while True:
        frame = state.agenda[-1]
        assert isinstance(frame, FillTile)
        options = (
            fill_options(state, frame, frame.seat) if frame.figures or frame.points or frame.life else ()
        )
        if len(options) > 1:
            state.offer(frame.seat, options)
            return SOLO[frame.seat]
        if options:
            only = options[0]
            assert isinstance(only, Put)
            put(state, frame, only)
        elif (frame.figures or frame.points) and frame.life:
            state.agenda[-1] = FillTile(frame.seat, frame.tile, 0, 0, frame.life, frame.colours)
        else:
            state.agenda.pop()
            fill_more = state.kit.parts.fill_more
            if fill_more:
                fill_more(state, frame.tile)
            return None
