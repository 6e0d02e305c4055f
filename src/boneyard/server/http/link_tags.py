"""What chat programs show beside a link: title, description and picture, as tags of the first page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

import boneyard
from boneyard.messages import translate
from boneyard.server.http.requests import TABLE_ID
from boneyard.server.lobby import SeatSummary, Summary, read_summary
from boneyard.server.store import Store
from boneyard.server.store.records import Status
from boneyard.titles import game_title

ABOUT_TABLES = frozenset({"table", "replay", "statistics"})
ABOUT_GAMES = frozenset({"new", "rules", "lessons"})
MOMENT = re.compile(r"(?:^|&)moment=(\d{1,6})(?:&|$)")
TITLE = "Boneyard"
ICON = "/icon-512.png"


@dataclass(frozen=True)
class Link:
    """A link's title, description and picture, and whether search engines may list it."""

    title: str
    about: str
    picture: str
    listed: bool = True

    def tags(self, address: str) -> str:
        """HTML for the head; pictures need whole addresses."""
        title, about = escape(self.title), escape(self.about)
        named = {
            "og:site_name": TITLE,
            "og:type": "website",
            "og:title": title,
            "og:description": about,
            "og:image": escape(address + self.picture),
        }
        tags = [f'<meta property="{name}" content="{value}" />' for name, value in named.items()]
        tags.append(f'<meta name="description" content="{about}" />')
        card = "summary_large_image" if self.picture.startswith("/api/") else "summary"
        tags.append(f'<meta name="twitter:card" content="{card}" />')
        if not self.listed:
            tags.append('<meta name="robots" content="noindex" />')
        return "".join([f"<title>{title}</title>", *tags])


async def link_of(store: Store, path: str, query: str, language: str) -> Link:
    """What to show for a page of the client."""
    kind, _, rest = path.partition("/")
    name = rest.partition("/")[0]
    if kind in ABOUT_TABLES and re.match(TABLE_ID, name):
        row = await store.row(name)
        if row is not None:
            moment = MOMENT.search(query) if kind == "replay" else None
            picture = f"/api/tables/{name}/preview{f'?moment={moment[1]}' if moment else ''}"
            return table_link(read_summary(row.summary), row.status, picture, language)
    if kind == "group":  # only members see whose it is
        return Link(
            translate("link-group", language), translate("link-group.about", language), ICON, listed=False
        )
    game = name if kind in ABOUT_GAMES and name in boneyard.game_ids() else ""
    games = ", ".join(game_title(each, language) for each in boneyard.game_ids())
    return Link(
        title=f"{game_title(game, language)} · {TITLE}" if game else TITLE,
        about=translate("link-home", language, games=games),
        picture=f"/api/games/{game}/preview" if game else ICON,
    )


def table_link(table: Summary, status: Status, picture: str, language: str) -> Link:
    title = table.title or players_of(table.seats, language)
    return Link(
        f"{game_title(table.game, language)}: {title}", about_of(table, status, language), picture, False
    )


def players_of(seats: tuple[SeatSummary, ...], language: str) -> str:
    """The people's names, and how many bots play: "Ann, Bob, 2 bots"."""
    names = [seat.name for seat in seats if seat.kind == "person"]
    bots = sum(seat.kind == "bot" for seat in seats)
    return ", ".join(names + [translate("link-bots", language, number=bots)] * (bots > 0))


def about_of(table: Summary, status: Status, language: str) -> str:
    if status == "open":
        free = sum(seat.kind == "free" for seat in table.seats)
        return translate("link-open", language, free=free)
    if status == "running":
        return translate("link-running" if table.spectators else "link-running-closed", language)
    winners = ", ".join(table.seats[seat].name for seat in table.winners)
    return translate("link-over" if winners else "link-over-nobody", language, winners=winners)
