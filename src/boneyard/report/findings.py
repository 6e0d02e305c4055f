"""The charts for one plan's games; each answers one question in a sentence."""

from __future__ import annotations

from boneyard.report.causes import deaths, things
from boneyard.report.charts import Chart
from boneyard.report.course import lead_changes, length, points_over_time
from boneyard.report.wins import wins_by_player, wins_by_seat, wins_by_way
from boneyard.simulate.summary import Games


def charts_of(games: Games) -> list[Chart]:
    """Most important first."""
    found = [wins_by_seat(games)]
    if games.plan.seatings > 1:
        found.append(wins_by_player(games))
    found.append(wins_by_way(games))
    return [
        *found,
        length(games),
        points_over_time(games),
        deaths(games),
        lead_changes(games),
        *things(games, "cards", "Cards and winners", "card", "plays"),
        *things(games, "tiles", "Tiles and winners", "tile", "times placed"),
    ]
