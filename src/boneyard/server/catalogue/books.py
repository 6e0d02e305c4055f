"""Rulebooks for clients: a game's book in a language, and where a rule or a title is found."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

import boneyard
from boneyard.rulebook import Book, BookNotFound, Entry, RuleNotFound, entry, games, load

LONGEST_ID = 40
"""Letters; no rule's id has as many."""


class EntryInfo(Struct, frozen=True):
    """A rule: its text is Markdown, `language` tells where it is not translated yet."""

    id: str
    game: str
    title: str
    section: str
    text: str
    language: str


class BookInfo(Struct, frozen=True):
    """The rules of a game in the order in which they are read."""

    game: str
    language: str
    title: str
    intro: str
    sections: tuple[str, ...]
    also: tuple[str, ...]
    """Other games whose rules hold too, but for what this book changes."""
    entries: tuple[EntryInfo, ...]


def book_info(game: str, language: str) -> BookInfo | None:
    """A game's book; what is not translated is told in English. None where there is no such game."""
    if game not in games():
        return None
    english, told = load(game), translation(game, language)
    return BookInfo(
        game=game,
        language=told.language,
        title=told.title,
        intro=told.intro,
        sections=told.sections,
        also=tuple(other for other in books_of(game) if other != game),
        entries=tuple(
            entry_info(game, told.entries.get(rule, found)) for rule, found in english.entries.items()
        ),
    )


def translation(game: str, language: str) -> Book:
    """A book in a language, or in English."""
    try:
        return load(game, language)
    except BookNotFound:
        return load(game)


def entry_info(game: str, found: Entry) -> EntryInfo:
    """A rule as it is told."""
    return EntryInfo(found.id, game, found.title, found.section, found.text, found.language)


def rule_info(rule: str, language: str) -> EntryInfo | None:
    """One rule, whichever game's it is; None where there is none."""
    if len(rule) > LONGEST_ID:  # rules like it would be looked for, which takes long
        return None
    try:
        found = entry(rule, language)
    except RuleNotFound:
        return None
    return entry_info(game_of(found.id), found)


@cache
def game_of(rule: str) -> str:
    """The game in whose book a rule stands; only of rules that there are, for all answers are remembered."""
    return next(game for game in games() if rule in load(game).entries)


@cache
def books_of(game: str) -> tuple[str, ...]:
    """A game's own book, if it has one, and that of a game whose tiles and cards it is played with too.

    >>> books_of("castle-of-chaos"), books_of("midevil")
    (('castle-of-chaos', 'midevil'), ('midevil',))
    """
    files = boneyard.game(game).default_content().files
    others = (other for other in games() if any(file.startswith(f"{other}-") for file in files))
    return tuple(book for book in (game, *others) if book in games())


def rule_named(game: str, name: str) -> str | None:
    """The rule of a game that has the title of a tile or card, if one has.

    >>> rule_named("castle-of-chaos", "Buckethead"), rule_named("midevil", "Mace")
    ('CC-CARD-4', None)
    """
    return rules_by_title(game).get(bare(name))


@cache
def rules_by_title(game: str) -> dict[str, str]:
    """The rules of a game's books; of its own book first, and the first of two with the same title."""
    found: dict[str, str] = {}
    for book in books_of(game):
        for rule, told in load(book).entries.items():
            found.setdefault(bare(told.title), rule)
    return found


def bare(name: str) -> str:
    """A title without what makes no difference."""
    return name.lower().removeprefix("the ").strip("!. ")
