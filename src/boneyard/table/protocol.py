"""WebSocket messages; `docs/protocol.md` explains them to authors of clients.

A client sends `hello` first. Each request has an id and gets one `done` or `failed` with that id. Changes of
the table come as `update`s, numbered for each viewer.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from boneyard.games.shared.goals import Goals
from boneyard.games.shared.traps import Trap, TrapOffer
from boneyard.odds.questions import AnyAnswer, AnyQuestion, HintFound
from boneyard.table.config import (
    Absence,
    Chore,
    Leaving,
    Level,
    Pace,
    PersonName,
    Questions,
    Reactions,
    SeatNumber,
    Settings,
)
from boneyard.table.errors import Code, Refused

PROTOCOL = 1
MOST_BYTES = 8192
"""The largest message of a client."""

END = r"$(?!\n)"
"""The end of a pattern, in Python and JSON Schema: in Python, `$` alone also matches before a newline."""
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=f"^[ -~]+{END}")]
"""Printable ASCII: ids are stored, and not every database stores every character."""
DecisionNumber = Annotated[int, Meta(ge=0, lt=2**31)]
OptionNumber = Annotated[int, Meta(ge=0, lt=100_000)]
Hex = Annotated[str, Meta(max_length=128, pattern=f"^[0-9a-f]*{END}")]
Hash = Annotated[str, Meta(max_length=64, pattern=f"^(?:[0-9a-f]{{64}})?{END}")]
"""A SHA-256, or "" for none."""
Secret = Annotated[str, Meta(min_length=16, max_length=64)]
CardIds = Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=60)]


class In(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A client's message."""


class Hello(In, frozen=True, tag="hello"):
    """The first message: the protocol's version, and the updates that the client has seen."""

    protocol: Annotated[int, Meta(ge=0, lt=2**31)]
    token: Annotated[str, Meta(max_length=80)] = ""
    """A bot's token, in its first hello; never together with a cookie."""
    stream: Annotated[str, Meta(max_length=40)] = ""
    seen: Annotated[int, Meta(ge=0, lt=2**53)] = 0
    person: SeatNumber = 0
    """Which person at a shared device this is, in its first hello; 0 is the guest."""
    secret: Annotated[str, Meta(max_length=64)] = ""
    """A link's secret: lets its owner in to take over the seat, even if spectators may not watch."""


class Ping(In, frozen=True, tag="ping"):
    """Keep-alive; the server answers with `pong`."""


class Asking(In, frozen=True, kw_only=True):
    """A request, answered by `done` or `failed` with the same id."""

    id: Id


class Sit(Asking, frozen=True, tag="sit"):
    """Sit down on the given or any free seat, optionally with the hash of a nonce for the dice."""

    name: PersonName
    seat: SeatNumber | None = None
    nonce_hash: Hash = ""


class Stand(Asking, frozen=True, tag="stand"):
    """Leave a table before the game begins; the host may send another seat away."""

    seat: SeatNumber | None = None


class Ready(Asking, frozen=True, tag="ready"):
    """Say that I am ready to begin, or not yet."""

    yes: bool = True


class Configure(Asking, frozen=True, tag="configure"):
    """Change the options and the clock before the game begins; only the host may."""

    settings: Settings
    pace: Pace | None = None


class Reveal(Asking, frozen=True, tag="reveal"):
    """The nonce for an earlier `nonce_hash`."""

    nonce: Hex


class Begin(Asking, frozen=True, tag="begin"):
    """Start the game; only the host may."""


class Answer(Asking, frozen=True, tag="answer"):
    """Answer a decision with the number or the text of an option."""

    decision: DecisionNumber
    choice: OptionNumber | Annotated[str, Meta(max_length=80)]


class Undo(Asking, frozen=True, tag="undo"):
    """Take back my last choice."""


