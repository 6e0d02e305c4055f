"""`boneyard simulate --people`: how long people would play."""

from __future__ import annotations

import json

import click
from rich.table import Table

from boneyard.cli.errors import UserError
from boneyard.cli.game_options import players_of, settings_of
from boneyard.cli.progress import progress_bar
from boneyard.cli.run_options import RunOptions
from boneyard.games.catalogue import AnyGame
from boneyard.simulate.people.evening import Evening, Tables, config_of, evening
from boneyard.simulate.people.summary import PeopleSummary, Spread, summed
from boneyard.simulate.pools import in_processes
from boneyard.terminal.console import open_console

CHOOSER = "greedy"
MOST_SHOWN = 8


def play_people(
    game: AnyGame, people: int, seats: str | None, brisk: int, planning: float, options: RunOptions
) -> None:
    """Play games of people and print how long they take; without `seats`, `greedy` chooses their moves."""
    if options.out or options.record or options.cluster:
        raise UserError("--people can't be combined with --out, --record or --cluster")
    players = players_of(game, seats or ",".join([CHOOSER] * people), people=False)
    if len(players) != people:
        raise UserError(f"--seats names {len(players)} bots for {people} people; name one for each")
    setup = options.setup(game, people)
    config = config_of(game.id, people, settings_of(options.settings), setup.content, brisk)
    tables = Tables(config, players, options.chance_seed, options.limit, planning)
    played: list[Evening] = []
    with progress_bar("games", options.games) as advance:
        jobs = [(tables, number) for number in range(options.games)]
        for one in in_processes(play_job, jobs, min(options.workers, options.games)):
            played.append(one)
            advance(1)
    summary = summed(played)
    if options.as_json:
        heading = {"game": game.id, "people": people, "seats": list(players), "seed": tables.seed}
        click.echo(json.dumps({**heading, **summary.described()}, indent=2))
    else:
        show(summary, tables)


def play_job(job: tuple[Tables, int]) -> Evening:
    return evening(*job)


def show(summary: PeopleSummary, tables: Tables) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_row("games", f"{summary.games:,} of {len(tables.players)} people (seed {tables.seed})")
    if summary.unfinished:
        table.add_row("unfinished", f"{summary.unfinished:,} games reached the limit of answers")
    table.add_row("minutes per game", middle(summary.minutes))
    table.add_row("turns per game", middle(summary.turns))
    table.add_row("wait between own decisions", tail(summary.wait))
    table.add_row("until the next question", tail(summary.question_wait))
    table.add_row("wait between own turns", tail(summary.turn_wait))
    table.add_row("share of time waiting", f"{summary.waiting:.0%}")
    asked = summary.questions
    table.add_row(
        "questions per round", f"mean {asked.mean:.2f}, p90 {asked.p90:g}, with a card for others' turns"
    )
    table.add_row("decisions per own turn", f"mean {summary.decisions.mean:.1f}")
    table.add_row("ended by the clock", f"{summary.cut:.1%} of turns")
    table.add_row("planned walks", f"{summary.planned:.0%} of turns; {summary.fitted:.0%} still fitted")
    for place, (what, seconds) in enumerate([*summary.seconds_per_turn.items()][:MOST_SHOWN]):
        table.add_row("" if place else "seconds per turn", f"{seconds:4.1f} {what}")
    open_console().print(table)


def middle(found: Spread) -> str:
    return f"median {found.median:.1f}, p10 {found.p10:.1f}, p90 {found.p90:.1f}"


def tail(found: Spread) -> str:
    return f"median {found.median:.0f} s, p95 {found.p95:.0f} s, longest {found.longest:.0f} s"
