"""A run: a file of JSON lines. The first says what is played, each other is one game.

Lines are appended as games end, so an interrupted run goes on where it stopped: a line that was cut
off is dropped, and games that stand in the file are not played again. The order of lines means
nothing. The texts of tiles and cards are in the first line, so that a run can be played again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

import boneyard
from boneyard.engine.content import Content
from boneyard.simulate.belonging import belongs
from boneyard.simulate.games import Played
from boneyard.simulate.plan import Plan

FORM = 1
MAGIC = b'{"boneyard_run":'
PLANS = {"simulate": (1,), "compare": (2,), "ladder": range(1, 10_000)}
"""By a run's kind: how many plans it may have."""

Results = dict[tuple[int, int], Played]
"""By plan and number: the games of a run."""


class BadRun(ValueError):
    """A file that is no run, or not this one, in a sentence."""


class PlanForm(msgspec.Struct, frozen=True):
    """A plan as it is written; its content is named by its hash."""

    seats: tuple[str, ...]
    options: dict[str, str]
    content: str
    seed: str
    limit: int
    rotate: bool


class ContentForm(msgspec.Struct, frozen=True):
    """The text of tiles and cards."""

    name: str
    files: dict[str, str]


class Head(msgspec.Struct, frozen=True):
    """The first line: how the run came about, the game and its rules, the plans and their contents."""

    boneyard_run: int
    kind: str
    game: str
    rules: int
    plans: tuple[PlanForm, ...]
    contents: dict[str, ContentForm]


@dataclass(frozen=True)
class Run:
    """What is played: some plans of one game, and why (`simulate`, `compare` or `ladder`)."""

    kind: str
    plans: tuple[Plan, ...]

    @property
    def game(self) -> str:
        """The game that is played."""
        return self.plans[0].setup.game

    @property
    def rules(self) -> int:
        """The number of the rules that are played."""
        return boneyard.game(self.game).rules


def head_of(run: Run) -> Head:
    """The first line of a run."""
    contents = {plan.setup.content.hash: plan.setup.content for plan in run.plans}
    return Head(
        boneyard_run=FORM,
        kind=run.kind,
        game=run.game,
        rules=run.rules,
        plans=tuple(
            PlanForm(
                plan.players,
                dict(sorted(plan.setup.settings.items())),
                plan.setup.content.hash,
                plan.seed,
                plan.limit,
                plan.rotate,
            )
            for plan in run.plans
        ),
        contents={key: ContentForm(each.name, each.files) for key, each in contents.items()},
    )


def run_of(head: Head) -> Run:
    """The run that a first line says."""
    game = boneyard.game(head.game)
    if head.rules != game.rules:
        raise BadRun(
            f"this run was played by rules {head.rules} of {game.id}, "
            f"but this program plays rules {game.rules}"
        )
    contents = {key: Content(form.name, form.files) for key, form in head.contents.items()}
    if len(head.plans) not in PLANS.get(head.kind, ()) or any(
        form.content not in contents for form in head.plans
    ):
        raise BadRun("this run lacks its plans, or the tiles and cards that they name; begin another one")
    return Run(
        head.kind,
        tuple(
            Plan(
                game.setup(len(form.seats), contents[form.content], **form.options),
                form.seats,
                form.seed,
                form.limit,
                form.rotate,
            )
            for form in head.plans
        ),
    )


class RunFile:
    """A run under way: what has been played, and where the next games are written."""

    def __init__(self, path: Path, run: Run) -> None:
        """Open a run or begin it; another run in the file is told, not overwritten."""
        self.path = path
        kept = whole_lines(path)
        self.results: Results = {}
        if kept:
            check_same(path, head_in(path, kept), head_of(run))
            self.results = results_in(path, kept, run.plans)
        self.file: BinaryIO = path.open("ab")
        self.file.truncate(len(kept))
        if not kept:
            self._write(head_of(run))

    def add(self, results: Iterable[Played]) -> None:
        """Write some games down."""
        for played in results:
            self.results[played.plan, played.game] = played
            self._write(played)

    def _write(self, line: Head | Played) -> None:
        # One write for a line, so that it is there or not, but for the one that a crash cuts off.
        self.file.write(msgspec.json.encode(line) + b"\n")
        self.file.flush()

    def __enter__(self) -> RunFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def whole_lines(path: Path) -> bytes:
    """What a run's file holds up to its last whole line; nothing where there is no file yet."""
    if not path.exists():
        return b""
    text = path.read_bytes()
    if not (text.startswith(MAGIC) or MAGIC.startswith(text[: len(MAGIC)])):
        raise BadRun(f"{path} is no run of Boneyard; choose another file")
    return text[: text.rfind(b"\n") + 1]


def read_head(path: Path) -> Head | None:
    """What a file plays, if it has begun."""
    kept = whole_lines(path)
    return head_in(path, kept) if kept else None


def read_run(path: Path) -> tuple[Run, Results]:
    """A run and its games."""
    if not path.exists():
        raise BadRun(f"there is no file {path}; `boneyard simulate --out` writes one")
    kept = whole_lines(path)
    if not kept:
        raise BadRun(f"{path} holds no run; `boneyard simulate --out` writes one")
    run = run_of(head_in(path, kept))
    return run, results_in(path, kept, run.plans)


def head_in(path: Path, text: bytes) -> Head:
    """The first line."""
    try:
        head = msgspec.json.decode(text[: text.index(b"\n")], type=Head)
    except msgspec.DecodeError as error:
        raise BadRun(f"the first line of {path}, the plan of the run, can't be read: {error}") from error
    if head.boneyard_run != FORM:
        raise BadRun(f"{path} is written in form {head.boneyard_run}, but this program reads form {FORM}")
    return head


def results_in(path: Path, text: bytes, plans: Sequence[Plan]) -> Results:
    """All other lines; a game that stands there twice counts once."""
    way_out = "take it out, and its game is played again"
    decode = msgspec.json.Decoder(Played).decode
    results: Results = {}
    for number, line in enumerate(text.split(b"\n")[1:-1], 2):
        try:
            played = decode(line)
        except msgspec.DecodeError as error:
            raise BadRun(f"line {number} of {path} can't be read ({error}); {way_out}") from error
        if not belongs(played, plans):
            raise BadRun(f"line {number} of {path} is no game of this run; {way_out}")
        results.setdefault((played.plan, played.game), played)
    return results


def check_same(path: Path, there: Head, wanted: Head) -> None:
    """A file goes on only with the plan that it began with."""
    before, now = described(there), described(wanted)
    for name in {**before, **now}:
        if before.get(name) != now.get(name):
            was, is_now = before.get(name, "nothing"), now.get(name, "nothing")
            raise BadRun(
                f"{path} holds another run ({name}: {was} there, {is_now} here); choose another file"
            )


def described(head: Head) -> dict[str, str]:
    """What makes a run the same, by name, in words."""
    words = {"command": head.kind, "game": head.game, "rules": str(head.rules)}
    for number, plan in enumerate(head.plans):
        of = f" of plan {number + 1}" if len(head.plans) > 1 else ""
        words |= {
            f"seats{of}": ",".join(plan.seats),
            f"seed{of}": plan.seed,
            f"limit{of}": str(plan.limit),
            f"rotation{of}": "on" if plan.rotate else "off",
            f"content{of}": plan.content,
        }
        words |= {f"option {name}{of}": value for name, value in plan.options.items()}
    return words
