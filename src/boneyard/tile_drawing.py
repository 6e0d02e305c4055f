"""A tile's drawing, 7 lines of 7 characters, from which rules and pictures are derived.

Squares are letters at odd positions. Between them are edge marks: a space joins, `|` and `-` are walls, `+`
is a door, `#` never joins, `S` is stairs, `C` crenels. The outermost characters are the rim: a space is open,
`#` closed.

>>> lane = parse_drawing('''
... #     #
... #t r g#
...
... #g r t#
...
... #t r g#
... #     #''')
>>> print(*turn_drawing(lane), sep="|")
## # ##| t g t |       | r r r |       | g t g |## # ##
"""

KINDS = {
    "r": "road",
    "g": "grass",
    "b": "building",
    "t": "trees",
    "w": "water",
    "x": "blocked",
    "f": "furnace",
    "=": "bridge",
    "s": "soil",
    "A": "altar",
    "p": "pit",
    "m": "mill",
    "z": "filth",
    "W": "wall",
    "c": "courtyard",
    "k": "keep",
    "G": "gate",
    "d": "moat",
    "a": "road",
    "B": "building",
    "H": "helipad",
    "P": "square",
    "v": "pavement",
    "l": "lawn",
    "o": "roof",
}
LEGAL = frozenset("rgb=sAWckGaBHP")
"""Squares on which one can stand."""
OPEN_EDGES = frozenset(" +S")
WALL_EDGES = frozenset("|-C")
EDGES = OPEN_EDGES | WALL_EDGES | frozenset("#")
TURN_EDGE = str.maketrans("|-", "-|")


def parse_drawing(text: str) -> tuple[str, ...]:
    """The seven lines of a drawing; tolerates empty lines around it and missing trailing spaces."""
    lines = text.split("\n")
    if len(lines) > 7 and not lines[-1].strip():
        lines.pop()
    if len(lines) > 7 and not lines[0].strip():
        lines.pop(0)
    return tuple(line.ljust(7) for line in lines)


def turn_drawing(drawing: tuple[str, ...]) -> tuple[str, ...]:
    """The drawing, rotated clockwise by a quarter turn."""
    return tuple("".join(column[::-1]).translate(TURN_EDGE) for column in zip(*drawing, strict=True))
