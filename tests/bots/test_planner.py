"""How the planner searches: the same luck for all options, the worse drop out, and it keeps its budget."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.contest import WIDTH, Contest
from boneyard.bots.knowledge import evaluation_of, heuristics_of, search_heuristics_of
from boneyard.bots.luck import Luck
from boneyard.bots.planner import Planner
from boneyard.bots.playout import STAY, Answer, Playout
from boneyard.bots.worlds import Worlds
from boneyard.engine.chance import FairDice
from boneyard.engine.game import State
from boneyard.engine.match import Match
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.commands import Command, Step, step_to
from boneyard.games.zombie_invasion.bot.planning import ways_to_ends, will_lay
from boneyard.games.zombie_invasion.frames import Move
from boneyard.games.zombie_invasion.state import ZombieState
from boneyard.sight import sight_of
from tests.bots.test_thinking import decisions, seen
from tests.sizes import pick

SEED = 3


def steps(number: int) -> list[Command]:
    """So many different options."""
    return [step_to(square) for square in range(number)]


def test_luck_is_the_same_again_whatever_is_asked_for_first() -> None:
    luck = Luck(Random(SEED))
    fights = [luck.below("fight", 6) for _ in range(20)]
    moves = [luck.below("move", 6) for _ in range(20)]
    assert fights != moves
    luck.rewind()
    assert [luck.below("move", 6) for _ in range(20)] == moves
    assert [luck.below("fight", 6) for _ in range(20)] == fights
    assert set(fights) | set(moves) <= set(range(6))


def test_the_favourite_is_chosen_unless_another_proves_better() -> None:
    contest = Contest(steps(3), [1.0, 2.0, 1.5])
    assert contest.commands[contest.best()] == step_to(1)
    for values in contest.values:
        values += [0.5, 0.6, 0.4, 0.5] * 5
    assert contest.commands[contest.best()] == step_to(1)
    contest.values[1] = [value + 0.1 for value in contest.values[1]]
    assert contest.commands[contest.best()] == step_to(2)


def test_a_few_lucky_tries_do_not_outweigh_a_clear_score() -> None:
    rng = Random(SEED)
    turned = 0
    for _ in range(400):
        contest = Contest(steps(2), [5.0, 0.0])
        for values in contest.values:
            values += [rng.random() for _ in range(12)]
        turned += contest.best() != 0
    assert turned < 20, f"seed {SEED}"


def test_the_worse_half_drops_out_until_two_are_left() -> None:
    contest = Contest(steps(9), [0.0] * 9)
    assert len(contest.left) == WIDTH
    for n, values in enumerate(contest.values):
        values += [0.1 * n] * 4
    left = []
    for share in (0.0, 0.4, 0.7, 0.99):
        contest.drop(share)
        left.append(len(contest.left))
    assert left == [6, 3, 2, 2]
    assert contest.best() == WIDTH - 1
    assert contest.order()[0] == WIDTH - 1


def test_a_choice_is_settled_when_it_is_clear_or_does_not_matter() -> None:
    contest = Contest(steps(2), [0.0, 0.0])
    noise = [0.5, 0.6, 0.4, 0.7, 0.3, 0.5, 0.45, 0.55]
    contest.values = [noise[:4], noise[:4]]
    assert not contest.is_settled(), "four worlds are too few"
    contest.values = [noise, [value + 0.0001 for value in noise]]
    assert contest.is_settled(), "it does not matter"
    contest.values = [noise, [value + 0.2 for value in noise]]
    assert contest.is_settled(), "it is clear"
    contest.values = [noise, noise[4:] + noise[:4]]
    assert not contest.is_settled(), "both may be better"


@pytest.mark.parametrize("game_id", game_ids())
def test_it_spends_the_iterations_that_it_is_given_and_no_more(game_id: str) -> None:
    game = boneyard.game(game_id)
    spent = set()
    for state, seat in decisions(game, 2, str(SEED), 10):
        planner = Planner(Random(SEED), 13)
        planner(seen(game, state, seat), game.options(state, seat))
        spent.add(planner.spent)
    assert spent in ({13}, {0, 13})


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_search_tells_nothing_about_is_answered_by_heuristics(game_id: str) -> None:
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
    """A clock that goes on by so much whenever somebody looks."""
    now = [0.0]

    def clock() -> float:
        now[0] += seconds
        return now[0]

    return clock


def test_it_stops_at_its_deadline() -> None:
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
    assert tried[2] == 1, "it looks at the clock before each try, not after each round"
    assert tried[2] < tried[1] < tried[0] <= 20


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_kept_for_the_next_question_fits_what_the_seat_sees(game_id: str) -> None:
    game = boneyard.game(game_id)
    setup = game.setup(2)
    match = Match(game, setup, FairDice(str(SEED), game.id))
    planner, other = Planner(Random(SEED), 8), bot("greedy", "1", setup.content)
    kept = asked = 0
    while (seat := match.settle()) is not None and asked < pick(quick=30, ci=300, full=2000):
        if seat == 0:
            asked += 1
            before = planner.worlds
            sight = sight_of(match.looks[seat]())
            worlds = [] if before is None else before.beyond(sight)
            planner.worlds = None
            for world in worlds:
                assert game.view(world.state, seat) == sight
                assert world.known is not None
                assert world.known[0].command in match.options
                kept += 1
        match.answer(seat, (other if seat else planner)(match.looks[seat], match.options))
    assert kept > 20, f"seed {SEED}"


def always(turns: int) -> Callable[[State], int]:
    return lambda state: turns


def test_nothing_is_kept_for_a_search_that_looks_further() -> None:
    game = boneyard.game("zombie-invasion")
    kept = [0, 0]
    for state, seat in decisions(game, 2, str(SEED), 16):
        for further in (0, 1):
            planner = Planner(Random(SEED), 30)
            chosen = planner(seen(game, state, seat), game.options(state, seat))
            game.apply(after := state.copy(), seat, chosen)
            assert planner.worlds is not None
            sight = sight_of(game.view(after, seat))
            turns = planner.worlds.until - sight.turns + further
            worlds = Worlds(game, sight, Random(SEED), always(turns), planner.worlds)
            kept[further] += sum(world.known is not None for world in worlds.found)
    assert kept[0]
    assert not kept[1]


def walk_of(answer: Answer, options: Sequence[Command]) -> tuple[int, ...]:
    """The squares that an answer intends to walk over, if it does."""
    if not isinstance(options[0], Step):
        return ()
    return (answer.command.to if isinstance(answer.command, Step) else STAY, *answer.route)


def test_what_is_kept_is_what_trying_it_again_would_show() -> None:
    game = boneyard.game("zombie-invasion")
    found = 0
    for state, seat in decisions(game, 2, str(SEED), 16):
        planner = Planner(Random(SEED), 30)
        chosen = planner(seen(game, state, seat), game.options(state, seat))
        after = state.copy()
        game.apply(after, seat, chosen)
        if game.actors(after) != (seat,) or len(game.options(after, seat)) < 2:
            continue
        assert planner.worlds is not None
        first = planner.worlds.at(0).state.copy()
        until = planner.worlds.until
        for world in planner.worlds.beyond(sight_of(game.view(after, seat))):
            playout = Playout(game, search_heuristics_of(game).for_playouts(first), world.luck)
            world.luck.rewind()
            assert world.known is not None
            intended = walk_of(world.known[0], game.options(world.state, seat))
            playout.run(world.state, until, seat, intended)
            value = evaluation_of(game).chance(world.state, seat)
            assert world.known == (playout.reply, value), f"seed {SEED}"
            found += 1
    assert found > 0


def town_decisions(seed: str, number: int) -> Iterator[tuple[ZombieState, int]]:
    """Some moments of a game of Zombie Invasion at which a seat has a choice."""
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
            answer = Answer(step_to(squares[0]), (*squares[1:], STAY))
            Playout(game, heuristics, Luck(Random(SEED))).carry_out(twin := state.copy(), seat, answer)
            assert twin.pawns[seat] == end
            game.apply(other := state.copy(), seat, answer.command)
            playout = Playout(game, heuristics, Luck(Random(SEED)))
            playout.run(other, state.turns + 1, seat, answer.route)
            assert other.pawns[seat] == end, f"seed {SEED}"
            assert playout.reply is not None
            assert walk_of(playout.reply, [answer.command]) == answer.route
            walked += 1
    assert walked


def test_who_will_lay_the_goal_waits_beside_an_open_road() -> None:
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