class Order(Asking, frozen=True, tag="order"):
    """Replace my standing orders."""

    pass_until_turn: bool = False
    never: CardIds = ()
    """Cards that I am not asked about."""
    always: CardIds = ()
    """Cards that I am asked about whenever I could play them, also at a table with few questions."""
    discard: Annotated[str, Meta(max_length=40)] = ""
    """The card to discard at the end of my turn, at a table with few questions; until my next turn begins."""
    traps: Annotated[tuple[Trap, ...], Meta(max_length=8)] = ()
    """Cards that play themselves in others' turns, of those that `traps` offers."""
    by_hand: Annotated[tuple[Chore, ...], Meta(max_length=2)] = ()
    """What I do myself at a table that does the chores: place pieces, move figures."""


class TrapsAsked(Asking, frozen=True, tag="traps"):
    """Get the traps that I could arm with the cards in my hand."""


class Return(Asking, frozen=True, tag="return"):
    """Take my seat back from the bot."""


class Leave(Asking, frozen=True, tag="leave"):
    """Leave a running game for good, optionally conceding it."""

    concede: bool = False


class Vote(Asking, frozen=True, tag="vote"):
    """Vote for ending the game, or for a bot in an absent player's place."""

    on: Literal["end", "replace-0", "replace-1", "replace-2", "replace-3", "replace-4", "replace-5"]
    yes: bool = True


class Guess(Asking, frozen=True, tag="guess"):
    """Guess whether the next fight of the player whose turn it is hits: once, for fame only."""

    hit: bool


class MakeLink(Asking, frozen=True, tag="link"):
    """Make a link that transfers my seat to another device."""


class Transfer(Asking, frozen=True, tag="carry"):
    """Take over a seat with a link's secret."""

    secret: Secret
    name: PersonName


class Say(Asking, frozen=True, tag="say"):
    """Chat with free text or the name of a preset."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class History(Asking, frozen=True, tag="history"):
    """Get the chat so far."""


class Ask(Asking, frozen=True, tag="ask"):
    """Ask for odds, computed from the sender's own view.

    `path` may name no decision: it is about the sender's next move then, while others are asked.
    """

    decision: DecisionNumber | None
    question: AnyQuestion


class Hint(Asking, frozen=True, tag="hint"):
    """Ask the hard bot for its best options, with reasons."""

    decision: DecisionNumber


class WhyNot(Asking, frozen=True, tag="why-not"):
    """Ask which rule forbids a command now."""

    decision: DecisionNumber
    command: Annotated[str, Meta(max_length=80)]


AnyIn = (
    Hello
    | Ping
    | Sit
    | Stand
    | Ready
    | Configure
    | Reveal
    | Begin
    | Answer
    | Undo
    | Order
    | TrapsAsked
    | Return
    | Leave
    | Vote
    | Guess
    | MakeLink
    | Transfer
    | Say
    | History
    | Ask
    | Hint
    | WhyNot
)


class Out(Struct, frozen=True, tag_field="type", kw_only=True, omit_defaults=True):
    """A server's message."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a seat."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    persona: str = ""
    """Who the bot is: its face and temper."""
    level: str = ""
    """The level of the bot that plays this seat now."""
    why: str = ""
    """Why a bot plays for a person."""
    present: bool = False
    ready: bool = False
    """Whether the player says, before the game, that it may begin."""
    absent: int = 0
    """From when on others may vote for a bot on this absent player's seat: milliseconds since 1970."""
    bank: int | None = None
    nonce_hash: str = ""
    nonce: str = ""


class Clock(Struct, frozen=True):
    """The seat whose time runs, and since when: milliseconds since 1970, by the server's clock."""

    seat: int
    since: int


class Takeover(Struct, frozen=True):
    """The seat of an absent player, and when a bot takes over: milliseconds since 1970."""

    seat: int
    at: int


GuessInfo = tuple[int | None, bool]
"""A seat, or null for a spectator, and whether they guess a hit."""


class TableInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What everybody may know of a table besides the game itself."""

    id: str
    title: str
    game: str
    settings: dict[str, str]
    content: str
    """The hash of the tiles and cards."""
    status: Literal["open", "running", "over"]
    public: bool
    practice: bool
    lesson: str = ""
    """The part of the game's lesson that is played here."""
    called: bool = False
    """All seats are fixed; promised nonces must be revealed now."""
    pace: Pace | None
    clock: Clock | None = None
    """Null in windows and while several seats must answer."""
    takeover: Takeover | None = None
    """When a bot takes over for an absent player who must answer now, if the others wait for them."""
    absence: Absence
    stand_in: Level = msgspec.field(name="cover")
    leaving: Leaving
    reactions: Reactions
    reaction_seconds: int
    chores: bool = False
    questions: Questions = "all"
    spectators: bool
    hints: bool
    open_hands: bool
    """Whether everybody sees all hands once the game is over."""
    seats: tuple[SeatInfo, ...]
    looks: tuple[int, ...] = ()
    """The colour and symbol of each seat, if not its own."""
    host: int | None
    votes: dict[str, tuple[int, ...]] = {}
    guesses: tuple[GuessInfo, ...] = ()
    """The guesses on the next fight."""
    fame: tuple[int, ...] = ()
    """What right guesses have won, by seat, and for all spectators together; empty if nobody has won any."""
    seed_hash: str = ""
    seed: str = ""
    """Revealed when the table is over."""
    why: str = ""
    winners: tuple[int, ...] = ()
    rematch: str = ""
    """The id of the rematch table."""
    dice: str = ""
    """The first of the tables with the same dice; their seed is revealed when all of them are over."""
    saving_paused: bool = False
    went_on: int = 0
    """When the game was rewound to the start of its last turn because the rules had changed; 0 for never."""


class Absent(Struct, frozen=True):
    """When and how often a bot answered for the viewer; `GET /tables/{table}/while-away` has the details.

    Times are milliseconds since 1970.
    """

    since: int
    until: int
    answers: int


class Mine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What only the viewer's own seat may know, besides its view."""

    seat: int
    pass_until_turn: bool = False
    never: tuple[str, ...] = ()
    always: tuple[str, ...] = ()
    discard: str = ""
    traps: tuple[Trap, ...] = ()
    """The cards that are armed."""
    by_hand: tuple[Chore, ...] = ()
    can_undo: bool = False
    may_begin: bool = False
    company: tuple[int, ...] = ()
    """The numbers of all people at this device, if several; each says hello as that `person`."""
    away: Absent | None = None
    """Present after the player's return, until they answer again."""


class Label(Struct, frozen=True, omit_defaults=True):
    """The label of an option whose command alone would mislead.

    Show a `danger` last and in red, and ask for confirmation: it kills.
    """

    message: str
    points: int = 0
    """The points that the option costs, for the message."""
    danger: bool = False


