"""The messages of the WebSocket: tagged, strict, bounded; `docs/protocol.md` tells them to bot writers.

A client says `hello` first. Everything it asks carries an id of its own, and is answered once with
that id: `done` or `failed`. What happens at the table comes as `update`s, counted for each viewer.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from boneyard.odds.questions import AnyAnswer, AnyQuestion, HintFound
from boneyard.table.config import (
    Absence,
    Bank,
    Days,
    Leaving,
    Level,
    PersonName,
    Reactions,
    SeatNumber,
)
from boneyard.table.errors import Code

PROTOCOL = 1
MOST_BYTES = 8192
"""No message of a client is larger."""

END = r"$(?!\n)"
"""The end of a pattern, in Python as in JSON Schema: `$` alone lets a line end pass in Python."""
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=f"^[ -~]+{END}")]
"""Printable ASCII: ids are kept, and not every database keeps everything."""
DecisionNumber = Annotated[int, Meta(ge=0, lt=2**31)]
OptionNumber = Annotated[int, Meta(ge=0, lt=100_000)]
Hex = Annotated[str, Meta(max_length=128, pattern=f"^[0-9a-f]*{END}")]
Secret = Annotated[str, Meta(min_length=16, max_length=64)]


class In(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a client says."""


class Hello(In, frozen=True, tag="hello"):
    """The first message: the protocol, and what the client has seen of this table already."""

    protocol: Annotated[int, Meta(ge=0, lt=2**31)]
    token: Annotated[str, Meta(max_length=80)] = ""
    """A bot's, in its first hello; never together with a cookie."""
    stream: Annotated[str, Meta(max_length=40)] = ""
    seen: Annotated[int, Meta(ge=0, lt=2**53)] = 0
    person: SeatNumber = 0
    """Which of the people at one device this is, in its first hello; 0 is the guest."""
    secret: Annotated[str, Meta(max_length=64)] = ""
    """A link's, by which who may not watch the table is let in to take over its seat."""


class Ping(In, frozen=True, tag="ping"):
    """Is anybody there?"""


class Asking(In, frozen=True, kw_only=True):
    """What is answered by `done` or `failed` with the same id."""

    id: Id


class Sit(Asking, frozen=True, tag="sit"):
    """Sit down, on a certain seat or any; the hash of a nonce for the dice may come along."""

    name: PersonName
    seat: SeatNumber | None = None
    nonce_hash: Hex = ""


class Stand(Asking, frozen=True, tag="stand"):
    """Leave a table that has not begun; the host may send another seat away."""

    seat: SeatNumber | None = None


class Reveal(Asking, frozen=True, tag="reveal"):
    """The nonce whose hash was given."""

    nonce: Hex


class Begin(Asking, frozen=True, tag="begin"):
    """The host begins the game."""


class Answer(Asking, frozen=True, tag="answer"):
    """The answer to a decision: the number of an option, or its text."""

    decision: DecisionNumber
    choice: OptionNumber | Annotated[str, Meta(max_length=80)]


class Undo(Asking, frozen=True, tag="undo"):
    """Take back my last choice."""


class Order(Asking, frozen=True, tag="order"):
    """My standing orders from now on."""

    pass_until_turn: bool = False
    never: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=60)] = ()


class Return(Asking, frozen=True, tag="return"):
    """I answer for my seat again, not the bot."""


class Leave(Asking, frozen=True, tag="leave"):
    """Leave a running game for good; who concedes says so."""

    concede: bool = False


class Vote(Asking, frozen=True, tag="vote"):
    """For ending the game by agreement, or for a bot in the place of somebody absent."""

    on: Literal["end", "replace-0", "replace-1", "replace-2", "replace-3", "replace-4", "replace-5"]
    yes: bool = True


class MakeLink(Asking, frozen=True, tag="link"):
    """A link that carries my seat to another device."""


class Carry(Asking, frozen=True, tag="carry"):
    """Take over a seat with the secret of such a link."""

    secret: Secret
    name: PersonName


class Say(Asking, frozen=True, tag="say"):
    """Chat: words of one's own or the name of a preset."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class History(Asking, frozen=True, tag="history"):
    """What was said in the chat."""


class Ask(Asking, frozen=True, tag="ask"):
    """A question about chances, answered from the asker's own view."""

    decision: DecisionNumber
    question: AnyQuestion


class Hint(Asking, frozen=True, tag="hint"):
    """The hard bot's best options and reasons."""

    decision: DecisionNumber


class WhyNot(Asking, frozen=True, tag="why-not"):
    """Which rule forbids a command now?"""

    decision: DecisionNumber
    command: Annotated[str, Meta(max_length=80)]


AnyIn = (
    Hello
    | Ping
    | Sit
    | Stand
    | Reveal
    | Begin
    | Answer
    | Undo
    | Order
    | Return
    | Leave
    | Vote
    | MakeLink
    | Carry
    | Say
    | History
    | Ask
    | Hint
    | WhyNot
)


class Out(Struct, frozen=True, tag_field="type", kw_only=True, omit_defaults=True):
    """What the server says."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a seat."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    level: str = ""
    """Of the bot that answers for this seat now."""
    why: str = ""
    """Why a bot answers for a person."""
    present: bool = False
    absent: int = 0
    """From when on others may vote for a bot here, as nobody looks: milliseconds of the server's clock."""
    bank: int | None = None
    nonce_hash: str = ""
    nonce: str = ""


