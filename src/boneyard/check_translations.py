"""List what is missing, outdated or wrong in a translation; run by scripts/translations."""

from __future__ import annotations

from collections.abc import Sequence

import click

from boneyard import rulebook
from boneyard.languages import LANGUAGES, SOURCE
from boneyard.messages import check, stamp
from boneyard.messages.samples import samples
from boneyard.rulebook import check as rule_check
from boneyard.rulebook import stamp as rule_stamp
from boneyard.text_checks import Problem

ALL = "all"


@click.command()
@click.argument("language", type=click.Choice([code for code in LANGUAGES if code != SOURCE]))
@click.option(
    "--stamp", "stamped", multiple=True, metavar="ID", help="Mark the text with this id as up to date."
)
@click.option("--show", is_flag=True, help="Print every message with sample values.")
def main(language: str, stamped: Sequence[str], show: bool) -> None:
    """List what is missing, outdated or wrong in LANGUAGE.

    `--stamp ID` marks a message, a rule or a rulebook's introduction (the game's id) as a translation of the
    current English text; `--stamp all` marks all.
    """
    if stamped:
        ids = None if ALL in stamped else frozenset(stamped)
        changed = [*stamp.stamp(language, ids), *rule_stamp.stamp(language, ids)]
        click.echo(f"{len(changed)} stamps updated")
    if show:
        for name, text in samples(language):
            click.echo(f"{name}: {text}")
        return
    found = [*check.problems(language), *problems_in_rules(language)]
    for problem in found:
        click.echo(f"{problem.id}: {problem.what}")
    click.echo(
        f"{LANGUAGES[language]}: {len(found)} to look at" if found else f"{LANGUAGES[language]} is complete"
    )
    raise SystemExit(1 if found else 0)


def problems_in_rules(language: str) -> list[Problem]:
    """Also reports a rulebook that can't be parsed."""
    try:
        return rule_check.problems(language)
    except rulebook.BadRulebook as error:
        return [Problem(f"{error.file.parent.name}/{error.file.name}", f"line {error.line}: {error.reason}")]


if __name__ == "__main__":
    main()
