"""The planner's search: the same dice for all options, worse ones drop out, and it keeps to its budget."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.determinizations import Determinizations
from boneyard.bots.knowledge import evaluation_of, heuristics_of, search_heuristics_of
from boneyard.bots.luck import Luck
from boneyard.bots.planner import Planner
from boneyard.bots.rollout import STAY, PlannedAnswer, Rollout
from boneyard.bots.successive_halving import WIDTH, SuccessiveHalving
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.commands import Command, Step, step_to
from boneyard.games.shared.state import BoardState
from boneyard.games.zombie_invasion.bot.planning import ways_to_ends, will_lay
from boneyard.games.zombie_invasion.frames import Move
from boneyard.games.zombie_invasion.state import ZombieState
from tests.bots.sampling import decisions, seen
from tests.sizes import pick

SEED = 3


def steps(number: int) -> list[Command]:
    """This many different options."""
    return [step_to(square) for square in range(number)]


def test_rewound_luck_repeats_in_any_order() -> None:
    luck = Luck(Random(SEED))
    fights = [luck.below("fight", 6) for _ in range(20)]
    moves = [luck.below("move", 6) for _ in range(20)]
    assert fights != moves
    luck.rewind()
    assert [luck.below("move", 6) for _ in range(20)] == moves
    assert [luck.below("fight", 6) for _ in range(20)] == fights
    assert set(fights) | set(moves) <= set(range(6))


def test_the_favourite_is_chosen_unless_another_proves_better() -> None:
    halving = SuccessiveHalving(steps(3), [1.0, 2.0, 1.5])
    assert halving.commands[halving.best()] == step_to(1)
    for values in halving.values:
        values += [0.5, 0.6, 0.4, 0.5] * 5
    assert halving.commands[halving.best()] == step_to(1)
    halving.values[1] = [value + 0.1 for value in halving.values[1]]
    assert halving.commands[halving.best()] == step_to(2)


def test_a_few_lucky_rollouts_do_not_beat_a_clear_score() -> None:
    rng = Random(SEED)
    turned = 0
    for _ in range(400):
        halving = SuccessiveHalving(steps(2), [5.0, 0.0])
        for values in halving.values:
            values += [rng.random() for _ in range(12)]
        turned += halving.best() != 0
    assert turned < 20, f"seed {SEED}"


def test_the_worse_half_drops_out_until_two_are_left() -> None:
    halving = SuccessiveHalving(steps(9), [0.0] * 9)
    assert len(halving.left) == WIDTH
    for n, values in enumerate(halving.values):
        values += [0.1 * n] * 4
    left = []
    for share in (0.0, 0.4, 0.7, 0.99):
        halving.drop(share)
        left.append(len(halving.left))
    assert left == [6, 3, 2, 2]
    assert halving.best() == WIDTH - 1
    assert halving.order()[0] == WIDTH - 1


def test_a_choice_is_settled_when_it_is_clear_or_does_not_matter() -> None:
    halving = SuccessiveHalving(steps(2), [0.0, 0.0])
    noise = [0.5, 0.6, 0.4, 0.7, 0.3, 0.5, 0.45, 0.55]
    halving.values = [noise[:4], noise[:4]]
    assert not halving.is_settled(), "four samples are too few"
    halving.values = [noise, [value + 0.0001 for value in noise]]
    assert halving.is_settled(), "it does not matter"
    halving.values = [noise, [value + 0.2 for value in noise]]
    assert halving.is_settled(), "it is clear"
    halving.values = [noise, noise[4:] + noise[:4]]
    assert not halving.is_settled(), "both may be better"


@pytest.mark.parametrize("game_id", game_ids())
def test_the_planner_uses_exactly_its_iterations(game_id: str) -> None:
    game = boneyard.game(game_id)
    spent = set()
    for state, seat in decisions(game, 2, str(SEED), 10):
        planner = Planner(Random(SEED), 13)
        planner(seen(game, state, seat), game.options(state, seat))
        spent.add(planner.spent)
    assert spent in ({13}, {0, 13})


@pytest.mark.parametrize("game_id", game_ids())
def test_minor_questions_are_answered_by_heuristics(game_id: str) -> None:
    game = boneyard.game(game_id)
    heuristics = heuristics_of(game)
    asked = 0
    for seed in range(pick(quick=2, ci=12, full=50)):
        for state, seat in decisions(game, 2, f"{SEED}/{seed}", 40):
            if type(state.agenda[-1]) in heuristics.minor:
                options = game.options(state, seat)
                planner = Planner(Random(SEED), 13)
                scores = heuristics.scores(state, seat, options)
                assert planner(seen(game, state, seat), options) == options[scores.index(max(scores))]
                assert planner.spent == 0
                asked += 1
    assert asked, f"seed {SEED}"


def ticking(seconds: float) -> Callable[[], float]:
    """A clock that advances by this much at each reading."""
    now = [0.0]

    def clock() -> float:
        now[0] += seconds
        return now[0]

    return clock


def test_the_planner_stops_at_its_deadline() -> None:
    game = boneyard.game("zombie-invasion")
    tried = []
    for tick in (0.05, 0.2, 1.0):
        state, seat = next(
            asked
            for asked in decisions(game, 2, str(SEED), 40)
            if type(asked[0].agenda[-1]) not in heuristics_of(game).minor
        )
        planner = Planner(Random(SEED), 100_000, seconds=1.0, clock=ticking(tick))
        planner(seen(game, state, seat), game.options(state, seat))
        tried.append(planner.spent)
    assert tried[2] == 1, "the clock is checked before each rollout, not after each round"
    assert tried[2] < tried[1] < tried[0] <= 20


@pytest.mark.parametrize("game_id", game_ids())
def test_reused_determinizations_fit_the_view(game_id: str) -> None:
    game = boneyard.game(game_id)
    setup = game.setup(2)
    match = Match(game, setup, FairDice(str(SEED), game.id))
    planner, other = Planner(Random(SEED), 8), bot("greedy", "1", setup.content)
    kept = asked = 0
    while (seat := match.settle()) is not None and asked < pick(quick=30, ci=300, full=2000):
        if seat == 0:
            asked += 1
            before = planner.samples
            view = match.looks[seat]()
            samples = [] if before is None else before.beyond(view)
            planner.samples = None
            for sample in samples:
                assert game.view(sample.state, seat) == view
                assert sample.known is not None
                assert sample.known[0].command in match.options
                kept += 1
        match.answer(seat, (other if seat else planner)(match.looks[seat], match.options))
    assert kept > 20, f"seed {SEED}"


def always(turns: int) -> Callable[[BoardState], int]:
    return lambda state: turns


def test_a_deeper_search_reuses_nothing() -> None:
    game = boneyard.game("zombie-invasion")
    kept = [0, 0]
    for state, seat in decisions(game, 2, str(SEED), 16):
        for further in (0, 1):
            planner = Planner(Random(SEED), 30)
            chosen = planner(seen(game, state, seat), game.options(state, seat))
            game.apply(after := state.copy(), seat, chosen)
            assert planner.samples is not None
            view = game.view(after, seat)
            turns = planner.samples.until - view.turns + further
            samples = Determinizations(game, view, Random(SEED), None, always(turns), planner.samples)
            kept[further] += sum(sample.known is not None for sample in samples.found)
    assert kept[0]
    assert not kept[1]


def walk_of(answer: PlannedAnswer, options: Sequence[Command]) -> tuple[int, ...]:
    """The squares that an answer plans to walk over."""
    if not isinstance(options[0], Step):
        return ()
    return (answer.command.to if isinstance(answer.command, Step) else STAY, *answer.route)


def test_reused_values_match_new_rollouts() -> None:
    game = boneyard.game("zombie-invasion")
    found = 0
    for state, seat in decisions(game, 2, str(SEED), 16):
        planner = Planner(Random(SEED), 30)
        chosen = planner(seen(game, state, seat), game.options(state, seat))
        after = state.copy()
        game.apply(after, seat, chosen)
        if game.actors(after) != (seat,) or len(game.options(after, seat)) < 2:
            continue
        assert planner.samples is not None
        first = planner.samples.at(0).state.copy()
        until = planner.samples.until
        for sample in planner.samples.beyond(game.view(after, seat)):
            rollout = Rollout(game, search_heuristics_of(game).for_rollouts(first), sample.luck)
            sample.luck.rewind()
            assert sample.known is not None
            intended = walk_of(sample.known[0], game.options(sample.state, seat))
            rollout.run(sample.state, until, seat, intended)
            value = evaluation_of(game).chance(sample.state, seat)
            assert sample.known == (rollout.reply, value), f"seed {SEED}"
            found += 1
    assert found > 0


def town_decisions(seed: str, number: int) -> Iterator[tuple[ZombieState, int]]:
    """Moments of a game of Zombie Invasion at which a seat has a choice."""
    for state, seat in decisions(boneyard.game("zombie-invasion"), 2, seed, number):
        assert isinstance(state, ZombieState)
        yield state, seat


def test_a_walk_is_carried_out_as_intended() -> None:
    game = boneyard.game("zombie-invasion")
    heuristics = heuristics_of(game)
    walked = 0
    for state, seat in town_decisions(str(SEED), 60):
        walks = heuristics.best_walks(state, seat)
        for end, (_, squares) in walks.ends.items() if walks else ():
            if len(squares) < 2 or any(state.zombies >> square & 1 for square in squares):
                continue
            answer = PlannedAnswer(step_to(squares[0]), (*squares[1:], STAY))
            Rollout(game, heuristics, Luck(Random(SEED))).carry_out(copy_of := state.copy(), seat, answer)
            assert copy_of.pawns[seat] == end
            game.apply(other := state.copy(), seat, answer.command)
            rollout = Rollout(game, heuristics, Luck(Random(SEED)))
            rollout.run(other, state.turns + 1, seat, answer.route)
            assert other.pawns[seat] == end, f"seed {SEED}"
            assert rollout.reply is not None
            assert walk_of(rollout.reply, [answer.command]) == answer.route
            walked += 1
    assert walked


def test_the_seat_that_will_place_the_goal_waits_at_an_open_road() -> None:
    game = boneyard.game("zombie-invasion")
    known = heuristics_of(game), search_heuristics_of(game)
    steps = [0, 0]
    for seed in range(pick(quick=2, ci=8, full=30)):
        for state, seat in town_decisions(f"{SEED}/{seed}", 40):
            if not isinstance(state.agenda[-1], Move) or not will_lay(state, seat):
                continue
            far = ways_to_ends(state.board)
            for n, heuristics in enumerate(known):
                walks = heuristics.best_walks(state, seat)
                assert walks is not None
                steps[n] += far.get(walks.best[-1] if walks.best else state.pawns[seat], 0)
    assert steps[1] < 0.9 * steps[0], f"seed {SEED}: {steps}"
