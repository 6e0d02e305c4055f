"""The goals that people see: the same for everybody, made of nothing hidden, and complete at the end."""

from random import Random

import pytest

from boneyard.games.shared.features import features_of
from boneyard.games.shared.goals import Goal, Goals, Sentence
from boneyard.messages import knows
from tests.conformance.goals import goals_in
from tests.sizes import pick
from tests.tables import Table, is_looked_at, moments, tables

LIMIT = pick(quick=3_000, ci=20_000, full=60_000)
BURST, PERIOD = pick(quick=(10, 100), ci=(10, 60), full=(50, 60))
GAMES = pick(quick=1, ci=4, full=60)


@pytest.mark.parametrize("table", tables(GAMES, seats=(3, 2, 6, 1)), ids=str)
def test_all_viewers_see_the_same_goals(table: Table) -> None:
    """Also after everything that a viewer can't know was drawn again."""
    game, rng = table.game, Random(table.seed)
    for step, state, _, _ in moments(table, LIMIT):
        if not is_looked_at(step, BURST, PERIOD):
            continue
        where = table.at(f"step {step}")
        goals = goals_in(table, game.view(state, None))
        check(goals, table.seats, where)
        for viewer in range(table.seats):
            assert goals_in(table, game.view(state, viewer)) == goals, where
        viewer = rng.choice([None, *range(table.seats)])
        imagined = game.imagine(game.view(state, viewer), rng)
        assert goals_in(table, game.view(imagined, None)) == goals, where


@pytest.mark.parametrize("table", tables(GAMES), ids=str)
def test_goals_depend_on_shared_fields_only(table: Table) -> None:
    """So that they are sent again whenever they change, and never because of something hidden."""
    model = features_of(table.game).goals
    assert model is not None
    showing = table.game.showing
    assert model.of <= showing.parts.keys()
    before: tuple[dict[str, object], Goals] | None = None
    for step, state, _, _ in moments(table, LIMIT):
        if not is_looked_at(step, BURST, PERIOD):
            before = None
            continue
        shown = {name: showing.parts[name].make(state) for name in model.of}
        goals = goals_in(table, table.game.view(state, None))
        if before is not None and before[0] == shown:
            assert goals == before[1], table.at(f"step {step}")
        before = shown, goals


def check(goals: Goals, seats: int, where: str) -> None:
    for goal in goals.ways:
        check_goal(goal, seats, where)
    for place, steps in zip(goals.places, goals.steps, strict=True):
        assert len(steps) in (0, seats), where
        for sentence in filter(None, (place.name, place.about)):
            check_message(sentence, (), where)


def check_goal(goal: Goal, seats: int, where: str) -> None:
    assert len(goal.progress) == seats, where
    assert all(value is None or 0 <= value <= goal.of for value in goal.progress), where
    check_message(goal.title, ("short", "end") if goal.symbol else ("short",), where)
    check_message(goal.status, ("short",), where)
    named = [*goal.status.seats, *([] if goal.status.seat is None else [goal.status.seat])]
    assert all(0 <= seat < seats for seat in named), where


def check_message(sentence: Sentence, parts: tuple[str, ...], where: str) -> None:
    names = [sentence.message, *[f"{sentence.message}.{part}" for part in parts]]
    assert all(knows(name) for name in names), f"{where}: {names}"
