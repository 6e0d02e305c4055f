"""A table: the fold of its log. No I/O, no clock of its own, no sockets."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Literal

import boneyard
from boneyard.engine.content import Content
from boneyard.games.shared.commands import Command
from boneyard.lessons import Part
from boneyard.lessons.dice import TaughtDice
from boneyard.table.config import DAY, OPEN, Config, Days, setup_of
from boneyard.table.log_entries import Hand, Sealed, WentOn
from boneyard.table.play import Play, begin
from boneyard.table.snapshot import Saved

Status = Literal["open", "running", "over"]
GRACE = 20_000
"""How long somebody has not looked before others may vote for a bot in their place, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Away:
    """While a bot answered for a seat: the entries of the log and the times between which it did.

    `answers` counts what it has answered; the last entry is 0 until the guest is back.
    """

    first: int
    since: int
    answers: int = 0
    last: int = 0
    until: int = 0


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat, and who answers for it."""

    plan: str
    guest: str = ""
    name: str = ""
    nonce_hash: str = ""
    nonce: str = ""
    cover: str = ""
    why_covered: str = ""
    pass_until_turn: bool = False
    never: tuple[str, ...] = ()
    link_hash: str = ""
    bank: int = 0
    """Milliseconds left, where there is a clock."""
    away: Away | None = None
    """Known until the guest answers again."""

    @property
    def bot(self) -> str:
        """The level of the bot that answers for this seat now, if one does."""
        return self.cover or ("" if self.plan == OPEN else self.plan)

    @property
    def free(self) -> bool:
        """Whether somebody can sit down here."""
        return self.plan == OPEN and not self.guest

    @property
    def has_left(self) -> bool:
        """Whether its guest is gone for good."""
        return self.why_covered in ("left", "vote", "conceded", "time")

    @property
    def stays(self) -> bool:
        """Whether a person has this seat who is not gone for good."""
        return bool(self.guest) and not self.has_left


@dataclass(slots=True)
class Table:
    """Everything that a table's log says."""

    id: str
    config: Config = field(init=False)
    content: Content = field(init=False)
    host: str = ""
    kicked: frozenset[str] = frozenset()
    """Who was sent away, and may not sit down again."""
    names: dict[str, str] = field(default_factory=dict)
    """Of all who have ever had a seat: what they have said is theirs when the seat is another's."""
    seed: str = ""
    position: Saved | None = None
    """Where the game begins, if not at its beginning."""
    nonces: tuple[str, ...] = ()
    """What the numbers depend on besides the seed, where that was fixed when the table was made."""
    lesson: Part | None = None
    """The part of a lesson that is played here; none any more where a new version has left it out."""
    rematch: str = ""
    duplicates: dict[str, int] = field(default_factory=dict)
    """The tables with the same dice, and when they were made."""
    status: Status = "open"
    called_at: int = 0
    """When the seats were fixed and the nonces called for."""
    seats: list[Seat] = field(default_factory=list)
    play: Play | None = None
    sealed: dict[int, Sealed] = field(default_factory=dict)
    votes: dict[str, set[int]] = field(default_factory=dict)
    asked_at: int = 0
    """When the question under way was asked; clocks count from there."""
    since: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Where decisions have days: the number of what each seat is asked, and when that was."""
    why: str = ""
    winners: tuple[int, ...] = ()
    seq: int = 0
    created: int = 0
    updated: int = 0
    went_on: int = 0
    """When the game went on from its last turn's beginning, as rules had changed; 0 for never."""
    rules: int = 0
    """The number of the rules by which a finished game was played, where today's lead elsewhere."""
    owed: WentOn | None = None
    """Reading the log again has led to this, but it is not in the log yet."""
    saved_at: int = 0
    saved: Saved | None = None
    """What a snapshot tells of all that was played up to an entry."""

    def copy(self) -> Table:
        """A twin to try acts on: it takes the first one's place when they are kept."""
        twin = Table.__new__(Table)  # whose fields would otherwise all be set twice
        twin.id = self.id
        twin.config = self.config
        twin.content = self.content
        twin.host = self.host
        twin.kicked = self.kicked
        twin.names = self.names
        twin.seed = self.seed
        twin.position = self.position
        twin.nonces = self.nonces
        twin.lesson = self.lesson
        twin.rematch = self.rematch
        twin.duplicates = self.duplicates
        twin.status = self.status
        twin.called_at = self.called_at
        twin.play = self.play
        twin.asked_at = self.asked_at
        twin.since = self.since
        twin.why = self.why
        twin.winners = self.winners
        twin.seq = self.seq
        twin.created = self.created
        twin.updated = self.updated
        twin.went_on = self.went_on
        twin.rules = self.rules
        twin.owed = self.owed
        twin.saved_at = self.saved_at
        twin.saved = self.saved
        twin.seats = self.seats[:]
        twin.sealed = self.sealed.copy()
        twin.votes = {on: set(seats) for on, seats in self.votes.items()}
        return twin

    def note_answer(self, seat: int, hand: Hand) -> None:
        """A bot has answered for somebody who is away, or somebody who was away has answered again."""
        if hand == "person":
            self.votes.pop(replacing(seat), None)
        away = self.seats[seat].away
        if away is not None and hand == "person":
            self.change(seat, away=None)
        elif away is not None and hand == "bot":
            self.change(seat, away=replace(away, answers=away.answers + 1))

    def back(self, seat: int, at: int) -> Away | None:
        """How long somebody was away who is back; nothing where nothing was answered meanwhile."""
        away = self.seats[seat].away
        return replace(away, last=self.seq, until=at) if away is not None and away.answers else None

    def change(self, seat: int, **fields: str | int | bool | tuple[str, ...] | Away | None) -> None:
        """Something about a seat is different; other tables that share the seat keep it as it was."""
        self.seats[seat] = replace(self.seats[seat], **fields)  # type: ignore[arg-type]

    def new_play(self) -> Play:
        """The game before its first line at this table."""
        nonces = self.nonces or tuple(seat.nonce for seat in self.seats)
        play = begin(boneyard.game(self.config.game), setup_of(self.config, self.content), self.seed, nonces)
        if self.lesson is not None:
            play.dice = TaughtDice(play.dice, self.lesson.chance)
        if self.position is not None:
            play.restore(self.position)
        return play

    def play_on(self, lines: Sequence[str], twin: Play | None) -> None:
        """The game after some more lines; before those of a snapshot nothing needs to be played."""
        if twin is not None:
            self.play = twin
        elif self.seq == self.saved_at and self.saved is not None:
            self.play = self.new_play()
            self.play.restore(self.saved)
        elif self.seq > self.saved_at:
            play = self.play or self.new_play()
            for line in lines:
                play.replay(line)
            self.play = play
        self.look_for_end()

    def note_asked(self, at: int) -> None:
        """Who is asked something new is asked now; others who are asked at the same time keep their days."""
        self.asked_at = at
        if self.play is None or not isinstance(self.config.pace, Days):
            return
        asked = {seat: (self.play.numbers[seat], at) for seat in self.play.actors if seat >= 0}
        self.since = {
            seat: known if (known := self.since.get(seat, new))[0] == new[0] else new
            for seat, new in asked.items()
        }

    def look_for_end(self) -> None:
        """Whether the game was won."""
        if self.play is not None and self.play.state.over:
            self.status = "over"
            self.why = self.play.state.way
            self.winners = self.play.state.winners

    @property
    def window(self) -> int:
        """How long a window stays open, in milliseconds: where a decision has days, so has this one."""
        pace = self.config.pace
        return pace.days * DAY if isinstance(pace, Days) else self.config.window_seconds * 1000

    def names_beside(self, seat: int | None) -> list[str]:
        """What people at the other seats are called."""
        return [other.name for number, other in enumerate(self.seats) if number != seat and other.guest]

    @property
    def is_sealed(self) -> bool:
        """Whether answers are being given that come to light only together."""
        return self.play is not None and self.play.secret is not None

    @property
    def owes_nonces(self) -> bool:
        """Whether somebody has promised a nonce and not said it yet."""
        return any(seat.nonce_hash and not seat.nonce for seat in self.seats)

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        for number, seat in enumerate(self.seats):
            if guest and seat.guest == guest:
                return number
        return None

    def admits(self, viewer: int | None) -> bool:
        """Whether a viewer may look now; a game whose players want to be alone shows spectators nothing."""
        return viewer is not None or self.config.spectators or self.status == "open"

    @property
    def leader(self) -> str:
        """Who may begin the game and send others away: the host, or who sits first if the host does not."""
        if self.seat_of(self.host) is not None:
            return self.host
        return next((seat.guest for seat in self.seats if seat.guest), self.host)

    def waits_for(self, seat: int) -> bool:
        """Whether a seat has a question to answer that it has not sealed yet."""
        return (
            self.status == "running"
            and self.play is not None
            and seat in self.play.actors
            and seat not in self.sealed
        )


