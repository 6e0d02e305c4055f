"""Each lesson can be finished by its own steps, with the real rules."""

from __future__ import annotations

from random import Random

import pytest

import boneyard
from boneyard.games.shared.commands import Command
from boneyard.lessons import Lesson, LessonPart, lessons
from boneyard.lessons.format import LessonStep, fits
from boneyard.messages import translate
from boneyard.messages.parse import read
from tests.lessons.learner import Learner
from tests.sizes import pick

PARTS = [(game, part) for game, lesson in lessons().items() for part in lesson.parts]
MOST_ANSWERS = 12
"""Enough for any step; more means going in circles."""
each_part = pytest.mark.parametrize(("game", "part"), PARTS, ids=[f"{g}-{p.id}" for g, p in PARTS])


def place(step: LessonStep, option: Command) -> int:
    """The position of an option in a step's order."""
    return max(number for number, line in enumerate(step.want) if fits(line, option.text()))


def do(me: Learner, step: LessonStep, rng: Random) -> None:
    """Do a step as the page shows it: unanswered options, and of these the one that the lesson names last."""
    given: set[str] = set()
    for _ in range(MOST_ANSWERS):
        wanted = me.wanted(step.want)
        assert wanted, f"{step.id} asks for {step.want}; possible is {[o.text() for o in me.options]}"
        wanted = [option for option in wanted if option.text() not in given] or wanted
        furthest = max(place(step, option) for option in wanted)
        option = rng.choice([option for option in wanted if place(step, option) == furthest])
        me.answer(option)
        given.add(option.text())
        if me.is_done(step, option):
            return
    raise AssertionError(f"{step.id} is not done after {MOST_ANSWERS} answers")


@each_part
def test_each_part_can_be_finished_by_its_steps(game: str, part: LessonPart) -> None:
    for seed in range(pick(quick=3, ci=20, full=200)):
        me = Learner(game, part)
        for step in part.steps:
            if step.want:
                do(me, step, Random(seed))


def test_following_the_lesson_collects_everything_it_promises() -> None:
    """Two life tokens lie in the north, and the ride is just long enough for both."""
    part = next(part for game, part in PARTS if (game, part.id) == ("midevil", "card"))
    me = Learner("midevil", part)
    for step in part.steps:
        if step.want:
            do(me, step, Random(1))
    west, south_east = 9 + 3, 9 + 8
    assert {f"0 step {west}", f"0 step {south_east}"} <= set(me.lines)


@each_part
def test_chance_follows_the_part(game: str, part: LessonPart) -> None:
    me, rng = Learner(game, part), Random(1)
    for step in part.steps:
        if step.want:
            do(me, step, rng)
    assert me.table.play is not None
    for stream, lines in part.chance.items():
        assert me.table.play.dice.counts.get(stream, 0) >= len(lines), f"{stream} was not rolled so often"
    shown = [line for line in me.lines if line.startswith("*")]
    for stream, lines in part.chance.items():
        of_stream = [line for line in shown if f"# {stream} " in line]
        for wanted, line in zip(lines, of_stream, strict=False):
            assert fits(wanted, line.removeprefix("* "))


@each_part
def test_every_step_leaves_a_choice(game: str, part: LessonPart) -> None:
    """A question with one answer is answered automatically."""
    me = Learner(game, part)
    for step in part.steps:
        if step.want:
            assert len(me.options) > 1
            do(me, step, Random(1))


@each_part
def test_a_part_starts_with_the_learner_and_ends_with_a_text(game: str, part: LessonPart) -> None:
    assert Learner(game, part).options
    assert not part.steps[-1].want


@each_part
def test_a_restart_continues_with_the_same_dice(game: str, part: LessonPart) -> None:
    """A table is the fold of its log: chance doesn't depend on memory."""
    first = next(step for step in part.steps if step.want)
    me = Learner(game, part)
    do(me, first, Random(1))
    again = me.read_again()
    assert again.play is not None
    assert me.table.play is not None
    assert again.play.hash == me.table.play.hash
    assert again.play.dice.counts == me.table.play.dice.counts
    assert type(again.play.dice) is type(me.table.play.dice)


def test_every_game_has_a_lesson() -> None:
    assert set(lessons()) == set(boneyard.game_ids())


@pytest.mark.parametrize("game", boneyard.game_ids())
def test_every_step_has_a_text(game: str) -> None:
    lesson: Lesson = lessons()[game]
    known = read("en")
    for part in lesson.parts:
        for name in (part.id, *(f"{part.id}-{step.id}" for step in part.steps)):
            assert f"lesson-{game}-{name}" in known
            assert translate(f"lesson-{game}-{name}", "en")
