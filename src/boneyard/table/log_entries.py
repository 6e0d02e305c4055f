"""What a table's log is made of: everything that was done at it, in order.

A table is what you get by doing these again. They stay inside the server: seeds, hashes of secrets
and sealed answers are among them.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from boneyard.table.config import Config, Cover
from boneyard.table.snapshot import Saved


class Act(Struct, frozen=True, tag_field="act", kw_only=True):
    """Something that was done at a table."""


class Created(Act, frozen=True, tag="created"):
    """Somebody made the table; its seed is fixed from now on.

    `lines` were played before, where it goes on from a moment of another game, and lead to `position`;
    `nonces` are that game's, or empty ones where nobody may add to the dice, as where `seed` was chosen.
    """

    config: Config
    host: str
    seed: str
    lines: tuple[str, ...] = ()
    nonces: tuple[str, ...] = ()
    position: Saved | None = None


class Sat(Act, frozen=True, tag="sat"):
    """A guest sat down; the hash of a nonce binds what they will add to the dice."""

    seat: int
    guest: str
    name: str
    nonce_hash: str = ""


class Stood(Act, frozen=True, tag="stood"):
    """A seat is free again: its guest left, or was sent away by the host."""

    seat: int
    kicked: bool = False


class Revealed(Act, frozen=True, tag="revealed"):
    """A guest said their nonce."""

    seat: int
    nonce: str


class Called(Act, frozen=True, tag="called"):
    """All seats are fixed: who promised a nonce for the dice says it now."""


class Started(Act, frozen=True, tag="started"):
    """The game began; `lines` are what chance and single options answered until somebody had a choice."""

    lines: tuple[str, ...]
    hash: str
    rules: int = 0
    """The number of the game's rules then."""
    content: str = ""
    """The hash of the tiles and cards that are played with; those of the first release name none."""


Hand = Literal["person", "bot", "order", "time"]
"""Whose answer it was: the seat's own, a bot's, a standing order's, or nobody's in time."""


class Played(Act, frozen=True, tag="played"):
    """An answer and all that followed by itself.

    Where a turn began, `turn_of` is whose and `hash` that of the state after it; `clock` is what the
    answer changed of the seat's time, in milliseconds; `woken` are the seats that were aimed at, who
    skip no longer.
    """

    seat: int
    lines: tuple[str, ...]
    hand: Hand = "person"
    turn_of: int | None = None
    hash: str = ""
    clock: int = 0
    woken: tuple[int, ...] = ()


class Sealed(Act, frozen=True, tag="sealed"):
    """An answer in a window whose time must not tell anything; it is played when the window closes."""

    seat: int
    command: str
    hand: Hand = "person"


class Undone(Act, frozen=True, tag="undone"):
    """A seat took back its last choice: the game stands where it stood after so many lines.

    `clock` is what this changed of the seat's time, in milliseconds.
    """

    seat: int
    keep: int
    clock: int = 0


class Ordered(Act, frozen=True, tag="ordered"):
    """A seat's standing orders are these from now on."""

    seat: int
    pass_until_turn: bool = False
    never: tuple[str, ...] = ()


class Covered(Act, frozen=True, tag="covered"):
    """A bot answers for a seat until its guest comes back, or for good. Who was `away` is back by looking."""

    seat: int
    level: Cover
    why: Literal["away", "left", "time", "vote", "conceded"]


class HandedBack(Act, frozen=True, tag="handed-back"):
    """The guest of a seat answers again."""

    seat: int


class Reopened(Act, frozen=True, tag="reopened"):
    """Nobody could answer for a while, as the server did not run: banks count from here."""


class WentOn(Act, frozen=True, tag="went-on"):
    """The game stands where its last turn began: rules have changed, by which the log leads elsewhere.

    What was answered in that turn is as if nobody had; decisions have new numbers.
    """

    saved: Saved


class Carried(Act, frozen=True, tag="carried"):
    """A seat went to another guest: another device, or a hand-over by the host of the server."""

    seat: int
    guest: str
    name: str


class LinkMade(Act, frozen=True, tag="link-made"):
    """A link that carries a seat to another device was made; only the hash of its secret is kept."""

    seat: int
    secret_hash: str


class Voted(Act, frozen=True, tag="voted"):
    """A seat is for something: ending the game by agreement, or a bot for somebody absent."""

    seat: int
    on: str
    yes: bool = True


class Ended(Act, frozen=True, tag="ended"):
    """The table is closed before its game was won."""

    why: Literal["agreed", "conceded", "closed", "abandoned", "imported", "unplayable"]
    winners: tuple[int, ...] = ()


class Rematched(Act, frozen=True, tag="rematched"):
    """Somebody made the table at which the same people can play again."""

    table: str


class Duplicated(Act, frozen=True, tag="duplicated"):
    """Another table is about to be made that plays with the same dice."""

    table: str


AnyAct = (
    Created
    | Sat
    | Stood
    | Revealed
    | Called
    | Started
    | Played
    | Sealed
    | Undone
    | Ordered
    | Covered
    | HandedBack
    | Reopened
    | WentOn
    | Carried
    | LinkMade
    | Voted
    | Ended
    | Rematched
    | Duplicated
)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyAct).decode
