from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text


class RateColumn(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(rate_text(task.finished_speed or task.speed), "progress.data.speed")


def rate_text(speed: float | None) -> str:
    """
    >>> rate_text(12.345), rate_text(0.05), rate_text(None)
    ('12.3/s', '3.0/min', '')
    """
    if not speed:
        return ""
    return f"{speed:,.1f}/s" if speed >= 1 else f"{60 * speed:.1f}/min"


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A transient progress bar on standard error, or none if that isn't a terminal."""
    if not sys.stderr.isatty():
        yield lambda number: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
        TextColumn("left"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda number: progress.advance(task, number)
