"""The ways to win MidEvil and its expansion: points, or the Necronomicon on the goal's centre."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

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
CardsOf = Callable[[str], dict[str, Card]]
"""The cards of a content set, by its hash."""


def goal_model(symbol: str, cards: CardsOf) -> GoalModel[V]:
    """`symbol` stands for the place where the book wins."""
    return GoalModel(OF, lambda view, board: goals_of(view, board, symbol, cards))


def goals_of(view: SeatShown, board: Board, symbol: str, cards: CardsOf) -> Goals:
    """ME-WIN-1, ME-WIN-2, CC-WIN-1."""
    kept = mask_of([effect.target for effect in view.lasting if effect.what == NO_WIN and effect.waits <= 0])
    book = BookWay(view, board, symbol)
    ways = (
        points_goal(view.seats, POINTS_TO_WIN, CLOSE, "f-sk-white", kept),
        book.goal(cards),
        *last_rounds(view),
    )
    return Goals(ways, book.places(), book.steps())


class BookWay:
    """The way of the book, from the Graveyard to the goal."""

    def __init__(self, view: SeatShown, board: Board, symbol: str) -> None:
        self.view = view
        self.board = board
        self.symbol = symbol
        self.barred = mask_of(view.barred)
        self.home = view.tiles[view.goal // 9].tile
        self.far = self.walked(view.goal)
        """Everybody's distance to the goal."""

    def walked(self, target: int) -> tuple[int, ...]:
        steps = steps_to(self.board, target, self.barred)
        return tuple([steps[seat.pawn] for seat in self.view.seats])

    @property
    def left(self) -> int:
        """How far the holder still has to go."""
        return self.far[self.view.holder]

    def goal(self, cards: CardsOf) -> Goal:
        holder = self.view.holder
        way = self.length()
        held = holder >= 0
        done = 0 if not held or self.left == NO_WAY else way - self.left
        return Goal(
            "necronomicon",
            Sentence("goal-book", tile=self.home),
            self.held() if held else self.lying(),
            way,
            tuple([done if held and seat == holder else None for seat in range(len(self.far))]),
            self.symbol,
            carried="f-book",
            danger=held and 0 <= self.left <= self.reach(cards),
        )

    def length(self) -> int:
        """The way from the Graveyard to the goal, or from the holder if that is longer."""
        laid = self.board.find(GOAL_TILE)
        steps = steps_to(self.board, self.view.goal)
        whole = 0 if laid is None else steps[laid * 9 + CENTRE]
        return max(whole, self.left if self.view.holder >= 0 else 0, 1)

    def held(self) -> Sentence:
        if self.left == NO_WAY:
            return Sentence("goal-book-shut", seat=self.view.holder)
        return Sentence("goal-book-held", seat=self.view.holder, left=self.left)

    def lying(self) -> Sentence:
        view = self.view
        if view.book < 0:
            return Sentence("goal-book-hidden", tile=GOAL_TILE, left=view.tiles_left())
        steps = self.walked(view.book)
        seat = nearest(steps)
        if seat is None:
            return Sentence("goal-book-lies", tile=GOAL_TILE)
        return Sentence("goal-book-found", tile=GOAL_TILE, seat=seat, left=steps[seat])

    def reach(self, cards: CardsOf) -> int:
        """ME-HORSE-1: what one roll gives the holder at most."""
        seat = self.view.seats[self.view.holder]
        known = cards(self.view.content) if seat.front and seat.horse < 0 else {}
        rides = any(card in known and known[card].effect == "mount" for card in seat.front)
        return ONE_ROLL * (2 if rides else 1)

    def places(self) -> tuple[GoalPlace, ...]:
        view, held = self.view, self.view.holder >= 0
        found = [GoalPlace(view.goal, self.symbol, Sentence("goal-place", tile=self.home), wanted=held)]
        if view.book >= 0:
            name = Sentence("goal-place", tile=GOAL_TILE)
            found.append(GoalPlace(view.book, "f-book", name, Sentence("goal-place-book"), wanted=True))
        elif held:
            name = Sentence("goal-place-held", seat=view.holder)
            about = Sentence("goal-place-left", tile=self.home, left=self.left) if self.left >= 0 else None
            found.append(GoalPlace(view.seats[view.holder].pawn, "f-book", name, about, wanted=True))
        return tuple(found)

    def steps(self) -> tuple[tuple[int, ...], ...]:
        view = self.view
        if view.book >= 0:
            return self.far, self.walked(view.book)
        return (self.far,) if view.holder < 0 else (self.far, ())
