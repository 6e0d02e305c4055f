"""Boards to look at: a village, a town, a castle.

`python -m tests.art.boards <folder>` writes them as files in both themes.
"""

import sys
import tomllib
from pathlib import Path
from typing import get_args

from boneyard.art import (
    Big,
    Decor,
    Figure,
    FigureKind,
    Pawn,
    PlacedTile,
    Scene,
    Square,
    Theme,
    Thing,
    TileLook,
    Token,
    board_svg,
)

_TILES = tomllib.loads((Path(__file__).parent / "tiles.toml").read_text(encoding="utf-8"))["tile"]

LOOKS = {
    tile["id"]: TileLook(
        id=tile["id"],
        drawing=tuple(tile["drawing"].splitlines()),
        floor=tile.get("floor", "wood"),
        decor=tuple(Decor(*entry) for entry in tile.get("decor", [])),
        big=tuple(Big(*entry) for entry in tile.get("big", [])),
    )
    for tile in _TILES
}
_TITLES = {tile["id"]: tile.get("title") for tile in _TILES}

# The castle is drawn whole and cut into its twelve tiles: a rim between two of them belongs to both.
_CASTLE = """\
 # # # # # # # # # .
#W W W W W W W W W#.
   C S C C + C C   .
#WCc c c|k k k kCW#.
                   .
#WCc c c+k k k kCW#.
                   .
#WCc c c|k k k kCW#.
                   .
#WCc c c|k k k kCW#.
         - - + -   .
#WCc c c c c c cCW#.
                   .
#WSc c c c c c cCW#.
                   .
#WCc c c c c c cCW#.
                   .
#WCc c c c c c cSW#.
                   .
#WCc c c c c c cCW#.
                   .
#WCc c c c c c cCW#.
     C C S C C C   .
#WCGCW W W W W W W#.
 #   # # # # # # # .
""".splitlines()


def at(text: str) -> list[Square]:
    """Squares as 'x,y x,y'."""
    pairs = (pair.split(",") for pair in text.split())
    return [(int(x), int(y)) for x, y in pairs]


_COBBLES = "1,10 1,9 1,8 1,7 2,7 4,7 5,7 6,7 3,7 6,6 6,5 3,6 3,5 3,4 3,3 3,2 2,2 2,1"
_CASTLE_DECOR = [
    ("c-throne", 7, 1, 0, 0, 96),
    ("d-well", 3, 7, 0, 0, 96),
    ("d-hay", 1, 1, 50, 16, 96),
    ("d-hay", 1, 1, 10, 20, 96),
    ("d-barrel", 7, 10, 44, 44, 96),
    ("d-barrel", 7, 10, 46, 14, 96),
    ("d-table", 5, 2, 0, 60, 84),
    ("d-shelf", 4, 3, 0, 60, 96),
    ("d-garden", 3, 9, 0, 0, 96),
    ("d-garden", 4, 9, 0, 0, 96),
    ("d-garden", 4, 8, 0, 0, 96),
    ("d-garden", 3, 8, 0, 0, 96),
    ("d-cart", 7, 5, 4, 8, 84),
    ("d-hay", 7, 6, 42, 20, 96),
    ("d-crate", 1, 4, 8, 8, 96),
    ("d-crate", 1, 4, 8, 48, 96),
    ("d-barrel", 1, 5, 6, 4, 96),
    *(("c-cobble", x, y, 0, 0, 96) for x, y in at(_COBBLES)),
]


