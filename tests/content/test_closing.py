import pytest

import boneyard
from boneyard.games.catalogue import UnknownGame
from boneyard.games.shared.commands import Place
from boneyard.simulate.closing import (
    POLICIES,
    ClosingReport,
    Policy,
    closing_places,
    closing_report,
    outcomes,
)
from tests.content.tile_sets import TOWN
from tests.figures import Figures
from tests.sizes import SIZE, pick

GAMES = pick(quick=20, ci=1000, full=10_000)


MARGIN = 0.0 if SIZE == "full" else 3 * (0.08 * 0.92 / GAMES) ** 0.5
"""The possible random error with fewer games; the targets are for the full size."""


def share(count: int) -> float:
    return count / GAMES


def figures_of(report: ClosingReport) -> dict[str, int | str]:
    return {
        "game": report.game_id,
        "policy": report.policy,
        "games": report.games,
        report.goal: report.goal_laid,
        "no_place_when_drawn": report.put_aside,
        "never_placed": report.never_placed,
    }


@pytest.mark.parametrize("policy", POLICIES)
def test_ZI_TILE_5_the_helipad_can_nearly_always_be_placed(policy: Policy, figures: Figures) -> None:
    report = closing_report("zombie-invasion", GAMES, 7, policy)
    figures("map-closing", **figures_of(report))
    assert share(report.goal_laid) >= 0.97 - MARGIN
    assert share(report.put_aside) <= 0.08 + MARGIN


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("game", ["midevil", "castle-of-chaos"])
def test_ME_TURN_2_the_graveyard_comes_and_tiles_fit(game: str, policy: Policy, figures: Figures) -> None:
    report = closing_report(game, GAMES, 7, policy)
    figures("map-closing", **figures_of(report))
    assert share(report.goal_laid) >= 0.999
    assert share(report.put_aside) <= 0.08 + MARGIN
    assert report.never_placed <= report.put_aside


def test_the_same_seed_gives_the_same_games() -> None:
    games = pick(quick=5, ci=20, full=20)
    first = list(outcomes("castle-of-chaos", games, 5, "closing"))
    assert first == list(outcomes("castle-of-chaos", games + 2, 5, "closing"))[:games]
    assert closing_report("midevil", games, 5, "random") == closing_report("midevil", games, 5, "random")


def test_closing_leaves_the_fewest_open_sides() -> None:
    town = boneyard.game("zombie-invasion")
    state = town.start(town.setup())
    for x, y in ((1, 0), (1, 1)):
        state.board = state.board.with_tile(TOWN["crossroads"], x, y, 0)
    places = [Place("crossroads", x, y, r) for x, y, r in state.board.placements(TOWN["crossroads"])]
    best = closing_places(state.board, TOWN, places)
    assert {(place.x, place.y) for place in best} == {(0, 1)}, "the one place that joins two roads"


def test_the_number_of_workers_does_not_matter() -> None:
    games = pick(quick=60, ci=120, full=120)  # more than one share
    alone = closing_report("zombie-invasion", games, 5, "random", 1)
    assert closing_report("zombie-invasion", games, 5, "random", 2) == alone


def test_progress_counts_every_game() -> None:
    steps: list[int] = []
    closing_report("zombie-invasion", 60, 1, "random", 1, steps.append)
    assert steps == [50, 10]


def test_an_unknown_game_is_rejected() -> None:
    with pytest.raises(UnknownGame, match="no game is called 'chess'"):
        closing_report("chess", 1, 1, "random")
