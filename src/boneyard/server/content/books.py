"""Rulebooks for clients, and the rules of tiles and cards."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

import boneyard
from boneyard.games.shared.features import features_of
from boneyard.games.shared.overview import panels_of
from boneyard.rulebook import Book, BookNotFound, Entry, RuleNotFound, entry, games, load

LONGEST_ID = 40
"""Characters; every rule's id is shorter."""


class EntryInfo(Struct, frozen=True):
    """A rule: its text is Markdown, `language` says whether it is translated."""

    id: str
    game: str
    title: str
    section: str
    text: str
    language: str


class PanelInfo(Struct, frozen=True):
    """A panel of a game's overview; its message is `overview-GAME-ID`, and `rule` says more."""

    id: str
    rule: str


class BookInfo(Struct, frozen=True):
    """The rules of a game in reading order."""

    game: str
    language: str
    title: str
    intro: str
    sections: tuple[str, ...]
    also: tuple[str, ...]
    """Other games whose rules apply too, except where this book changes them."""
    entries: tuple[EntryInfo, ...]
    overview: tuple[PanelInfo, ...]
    """The game at a glance; empty if it has no pictures."""


def book_info(game: str, language: str) -> BookInfo | None:
    """A game's book, in English where it isn't translated; None for an unknown game."""
    if game not in games():
        return None
    english, translated = load(game), translation(game, language)
    return BookInfo(
        game=game,
        language=translated.language,
        title=translated.title,
        intro=translated.intro,
        sections=translated.sections,
        also=tuple(other for other in books_of(game) if other != game),
        entries=tuple(
            entry_info(game, translated.entries.get(rule, found)) for rule, found in english.entries.items()
        ),
        overview=tuple(
            PanelInfo(panel.id, panel.rule) for panel in panels_of(features_of(boneyard.game(game)).overview)
        ),
    )


def translation(game: str, language: str) -> Book:
    try:
        return load(game, language)
    except BookNotFound:
        return load(game)


def entry_info(game: str, found: Entry) -> EntryInfo:
    return EntryInfo(found.id, game, found.title, found.section, found.text, found.language)


def rule_info(rule: str, language: str) -> EntryInfo | None:
    if len(rule) > LONGEST_ID:  # a longer one would start a slow search for similar ids
        return None
    try:
        found = entry(rule, language)
    except RuleNotFound:
        return None
    return entry_info(game_of(found.id), found)


@cache
def game_of(rule: str) -> str:
    """The game whose book has a rule; call it only for existing rules, because all answers are cached."""
    return next(game for game in games() if rule in load(game).entries)


@cache
def books_of(game: str) -> tuple[str, ...]:
    """A game's own book, if it has one, and those of games whose tiles and cards it uses.

    >>> books_of("castle-of-chaos"), books_of("midevil")
    (('castle-of-chaos', 'midevil'), ('midevil',))
    """
    files = boneyard.game(game).default_content().files
    others = (other for other in games() if any(file.startswith(f"{other}-") for file in files))
    return tuple(book for book in (game, *others) if book in games())


def rule_named(game: str, name: str) -> str | None:
    """The rule with the title of a tile or card, if there is one.

    >>> rule_named("castle-of-chaos", "Buckethead"), rule_named("midevil", "Mace")
    ('CC-CARD-4', None)
    """
    return rules_by_title(game).get(bare(name))


@cache
def rules_by_title(game: str) -> dict[str, str]:
    """The rules of a game's books; its own book first, and the first of two with the same title."""
    found: dict[str, str] = {}
    for book in books_of(game):
        for rule, found_entry in load(book).entries.items():
            found.setdefault(bare(found_entry.title), rule)
    return found


def bare(name: str) -> str:
    """The title without case, article and punctuation."""
    return name.lower().removeprefix("the ").strip("!. ")
