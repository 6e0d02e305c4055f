"""The odds of fights: against every course of the real game, against dice, and by hand."""

from collections.abc import Sequence
from math import sqrt
from random import Random

import pytest

import boneyard
from boneyard.engine.game import State
from boneyard.games.shared.commands import Step
from boneyard.games.shared.events import Beaten, Died, Event
from boneyard.odds import FightOdds, NoFight, fight_odds
from boneyard.odds.fight import FIGHTING, UNDER_WAY, fighter_in
from boneyard.odds.quiet import settling, without_cards
from boneyard.pieces import figures
from boneyard.sight import sight_of
from tests.odds.brute import Brute, End
from tests.odds.positions import FEW, SEED, Found, a_figure, positions, tag
from tests.sizes import pick
from tests.tables import moments, tables


def end_of_fight(seat: int) -> End:
    def end(state: State, told: Sequence[Event]) -> int | None:
        for event in told:
            if isinstance(event, Beaten) and event.seat == seat:
                return 1
            if isinstance(event, Died) and event.seat == seat:
                return 0
        return None

    return end


def hypothetical(found: Found) -> tuple[State, FightOdds, Brute] | None:
    """A fight that somebody might have, and two ways to reckon it."""
    square = a_figure(found.view, found.rng)
    if square is None:
        return None
    try:
        odds = fight_odds(found.view, square, found.seat)
    except NoFight:
        return None
    view = without_cards(settling(found.view, found.seat, square))
    state = found.game.imagine(view, Random(2))
    return state, odds, Brute(found.game, found.seat, end_of_fight(found.seat))


def test_odds_are_those_of_trying_everything() -> None:
    """Any figure, any seat, any purse, at every table."""
    games = set()
    for found in positions(pick(quick=30, ci=600, full=6_000)):
        if (fight := hypothetical(found)) is not None:
            state, odds, brute = fight
            games.add(sight_of(found.view).game)
            assert odds.win == pytest.approx(float(brute.value(state)), abs=1e-12), found.where
            assert odds.win + odds.die == pytest.approx(1, abs=1e-12), found.where
    assert games == set(boneyard.game_ids())


def test_dice_agree_with_the_odds() -> None:
    """Many fights with real dice by the best choices: as many are won as the odds say, up to chance."""
    rng = Random(SEED)
    rounds = pick(quick=40, ci=200, full=1_000)
    won, expected, variance = 0, 0.0, 0.0
    for found in positions(pick(quick=15, ci=300, full=1_000), seed=SEED + 1):
        if (fight := hypothetical(found)) is not None:
            state, odds, brute = fight
            here = sum(brute.played(state, rng) for _ in range(rounds))
            spread = sqrt(rounds * odds.win * odds.die)
            strays = abs(here - rounds * odds.win)
            assert strays <= 5 * spread + FEW, f"{here} of {rounds}, {found.where}"
            won, expected, variance = won + here, expected + rounds * odds.win, variance + spread**2
    assert variance > 0
    assert abs(won - expected) < 4 * sqrt(variance), f"seed {SEED}: {won} won, {expected:.1f} expected"


def test_fights_under_way_in_real_games() -> None:
    """At every moment of a fight anybody, a spectator too, can tell the same odds, and they are right."""
    looked_at = 0
    for table in tables():
        for moment in moments(table, pick(quick=400, ci=1_500, full=5_000)):
            agenda = moment.state.agenda
            if tag(agenda[-1]) not in FIGHTING or not any(tag(frame) in UNDER_WAY for frame in agenda):
                continue
            if looked_at % pick(quick=11, ci=3, full=1) == 0:
                game = table.game
                views = [game.view(moment.state, viewer) for viewer in (None, *range(table.seats))]
                odds = [fight_odds(view) for view in views]
                fighter = fighter_in(sight_of(views[0]))
                assert fighter is not None
                state = game.imagine(without_cards(views[0]), Random(3))
                brute = Brute(game, fighter, end_of_fight(fighter))
                assert odds[0].win == pytest.approx(float(brute.value(state)), abs=1e-12), table.at(
                    f"step {moment.step}"
                )
                assert all(other == odds[0] for other in odds), table.at(f"step {moment.step}")
            looked_at += 1
    assert looked_at > 200


def test_a_fight_thought_of_is_the_fight_that_comes() -> None:
    """The odds told for a square are those told once the pawn stands there."""
    steps = 0
    for table in tables():
        before: tuple[object, int, int] | None = None
        for moment in moments(table, pick(quick=400, ci=1_500, full=5_000)):
            now = table.game.view(moment.state, None)
            if before is not None:
                view, seat, square = before
                thought, real = fight_odds(view, square, seat), fight_odds(now)
                assert thought.ends == pytest.approx(real.ends, abs=1e-12), table.at(f"step {moment.step}")
                steps += 1
            before = None
            if isinstance(moment.command, Step) and moment.command.to in occupied(now):
                before = now, mover_in(now, moment.actor), moment.command.to
    assert steps > 20


def occupied(view: object) -> set[int]:
    return {piece.square for piece in figures(sight_of(view))}


def mover_in(view: object, actor: int) -> int:
    """Whose pawn walks: the actor's, unless another's is led."""
    moves = [frame for frame in sight_of(view).agenda if tag(frame) == "move"]
    return int(getattr(moves[-1], "seat", actor))
