"""Positions and content that once hung or crashed a server, for every test that needs one."""

import re

import boneyard

ROWS = ("", "g r g", "", "r r r", "", "g r g", "")
DRAWING = "\n".join(("drawing = '''", *(row.center(7) for row in ROWS), "'''"))
CELL = """[[tile]]
id = "cell"
wild = true
drawing = '''
#######
#x#x#x#
#######
#x#g#x#
#######
#x#x#x#
#######
'''
"""
"""A tile with one square and no exit."""


def own_files(**tiles: str) -> dict[str, str]:
    """MidEvil's own files, with some tiles replaced or added."""
    files = dict(boneyard.game("midevil").default_content().files)
    kept = [
        part
        for part in re.split(r"(?m)^(?=\[\[tile\]\])", files["tiles.toml"])
        if not any(f'id = "{id}"\n' in part for id in tiles)
    ]
    return {**files, "tiles.toml": "".join(kept) + "\n" + "\n".join(tiles.values())}


NOBODY_CHOOSES = """midevil, 2 seats, round_limit none
board
  altar cell
at cell.centre pawn 0, pawn 1
stack none
deck none
next turn step=0
"""
"""With the tile `CELL`, nobody ever has a choice in this position."""


ONE_CHOICE = NOBODY_CHOOSES.replace("stack none", "stack glade")
"""With `CELL` and `GLADE`, one more tile is placed, and then nobody ever has a choice."""
GLADE = f'[[tile]]\nid = "glade"\nnamed = true\n{DRAWING}\n'
"""A tile that fits everywhere and stays empty."""


def meadow(count: int) -> str:
    """A tile that fits everywhere, `count` times."""
    return f'[[tile]]\nid = "meadow"\ncount = {count}\n{DRAWING}\n'


def meadows(kinds: int) -> dict[str, str]:
    """Several kinds of meadows, 99 of each."""
    return {f"meadow-{n}": meadow(99).replace('"meadow"', f'"meadow-{n}"') for n in range(kinds)}


def wide_board(tiles: int, others: str = "", kinds: int = 0) -> str:
    """A MidEvil position with a row of meadows next to the altar, of one or several kinds."""
    columns = 24
    names = ["altar", *(f"meadow-{n % kinds}" if kinds else "meadow" for n in range(tiles))]
    rows = [names[first : first + columns] for first in range(0, len(names), columns)]
    drawn = "\n".join("  " + " ".join(row) for row in rows)
    return f"midevil, 2 seats\nboard\n{drawn}\n{others}"
