"""The group of all commands."""

from __future__ import annotations

from importlib import import_module

import click

import boneyard
from boneyard.cli.streams import open_streams
from boneyard.cli.trouble import Commands

GROUPS = {
    "Play": ("play", "watch", "replay", "verify", "games", "rules", "board"),
    "Bots and research": ("simulate", "ladder", "report", "export", "bot"),
    "Make tiles and cards": ("content",),
    "Host a server": ("serve", "admin", "backup", "restore"),
}
MODULES = {name: name for names in GROUPS.values() for name in names} | {"restore": "backup"}
"""The module of each command, imported only when the command is called: importing all of them is slow."""


class Boneyard(Commands):
    """All commands, on streams that take every letter."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Make the streams ready before anything is said, help and errors included."""
        open_streams()
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return [*MODULES]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands by what they are for."""
        for title, names in GROUPS.items():
            with formatter.section(title):
                formatter.write_dl(
                    [(name, command(name).get_short_help_str(formatter.width)) for name in names]
                )

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, if there is one."""
        return command(cmd_name) if cmd_name in MODULES else None


def command(name: str) -> click.Command:
    """Import a command."""
    found = getattr(import_module(f"boneyard.cli.{MODULES[name]}"), name)
    assert isinstance(found, click.Command)
    return found


@click.group(
    cls=Boneyard,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(boneyard.__version__, prog_name="boneyard")
def main() -> None:
    """Boneyard: out-of-print tile games, with friends and bots, rules enforced.

    Start with `boneyard play`.
    """
