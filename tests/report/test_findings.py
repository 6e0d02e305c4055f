"""Each chart's numbers and finding."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from boneyard.games.catalogue import game_ids
from boneyard.report.causes import deaths, things
from boneyard.report.charts import SPACE, Chart, Estimates
from boneyard.report.course import half_time, lead_changes, length, points_over_time
from boneyard.report.findings import charts_of
from boneyard.report.wins import wins_by_player, wins_by_seat, wins_by_way
from boneyard.simulate.summary import Games
from tests.report.made import game, games
from tests.simulate.plans import plan, play_game


def values(chart: Estimates) -> dict[str, float]:
    return {row.label: row.estimate.value for row in chart.rows}


def words(text: str) -> str:
    return text.replace(SPACE, " ")


def test_wins_by_seat() -> None:
    chart = wins_by_seat(games(*(game(number, int(number < 30)) for number in range(40))))
    assert values(chart) == {"Seat 1 (random)": 0.25, "Seat 2 (restless)": 0.75}
    assert chart.fair == 0.5
    assert all(row.clear(chart.fair) for row in chart.rows)
    assert "Seat 2 (restless) wins most: 75.0 %" in words(chart.finding)
    assert "A fair share is 50.0 %" in words(chart.finding)


def test_few_games_show_no_clear_difference() -> None:
    chart = wins_by_seat(games(game(0), game(1), game(2, 1)))
    assert not any(row.clear(chart.fair) for row in chart.rows)
    assert "No clear difference" in chart.finding


def test_wins_by_player_number_equal_bots() -> None:
    chosen = plan(players=("random", "restless", "restless"))
    some = Games(chosen, [play_game(chosen, number) for number in range(3)])
    assert [row.label for row in wins_by_player(some).rows] == ["random", "restless 2", "restless 3"]


def test_wins_by_way_are_sorted_by_frequency() -> None:
    chart = wins_by_way(games(game(0, way="helipad"), game(1), game(2), game(3, way="points")))
    assert list(values(chart).items()) == [("On points", 0.75), ("By helicopter", 0.25)]
    assert words(chart.finding) == "Games end 75.0 % on points and 25.0 % by helicopter."


def test_length_is_counted_in_rounds() -> None:
    chart = length(games(game(0, turns=7), game(1, turns=8), game(2, turns=12)))
    assert chart.bars == ((4, 2 / 3), (5, 0.0), (6, 1 / 3))
    assert (chart.width, chart.middle) == (1, 4.0)
    assert chart.finding == "The median game has 4 rounds; nine in ten have at most 6."


def test_many_lengths_are_grouped_into_bars() -> None:
    chart = length(games(*(game(number, turns=2 * number + 2) for number in range(100))))
    assert len(chart.bars) <= 30
    assert chart.width == 4
    assert sum(part for _, part in chart.bars) == pytest.approx(1)
    assert chart.table().rows[0][0] == "1 to 4"


def test_points_of_winners_and_others() -> None:
    chart = points_over_time(games(game(0, 0), game(1, 1)))
    winners, others = chart.series
    assert [(place, each.value) for place, each in winners.points] == [(0, 0.0), (1, 1.5)]
    assert [(place, each.value) for place, each in others.points] == [(0, 0.0), (1, 1.5)]
    chart = points_over_time(games(game(0, 1), game(1, 1)))
    assert [series.points[1][1].value for series in chart.series] == [2.0, 1.0]


def test_what_dying_costs() -> None:
    some = [game(number, 0, deaths=(0, 1)) for number in range(10)]
    some += [game(10 + number, 1, deaths=(5, 0)) for number in range(10)]
    chart = deaths(games(*some))
    assert values(chart) == {"never dies": 1.0, "dies once": 0.0, "dies 3 times or more": 0.0}
    assert chart.rows[0].note == "20 seats"
    assert words(chart.finding).startswith("3.0 deaths per game")
    assert "A player who never dies wins 100 %, a player who dies once wins 0.0 %." in words(chart.finding)


def test_cards_show_the_winners_share() -> None:
    cards: dict[str, tuple[int, ...]] = {"sword": (2, 1), "cold-feet": (0, 1)}
    some = games(
        *(game(number, 0, cards=cards) for number in range(40)), chosen=plan("midevil", rotate=False)
    )
    (chart,) = things(some, "cards", "Cards", "card", "plays")
    assert values(chart) == {"Sword": 2 / 3, "Cold Feet": 0.0}
    assert [row.note for row in chart.rows] == ["120 plays", "40 plays"]
    assert chart.band == (0.35, 0.65)
    assert "2 of 2 clearly differ from a fair 50.0 %" in words(chart.finding)


def test_rarely_played_cards_are_left_out() -> None:
    some = games(*(game(number, 0, cards={"sword": (1, 0)}) for number in range(19)))
    assert list(things(some, "cards", "Cards", "card", "plays")) == []


def test_lead_changes_and_half_time_leaders() -> None:
    behind = ((0, 0), (5, 1), (5, 9))
    some = games(game(0, 1, points=behind, lead_changes=3), game(1, 1, lead_changes=1))
    chart = lead_changes(some)
    assert chart.middle == 2.0
    assert "The lead changes 2.0 times per game." in words(chart.finding)
    found = half_time(some)
    assert found is not None
    assert found.value == 0.5
    tied = games(game(0, points=((0, 0), (1, 1), (2, 1))))
    assert half_time(tied) is None


def names(charts: Sequence[Chart]) -> list[str]:
    return [chart.name for chart in charts]


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_game_and_number_of_seats_has_a_report(game_id: str, seats: int) -> None:
    chosen = plan(game_id, ("restless", "random", "restless", "restless")[:seats], limit=400)
    found = charts_of(Games(chosen, [play_game(chosen, number) for number in range(2)]))
    assert names(found)[0] == "wins-by-seat"
    assert ("wins-by-player" in names(found)) is (seats > 1)
    assert {"wins-by-way", "length", "points", "deaths", "drama"} <= set(names(found))
    for chart in found:
        assert chart.finding.endswith(".")
        assert all(len(row) == len(chart.table().headings) for row in chart.table().rows)
