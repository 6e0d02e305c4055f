from __future__ import annotations

import json
import os

import click
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from boneyard import rulebook
from boneyard.cli.errors import UserError
from boneyard.cli.game_options import language_option
from boneyard.cli.rule_coverage import Coverage, coverage, tests_folder
from boneyard.rulebook import Book, BookNotFound, Entry, RuleNotFound
from boneyard.terminal.console import open_console


@click.command()
@click.argument("what", metavar="[GAME|ID]", required=False)
@click.option(
    "--coverage",
    "with_coverage",
    is_flag=True,
    help="For each rule, the code that cites it and the tests that name it.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@language_option
def rules(what: str | None, with_coverage: bool, as_json: bool, language: str) -> None:
    """Show a game's rulebook, or one rule such as ME-FIGHT-5."""
    entries = entries_of(what, language)
    if with_coverage:
        if tests_folder() is None:
            raise UserError("--coverage reads the tests, so it needs a checkout of the project")
        show_coverage(coverage(entry.id for entry in entries), as_json)
    elif as_json:
        click.echo(json.dumps({"rules": {entry.id: described(entry) for entry in entries}}, indent=2))
    elif what is None:
        show_books(language)
    elif what in rulebook.games():
        show_book(rulebook.load(what, language))
    else:
        show_entries(entries)


def entries_of(what: str | None, language: str) -> list[Entry]:
    if what is None:
        return [
            entry for game in rulebook.games() for entry in rulebook.load(game, language).entries.values()
        ]
    if what in rulebook.games():
        return list(rulebook.load(what, language).entries.values())
    try:
        return [rulebook.entry(what, language)]
    except RuleNotFound as error:
        if "-" in what and what.split("-")[-1].isdecimal():
            raise
        raise BookNotFound(what, (*rulebook.games(),)) from error


def described(entry: Entry) -> dict[str, str]:
    return {"title": entry.title, "section": entry.section, "text": entry.text, "hash": entry.hash}


def show_books(language: str) -> None:
    table = Table.grid(padding=(0, 2))
    for game in rulebook.games():
        book = rulebook.load(game, language)
        table.add_row(f"boneyard rules {game}", book.title, f"{len(book.entries)} rules")
    open_console().print(table)


def show_book(book: Book) -> None:
    parts = [f"# {book.title}", book.intro]
    for section in book.sections:
        parts.append(f"## {section}")
        parts += [text_of(entry) for entry in book.entries.values() if entry.section == section]
    console = open_console()
    page = Markdown("\n\n".join(parts))
    if console.is_terminal:
        os.environ.setdefault("LESS", "-R")  # otherwise the usual pager shows escape codes
        with console.pager(styles=True):
            console.print(page, width=min(console.width, 100))
    else:
        console.print(page)


def text_of(entry: Entry) -> str:
    return f"**{entry.id} {entry.title}**\n\n{entry.text}"


def show_entries(entries: list[Entry]) -> None:
    console = open_console()
    for entry in entries:
        console.print(Markdown(text_of(entry)), width=min(console.width, 100))


def show_coverage(found: Coverage, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(found.described(), indent=2))
        return
    console = open_console()
    table = Table("rule", box=None, padding=(0, 2, 0, 0))
    table.add_column("cited by", overflow="fold")
    table.add_column("tested by", overflow="fold")
    for rule, (cited, tested) in found.rules.items():
        table.add_row(rule, _listed(cited), _listed(tested))
    console.print(table)
    console.print(f"{len(found.rules)} rules; missing: {', '.join(found.missing) or 'none'}", soft_wrap=True)
    console.print(f"not cited: {', '.join(found.uncited) or 'none'}", soft_wrap=True)
    console.print(f"not tested: {', '.join(found.untested) or 'none'}", soft_wrap=True)


def _listed(places: list[str]) -> Text:
    return Text("\n".join(places)) if places else Text("nothing", "red")