def replacing(seat: int) -> str:
    """What is voted on where somebody wants a bot on a seat."""
    return f"replace-{seat}"


def waiting_bots(table: Table) -> dict[int, int]:
    """The seats whose bot must answer, with the number of the decision."""
    play = table.play
    if play is None or table.status != "running":
        return {}
    return {
        seat: play.numbers[seat]
        for seat in play.actors
        if seat >= 0 and table.seats[seat].bot and table.waits_for(seat)
    }


def asks_everybody(table: Table, play: Play) -> bool:
    """Whether pauses must tell nothing; a game without windows has nothing to hide there."""
    return table.config.reactions == "private" and bool(play.game.windows)


def passes_in_silence(table: Table, play: Play, seat: int) -> bool:
    """Whether a seat need not be shown a private window: it has no choice, or orders that decline.

    Nobody else can tell: the window lasts its time. One of days waits for everybody's own answer.
    """
    if play.declining is None or not asks_everybody(table, play) or isinstance(table.config.pace, Days):
        return False
    options = play.options(seat)
    return len(options) == 1 or automatic(table, play, seat, options) is not None


FIELDS = tuple(field.name for field in fields(Table))


def automatic(
    table: Table, play: Play, seat: int, options: Sequence[Command], woken: Collection[int] = ()
) -> Command | None:
    """What a seat answers by itself: its one option, what a lesson or its standing orders say.

    Where reactions are private, who has one option is asked all the same: else all could see who has more.
    """
    if len(options) == 1 and not asks_everybody(table, play):
        return options[0]
    if table.lesson is not None and (said := table.lesson.answer_of(seat, options)) is not None:
        return said
    declining = play.declining
    if declining is None:
        return None
    orders = table.seats[seat]
    skips = orders.pass_until_turn and seat not in woken
    return declining if skips or is_never(orders.never, options, declining) else None


def is_never(never: tuple[str, ...], options: Sequence[Command], declining: Command) -> bool:
    """Whether all that a seat could play in a window are cards that it never wants to."""
    return bool(never) and all(
        option == declining or getattr(option, "card", None) in never for option in options
    )
