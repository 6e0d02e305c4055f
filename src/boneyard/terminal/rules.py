"""The rules behind a choice: those that its command cites, or the functions that handle its frame."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from importlib.resources import files

from boneyard.games.catalogue import AnyGame, AnyMatch
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.tags import tag_of
from boneyard.languages import SOURCE
from boneyard.rulebook import Entry, entry, references

CARD_PLAYED = "card-played"
EFFECTS = ".effects."  # the games' packages with the effects of cards


def rules_behind(
    game: AnyGame, frame: type[object], command: type[Command] | None = None, language: str = SOURCE
) -> list[Entry]:
    """The rules of a question, or of one kind of answer to it."""
    handler = game.frames[frame]
    by_options, by_answer = cited_by(handler.options), cited_by(handler.answer)
    cited = by_options or by_answer
    if command is not None:
        cited = cited_by(command) or (*by_answer, *by_options)
    return [entry(rule, language) for rule in dict.fromkeys(cited)]


def cited_by(what: Callable[..., object]) -> tuple[str, ...]:
    return _citations(what.__module__).get(what.__name__, ())


@cache
def _citations(module: str) -> dict[str, tuple[str, ...]]:
    """The rules each function and class cites, read from the source: compiled ones have no docstrings."""
    package, _, name = module.rpartition(".")
    source = ast.parse(files(package).joinpath(f"{name}.py").read_text("utf-8"))
    return {
        node.name: references(ast.get_docstring(node) or "")
        for node in source.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }


def card_at_work(match: AnyMatch, seat: int) -> str | None:
    """If a card's effect asks the question: the last card played, as far as the seat may know.

    The match's lines wouldn't do: they include sealed cards that went back to their hands.
    """
    game = match.game
    if EFFECTS not in game.frames[type(match.state.agenda[-1])].answer.__module__:
        return None
    events: list[Event] = []
    state = game.start(match.setup)
    for line in match.lines:
        game.apply(state, line.actor, line.command, events.append)
    seen = (game.redact(event, seat) for event in reversed(events))
    played = (event for event in seen if event is not None and tag_of(event) == CARD_PLAYED)
    last = next(played, None)
    return None if last is None else last.card
