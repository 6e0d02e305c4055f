"""Bots: they see a view and the options, nothing else."""

from boneyard.bots.kinds import Bot, UnknownBot, bot, bot_kinds, check_kind, check_repeatable, written_kinds

__all__ = ["Bot", "UnknownBot", "bot", "bot_kinds", "check_kind", "check_repeatable", "written_kinds"]
