"""Games end, the winner has reached the goal that people see, and the commands replay the game."""

import pytest

from boneyard.engine.chance import CHANCE
from tests.conformance.goals import goals_in
from tests.figures import Figures
from tests.sizes import pick
from tests.tables import Table, moments, tables

MOST = 60_000
"""Answers within which every game with a round limit ends."""


def limit(table: Table) -> int:
    """A game without a round limit is stopped early."""
    endless = ("round_limit", "none") in table.settings
    return pick(quick=8_000, ci=MOST, full=MOST) if endless else MOST


@pytest.mark.parametrize("table", tables(games=pick(quick=1, ci=8, full=400)), ids=str)
def test_every_game_ends(table: Table, figures: Figures) -> None:
    """Random games end in one of the game's ways; only those without a round limit may be cut off."""
    game, answers = table.game, 0
    state = table.start()
    for moment in moments(table, limit(table)):
        state, answers = moment.state, moment.step + 1
    if answers == limit(table) < MOST or (answers == MOST and ("round_limit", "none") in table.settings):
        return
    assert state.over, table.at(f"answer {answers}")
    assert game.actors(state) == ()
    assert state.way in game.ways, table.at(state.way)
    assert state.winners, table.at("the end")
    assert all(0 <= seat < table.seats for seat in state.winners)
    assert all(not game.options(state, actor) for actor in range(CHANCE, table.seats))
    goals = {goal.way: goal for goal in goals_in(table, game.view(state, None)).ways}
    for seat in state.winners:
        assert goals[state.way].progress[seat] == goals[state.way].of, table.at(state.way)
    figures("games-end", answers=answers, way=state.way)


@pytest.mark.parametrize("table", tables(games=pick(quick=1, ci=5, full=100)), ids=str)
def test_commands_replay_the_game(table: Table) -> None:
    """Commands, written as lines and read back, lead through the same states."""
    game = table.game
    lines = []
    states = []
    for moment in moments(table, limit(table)):
        if moment.step % 100 == 0:
            states.append(game.dump(moment.state))
        lines.append(game.text(moment.actor, moment.command))
        last = moment.state
    again = table.start()
    for number, line in enumerate(lines):
        if number % 100 == 0:
            assert game.dump(again) == states[number // 100], table.at(f"line {number}")
        actor, command = game.read(line)
        game.apply(again, actor, command)
    assert game.dump(again) == game.dump(last), table.at("the end")
