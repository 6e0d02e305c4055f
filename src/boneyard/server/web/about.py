"""What this server is, and what every page needs to know of it first."""

from __future__ import annotations

from typing import get_args

from litestar import get
from msgspec import Struct

from boneyard import __version__
from boneyard.languages import LANGUAGES
from boneyard.server.rooms.chat import PRESETS
from boneyard.server.web.dependencies import Settings
from boneyard.server.web.openapi import refusals
from boneyard.table.config import WINDOW_SECONDS, Absence, Config, Leaving, Level, Reactions
from boneyard.table.protocol import PROTOCOL


class LanguageInfo(Struct, frozen=True):
    """A language, and what it calls itself."""

    code: str
    name: str


class TableDefaults(Struct, frozen=True, kw_only=True):
    """How a table is where nobody says anything else; it has no clock then, and is found by its link."""

    absence: Absence
    cover: Level
    leaving: Leaving
    reactions: Reactions
    reaction_seconds: dict[Reactions, int]
    public: bool
    spectators: bool
    open_hands: bool
    hints: bool


class ServerInfo(Struct, frozen=True, kw_only=True):
    """This server: what it speaks, and who can be played against."""

    version: str
    protocol: int
    public_url: str
    """What links for others begin with; empty where the page's own address does."""
    languages: tuple[LanguageInfo, ...]
    bots: tuple[Level, ...]
    """From the weakest to the strongest."""
    presets: tuple[str, ...]
    """What can be said in everybody's own language."""
    defaults: TableDefaults


def defaults() -> TableDefaults:
    """What a configuration says by itself."""
    config = Config(game="", seats=("open",))
    return TableDefaults(
        absence=config.absence,
        cover=config.cover,
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
    """What this server is, what it speaks, who can be played against, and how tables are by themselves."""
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
