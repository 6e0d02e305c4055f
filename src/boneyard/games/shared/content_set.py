"""Reads the tiles and cards of a content set; nothing else parses their files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from boneyard.engine.content import BadContent, Content
from boneyard.games.shared.cache import ContentCache
from boneyard.games.shared.tile import Tile
from boneyard.games.shared.tile_check import shape_faults, tile_faults
from boneyard.games.shared.toml_content import (
    CardRow,
    Row,
    TileRow,
    count_faults,
    id_faults,
    rows,
    text_faults,
    typed,
)
from boneyard.games.shared.wire import Tiles
from boneyard.tile_drawing import parse_drawing

NUMBERS = ("zombies", "skeletons", "life", "ammo")
"""The numbers that a tile can have in some game."""
WIDTH = 288
"""The width of a tile, in units of its decoration."""
FARTHEST = 9
"""The last column and row of a fixed layout."""
MOST_TILES = 600
"""In a stack, counting copies."""


class CardEntry(NamedTuple):
    """A card, and where it is written."""

    card: CardRow
    row: Row


class ContentSet(NamedTuple):
    """The tiles and cards in the files of a content set, for any game.

    `faults` are those that no game accepts; entries with faults are left out. `numbers` are those written
    in each tile's entry, since no game has all of them.
    """

    tiles: Tiles
    cards: dict[str, CardEntry]
    numbers: list[tuple[Row, str]]
    faults: tuple[str, ...]


_sets: ContentCache[Content, ContentSet] = ContentCache()


def content_set(content: Content) -> ContentSet:
    return _sets.find(content, content.letters, lambda: read_set(content))


def tiles_of(content: Content) -> Tiles:
    """Every tile of a valid set."""
    return valid_set(content).tiles


def cards_of(content: Content) -> list[CardRow]:
    """Every card of a valid set."""
    return [entry.card for entry in valid_set(content).cards.values()]


def valid_set(content: Content) -> ContentSet:
    found = content_set(content)
    if found.faults:
        raise BadContent([*found.faults])
    return found


def read_set(content: Content) -> ContentSet:
    found = ContentSet(Tiles(), {}, [], ())
    faults: list[str] = []
    seen_tiles: dict[str, str] = {}
    seen_cards: dict[str, str] = {}
    for name, text in sorted(content.files.items()):
        if name.endswith("tiles.toml"):
            for row in rows(name, text, "tile", faults):
                found.numbers.extend((row, number) for number in NUMBERS if number in row.data)
                if tile := read_tile(row, faults, seen_tiles):
                    found.tiles[tile.id] = tile
    for name, text in sorted(content.files.items()):
        if name.endswith("cards.toml"):
            for row in rows(name, text, "card", faults):
                if card := read_card(row, faults, seen_cards):
                    found.cards[card.id] = CardEntry(card, row)
    return found._replace(faults=tuple(faults))


def faults_for(found: ContentSet, numbers: tuple[str, ...]) -> list[str]:
    """The faults of a set for a game whose tiles have these numbers.

    A tile with another game's number has no other faults: it is unclear what its figures are.
    """
    known = ", ".join(numbers)
    strange = {
        row.place: row.fault(
            f"this game has no {name}; its tiles have {known}: write one of these, or take {name} out"
        )
        for row, name in found.numbers
        if name not in numbers
    }
    places = tuple(f"{place}: " for place in strange)
    return [*strange.values(), *(fault for fault in found.faults if not fault.startswith(places))]


def read_card(row: Row, faults: list[str], seen: dict[str, str]) -> CardRow | None:
    """The card of an entry; None, with faults added, if something is wrong with it."""
    card = typed(row, CardRow, faults)
    if card is None:
        return None
    found = [
        *id_faults(row, card.id, seen),
        *text_faults("title", card.title),
        *text_faults("gist", card.gist),
        *text_faults("text", card.text, lines=True),
        *count_faults(card.count),
    ]
    faults.extend(row.fault(reason) for reason in found)
    return None if found else card


def read_tile(row: Row, faults: list[str], seen: dict[str, str]) -> Tile | None:
    """The tile of an entry; None, with faults added, if something is wrong with it."""
    parsed = typed(row, TileRow, faults)
    if parsed is None:
        return None
    found = [
        *id_faults(row, parsed.id, seen),
        *_row_faults(parsed),
        *shape_faults(parse_drawing(parsed.drawing)),
    ]
    tile = None if found else _tile(parsed, row)
    if tile is not None:
        found = list(tile_faults(tile))
    faults.extend(row.fault(reason) for reason in found)
    return None if found else tile


def _row_faults(row: TileRow) -> list[str]:
    faults = text_faults("title", row.title) + count_faults(row.count)
    if min(row.zombies, row.skeletons, row.life, row.ammo) < 0:
        faults.append("numbers of figures and tokens can't be negative")
    if any(not (0 <= column < 3 and 0 <= line < 3) for _, column, line, *_ in row.decor):
        faults.append("column and row of decor count from 0 to 2")
    sizes = [*(size for *_, size in row.decor), *(size for *_, size in row.big)]
    if any(not 1 <= size <= WIDTH for size in sizes):
        faults.append(f"the size of decor and big must be from 1 to {WIDTH}")
    shifts = [*((dx, dy) for *_, dx, dy, _ in row.decor), *((x, y) for _, x, y, _ in row.big)]
    if any(not -WIDTH <= way <= WIDTH for shift in shifts for way in shift):
        faults.append(f"dx and dy of decor, x and y of big must be from {-WIDTH} to {WIDTH}")
    if row.place is not None and not all(0 <= way <= FARTHEST for way in row.place):
        faults.append(f"column and row of place count from 0 to {FARTHEST}")
    return faults


def _tile(row: TileRow, source: Row) -> Tile:
    return Tile(
        id=row.id,
        drawing=parse_drawing(row.drawing),
        named=row.named,
        count=row.count,
        figures=row.zombies + row.skeletons,
        life=row.life,
        ammo=row.ammo,
        wild=row.wild,
        lone=row.lone,
        place=row.place,
        floor=row.floor,
        decor=row.decor,
        big=row.big,
        title=row.title,
        source=source.place,
    )


def size_faults(content: Content) -> Iterator[str]:
    """Too many tiles make every step slow."""
    number = sum(tile.count for tile in tiles_of(content).values())
    if number > MOST_TILES:
        yield f"tiles.toml:1: a set can have at most {MOST_TILES} tiles, counting copies, not {number}"
