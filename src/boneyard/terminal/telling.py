"""Sentences for people: names for the fields of events and commands, then the message of their tag."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping, Sequence

import msgspec

from boneyard.engine.content import Content
from boneyard.engine.labels import Label
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.languages import SOURCE
from boneyard.messages import Parameter, knows, say
from boneyard.titles import title

SEAT_FIELDS = frozenset({"seat", "chooser", "target", "owner", "holder", "loser"})
SQUARE_FIELDS = frozenset({"square", "start", "to"})
NAMED_FIELDS = frozenset({"what", "tile", "card"})
"""Fields whose plain id goes along as `$what_id` and so on, for languages that choose words by it."""
YOU = "you"
"""The id of the reader's own seat, which messages address."""
COLOURS = ("white", "red", "blue")
DIRECTIONS = {(0, -1): "n", (1, 0): "e", (0, 1): "s", (-1, 0): "w"}


def direction(board: Board, start: int, to: int) -> str | None:
    """The letter of the direction from a square to the next one."""
    (x, y), (to_x, to_y) = board.coordinates(start), board.coordinates(to)
    return DIRECTIONS.get((to_x - x, to_y - y))


def tag_of(struct: msgspec.Struct) -> str:
    """The word that names an event, command or frame."""
    return str(struct.__struct_config__.tag)


class Teller:
    """Tells events and commands in one language, with the names of seats, tiles and cards."""

    def __init__(self, players: Sequence[str], content: Content, language: str = SOURCE) -> None:
        self.players = players
        self.content = content
        self.language = language

    def say(self, message_id: str, **parameters: Parameter | float) -> str:
        """A message in this teller's language."""
        return say(message_id, self.language, **parameters)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        kind = "human" if self.players[seat] == "human" else "bot"
        return self.say(f"seat-{kind}", number=seat + 1)

    def seats(self, seats: Sequence[int]) -> str:
        """Several seats in a row."""
        *first, last = [self.seat(seat) for seat in seats]
        return self.say("and", first=", ".join(first), second=last) if first else last

    def title(self, table: str, name: str) -> str:
        """The title of a tile or card."""
        return title(self.content, table, name, self.language)

    def piece(self, what: str) -> str:
        """What a figure or token is called."""
        return self.say(f"piece-{what}") if knows(f"piece-{what}") else what

    def skeletons(self, numbers: Mapping[str, int]) -> str:
        """Skeletons by colour, without those of which there are none."""
        some = [self.say(f"some-{colour}", number=number) for colour, number in numbers.items() if number]
        return ", ".join(some) or self.say("none")

    def place(self, board: Board, square: int) -> str:
        """A square as the tile it is on, and where on it."""
        if not 0 <= square < len(board.kinds):
            return self.say("nowhere")
        tile = self.title("tile", board.tiles[square // 9].tile.id)
        return self.say("place", tile=tile, spot=self.say(f"spot-{square % 9}"))

    def event(self, event: Event, board: Board, number: int = 1, reader: int | None = None) -> str:
        """What happened, as a sentence; `number` equal things at once, and the reader's seat is "you"."""
        message = f"event-{tag_of(event)}"
        parameters = self.parameters(event, board, reader)
        if number > 1:
            message, parameters = f"{message}-many", {"number": number, **parameters}
        sentence = self.say(message, **parameters)
        return sentence[:1].upper() + sentence[1:]

    def command(
        self, command: Command, board: Board, start: int | None = None, label: Label | None = None
    ) -> str:
        """What can be answered, as a label; the game may choose the message."""
        parameters = self.parameters(command, board)
        to: object = getattr(command, "to", None)
        origin: object = getattr(command, "start", start)
        letter = direction(board, origin, to) if isinstance(origin, int) and isinstance(to, int) else None
        parameters["direction"] = self.say(f"direction-{letter}") if letter else "none"
        if label is None:
            return self.say(f"command-{tag_of(command)}", **parameters)
        return self.say(label.message, **parameters, points=label.points)

    def verb(self, command: Command) -> str:
        """What a command does, without saying where."""
        message = f"command-{tag_of(command)}-where"
        if not knows(message):
            return self.say("on-the-board")
        what: object = getattr(command, "what", "")
        card: object = getattr(command, "card", "")
        named = {"what": self.piece(str(what)), "card": self.title("card", str(card))}
        return self.say(message, **named, what_id=str(what), card_id=str(card))

    def question(self, agenda: Sequence[object], board: Board) -> str:
        """What the frame on top asks; it may speak of what those beneath it say."""
        frames = [frame for frame in agenda if isinstance(frame, msgspec.Struct)]
        said = [self.parameters(frame, board) for frame in frames]
        return self.say(f"question-{tag_of(frames[-1])}", **dict(ChainMap(*reversed(said))))

    def parameters(
        self, struct: msgspec.Struct, board: Board, reader: int | None = None
    ) -> dict[str, Parameter]:
        """The fields of an event, command or frame, as words."""
        found: dict[str, Parameter] = {}
        for name in struct.__struct_fields__:
            value: object = getattr(struct, name)
            found[name] = self.parameter(name, value, board)
            if name in NAMED_FIELDS:
                plain = board.tiles[value].tile.id if isinstance(value, int) else value
                found[f"{name}_id"] = plain if isinstance(plain, str) else "none"
            if name in SEAT_FIELDS:
                found[f"{name}_id"] = YOU if value is not None and value == reader else "other"
            if name == "seats" and isinstance(value, tuple):
                found["number"] = len(value)
                found["seats_id"] = YOU if value == (reader,) else "other"
        if "white" in found:
            found["skeletons"] = self.skeletons({colour: getattr(struct, colour) for colour in COLOURS})
        square: object = getattr(struct, "square", None)
        if isinstance(square, int) and "tile" not in found and 0 <= square < len(board.kinds):
            found["tile"] = self.title("tile", board.tiles[square // 9].tile.id)
        if "pips" in found and "result" in found:
            found["changed"] = "no" if found["pips"] == found["result"] else "yes"
        return found

    def parameter(self, name: str, value: object, board: Board) -> Parameter:
        """One field, as a word."""
        match value:
            case bool():
                return "yes" if value else "no"
            case int() if name in SEAT_FIELDS and 0 <= value < len(self.players):
                return self.seat(value)
            case int() if name in SQUARE_FIELDS:
                return self.place(board, value)
            case int() if name == "tile":
                return self.title("tile", board.tiles[value].tile.id)
            case int():
                return value
            case str() if name in ("tile", "card"):
                return self.title(name, value)
            case str() if name == "what":
                return self.piece(value)
            case str() if name == "way":
                return self.say(f"way-{value}")
            case str():
                return value
            case tuple() if name == "seats" and value:
                return self.seats([seat for seat in value if isinstance(seat, int)])
            case None if name == "card":
                return self.say("a-card")
            case _:
                return "none"
