"""Checks a finished game's dice: commitments, every number, and what each number meant.

`verify_numbers` needs no rules: any program with SHA-256 and HMAC can do the same. `verify` also replays
the game, which shows that each number stood for the option that the rules give it.

A step is a message id with parameters; the caller translates it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeVar

from boneyard.engine.chance import Draw, FairDice
from boneyard.engine.fair import commitment, is_kept, is_secret
from boneyard.engine.game import Game, HasText, State
from boneyard.engine.playback import check
from boneyard.engine.replay import BadReplay, Replay, parse_draw

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=HasText)
E = TypeVar("E")
V = TypeVar("V")

Outcome = Literal["kept", "broken", "none"]
Kind = Literal["fair", "claimed", "practice", "own"]
PROMISED: tuple[Kind, ...] = ("fair", "claimed")
"""The kinds of games whose seed was committed to, even if only the file says so."""
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}", re.ASCII)
"""Names of games and streams: other characters could make two draws spell the same text."""
MOST_CHOICES = 2**32
"""No draw has more options; beyond 2**64 none could be made."""


@dataclass(frozen=True)
class VerdictStep:
    """One check: kept, broken, or none if there was nothing to check."""

    what: str
    outcome: Outcome
    parameters: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Verdict:
    """The result of checking a game.

    `kind` says what a game without a broken step proves. `fair`: the dice weren't changed, because somebody
    noted the commitment before the game. All others only prove that the file is consistent: a `claimed`
    commitment is known from the file alone.
    """

    kind: Kind
    steps: tuple[VerdictStep, ...]

    @property
    def verified(self) -> bool:
        return all(step.outcome != "broken" for step in self.steps)


def verify(game: Game[S, C, E, V], replay: Replay, promised: str = "") -> Verdict:
    """Check commitments and numbers, then replay the game to check what each number meant."""
    numbers = verify_numbers(replay, promised)
    return Verdict(numbers.kind, (*numbers.steps, rules_step(game, replay)))


def verify_numbers(replay: Replay, promised: str = "") -> Verdict:
    """Check commitments and numbers only; `promised` is the commitment noted before the game."""
    steps = [*seed_steps(replay, promised), *nonce_steps(replay), *number_steps(replay)]
    return Verdict(kind_of(replay, promised), tuple(steps))


def kind_of(replay: Replay, promised: str) -> Kind:
    """Only a commitment noted before the game can prove anything."""
    if replay.fairness is not None and replay.fairness.practice:
        return "practice"
    if promised:
        return "fair"
    return "claimed" if replay.fairness and replay.fairness.seed_hash else "own"


def seed_steps(replay: Replay, promised: str) -> Iterator[VerdictStep]:
    """Is the seed the one committed to, and too long to guess from its commitment?"""
    fairness = replay.fairness
    published = fairness.seed_hash if fairness else ""
    if not replay.seed:
        yield VerdictStep("seed-shown", "none" if kind_of(replay, promised) == "practice" else "broken")
    elif kind_of(replay, promised) in PROMISED and not is_secret(replay.seed):
        yield VerdictStep("seed-secret", "broken")
    if not published:
        yield VerdictStep("commitment", "none")
    elif replay.seed:
        kept = commitment(replay.seed) == published
        yield VerdictStep("commitment", "kept" if kept else "broken", {"hash": published})
    if promised:
        kept = promised == (published or commitment(replay.seed))
        yield VerdictStep("promised", "kept" if kept else "broken", {"hash": promised})


def nonce_steps(replay: Replay) -> Iterator[VerdictStep]:
    if replay.fairness is None:
        return
    for seat, (hash_, nonce) in enumerate(
        zip(replay.fairness.nonce_hashes, replay.fairness.nonces, strict=True)
    ):
        if hash_ is None:
            yield VerdictStep("nonce-given", "none", {"seat": seat})
        elif nonce is None:
            yield VerdictStep("nonce-shown", "none", {"seat": seat})
        else:
            yield VerdictStep(
                "nonce", "kept" if is_kept(hash_, nonce) else "broken", {"seat": seat, "nonce": nonce}
            )


class Fault(ValueError):
    """Something wrong with a draw: a message id and its parameters."""

    def __init__(self, what: str, **parameters: str | int) -> None:
        super().__init__(what)
        self.what = what
        self.parameters = parameters


def number_steps(replay: Replay) -> Iterator[VerdictStep]:
    """Are each stream's numbers complete, used once, and those that seed and nonces give?"""
    if not NAME.fullmatch(replay.setup.game):
        yield VerdictStep("game-name", "broken")
    if not (replay.seed and NAME.fullmatch(replay.setup.game)):
        return
    dice = FairDice(replay.seed, replay.setup.game, replay.nonces)
    faults: dict[str, VerdictStep] = {}
    for number, line in enumerate(replay.lines, 1):
        stream = ""
        try:
            draw = draw_in(line)
            if draw is not None:
                stream = draw.stream
                check_number(dice, draw)
        except Fault as fault:
            step = VerdictStep(fault.what, "broken", {"line": number, "stream": stream, **fault.parameters})
            faults.setdefault(stream, step)
    yield from faults.values()
    for stream, count in sorted(dice.counts.items()):
        if stream not in faults:
            yield VerdictStep("stream", "kept", {"stream": stream, "count": count})


def draw_in(line: str) -> Draw | None:
    try:
        text, draw = parse_draw(line)
    except BadReplay as error:
        raise Fault("draw-note") from error
    if (draw is None) == text.startswith("*"):
        raise Fault("draw-note")
    if draw is not None and not (NAME.fullmatch(draw.stream) and draw.number < draw.total <= MOST_CHOICES):
        raise Fault("draw-note")
    return draw


def check_number(dice: FairDice, draw: Draw) -> None:
    count = dice.counts.get(draw.stream, 0)
    dice.counts[draw.stream] = draw.n + 1
    if draw.n != count:
        raise Fault("stream-count", expected=count, count=draw.n)
    if dice.number(draw.stream, draw.n, draw.total) != draw.number:
        raise Fault("stream-number", count=draw.n, number=draw.number)


def rules_step(game: Game[S, C, E, V], replay: Replay) -> VerdictStep:
    try:
        check(game, replay)
    except BadReplay as error:
        return VerdictStep("rules", "broken", {"why": str(error)})
    return VerdictStep("rules", "kept", {"lines": len(replay.lines)})
