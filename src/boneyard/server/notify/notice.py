"""What players are told while they are away, and where to: shapes that hold no more than may be known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from boneyard.languages import SOURCE, nearest
from boneyard.messages import say
from boneyard.titles import game_title

Kind = Literal["your-turn", "game-over", "started", "covered"]
KINDS: tuple[Kind, ...] = get_args(Kind)
PARAMETERS: Mapping[Kind, frozenset[str]] = {
    "your-turn": frozenset({"seat", "decision"}),
    "game-over": frozenset({"seat"}),
    "started": frozenset({"seat"}),
    "covered": frozenset({"seat", "decision"}),
}
"""All that a notice may say besides the table: the receiver's own seat, and which question waits."""
OF_A_QUESTION = frozenset({"your-turn", "covered"})
"""Notices that must name it, or the second question of a game would pass for the first."""
Id = Annotated[str, Meta(min_length=1, max_length=64)]


class BadNotice(ValueError):
    """A notice that would say more than it may."""


class Notice(Struct, frozen=True, kw_only=True):
    """Something that a player is told. `link` is the table's public one: a seat's would be a secret."""

    kind: Kind
    table: Id
    link: str
    game: Id
    title: str = ""
    language: str = SOURCE
    params: dict[str, str | int] = {}

    def __post_init__(self) -> None:
        if extra := self.params.keys() - PARAMETERS[self.kind]:
            raise BadNotice(f"a notice of {self.kind} says nothing of {', '.join(sorted(extra))}")
        if self.kind in OF_A_QUESTION and "decision" not in self.params:
            raise BadNotice(f"a notice of {self.kind} names the decision that waits")
        if "#" in self.link or not self.link.startswith(("https://", "http://")):
            raise BadNotice("the link of a notice is the table's public one, without a fragment")
        if not self.link.isascii() or not self.link.isprintable() or " " in self.link:
            raise BadNotice("the link of a notice has letters that no link has")

    @property
    def question(self) -> str:
        """A name for what waits; the same notice about the same question is told once."""
        return f"{self.table}/{self.kind}/{self.decision}"

    @property
    def decision(self) -> str:
        """The decision that waits, if it is about one."""
        return str(self.params.get("decision", ""))

    @property
    def name(self) -> str:
        """What the table is called, on one line."""
        title = "".join(letter if letter.isprintable() else " " for letter in self.title)[:80].strip()
        return title or game_title(self.game, self.tongue)

    @property
    def tongue(self) -> str:
        """The language that it is told in."""
        return nearest(self.language)

    def say(self, part: Literal["subject", "text"]) -> str:
        """The notice in the player's language."""
        return say(f"notify-{self.kind}.{part}", self.tongue, table=self.name)

    def data(self) -> bytes:
        """The notice for programs: webhooks and the browser's worker."""
        return msgspec.json.encode(
            {
                "kind": self.kind,
                "table": self.table,
                "game": self.game,
                "title": self.name,
                "link": self.link,
                "language": self.tongue,
                "subject": self.say("subject"),
                "text": self.say("text"),
                "params": self.params,
            }
        )


class Webhook(Struct, frozen=True, tag="webhook", forbid_unknown_fields=True):
    """A program of the player's, or a chat's."""

    url: Annotated[str, Meta(max_length=500)]


class Mail(Struct, frozen=True, tag="mail", forbid_unknown_fields=True):
    """A mail address; `off` is the link by which its owner gets no more."""

    address: Annotated[str, Meta(max_length=254)]
    off: str = ""


class Push(Struct, frozen=True, tag="push", forbid_unknown_fields=True):
    """A browser's subscription."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


Target = Webhook | Mail | Push
