"""Which tables and games the caller may look at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import QueryParameter, SkipValidation

from boneyard.server.history.story import Story
from boneyard.server.history.tables import group_of, root_of
from boneyard.server.rooms.place import Place
from boneyard.server.web.dependencies import Caller, Library, Rooms, Services
from boneyard.table.decision import looking
from boneyard.table.errors import Refused

SeatAsked = Annotated[int | None, QueryParameter(gt=-1, le=5)]  # Litestar leaves out a minimum of 0
"""Through whose eyes: a seat's, or a spectator's."""


@dataclass(frozen=True)
class Viewer:
    """The caller, as somebody who looks at tables."""

    rooms: Rooms
    services: Services
    library: Library
    caller: Caller

    async def place(self, table: str) -> tuple[Place, int | None]:
        """A table that the caller may look at, and the caller's seat there."""
        place = await self.rooms.room(table)
        own = None if self.caller is None else place.table.seat_of(self.caller.id)
        if not (place.table.config.shares_dice and await self.all_over(place)):
            looking(place.table, own)
        return place, own

    async def all_over(self, place: Place) -> bool:
        """Whether all tables with the same dice are over: from then on everybody may compare them."""
        root = await root_of(self.rooms, place)
        return all((await group_of(self.services, root)).values())

    async def story(self, table: str) -> tuple[Place, Story, int | None]:
        """A finished game, and the caller's seat; the same dice may not be played elsewhere any more."""
        place, own = await self.place(table)
        if place.table.config.shares_dice and not await self.all_over(place):
            raise Refused("not-over", reason="same-dice")
        return place, await self.library.story(place), own

    async def whole_story(self, table: str) -> tuple[Place, Story, int | None]:
        """A story with all its secrets, and the caller's seat; nobody sees it where hands stay closed."""
        place, story, own = await self.story(table)
        if not place.table.config.open_hands:
            raise Refused("not-allowed", reason="closed-hands")
        return place, story, own

    async def story_through(self, table: str, seat: int | None) -> Story:
        """A story that the caller may see through a seat's eyes, or a spectator's."""
        place, story, own = await self.story(table)
        if seat is not None and seat >= story.head.seats:
            raise Refused("not-found")
        if seat not in (None, own) and not place.table.config.open_hands:
            raise Refused("not-allowed", reason="closed-hands")
        return story


Access = NamedDependency[SkipValidation[Viewer]]
