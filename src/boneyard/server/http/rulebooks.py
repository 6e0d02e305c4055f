"""Rulebooks and messages in every language."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from typing import Annotated, Literal

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

import boneyard
from boneyard.languages import LANGUAGES
from boneyard.messages import catalogue, knows
from boneyard.server.content.books import BookInfo, EntryInfo, book_info, rule_info
from boneyard.server.http.cacheable import Cacheable
from boneyard.server.http.openapi import cached, refusals
from boneyard.server.http.requests import JSON, TEXT, Request
from boneyard.table.errors import Refused
from boneyard.titles import game_title

SVG = "image/svg+xml"
MOST_PICTURES = 100
"""Pictures that stay in memory, and unknown ones that were asked for."""
Language = Annotated[Literal["en", "de", "it", "es"], QueryParameter()]
"""English replaces missing translations."""
GameId = Annotated[str, PathParameter(pattern="^[a-z-]{1,40}$")]
RuleId = Annotated[str, PathParameter(pattern="^[A-Za-z]{2}-[A-Za-z]{1,12}-[0-9]{1,3}$")]
PanelId = Annotated[str, PathParameter(pattern="^[a-z-]{1,40}$")]
PictureTheme = Annotated[Literal["light", "dark"], QueryParameter()]
LanguageCode = Annotated[str, PathParameter(pattern="^[a-z]{2}$")]


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
