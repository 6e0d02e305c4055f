"""The output of `boneyard simulate --against`."""

from __future__ import annotations

import json

import click
from rich.table import Table

from boneyard.messages import knows, translate
from boneyard.simulate.compare import Difference, Measure, changes, compare
from boneyard.simulate.plan import Plan
from boneyard.simulate.play_run import Playing
from boneyard.terminal.console import open_console


def show_comparison(playing: Playing, as_json: bool) -> None:
    before, after = playing.run.plans
    found = compare(playing)
    if as_json:
        described = {
            "game": before.setup.game,
            "seats": list(before.players),
            "seed": before.seed,
            "games": len(playing.of(0)),
            "before": variant(before),
            "after": variant(after),
            "differences": [each.described() for each in found],
        }
        click.echo(json.dumps(described, indent=2))
    else:
        show(found, before, after, len(playing.of(0)))


def variant(plan: Plan) -> dict[str, object]:
    return {"options": dict(plan.setup.settings), "content": plan.setup.content.hash}


def show(found: list[Difference], before: Plan, after: Plan, games: int) -> None:
    table = Table("", box=None, padding=(0, 2, 0, 0))
    for heading in ("before", "after", "change", "95 % interval"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for each in found:
        share = each.measure.share
        low, high = (number(end, share, sign=True) for end in (each.change.low, each.change.high))
        table.add_row(
            name_of(each.measure),
            number(each.before.value, share),
            number(each.after.value, share),
            number(each.change.value, share, sign=True),
            f"{low} to {high}",
            "clear" if each.clear else "",
        )
    console = open_console()
    console.print(f"{games:,} games, and the same deals with {changes(before, after)} (seed {before.seed})\n")
    console.print(table)


def name_of(measure: Measure) -> str:
    message = f"way-{measure.of}"
    return f"{measure.name} {translate(message) if knows(message) else measure.of}".strip()


def number(value: float, share: bool, *, sign: bool = False) -> str:
    """Shares in per cent, their changes in percentage points.

    >>> number(0.1234, share=True), number(-2.5, share=False, sign=True), number(-1e-9, share=True, sign=True)
    ('12.3%', '-2.50', '+0.0 pp')
    """
    plus = "+" if sign else ""
    if not share:
        return f"{round(value, 2) + 0.0:{plus}.2f}"
    rounded = round(100 * value, 1) + 0.0
    return f"{rounded:{plus}.1f} pp" if sign else f"{rounded:.1f}%"
