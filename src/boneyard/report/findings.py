"""From the games of one plan to charts: each function asks one question and answers it in a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import ceil
from statistics import fmean, median, quantiles

from boneyard.messages import say
from boneyard.report.charts import (
    Chart,
    Estimates,
    Lines,
    Row,
    Series,
    Spread,
    interval,
    listed,
    percent,
    plain,
)
from boneyard.simulate.games import Played
from boneyard.simulate.intervals import Estimate, average, by_deal, share
from boneyard.simulate.summary import Games
from boneyard.titles import title

MOST_BARS = 30
FEWEST_PLAYS = 20
"""A card or tile that came up less often says nothing."""
NEAR = (0.7, 1.3)
"""A card is near enough to fair between these multiples of it."""
A_TENTH = 0.1
MOST_DEATHS = 3


def charts_of(games: Games) -> list[Chart]:
    """All that there is to see of some games, the most important first."""
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
        *things(games, "cards", "Cards: who plays them", "card", "plays"),
        *things(games, "tiles", "Tiles: who lays them", "tile", "times laid"),
    ]


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
            games.share(lambda played, way=way: played.way == way),  # type: ignore[misc]
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


def upper_first(words: str) -> str:
    """Some words at the beginning of a line."""
    return words[:1].upper() + words[1:]


def sentence(words: str) -> str:
    """Some words as a sentence."""
    return f"{upper_first(words)}."


def length(games: Games) -> Spread:
    """How long games are."""
    rounds = [played.rounds for played in games.games]
    most = ceil(top_tenth(rounds))
    told = f"Half of the games last at most {median(rounds):g} rounds, nine in ten at most {most}."
    return spread("length", "How long it takes", told, rounds, "rounds")


def lead_changes(games: Games) -> Spread:
    """How often the lead changes hands, and whether it is worth much."""
    changes = [played.lead_changes for played in games.games]
    mean = games.average(lambda played: played.lead_changes)
    told = f"The lead changes {plain(mean.value)} times a game."
    halfway = half_time(games)
    if halfway is not None:
        told += (
            f" Who alone leads at half-time wins {percent(halfway.value)} ({interval(halfway)}) of the games."
        )
    return spread("drama", "Drama: lead changes", told, changes, "lead changes")


def half_time(games: Games) -> Estimate | None:
    """How often the seat wins that alone has the most points when half of the rounds are over."""
    found = []
    for played in games.games:
        points = played.points[len(played.points) // 2]
        if played.finished and points.count(max(points)) == 1:
            found.append((games.plan.deal(played.game), float(points.index(max(points)) in played.winners)))
    return share(by_deal(found)) if found else None


def spread(name: str, heading: str, finding: str, numbers: Sequence[int], axis: str) -> Spread:
    """A number of each game, in at most some thirty bars."""
    low, high = min(numbers), max(numbers)
    width = max(1, -(-(high - low + 1) // MOST_BARS))
    counted = Counter((number - low) // width for number in numbers)
    bars = tuple(
        (low + place * width, counted[place] / len(numbers)) for place in range((high - low) // width + 1)
    )
    return Spread(name, heading, finding, bars, width, float(median(numbers)), axis)


def top_tenth(numbers: Sequence[int]) -> float:
    """Nine in ten are at most this."""
    return quantiles(numbers, n=10, method="inclusive")[-1] if len(numbers) > 1 else float(numbers[0])


def points_over_time(games: Games) -> Lines:
    """How far ahead winners are, as long as a tenth of the games last."""
    ended = [played for played in games.games if played.finished]
    rounds = [len(played.points) - 1 for played in ended]
    last = max(
        (
            turn
            for turn in range(max(rounds, default=0))
            if sum(turn < r for r in rounds) >= A_TENTH * len(rounds)
        ),
        default=0,
    )
    places = range(last + 1)
    winners = tuple((turn, mean_points(games, ended, turn, won=True)) for turn in places)
    others = tuple((turn, mean_points(games, ended, turn, won=False)) for turn in places)
    series = [Series("winners", winners, "accent")]
    if len(games.plan.players) > 1:
        series.append(Series("others", others, "text-2", dashed=True))
    half = places[len(places) // 2]
    told = f"After {half} rounds, winners have {plain(dict(winners)[half].value)} points"
    told += f", others {plain(dict(others)[half].value)}." if len(series) > 1 else "."
    return Lines("points", "Points over time", told, tuple(series), "rounds played", "points")


def mean_points(games: Games, ended: Sequence[Played], turn: int, *, won: bool) -> Estimate:
    """The mean points of winners or others after some rounds, in the games that were still under way."""
    found = []
    for played in ended:
        if turn < len(played.points) - 1:
            some = [p for seat, p in enumerate(played.points[turn]) if (seat in played.winners) is won]
            if some:
                found.append((games.plan.deal(played.game), fmean(some)))
    return average(by_deal(found))


def deaths(games: Games) -> Estimates:
    """What dying costs."""
    seats = len(games.plan.players)
    by_number: dict[int, list[tuple[int, float]]] = {}
    for played in games.games:
        for seat, number in enumerate(played.count("deaths")):
            won = float(seat in played.winners)
            by_number.setdefault(min(number, MOST_DEATHS), []).append((games.plan.deal(played.game), won))
    rows = tuple(
        Row(death_words(number), share(by_deal(found)), f"{len(found):,} seats", "life")
        for number, found in sorted(by_number.items())
    )
    mean = games.average(lambda played: sum(played.count("deaths")))
    costs = [f"who {row.label} wins {percent(row.estimate.value)}" for row in rows[:2]]
    told = f"{plain(mean.value)} deaths a game ({interval(mean, plain)}). {sentence(', '.join(costs))}"
    return Estimates(
        "deaths", "What dying costs", told, rows, "share of games won", 1 / seats, fair_words(1 / seats)
    )


def death_words(number: int) -> str:
    """How often somebody died."""
    words = ("never dies", "dies once", "dies twice")
    return words[number] if number < MOST_DEATHS else f"dies {MOST_DEATHS} times or more"


def things(games: Games, fact: str, heading: str, table: str, noun: str) -> Iterator[Estimates]:
    """Which cards or tiles winners play: what share of its plays was a winner's."""
    seats = len(games.plan.players)
    fair = 1 / seats
    rows = []
    for name, found in plays(games, fact).items():
        if len(found) >= FEWEST_PLAYS:
            label = title(games.plan.setup.content, table, name)
            rows.append(Row(label, share(by_deal(found)), f"{len(found):,} {noun}", "accent"))
    if not rows or seats == 1:
        return
    rows.sort(key=lambda row: -row.estimate.value)
    clear = [row for row in rows if row.clear(fair)]
    best, worst = (f"{row.label} ({percent(row.estimate.value)})" for row in (rows[0], rows[-1]))
    told = f"With the winner most often: {best}; least often: {worst}. "
    told += f"{len(clear)} of {len(rows)} are clearly off a fair {percent(fair)}."
    band = fair * NEAR[0], fair * NEAR[1]
    yield Estimates(
        fact, heading, told, tuple(rows), f"winner's share of {noun}", fair, fair_words(fair), band
    )


def plays(games: Games, fact: str) -> dict[str, list[tuple[int, float]]]:
    """By card or tile: for each play its deal, and 1 where a winner did it."""
    found: dict[str, list[tuple[int, float]]] = {}
    for played in games.games:
        deal = games.plan.deal(played.game)
        for name, seats in played.things.get(fact, {}).items():
            plays = found.setdefault(name, [])
            for seat, number in enumerate(seats):
                plays += [(deal, float(seat in played.winners))] * number
    return found
