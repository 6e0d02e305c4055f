"""Reading a content set of MidEvil or an expansion: tiles and cards, checked and remembered."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.engine.content import BadContent, Content
from boneyard.games.midevil.card_files import read_cards
from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.state import Effect
from boneyard.games.shared.tile_files import read_tiles
from boneyard.games.shared.wire import Tiles

_read: dict[tuple[str, tuple[str, ...]], tuple[Tiles, dict[str, Card]]] = {}
_known: dict[str, Content] = {}


def read_content(
    content: Content, effects: dict[str, Effect], needed: tuple[str, ...]
) -> tuple[Tiles, dict[str, Card]]:
    """The tiles and cards of a content set for a game that needs certain tiles, remembered."""
    key = content.hash, needed
    if key not in _read:
        _read[key] = check_content(content, effects, needed)
        _known[content.hash] = content
    return _read[key]


def check_content(
    content: Content, effects: dict[str, Effect], needed: tuple[str, ...]
) -> tuple[Tiles, dict[str, Card]]:
    """The tiles and cards of a content set; what is wrong is refused with file, line and reason."""
    faults: list[str] = []
    tiles = Tiles()
    cards: dict[str, Card] = {}
    for name, text in sorted(content.files.items()):
        if name.endswith("tiles.toml"):
            tiles.update(read_tiles(name, text, faults))
        elif name.endswith("cards.toml"):
            cards.update(read_cards(name, text, effects, faults))
        else:
            faults.append(f"{name}:1: a content set has files called tiles.toml and cards.toml")
    for tile in needed:
        if tile not in tiles and not faults:
            faults.append(f"tiles.toml:1: the game needs a tile with the id {tile!r}")
    if not cards and not faults:
        faults.append("cards.toml:1: the game needs cards")
    if faults:
        raise BadContent(faults)
    return tiles, cards


def known_content(content_hash: str, own: Callable[[], Content]) -> Content:
    """The content with a hash: one that was read before, or the game's own."""
    return _known[content_hash] if content_hash in _known else own()
