"""The rules behind a choice: those that its command cites, or the functions answering for its frame."""

from __future__ import annotations

import ast
from functools import cache
from importlib.resources import files

from boneyard.engine.game import State
from boneyard.engine.match import Match
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.languages import SOURCE
from boneyard.rulebook import Entry, entry, references
from boneyard.terminal.telling import tag_of

CARD_PLAYED = "card-played"
EFFECTS = ".effects."
"""Where the games keep what cards do."""


def rules_behind(
    game: AnyGame, frame: type[object], command: type[Command] | None = None, language: str = SOURCE
) -> list[Entry]:
    """The entries for a kind of question, or for one kind of answer to it."""
    asking = game.frames[frame]
    asked, answered = cited_by(asking.options), cited_by(asking.answer)
    cited = asked or answered
    if command is not None:
        cited = cited_by(command) or (*answered, *asked)
    return [entry(rule, language) for rule in dict.fromkeys(cited)]


def cited_by(what: object) -> tuple[str, ...]:
    """The rules that a function or class of a game cites."""
    name: object = getattr(what, "__name__", None)
    module: object = getattr(what, "__module__", None)
    return _citations(module).get(name, ()) if isinstance(module, str) and isinstance(name, str) else ()


@cache
def _citations(module: str) -> dict[str, tuple[str, ...]]:
    """What the functions and classes of a module cite, by its source: compiled ones have no docstrings."""
    package, _, name = module.rpartition(".")
    source = ast.parse(files(package).joinpath(f"{name}.py").read_text("utf-8"))
    return {
        node.name: references(ast.get_docstring(node) or "")
        for node in source.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }


def card_at_work(match: Match[State, Command, Event, object], seat: int) -> str | None:
    """Where a card's effect asks something: the card that was played last, as far as a seat was told.

    Not the last card in the match's lines: those hold the sealed cards too that went back to their hands.
    """
    game = match.game
    if EFFECTS not in game.frames[type(match.state.agenda[-1])].answer.__module__:
        return None
    told: list[Event] = []
    state = game.start(match.setup)
    for line in match.lines:
        game.apply(state, line.actor, line.command, told.append)
    seen = (game.redact(event, seat) for event in reversed(told))
    played = (event for event in seen if event is not None and tag_of(event) == CARD_PLAYED)
    card: object = getattr(next(played, None), "card", None)
    return card if isinstance(card, str) else None
