"""MidEvil or an expansion as its rules need it: content that was checked, and a kit for each setup."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boneyard.engine.content import BadContent, Content
from boneyard.engine.game import Setup
from boneyard.games.midevil.card_files import check_cards
from boneyard.games.midevil.cards import Card
from boneyard.games.midevil.state import Effect, Kit, Parts
from boneyard.games.shared.cache import ContentCache
from boneyard.games.shared.content_set import content_set, faults_for
from boneyard.games.shared.needed_tiles import needed_faults
from boneyard.games.shared.wire import Tiles

NUMBERS = ("skeletons", "life")
"""The numbers printed on tiles, here and in an expansion."""

Check = Callable[[Tiles], Iterable[str]]
"""Checks what a game's rules require of its tiles; each fault has its file and line."""


class Edition:
    """Card effects, the tiles that must exist, a check of the tiles, and what an expansion replaces."""

    def __init__(
        self, effects: dict[str, Effect], needed: tuple[str, ...], check: Check, parts: Parts
    ) -> None:
        self.effects = effects
        self.needed = needed
        self.check = check
        self.parts = parts
        self.kits: ContentCache[Setup, Kit] = ContentCache(64)

    def kit(self, setup: Setup) -> Kit:
        """The kit of a setup, shared by all its games."""
        return self.kits.find(setup, setup.content.letters, lambda: self.new_kit(setup))

    def new_kit(self, setup: Setup) -> Kit:
        return Kit(setup, self.tiles(setup.content), self.cards(setup.content), self.effects, self.parts)

    def tiles(self, content: Content) -> Tiles:
        return self.read(content)[0]

    def cards(self, content: Content) -> dict[str, Card]:
        return self.read(content)[1]

    def read(self, content: Content) -> tuple[Tiles, dict[str, Card]]:
        return _read.find((self, content), content.letters, lambda: self.checked(content))

    def checked(self, content: Content) -> tuple[Tiles, dict[str, Card]]:
        """The tiles and cards of a content set; raises `BadContent` with all faults."""
        found = content_set(content)
        tiles, faults = found.tiles, faults_for(found, NUMBERS)
        cards = check_cards(found.cards, self.effects, faults)
        for name in content.files:
            if not name.endswith(("tiles.toml", "cards.toml")):
                faults.append(f"{name}:1: a content set can only have files called tiles.toml and cards.toml")
        faults = faults or needed_faults(tiles, self.needed)
        if not cards and not faults:
            faults.append("cards.toml:1: the game needs cards")
        faults = faults or list(self.check(tiles))
        if faults:
            raise BadContent(faults)
        return tiles, cards


_read: ContentCache[tuple[Edition, Content], tuple[Tiles, dict[str, Card]]] = ContentCache()
"""One for all editions, since it limits memory."""
