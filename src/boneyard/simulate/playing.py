"""Playing a run: what is missing is played, kept in a file and as replays, and told as it comes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from boneyard.simulate.games import Kept, Played
from boneyard.simulate.runs import BadRun, Results, Run, RunFile
from boneyard.simulate.work import Job, jobs_of, play_all
from boneyard.simulate.workers import Crew

REPLAY = ".boneyard"


@dataclass
class Playing:
    """A run and what has come of it; `now` are the games that were played just now, in so many seconds."""

    run: Run
    results: Results = field(default_factory=dict)
    now: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    def of(self, index: int) -> list[Played]:
        """All games of one plan."""
        return [played for (plan, _), played in self.results.items() if plan == index]


def replay_file(folder: Path, run: Run, job: Job) -> Path:
    """Where the replay of a game is kept; a run of several plans names the plan, counted from 1."""
    index, number = job
    plan = f"{index + 1}-" if len(run.plans) > 1 else ""
    return folder / f"{plan}{number:06}{REPLAY}"


def missing(run: Run, games: int, results: Results, record: Path | None) -> list[Job]:
    """The games that must be played: not in the file yet, or without the replay that is asked for."""
    return [
        job
        for job in jobs_of(run, games)
        if job not in results or (record is not None and not replay_file(record, run, job).exists())
    ]


def keep_replay(folder: Path, run: Run, kept: Kept) -> None:
    """Write a replay; it has its name only when it is whole."""
    file = replay_file(folder, run, (kept.played.plan, kept.played.game))
    draft = file.with_suffix(".part")
    draft.write_text(kept.replay, "utf-8")
    draft.replace(file)


def play_run(
    run: Run,
    games: int,
    *,
    crew: Crew | None = None,
    out: Path | None = None,
    record: Path | None = None,
    progress: Callable[[int], None] = lambda number: None,
) -> Playing:
    """Play so many games of every plan; `progress` hears how many more are done, those in the file first."""
    began = perf_counter()
    playing = Playing(run)
    with RunFile(out, run) if out is not None else nullcontext() as file:
        playing.results = dict(file.results) if file else {}
        if record is not None:
            record.mkdir(parents=True, exist_ok=True)
        jobs = missing(run, games, playing.results, record)
        progress(games * len(run.plans) - len(jobs))
        for kept in play_all(run, jobs, crew, record=record is not None):
            if record is not None:
                keep_replay(record, run, kept)
            take(playing, kept.played, file)
            progress(1)
    playing.seconds = perf_counter() - began
    return playing


def take(playing: Playing, played: Played, file: RunFile | None) -> None:
    """Write a game down; one that was played before must be the same again."""
    before = playing.results.get((played.plan, played.game))
    if before is not None and before != played:
        raise BadRun(f"game {played.game} goes another way than the file says: a bot has changed since")
    if before is None and file is not None:
        file.add([played])
    playing.results[played.plan, played.game] = played
    playing.now.append(played)
