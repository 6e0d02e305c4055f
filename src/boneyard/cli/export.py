from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from boneyard.cli.errors import UserError, check_place
from boneyard.cli.extras import optional_packages
from boneyard.cli.progress import progress_bar
from boneyard.simulate.decisions import DecisionRow, decisions
from boneyard.simulate.formats import FORMATS, Write
from boneyard.simulate.play_run import replay_file
from boneyard.simulate.run_file import Results, Run, read_run


@click.command()
@click.argument("run", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--format",
    "form",
    type=click.Choice(list(FORMATS)),
    default="csv",
    show_default=True,
    help="Output format.",
)
@click.option(
    "-o",
    "--output",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Output file.  [default: standard output]",
)
@click.option(
    "--replays",
    metavar="DIR",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="The folder given to `simulate --record`; without it every game is played again.",
)
def export(run: Path, form: str, file: Path | None, replays: Path | None) -> None:
    """Write every decision of RUN as a table row.

    A row has the view, the options, the choice and the outcome.
    """
    if file is None and form == "parquet":
        raise UserError("Parquet is a binary format; write it to a file with -o FILE")
    if file is not None:
        check_place(file)
    chosen, results = read_run(run)
    if replays is not None and not any(replay_file(replays, chosen, job).exists() for job in results):
        raise UserError(f"{replays} has no replay of this run")
    with optional_packages(), progress_bar("games", len(results)) as advance:
        table = rows(chosen, results, replays, advance)
        if file is None:
            FORMATS[form](table, sys.stdout.buffer)
        else:
            number = write_whole(FORMATS[form], table, file)
            click.echo(f"{file}: {number:,} decisions of {len(results):,} games")


def write_whole(write: Write, table: Iterator[DecisionRow], file: Path) -> int:
    """Write a table under a temporary name and rename it when complete."""
    draft = file.with_name(f"{file.name}.part")
    try:
        with draft.open("wb") as output:
            number = write(table, output)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return number


def rows(
    run: Run, results: Results, replays: Path | None, advance: Callable[[int], None]
) -> Iterator[DecisionRow]:
    for _, played in sorted(results.items()):
        yield from decisions(run, played, replays)
        advance(1)
