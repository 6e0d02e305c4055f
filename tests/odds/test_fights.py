"""Fight odds, compared with every course of the real game and with dice."""

from collections.abc import Sequence
from math import sqrt
from random import Random

import pytest

import boneyard
from boneyard.games.shared.commands import Step
from boneyard.games.shared.events import Beaten, Died, Event
from boneyard.games.shared.features import features_of
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from boneyard.odds import FightOdds, NoFight, fight_odds
from boneyard.odds.fight import is_fighting
from boneyard.odds.views import model_of
from tests.odds.brute import Brute, End
from tests.odds.positions import FEW, SEED, Found, a_figure, positions, tag
from tests.sizes import pick
from tests.tables import moments, tables


def end_of_fight(seat: int) -> End:
    def end(state: BoardState, events: Sequence[Event]) -> int | None:
        for event in events:
            if isinstance(event, Beaten) and event.seat == seat:
                return 1
            if isinstance(event, Died) and event.seat == seat:
                return 0
        return None

    return end


def hypothetical(found: Found) -> tuple[BoardState, FightOdds, Brute] | None:
    """A fight that a seat might have, with its odds and brute force."""
    square = a_figure(found.view, found.rng)
    if square is None:
        return None
    try:
        odds = fight_odds(found.view, square, found.seat)
    except NoFight:
        return None
    model = model_of(found.view)
    view = model.without_cards(model.settling(found.view, found.seat, square))
    state = found.game.imagine(view, Random(2))
    return state, odds, Brute(found.game, found.seat, end_of_fight(found.seat))


def test_odds_agree_with_brute_force() -> None:
    """Any figure, any seat, any resources, at every table."""
    games = set()
    for found in positions(pick(quick=30, ci=600, full=6_000)):
        if (fight := hypothetical(found)) is not None:
            state, odds, brute = fight
            games.add(found.view.game)
            assert odds.win == pytest.approx(float(brute.value(state)), abs=1e-12), found.where
            assert odds.win + odds.die == pytest.approx(1, abs=1e-12), found.where
    assert games == set(boneyard.game_ids())


def test_dice_agree_with_the_odds() -> None:
    """Fights with real dice and the best choices are won as often as the odds say, up to chance."""
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


def test_fights_in_real_games() -> None:
    """At every moment of a fight all seats and spectators get the same odds, and they are right."""
    looked_at = 0
    for table in tables():
        for moment in moments(table, pick(quick=400, ci=1_500, full=5_000)):
            model = features_of(table.game).odds
            assert model is not None
            fight = model.fight(moment.state)
            if fight is None or not is_fighting(model, moment.state):
                continue
            if looked_at % pick(quick=11, ci=3, full=1) == 0:
                game = table.game
                views = [game.view(moment.state, viewer) for viewer in (None, *range(table.seats))]
                odds = [fight_odds(view) for view in views]
                state = game.imagine(model.without_cards(views[0]), Random(3))
                brute = Brute(game, fight.seat, end_of_fight(fight.seat))
                assert odds[0].win == pytest.approx(float(brute.value(state)), abs=1e-12), table.at(
                    f"step {moment.step}"
                )
                assert all(other == odds[0] for other in odds), table.at(f"step {moment.step}")
            looked_at += 1
    assert looked_at > 200


def test_a_hypothetical_fight_has_the_odds_of_the_real_one() -> None:
    """The odds for a square are those of the fight once the pawn stands there."""
    steps = 0
    for table in tables():
        before: tuple[BoardView, int, int] | None = None
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


def occupied(view: BoardView) -> set[int]:
    return {piece.square for piece in view.figures()}


def mover_in(view: BoardView, actor: int) -> int:
    """The seat whose pawn walks: the actor's, unless it leads another."""
    moves = [frame for frame in view.agenda if tag(frame) == "move"]
    seat = moves[-1].seat
    return actor if seat is None else seat
