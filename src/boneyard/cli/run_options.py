"""Options of the commands that play many games."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import TypeVar

import click

from boneyard.cli.errors import UserError, check_place
from boneyard.cli.extras import optional_packages
from boneyard.cli.game_options import seed_of, seed_option, settings_options, setup_of
from boneyard.cli.numbers import Whole
from boneyard.cli.progress import progress_bar
from boneyard.engine.game import Setup
from boneyard.games.catalogue import AnyGame
from boneyard.simulate.play_run import Playing, play_run
from boneyard.simulate.pools import Pool, process_pool
from boneyard.simulate.run_file import Run, read_head

F = TypeVar("F", bound=Callable[..., object])
MOST_PER_CORE = 4


@dataclass(frozen=True)
class RunOptions:
    settings: tuple[str, ...]
    folder: Path | None
    seed: int | None
    games: int
    limit: int
    workers: int
    cluster: str | None
    out: Path | None
    record: Path | None
    as_json: bool

    def setup(self, game: AnyGame, seats: int) -> Setup:
        return setup_of(game, seats, self.settings, self.folder)

    @property
    def chance_seed(self) -> str:
        """The given seed, or that of the unfinished run in --out, or a random one."""
        head = read_head(self.out) if self.seed is None and self.out is not None else None
        return head.plans[0].seed if head else seed_of(self.seed)

    def play(self, run: Run) -> Playing:
        """Play the missing games of a run with a progress bar."""
        if self.out is not None:
            check_place(self.out)
        total = self.games * len(run.plans)
        with open_pool(self.workers, self.cluster, total) as pool, progress_bar("games", total) as advance:
            return play_run(run, self.games, pool=pool, out=self.out, record=self.record, progress=advance)


def with_run_options(games: int, each: str = "") -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Add the options to a command and pass their values as `options`."""

    def add(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def with_options(**chosen: object) -> None:
            options = {field.name: chosen.pop(field.name) for field in fields(RunOptions)}
            command(options=RunOptions(**options), **chosen)  # type: ignore[arg-type]  # click has checked them

        return settings_options(seed_option(run_options(games, each)(with_options)))

    return add


def run_options(games: int, each: str) -> Callable[[F], F]:
    def add(command: F) -> F:
        for option in reversed(
            (
                click.option(
                    "--games",
                    type=Whole(1),
                    default=games,
                    show_default=True,
                    help=f"Number of games{each}, including those already in --out.",
                ),
                click.option(
                    "--limit",
                    type=Whole(1),
                    default=1_000_000,
                    show_default=True,
                    help="Stop a game after this many answers.",
                ),
                click.option(
                    "--workers",
                    type=Whole(1),
                    default=1,
                    show_default=True,
                    help="Number of processes; doesn't change the result.",
                ),
                click.option(
                    "--cluster",
                    metavar="ADDRESS",
                    help="Play on the Dask cluster with this scheduler; doesn't change the result.",
                ),
                click.option(
                    "--out",
                    metavar="RUN",
                    type=click.Path(dir_okay=False, path_type=Path),
                    help="Store the games in this file; an unfinished run in it continues.",
                ),
                click.option(
                    "--record",
                    metavar="DIR",
                    type=click.Path(file_okay=False, path_type=Path),
                    help="Store every game's replay in this folder.",
                ),
                click.option("--json", "as_json", is_flag=True, help="Print one JSON object."),
            )
        ):
            command = option(command)
        return command

    return add


def rotate_option(command: F) -> F:
    return click.option(
        "--rotate/--no-rotate",
        default=True,
        show_default=True,
        help="Play each deal in every seating, with the same dice.",
    )(command)


@contextmanager
def open_pool(workers: int, cluster: str | None, games: int) -> Iterator[Pool | None]:
    number = min(workers, games, MOST_PER_CORE * (os.cpu_count() or 1))
    if cluster is not None:
        if workers > 1:
            raise UserError("--workers and --cluster exclude each other: a cluster has its own workers")
        with optional_packages():
            from boneyard.simulate.cluster import cluster as connected
        with connected(cluster) as pool:
            yield pool
    elif number > 1:
        with process_pool(number) as pool:
            yield pool
    else:
        yield None
