"""What is drawn, as plain data: three kinds of charts, each with its title and its finding in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import NamedTuple

from boneyard.simulate.intervals import Estimate

SPACE = "\u00a0"
"""Between a number and its unit, where a line must not break."""


class Table(NamedTuple):
    """The numbers of a chart."""

    headings: tuple[str, ...]
    rows: list[tuple[str, ...]]


class Row(NamedTuple):
    """An estimate with its name; `note` says what it rests on, `ink` is the token it is painted with."""

    label: str
    estimate: Estimate
    note: str = ""
    ink: str = "accent"

    def clear(self, fair: float | None) -> bool:
        """Whether the interval leaves out what is fair."""
        return fair is not None and not self.estimate.low <= fair <= self.estimate.high


@dataclass(frozen=True)
class Estimates:
    """Estimates beside each other; `fair` is what all would be if nothing made a difference.

    `band` is the range that is near enough to it. Shares are in per cent; changes have a sign.
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
        """One of the values, as people read it."""
        sign = "+" if self.change and value > 0 else ""
        return sign + (percent(value) if self.share else plain(value))

    def table(self) -> Table:
        """The numbers."""
        text = self.text
        return Table(
            ("", self.axis, "95 % interval", "of"),
            [
                (row.label, text(row.estimate.value), interval(row.estimate, text), row.note)
                for row in self.rows
            ],
        )


@dataclass(frozen=True)
class Spread:
    """How often a number comes up: pairs of the first number of a bar and its share of the games."""

    name: str
    title: str
    finding: str
    bars: tuple[tuple[int, float], ...]
    width: int
    middle: float
    axis: str

    def table(self) -> Table:
        """The numbers."""
        return Table(
            (self.axis, "share of games"), [(self.span(first), percent(part)) for first, part in self.bars]
        )

    def span(self, first: int) -> str:
        """What a bar counts."""
        return str(first) if self.width == 1 else f"{first} to {first + self.width - 1}"


class Series(NamedTuple):
    """A line: estimates by their place on the axis."""

    label: str
    points: tuple[tuple[int, Estimate], ...]
    ink: str
    dashed: bool = False


@dataclass(frozen=True)
class Lines:
    """Some numbers over time."""

    name: str
    title: str
    finding: str
    series: tuple[Series, ...]
    axis: str
    height: str

    def table(self) -> Table:
        """The numbers."""
        places = sorted({place for series in self.series for place, _ in series.points})
        found = [dict(series.points) for series in self.series]
        rows = [(str(place), *(with_interval(line.get(place)) for line in found)) for place in places]
        return Table((self.axis, *(series.label for series in self.series)), rows)


Chart = Estimates | Spread | Lines


def percent(value: float) -> str:
    """A share as people read it.

    >>> [percent(value).replace(SPACE, " ") for value in (0.12345, 1.0, 0.00012, float("inf"))]
    ['12.3 %', '100 %', '0.0 %', 'unknown']
    """
    if not isfinite(value):
        return "unknown"
    number = "100" if round(1000 * value) == 1000 else f"{100 * value:.1f}"
    return f"{number}{SPACE}%"


def plain(value: float) -> str:
    """Any other number.

    >>> plain(3.14159), plain(1512.3), plain(float("inf"))
    ('3.1', '1512', 'unknown')
    """
    if not isfinite(value):
        return "unknown"
    return f"{value:.0f}" if abs(value) >= 100 else f"{value:.1f}"


def interval(estimate: Estimate, text: Callable[[float], str] = percent) -> str:
    """The two ends of an estimate."""
    return f"{text(estimate.low)} to {text(estimate.high)}"


def with_interval(estimate: Estimate | None) -> str:
    """A number and its interval; nothing where there is none."""
    return "" if estimate is None else f"{plain(estimate.value)} ({interval(estimate, plain)})"


def listed(words: Sequence[str]) -> str:
    """Some words in a sentence.

    >>> listed(["one"]), listed(["one", "two", "three"])
    ('one', 'one, two and three')
    """
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def upper_first(words: str) -> str:
    """Some words at the beginning of a line."""
    return words[:1].upper() + words[1:]
