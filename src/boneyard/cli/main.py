from __future__ import annotations

from importlib import import_module

import click

import boneyard
from boneyard.cli.errors import Commands
from boneyard.cli.streams import open_streams

GROUPS = {
    "Play": ("play", "watch", "replay", "verify", "games", "rules", "board"),
    "Bots and research": ("simulate", "ladder", "report", "export", "bot"),
    "Make tiles and cards": ("content",),
    "Host a server": ("serve", "admin", "backup", "restore"),
}
MODULES = {name: name for names in GROUPS.values() for name in names} | {"restore": "backup"}
"""The module of each command, imported only when needed: importing all of them is slow."""


class Boneyard(Commands):
    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        open_streams()  # first, because help and errors are printed too
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*MODULES]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for title, names in GROUPS.items():
            with formatter.section(title):
                formatter.write_dl(
                    [(name, command(name).get_short_help_str(formatter.width)) for name in names]
                )

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return command(cmd_name) if cmd_name in MODULES else None


def command(name: str) -> click.Command:
    found = getattr(import_module(f"boneyard.cli.{MODULES[name]}"), name)
    assert isinstance(found, click.Command)
    return found


@click.group(
    cls=Boneyard,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(boneyard.__version__, prog_name="boneyard")
def main() -> None:
    """Boneyard: out-of-print tile games with friends and bots.

    Start with `boneyard play`.
    """
