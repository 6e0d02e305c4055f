"""The command line: `boneyard`, one small file for each group of commands."""

from boneyard.cli.main import main

__all__ = ["main"]
