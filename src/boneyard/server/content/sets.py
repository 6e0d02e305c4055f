"""A content set for clients: its tiles and cards, their titles, and their symbols."""

from __future__ import annotations

from itertools import starmap

from msgspec import Struct

import boneyard
from boneyard.engine.content import Content
from boneyard.games.shared.content_set import cards_of, tiles_of
from boneyard.games.shared.features import features_of
from boneyard.games.shared.tile import SIDES, Tile, Turned
from boneyard.games.shared.toml_content import CardRow
from boneyard.server.content.books import rule_named
from boneyard.tile_drawing import KINDS
from boneyard.titles import title

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
