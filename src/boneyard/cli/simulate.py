"""`boneyard simulate`: many games between bots."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click
from rich.table import Table

from boneyard.cli.choosing import game_called, game_options, players_of, seed_of, seed_option, setup_of
from boneyard.cli.progress import progress_bar
from boneyard.messages import say
from boneyard.simulate.games import Plan
from boneyard.simulate.games import simulate as play_games
from boneyard.simulate.summary import Summary
from boneyard.terminal.console import open_console


@click.command()
@click.argument("game")
@game_options("random,random")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@seed_option
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Processes that play at once; the result is the same.",
)
@click.option(
    "--limit",
    type=click.IntRange(min=1),
    default=1_000_000,
    show_default=True,
    help="Answers after which a game is given up.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def simulate(
    game: str,
    seats: str,
    settings: tuple[str, ...],
    folder: Path | None,
    games: int,
    seed: int | None,
    workers: int,
    limit: int,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots and say who won, how, and how fast."""
    found = game_called(game)
    players = players_of(found, seats, people=False)
    setup = setup_of(found, len(players), settings, folder)
    plan = Plan(setup, players, seed_of(seed), limit)
    with progress_bar("games", games) as advance:
        summary = play_games(plan, games, min(workers, games, 4 * (os.cpu_count() or 1)), advance)
    if as_json:
        head = {"game": game, "seats": list(players), "seed": plan.seed}
        click.echo(json.dumps({**head, **summary.described()}, indent=2))
    else:
        show(summary, players, plan.seed)


def show(summary: Summary, players: tuple[str, ...], seed: str) -> None:
    """The summary, for people."""
    console = open_console()
    table = Table.grid(padding=(0, 2))
    table.add_row("games", f"{summary.games:,} in {summary.seconds:.1f} s (seed {seed})")
    table.add_row("speed", f"{summary.games_per_second:,.1f} games/s")
    table.add_row("", f"{summary.decisions_per_second:,.0f} decisions/s")
    table.add_row(
        "turns", f"{summary.turns_mean:,.1f} a game, half of them at most {summary.turns_median:,g}"
    )
    for seat, wins in enumerate(summary.wins_by_seat):
        name = f"seat {seat + 1} ({players[seat]})"
        table.add_row("wins by seat" if seat == 0 else "", name, _share(wins, summary.games))
    for number, (way, wins) in enumerate(summary.wins_by_way.items()):
        table.add_row("wins by way" if number == 0 else "", say(f"way-{way}"), _share(wins, summary.games))
    if summary.shared:
        table.add_row("shared", "", _share(summary.shared, summary.games))
    console.print(table)


def _share(wins: int, games: int) -> str:
    return f"{wins:,}  {wins / games:.1%}"
