"""Medians, ratios and tables from the rounds' tallies."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import median

from environment import COMPILED
from tally import Tally

SEAT_PEER = "catanatron"
ANSWER_PEER = "backgammon"

Rounds = Mapping[str, Sequence[Tally]]  # each contender's tally of each round


@dataclass(frozen=True)
class Spread:
    """The median, minimum and maximum of the rounds."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        return cls(median(values), min(values), max(values))


Rate = Callable[[Tally], float]

RATES: Mapping[str, Rate] = {
    "answers_per_second": lambda tally: tally.answers / tally.seconds,
    "seat_answers_per_second": lambda tally: tally.seat_answers / tally.seconds,
    "decisions_per_second": lambda tally: tally.decisions / tally.seconds,
    "turns_per_second": lambda tally: tally.turns / tally.seconds,
    "games_per_second": lambda tally: tally.games / tally.seconds,
    "options_per_decision": lambda tally: tally.options / max(tally.decisions, 1),
}

RATIOS = {
    "seat_answers_to_catanatron": (SEAT_PEER, RATES["seat_answers_per_second"]),
    "answers_to_backgammon": (ANSWER_PEER, RATES["answers_per_second"]),
}
"""Each ratio's peer and rate."""

TO_PLAIN = "answers_to_plain"  # a compiled game's ratio to the plain one

Line = dict[str, Spread]


def line(rounds: Rounds, name: str) -> Line:
    """A contender's rates and ratios. A ratio is taken within a round, when the machine is equally busy."""
    own = rounds[name]
    figures = {key: Spread.of([rate(tally) for tally in own]) for key, rate in RATES.items()}
    for key, (peer, rate) in RATIOS.items():
        figures[key] = ratio(rate, own, rounds[peer])
    plain_name = name.removesuffix(COMPILED)
    if plain_name != name:
        figures[TO_PLAIN] = ratio(RATES["answers_per_second"], own, rounds[plain_name])
    return figures


def ratio(rate: Rate, mine: Sequence[Tally], theirs: Sequence[Tally]) -> Spread:
    return Spread.of([rate(one) / rate(other) for one, other in zip(mine, theirs, strict=True)])


def lines(rounds: Rounds) -> dict[str, Line]:
    return {name: line(rounds, name) for name in rounds}


def plain(figures: Mapping[str, Line]) -> dict[str, dict[str, dict[str, float]]]:
    """For JSON."""
    return {
        name: {key: asdict(spread) for key, spread in spreads.items()} for name, spreads in figures.items()
    }


COLUMNS = {
    "answers_per_second": "answers/s",
    "seat_answers_per_second": "seat answers/s",
    "decisions_per_second": "decisions/s",
    "turns_per_second": "turns/s",
    "games_per_second": "games/s",
    "options_per_decision": "options",
    "seat_answers_to_catanatron": "x catanatron",
    "answers_to_backgammon": "x backgammon",
    TO_PLAIN: "x plain",
}
PROBES = {
    "copy_us": "copy() us",
    "view_us": "view() us",
    "tiles_few": "few tiles",
    "decision_few_us": "decision us",
    "tiles_many": "many tiles",
    "decision_many_us": "decision us",
    "many_to_few": "many/few",
}


def table(
    title: str, figures: Mapping[str, Line], columns: Mapping[str, str], *, hide: Sequence[str] = ()
) -> str:
    """A table of the figures that exist; ratios have their range."""
    there = {key for spreads in figures.values() for key in spreads}
    keys = [key for key in columns if key in there and key not in hide]
    rows = [[title, *(columns[key] for key in keys)]]
    rows += [[name, *(cell(key, spreads.get(key)) for key in keys)] for name, spreads in figures.items()]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    written = ["  ".join(map(str.rjust, row[1:], widths[1:])) for row in rows]
    written = [f"{row[0]:{widths[0]}}  {rest}" for row, rest in zip(rows, written, strict=True)]
    return "\n".join([written[0], "-" * len(written[0]), *written[1:]])


def cell(key: str, spread: Spread | None) -> str:
    if spread is None:
        return ""
    if "_to_" in key:
        return f"{ratio_text(spread.median)} ({ratio_text(spread.low)}-{ratio_text(spread.high)})"
    return number(spread.median)


def ratio_text(value: float) -> str:
    """Two decimals, or three for small values."""
    return f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"


def number(value: float) -> str:
    """A benchmark is good for three digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
