"""Names of games, tiles and cards: from their content, else from the messages, else from their ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from boneyard.engine.content import Content
from boneyard.games.shared.content_set import content_set
from boneyard.languages import SOURCE
from boneyard.messages import knows, translate

Kind = Literal["tile", "card"]


def title(content: Content, kind: Kind, name: str, language: str = SOURCE) -> str:
    return own_title(content, kind, name, language) or message(f"{kind}-{name}", language) or named_by(name)


def own_title(content: Content, kind: Kind, name: str, language: str) -> str:
    found = content_set(content)
    if kind == "tile":
        return in_language(found.tiles[name].title, language) if name in found.tiles else ""
    return in_language(found.cards[name].card.title, language) if name in found.cards else ""


def card_text(content: Content, name: str, language: str = SOURCE) -> str:
    """What a card does."""
    entry = content_set(content).cards.get(name)
    own = in_language(entry.card.text, language) if entry else ""
    return own or message(f"card-{name}.text", language)


def in_language(words: Mapping[str, str], language: str) -> str:
    return words.get(language) or words.get(SOURCE, "")


def game_title(game_id: str, language: str = SOURCE) -> str:
    return message(f"game-{game_id}", language) or named_by(game_id)


def about_game(game_id: str, language: str = SOURCE) -> str:
    return message(f"game-{game_id}-about", language)


def message(name: str, language: str) -> str:
    """A message, or "" if there is none."""
    return translate(name, language) if knows(name) else ""


def named_by(name: str) -> str:
    return name.replace("-", " ").capitalize()
