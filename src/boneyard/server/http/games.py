"""The games of this server, and their lessons."""

from __future__ import annotations

from litestar import get
from msgspec import Struct

import boneyard
from boneyard.games.catalogue import FAVOURITE, AnyGame
from boneyard.games.shared.events import Event, EventHints
from boneyard.games.shared.features import features_of
from boneyard.games.shared.frames import Frame, FrameHints
from boneyard.games.shared.goal_picture import Caption, goal_picture
from boneyard.games.shared.lasting import LastingHints
from boneyard.games.shared.tags import tag_of
from boneyard.games.shared.tempers import PERSONAS, PersonaId
from boneyard.lessons import Lesson, lessons
from boneyard.server.http.openapi import refusals
from boneyard.table import stand_ins


class OptionInfo(Struct, frozen=True):
    """A rule option: its values, default first, and the rule it changes."""

    name: str
    values: tuple[str, ...]
    rule: str
    proposed: str
    """The preselected value for new tables; the default holds if a table doesn't say."""


class PersonaInfo(Struct, frozen=True):
    """A bot as a person; `temper` is empty if the game knows none."""

    id: PersonaId
    name: str
    temper: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    rules: int
    least_seats: int
    most_seats: int
    options: tuple[OptionInfo, ...]
    ways: tuple[str, ...]
    cites: dict[str, str]
    """The rule behind each kind of event; `rolled fight` has precedence over `rolled`."""
    content: str
    """The hash of the default tiles and cards."""
    favourite: bool
    """Whether to propose it to somebody who hasn't played yet."""
    foe: str
    """The kind of figure that stands for the game on its pages."""
    pawn: str
    """What its pawns look like."""
    personas: tuple[PersonaInfo, ...]
    goal_captions: tuple[Caption, ...]
    """The captions in the picture of its goal; empty if there is no picture."""
    events: dict[str, EventHints]
    """How kinds of events are shown; those without hints are left out."""
    frames: dict[str, FrameHints]
    """What is shown while a kind of frame is pending; those without hints are left out."""
    lasting: dict[str, LastingHints]
    """How lasting effects are shown; others are hidden."""


@get("/games", sync_to_thread=False, responses=refusals())
def games() -> list[GameInfo]:
    """The games that can be played here."""
    return [game_info(boneyard.game(game_id)) for game_id in boneyard.game_ids()]


def game_info(game: AnyGame) -> GameInfo:
    frames = [kind for kind in (*game.frames, *game.works) if issubclass(kind, Frame)]
    kinds: list[type[Event]] = [*game.events, *stand_ins.EVENTS]
    return GameInfo(
        id=game.id,
        rules=game.rules,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        options=tuple(OptionInfo(s.name, s.values, s.rule, s.proposal) for s in game.settings),
        ways=game.ways,
        cites=dict(game.cites),
        content=game.default_content().hash,
        favourite=game.id == FAVOURITE,
        foe=features_of(game).foe,
        pawn=features_of(game).pawn,
        personas=personas_of(game),
        goal_captions=captions_of(game),
        events={tag_of(kind): kind.hints for kind in kinds if kind.hints != EventHints()},
        frames={tag_of(kind): kind.hints for kind in frames if kind.hints != FrameHints()},
        lasting=dict(features_of(game).lasting),
    )


def personas_of(game: AnyGame) -> tuple[PersonaInfo, ...]:
    known = features_of(game).tempers
    return tuple(
        PersonaInfo(one.id, one.name, one.temper if one.temper in known else "") for one in PERSONAS.values()
    )


def captions_of(game: AnyGame) -> tuple[Caption, ...]:
    file = features_of(game).goal_picture
    return () if file is None else goal_picture(file).captions


class StepInfo(Struct, frozen=True):
    """A step of a lesson: the answers it wants as text, `*` for any, and the squares it talks about.

    It is done after one of `last`, or when one of `want` was answered and none is left. A step that wants
    nothing is only read.
    """

    id: str
    want: tuple[str, ...]
    last: tuple[str, ...]
    look: tuple[int, ...]


class PartInfo(Struct, frozen=True):
    """A part of a lesson, played at its own table."""

    id: str
    steps: tuple[StepInfo, ...]


class LessonInfo(Struct, frozen=True):
    """A game's lesson; its texts are the messages `lesson-GAME-PART-STEP`."""

    game: str
    minutes: int
    parts: tuple[PartInfo, ...]


@get("/lessons", sync_to_thread=True, responses=refusals())
def all_lessons() -> list[LessonInfo]:
    """All lessons; create a table with `lesson` for each part."""
    return [lesson_info(game_id, lesson) for game_id, lesson in lessons().items()]


def lesson_info(game_id: str, lesson: Lesson) -> LessonInfo:
    """A lesson without the dice and the other seats' answers."""
    parts = [
        PartInfo(
            part.id,
            tuple(StepInfo(step.id, step.want, step.last, tuple(map(int, step.look))) for step in part.steps),
        )
        for part in lesson.parts
    ]
    return LessonInfo(game_id, lesson.minutes, tuple(parts))


ROUTES = [games, all_lessons]
