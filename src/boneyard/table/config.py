"""The configuration of a table. Every field is bounded, because guests send it."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import force_setattr

import boneyard
from boneyard.engine.content import BadContent, Content
from boneyard.engine.game import BadSetup, Setup
from boneyard.games.catalogue import UnknownGame
from boneyard.games.shared.content_set import size_faults
from boneyard.games.shared.tempers import PersonaId
from boneyard.table.errors import Refused
from boneyard.table.names import one_line

Name = Annotated[str, Meta(min_length=1, max_length=40)]
PersonName = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Word = Annotated[str, Meta(max_length=40)]
Settings = Annotated[dict[Word, Word], Meta(max_length=20)]
Level = Literal["easy", "medium", "hard"]
Plan = Literal["open", "easy", "medium", "hard"]
Absence = Literal["wait", "bot", "skip"]
Leaving = Literal["bot", "out"]
Reactions = Literal["quick", "private"]
Questions = Literal["all", "few"]
Chore = Literal["put", "shift"]
"""Placing pieces, and moving figures."""
OPEN: Plan = "open"
Cover = Literal["easy", "medium", "hard", "idle"]
"""The bot that plays for an absent player; `idle` does as little as the rules allow."""
WINDOW_SECONDS: dict[Reactions, int] = {"quick": 20, "private": 6}
MOST_CONTENT = 200_000
MOST_POSITION = 20_000
DAY = 86_400_000  # milliseconds


class Bank(Struct, frozen=True, tag="bank", tag_field="pace", forbid_unknown_fields=True):
    """Each player's seconds for the whole game, and the seconds that each answer, or each own turn, adds."""

    seconds: Annotated[int, Meta(ge=10, le=36_000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    per: Literal["answer", "turn"] = "answer"
    """What adds the increment."""


class Turns(Struct, frozen=True, tag="turns", tag_field="pace", forbid_unknown_fields=True):
    """Each player's seconds in a turn, their own or another's; then the table ends it for them.

    What is left at the end of an own turn is added to the next ones, up to `spare` seconds, with which
    everybody begins.
    """

    seconds: Annotated[int, Meta(ge=10, le=600)]
    spare: Annotated[int, Meta(ge=0, le=600)] = 0


class Days(Struct, frozen=True, tag="days", tag_field="pace", forbid_unknown_fields=True):
    """Days that a player has for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


Pace = Bank | Turns | Days
CLOCKS = (Bank, Turns)
"""Paces at which a seat has a time that runs down."""


class OwnContent(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's own tiles and cards, as the text of their files."""

    name: Name
    files: Annotated[dict[Word, str], Meta(max_length=8)]


class FromReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of another game to continue from.

    For a finished game, the number of lines played. For a running game, or one that keeps its hands closed,
    the number of a moment in the asking player's own record, from 0; null is now.
    """

    table: Word
    moment: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The configuration of a new table."""

    game: Word
    seats: Annotated[tuple[Plan, ...], Meta(min_length=1, max_length=6)]
    personas: Annotated[tuple[PersonaId, ...], Meta(max_length=6)] = ()
    """The bots' personas by seat; a bot without one is known by its number."""
    looks: Annotated[tuple[SeatNumber, ...], Meta(max_length=6)] = ()
    """The colour and symbol of each seat, all different; by default every seat has its own."""
    settings: Settings = {}
    content: OwnContent | None = None
    title: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False
    pace: Pace | None = None
    absence: Absence = "bot"
    leaving: Leaving = "bot"
    reactions: Reactions = "quick"
    reaction_seconds: Annotated[int, Meta(ge=3, le=120)] | None = None
    """How long a window stays open for players with a choice. Private windows always last that long."""
    prepared: bool = False
    """What the start player would place before the first turn is placed by the table, as a bot would."""
    chores: bool = False
    """Tiles are filled and figures moved by the table, for players who don't do it by hand."""
    questions: Questions = "all"
    """With `few`, people are asked only what plausibly matters; the table answers the rest for them."""
    stand_in: Level = msgspec.field(default="medium", name="cover")
    """The bot that takes over seats. With `absence: skip` it only plays for players who left for good."""
    spectators: bool = True
    open_hands: bool = True
    hints: bool = True
    seed: Annotated[str, Meta(max_length=64)] = ""
    position: Annotated[str, Meta(max_length=MOST_POSITION)] = ""
    """The starting position as text; its options override `settings`."""
    from_replay: FromReplay | None = None
    duplicates: bool = False
    """Other tables may be created with the same dice. Nobody may watch, or add to the dice."""
    duplicates_until: Annotated[int, Meta(ge=0, lt=2**53)] = 0
    """Until then somebody may still begin with the same dice: milliseconds since 1970."""
    duplicate_of: Word = ""
    lesson: Word = ""
    """A part of the game's lesson, which defines position, dice, seats and the other seats' answers."""

    def __post_init__(self) -> None:
        force_setattr(self, "title", one_line(self.title))

    @property
    def window_seconds(self) -> int:
        return self.reaction_seconds or WINDOW_SECONDS[self.reactions]

    @property
    def practice(self) -> bool:
        """Whether a player could have known the dice in advance."""
        return bool(self.practice_reason)

    @property
    def practice_reason(self) -> str:
        """Why the dice prove nothing, in one word."""
        if self.lesson:
            return "lesson"
        if self.from_replay is not None:
            return "play-on"
        return "position" if self.position else "chosen-seed" if self.seed else ""

    @property
    def shares_dice(self) -> bool:
        return self.duplicates or bool(self.duplicate_of)


def checked(config: Config) -> Setup:
    """The setup of a new table. Refuses one that can't start, and content that can't be drawn."""
    setup = ready(config)
    if config.content is not None:
        check_pictures(setup.content)
    return setup


def check_personas(config: Config) -> None:
    """Refuse two bots with one face, and personas for only some of the seats."""
    named = [persona for persona in config.personas if persona]
    if len(set(named)) < len(named):
        raise Refused("bad-setup", reason="two bots can't have the same persona")
    if config.personas and len(config.personas) != len(config.seats):
        raise Refused("bad-setup", reason=f"give {len(config.seats)} personas, one per seat, or none")


def check_seats(config: Config) -> None:
    check_personas(config)
    check_looks(config)


def check_looks(config: Config) -> None:
    if config.looks and (
        len(config.looks) != len(config.seats) or len(set(config.looks)) < len(config.looks)
    ):
        raise Refused("bad-setup", reason=f"give {len(config.seats)} different looks, one per seat, or none")


def ready(config: Config) -> Setup:
    check_seats(config)
    setup = setup_of(config)
    try:
        state = boneyard.game(config.game).start(setup)
    except BadSetup as error:
        raise Refused("bad-setup", reason=str(error)[:300]) from error
    except BadContent as error:
        raise Refused("bad-content", reason=error.faults[0][:300]) from error
    if state.over:
        raise Refused("bad-setup", reason="the game is over in this position")
    return setup


def check_pictures(content: Content) -> None:
    """Refuse content with too many tiles, or tiles that can't be drawn: no client could show them."""
    from boneyard.pictures.scene import (
        art_faults,  # loads the art, which would slow down the start of a server
    )

    fault = next(chain(size_faults(content), art_faults(content)), None)
    if fault is not None:
        raise Refused("bad-content", reason=fault[:300])


def setup_of(config: Config, content: Content | None = None) -> Setup:
    try:
        game = boneyard.game(config.game)
        setup = game.setup(len(config.seats), content or content_of(config), **config.settings)
        return replace(setup, position=config.position) if config.position else setup
    except (UnknownGame, BadSetup) as error:
        raise Refused("bad-setup", reason=str(error)) from error


def content_of(config: Config) -> Content:
    game = boneyard.game(config.game)
    if config.content is None:
        return game.default_content()
    if sum(map(len, config.content.files.values())) > MOST_CONTENT:
        raise Refused("too-large", limit=MOST_CONTENT)
    return Content(config.content.name, dict(config.content.files))


def own_content(game: str, content: Content) -> OwnContent | None:
    """The content as a configuration has it: None for the game's own."""
    is_default = content.hash == boneyard.game(game).default_content().hash
    return None if is_default else OwnContent(content.name, content.files)


def read_config(data: bytes) -> Config:
    try:
        return msgspec.json.decode(data, type=Config)
    except msgspec.DecodeError as error:
        raise Refused("bad-frame", reason=str(error)[:300]) from error
