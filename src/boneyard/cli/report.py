from __future__ import annotations

from pathlib import Path

import click

from boneyard.cli.extras import optional_packages
from boneyard.report.reports import report_of
from boneyard.simulate.run_file import read_run


@click.command()
@click.argument("run", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "-o",
    "--output",
    "folder",
    metavar="FOLDER",
    type=click.Path(file_okay=False, path_type=Path),
    help="Output folder.  [default: RUN-report]",
)
def report(run: Path, folder: Path | None) -> None:
    """Make a page with charts from the results in RUN.

    RUN is a file written by `boneyard simulate --out` or `boneyard ladder --out`.
    """
    found = report_of(*read_run(run))
    with optional_packages():
        from boneyard.report.folder import write_report

        file = write_report(found, folder or run.with_name(f"{run.stem}-report"))
    click.echo(f"{file}: open it in a browser; its charts are in {file.parent / 'plots'}")
