"""Three kinds of charts as plain data, each with a title and its finding in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import NamedTuple

from boneyard.simulate.intervals import Estimate

SPACE = "\u00a0"  # no line break between a number and its unit


class ChartTable(NamedTuple):
    headings: tuple[str, ...]
    rows: list[tuple[str, ...]]


class Row(NamedTuple):
    """An estimate; `note` is its basis, `ink` its colour token."""

    label: str
    estimate: Estimate
    note: str = ""
    ink: str = "accent"

    def clear(self, fair: float | None) -> bool:
        return fair is not None and not self.estimate.low <= fair <= self.estimate.high


@dataclass(frozen=True)
class Estimates:
    """Estimates side by side; `fair` is the value of all of them if nothing mattered.

    `band` is the acceptable range around it. Shares are in per cent; changes have a sign.
    """

    name: str
    title: str
    finding: str
    rows: tuple[Row, ...]
    axis: str
    fair: float | None = None
    fair_label: str = ""
    band: tuple[float, float] | None = None
    share: bool = True
    change: bool = False

    def text(self, value: float) -> str:
        sign = "+" if self.change and value > 0 else ""
        return sign + (percent(value) if self.share else plain(value))

    def table(self) -> ChartTable:
        text = self.text
        return ChartTable(
            ("", self.axis, "95 % interval", "of"),
            [
                (row.label, text(row.estimate.value), interval(row.estimate, text), row.note)
                for row in self.rows
            ],
        )


@dataclass(frozen=True)
class Spread:
    """A histogram: pairs of the first number of a bar and its share of the games."""

    name: str
    title: str
    finding: str
    bars: tuple[tuple[int, float], ...]
    width: int
    middle: float
    axis: str

    def table(self) -> ChartTable:
        return ChartTable(
            (self.axis, "share of games"), [(self.span(first), percent(part)) for first, part in self.bars]
        )

    def span(self, first: int) -> str:
        return str(first) if self.width == 1 else f"{first} to {first + self.width - 1}"


class Series(NamedTuple):
    """A line: estimates by their position on the axis."""

    label: str
    points: tuple[tuple[int, Estimate], ...]
    ink: str
    dashed: bool = False


@dataclass(frozen=True)
class Lines:
    name: str
    title: str
    finding: str
    series: tuple[Series, ...]
    axis: str
    height: str

    def table(self) -> ChartTable:
        places = sorted({place for series in self.series for place, _ in series.points})
        found = [dict(series.points) for series in self.series]
        rows = [(str(place), *(with_interval(line.get(place)) for line in found)) for place in places]
        return ChartTable((self.axis, *(series.label for series in self.series)), rows)


Chart = Estimates | Spread | Lines


def percent(value: float) -> str:
    """>>> [percent(value).replace(SPACE, " ") for value in (0.12345, 1.0, 0.00012, float("inf"))]
    ['12.3 %', '100 %', '0.0 %', 'unknown']
    """
    if not isfinite(value):
        return "unknown"
    number = "100" if round(1000 * value) == 1000 else f"{100 * value:.1f}"
    return f"{number}{SPACE}%"


def plain(value: float) -> str:
    """>>> plain(3.14159), plain(1512.3), plain(float("inf"))
    ('3.1', '1512', 'unknown')
    """
    if not isfinite(value):
        return "unknown"
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.1f}"


def interval(estimate: Estimate, text: Callable[[float], str] = percent) -> str:
    return f"{text(estimate.low)} to {text(estimate.high)}"


def with_interval(estimate: Estimate | None) -> str:
    return "" if estimate is None else f"{plain(estimate.value)} ({interval(estimate, plain)})"


def listed(words: Sequence[str]) -> str:
    """>>> listed(["one"]), listed(["one", "two", "three"])
    ('one', 'one, two and three')
    """
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def upper_first(words: str) -> str:
    return words[:1].upper() + words[1:]