def castle_look(column: int, row: int) -> TileLook:
    """One of the castle's tiles, cut from the whole."""
    drawing = tuple(line[6 * column : 6 * column + 7] for line in _CASTLE[6 * row : 6 * row + 7])
    decor = tuple(
        Decor(symbol, x % 3, y % 3, dx, dy, size)
        for symbol, x, y, dx, dy, size in _CASTLE_DECOR
        if (x // 3, y // 3) == (column, row)
    )
    return TileLook(id=f"castle-{3 * row + column + 1}", drawing=drawing, decor=decor)


CASTLE = tuple(
    PlacedTile(castle_look(column, row), column, row, number=3 * row + column + 1)
    for row in range(4)
    for column in range(3)
)


def place(tile_id: str, column: int, row: int, rotation: int = 0) -> PlacedTile:
    return PlacedTile(LOOKS[tile_id], column, row, rotation, _TITLES[tile_id])


def stand(squares: dict[FigureKind, str]) -> tuple[Figure, ...]:
    """Figures of each kind on squares as 'x,y x,y'."""
    return tuple(Figure(kind, *square) for kind, text in squares.items() for square in at(text))


def village() -> Scene:
    return Scene(
        caption="A village",
        tiles=(
            place("smith", 0, 0),
            place("glade", 1, 0),
            place("tavern", 2, 0),
            place("corner", 3, 0),
            place("graveyard", 0, 1),
            place("bridge", 1, 1),
            place("altar", 2, 1),
            place("woods", 3, 1),
            place("chapel", 4, 1),
            place("straight", 0, 2),
            place("stable", 1, 2, 1),
            place("cross", 2, 2),
            place("clearing", 3, 2),
            place("corner", 4, 2, 3),
            place("manor", 2, 3),
            place("straight", 3, 3),
        ),
        figures=stand(
            {
                "white": "1,0 6,0 0,3 8,3 9,4 14,4 4,8 1,7 8,7 13,6 7,10",
                "red": "0,1 8,1 2,4 4,4 8,5 11,4 3,6 9,7 10,10",
                "blue": "7,1 1,5 13,3 6,11",
            }
        ),
        tokens=tuple(Token("life", *square) for square in at("8,0 6,1 13,4 3,8 10,7 7,11 1,1")),
        things=(Thing("book", 1, 4), Thing("horse", 12, 4)),
        pawns=(
            Pawn(3, "A", 3, 4),
            Pawn(2, "J", 10, 4),
            Pawn(4, "T", 12, 5),
            Pawn(1, "M", 7, 6, mine=True),
        ),
    )


def town() -> Scene:
    return Scene(
        caption="A town",
        tiles=(
            place("hospital", 1, 0),
            place("florist", 2, 0),
            place("town-corner", 3, 0),
            place("gas-station", 0, 1),
            place("town-hall", 1, 1),
            place("town-crossroads", 2, 1),
            place("helipad", 3, 1),
            place("town-straight", 1, 2),
            place("police", 2, 2, 3),
        ),
        figures=stand(
            {
                "zombie": "3,0 5,0 4,1 3,1 5,2 3,2 8,0 8,2 0,3 1,3 7,3 6,4 8,4 7,5 4,6 4,8 6,7 7,8 8,7"
                " 10,2 11,1 9,3 10,3 11,3 9,4 11,4 9,5 10,5 11,5 10,4"
            }
        ),
        tokens=(
            *(Token("life", *square) for square in at("5,1 4,0 8,1 6,8 3,0")),
            *(Token("ammo", *square) for square in at("2,3 8,8 7,8")),
        ),
        pawns=(
            Pawn(1, "M", 7, 4, mine=True),
            Pawn(5, "K", 4, 4),
            Pawn(2, "J", 4, 4),
            Pawn(6, "O", 1, 4),
        ),
    )


def castle() -> Scene:
    return Scene(
        caption="A castle, its bridge raised",
        tiles=(
            *CASTLE,
            place("drawbridge", 0, 4),
            place("cross", 0, 5),
            place("pit", 1, 5),
            place("windmill", 2, 5),
            place("filth", 3, 5),
        ),
        figures=stand(
            {
                "white": "3,0 8,3 2,4 5,5 0,8 5,11 2,9 6,3",
                "black": "4,6 1,9 8,8",
                "red": "1,16 4,15",
                "blue": "5,16 6,16",
            }
        ),
        tokens=tuple(Token("life", *square) for square in at("4,4 6,9 2,6")),
        pawns=(
            Pawn(1, "M", 7, 1, mine=True),
            Pawn(2, "J", 5, 2),
            Pawn(4, "T", 1, 7),
            Pawn(3, "A", 1, 10),
        ),
    )


SCENES = {"village": village, "town": town, "castle": castle}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, scene in SCENES.items():
        for theme in get_args(Theme):
            (folder / f"{name}-{theme}.svg").write_text(board_svg(scene(), theme), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
