"""The ways to win MidEvil and its expansion: points, or the Necronomicon on the goal's centre."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple, TypeVar

from boneyard.engine.content import Content
from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.rules.lasting import NO_WIN
from boneyard.games.midevil.rules.winning import POINTS_TO_WIN
from boneyard.games.midevil.shown import SeatShown
from boneyard.games.midevil.state import GOAL_TILE
from boneyard.games.shared.board import Board
from boneyard.games.shared.goals import (
    NO_WAY,
    ONE_ROLL,
    Goal,
    GoalModel,
    GoalPlace,
    Goals,
    Sentence,
    last_rounds,
    nearest,
    points_goal,
    steps_to,
)
from boneyard.games.shared.masks import mask_of
from boneyard.games.shared.tile import CENTRE

CLOSE = 6
"""Two skeletons of the best kind."""
OF = frozenset(
    ("barred", "book", "goal", "holder", "lasting", "seats", "settings", "stack", "tiles", "turns")
)
V = TypeVar("V", bound=SeatShown)
CardsOf = Callable[[Content], dict[str, Card]]
Cards = Callable[[], dict[str, Card]]
"""The cards of a content set, by its hash."""


def goal_model(symbol: str, cards: CardsOf) -> GoalModel[V]:
    """`symbol` stands for the place where the book wins."""
    return GoalModel(OF, lambda view, board, content: goals_of(view, board, symbol, partial(cards, content)))


def goals_of(view: SeatShown, board: Board, symbol: str, cards: Cards) -> Goals:
    """ME-WIN-1, ME-WIN-2, CC-WIN-1."""
    points = tuple([seat.points for seat in view.seats])
    kept = mask_of([effect.target for effect in view.lasting if effect.what == NO_WIN and effect.waits <= 0])
    bringing, places, steps = way_of(book_way(view, board, symbol, cards))
    ways = points_goal(points, POINTS_TO_WIN, CLOSE, "f-sk-white", kept), bringing, *last_rounds(view)
    return Goals(ways, places, steps)


class BookWay(NamedTuple):
    """The facts about the way of the book.

    `far` is everybody's distance to the goal once the book is held, `near` to the book while it lies in the
    Graveyard, which is `whole` from the goal. `reach` is what one roll gives the holder at most.
    """

    seats: int
    symbol: str
    goal: int
    home: str
    book: int
    tiles: int
    holder: int
    pawn: int
    reach: int
    far: tuple[int, ...]
    near: tuple[int, ...]
    whole: int


def book_way(view: SeatShown, board: Board, symbol: str, cards: Cards) -> BookWay:
    holder, book, goal = view.holder, view.book, view.goal
    barred = mask_of(view.barred)
    laid = board.find(GOAL_TILE)
    return BookWay(
        seats=len(view.seats),
        symbol=symbol,
        goal=goal,
        home=view.tiles[goal // 9].tile,
        book=book,
        tiles=view.tiles_left() if laid is None else 0,
        holder=holder,
        pawn=-1 if holder < 0 else view.seats[holder].pawn,
        reach=0 if holder < 0 else reach_of(view, cards),
        far=() if holder < 0 else walked(view, board, goal, barred),
        near=() if book < 0 else walked(view, board, book, barred),
        whole=0 if laid is None else steps_to(board, goal)[laid * 9 + CENTRE],
    )


def walked(view: SeatShown, board: Board, target: int, barred: int) -> tuple[int, ...]:
    steps = steps_to(board, target, barred)
    return tuple([steps[seat.pawn] for seat in view.seats])


def reach_of(view: SeatShown, cards: Cards) -> int:
    """ME-HORSE-1: what one roll gives the holder at most."""
    seat = view.seats[view.holder]
    known = cards() if seat.front and seat.horse < 0 else {}
    rides = any(card in known and known[card].effect == "mount" for card in seat.front)
    return ONE_ROLL * (2 if rides else 1)


@lru_cache(maxsize=512)  # between two tiles, little of it changes
def way_of(way: BookWay) -> tuple[Goal, tuple[GoalPlace, ...], tuple[tuple[int, ...], ...]]:
    """The way to win, its places, and the distances to them."""
    place = GoalPlace(way.goal, way.symbol, Sentence("goal-place", tile=way.home), wanted=way.holder >= 0)
    if way.holder >= 0:
        return held(way), (place, carrier(way)), (way.far, ())
    if way.book >= 0:
        name = Sentence("goal-place", tile=GOAL_TILE)
        book = GoalPlace(way.book, "f-book", name, Sentence("goal-place-book"), wanted=True)
        return goal(way, lying(way)), (place, book), ((), way.near)
    hidden = Sentence("goal-book-hidden", tile=GOAL_TILE, left=way.tiles)
    return goal(way, hidden), (place,), ((),)


def goal(way: BookWay, status: Sentence) -> Goal:
    """The goal while nobody holds the book."""
    title = Sentence("goal-book", tile=way.home)
    return Goal("necronomicon", title, status, max(way.whole, 1), (None,) * way.seats, way.symbol, "f-book")


def held(way: BookWay) -> Goal:
    left = way.far[way.holder]
    whole = max(way.whole, left, 1)
    if left == NO_WAY:
        status = Sentence("goal-book-shut", seat=way.holder)
    else:
        status = Sentence("goal-book-held", seat=way.holder, left=left)
    done = 0 if left == NO_WAY else whole - left
    return Goal(
        "necronomicon",
        Sentence("goal-book", tile=way.home),
        status,
        whole,
        tuple([done if seat == way.holder else None for seat in range(way.seats)]),
        way.symbol,
        "f-book",
        danger=0 <= left <= way.reach,
    )


def carrier(way: BookWay) -> GoalPlace:
    left = way.far[way.holder]
    about = None if left == NO_WAY else Sentence("goal-place-left", tile=way.home, left=left)
    return GoalPlace(way.pawn, "f-book", Sentence("goal-place-held", seat=way.holder), about, wanted=True)


def lying(way: BookWay) -> Sentence:
    seat = nearest(way.near)
    if seat is None:
        return Sentence("goal-book-lies", tile=GOAL_TILE)
    return Sentence("goal-book-found", tile=GOAL_TILE, seat=seat, left=way.near[seat])
