"""Who wins, and how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from boneyard.messages import say
from boneyard.report.charts import Estimates, Row, interval, listed, percent, upper_first
from boneyard.simulate.summary import Games, ended


def wins_by_seat(games: Games) -> Estimates:
    """Whether it matters where one sits."""
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
        beside_fair(rows, fair),
        rows,
        "share of games won",
        fair,
        fair_words(fair),
    )


def wins_by_player(games: Games) -> Estimates:
    """Which bot is better, seats and dice being equal."""
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
        beside_fair(rows, fair),
        rows,
        "share of games won",
        fair,
        fair_words(fair),
    )


def fair_words(fair: float) -> str:
    """What stands above the dashed line."""
    return f"fair {percent(fair)}"


def beside_fair(rows: Sequence[Row], fair: float) -> str:
    """Who wins more or less than a fair share, as far as that is sure."""
    best = max(rows, key=lambda row: row.estimate.value)
    clear = [row.label for row in rows if row.clear(fair)]
    told = (
        f"{listed(clear)} {'is' if len(clear) == 1 else 'are'} clearly off it."
        if clear
        else "Nobody is clearly off it."
    )
    value = f"{percent(best.estimate.value)} ({interval(best.estimate)})"
    return f"{best.label} wins most: {value}. A fair share is {percent(fair)}. {told}"


def wins_by_way(games: Games) -> Estimates:
    """How games are won."""
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
    told = listed([f"{percent(counted[way] / total)} {say(f'way-{way}')}" for way in games.ways])
    return Estimates("wins-by-way", "How they win", f"Games end {told}.", rows, "share of games")


def way_title(way: str) -> str:
    """A way of winning as the name of a row; a long explanation is left out."""
    return upper_first(say(f"way-{way}").partition(":")[0])
