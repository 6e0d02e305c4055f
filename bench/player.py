"""A scripted person at the page, who plays sensibly by mouse or finger, without hints or automatic moves.

They lay a tile at the nearest place, put figures far from their pawn and tokens near it, walk once a turn
towards figures, tokens and the goal by a click on a marked square, and on as long as that brings them nearer.
They fight, move a figure only onto an opponent, play no cards, pass in other players' turns, and end the
turn. They wait until the board is still before each click.
"""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct, convert, field
from playwright.sync_api import Error as PageError
from playwright.sync_api import Locator, Page

from environment import BenchError

ATTEMPTS = 6  # inputs for one answer
WAIT = 8_000  # milliseconds for the page to react to an input
STUCK = 90.0  # seconds without a question until the game counts as stuck
REMEMBERED = 3  # turns in which a person doesn't walk back to where they were
BRAVE = 2  # life tokens with which a fight is worth it
RISKY = frozenset({"danger", "risky"})
WALKED = RISKY | {"legal", "far"}
"""Marks of squares that a pawn can walk to."""
GOAL_TILES = frozenset({"helipad"})
CONFIRMING = "dialog[open] [data-option], .ghosttools .ok, .dock .btn.primary"
"""Buttons that confirm a selection, the most urgent first."""

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
    buttons: list[int]
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
    """What to do next: points to click in this order, or the buttons of options, the best first."""

    points: Sequence[Mark] = ()
    options: Sequence[int] = ()


def at(view: Table, square: int) -> Point:
    """A square's column and row on the map."""
    tile = view.tiles[square // 9]
    return Point(tile.x * 3 + square % 3, tile.y * 3 + square % 9 // 3)


def apart(one: Point, other: Point) -> float:
    return abs(one.x - other.x) + abs(one.y - other.y)


class Person:
    """Somebody at a page with a running game."""

    def __init__(self, page: Page, *, touch: bool, say: Callable[[str], None]) -> None:
        self.page, self.touch, self.say = page, touch, say
        self.turn = -1
        self.visited: deque[set[int]] = deque([set()], REMEMBERED)
        self.walked = False
        self.notes: list[str] = []

    def play(self, turns: int | None, until: float) -> None:
        """Play until the game is over, some own turns are done, or the time has run out."""
        heard = time.monotonic()
        while time.monotonic() < until:
            ready = self.page.evaluate("watch.ready()")
            if ready == "over" or (turns is not None and self.page.evaluate("watch.ownTurns()") >= turns):
                return
            if ready == "asked":
                self.answer()
                heard = time.monotonic()
            elif time.monotonic() - heard > STUCK:
                raise BenchError(
                    f"nothing was asked for {STUCK:.0f} s: {self.page.evaluate('watch.progress()')}"
                )
            self.page.wait_for_timeout(40)
        self.notes.append("time limit")

    def answer(self) -> None:
        """Answer the question on display, with as many inputs as the page demands."""
        first = self.look()
        if first is None:
            return
        self.say(f"turn {first.view.turns}: {first.view.frame}")
        if self.turn != first.view.turns:
            self.turn, self.walked = first.view.turns, False
            self.visited.append(set())
        intent = self.intend(first)
        points = list(intent.points)
        for attempt in range(ATTEMPTS):
            if points:
                self.point(self.refreshed(points.pop(0)))
            elif attempt and self.confirm():
                pass
            elif not self.press(intent.options or range(len(first.options))):
                self.show_all()
            if self.outcome(first.decision) == "answered":
                return
            offer = self.look()
            if offer is None or offer.decision != first.decision:
                return
            if not points and attempt > 1:
                intent = self.intend(offer)
                points = list(intent.points)
        self.notes.append(f"unanswered: {first.view.frame}")
        self.press(range(len(first.options)))

    def look(self) -> Offer | None:
        found = self.page.evaluate("watch.offer()")
        return None if found is None else convert(found, Offer)

    def outcome(self, decision: int) -> str:
        """Wait until the page has answered, or is still again."""
        script = "([decision, began]) => watch.outcome(decision, began)"
        began = self.page.evaluate("watch.now()")
        deadline = time.monotonic() + WAIT / 1000
        while time.monotonic() < deadline:
            found = str(self.page.evaluate(script, [decision, began]))
            if found:
                return found
            self.page.wait_for_timeout(30)
        return "still"

    def refreshed(self, mark: Mark) -> Mark:
        """The same mark where it is now: the camera may have moved."""
        offer = self.look()
        places = offer.places if offer else []
        if mark.square >= 0:
            found = self.page.evaluate("square => watch.point(square)", mark.square)
            return convert(found, Mark) if found else mark
        return next((one for one in places if (one.column, one.row) == (mark.column, mark.row)), mark)

    # Input

    def point(self, mark: Mark) -> None:
        if not mark.open:
            self.show_all()
            mark = self.refreshed(mark)
        if self.touch:
            self.page.touchscreen.tap(mark.x, mark.y)
        else:
            self.page.mouse.click(mark.x, mark.y)

    def show_all(self) -> None:
        """Fit the board into the window, since the wanted place is out of view."""
        self.notes.append("looked for a place out of view")
        self.click(self.page.locator(".zoom button").last)
        self.page.wait_for_timeout(600)

    def press(self, options: Iterable[int]) -> bool:
        """Press the button of the first option that has one."""
        for number in options:
            button = self.page.locator(f'[data-option="{number}"]').locator("visible=true").first
            if button.count() and self.click(button):
                return True
        return False

    def confirm(self) -> bool:
        """Confirm the selection, if the page wants that."""
        for selector in CONFIRMING.split(", "):
            button = self.page.locator(selector).locator("visible=true").last
            if button.count() and self.click(button):
                return True
        return False

    def click(self, button: Locator) -> bool:
        """False if it went away meanwhile."""
        try:
            if self.touch:
                button.tap(timeout=WAIT)
            else:
                button.click(timeout=WAIT)
        except PageError:
            return False
        return True

    # Judgement

    def intend(self, offer: Offer) -> Intent:
        words = {str(option["do"]) for option in offer.options}
        if offer.window:
            return Intent(options=offer.numbers("pass"))
        if "place" in words:
            return self.lay(offer)
        if "put" in words:
            return self.put(offer)
        if "step" in words:
            return self.walk(offer)
        if "shift" in words:
            return self.shift(offer)
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
        """A figure onto an opponent; any figure only where the rules demand one."""
        view = offer.view
        done = Intent(options=offer.numbers("stop"))
        targets = {seat.pawn for number, seat in enumerate(view.seats) if number != offer.seat}
        marked = {mark.square: mark for mark in offer.marks if mark.open}
        for option in offer.options:
            start, to = option.get("start"), option.get("to")
            if not isinstance(start, int) or not isinstance(to, int) or start not in marked:
                continue
            if to in targets or not done.options:
                return Intent(points=[marked[start], Mark(0, 0, False, to)])
        return done

    def pawn(self, offer: Offer) -> Point:
        square = offer.view.seats[offer.seat].pawn
        return at(offer.view, square) if square >= 0 else Point(1, 1)
