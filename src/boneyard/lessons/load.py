"""Load the lessons from the games' folders and resolve the names of squares."""

from __future__ import annotations

from functools import cache

import msgspec

import boneyard
from boneyard.games.shared.board import Board
from boneyard.games.shared.features import features_of
from boneyard.games.shared.position import read_position, sketch_of
from boneyard.games.shared.position.sketch import with_numbers
from boneyard.games.shared.prepare import prepare
from boneyard.lessons.format import Answers, Lesson, LessonPart, LessonStep

prepare(Lesson)


@cache
def lesson(game_id: str) -> Lesson | None:
    if game_id not in boneyard.game_ids():
        return None
    file = features_of(boneyard.game(game_id)).lesson
    if file is None:
        return None
    found = msgspec.toml.decode(file.read_bytes(), type=Lesson)
    return msgspec.structs.replace(found, parts=tuple(numbered(game_id, part) for part in found.parts))


def lessons() -> dict[str, Lesson]:
    found = {game_id: lesson(game_id) for game_id in boneyard.game_ids()}
    return {game_id: one for game_id, one in found.items() if one is not None}


def part(game_id: str, part_id: str) -> LessonPart | None:
    found = lesson(game_id)
    return next((each for each in found.parts if each.id == part_id), None) if found else None


def numbered(game_id: str, part: LessonPart) -> LessonPart:
    """A part with numbers instead of the names of squares, which its position defines."""
    game = boneyard.game(game_id)
    board = sketch_of(game, read_position(game, part.position)).board

    def plain(lines: Answers) -> Answers:
        return tuple(with_numbers(board, line) for line in lines)

    return msgspec.structs.replace(
        part,
        steps=tuple(numbered_step(board, step) for step in part.steps),
        others={seat: plain(lines) for seat, lines in part.others.items()},
    )


def numbered_step(board: Board, step: LessonStep) -> LessonStep:
    want, last, look = (
        tuple(with_numbers(board, line) for line in lines) for lines in (step.want, step.last, step.look)
    )
    return LessonStep(step.id, want, last, look)
