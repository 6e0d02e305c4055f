"""Making tables: new ones, practice from a moment of another game, and tables with the same dice."""

from __future__ import annotations

from secrets import token_hex

from litestar import post
from msgspec import Struct

from boneyard.server.acts import Created
from boneyard.server.config import Config
from boneyard.server.errors import Code, Refused
from boneyard.server.store.records import Guest
from boneyard.server.stories.tables import duplicated, first_of_several, played_on
from boneyard.server.web.asked import body_of, known, rooms_in, takes
from boneyard.server.web.problems import AnyRequest
from boneyard.server.web.seeing import library_in, whole_story
from boneyard.server.web.tables import TableMade
from boneyard.server.wire import Hex, PersonName

REFUSALS: tuple[Code, ...] = (
    "not-yours",
    "not-found",
    "not-allowed",
    "not-over",
    "not-open",
    "not-running",
    "other-rules",
    "bad-setup",
    "bad-content",
    "bad-name",
    "bad-replay",
    "too-large",
    "busy",
    "elsewhere",
)


class TableAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made, and who sits down at it."""

    config: Config
    name: PersonName
    nonce_hash: Hex = ""


@post("/tables", opt=takes(*REFUSALS, body=TableAsked))
async def make_table(request: AnyRequest) -> TableMade:
    """Make a table and sit down at it.

    With `from_replay` it goes on from a moment of a finished game, with `duplicate_of` it has the dice
    of another table; game, options and content are those of that table then.
    """
    asked = await body_of(request, TableAsked)
    guest = await known(request)
    id, created = await taken_over(request, asked.config, guest)
    config = asked.config if created is None else created.config
    promise = "" if created is not None and created.nonces else asked.nonce_hash
    rooms = rooms_in(request.app.state)
    place = await rooms.create(config, guest, asked.name, promise, id=id, created=created)
    return TableMade(place.id)


async def taken_over(request: AnyRequest, config: Config, guest: Guest) -> tuple[str, Created | None]:
    """What a table takes over from another one: its id where that is fixed, and how it is created."""
    if config.from_replay is not None:
        if config.shares_dice:
            raise Refused("bad-setup", reason="a table has one origin")
        _, story = await whole_story(request, config.from_replay.table)
        clerk = library_in(request.app.state).clerk
        return "", await played_on(clerk, story, config, config.from_replay, guest)
    if config.duplicate_of:
        return await duplicated(rooms_in(request.app.state), config, guest)
    if config.duplicates:
        return "", first_of_several(config, guest, token_hex(32))
    return "", None
