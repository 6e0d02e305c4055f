"""Hypothesis strategies: arbitrary tiles, and maps grown from them."""

from hypothesis import strategies as st

from boneyard.games.shared.board import ALL_THREE, MIDDLE, Board
from boneyard.games.shared.tile import Tile
from boneyard.games.shared.tile_check import tile_faults
from tests.content.tile_sets import ALL

OWN = [tile for tile in ALL if tile.place is None]
GROUND = "rrrggbtwsfx"
EDGES = "      |-++#"
RIM = "    ##|-"


@st.composite
def drawings(draw: st.DrawFn) -> tuple[str, ...]:
    """Seven lines of seven characters with known letters, meaningful or not."""
    rows = []
    for y in range(7):
        row = ""
        for x in range(7):
            if y % 2 and x % 2:
                letters = GROUND
            elif (x + y) % 2 == 0:
                letters = " "
            else:
                letters = RIM if 0 in (x, y) or 6 in (x, y) else EDGES
            row += draw(st.sampled_from(letters))
        rows.append(row)
    return tuple(rows)


def odd_tiles() -> st.SearchStrategy[Tile]:
    """Unchecked tiles whose exits are in the middle of a side."""
    return drawings().map(lambda drawing: Tile("odd", drawing))


def tiles() -> st.SearchStrategy[Tile]:
    """Tiles of the games, and generated ones that pass the content check."""
    drawn = odd_tiles().filter(lambda tile: not list(tile_faults(tile)))
    return st.one_of(st.sampled_from(OWN), st.sampled_from(OWN), drawn)


@st.composite
def boards(draw: st.DrawFn, most: int = 12) -> Board:
    """A map grown from one tile, with each further tile anywhere it fits."""
    board = Board(draw(st.sampled_from([ALL_THREE, MIDDLE])))
    first = draw(st.sampled_from([tile for tile in OWN if not tile.wild]))
    board = board.with_tile(first, 0, 0, 0)
    for _ in range(draw(st.integers(0, most))):
        tile = draw(st.sampled_from(OWN))
        if places := board.placements(tile):
            board = board.with_tile(tile, *draw(st.sampled_from(sorted(places))))
    return board
