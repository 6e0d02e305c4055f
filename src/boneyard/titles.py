"""Names of games, tiles and cards: from their content, else from the messages, else from their ids."""

from __future__ import annotations

import tomllib
from functools import lru_cache

from boneyard.engine.content import Content
from boneyard.games.shared.toml_content import shown
from boneyard.languages import SOURCE
from boneyard.messages import knows, translate

Texts = dict[tuple[str, str], dict[str, str]]  # by table and id, then by field and language: `title en`


@lru_cache(maxsize=32)
def texts_of(content: Content) -> Texts:
    """The titles and texts in content files."""
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
    """A card's gist or text, or ""."""
    own = texts_of(content).get((table, name), {})
    given = own.get(f"{field} {language}") or own.get(f"{field} {SOURCE}")
    message = f"{table}-{name}.{field}"
    return given or (translate(message, language) if knows(message) else "")


def title(content: Content, table: str, name: str, language: str = SOURCE) -> str:
    own = texts_of(content).get((table, name), {})
    given = own.get(f"title {language}") or own.get(f"title {SOURCE}")
    if given:
        return given
    message = f"{table}-{name}"
    return translate(message, language) if knows(message) else named_by(name)


def game_title(game_id: str, language: str = SOURCE) -> str:
    message = f"game-{game_id}"
    return translate(message, language) if knows(message) else named_by(game_id)


def about_game(game_id: str, language: str = SOURCE) -> str:
    message = f"game-{game_id}-about"
    return translate(message, language) if knows(message) else ""


def named_by(name: str) -> str:
    return name.replace("-", " ").capitalize()
