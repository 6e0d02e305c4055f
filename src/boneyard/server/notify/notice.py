"""Notices and their targets; a notice contains only what may leave the server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from boneyard.languages import SOURCE, nearest
from boneyard.messages import translate
from boneyard.titles import game_title

Kind = Literal["your-turn", "game-over", "started", "covered"]
KINDS: tuple[Kind, ...] = get_args(Kind)
PARAMETERS: Mapping[Kind, frozenset[str]] = {
    "your-turn": frozenset({"seat", "decision"}),
    "game-over": frozenset({"seat"}),
    "started": frozenset({"seat"}),
    "covered": frozenset({"seat", "decision"}),
}
"""All that a notice may say besides the table: the receiver's own seat, and the decision that waits."""
OF_A_QUESTION = frozenset({"your-turn", "covered"})
"""Notices that must name a decision: otherwise a game's second would count as a repeat of the first."""
Id = Annotated[str, Meta(min_length=1, max_length=64)]


class BadNotice(ValueError):
    """A notice that would say more than it may."""


class Notice(Struct, frozen=True, kw_only=True):
    """A message to a player. `link` is the table's public one: a seat's would be a secret."""

    kind: Kind
    table: Id
    link: str
    game: Id
    title: str = ""
    language: str = SOURCE
    params: dict[str, str | int] = {}

    def __post_init__(self) -> None:
        if extra := self.params.keys() - PARAMETERS[self.kind]:
            raise BadNotice(f"a notice of {self.kind} must not contain {', '.join(sorted(extra))}")
        if self.kind in OF_A_QUESTION and "decision" not in self.params:
            raise BadNotice(f"a notice of {self.kind} must name its decision")
        if "#" in self.link or not self.link.startswith(("https://", "http://")):
            raise BadNotice("a notice must have the table's public link, without a fragment")
        if not self.link.isascii() or not self.link.isprintable() or " " in self.link:
            raise BadNotice("the link of a notice has invalid characters")

    @property
    def question(self) -> str:
        """Identifies repeats: the same notice about the same decision is sent once."""
        return f"{self.table}/{self.kind}/{self.decision}"

    @property
    def decision(self) -> str:
        return str(self.params.get("decision", ""))

    @property
    def name(self) -> str:
        """The table's title, on one line."""
        title = "".join(char if char.isprintable() else " " for char in self.title)[:80].strip()
        return title or game_title(self.game, self.nearest_language)

    @property
    def nearest_language(self) -> str:
        return nearest(self.language)

    def translate(self, part: Literal["subject", "text"]) -> str:
        return translate(f"notify-{self.kind}.{part}", self.nearest_language, table=self.name)

    def data(self) -> bytes:
        """The notice as JSON, for webhooks and the browser's service worker."""
        return msgspec.json.encode(
            {
                "kind": self.kind,
                "table": self.table,
                "game": self.game,
                "title": self.name,
                "link": self.link,
                "language": self.nearest_language,
                "subject": self.translate("subject"),
                "text": self.translate("text"),
                "params": self.params,
            }
        )


class Webhook(Struct, frozen=True, tag="webhook", forbid_unknown_fields=True):
    """A program or chat of the player."""

    url: Annotated[str, Meta(max_length=500)]


class Mail(Struct, frozen=True, tag="mail", forbid_unknown_fields=True):
    """A mail address; `off` is the link that stops mails."""

    address: Annotated[str, Meta(max_length=254)]
    off: str = ""


class Push(Struct, frozen=True, tag="push", forbid_unknown_fields=True):
    """A browser's subscription."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


Target = Webhook | Mail | Push
Reason = Literal[
    "bad-address",  # malformed
    "private-address",  # in a private network
    "unreachable",  # no such name, no connection, or it was cut
    "too-slow",  # no answer in time
    "bad-certificate",  # the other side could not prove its identity
    "redirect",  # redirects are not followed, because they are unchecked
    "refused",  # the receiver rejects it
    "overloaded",  # the receiver asks to retry later
    "gone",  # the subscription or address has ended
]
"""Why a notice was not delivered: a code for metrics and log, without the notice."""


class Undelivered(Exception):
    """A notice was not delivered; `again` says whether a retry makes sense."""

    def __init__(self, reason: Reason, *, again: bool = False) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.again = again
