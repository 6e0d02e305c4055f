"""Find rulebooks: `<root>/<language>/<game>.md`, by default those of the package."""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from boneyard.languages import SOURCE
from boneyard.rulebook.book import Book, BookNotFound, Entry, RuleNotFound
from boneyard.rulebook.parse import parse

ROOT = Path(__file__).parent


def games(root: Path = ROOT) -> tuple[str, ...]:
    """The ids of games with a rulebook."""
    return _books(SOURCE, root)


def languages(root: Path = ROOT) -> tuple[str, ...]:
    """The languages with at least one rulebook, English first."""
    found = {file.parent.name for file in root.glob("*/*.md")}
    return tuple(sorted(found, key=lambda language: (language != SOURCE, language)))


def load(game: str, language: str = SOURCE, root: Path = ROOT) -> Book:
    """Raises BookNotFound, or BadRulebook if the file is damaged."""
    if game in _books(language, root):
        return parse(root / language / f"{game}.md", game, language)
    if game in games(root):
        raise BookNotFound(f"{language}/{game}", _translations(game, root))
    raise BookNotFound(game, tuple(get_close_matches(game.lower(), games(root), cutoff=0.4)))


def entry(id: str, language: str = SOURCE, root: Path = ROOT) -> Entry:
    """One rule by its id, in upper or lower case. Raises RuleNotFound.

    Falls back to English if the language lacks it.
    """
    wanted = id.upper()
    entries = _shipped(language) if root == ROOT else _entries(language, root)
    if wanted not in entries:
        raise RuleNotFound(id, tuple(get_close_matches(wanted, entries)))
    return entries[wanted]


@cache
def _shipped(language: str) -> Mapping[str, Entry]:
    return _entries(language, ROOT)


def _entries(language: str, root: Path) -> dict[str, Entry]:
    wanted = dict.fromkeys((SOURCE, language))
    books = [load(game, each, root) for each in wanted for game in _books(each, root)]
    return {rule: found for book in books for rule, found in book.entries.items()}


def outdated(game: str, language: str, root: Path = ROOT) -> list[str]:
    """The ids that a translator has to look at.

    First the game, for its titles and introduction, and the English entries that are missing or have changed,
    in the book's order; then translated entries that English no longer has.
    """
    if language == SOURCE:
        return []
    english = load(game, SOURCE, root)
    translated = load(game, language, root) if game in _books(language, root) else None
    entries = translated.entries if translated else {}
    made_from = {rule: found.source_hash for rule, found in entries.items()}
    made_from[game] = translated.source_hash if translated else None
    wanted = {game: english.hash, **{rule: source.hash for rule, source in english.entries.items()}}
    stale = [name for name, source_hash in wanted.items() if made_from.get(name) != source_hash]
    return stale + [rule for rule in entries if rule not in english.entries]


def _books(language: str, root: Path) -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in root.glob("*/*.md") if file.parent.name == language))


def _translations(game: str, root: Path) -> tuple[str, ...]:
    return tuple(f"{language}/{game}" for language in languages(root) if game in _books(language, root))
