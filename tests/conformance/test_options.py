"""Options are complete and exact: each is accepted, and everything else is refused without effect."""

from random import Random

import msgspec
import pytest

import boneyard
from boneyard.engine.chance import CHANCE, Chances
from boneyard.engine.game import Illegal
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.state import BoardState
from tests.figures import Figures
from tests.sizes import pick
from tests.tables import Table, is_looked_at, moments, tables

LIMIT = pick(quick=2_500, ci=20_000, full=60_000)
BURST, PERIOD = pick(quick=(12, 150), ci=(40, 200), full=(100, 200))
WRONG_ANSWERS = pick(quick=9_000, ci=200_000, full=5_000_000)
GAMES, REFUSED_GAMES = pick(quick=(1, 1), ci=(3, 3), full=(50, 15))


@pytest.mark.parametrize("table", tables(GAMES), ids=str)
def test_options_are_a_sequence_and_each_is_accepted(table: Table) -> None:
    """Length, indexing, iteration and membership agree, without duplicates."""
    game, rng = table.game, Random(table.seed)
    for step, state, _, _ in moments(table, LIMIT):
        if not is_looked_at(step, BURST, PERIOD):
            continue
        before, where = game.dump(state), table.at(f"step {step}")
        for actor in game.actors(state):
            options = game.options(state, actor)
            listed = list(options)
            assert listed, f"{where}: {actor} has no options"
            assert len(options) == len(listed) == len(set(listed)), where
            assert [options[n] for n in range(len(options))] == listed, where
            assert options[-1] == listed[-1], where
            assert all(command in options for command in listed), where
            assert game.options(state, actor) == options, where
            for command in rng.sample(listed, min(len(listed), 6)):
                game.apply(state.copy(), actor, command)
        assert game.dump(state) == before, f"{where}: a copy shares state with its original"


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_illegal_answers_are_refused_and_change_nothing(game_id: str, figures: Figures) -> None:
    """At half of the tables, and at more until this game's share was tried."""
    share, tried = WRONG_ANSWERS // len(boneyard.game_ids()), 0
    games = [table for table in tables(2 * REFUSED_GAMES) if table.game_id == game_id]
    for number, table in enumerate(games):
        if 2 * number >= len(games) and tried >= share:
            break
        tried += try_illegal_answers(table)
    figures("illegal", in_engine=tried, changed=0)
    assert tried >= share


def try_illegal_answers(table: Table) -> int:
    """Try illegal answers at a table; returns their number."""
    game, rng, tried = table.game, Random(table.seed), 0
    seen: list[Command] = [msgspec.convert({"do": "roll", "pips": 7}, game.commands[1])]
    for step, state, _, command in moments(table, LIMIT):
        if rng.random() < 0.1:
            seen.append(command)
        if not is_looked_at(step, BURST, PERIOD):
            continue
        before = game.dump(state)
        options = {actor: list(game.options(state, actor)) for actor in game.actors(state)}
        for actor, wrong in wrong_answers(table, state, command, seen, rng):
            if wrong in options.get(actor, ()):
                continue
            tried += 1
            where = table.at(f"step {step}: {game.text(actor, wrong)}")
            assert is_refused(game, state, actor, wrong), where
            assert game.dump(state) == before, where
        for actor, listed in options.items():
            assert list(game.options(state, actor)) == listed, table.at(f"step {step}")
    return tried


def is_refused(game: AnyGame, state: BoardState, actor: int, command: Command) -> bool:
    try:
        game.apply(state, actor, command)
    except Illegal:
        return True
    return False


def wrong_answers(
    table: Table, state: BoardState, right: Command, seen: list[Command], rng: Random
) -> list[tuple[int, Command]]:
    """Mostly illegal answers: by another seat, from an earlier moment, or slightly changed."""
    anybody = range(CHANCE, table.seats + 1)
    actors = table.game.actors(state)
    return [
        (rng.choice([seat for seat in anybody if seat not in actors]), right),
        (rng.choice(anybody), rng.choice(seen)),
        *((rng.choice(actors), rng.choice(seen)) for _ in range(3)),
        *((rng.choice(actors), changed(right, seen, rng)) for _ in range(3)),
        (rng.choice(actors), changed(rng.choice(seen), seen, rng)),
    ]


def changed(command: Command, seen: list[Command], rng: Random) -> Command:
    """The command with one field changed."""
    if not command.__struct_fields__:
        return rng.choice(seen)
    name = rng.choice(command.__struct_fields__)
    value = getattr(command, name)
    if isinstance(value, int):
        value = rng.choice([value + 1, value - 1, value + 9, -1, 10**9])
    elif isinstance(value, str):
        words = [v for other in seen for v in msgspec.structs.astuple(other) if isinstance(v, str)]
        value = rng.choice([*words, "", "nobody"])
    else:
        value = 0
    return msgspec.structs.replace(command, **{name: value})


@pytest.mark.parametrize("table", tables(GAMES), ids=str)
def test_chance_lists_its_options_in_order_with_their_weights(table: Table) -> None:
    game = table.game
    for step, state, actor, _ in moments(table, LIMIT):
        if actor != CHANCE or not is_looked_at(step, BURST * 4, PERIOD):
            continue
        where = table.at(f"step {step}")
        assert game.actors(state) == (CHANCE,), where
        options = game.options(state, CHANCE)
        assert isinstance(options, Chances), where
        texts = [command.text() for command in options]
        assert texts == sorted(texts), where
        weights = options.weights or (1,) * len(options)
        assert len(weights) == len(options), where
        assert min(weights) > 0, where
        assert options.total == sum(weights), where
        assert options.stream, where
