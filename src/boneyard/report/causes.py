"""What winners do more or less often than others: dying, playing cards, placing tiles."""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.report.charts import Estimates, Row, interval, percent, plain, upper_first
from boneyard.report.wins import fair_words
from boneyard.simulate.intervals import by_deal, share
from boneyard.simulate.summary import Games
from boneyard.titles import Kind, title

FEWEST_PLAYS = 20  # rarer cards and tiles aren't shown
NEAR = (0.7, 1.3)  # acceptable multiples of a fair share
MOST_DEATHS = 3


def deaths(games: Games) -> Estimates:
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
    costs = [f"a player who {row.label} wins {percent(row.estimate.value)}" for row in rows[:2]]
    finding = f"{plain(mean.value)} deaths per game ({interval(mean, plain)}). {sentence(', '.join(costs))}"
    return Estimates(
        "deaths", "What dying costs", finding, rows, "share of games won", 1 / seats, fair_words(1 / seats)
    )


def death_words(number: int) -> str:
    words = ("never dies", "dies once", "dies twice")
    return words[number] if number < MOST_DEATHS else f"dies {MOST_DEATHS} times or more"


def sentence(words: str) -> str:
    return f"{upper_first(words)}."


def things(games: Games, fact: str, heading: str, kind: Kind, noun: str) -> Iterator[Estimates]:
    """The winners' share of each card's or tile's plays."""
    seats = len(games.plan.players)
    fair = 1 / seats
    rows = []
    for name, found in plays(games, fact).items():
        if len(found) >= FEWEST_PLAYS:
            label = title(games.plan.setup.content, kind, name)
            rows.append(Row(label, share(by_deal(found)), f"{len(found):,} {noun}", "accent"))
    if not rows or seats == 1:
        return
    rows.sort(key=lambda row: -row.estimate.value)
    clear = [row for row in rows if row.clear(fair)]
    best, worst = (f"{row.label} ({percent(row.estimate.value)})" for row in (rows[0], rows[-1]))
    finding = f"Used most by winners: {best}; least: {worst}. "
    finding += f"{len(clear)} of {len(rows)} clearly differ from a fair {percent(fair)}."
    band = fair * NEAR[0], fair * NEAR[1]
    yield Estimates(
        fact, heading, finding, tuple(rows), f"winner's share of {noun}", fair, fair_words(fair), band
    )


def plays(games: Games, fact: str) -> dict[str, list[tuple[int, float]]]:
    """By card or tile: each play's deal, and 1 if by a winner."""
    found: dict[str, list[tuple[int, float]]] = {}
    for played in games.games:
        deal = games.plan.deal(played.game)
        for name, seats in played.things.get(fact, {}).items():
            plays = found.setdefault(name, [])
            for seat, number in enumerate(seats):
                plays += [(deal, float(seat in played.winners))] * number
    return found
