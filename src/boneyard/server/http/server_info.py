"""What every page needs to know about this server first."""

from __future__ import annotations

from typing import get_args

from litestar import get
from msgspec import Struct, field

from boneyard import __version__
from boneyard.languages import LANGUAGES
from boneyard.server.http.dependencies import Settings
from boneyard.server.http.openapi import refusals
from boneyard.server.rooms.chat import PRESETS
from boneyard.table.config import WINDOW_SECONDS, Absence, Config, Leaving, Level, Reactions
from boneyard.table.protocol import PROTOCOL


class LanguageInfo(Struct, frozen=True):
    """A language, and its name in that language."""

    code: str
    name: str


class TableDefaults(Struct, frozen=True, kw_only=True):
    """The defaults of a new table; without a clock, and not public."""

    absence: Absence
    stand_in: Level = field(name="cover")
    leaving: Leaving
    reactions: Reactions
    reaction_seconds: dict[Reactions, int]
    public: bool
    spectators: bool
    open_hands: bool
    hints: bool


class ServerInfo(Struct, frozen=True, kw_only=True):
    """This server: version, languages, bots, and defaults of new tables."""

    version: str
    protocol: int
    public_url: str
    """The start of links for others; empty if the page's own address does."""
    languages: tuple[LanguageInfo, ...]
    bots: tuple[Level, ...]
    """From the weakest to the strongest."""
    presets: tuple[str, ...]
    """Chat messages that everybody reads in their own language."""
    defaults: TableDefaults


def defaults() -> TableDefaults:
    config = Config(game="", seats=("open",))
    return TableDefaults(
        absence=config.absence,
        stand_in=config.stand_in,
        leaving=config.leaving,
        reactions=config.reactions,
        reaction_seconds=WINDOW_SECONDS,
        public=config.public,
        spectators=config.spectators,
        open_hands=config.open_hands,
        hints=config.hints,
    )


@get("/server", sync_to_thread=False, responses=refusals())
def server_info(settings: Settings) -> ServerInfo:
    """This server: version, languages, bots, and defaults of new tables."""
    return ServerInfo(
        version=__version__,
        protocol=PROTOCOL,
        public_url=settings.public_url.rstrip("/"),
        languages=tuple(LanguageInfo(code, name) for code, name in LANGUAGES.items()),
        bots=get_args(Level),
        presets=PRESETS,
        defaults=defaults(),
    )


ROUTES = [server_info]
