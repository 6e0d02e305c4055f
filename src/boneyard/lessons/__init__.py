"""Lessons: each part teaches one mechanic with a position, fixed dice and steps.

A lesson is the file `lesson.toml` in the game's folder. It is played like any game, by the normal rules: the
lesson only fixes where a part starts, the dice and draws, and the other seats' answers. Its texts are in
`lessons.ftl`.
"""

from boneyard.lessons.format import Lesson, LessonPart, LessonStep
from boneyard.lessons.load import lesson, lessons, part

__all__ = ["Lesson", "LessonPart", "LessonStep", "lesson", "lessons", "part"]
