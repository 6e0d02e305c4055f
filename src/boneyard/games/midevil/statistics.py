"""What statistics count in MidEvil besides the shared events."""

from __future__ import annotations

from boneyard.games.midevil.events import BookTaken, BookWon, CardPlayed, DuelBegan, Mounted
from boneyard.games.shared.events import Beaten, Died, Event, LifeGiven, TilePlaced, Won
from boneyard.games.shared.statistics import COUNTED as SHARED
from boneyard.games.shared.statistics import POINTS_LOST, Cause, Count, Holding, Statistics

COUNTED: dict[type[Event], Count] = {
    **SHARED,
    BookTaken: Count("books", symbol="f-book"),
    BookWon: Count("duels won", symbol="i-k-weapon"),
    CardPlayed: Count("cards", "card", "i-cards"),
    DuelBegan: Count("duels"),
    Mounted: Count("rides", symbol="f-horse"),
}
CAUSES: tuple[Cause, ...] = (
    (Won, 1),
    (Died, -1),
    (BookWon, 1),
    (BookTaken, 1),
    POINTS_LOST,
    (CardPlayed, 1),
    (Beaten, 1),
    (LifeGiven, -1),
    (TilePlaced, 1),
)
HELD = (Holding("book", "holder", "f-book"),)
STATISTICS = Statistics(COUNTED, CAUSES, HELD)
