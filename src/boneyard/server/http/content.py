"""Tiles and cards for clients: their titles and the symbols that draw them."""

from __future__ import annotations

import asyncio
from itertools import starmap
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, SkipValidation
from msgspec import Struct

import boneyard
from boneyard.engine.content import Content
from boneyard.games.shared.content_set import cards_of, tiles_of
from boneyard.games.shared.features import features_of
from boneyard.games.shared.tile import SIDES, Tile, Turned
from boneyard.games.shared.toml_content import CardRow
from boneyard.server.http.dependencies import Access
from boneyard.server.http.openapi import cached, refusals
from boneyard.server.http.rate_limits import count
from boneyard.server.http.requests import JSON, TABLE_ID, Request
from boneyard.server.http.responses import Cacheable
from boneyard.server.http.rulebooks import rule_named
from boneyard.table.errors import Refused
from boneyard.table.protocol import END
from boneyard.tile_drawing import KINDS
from boneyard.titles import title

SVG = "image/svg+xml"
MOST_READY = 16
"""Sets that stay in memory; others are drawn again."""
MOST_BYTES = 16_000_000
"""Bytes of them: the largest sets have 5 MB each, the games' own 1 MB together."""
Found = tuple[str, Content]
"""The set's game, and the set."""
Made = tuple[Cacheable, Cacheable]
"""The set's description, and its symbols."""


ContentHash = Annotated[str, PathParameter(pattern="^[0-9a-f]{12}$")]
PlayedAt = Annotated[str | None, QueryParameter(pattern=TABLE_ID)]
"""The table at which a guest's own set is played."""
Version = Annotated[str | None, QueryParameter(pattern=f"^[0-9a-f]{{16}}{END}")]
"""The version that a set names: this one may be cached forever."""


Words = dict[str, str]
"""By language, if the content brings its own; else use the message with the thing's name."""
LETTERS = dict(zip(SIDES, "nesw", strict=True))


class TurnInfo(Struct, frozen=True):
    """A tile in one rotation: its exits, and its nine squares row by row."""

    exits: str
    squares: tuple[str, ...]


class TileInfo(Struct, frozen=True, kw_only=True):
    """A kind of tile. Its message is `tile-ID`, its symbols are `tile-CONTENT-ID-ROTATION`."""

    id: str
    title: Words
    shows_title: bool
    number: int | None
    """Parts of a fixed layout are numbered."""
    count: int
    figures: int
    life: int
    ammo: int
    rotations: tuple[int, ...]
    """Those that look different."""
    turns: tuple[TurnInfo, ...]
    rule: str | None


class CardInfo(Struct, frozen=True, kw_only=True):
    """A kind of card, or an item that is in no deck, with a count of 0.

    Its messages are `card-ID` for the title, `.gist` and `.text`.
    """

    id: str
    title: Words
    gist: Words
    text: Words
    kind: str
    picture: str
    """The symbol in its medallion."""
    count: int
    rule: str | None


class ContentInfo(Struct, frozen=True, kw_only=True):
    """A set of tiles and cards; `sheet` is the version of its symbols."""

    id: str
    name: str
    sheet: str
    tiles: tuple[TileInfo, ...]
    cards: tuple[CardInfo, ...]


def content_info(game: str, content: Content, sheet: str) -> ContentInfo:
    """Everything about a set; nothing of it is secret."""
    return ContentInfo(
        id=content.hash,
        name=content.name,
        sheet=sheet,
        tiles=tuple(tile_info(game, content, tile) for tile in tiles_of(content).values()),
        cards=(
            *(card_info(game, content, card) for card in cards_of(content)),
            *starmap(item_info, features_of(boneyard.game(game)).items.items()),
        ),
    )


def tile_info(game: str, content: Content, tile: Tile) -> TileInfo:
    from boneyard.pictures.scene import (
        number_of,  # loads the art, which would slow down the start of a server
    )

    return TileInfo(
        id=tile.id,
        title=tile.title,
        shows_title=tile.named and number_of(tile) is None,
        number=number_of(tile),
        count=tile.count,
        figures=tile.figures,
        life=tile.life,
        ammo=tile.ammo,
        rotations=tile.rotations,
        turns=tuple(turn_info(turned) for turned in tile.turned),
        rule=rule_named(game, title(content, "tile", tile.id)),
    )


def turn_info(turned: Turned) -> TurnInfo:
    exits = "".join(letter for side, letter in LETTERS.items() if turned.exits & side)
    return TurnInfo(exits, tuple(KINDS[sign] for sign in turned.squares))


