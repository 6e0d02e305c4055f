"""Paths computed for any resources at once, compared with playing the real game with the walker's own."""

from collections.abc import Hashable, Iterator, Sequence

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.engine.chance import CHANCE, Chances
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command, step_to
from boneyard.games.shared.events import Died
from boneyard.games.shared.odds import PRICES, Resources, play, shares_of
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from boneyard.odds import BadPath, path_odds
from boneyard.odds.fight import Branch, fights_of, thrifty
from boneyard.odds.path import is_asked
from boneyard.odds.solver import ChanceMoment, DecisionMoment, EndMoment, Moment, Solver
from boneyard.odds.views import game_of, imagined, model_of
from tests.odds.positions import SEED, Found, a_path, positions, with_seat
from tests.sizes import pick

POINTS_TO_WIN = {"zombie-invasion": 20, "midevil": 30, "castle-of-chaos": 30}


class Place:
    """A state on the path after some of its squares; `died` if the walker did."""

    def __init__(self, game: AnyGame, state: BoardState, at: int, died: bool = False) -> None:
        self.state = state
        self.at = at
        self.died = died
        self.key: Hashable = game.dump(state), at, died

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and self.key == other.key


class RealWalk:
    """A walk in the real game, as a model for the solver."""

    def __init__(self, view: BoardView, path: Sequence[int], seat: int) -> None:
        self.game = game_of(view)
        self.model = model_of(view)
        self.path = path
        self.seat = seat

    def moment(self, place: Place) -> Moment[Place]:
        state = place.state
        if place.died:
            return EndMoment((0.0, 0.0))
        busy = self.model.fighting + self.model.duelling
        if not state.agenda or (place.at == len(self.path) and not isinstance(state.agenda[-1], busy)):
            left = self.resources(place)
            return EndMoment(
                (1.0, float(sum(number * price for number, price in zip(left, PRICES, strict=True))))
            )
        actor = self.game.actors(state)[0]
        options = self.game.options(state, actor)
        if isinstance(options, Chances):
            after = [self.after(place, CHANCE, option) for option in options]
            return ChanceMoment(list(zip(shares_of(options), after, strict=True)))
        if isinstance(state.agenda[-1], self.model.stepping):
            step = step_to(self.path[place.at])
            if actor != self.seat or step not in options:
                raise BadPath("can't be walked")
            return DecisionMoment([self.after(place, actor, step)])
        if actor != self.seat or isinstance(state.agenda[-1], self.model.duelling):
            options = options[:1]
        elif not isinstance(state.agenda[-1], self.model.fighting):
            raise BadPath("the move ends on the way")
        branches = [Branch(option, 1.0, self.model.cost(state, option)) for option in options]
        options = [branch.command for branch in thrifty(branches)]
        return DecisionMoment([self.after(place, actor, option) for option in options])

    def after(self, place: Place, actor: int, option: Command) -> Place:
        state, events = play(self.game, place.state, actor, option)
        if any(isinstance(event, Died) and event.seat == self.seat for event in events):
            return Place(self.game, place.state, place.at, died=True)
        stepping = isinstance(place.state.agenda[-1], self.model.stepping)
        return Place(self.game, state, place.at + stepping)

    def resources(self, place: Place) -> Resources:
        counts, cards = (
            self.model.counts(place.state, self.seat),
            self.model.cards(place.state, self.seat),
        )
        return self.model.resources(counts, cards)

    def odds(self, state: BoardState) -> tuple[list[float], dict[Resources, float]]:
        """The chance to be alive after each square, and what the walker arrives with."""
        died = [0.0] * len(self.path)
        left: dict[Resources, float] = {}
        for place, chance in Solver(self).solve(Place(self.game, state, 0)).ends().items():
            if place.died:
                died[place.at - 1] += chance
            else:
                left[self.resources(place)] = left.get(self.resources(place), 0.0) + chance
        return [1 - sum(died[: number + 1]) for number in range(len(self.path))], left


def near_victory(found: Found) -> BoardView:
    """The position, but the seat lacks a few points only; few skeletons keep the real game fast."""
    points = POINTS_TO_WIN[found.view.game] - found.rng.randint(1, 4)
    return replace(found.view, seats=with_seat(found.view.seats, found.seat, {"points": points}))


def cases(number: int, seed: int, close: bool) -> Iterator[tuple[BoardView, list[int], Found]]:
    """Paths with up to three fights, in hypothetical moves."""
    for found in positions(number, seed=seed):
        model = model_of(found.view)
        view = near_victory(found) if close else found.view
        path = a_path(found, most_fights=3)
        view = model.without_cards(model.moving(view, found.seat))
        if path and is_asked(fights_of(view, found.seat), imagined(view, None)):
            yield view, path, found


@pytest.mark.parametrize("close", [False, True], ids=["anywhere", "near victory"])
def test_paths_are_those_of_the_real_game(close: bool) -> None:
    games = set()
    for view, path, found in cases(pick(quick=20, ci=400, full=4_000), SEED + 5 + close, close):
        try:
            odds = path_odds(view, path, found.seat)
        except BadPath:
            with pytest.raises(BadPath):
                RealWalk(view, path, found.seat).odds(imagined(view, None))
            continue
        alive, left = RealWalk(view, path, found.seat).odds(imagined(view, None))
        games.add(found.game.id)
        assert list(odds.alive) == pytest.approx(alive, abs=1e-12), found.where
        assert odds.left == pytest.approx(left, abs=1e-12), found.where
    assert games == set(boneyard.game_ids())
