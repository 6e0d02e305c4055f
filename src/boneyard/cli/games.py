from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

import boneyard
from boneyard.engine.game import Setting
from boneyard.games.catalogue import AnyGame, game_ids
from boneyard.messages import translate
from boneyard.terminal.console import open_console
from boneyard.titles import about_game, game_title


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def games(as_json: bool) -> None:
    """List the games, their seats and options."""
    found = [boneyard.game(name) for name in game_ids()]
    if as_json:
        click.echo(json.dumps({"games": [described(game) for game in found]}, indent=2))
        return
    console = open_console()
    for game in found:
        show(console, game)


def described(game: AnyGame) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game_title(game.id),
        "about": about_game(game.id),
        "rules": game.rules,
        "seats": [game.seats[0], game.seats[-1]],
        "ways": list(game.ways),
        "options": [
            {
                "name": setting.name,
                "default": setting.default,
                "proposed": setting.proposal,
                "values": {value: meaning(setting, value) for value in setting.values},
                "meaning": translate(f"setting-{setting.name}"),
                "rule": setting.rule,
            }
            for setting in game.settings
        ],
    }


def meaning(setting: Setting, value: str) -> str:
    return translate(f"setting-{setting.name}-{value}")


def show(console: Console, game: AnyGame) -> None:
    console.print(
        Text.assemble(
            (game_title(game.id), "bold"),
            f"  {game.id}",
            (f"  {game.seats[0]} to {game.seats[-1]} seats", "dim"),
        )
    )
    console.print(Text(about_game(game.id)))
    table = Table.grid(padding=(0, 2))
    for setting in game.settings:
        values = Text()
        for value in setting.values:
            default = " (default)" if value == setting.default else ""
            values.append(f"{setting.name}={value}", "bold").append(f"{default}  {meaning(setting, value)}\n")
        table.add_row(Text(translate(f"setting-{setting.name}") + f" {setting.rule}"), values)
    console.print(table)
