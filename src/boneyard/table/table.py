"""A table, computed by folding its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Literal

import boneyard
from boneyard.engine.content import Content
from boneyard.engine.copying import copied
from boneyard.games.shared.tempers import NO_SEAT
from boneyard.games.shared.traps import Trap
from boneyard.lessons import LessonPart
from boneyard.lessons.dice import TaughtDice
from boneyard.table.config import OPEN, Chore, Config, Days, setup_of
from boneyard.table.log_entries import Guessed, Hand, Rewound, Saved, Sealed
from boneyard.table.play import Play, begin

Status = Literal["open", "running", "over"]
GRACE = 20_000
"""How long a player must be absent before others may vote for a bot, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Away:
    """A bot's answers for an absent player: first and last log entry, times and count; `last` is 0 until the
    return.
    """

    first: int
    since: int
    answers: int = 0
    last: int = 0
    until: int = 0


@dataclass(frozen=True, slots=True)
class Seat:
    plan: str
    guest: str = ""
    name: str = ""
    nonce_hash: str = ""
    nonce: str = ""
    ready: bool = False
    stand_in: str = ""
    why_stand_in: str = ""
    persona: str = ""
    """The persona of a bot that isn't standing in for a guest."""
    hit_by: int = NO_SEAT
    """Which seat aimed a card at this one last."""
    pass_until_turn: bool = False
    never: tuple[str, ...] = ()
    """Cards that the seat isn't asked about."""
    always: tuple[str, ...] = ()
    """Cards that the seat is asked about whenever they can be played."""
    discard: str = ""
    """The card that the seat wants to discard at the end of this turn."""
    traps: tuple[Trap, ...] = ()
    """Cards that play themselves in others' turns."""
    by_hand: tuple[Chore, ...] = ()
    """What the player does at a table that does the chores."""
    link_hash: str = ""
    bank: int = 0
    """Milliseconds left, if the table has a clock: in the game, or in this turn."""
    spare: int = 0
    """Milliseconds that were left of earlier turns when this one began; `bank` includes them."""
    away: Away | None = None
    """Kept until the guest answers again."""

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat now, or ""."""
        return self.stand_in or ("" if self.plan == OPEN else self.plan)

    @property
    def bot_kind(self) -> str:
        return f"{self.bot}:{self.persona}" if self.bot and self.persona else self.bot

    def trap_with(self, card: str | None) -> Trap | None:
        """The seat's trap with a card, if that is armed."""
        return next((trap for trap in self.traps if trap.card == card), None)

    @property
    def free(self) -> bool:
        return self.plan == OPEN and not self.guest

    @property
    def has_left(self) -> bool:
        return self.why_stand_in in ("left", "vote", "conceded", "time")

    @property
    def stays(self) -> bool:
        return bool(self.guest) and not self.has_left


