from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import click
from click.core import ParameterSource
from rich.table import Table

import boneyard
from boneyard.bots import check_repeatable, written_kinds
from boneyard.cli.comparison import show_comparison
from boneyard.cli.errors import UserError
from boneyard.cli.game_options import players_of, seats_option
from boneyard.cli.numbers import Whole
from boneyard.cli.people import play_people
from boneyard.cli.run_options import RunOptions, rotate_option, with_run_options
from boneyard.messages import translate
from boneyard.simulate.intervals import Estimate
from boneyard.simulate.people.evening import BRISK, PLANNING
from boneyard.simulate.plan import Plan
from boneyard.simulate.play_run import Playing
from boneyard.simulate.run_file import Run
from boneyard.simulate.summary import Summary, summed
from boneyard.terminal.console import open_console


@click.command()
@click.argument("game")
@seats_option("random,random", written_kinds(timed=False))
@click.option(
    "--people",
    type=Whole(1),
    help="Estimate how long this many people would play; the bots of --seats, by default greedy, choose "
    "their moves.",
)
@click.option(
    "--brisk",
    metavar="SECONDS",
    type=Whole(0),
    default=BRISK,
    show_default=True,
    help="With --people, the time of a turn; 0 for no clock, where people also fill tiles and move figures.",
)
@click.option(
    "--planning",
    metavar="SHARE",
    type=click.FloatRange(0, 1),
    default=PLANNING,
    show_default=True,
    help="With --people, how many of their walks they plan while others play.",
)
@click.option(
    "--against",
    metavar="K=V",
    multiple=True,
    help="Also play the same deals with this rule option, and show the differences.",
)
@click.option(
    "--against-content",
    "other",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Also play the same deals with the tiles and cards in this folder, and show the differences.",
)
@rotate_option
@with_run_options(games=100)
def simulate(
    game: str,
    seats: str,
    people: int | None,
    brisk: int,
    planning: float,
    against: tuple[str, ...],
    other: Path | None,
    rotate: bool,
    options: RunOptions,
) -> None:
    """Play many games between bots and summarise the results.

    \b
    boneyard simulate midevil --seats greedy,random --games 100
    boneyard simulate midevil --people 4 --games 50 --seed 1
    """
    found = boneyard.game(game)
    if people is not None:
        if against or other:
            raise UserError("--people can't be combined with --against")
        return play_people(found, people, seats if is_given("seats") else None, brisk, planning, options)
    players = players_of(found, seats, people=False)
    for kind in players:
        check_repeatable(kind)
    plan = Plan(options.setup(found, len(players)), players, options.chance_seed, options.limit, rotate)
    if against or other:
        changed = replace(options, settings=(*options.settings, *against), folder=other or options.folder)
        variant = replace(plan, setup=changed.setup(found, len(players)))
        if (variant.setup.settings, variant.setup.content.hash) == (
            plan.setup.settings,
            plan.setup.content.hash,
        ):
            raise UserError("both variants are the same; choose another value, or change a tile or card")
        show_comparison(options.play(Run("compare", (plan, variant))), options.as_json)
    else:
        show_one(options.play(Run("simulate", (plan,))), options.as_json)
    return None


def is_given(option: str) -> bool:
    source = click.get_current_context().get_parameter_source(option)
    return source is not ParameterSource.DEFAULT


def show_one(playing: Playing, as_json: bool) -> None:
    (plan,) = playing.run.plans
    summary = summed(plan, playing.of(0), playing.now, playing.seconds)
    if as_json:
        click.echo(json.dumps({**heading(plan), **summary.described()}, indent=2))
    else:
        show(summary, plan)


def heading(plan: Plan) -> dict[str, object]:
    return {"game": plan.setup.game, "seats": list(plan.players), "seed": plan.seed}


def show(summary: Summary, plan: Plan) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_row("games", f"{summary.games:,} (seed {plan.seed})")
    if summary.played:
        table.add_row("speed", f"{summary.games_per_second:,.1f} games/s, {summary.seconds:.1f} s in total")
        table.add_row("", f"{summary.decisions_per_second:,.0f} decisions/s")
    table.add_row("rounds", f"{summary.rounds_median:,g} (median)")
    table.add_row("turns", f"{summary.turns_mean:,.1f} per game")
    table.add_row("deaths", f"{summary.deaths.value:,.1f} per game")
    table.add_row("lead changes", f"{summary.lead_changes.value:,.1f} per game")
    rotated = plan.seatings > 1
    for seat, estimate in enumerate(summary.shares_by_seat):
        name = f"seat {seat + 1}" + ("" if rotated else f" ({plan.players[seat]})")
        table.add_row("wins by seat" if seat == 0 else "", name, *_share(estimate))
    if rotated:
        for place, estimate in enumerate(summary.shares_by_player):
            table.add_row("wins by player" if place == 0 else "", plan.players[place], *_share(estimate))
    for number, (way, estimate) in enumerate(summary.shares_by_way.items()):
        table.add_row("wins by way" if number == 0 else "", translate(f"way-{way}"), *_share(estimate))
    if summary.shared:
        table.add_row("shared wins", "", f"{summary.shared:,} of {summary.games:,}")
    for place, faults in enumerate(summary.faults_by_player):
        if faults:
            table.add_row(
                "faults", plan.players[place], ", ".join(f"{n:,} × {kind}" for kind, n in faults.items())
            )
    open_console().print(table)


def _share(estimate: Estimate) -> tuple[str, str]:
    return f"{estimate.value:.1%}", f"{estimate.low:.1%} to {estimate.high:.1%}"
