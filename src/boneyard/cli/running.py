"""What the commands that play many games have in common."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import click

from boneyard.cli.choosing import seed_of
from boneyard.cli.extras import extra
from boneyard.cli.progress import progress_bar
from boneyard.cli.trouble import Trouble
from boneyard.simulate.playing import Playing, play_run
from boneyard.simulate.runs import Run, read_head
from boneyard.simulate.workers import Crew, pool

F = TypeVar("F", bound=Callable[..., object])
MOST_PER_CORE = 4


def run_options(games: int, each: str = "are played") -> Callable[[F], F]:
    """The options that say how many games are played, by whom, and where they are kept."""

    def add(command: F) -> F:
        for option in reversed(
            (
                click.option(
                    "--games",
                    type=click.IntRange(min=1),
                    default=games,
                    show_default=True,
                    help=f"How many games {each}, those in the file of --out included.",
                ),
                click.option(
                    "--limit",
                    type=click.IntRange(min=1),
                    default=1_000_000,
                    show_default=True,
                    help="Answers after which a game is given up.",
                ),
                click.option(
                    "--workers",
                    type=click.IntRange(min=1),
                    default=1,
                    show_default=True,
                    help="Processes that play at once; the result is the same.",
                ),
                click.option(
                    "--cluster",
                    metavar="ADDRESS",
                    help="Play on the Dask cluster with this scheduler; the result is the same.",
                ),
                click.option(
                    "--out",
                    metavar="RUN",
                    type=click.Path(dir_okay=False, path_type=Path),
                    help="Keep every game in this file; a run that stands there goes on.",
                ),
                click.option(
                    "--record",
                    metavar="DIR",
                    type=click.Path(file_okay=False, path_type=Path),
                    help="Keep the replay of every game in this folder.",
                ),
                click.option("--json", "as_json", is_flag=True, help="Print one JSON object."),
            )
        ):
            command = option(command)
        return command

    return add


def rotate_option(command: F) -> F:
    """Whether seats rotate."""
    return click.option(
        "--rotate/--no-rotate",
        default=True,
        show_default=True,
        help="Play each deal in every different seating, with the same dice.",
    )(command)


def seed_for(seed: int | None, out: Path | None) -> str:
    """The chosen seed; else that of the run in the file, which goes on; else one that nobody chose."""
    head = read_head(out) if seed is None and out is not None else None
    return head.plans[0].seed if head else seed_of(seed)


@contextmanager
def crew_of(workers: int, cluster: str | None, games: int) -> Iterator[Crew | None]:
    """Who plays: nobody else, a pool of processes, or a cluster."""
    number = min(workers, games, MOST_PER_CORE * (os.cpu_count() or 1))
    if cluster is not None:
        if workers > 1:
            raise Trouble(
                "--workers are processes of this machine, but a --cluster has its own; leave one out"
            )
        with extra("cluster"):
            from boneyard.simulate.cluster import cluster as connected
        with connected(cluster) as crew:
            yield crew
    elif number > 1:
        with pool(number) as crew:
            yield crew
    else:
        yield None


def played(
    run: Run, games: int, workers: int, cluster: str | None, out: Path | None, record: Path | None
) -> Playing:
    """Play what is missing of a run, under a progress bar."""
    total = games * len(run.plans)
    with crew_of(workers, cluster, total) as crew, progress_bar("games", total) as advance:
        return play_run(run, games, crew=crew, out=out, record=record, progress=advance)
