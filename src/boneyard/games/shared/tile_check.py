"""Checks whether a drawing is a good tile; each fault is a sentence that names the place."""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.games.shared.tile import BORDER, INSIDE, SIDE_NAMES, SIDES, Tile, Turned
from boneyard.tile_drawing import EDGES, KINDS, LEGAL, OPEN_EDGES

RIMS = EDGES | {" "}


def shape_faults(drawing: tuple[str, ...]) -> Iterator[str]:
    """Faults of the characters alone; only a drawing without any can be checked further."""
    if len(drawing) != 7:
        yield f"the drawing has {len(drawing)} lines, not 7"
        return
    for row, line in enumerate(drawing):
        if len(line) != 7:
            yield f"drawing line {row + 1} has {len(line)} characters, not 7"
            continue
        for column, character in enumerate(line):
            if row % 2 and column % 2:
                if character not in KINDS:
                    yield f"drawing line {row + 1}, column {column + 1}: {character!r} isn't a kind of square"
            elif (row + column) % 2 and character not in RIMS:
                yield f"drawing line {row + 1}, column {column + 1}: {character!r} isn't a kind of edge"


def tile_faults(tile: Tile) -> Iterator[str]:
    """Faults of a well-formed drawing: exits that lead nowhere, doors without a house."""
    turned = tile.turned[0]
    yield from _edge_faults(turned)
    yield from _number_faults(tile)
    if tile.wild or tile.place is not None:
        return
    yield from _exit_faults(turned)
    yield from _reach_faults(turned)


def _edge_faults(turned: Turned) -> Iterator[str]:
    for a, b in turned.neighbours():
        edge = turned.edge(a, b)
        one, other = turned.squares[a], turned.squares[b]
        where = f"between squares {a} and {b}"
        if edge == "+" and not (one in LEGAL and other in LEGAL):
            yield f"the door {where} leads onto a square where nobody can stand"
        if edge == "+" and (one in INSIDE) == (other in INSIDE):
            yield f"the door {where} doesn't lead from inside to outside"
        if edge == " " and one in LEGAL and other in LEGAL and (one in INSIDE) != (other in INSIDE):
            yield f"a wall or a door is missing {where}"


def _exit_faults(turned: Turned) -> Iterator[str]:
    if not turned.exits:
        yield "the tile has no exit"
    for side in SIDES:
        if turned.exits & side:
            if turned.squares[BORDER[side][1]] not in LEGAL:
                yield f"the {SIDE_NAMES[side]} exit opens onto a square where nobody can stand"
            for position, square in enumerate(BORDER[side]):
                if turned.squares[square] in INSIDE and turned.rims[side][position] in OPEN_EDGES:
                    yield f"the {SIDE_NAMES[side]} exit opens into a building at square {square}"
        elif any(rim in OPEN_EDGES for rim in turned.rims[side]):
            yield f"the {SIDE_NAMES[side]} side is open at a corner but not in its middle"


def _reach_faults(turned: Turned) -> Iterator[str]:
    starts = [BORDER[side][1] for side in SIDES if turned.exits & side]
    if not starts:
        return
    reached = {starts[0]}
    while True:
        more = {join.b for join in turned.joins if join.a in reached}
        more |= {join.a for join in turned.joins if join.b in reached}
        if more <= reached:
            break
        reached |= more
    for start in starts:
        if start not in reached:
            yield f"the exit at square {start} isn't connected to the exit at square {starts[0]}"
    for square in turned.legal:
        if square not in reached and square not in starts:
            yield f"square {square} can't be reached from the exits"


def _number_faults(tile: Tile) -> Iterator[str]:
    room = len(tile.turned[0].inside or tile.turned[0].legal)
    if tile.figures > room:
        yield f"{tile.figures} figures don't fit on {room} squares"
    if tile.life + tile.ammo > room:
        yield f"{tile.life + tile.ammo} tokens don't fit on {room} squares"
    if not tile.named and (tile.figures or tile.life or tile.ammo):
        yield "a tile without a name can't have numbers of its own"
