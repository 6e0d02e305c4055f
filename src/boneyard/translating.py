"""For translators: what is missing, outdated or wrong in a language; run by scripts/translations."""

from __future__ import annotations

from collections.abc import Sequence

import click

from boneyard import rulebook
from boneyard.languages import LANGUAGES, SOURCE
from boneyard.messages import checking, stamping
from boneyard.messages.samples import samples
from boneyard.rulebook import checking as rule_checking
from boneyard.rulebook import stamping as rule_stamping
from boneyard.translation import Problem

ALL = "all"


@click.command()
@click.argument("language", type=click.Choice([code for code in LANGUAGES if code != SOURCE]))
@click.option(
    "--stamp", "stamped", multiple=True, metavar="ID", help="The text of this id is right as it is."
)
@click.option("--show", is_flag=True, help="Print every message with sample values, to be read.")
def main(language: str, stamped: Sequence[str], show: bool) -> None:
    """List what is missing, outdated or wrong in LANGUAGE.

    `--stamp ID` says that the text of a message, a rule or a rulebook's introduction (the game's id) was made
    from the English one of today; `--stamp all` says it of all.
    """
    if stamped:
        ids = None if ALL in stamped else frozenset(stamped)
        changed = [*stamping.stamp(language, ids), *rule_stamping.stamp(language, ids)]
        click.echo(f"{len(changed)} stamped anew")
    if show:
        for name, text in samples(language):
            click.echo(f"{name}: {text}")
        return
    found = [*checking.problems(language), *problems_in_rules(language)]
    for problem in found:
        click.echo(f"{problem.id}: {problem.what}")
    click.echo(
        f"{LANGUAGES[language]}: {len(found)} to look at" if found else f"{LANGUAGES[language]} is complete"
    )
    raise SystemExit(1 if found else 0)


def problems_in_rules(language: str) -> list[Problem]:
    """What is wrong with the rulebooks, also where one can't be read."""
    try:
        return rule_checking.problems(language)
    except rulebook.BadRulebook as error:
        return [Problem(f"{error.file.parent.name}/{error.file.name}", f"line {error.line}: {error.reason}")]


if __name__ == "__main__":
    main()
