"""Figures, pawns, tokens and things on squares, and how they share one."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from xml.sax.saxutils import escape

from boneyard.art.scene import Figure, Pawn, Scene, Square, Thing, Token
from boneyard.art.svg import SQUARE, element, number
from boneyard.art.symbols import use, use_centred

_FIGURE = {
    "white": ("f-sk-white", 76),
    "red": ("f-sk-red", 76),
    "blue": ("f-sk-blue", 76),
    "black": ("f-sk-black", 86),
    "zombie": ("f-zombie", 78),
}
_THING = {"horse": ("f-horse", 78), "book": ("f-book", 82)}

_PAWN = 92
_TOKEN_ALONE, _TOKEN_BESIDE = 52, 40
_ROOM_FOR_TOKEN = 10
_FAN, _NARROW = 50, 0.82

Occupant = Figure | Thing | Pawn


@dataclass(frozen=True)
class _Place:
    """Position within a square, and scale."""

    x: float
    y: float
    scale: float = 1


def figures(scene: Scene) -> str:
    """All pieces from the back row to the front, so that the front ones overlap."""
    squares = _by_square(scene)
    in_order = sorted(squares, key=lambda square: (square[1], square[0]))
    return "".join(part for square in in_order for part in _draw_square(square, *squares[square]))


def _by_square(scene: Scene) -> dict[Square, tuple[list[Occupant], list[Token]]]:
    squares: dict[Square, tuple[list[Occupant], list[Token]]] = defaultdict(lambda: ([], []))
    occupants: list[Occupant] = [*scene.things, *scene.figures, *scene.pawns]
    for occupant in occupants:
        squares[occupant.x, occupant.y][0].append(occupant)
    for token in scene.tokens:
        squares[token.x, token.y][1].append(token)
    return squares


def _draw_square(square: Square, occupants: list[Occupant], tokens: list[Token]) -> Iterator[str]:
    """Tokens are in front of figures but behind pawns, which are never hidden."""
    x, y = ((place + 0.5) * SQUARE for place in square)
    makes_room = bool(tokens) and not any(isinstance(occupant, Pawn) for occupant in occupants)
    places = _share(x - _ROOM_FOR_TOKEN if makes_room else x, y, len(occupants))
    drawn = [(occupant, _draw(occupant, place)) for occupant, place in zip(occupants, places, strict=True)]
    yield from (text for occupant, text in drawn if not isinstance(occupant, Pawn))
    yield from _draw_tokens(x, y, tokens, alone=not occupants)
    yield from (text for occupant, text in drawn if isinstance(occupant, Pawn))


def _share(x: float, y: float, count: int) -> list[_Place]:
    """Two stand side by side; more are smaller, in a back and a front row."""
    if count <= 2:
        return _row(x, y, count, _FAN, 1 if count == 1 else _NARROW)
    columns = (count + 1) // 2
    gap, scale = 92 / columns, 1.1 / columns**0.8
    back, front = count // 2, count - count // 2
    return _row(x, y - 20, back, gap, scale) + _row(x, y + 20, front, gap, scale)


def _row(x: float, y: float, count: int, gap: float, scale: float) -> list[_Place]:
    return [_Place(x + (i - (count - 1) / 2) * gap, y, scale) for i in range(count)]


def _draw(occupant: Occupant, place: _Place) -> str:
    if isinstance(occupant, Pawn):
        return _draw_pawn(occupant, place)
    symbol_id, size = _FIGURE[occupant.kind] if isinstance(occupant, Figure) else _THING[occupant.kind]
    return use_centred(symbol_id, place.x, place.y - 2, size * place.scale)


def _draw_tokens(x: float, y: float, tokens: list[Token], alone: bool) -> Iterator[str]:
    """Tokens alone are centred; under a figure they are small, from the lower right to the left."""
    for i, token in enumerate(tokens):
        if alone:
            shift = (i - (len(tokens) - 1) / 2) * 30
            yield use_centred(f"f-{token.kind}", x + shift, y, _TOKEN_ALONE)
        else:
            yield use_centred(f"f-{token.kind}", x + 26 - i * 30, y + 26, _TOKEN_BESIDE)


def _draw_pawn(pawn: Pawn, place: _Place) -> str:
    size = _PAWN * place.scale
    corner_x, corner_y = number(place.x - size / 2), number(place.y - size / 2 - 3)
    parts = [
        element("ellipse", class_="mering", cx=48, cy=88, rx=50, ry=13) if pawn.mine else "",
        use(f"f-{pawn.kind}", 0, 0),
        element("text", escape(pawn.initial), class_="ini", x=42, y=80, text_anchor="middle"),
        element("circle", class_="badge", cx=76, cy=56, r=17),
        use_centred(f"s-seat-{pawn.seat}", 76, 56, 26),
    ]
    transform = f"translate({corner_x} {corner_y}) scale({number(size / SQUARE)})"
    return element("g", "".join(parts), class_=f"pawn seat-{pawn.seat}", transform=transform)
