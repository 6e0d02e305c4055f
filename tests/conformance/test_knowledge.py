"""Hidden information changes nothing for a seat, and its view is enough to imagine a game."""

from itertools import permutations
from random import Random

import pytest

from boneyard.games.shared.events import Event
from tests.conformance.inventory import inventory
from tests.sizes import pick
from tests.tables import Table, is_looked_at, moments, tables

LIMIT = pick(quick=3_000, ci=20_000, full=60_000)
BURST, PERIOD = pick(quick=(10, 150), ci=(20, 100), full=(50, 100))
GAMES = pick(quick=1, ci=4, full=60)


@pytest.mark.parametrize("table", tables(GAMES), ids=str)
def test_hidden_information_changes_nothing_for_a_viewer(table: Table) -> None:
    """`imagine` resamples hidden information: view, actors and own options stay the same."""
    game, rng = table.game, Random(table.seed)
    for step, state, _, _ in moments(table, LIMIT):
        if not is_looked_at(step, BURST, PERIOD):
            continue
        viewer = rng.choice([None, *range(table.seats)])
        where = table.at(f"step {step}, viewer {viewer}")
        view = game.view(state, viewer)
        imagined = game.imagine(view, rng)
        assert game.view(imagined, viewer) == view, where
        actors = game.actors(imagined)
        if len(actors) > 1:  # the view hides which of them have already answered
            assert set(game.actors(state)) <= set(actors), where
        else:
            assert game.actors(state) == actors, where
        if viewer is not None:
            assert (viewer in game.actors(imagined)) == (viewer in game.actors(state)), where
            assert list(game.options(imagined, viewer)) == list(game.options(state, viewer)), where
        assert inventory(game, imagined) == inventory(game, state), where


@pytest.mark.parametrize("table", tables(GAMES), ids=str)
def test_an_imagined_game_can_be_continued(table: Table) -> None:
    game, rng = table.game, Random(table.seed)
    for step, state, _, _ in moments(table, LIMIT):
        if step % (PERIOD * 2):
            continue
        viewer = rng.choice([None, *range(table.seats)])
        imagined = game.imagine(game.view(state, viewer), rng)
        before = inventory(game, imagined)
        for _ in range(60):
            if actors := game.actors(imagined):
                actor = rng.choice(actors)
                game.apply(imagined, actor, rng.choice(game.options(imagined, actor)))
                assert inventory(game, imagined) == before, table.at(f"step {step}, viewer {viewer}")


@pytest.mark.parametrize("table", tables(GAMES, seats=(3, 2, 6)), ids=str)
def test_a_secret_answer_reveals_nothing(table: Table) -> None:
    """While others must still answer, a seat's choice looks the same to everyone else."""
    game, rng = table.game, Random(table.seed)
    for step, state, _, _ in moments(table, LIMIT):
        actors = game.actors(state)
        if len(actors) < 2 or rng.random() > pick(quick=0.2, ci=0.5, full=1.0):
            continue
        actor = rng.choice(actors)
        viewer = rng.choice([None, *(seat for seat in range(table.seats) if seat != actor)])
        before = game.view(state, viewer)
        for command in game.options(state, actor):
            other, events = state.copy(), list[Event]()
            game.apply(other, actor, command, events.append)
            where = table.at(f"step {step}, viewer {viewer}: {game.text(actor, command)}")
            assert game.view(other, viewer) == before, where
            assert [game.redact(event, viewer) for event in events] == [], where


@pytest.mark.parametrize("table", tables(pick(quick=1, ci=8, full=100), seats=(3, 2, 6)), ids=str)
def test_actors_may_answer_in_any_order(table: Table) -> None:
    game, rng = table.game, Random(table.seed)
    looked = 0
    for step, state, _, _ in moments(table, LIMIT):
        actors = game.actors(state)
        if len(actors) < 2 or rng.random() > pick(quick=0.2, ci=0.5, full=1.0):
            continue
        looked += 1
        answers = {actor: rng.choice(game.options(state, actor)) for actor in actors}
        orders = list(permutations(actors))
        results = set()
        for order in rng.sample(orders, min(len(orders), 6)):
            other = state.copy()
            for actor in order:
                assert actor in game.actors(other), table.at(f"step {step}, order {order}")
                game.apply(other, actor, answers[actor])
            results.add(game.dump(other))
        assert len(results) == 1, table.at(f"step {step}: {answers}")
        if looked > pick(quick=60, ci=500, full=5000):
            return
