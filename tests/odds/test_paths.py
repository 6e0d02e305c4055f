"""Path odds, compared with every course of the real game and with dice."""

from collections.abc import Sequence
from math import sqrt
from random import Random

import pytest

import boneyard
from boneyard.games.shared.commands import Command, step_to
from boneyard.games.shared.events import Died, Event
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from boneyard.odds import BadPath, PathOdds, fight_odds, path_odds
from boneyard.odds.views import model_of
from tests.odds.brute import Brute
from tests.odds.positions import FEW, SEED, Found, a_path, positions
from tests.sizes import pick


class Along:
    """The ends and steps of a path without a square twice, by where the pawn stands."""

    def __init__(self, found: Found, path: Sequence[int]) -> None:
        self.seat = found.seat
        self.model = model_of(found.view)
        self.path = path
        self.start = found.view.seats[found.seat].pawn

    def end(self, state: BoardState, events: Sequence[Event]) -> int | None:
        if any(isinstance(event, Died) and event.seat == self.seat for event in events):
            return 0
        pawn: int = state.pawns[self.seat]
        busy = bool(state.agenda) and isinstance(state.agenda[-1], self.model.fighting + self.model.duelling)
        return 1 if not busy and (not state.agenda or pawn == self.path[-1]) else None

    def options(self, state: BoardState, options: Sequence[Command]) -> Sequence[Command]:
        if isinstance(state.agenda[-1], self.model.stepping):
            way = [self.start, *self.path]
            pawn: int = state.pawns[self.seat]
            return [step_to(way[way.index(pawn) + 1])]
        return options[:1] if isinstance(state.agenda[-1], self.model.duelling) else options


def hypothetical(found: Found) -> BoardView:
    model = model_of(found.view)
    return model.without_cards(model.moving(found.view, found.seat))


def walked(found: Found, most_fights: int) -> tuple[PathOdds, Brute, BoardState] | None:
    path = a_path(found, most_fights)
    if not path:
        return None
    view = hypothetical(found)
    try:
        odds = path_odds(view, path, found.seat)
    except BadPath:
        return None
    along = Along(found, path)
    state = found.game.imagine(view, Random(4))
    return odds, Brute(found.game, found.seat, along.end, along.options), state


def test_odds_agree_with_brute_force() -> None:
    games, fought = set(), 0
    for found in positions(pick(quick=40, ci=400, full=4_000), seed=SEED + 2):
        if (walk := walked(found, most_fights=2)) is not None:
            odds, brute, state = walk
            games.add(found.view.game)
            fought += odds.survive < 1
            assert odds.survive == pytest.approx(float(brute.value(state)), abs=1e-12), found.where
            assert sum(odds.left.values()) == pytest.approx(odds.survive, abs=1e-12), found.where
            assert list(odds.alive) == sorted(odds.alive, reverse=True), found.where
    assert games == set(boneyard.game_ids())
    assert fought > pick(quick=5, ci=10, full=10)


def test_dice_agree_with_the_odds() -> None:
    rng = Random(SEED)
    rounds = pick(quick=40, ci=200, full=1_000)
    alive, expected, variance = 0, 0.0, 0.0
    for found in positions(pick(quick=17, ci=300, full=1_000), seed=SEED + 3):
        if (walk := walked(found, most_fights=2)) is not None:
            odds, brute, state = walk
            here = sum(brute.played(state, rng) for _ in range(rounds))
            spread = sqrt(rounds * odds.survive * max(0.0, 1 - odds.survive))
            strays = abs(here - rounds * odds.survive)
            assert strays <= 5 * spread + FEW, f"{here} of {rounds}, {found.where}"
            alive, expected = alive + here, expected + rounds * odds.survive
            variance += spread**2
    assert variance > 0
    assert abs(alive - expected) < 4 * sqrt(variance), f"seed {SEED}: {alive} alive, {expected:.1f} expected"


def test_a_path_of_one_fight_has_its_odds() -> None:
    seen = 0
    for found in positions(pick(quick=17, ci=200, full=2_000), seed=SEED + 4):
        sight = found.view
        taken = {piece.square for piece in sight.figures()}
        path = a_path(found, most_fights=1)[:1]
        if path and path[0] in taken:
            try:
                odds = path_odds(hypothetical(found), path, found.seat)
            except BadPath:
                continue
            fight = fight_odds(found.view, path[0], found.seat)
            assert odds.survive == pytest.approx(fight.win, abs=1e-12), found.where
            seen += 1
    assert seen
