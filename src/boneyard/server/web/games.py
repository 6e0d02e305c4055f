"""Which games can be played here."""

from __future__ import annotations

from litestar import get
from msgspec import Struct

import boneyard
from boneyard.games.catalogue import FAVOURITE, AnyGame
from boneyard.games.shared.events import EventHints
from boneyard.games.shared.features import features_of
from boneyard.games.shared.frames import Frame, FrameHints
from boneyard.lessons import Lesson, lessons
from boneyard.server.web.openapi import refusals


class OptionInfo(Struct, frozen=True):
    """An option of the rules: its values, the default first, and the rule behind it."""

    name: str
    values: tuple[str, ...]
    rule: str
    proposed: str
    """What a page preselects for a new table; the default holds where a table says nothing."""


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    rules: int
    least_seats: int
    most_seats: int
    options: tuple[OptionInfo, ...]
    ways: tuple[str, ...]
    cites: dict[str, str]
    """The rule behind each kind of event; `rolled fight` goes before `rolled`."""
    content: str
    """The set of tiles and cards where nobody brings their own."""
    favourite: bool
    """Whether it is proposed to somebody who hasn't played yet."""
    foe: str
    """The kind of figure that stands for the game on its pages."""
    events: dict[str, EventHints]
    """How kinds of events are shown; those without hints are left out."""
    frames: dict[str, FrameHints]
    """What is shown while a kind of frame is pending; those without hints are left out."""


@get("/games", sync_to_thread=False, responses=refusals())
def games() -> list[GameInfo]:
    """The games that can be played here."""
    return [game_info(boneyard.game(game_id)) for game_id in boneyard.game_ids()]


def game_info(game: AnyGame) -> GameInfo:
    """A game as clients know it."""
    frames = [kind for kind in (*game.frames, *game.works) if issubclass(kind, Frame)]
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
        events={tag_of(kind): kind.hints for kind in game.events if kind.hints != EventHints()},
        frames={tag_of(kind): kind.hints for kind in frames if kind.hints != FrameHints()},
    )


def tag_of(kind: type[Struct]) -> str:
    """What a kind of event or frame is called on the wire."""
    return str(kind.__struct_config__.tag)


class StepInfo(Struct, frozen=True):
    """What a learner is told and asked: answers as text, `*` for anything, and squares that are spoken of.

    It is done by one of `last`, or when one of `want` was answered and none is left. Who is asked nothing
    reads and goes on.
    """

    id: str
    want: tuple[str, ...]
    last: tuple[str, ...]
    look: tuple[int, ...]


class PartInfo(Struct, frozen=True):
    """A part of a lesson, which is played at a table of its own."""

    id: str
    steps: tuple[StepInfo, ...]


class LessonInfo(Struct, frozen=True):
    """What teaches a game; what it says is in the messages `lesson-GAME-PART-STEP`."""

    game: str
    minutes: int
    parts: tuple[PartInfo, ...]


@get("/lessons", sync_to_thread=True, responses=refusals())
def all_lessons() -> list[LessonInfo]:
    """The lessons that can be played here: make a table with `lesson` for each part."""
    return [lesson_info(game_id, lesson) for game_id, lesson in lessons().items()]


def lesson_info(game_id: str, lesson: Lesson) -> LessonInfo:
    """A lesson without what it hides: what chance will show and what others will answer."""
    parts = [
        PartInfo(
            part.id,
            tuple(StepInfo(step.id, step.want, step.last, tuple(map(int, step.look))) for step in part.steps),
        )
        for part in lesson.parts
    ]
    return LessonInfo(game_id, lesson.minutes, tuple(parts))


ROUTES = [games, all_lessons]