class Clock(Struct, frozen=True):
    """Whose time runs, and since when by the server's clock: milliseconds since 1970."""

    seat: int
    since: int


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
    """All seats are fixed, and promised nonces are called for."""
    pace: Bank | Days | None
    clock: Clock | None = None
    """Nobody's time runs in windows and while several are asked."""
    absence: Absence
    cover: Level
    leaving: Leaving
    reactions: Reactions
    reaction_seconds: int
    spectators: bool
    hints: bool
    open_hands: bool
    """Whether everybody sees everything when the game is over."""
    seats: tuple[SeatInfo, ...]
    host: int | None
    votes: dict[str, tuple[int, ...]] = {}
    seed_hash: str = ""
    seed: str = ""
    """Told when the table is over."""
    why: str = ""
    winners: tuple[int, ...] = ()
    rematch: str = ""
    """The table at which the same people play again."""
    dice: str = ""
    """The first of the tables that play with the same dice, whose seed is told when all of them are over."""
    saving_paused: bool = False
    went_on: int = 0
    """When the game went on from its last turn's beginning, as the rules had changed; 0 for never."""


class Absent(Struct, frozen=True):
    """From when to when a bot answered how often; `GET /tables/{table}/while-away` tells what.

    Times are milliseconds of the server's clock.
    """

    since: int
    until: int
    answers: int


class Mine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What only the viewer's own seat may know besides its view."""

    seat: int
    pass_until_turn: bool = False
    never: tuple[str, ...] = ()
    can_undo: bool = False
    may_begin: bool = False
    company: tuple[int, ...] = ()
    """All people at this device, where there are several: each says hello as that `person`."""
    away: Absent | None = None
    """Told to who is back, until they answer again."""


class Label(Struct, frozen=True, omit_defaults=True):
    """How an option is called whose command alone would mislead.

    Show a `danger` last and in red, and ask again before you send it: it kills.
    """

    message: str
    points: int = 0
    """The points that the option costs, which the message names."""
    danger: bool = False


class Question(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision that waits for the viewer: its number, its options and, in a window, its time."""

    decision: int
    options: Raw
    labels: dict[int, Label] = {}
    """Of those options whose command alone would mislead, by their number."""
    window: bool = False
    seconds: int | None = None
    """How long a window is open."""
    until: int | None = None
    """When it closes, in milliseconds of the server's clock."""


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
    question: Question | None = None


class Resumed(Out, frozen=True, tag="resumed"):
    """The answer to `hello` where what was missed follows as updates."""

    protocol: int
    stream: str
    n: int
    now: int


class Update(Out, frozen=True, tag="update"):
    """What has changed for this viewer: only the parts that did."""

    n: int
    events: tuple[Raw, ...] = ()
    view: dict[str, Raw] | None = None
    """The fields of the view that changed."""
    info: TableInfo | None = None
    mine: Mine | None = None
    question: Question | None = None
    asked: bool = True
    """False when nothing is asked any more."""
    undone: int | None = None
    """An answer was taken back: the events of updates after this one have not happened. With -1 earlier ones
    have not either, and the log has what did."""


class Own(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The parts of an update that are not about the game, which several are told alike."""

    info: TableInfo | None = None
    mine: Mine | None = None
    question: Question | None = None
    asked: bool = True
    undone: int | None = None


class Done(Out, frozen=True, tag="done"):
    """What was asked is done, and kept."""

    id: str
    result: Raw | None = None


class Failed(Out, frozen=True, tag="failed"):
    """What was asked is not done; with `stale` an update has told, or will tell, what is asked instead."""

    id: str
    code: Code
    data: dict[str, str | int] = {}


class Said(Out, frozen=True, tag="said"):
    """A line of chat; a text that begins with a colon names one of the presets."""

    at: int
    room: Literal["players", "spectators"]
    name: str
    seat: int | None
    text: str


class Expected(Out, frozen=True, tag="expected"):
    """The answer to `hello` for who may not watch, but has brought a seat's secret: now say `carry`."""


class Moved(Out, frozen=True, tag="moved"):
    """You may not look as before: say hello again to see what everybody sees, if they see anything."""


class Pong(Out, frozen=True, tag="pong"):
    """Somebody is there."""


AnyOut = Welcome | Resumed | Expected | Update | Done | Failed | Said | Moved | Pong


class Seated(Struct, frozen=True):
    """The seat that somebody has now."""

    seat: int


class LinkSecret(Struct, frozen=True):
    """The secret of a link that carries a seat to another device; it is told once."""

    secret: str


class RuleFound(Struct, frozen=True):
    """The rule that forbids a command; null where no rule certainly does."""

    rule: str | None


RESULTS: dict[type[Asking], object] = {
    Sit: Seated,
    Carry: Seated,
    MakeLink: LinkSecret,
    History: tuple[Said, ...],
    Ask: AnyAnswer,
    Hint: tuple[HintFound, ...],
    WhyNot: RuleFound,
}
"""What `done` brings along; all else that is asked brings nothing."""
encode = msgspec.json.Encoder().encode
_reader = msgspec.json.Decoder(AnyIn)


class _WithId(Struct):
    """Whatever has an id."""

    id: Id = ""


_id_reader = msgspec.json.Decoder(_WithId)


def read(data: bytes | str) -> AnyIn:
    """The message that a client says; DecodeError names what is wrong with it."""
    message: AnyIn = _reader.decode(data)
    return message


def id_in(data: bytes | str) -> str:
    """The id of a message that can't be read otherwise; empty if it has none."""
    try:
        return _id_reader.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
