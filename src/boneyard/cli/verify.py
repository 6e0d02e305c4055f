"""`boneyard verify`: check the dice of a finished game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click

import boneyard
from boneyard.cli.errors import UserError
from boneyard.cli.game_options import language_option
from boneyard.engine.fair import is_hash
from boneyard.engine.replay import Replay
from boneyard.engine.verdict import PROMISED, Outcome, Verdict, VerdictStep
from boneyard.engine.verdict import verify as verify_replay
from boneyard.messages import translate
from boneyard.terminal.saves import load

MARKS: dict[Outcome, str] = {"kept": "ok    ", "broken": "WRONG ", "none": "-     "}


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--commitment", help="The hash of the seed that was shown before the game.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@language_option
@click.pass_context
def verify(ctx: click.Context, file: Path, commitment: str | None, as_json: bool, language: str) -> None:
    """Check the dice of the replay in FILE.

    Checks the commitments, every number drawn, and what the game made of it. The exit code is 0 if everything
    is right, otherwise 1.
    """
    promised = "" if commitment is None else checked_hash(commitment)
    replay = load(file)
    verdict = verify_replay(boneyard.game(replay.setup.game), replay, promised)
    if as_json:
        click.echo(json.dumps(as_data(file, replay, verdict, language), indent=2))
    else:
        for step in verdict.steps:
            click.echo(MARKS[step.outcome] + in_words(step, language))
        click.echo()
        for sentence in conclusion(replay, verdict, language):
            click.echo(sentence)
    ctx.exit(0 if verdict.verified else 1)


def checked_hash(commitment: str) -> str:
    promised = commitment.strip().lower()
    if not is_hash(promised):
        raise UserError("a commitment has 64 hexadecimal digits")
    return promised


def in_words(step: VerdictStep, language: str) -> str:
    return translate(f"verify-{step.what}-{step.outcome}", language, **step.parameters)


def conclusion(replay: Replay, verdict: Verdict, language: str) -> Iterator[str]:
    if not verdict.verified:
        yield translate("verify-verdict-broken", language)
        return
    reason = replay.fairness.practice if replay.fairness else ""
    yield translate(f"verify-verdict-{verdict.kind}", language, reason=reason)
    if verdict.kind == "claimed":
        yield translate("verify-unheard", language)
    if verdict.kind in PROMISED:
        yield translate("verify-limits", language)
        if not any(replay.nonces):
            yield translate("verify-alone", language)


def as_data(file: Path, replay: Replay, verdict: Verdict, language: str) -> dict[str, object]:
    return {
        "file": str(file),
        "game": replay.setup.game,
        "verified": verdict.verified,
        "kind": verdict.kind,
        "steps": [
            {
                "what": step.what,
                "outcome": step.outcome,
                "parameters": dict(step.parameters),
                "text": in_words(step, language),
            }
            for step in verdict.steps
        ],
        "conclusion": list(conclusion(replay, verdict, language)),
    }
