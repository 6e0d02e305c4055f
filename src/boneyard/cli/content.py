"""`boneyard content`: tiles and cards of one's own."""

from __future__ import annotations

import click

from boneyard.cli.trouble import Commands


@click.group(cls=Commands)
def content() -> None:
    """Make, check and draw tiles and cards of your own."""
