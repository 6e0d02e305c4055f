"""Reading a content set of MidEvil or an expansion: tiles and cards, checked and remembered."""

from __future__ import annotations

from boneyard.engine.content import BadContent, Content
from boneyard.games.midevil.card_files import read_cards
from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.state import Effect
from boneyard.games.shared.tile_files import read_tiles
from boneyard.games.shared.wire import Tiles

_read: dict[str, tuple[Tiles, dict[str, Card]]] = {}


def read_content(
    content: Content, effects: dict[str, Effect], needed: tuple[str, ...]
) -> tuple[Tiles, dict[str, Card]]:
    """The tiles and cards of a content set; what is wrong is refused with file, line and reason."""
    if content.hash not in _read:
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
        _read[content.hash] = tiles, cards
    return _read[content.hash]


def known_content(content_hash: str) -> tuple[Tiles, dict[str, Card]]:
    """The content set with a hash that was read before."""
    return _read[content_hash]
