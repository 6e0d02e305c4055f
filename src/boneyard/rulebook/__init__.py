"""The rulebooks: one entry per rule id, in Markdown, for every game and language.

>>> entry("ME-FIGHT-5").title
"You can't run"
>>> load("zombie-invasion").title
'Zombie Invasion'
"""

from boneyard.rulebook.book import BadRulebook, Book, BookNotFound, Entry, RuleNotFound, references
from boneyard.rulebook.books import entry, games, languages, load, outdated

__all__ = [
    "BadRulebook",
    "Book",
    "BookNotFound",
    "Entry",
    "RuleNotFound",
    "entry",
    "games",
    "languages",
    "load",
    "outdated",
    "references",
]
