"""The entries of a table's log: everything that was done at the table, in order.

Folding them gives the table. They stay inside the server, because they contain seeds, hashes of secrets and
sealed answers.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from boneyard.games.shared.tempers import PersonaId
from boneyard.games.shared.traps import Trap
from boneyard.table.config import Chore, Config, Cover, Pace


class Saved(Struct, frozen=True):
    """A game in progress, as a snapshot stores it."""

    state: msgspec.Raw
    lines: int
    counts: dict[str, int]
    numbers: tuple[int, ...]
    version: str
    """The program's version: another one may have other rules."""
    rules: int = 1
    """The number of the game's rules."""


class LogEntry(Struct, frozen=True, tag_field="act", kw_only=True):
    pass


class Created(LogEntry, frozen=True, tag="created"):
    """The table was created and its seed fixed.

    If it continues another game, `lines` were played before and lead to `position`, and `nonces` are that
    game's. `nonces` are empty strings if nobody may add to the dice, for instance because `seed` was chosen.
    """

    config: Config
    host: str
    seed: str
    lines: tuple[str, ...] = ()
    nonces: tuple[str, ...] = ()
    position: Saved | None = None


class Sat(LogEntry, frozen=True, tag="sat"):
    """A guest sat down; the nonce's hash commits them to what they will add to the dice."""

    seat: int
    guest: str
    name: str
    nonce_hash: str = ""


class Stood(LogEntry, frozen=True, tag="stood"):
    """A guest left a seat, or the host sent them away."""

    seat: int
    kicked: bool = False


class Readied(LogEntry, frozen=True, tag="readied"):
    """A player is ready to begin, or not any more."""

    seat: int
    yes: bool


class Configured(LogEntry, frozen=True, tag="configured"):
    """The host changed options and clock before the game; nobody is ready then."""

    settings: dict[str, str]
    pace: Pace | None = None


class Revealed(LogEntry, frozen=True, tag="revealed"):
    seat: int
    nonce: str


class Called(LogEntry, frozen=True, tag="called"):
    """All seats are fixed; guests who promised a nonce must reveal it now."""


class Started(LogEntry, frozen=True, tag="started"):
    """The game began; `lines` are the answers of chance and of single options up to the first choice."""

    lines: tuple[str, ...]
    hash: str
    rules: int = 0
    """The number of the game's rules."""
    content: str = ""
    """The hash of the tiles and cards; entries of the first release have none."""
    auto: tuple[int, ...] = ()
    """Which lines the table answered for a seat, as in `Played`."""


Hand = Literal["person", "bot", "order", "time", "auto", "trap"]
"""Who answered: the player, a bot, a standing order, nobody in time, a trap, or the table itself (`auto`)."""


class FightDie(Struct, frozen=True, array_like=True):
    """A die of a fight: who rolled it, how many of the six faces would have hit, and whether it did."""

    seat: int
    faces: int
    hit: bool


class Played(LogEntry, frozen=True, tag="played"):
    """An answer and everything that followed automatically.

    If a turn began, `turn_of` is its seat and `hash` that of the state after it. `clock` is the change of the
    seat's time in milliseconds; `woken` are seats that were targeted, whose standing orders end.
    """

    seat: int
    lines: tuple[str, ...]
    hand: Hand = "person"
    turn_of: int | None = None
    hash: str = ""
    clock: int = 0
    woken: tuple[int, ...] = ()
    auto: tuple[int, ...] = ()
    """Which lines the table answered for a seat that had a choice, because it didn't matter."""
    hits: tuple[tuple[int, int], ...] = ()
    """Seats that were targeted, and by which seat."""
    traps: tuple[int, ...] = ()
    """Which lines were traps that sprang."""
    disarmed: tuple[tuple[int, str], ...] = ()
    """Armed cards that their seats don't hold any more."""
    fight: FightDie | None = None
    """The first die of a fight in the turn, if anybody has guessed."""


class Guessed(LogEntry, frozen=True, tag="guessed"):
    """A guess on the next fight in this turn; spectators have no seat."""

    guest: str
    seat: int | None
    hit: bool


class Sealed(LogEntry, frozen=True, tag="sealed"):
    """An answer in a private window, played when the window closes so that its timing reveals nothing."""

    seat: int
    command: str
    hand: Hand = "person"


class Undone(LogEntry, frozen=True, tag="undone"):
    """A seat took back its last choice: `keep` lines remain.

    `clock` is the change of the seat's time in milliseconds.
    """

    seat: int
    keep: int
    clock: int = 0


class Ordered(LogEntry, frozen=True, tag="ordered"):
    seat: int
    pass_until_turn: bool = False
    never: tuple[str, ...] = ()
    always: tuple[str, ...] = ()
    discard: str = ""
    traps: tuple[Trap, ...] = ()
    by_hand: tuple[Chore, ...] = ()


class TakenOver(LogEntry, frozen=True, tag="covered"):
    """A bot plays for a seat, for good or until its guest returns.

    An `away` guest returns by opening the table.
    """

    seat: int
    level: Cover
    why: Literal["away", "left", "time", "vote", "conceded"]
    persona: PersonaId = ""
    """The persona of a bot on a free seat."""


class HandedBack(LogEntry, frozen=True, tag="handed-back"):
    seat: int


class Reopened(LogEntry, frozen=True, tag="reopened"):
    """Banks count from here: the server was down, or a player of a brisk table came back."""


class Rewound(LogEntry, frozen=True, tag="went-on"):
    """Rewound to the start of the last turn: after a rules change the log no longer replays to the same
    state.

    The answers of that turn are void; decisions get new numbers.
    """

    saved: Saved


class Transferred(LogEntry, frozen=True, tag="carried"):
    """A seat went to another guest: on another device, or by the server's host."""

    seat: int
    guest: str
    name: str


class LinkMade(LogEntry, frozen=True, tag="link-made"):
    """A link was made that transfers a seat to another device; only the hash of its secret is stored."""

    seat: int
    secret_hash: str


class Voted(LogEntry, frozen=True, tag="voted"):
    """A seat votes for ending the game, or for a bot in an absent player's place."""

    seat: int
    on: str
    yes: bool = True


class Ended(LogEntry, frozen=True, tag="ended"):
    """The table was closed before its game was won."""

    why: Literal["agreed", "conceded", "closed", "abandoned", "imported", "unplayable"]
    winners: tuple[int, ...] = ()


class Rematched(LogEntry, frozen=True, tag="rematched"):
    """A rematch table was created."""

    table: str


class Duplicated(LogEntry, frozen=True, tag="duplicated"):
    """A table with the same dice is about to be created."""

    table: str


AnyLogEntry = (
    Created
    | Sat
    | Stood
    | Readied
    | Configured
    | Revealed
    | Called
    | Started
    | Played
    | Sealed
    | Guessed
    | Undone
    | Ordered
    | TakenOver
    | HandedBack
    | Reopened
    | Rewound
    | Transferred
    | LinkMade
    | Voted
    | Ended
    | Rematched
    | Duplicated
)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyLogEntry).decode
