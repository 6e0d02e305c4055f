"""Reads a content set of MidEvil or an expansion: tiles and cards, checked and cached."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boneyard.engine.content import BadContent, Content
from boneyard.games.midevil.card_files import read_cards
from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.state import Effect
from boneyard.games.shared.cache import KNOWN, ContentCache
from boneyard.games.shared.needed_tiles import needed_faults
from boneyard.games.shared.tile_files import all_tiles
from boneyard.games.shared.wire import Tiles

NUMBERS = ("skeletons", "life")
"""The numbers printed on tiles, here and in an expansion."""

Check = Callable[[Tiles], Iterable[str]]
"""Checks what a game's rules require of its tiles; each fault has its file and line."""

_read: ContentCache[tuple[Content, Check], tuple[Tiles, dict[str, Card]]] = ContentCache()


def read_content(
    content: Content, effects: dict[str, Effect], needed: tuple[str, ...], check: Check
) -> tuple[Tiles, dict[str, Card]]:
    found = _read.find(
        (content, check), content.letters, lambda: check_content(content, effects, needed, check)
    )
    KNOWN.put(content.hash, content, content.letters)
    return found


def check_content(
    content: Content, effects: dict[str, Effect], needed: tuple[str, ...], check: Check
) -> tuple[Tiles, dict[str, Card]]:
    """The tiles and cards of a content set; raises `BadContent` with all faults."""
    faults: list[str] = []
    tiles = all_tiles(content, faults, NUMBERS)
    cards = all_cards(content, effects, faults)
    for name in content.files:
        if not name.endswith(("tiles.toml", "cards.toml")):
            faults.append(f"{name}:1: a content set can only have files called tiles.toml and cards.toml")
    faults = faults or needed_faults(tiles, needed)
    if not cards and not faults:
        faults.append("cards.toml:1: the game needs cards")
    faults = faults or list(check(tiles))
    if faults:
        raise BadContent(faults)
    return tiles, cards


def all_cards(content: Content, effects: dict[str, Effect], faults: list[str]) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    seen: dict[str, str] = {}
    for name, text in sorted(content.files.items()):
        if name.endswith("cards.toml"):
            cards.update(read_cards(name, text, effects, faults, seen))
    return cards