def card_info(game: str, content: Content, card: CardRow) -> CardInfo:
    return CardInfo(
        id=card.id,
        title=card.title,
        gist=card.gist,
        text=card.text,
        kind=card.kind,
        picture=picture_of(card),
        count=card.count,
        rule=rule_named(game, title(content, "card", card.id)),
    )


def picture_of(card: CardRow) -> str:
    """The picture drawn for this card, or the symbol of its kind."""
    from boneyard.art.symbols import art_symbols

    own = f"pic-{card.id}"
    return own if own in art_symbols() else f"i-k-{card.kind}"


def item_info(item: str, picture: str) -> CardInfo:
    """An item that is named like a card, but is in no deck."""
    return CardInfo(id=item, title={}, gist={}, text={}, kind="item", picture=picture, count=0, rule=None)


def sheet_of(content: Content) -> str:
    from boneyard.art import symbol_sheet
    from boneyard.pictures.scene import look_of

    return symbol_sheet([look_of(tile) for tile in tiles_of(content).values()], content.hash)


class Contents:
    """Encoded sets of tiles and cards, the latest ones cached."""

    def __init__(self) -> None:
        self.ready: dict[str, Made] = {}
        self.drawing: dict[str, asyncio.Task[Made]] = {}
        self.lock = asyncio.Lock()

    def is_ready(self, content: Content) -> bool:
        """Whether nothing needs to be drawn now."""
        return content.hash in self.ready or content.hash in self.drawing

    async def of(self, found: Found) -> Made:
        """The encoded set; drawn once for all who wait for it."""
        key = found[1].hash
        if key in self.ready:
            return self.ready[key]
        task = self.drawing.get(key)
        if task is None:
            task = self.drawing[key] = asyncio.create_task(self.draw(found))
            task.add_done_callback(lambda _: self.drawing.pop(key, None))
        return await asyncio.shield(task)

    async def draw(self, found: Found) -> Made:
        """Draw a set in a thread, one at a time."""
        async with self.lock:
            made = await asyncio.to_thread(made_of, found)
        self.ready[found[1].hash] = made
        while len(self.ready) > 1 and (len(self.ready) > MOST_READY or self.bytes > MOST_BYTES):
            del self.ready[next(iter(self.ready))]
        return made

    @property
    def bytes(self) -> int:
        return sum(len(one.body) + len(one.gzipped) for made in self.ready.values() for one in made)


def made_of(found: Found) -> Made:
    game, content = found
    sheet = Cacheable(sheet_of(content).encode(), SVG)
    return Cacheable(msgspec.json.encode(content_info(game, content, sheet.version)), JSON), sheet


async def found_in(access: Access, content: str, table: str | None) -> Found:
    """A game's own set, or that of a table that the caller may see."""
    for game in map(boneyard.game, boneyard.game_ids()):
        if (own := game.default_content()).hash == content:
            return game.id, own
    if table is None:
        raise Refused("not-found")
    open_table = await access.rooms.room(table)
    if open_table.table.status != "open":
        open_table, _ = await access.open_table(table)
    if open_table.table.content.hash != content:
        raise Refused("not-found")
    return open_table.table.config.game, open_table.table.content


async def made_for(
    request: Request, access: Access, contents: Contents, content: str, table: str | None
) -> Made:
    """The encoded set; a guest's own takes seconds to draw, so it counts as heavy."""
    found = await found_in(access, content, table)
    if table is not None and not contents.is_ready(found[1]):
        count(request, "heavy")
    return await contents.of(found)


Sets = NamedDependency[SkipValidation[Contents]]


@get(
    "/contents/{content:str}",
    responses=refusals("not-found", "not-allowed", "elsewhere") | cached(ContentInfo),
)
async def content(
    request: Request, access: Access, contents: Sets, content: ContentHash, table: PlayedAt = None
) -> Response[bytes]:
    """The tiles and cards of a set; a table's `content` names it."""
    info, _ = await made_for(request, access, contents, content, table)
    return info.response(request)


@get(
    "/contents/{content:str}/sheet",
    responses=refusals("not-found", "not-allowed", "elsewhere") | cached(str, SVG),
)
async def sheet(
    request: Request,
    access: Access,
    contents: Sets,
    content: ContentHash,
    table: PlayedAt = None,
    version: Version = None,
) -> Response[bytes]:
    """The symbols of a set's tiles, in four rotations, and of figures and tokens, as one SVG."""
    _, drawn = await made_for(request, access, contents, content, table)
    return drawn.response(request, forever=version == drawn.version)


ROUTES = [content, sheet]
