"""What the scripted person does with a question on display.

They lay a tile at the nearest place, walk once a turn towards figures, tokens and the goal by a click on a
marked square, and on as long as that brings them nearer. They fight, play no cards, pass in other players'
turns, and end the turn. They fill a tile by one click on it, and send the figures by one click on the pawn of
the opponent with the most points. By hand, they instead put figures far from their pawn and tokens near it,
one by one, and move a figure only onto an opponent.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct, field

REMEMBERED = 3  # turns in which a person doesn't walk back to where they were
BRAVE = 2  # life tokens with which a fight is worth it
RISKY = frozenset({"danger", "risky"})
WALKED = RISKY | {"legal", "far"}
"""Marks of squares that a pawn can walk to."""
GOAL_TILES = frozenset({"helipad"})

Command = dict[str, str | int | None]


class Laid(Struct, frozen=True):
    tile: str
    x: int
    y: int


class Seat(Struct, frozen=True):
    pawn: int
    life: int = 0
    points: int = 0


class Table(Struct, frozen=True):
    """The parts of a view that the person judges by."""

    tiles: list[Laid]
    seats: list[Seat]
    active: int
    turns: int
    frame: str
    zombies: list[int] = field(default_factory=list)
    skeletons: dict[str, list[int]] = field(default_factory=dict)
    life: list[int] = field(default_factory=list)
    ammo: list[int] = field(default_factory=list)
    holder: int = -1
    goal: int = -1


class Mark(Struct, frozen=True):
    """A marked square, tile or place: its middle in the window, and whether it can be clicked there."""

    x: float
    y: float
    open: bool
    square: int = -1
    tile: int = -1
    column: int = 0
    row: int = 0
    kind: str = ""


class Offer(Struct, frozen=True):
    """A question on display."""

    decision: int
    window: bool
    options: list[Command]
    deadly: list[int]
    seat: int
    size: float
    marks: list[Mark]
    places: list[Mark]
    lit: list[Mark]
    beside: list[int]
    """Squares in view that figures can be moved to, or of the tile to fill."""
    buttons: list[int]
    proposal: bool
    """Whether the dock offers to place or move everything."""
    view: Table

    def numbers(self, *words: str) -> list[int]:
        """The options with one of these words, in the order of the words; deadly ones last."""
        found = [
            number for word in words for number, option in enumerate(self.options) if option["do"] == word
        ]
        return sorted(found, key=lambda number: number in self.deadly)


class Point(NamedTuple):
    x: float
    y: float


class Intent(NamedTuple):
    """What to do next: points to click in this order, buttons of options, the best first, or the proposal."""

    points: Sequence[Mark] = ()
    options: Sequence[int] = ()
    proposal: bool = False


def at(view: Table, square: int) -> Point:
    """A square's column and row on the map."""
    tile = view.tiles[square // 9]
    return Point(tile.x * 3 + square % 3, tile.y * 3 + square % 9 // 3)


def apart(one: Point, other: Point) -> float:
    return abs(one.x - other.x) + abs(one.y - other.y)


class Judgement:
    """Chooses, and remembers where the pawn has been."""

    def __init__(self, by_hand: bool = False) -> None:
        self.by_hand = by_hand
        self.turn = -1
        self.visited: deque[set[int]] = deque([set()], REMEMBERED)
        self.walked = False

    def intend(self, offer: Offer) -> Intent:
        if self.turn != offer.view.turns:
            self.turn, self.walked = offer.view.turns, False
            self.visited.append(set())
        words = {str(option["do"]) for option in offer.options}
        if offer.window:
            return Intent(options=offer.numbers("pass"))
        if "place" in words:
            return self.lay(offer)
        if "put" in words:
            return self.fill(offer) if offer.proposal and not self.by_hand else self.put(offer)
        if "step" in words:
            return self.walk(offer)
        if "shift" in words:
            return self.send(offer) if offer.proposal and not self.by_hand else self.shift(offer)
        wanted = offer.numbers("throw", "raise", "ammo", "life", "commit", "stop", "pass")
        if wanted:
            return Intent(options=wanted)
        return self.any_of(offer)

    def any_of(self, offer: Offer) -> Intent:
        """The first option, on the board or as a button."""
        first = offer.options[0]
        for name, marks in (("square", offer.marks), ("tile", offer.lit)):
            found = [
                mark for mark in marks if first.get(name) == (mark.square if name == "square" else mark.tile)
            ]
            if found:
                return Intent(points=found[:1])
        return Intent(options=range(len(offer.options)))

    def lay(self, offer: Offer) -> Intent:
        pawn = self.pawn(offer)
        middle = {id(place): Point(place.column * 3 + 1, place.row * 3 + 1) for place in offer.places}
        nearest = sorted(offer.places, key=lambda place: (not place.open, apart(pawn, middle[id(place)])))
        return Intent(points=nearest[:1])

    def fill(self, offer: Offer) -> Intent:
        """One click on the tile, beside the squares for single pieces."""
        squares = {option["square"] for option in offer.options if isinstance(option.get("square"), int)}
        tiles = {square // 9 for square in squares if isinstance(square, int)}
        beside = [square for square in offer.beside if square not in squares]
        if len(tiles) > 1 or not beside:
            return Intent(proposal=True)
        return Intent(points=[Mark(0, 0, False, beside[0])])

    def send(self, offer: Offer) -> Intent:
        """The figures at the opponent with the most points."""
        seats = offer.view.seats
        pawns = {seat.pawn: seat.points for number, seat in enumerate(seats) if number != offer.seat}
        aims = [mark for mark in offer.marks if mark.kind == "aim" and mark.square in pawns and mark.open]
        best = max(aims, key=lambda mark: pawns[mark.square], default=None)
        return Intent(points=[best]) if best else Intent(proposal=True)

    def put(self, offer: Offer) -> Intent:
        """Figures far from the own pawn, tokens near it."""
        pawn = self.pawn(offer)
        kinds = {option["square"]: option["what"] for option in offer.options if option["do"] == "put"}
        marks = [mark for mark in offer.marks if mark.square in kinds]
        sign = 1 if next(iter(kinds.values())) in ("life", "ammo") else -1
        marks.sort(key=lambda mark: (not mark.open, sign * apart(pawn, at(offer.view, mark.square))))
        return Intent(points=marks[:1], options=offer.numbers("stop"))

    def walk(self, offer: Offer) -> Intent:
        """To the best marked square, unless staying is as good."""
        view, pawn = offer.view, self.pawn(offer)
        self.visited[-1].add(view.seats[offer.seat].pawn)
        known = set().union(*self.visited)
        wishes = list(self.wishes(offer))
        brave = view.seats[offer.seat].life >= BRAVE
        figures = set(self.figures(view))

        def distance(place: Point) -> float:
            return min((apart(place, wish) for wish in wishes), default=0)

        marks = [
            mark
            for mark in offer.marks
            if mark.open
            and not WALKED.isdisjoint(mark.kind.split())
            and mark.square not in known
            and (brave or (mark.square not in figures and RISKY.isdisjoint(mark.kind.split())))
        ]
        best = min(
            marks,
            key=lambda mark: (distance(at(view, mark.square)), apart(pawn, at(view, mark.square))),
            default=None,
        )
        nearer = best is not None and distance(at(view, best.square)) < distance(pawn)
        if best is None or not (nearer or not self.walked):
            done = offer.numbers("stop", "pass")
            return Intent(options=done) if done or best is None else Intent(points=[best])
        self.walked = True
        return Intent(points=[best])

    def wishes(self, offer: Offer) -> Iterator[Point]:
        """Places worth walking to: the goal if that wins, else tokens, and figures for the brave."""
        view = offer.view
        helipads = [number * 9 + 4 for number, tile in enumerate(view.tiles) if tile.tile in GOAL_TILES]
        goal = [view.goal] if view.holder == offer.seat and view.goal >= 0 else helipads
        if goal:
            yield from (at(view, square) for square in goal)
            return
        brave = view.seats[offer.seat].life >= BRAVE
        tokens = [*view.life, *view.ammo]
        targets = [*self.figures(view), *tokens] if brave else tokens
        yield from (at(view, square) for square in targets if square not in self.visited[-1])

    def figures(self, view: Table) -> list[int]:
        """Figures that one can beat: not the black ones."""
        return [
            *view.zombies,
            *(s for kind, found in view.skeletons.items() if kind != "black" for s in found),
        ]

    def shift(self, offer: Offer) -> Intent:
        """A figure onto an opponent; where the rules demand a move, the one that ends nearest to one."""
        view, done = offer.view, offer.numbers("stop")
        others = [
            at(view, seat.pawn)
            for number, seat in enumerate(view.seats)
            if number != offer.seat and seat.pawn >= 0
        ]
        marked = {mark.square: mark for mark in offer.marks if mark.open}
        best: tuple[float, Mark, int] | None = None
        for option in offer.options:
            start, to = option.get("start"), option.get("to")
            if not isinstance(start, int) or not isinstance(to, int) or start not in marked:
                continue
            far = min((apart(at(view, to), other) for other in others), default=1)
            if to in offer.beside and (far == 0 or not done) and (best is None or far < best[0]):
                best = (far, marked[start], to)
        if best is None:
            return Intent(options=done)
        ends = [option.get("to") for option in offer.options]
        starts = [option.get("start") for option in offer.options]
        target = Mark(0, 0, False, best[2])
        pawns = {mark.square for mark in offer.marks if mark.kind == "aim"}
        known = ends.count(best[2]) == 1 and best[2] not in starts  # the page knows which figure is meant
        direct = known and best[2] not in pawns
        return Intent(points=[target] if direct else [best[1], target])

    def pawn(self, offer: Offer) -> Point:
        square = offer.view.seats[offer.seat].pawn
        return at(offer.view, square) if square >= 0 else Point(1, 1)
