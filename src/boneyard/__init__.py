"""Out-of-print tile games, played by people at a terminal and by bots."""

__version__ = "0.1.0"
