"""Sentences for events, commands and questions: their fields as words, then the message of their tag."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping, Sequence

import msgspec

from boneyard.engine.content import Content
from boneyard.engine.labels import Label
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.goals import Sentence
from boneyard.games.shared.sentence_fields import COLOURS, NAMED_FIELDS, SEAT_FIELDS, SQUARE_FIELDS
from boneyard.games.shared.tags import tag_of
from boneyard.games.shared.tempers import PERSONAS
from boneyard.games.shared.tile import OFFSET, SIDE_NAMES, SIDES
from boneyard.languages import SOURCE
from boneyard.messages import Parameter, knows, translate
from boneyard.titles import Kind, title

YOU = "you"  # the id of the reader's own seat
DIRECTIONS = {OFFSET[side]: SIDE_NAMES[side][0] for side in SIDES}


def direction(board: Board, start: int, to: int) -> str | None:
    (x, y), (to_x, to_y) = board.coordinates(start), board.coordinates(to)
    return DIRECTIONS.get((to_x - x, to_y - y))


class Teller:
    def __init__(self, players: Sequence[str], content: Content, language: str = SOURCE) -> None:
        self.players = players
        self.content = content
        self.language = language

    def translate(self, message_id: str, **parameters: Parameter | float) -> str:
        return translate(message_id, self.language, **parameters)

    def seat(self, seat: int) -> str:
        player, _, persona = self.players[seat].partition(":")
        if persona in PERSONAS:
            return PERSONAS[persona].name
        kind = "human" if player == "human" else "bot"
        return self.translate(f"seat-{kind}", number=seat + 1)

    def seats(self, seats: Sequence[int]) -> str:
        *first, last = [self.seat(seat) for seat in seats]
        return self.translate("and", first=", ".join(first), second=last) if first else last

    def title(self, kind: Kind, name: str) -> str:
        return title(self.content, kind, name, self.language)

    def piece(self, what: str) -> str:
        return self.translate(f"piece-{what}") if knows(f"piece-{what}") else what

    def skeletons(self, fields: Mapping[str, object]) -> str:
        numbers = [(colour, fields[colour]) for colour in COLOURS]
        some = [
            self.translate(f"some-{colour}", number=number)
            for colour, number in numbers
            if isinstance(number, int) and number
        ]
        return ", ".join(some) or self.translate("none")

    def place(self, board: Board, square: int) -> str:
        """A square as its tile and the spot on it."""
        if not 0 <= square < len(board.kinds):
            return self.translate("nowhere")
        tile = self.title("tile", board.tiles[square // 9].tile.id)
        return self.translate("place", tile=tile, spot=self.translate(f"spot-{square % 9}"))

    def event(self, event: Event, board: Board, number: int = 1, reader: int | None = None) -> str:
        """One sentence for `number` similar events; the reader's seat is "you"."""
        message = f"event-{tag_of(event)}"
        parameters = self.parameters(event, board, reader)
        if number > 1:
            message, parameters = f"{message}-many", {"number": number, **parameters}
        sentence = self.translate(message, **parameters)
        return sentence[:1].upper() + sentence[1:]

    def sentence(self, message: Sentence, board: Board, reader: int | None = None) -> str:
        """A sentence that comes with the game."""
        sentence = self.translate(message.message, **self.parameters(message, board, reader))
        return sentence[:1].upper() + sentence[1:]

    def command(
        self, command: Command, board: Board, start: int | None = None, label: Label | None = None
    ) -> str:
        """The label of an option; the game may choose another message."""
        parameters = self.parameters(command, board)
        to, origin = command.to, start if command.start is None else command.start
        letter = None if origin is None or to is None else direction(board, origin, to)
        parameters["direction"] = self.translate(f"direction-{letter}") if letter else "none"
        if label is None:
            return self.translate(f"command-{tag_of(command)}", **parameters)
        return self.translate(label.message, **parameters, points=label.points)

    def verb(self, command: Command) -> str:
        """A command's label without its place."""
        message = f"command-{tag_of(command)}-where"
        if not knows(message):
            return self.translate("on-the-board")
        what, card = command.what or "", command.card or ""
        named = {"what": self.piece(what), "card": self.title("card", card)}
        return self.translate(message, **named, what_id=what, card_id=card)

    def question(self, agenda: Sequence[object], board: Board) -> str:
        """The top frame's question; it may use parameters of the frames below."""
        frames = [frame for frame in agenda if isinstance(frame, msgspec.Struct)]
        parameters = [self.parameters(frame, board) for frame in frames]
        return self.translate(f"question-{tag_of(frames[-1])}", **dict(ChainMap(*reversed(parameters))))

    def parameters(
        self, struct: msgspec.Struct, board: Board, reader: int | None = None
    ) -> dict[str, Parameter]:
        fields: dict[str, object] = msgspec.structs.asdict(struct)
        found: dict[str, Parameter] = {}
        for name, value in fields.items():
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
            found["skeletons"] = self.skeletons(fields)
        square = fields.get("square")
        if isinstance(square, int) and "tile" not in found and 0 <= square < len(board.kinds):
            found["tile"] = self.title("tile", board.tiles[square // 9].tile.id)
        if "pips" in found and "result" in found:
            found["changed"] = "no" if found["pips"] == found["result"] else "yes"
        return found

    def parameter(self, name: str, value: object, board: Board) -> Parameter:
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
            case str() if name == "tile":
                return self.title("tile", value)
            case str() if name == "card":
                return self.title("card", value)
            case str() if name == "what":
                return self.piece(value)
            case str() if name == "way":
                return self.translate(f"way-{value}")
            case str():
                return value
            case tuple() if name == "seats" and value:
                return self.seats([seat for seat in value if isinstance(seat, int)])
            case None if name == "card":
                return self.translate("a-card")
            case _:
                return "none"
