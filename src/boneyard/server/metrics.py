"""What a server counts while it runs, and how Prometheus reads it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Upper bounds in seconds."""


@dataclass
class Histogram:
    """How long something took, by bounds."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BUCKETS) + 1))
    seconds: float = 0.0

    def note(self, seconds: float) -> None:
        """It took so long once more."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def lines(self, name: str) -> Iterator[str]:
        """The histogram as Prometheus reads it: each bucket counts those below it too."""
        sum_ = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            sum_ += count
            yield f'{name}_bucket{{le="{bound}"}} {sum_}'
        yield f"{name}_sum {self.seconds:.6f}"
        yield f"{name}_count {sum_}"


@dataclass
class Metrics:
    """Everything that is counted from the start of the process."""

    asked: Counter[str] = field(default_factory=Counter)
    """Messages by what became of them: `done`, or the code of the refusal."""
    shed: Counter[str] = field(default_factory=Counter)
    """New tables that were refused: for the load of the process, or as their guest has too many."""
    commits: Histogram = field(default_factory=Histogram)
    retained: int = 0
    """What was deleted because it was too old."""


def gauge(name: str, about: str, values: Mapping[str, float], label: str = "") -> Iterator[str]:
    """Something that goes up and down."""
    yield from measured(name, about, "gauge", values, label)


def counter(name: str, about: str, values: Mapping[str, float], label: str = "") -> Iterator[str]:
    """Something that only grows."""
    yield from measured(name, about, "counter", values, label)


def measured(name: str, about: str, kind: str, values: Mapping[str, float], label: str) -> Iterator[str]:
    """One measure with its values, by label where it has one.

    >>> print(*measured("boneyard_tables", "Tables.", "gauge", {"open": 2}, "status"), sep="\\n")
    # HELP boneyard_tables Tables.
    # TYPE boneyard_tables gauge
    boneyard_tables{status="open"} 2
    """
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"
    for key, value in values.items():
        yield f'{name}{{{label}="{key}"}} {value:.15g}' if label else f"{name} {value:.15g}"


def page(lines: Iterable[str]) -> str:
    """All measures as a text."""
    return "".join(f"{line}\n" for line in lines)
