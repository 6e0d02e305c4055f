"""Rulebooks and messages, in every language that there is."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec
from litestar import Response, get
from msgspec import Struct

import boneyard
from boneyard.languages import LANGUAGES
from boneyard.messages import catalogue
from boneyard.server.catalogue.books import BookInfo, EntryInfo, book_info, rule_info
from boneyard.server.web.asked import JSON, TEXT, query_of, takes
from boneyard.server.web.kept import Kept, sent
from boneyard.server.web.problems import AnyRequest
from boneyard.table.errors import Refused

Language = Literal["en", "de", "it", "es"]


class LanguageAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """In which language; what is not translated is told in English."""

    language: Language = "en"


@cache
def book_of(game: str, language: str) -> Kept:
    """A rulebook as it is sent."""
    return Kept(msgspec.json.encode(book_info(game, language)), JSON)


@cache
def messages_of(language: str) -> Kept:
    """All messages of a language as they are sent."""
    return Kept(catalogue(language).encode(), f"{TEXT}; charset=utf-8")


@get("/rulebooks/{game:str}", opt=takes("not-found", query=LanguageAsked, tells=JSON, kept=BookInfo))
async def rulebook(request: AnyRequest, game: str) -> Response[bytes]:
    """The rules of a game, entry by entry."""
    asked = query_of(request, LanguageAsked)
    if game not in boneyard.game_ids():
        raise Refused("not-found")
    return sent(request, book_of(game, asked.language))


@get("/rules/{rule:str}", opt=takes("not-found", query=LanguageAsked))
async def rule(request: AnyRequest, rule: str) -> EntryInfo:
    """One rule by its id, whichever game's it is."""
    found = rule_info(rule, query_of(request, LanguageAsked).language)
    if found is None:
        raise Refused("not-found")
    return found


@get("/messages/{language:str}", opt=takes("not-found", tells=TEXT, kept=str))
async def messages(request: AnyRequest, language: str) -> Response[bytes]:
    """Every sentence for people in a language, as one Fluent file."""
    if language not in LANGUAGES:
        raise Refused("not-found")
    return sent(request, messages_of(language))
