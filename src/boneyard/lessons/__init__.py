"""Lessons: games that teach a mechanic at a time, each part a position, what chance shows, and steps.

A lesson is a file in the game's folder, `lesson.toml`. It is played like any game, by the rules alone: what
it fixes is where a part begins, what dice and draws show, and what the others answer; its texts are in
`lessons.ftl`.
"""

from boneyard.lessons.form import Lesson, Part, Step
from boneyard.lessons.reading import lesson, lessons, part

__all__ = ["Lesson", "Part", "Step", "lesson", "lessons", "part"]
