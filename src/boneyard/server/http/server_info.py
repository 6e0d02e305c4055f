"""What every page needs to know about this server first, and links as QR codes."""

from __future__ import annotations

from typing import Annotated, get_args

from litestar import Response, get, post
from msgspec import Meta, Struct, field

from boneyard import __version__
from boneyard.languages import LANGUAGES
from boneyard.server.http.dependencies import Settings
from boneyard.server.http.openapi import BODY, refusals
from boneyard.server.qr import MOST, as_svg
from boneyard.server.rooms.chat import CHEERS, PRESETS
from boneyard.table.config import WINDOW_SECONDS, Absence, Config, Leaving, Level, Reactions
from boneyard.table.protocol import END, PROTOCOL

SVG = "image/svg+xml"


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
    cheers: tuple[str, ...]
    """Chat messages that everybody sees as pictures."""
    notifies: bool
    """Whether players can be told by mail, push or webhook that it's their move."""
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
        cheers=CHEERS,
        notifies=settings.notify is not None,
        defaults=defaults(),
    )


class QrCodeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to encode. It may contain a secret, so it comes in a body and isn't logged."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST, pattern=f"^[!-~]+{END}")]


@post("/qr", status_code=200, media_type=SVG, responses=refusals(*BODY))
async def qr_code(data: QrCodeRequest) -> Response[str]:
    """A link as a QR code, in SVG."""
    return Response(as_svg(data.text), media_type=SVG)


ROUTES = [server_info, qr_code]
