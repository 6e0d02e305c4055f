"""Who may see what of a finished game."""

from __future__ import annotations

from typing import Annotated

from litestar.datastructures import State
from msgspec import Meta, Struct

from boneyard.server.history.library import Library
from boneyard.server.history.story import Story
from boneyard.server.history.tables import group_of, root_of
from boneyard.server.rooms.place import Place
from boneyard.server.web.asked import caller, rooms_in, services_in, table_in
from boneyard.server.web.problems import AnyRequest
from boneyard.table.decision import looking
from boneyard.table.errors import Refused


class ViewerAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Through whose eyes: a seat's, or a spectator's."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None = None


def library_in(state: State) -> Library:
    """What is kept of finished games."""
    library = state["library"]
    assert isinstance(library, Library)
    return library


async def place_of(request: AnyRequest, table: str) -> tuple[Place, int | None]:
    """A table that the caller may look at, and the caller's seat there."""
    place = await rooms_in(request.app.state).room(table_in(table))
    guest = await caller(request)
    own = None if guest is None else place.table.seat_of(guest.id)
    if not (place.table.config.shares_dice and await all_over(request, place)):
        looking(place.table, own)
    return place, own


async def all_over(request: AnyRequest, place: Place) -> bool:
    """Whether all tables with the same dice are over: from then on everybody may compare them."""
    root = await root_of(rooms_in(request.app.state), place)
    return all((await group_of(services_in(request.app.state), root)).values())


async def story_for(request: AnyRequest, table: str) -> tuple[Place, Story, int | None]:
    """A finished game, and the caller's seat in it; the same dice may not be played elsewhere any more."""
    place, own = await place_of(request, table)
    if place.table.config.shares_dice and not await all_over(request, place):
        raise Refused("not-over", reason="same-dice")
    return place, await library_in(request.app.state).story(place), own


async def whole_story(request: AnyRequest, table: str) -> tuple[Place, Story, int | None]:
    """A story with all its secrets, and the caller's seat; nobody sees it where hands stay closed."""
    place, story, own = await story_for(request, table)
    if not place.table.config.open_hands:
        raise Refused("not-allowed", reason="closed-hands")
    return place, story, own


async def story_through(request: AnyRequest, table: str, asked: ViewerAsked) -> tuple[Story, int | None]:
    """A story through somebody's eyes: one's own, a spectator's, or anybody's where hands are opened."""
    place, story, own = await story_for(request, table)
    if asked.seat is not None and asked.seat >= story.head.seats:
        raise Refused("not-found")
    if asked.seat not in (None, own) and not place.table.config.open_hands:
        raise Refused("not-allowed", reason="closed-hands")
    return story, asked.seat
