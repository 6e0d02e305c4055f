"""What games, tiles and cards are called: by their content, else by the messages, else by their ids."""

from __future__ import annotations

import tomllib
from functools import lru_cache

from boneyard.engine.content import Content
from boneyard.games.shared.toml_content import shown
from boneyard.languages import SOURCE
from boneyard.messages import knows, say

Texts = dict[tuple[str, str], dict[str, str]]
"""By table and id: the texts of a content set, by field and language, such as `title en`."""


@lru_cache(maxsize=32)
def texts_of(content: Content) -> Texts:
    """The titles and texts that content files bring with them."""
    found: Texts = {}
    for file in content.files.values():
        for table, rows in tomllib.loads(file).items():
            for row in rows if isinstance(rows, list) else []:
                found[table, str(row.get("id"))] = {
                    f"{name} {language}": words
                    for name in ("title", "gist", "text")
                    for language, words in shown(row.get(name, {})).items()
                }
    return found


def text(content: Content, table: str, name: str, field: str, language: str = SOURCE) -> str:
    """The gist or the whole text of a card; nothing where nobody wrote one."""
    own = texts_of(content).get((table, name), {})
    given = own.get(f"{field} {language}") or own.get(f"{field} {SOURCE}")
    message = f"{table}-{name}.{field}"
    return given or (say(message, language) if knows(message) else "")


def title(content: Content, table: str, name: str, language: str = SOURCE) -> str:
    """The title of a tile or card."""
    own = texts_of(content).get((table, name), {})
    given = own.get(f"title {language}") or own.get(f"title {SOURCE}")
    if given:
        return given
    message = f"{table}-{name}"
    return say(message, language) if knows(message) else named_by(name)


def game_title(game_id: str, language: str = SOURCE) -> str:
    """The title of a game."""
    message = f"game-{game_id}"
    return say(message, language) if knows(message) else named_by(game_id)


def about_game(game_id: str, language: str = SOURCE) -> str:
    """What a game is about; nothing where nobody wrote it."""
    message = f"game-{game_id}-about"
    return say(message, language) if knows(message) else ""


def named_by(name: str) -> str:
    """A title made of an id."""
    return name.replace("-", " ").capitalize()
