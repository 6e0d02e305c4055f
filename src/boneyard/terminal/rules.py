"""The rules behind a choice: those that the functions answering for its frame cite."""

from __future__ import annotations

from boneyard.engine.game import State
from boneyard.engine.match import Match
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.rulebook import Entry, RuleNotFound, entry, references
from boneyard.terminal.telling import tag_of

CARD_PLAYED = "card-played"
EFFECTS = ".effects."
"""Where the games keep what cards do."""


def rules_behind(game: AnyGame, frame: object, command: Command | None = None) -> list[Entry]:
    """The entries for a frame's question, or for one answer to it."""
    asking = game.frames[type(frame)]
    cited = references(_doc(asking.options))
    if command is not None:
        cited = references(_doc(type(command))) or references(_doc(asking.answer)) or cited
    found = []
    for rule in cited or references(_doc(asking.answer)):
        try:
            found.append(entry(rule))
        except RuleNotFound:
            continue
    return found


def _doc(cited: object) -> str:
    return getattr(getattr(cited, "func", cited), "__doc__", None) or ""


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
