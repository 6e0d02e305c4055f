"""All that goes over the wire, as one TypeScript file for clients: `scripts/types` writes it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import reduce
from operator import or_
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

import boneyard
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.odds.questions import AnyAnswer, AnyQuestion
from boneyard.server.history.story import Glimpse
from boneyard.server.history.while_away import Deed
from boneyard.server.lines.lobbying import LobbyShown
from boneyard.server.rooms.chat import PRESETS
from boneyard.server.typescript.declarations import Writer
from boneyard.server.web import ROUTES
from boneyard.server.web.log import TurnTold
from boneyard.server.web.openapi import answer_of, body_of
from boneyard.server.web.problems import Problem
from boneyard.server.web.replays import MomentInfo
from boneyard.server.web.requests import query_of
from boneyard.table import protocol
from boneyard.table.config import Level, Plan
from boneyard.table.errors import CODES

GAMES = "boneyard.games."
HEAD = """\
// The types of everything that goes over the wire, written by scripts/types from the server's own.

/** The number of the protocol, which `hello` says. */
export const PROTOCOL = {protocol};

/** No message of a client has more bytes. */
export const MOST_BYTES = {most_bytes};

/** Why something is not done. */
export const CODES = [
{codes}] as const;
export type Code = (typeof CODES)[number];

/** What can be said in everybody's own language, as `:hello` and so on. */
export const PRESETS = [{presets}] as const;
export type Preset = (typeof PRESETS)[number];

"""
HISTORY = "boneyard.server.history."
FRAME = "frame"


def game_named(game_id: str) -> str:
    """A game's part of type names: `CastleOfChaos`."""
    return "".join(word.capitalize() for word in game_id.split("-"))


def name_of(cls: type[msgspec.Struct]) -> str:
    """A Struct's name in TypeScript: short words of the games say whose and what they are."""
    if issubclass(cls, Command):
        return f"{cls.__name__}Command"
    if issubclass(cls, Event):
        return f"{cls.__name__}Event"
    package = package_of(cls)
    whose = "" if package in ("", "shared") else game_named(package.replace("_", "-"))
    if cls.__module__.startswith(HISTORY):
        whose = "Story"
    is_frame = cls.__struct_config__.tag_field == FRAME
    return f"{whose}{cls.__name__}{'Frame' if is_frame else ''}"


def frame_types(game: AnyGame) -> object:
    """What can stand on a game's agenda."""
    return get_args(get_type_hints(view_type(game))["agenda"])[0]


def view_type(game: AnyGame) -> type[Struct]:
    """What a game's views are."""
    view = game.view(game.start(game.setup()), None)
    assert isinstance(view, Struct)
    return type(view)


def package_of(cls: type) -> str:
    """The game's package that a class stands in; empty where it stands in none."""
    module = cls.__module__
    return module.removeprefix(GAMES).partition(".")[0] if module.startswith(GAMES) else ""


def games() -> list[AnyGame]:
    """All games."""
    return [boneyard.game(game_id) for game_id in boneyard.game_ids()]


def client_types() -> str:
    """The whole file."""
    overrides: dict[tuple[type[msgspec.Struct], str], str] = {
        (protocol.Question, "options"): "AnyCommand[]",
        (protocol.Welcome, "view"): "AnyView",
        (protocol.Update, "events"): "AnyEvent[]",
        (protocol.Update, "view"): "ViewChange",
        (protocol.Done, "result"): "AnyResult",
        (Glimpse, "events"): "AnyEvent[]",
        (Glimpse, "view"): "ViewChange",
        (MomentInfo, "events"): "AnyEvent[]",
        (Deed, "events"): "AnyEvent[]",
        (TurnTold, "events"): "AnyEvent[]",
        (MomentInfo, "view"): "AnyView",
        **{(view_type(game), "game"): f'"{game.id}"' for game in games()},
    }
    literals = {
        frozenset[object](CODES): "Code",
        frozenset[object](get_args(Level)): "Level",
        frozenset[object](get_args(Plan)): "Plan",
    }
    writer = Writer(name_of, overrides, literals)
    expect_all(writer)
    for name, words in (("Level", get_args(Level)), ("Plan", get_args(Plan))):
        writer.declare(name, f"export type {name} = {quoted(words, ' | ')};", None)
    declare_games(writer)
    declare_messages(writer)
    declare_api(writer)
    return head() + writer.text()


