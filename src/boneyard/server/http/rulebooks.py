"""Rulebooks and messages in every language."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from typing import Annotated, Literal

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

import boneyard
from boneyard.games.shared.features import features_of
from boneyard.games.shared.overview import panels_of
from boneyard.languages import LANGUAGES
from boneyard.messages import catalogue, knows
from boneyard.rulebook import Book, BookNotFound, Entry, RuleNotFound, entry, games, load
from boneyard.server.http.openapi import cached, refusals
from boneyard.server.http.requests import JSON, TEXT, GameId, Request
from boneyard.server.http.responses import Cacheable
from boneyard.table.errors import Refused
from boneyard.titles import game_title

SVG = "image/svg+xml"
MOST_PICTURES = 100
"""Pictures that stay in memory, and unknown ones that were asked for."""
Language = Annotated[Literal["en", "de", "it", "es"], QueryParameter()]
"""English replaces missing translations."""
RuleId = Annotated[str, PathParameter(pattern="^[A-Za-z]{2}-[A-Za-z]{1,12}-[0-9]{1,3}$")]
PanelId = Annotated[str, PathParameter(pattern="^[a-z-]{1,40}$")]
PictureTheme = Annotated[Literal["light", "dark"], QueryParameter()]
LanguageCode = Annotated[str, PathParameter(pattern="^[a-z]{2}$")]
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


@cache
def book_of(game: str, language: str) -> Cacheable:
    return Cacheable(msgspec.json.encode(book_info(game, language)), JSON)


@lru_cache(maxsize=MOST_PICTURES)
def picture_of(game: str, panel: str, theme: Literal["light", "dark"]) -> Cacheable | None:
    from boneyard.pictures.games import (
        panel_svg,  # loads the art, which would slow down the start of a server
    )

    svg = panel_svg(boneyard.game(game), panel, theme)
    return None if svg is None else Cacheable(svg.encode(), SVG)


@cache
def messages_of(language: str) -> Cacheable:
    text = "\n".join([catalogue(language), *game_messages()])
    return Cacheable(text.encode(), f"{TEXT}; charset=utf-8")


def game_messages() -> list[str]:
    """Titles for games without messages."""
    missing = [game for game in boneyard.game_ids() if not knows(f"game-{game}")]
    return [f'game-{game} = {game_title(game)}\ngame-{game}-about = {{ "" }}' for game in missing]


@get("/rulebooks/{game:str}", responses=refusals("not-found") | cached(BookInfo))
async def rulebook(request: Request, game: GameId, language: Language = "en") -> Response[bytes]:
    """The rules of a game, entry by entry."""
    if game not in boneyard.game_ids():
        raise Refused("not-found")
    return book_of(game, language).response(request)


@get("/rulebooks/{game:str}/pictures/{panel:str}", responses=refusals("not-found") | cached(str, SVG))
async def panel_picture(
    request: Request, game: GameId, panel: PanelId, theme: PictureTheme = "light"
) -> Response[bytes]:
    """The picture of a panel of a game's overview, without words."""
    if game not in boneyard.game_ids():
        raise Refused("not-found")
    found = await asyncio.to_thread(picture_of, game, panel, theme)
    if found is None:
        raise Refused("not-found")
    return found.response(request)


@get("/rules/{rule:str}", responses=refusals("not-found"))
async def rule(rule: RuleId, language: Language = "en") -> EntryInfo:
    """A rule of any game by its id."""
    found = rule_info(rule, language)
    if found is None:
        raise Refused("not-found")
    return found


@get("/messages/{language:str}", responses=refusals("not-found") | cached(str, TEXT))
async def messages(request: Request, language: LanguageCode) -> Response[bytes]:
    """All messages of a language, as one Fluent file."""
    if language not in LANGUAGES:
        raise Refused("not-found")
    return messages_of(language).response(request)


ROUTES = [rulebook, panel_picture, rule, messages]
