"""`boneyard simulate`: many games between bots."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import click
from rich.table import Table

from boneyard.bots import check_repeatable, written_kinds
from boneyard.cli.choosing import game_called, players_of, seats_option
from boneyard.cli.comparing import show_comparison
from boneyard.cli.running import Terms, on_terms, rotate_option
from boneyard.cli.trouble import Trouble
from boneyard.messages import say
from boneyard.simulate.intervals import Estimate
from boneyard.simulate.plan import Plan
from boneyard.simulate.playing import Playing
from boneyard.simulate.runs import Run
from boneyard.simulate.summary import Summary, summed
from boneyard.terminal.console import open_console


@click.command()
@click.argument("game")
@seats_option("random,random", written_kinds(timed=False))
@click.option(
    "--against",
    metavar="K=V",
    multiple=True,
    help="Play the same deals with this option of the rules too, and say what differs.",
)
@click.option(
    "--against-content",
    "other",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Play the same deals with the tiles and cards of this folder too, and say what differs.",
)
@rotate_option
@on_terms(games=100)
def simulate(
    game: str, seats: str, against: tuple[str, ...], other: Path | None, rotate: bool, terms: Terms
) -> None:
    """Play many games between bots and sum up the results."""
    found = game_called(game)
    players = players_of(found, seats, people=False)
    for kind in players:
        check_repeatable(kind)
    plan = Plan(terms.setup(found, len(players)), players, terms.chance_seed, terms.limit, rotate)
    if against or other:
        changed = replace(terms, settings=(*terms.settings, *against), folder=other or terms.folder)
        variant = replace(plan, setup=changed.setup(found, len(players)))
        if (variant.setup.settings, variant.setup.content.hash) == (
            plan.setup.settings,
            plan.setup.content.hash,
        ):
            raise Trouble("both variants are the same; name another value, or change a tile or card first")
        show_comparison(terms.played(Run("compare", (plan, variant))), terms.as_json)
    else:
        show_one(terms.played(Run("simulate", (plan,))), terms.as_json)


def show_one(playing: Playing, as_json: bool) -> None:
    """What the games of one plan tell."""
    (plan,) = playing.run.plans
    summary = summed(plan, playing.of(0), playing.now, playing.seconds)
    if as_json:
        click.echo(json.dumps({**heading(plan), **summary.described()}, indent=2))
    else:
        show(summary, plan)


def heading(plan: Plan) -> dict[str, object]:
    """What was played, as plain data."""
    return {"game": plan.setup.game, "seats": list(plan.players), "seed": plan.seed}


def show(summary: Summary, plan: Plan) -> None:
    """The summary, for people."""
    table = Table.grid(padding=(0, 2))
    table.add_row("games", f"{summary.games:,} (seed {plan.seed})")
    if summary.played:
        table.add_row("speed", f"{summary.games_per_second:,.1f} games/s, {summary.seconds:.1f} s in all")
        table.add_row("", f"{summary.decisions_per_second:,.0f} decisions/s")
    table.add_row("rounds", f"half of the games have at most {summary.rounds_median:,g}")
    table.add_row("turns", f"{summary.turns_mean:,.1f} a game")
    table.add_row("deaths", f"{summary.deaths.value:,.1f} a game")
    table.add_row("lead", f"changes {summary.lead_changes.value:,.1f} times a game")
    rotated = plan.seatings > 1
    for seat, estimate in enumerate(summary.shares_by_seat):
        name = f"seat {seat + 1}" + ("" if rotated else f" ({plan.players[seat]})")
        table.add_row("wins by seat" if seat == 0 else "", name, *_share(estimate))
    if rotated:
        for place, estimate in enumerate(summary.shares_by_player):
            table.add_row("wins by player" if place == 0 else "", plan.players[place], *_share(estimate))
    for number, (way, estimate) in enumerate(summary.shares_by_way.items()):
        table.add_row("wins by way" if number == 0 else "", say(f"way-{way}"), *_share(estimate))
    if summary.shared:
        table.add_row("shared", "", f"{summary.shared:,} of {summary.games:,}")
    for place, faults in enumerate(summary.faults_by_player):
        if faults:
            table.add_row(
                "faults", plan.players[place], ", ".join(f"{n:,} × {kind}" for kind, n in faults.items())
            )
    open_console().print(table)


def _share(estimate: Estimate) -> tuple[str, str]:
    return f"{estimate.value:.1%}", f"{estimate.low:.1%} to {estimate.high:.1%}"