def head() -> str:
    """What stands first: numbers and words."""
    return HEAD.format(
        protocol=protocol.PROTOCOL,
        most_bytes=protocol.MOST_BYTES,
        codes="".join(f'  "{code}",\n' for code in CODES),
        presets=quoted(PRESETS, ", "),
    )


def quoted(words: tuple[str, ...], between: str) -> str:
    """Words in quotation marks."""
    return between.join(f'"{word}"' for word in words)


def key(word: str) -> str:
    """A word as the name of a field."""
    return word if word.isidentifier() else f'"{word}"'


def expect_all(writer: Writer) -> None:
    """Say which types go which way."""
    writer.expect(protocol.AnyIn, "in")
    for kind in (protocol.AnyOut, LobbyShown, Problem, *protocol.RESULTS.values(), *map(view_type, games())):
        writer.expect(kind, "out")
    for handler in ROUTES:
        writer.expect(answer_of(handler), "out")
        writer.expect(body_of(handler), "in")


def declare_games(writer: Writer) -> None:
    """Each game's commands, events, frames and view, and those of all games."""
    for game in games():
        name, title = game_named(game.id), game.id
        for kind in (*game.commands, *game.events):
            writer.expect(kind, "out")
        writer.union(f"{name}Command", reduce(or_, game.commands), "out", f"What is answered in {title}.")
        writer.union(f"{name}Event", reduce(or_, game.events), "out", f"What happens in {title}.")
        writer.union(f"{name}Frame", frame_types(game), "out", f"What waits to be decided in {title}.")
        writer.told(view_type(game), "out")
    for what in ("Command", "Event", "Frame", "View"):
        names = " | ".join(f"{game_named(game.id)}{what}" for game in games())
        writer.declare(f"Any{what}", f"export type Any{what} = {names};", None)
    changes = "".join(f"\n  | Partial<{game_named(game.id)}View>" for game in games())
    writer.declare("ViewChange", f"export type ViewChange ={changes};", "The fields of a view that changed.")


def declare_messages(writer: Writer) -> None:
    """What is said and told over the socket."""
    writer.union("OddsQuestion", AnyQuestion, "in", "What can be asked about chances.")
    writer.union("OddsAnswer", AnyAnswer, "out", "What is told about chances.")
    results = "".join(
        f"  {key(str(kind.__struct_config__.tag))}: {writer.told(result, 'out')};\n"
        for kind, result in protocol.RESULTS.items()
    )
    writer.declare(
        "Results",
        f"export interface Results {{\n{results}}}",
        "What `done` brings along, by the type of what was asked; all else brings nothing.",
    )
    writer.declare("AnyResult", "export type AnyResult = Results[keyof Results];", None)
    writer.union("In", protocol.AnyIn, "in", "What a client says.")
    writer.union("Out", protocol.AnyOut, "out", "What the server says.")
    writer.told(LobbyShown, "out")


def declare_api(writer: Writer) -> None:
    """What is asked and told over HTTP, by method and path."""
    writer.told(Problem, "out")
    lines = "".join(f"  {line}\n" for handler in ROUTES for line in api_lines(writer, handler))
    writer.declare("Api", f"export interface Api {{\n{lines}}}", "The HTTP API, under `/api`.")


def api_lines(writer: Writer, handler: HTTPRouteHandler) -> Iterator[str]:
    """What one handler takes and answers with."""
    body, query = body_of(handler), query_of(handler)
    fields = [] if body is None else [f"body: {writer.told(body, 'in')}"]
    if query:
        fields.append(f"query: {{ {'; '.join(parameter(writer, handler, name) for name in query)} }}")
    fields.append(f"tells: {writer.told(answer_of(handler), 'out')}")
    for path in handler.paths:
        for method in sorted(handler.http_methods):
            yield f'"{method} {path.replace(":str}", "}")}": {{ {"; ".join(fields)} }};'


def parameter(writer: Writer, handler: HTTPRouteHandler, name: str) -> str:
    """A parameter of a query."""
    field = handler.parsed_fn_signature.parameters[name]
    return f"{name}{'?' if field.has_default else ''}: {writer.told(field.annotation, 'in')}"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(client_types(), "utf-8")
