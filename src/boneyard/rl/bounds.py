"""The size limits of a content set, from which actions and observations are numbered."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from boneyard.engine.content import Content
from boneyard.games.shared.content_set import cards_of, tiles_of
from boneyard.games.shared.rl import Bounds, Site


@lru_cache(maxsize=32)
def bounds_of(content: Content) -> Bounds:
    tiles = tiles_of(content)
    number = sum(tile.count for tile in tiles.values())
    fixed = [tile.place for tile in tiles.values() if tile.place is not None] or [(0, 0)]
    cards = cards_of(content)
    return Bounds(
        tuple(tiles),
        number,
        tuple(sorted(_around(fixed, number - len(fixed)), key=lambda site: site[::-1])),
        tuple(card.id for card in cards),
        tuple(card.effect for card in cards),
    )


def _around(places: Iterable[Site], steps: int) -> set[Site]:
    """Every place that this many tiles can reach, each adjacent to another."""
    return {
        (x + dx, y + dy)
        for x, y in places
        for dx in range(-steps, steps + 1)
        for dy in range(-(steps - abs(dx)), steps - abs(dx) + 1)
    }