class Question(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision that waits for the viewer, with its number and options; in a window also its time."""

    decision: int
    options: Raw
    labels: dict[int, Label] = {}
    """Labels by option number, for options whose command alone would mislead."""
    window: bool = False
    seconds: int | None = None
    """How long the window is open."""
    until: int | None = None
    """When it closes: milliseconds since 1970, by the server's clock."""


PlaceInfo = tuple[int, int, int]
"""A column and row of the grid, and a rotation in which the tile fits there."""


class Welcome(Out, frozen=True, tag="welcome"):
    """The answer to `hello`: everything that the viewer sees now."""

    protocol: int
    stream: str
    n: int
    now: int
    """The server's time, by which clocks run."""
    info: TableInfo
    mine: Mine | None = None
    view: Raw | None = None
    goals: Goals | None = None
    """The ways to win and how far everybody is: the same for all viewers, missing if the game tells none."""
    places: tuple[PlaceInfo, ...] = ()
    """Where the drawn tile can go, while somebody decides that."""
    question: Question | None = None


class Resumed(Out, frozen=True, tag="resumed"):
    """The answer to `hello` if the missed updates follow."""

    protocol: int
    stream: str
    n: int
    now: int


class Update(Out, frozen=True, tag="update"):
    """What has changed for this viewer; unchanged parts are left out."""

    n: int
    events: tuple[Raw, ...] = ()
    view: dict[str, Raw] | None = None
    """The changed fields of the view."""
    goals: dict[str, Raw] | None = None
    """The changed fields of the goals."""
    places: tuple[PlaceInfo, ...] | None = None
    """Where the drawn tile can go from now on; empty when it is laid."""
    info: TableInfo | None = None
    mine: Mine | None = None
    question: Question | None = None
    asked: bool = True
    """False when the viewer's decision is closed and no other follows."""
    undone: int | None = None
    """An answer was taken back: drop the events of all updates after this number.

    With -1 earlier events are void too; load the log again.
    """


class Own(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The parts of an update that are not about the game."""

    info: TableInfo | None = None
    mine: Mine | None = None
    question: Question | None = None
    asked: bool = True
    undone: int | None = None


class Done(Out, frozen=True, tag="done"):
    """The request was carried out and stored."""

    id: str
    result: Raw | None = None


class Failed(Out, frozen=True, tag="failed"):
    """The request was refused. After `stale`, an update has brought or will bring the current question."""

    id: str
    code: Code
    data: dict[str, str | int] = {}


class Said(Out, frozen=True, tag="said"):
    """A chat message; a text that begins with a colon names a preset."""

    at: int
    room: Literal["players", "spectators"]
    name: str
    seat: int | None
    text: str


class Expected(Out, frozen=True, tag="expected"):
    """The answer to `hello` from a client that may not watch but has a seat's secret: send `carry` now."""


class Moved(Out, frozen=True, tag="moved"):
    """You lost this view, for instance because your seat went to somebody else: say hello again."""


class Pong(Out, frozen=True, tag="pong"):
    """The answer to `ping`."""


AnyOut = Welcome | Resumed | Expected | Update | Done | Failed | Said | Moved | Pong


class Seated(Struct, frozen=True):
    """The seat that the guest has now."""

    seat: int


class LinkSecret(Struct, frozen=True):
    """The secret of a link that transfers a seat to another device; it is sent only once."""

    secret: str


class RuleFound(Struct, frozen=True):
    """The rule that forbids a command; null if none certainly does."""

    rule: str | None


RESULTS: dict[type[Asking], object] = {
    Sit: Seated,
    Transfer: Seated,
    MakeLink: LinkSecret,
    History: tuple[Said, ...],
    TrapsAsked: tuple[TrapOffer, ...],
    Ask: AnyAnswer,
    Hint: tuple[HintFound, ...],
    WhyNot: RuleFound,
}
"""The type of `done.result` for each request; others have none."""
encode = msgspec.json.Encoder().encode
_reader = msgspec.json.Decoder(AnyIn)


class _WithId(Struct):
    id: Id = ""


_id_reader = msgspec.json.Decoder(_WithId)


def read(data: bytes | str) -> AnyIn:
    """Decode a client's message; raises `msgspec.DecodeError` with the reason."""
    message: AnyIn = _reader.decode(data)
    return message


def id_in(data: bytes | str) -> str:
    """The id of a message that can't be decoded otherwise, or ""."""
    try:
        return _id_reader.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def done(id: str, result: object) -> bytes:
    return encode(Done(id=id, result=None if result is None else Raw(msgspec.json.encode(result))))


def spent(id: str) -> bytes:
    """Remembered in place of a reply with a secret: the secret isn't stored, so a repeat can't get it."""
    return failed(id, Refused("stale"))


def failed(id: str, error: Refused) -> bytes:
    return encode(Failed(id=id, code=error.code, data=error.data))