@dataclass(slots=True)
class Table:
    id: str
    config: Config = field(init=False)
    content: Content = field(init=False)
    host: str = ""
    kicked: frozenset[str] = frozenset()
    """Guests who were sent away and may not sit down again."""
    names: dict[str, str] = field(default_factory=dict)
    """Of all guests who have ever had a seat: chat stays theirs when the seat changes hands."""
    seed: str = ""
    position: Saved | None = None
    """The starting position, if it isn't the game's own."""
    nonces: tuple[str, ...] = ()
    """Fixed when the table was created, if the dice can't depend on the seats' nonces."""
    lesson: LessonPart | None = None
    """The lesson part played here; None if a new version has dropped it."""
    rematch: str = ""
    duplicates: dict[str, int] = field(default_factory=dict)
    """Tables with the same dice, and when they were created."""
    status: Status = "open"
    called_at: int = 0
    """When the seats were fixed and the nonces called for."""
    seats: list[Seat] = field(default_factory=list)
    play: Play | None = None
    sealed: dict[int, Sealed] = field(default_factory=dict)
    sprung: dict[int, Trap] = field(default_factory=dict)
    """Traps that have sprung in the open window, by seat; it isn't decided yet which card is played."""
    votes: dict[str, set[int]] = field(default_factory=dict)
    turn_of: int = NO_SEAT
    """Whose turn has begun last."""
    guesses: dict[str, Guessed] = field(default_factory=dict)
    """What guests guess on the next fight in this turn."""
    fame: dict[int | None, int] = field(default_factory=dict)
    """What right guesses have won, by seat; all spectators together are None."""
    asked_at: int = 0
    """When the current question was asked; clocks count from there."""
    since: dict[int, tuple[int, int]] = field(default_factory=dict)
    """For decisions of days: each seat's decision number, and when it was asked."""
    why: str = ""
    winners: tuple[int, ...] = ()
    seq: int = 0
    created: int = 0
    updated: int = 0
    rewound_at: int = 0
    """When the game was last rewound because the rules had changed; 0 for never."""
    rules: int = 0
    """The rules of a finished game whose log today's rules no longer replay."""
    pending_rewind: Rewound | None = None
    """Found while replaying the log, but not in the log yet."""
    saved_at: int = 0
    saved: Saved | None = None
    """The snapshot of entry `saved_at`; earlier lines need not be replayed."""

    def copy(self) -> Table:
        """A table to apply entries to; only what they change in place is copied."""
        copy = copied(self)
        copy.sealed = self.sealed.copy()
        copy.votes = {on: set(seats) for on, seats in self.votes.items()}
        return copy

    def note_answer(self, seat: int, hand: Hand) -> None:
        """Count a bot's answer for an absent player; a player's own answer ends the absence."""
        if hand == "person":
            self.votes.pop(replacing(seat), None)
        away = self.seats[seat].away
        if away is not None and hand == "person":
            self.seats[seat] = replace(self.seats[seat], away=None)
        elif away is not None and hand == "bot":
            self.seats[seat] = replace(self.seats[seat], away=replace(away, answers=away.answers + 1))

    def back(self, seat: int, at: int) -> Away | None:
        """The closed absence of a returning player, or None if nothing was answered meanwhile."""
        away = self.seats[seat].away
        return replace(away, last=self.seq, until=at) if away is not None and away.answers else None

    def new_play(self) -> Play:
        nonces = self.nonces or tuple(seat.nonce for seat in self.seats)
        play = begin(boneyard.game(self.config.game), setup_of(self.config, self.content), self.seed, nonces)
        if self.lesson is not None:
            play.dice = TaughtDice(play.dice, self.lesson.chance)
        if self.position is not None:
            play.restore(self.position)
        return play

    def play_on(self, lines: Sequence[str], next_play: Play | None) -> None:
        """Play more lines; those before the snapshot are skipped."""
        if next_play is not None:
            self.play = next_play
        elif self.seq == self.saved_at and self.saved is not None:
            self.play = self.new_play()
            self.play.restore(self.saved)
        elif self.seq > self.saved_at:
            play = self.play or self.new_play()
            for line in lines:
                play.replay(line)
            self.play = play
        self.check_end()

    def note_asked(self, at: int) -> None:
        """Set the time of new questions; seats that had the question before keep their days."""
        self.asked_at = at
        if self.play is None or not isinstance(self.config.pace, Days):
            return
        asked = {seat: (self.play.numbers[seat], at) for seat in self.play.actors if seat >= 0}
        self.since = {
            seat: known if (known := self.since.get(seat, new))[0] == new[0] else new
            for seat, new in asked.items()
        }

    def check_end(self) -> None:
        if self.play is not None and self.play.state.over:
            self.status = "over"
            self.why = self.play.state.way
            self.winners = self.play.state.winners

    @property
    def window(self) -> int:
        """How long a window stays open, in milliseconds."""
        return self.config.window_seconds * 1000

    @property
    def has_one_person(self) -> bool:
        """Whether bots play all seats but one: nobody else waits for that player."""
        return sum(not seat.bot for seat in self.seats) <= 1

    def names_beside(self, seat: int | None) -> list[str]:
        return [other.name for number, other in enumerate(self.seats) if number != seat and other.name]

    @property
    def is_sealed(self) -> bool:
        """Whether simultaneous answers are being given."""
        return self.play is not None and self.play.secret is not None

    @property
    def owes_nonces(self) -> bool:
        return any(seat.nonce_hash and not seat.nonce for seat in self.seats)

    def seat_of(self, guest: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if guest and seat.guest == guest:
                return number
        return None

    def admits(self, viewer: int | None) -> bool:
        """Whether a viewer may look now; some tables have no spectators once the game has begun."""
        return viewer is not None or self.config.spectators or self.status == "open"

    @property
    def leader(self) -> str:
        """The guest who may start the game and send others away: the host, or else the first one seated."""
        if self.seat_of(self.host) is not None:
            return self.host
        return next((seat.guest for seat in self.seats if seat.guest), self.host)

    def waits_for(self, seat: int) -> bool:
        """Whether a seat must answer and has not sealed an answer."""
        return (
            self.status == "running"
            and self.play is not None
            and seat in self.play.actors
            and seat not in self.sealed
        )


def replacing(seat: int) -> str:
    """The subject of a vote for a bot on a seat."""
    return f"replace-{seat}"


def waiting_bots(table: Table) -> dict[int, int]:
    """The seats whose bot must answer, with the decision's number."""
    play = table.play
    if play is None or table.status != "running":
        return {}
    return {
        seat: play.numbers[seat]
        for seat in play.actors
        if seat >= 0 and table.seats[seat].bot and table.waits_for(seat)
    }


FIELDS = tuple(field.name for field in fields(Table))
