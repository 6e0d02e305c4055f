from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from boneyard.messages import translate
from boneyard.report.charts import Estimates, Row, interval, listed, percent, upper_first
from boneyard.simulate.summary import Games, ended


def wins_by_seat(games: Games) -> Estimates:
    players = games.plan.players
    seats = range(len(players))
    mixed = len(set(players)) > 1 and games.plan.seatings == 1
    rows = tuple(
        Row(
            f"Seat {seat + 1} ({players[seat]})" if mixed else f"Seat {seat + 1}",
            games.wins_of_seat(seat),
            ink=f"seat-{seat + 1}",
        )
        for seat in seats
    )
    fair = 1 / len(seats)
    return Estimates(
        "wins-by-seat",
        "Who wins: seats",
        compared_with_fair(rows, fair),
        rows,
        "share of games won",
        fair,
        fair_words(fair),
    )


def wins_by_player(games: Games) -> Estimates:
    """Which bot is better, with equal seats and dice."""
    players = games.plan.players
    doubled = {kind for kind, number in Counter(players).items() if number > 1}
    rows = tuple(
        Row(f"{kind} {place + 1}" if kind in doubled else kind, games.wins_of_place(place), ink="gold")
        for place, kind in enumerate(players)
    )
    fair = 1 / len(players)
    return Estimates(
        "wins-by-player",
        "Who wins: players",
        compared_with_fair(rows, fair),
        rows,
        "share of games won",
        fair,
        fair_words(fair),
    )


def fair_words(fair: float) -> str:
    """The label of the dashed line."""
    return f"fair {percent(fair)}"


def compared_with_fair(rows: Sequence[Row], fair: float) -> str:
    best = max(rows, key=lambda row: row.estimate.value)
    clear = [row.label for row in rows if row.clear(fair)]
    finding = f"Clearly different: {listed(clear)}." if clear else "No clear difference."
    value = f"{percent(best.estimate.value)} ({interval(best.estimate)})"
    return f"{best.label} wins most: {value}. A fair share is {percent(fair)}. {finding}"


def wins_by_way(games: Games) -> Estimates:
    total = len(games.games)
    counted = Counter(played.way for played in games.games)
    rows = tuple(
        Row(
            way_title(way),
            games.share(partial(ended, way=way)),
            f"{counted[way]:,} games",
            "legal",
        )
        for way in games.ways
    )
    endings = listed([f"{percent(counted[way] / total)} {translate(f'way-{way}')}" for way in games.ways])
    return Estimates("wins-by-way", "How they win", f"Games end {endings}.", rows, "share of games")


def way_title(way: str) -> str:
    """A way of winning as a row's label, without its explanation."""
    return upper_first(translate(f"way-{way}").partition(":")[0])
