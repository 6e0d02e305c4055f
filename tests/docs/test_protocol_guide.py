"""The protocol's guide is true: its examples can be said, its tables are complete."""

import json
import re
from pathlib import Path
from typing import get_args

import msgspec

import boneyard
from boneyard.engine.fair import commitment
from boneyard.server.lines import connected
from boneyard.server.lines.lobbying import LobbyShown
from boneyard.server.rooms import chat
from boneyard.server.web.tokens import MOST_TOKENS, TokenMade
from boneyard.server.workers.workers import MOST_QUESTIONS
from boneyard.table import errors, protocol
from tests.docs.guides import blocks, names, prose, rows, text_of
from tests.server.typechecking import complaints, constants
from tests.sizes import SIZE

GUIDE = "docs/protocol.md"
SAID = {kind.__struct_config__.tag for kind in get_args(protocol.AnyIn)}
OUT = protocol.AnyOut | LobbyShown
TOLD = {kind.__struct_config__.tag for kind in get_args(OUT)}
BARE = {"hello", "ping"}
RESULTS = {str(kind.__struct_config__.tag): result for kind, result in protocol.RESULTS.items()}
AT_TABLES = ("table", "table/handlers", "server/rooms", "server/lines")
"""The parts that refuse what is asked over a socket."""
ELSEWHERE = ("config.py", "internal.py", "shared_device.py", "lobbying.py", "openings.py", "rooms.py")
"""What is asked otherwise."""
NOT_ALLOWED = re.compile(r'Refused\("not-allowed", reason="([a-z-]+)"')
CODE = re.compile(r'(?:Refused\(|refuse\(|closing = POLICY, |end\(\w+, )"([a-z-]+)"')


def examples() -> list[dict[str, object]]:
    """All messages of the guide."""
    found: list[dict[str, object]] = []
    for block in blocks(GUIDE, "json"):
        rest = block.strip()
        while rest:
            message, end = json.JSONDecoder().raw_decode(rest)
            found.append(message)
            rest = rest[end:].strip()
    return found


def test_every_example_can_be_said() -> None:
    asked = {
        message["id"]: str(message["type"]) for message in examples() if message.get("type") in SAID - BARE
    }
    for message in examples():
        if "type" not in message:
            msgspec.convert(message, TokenMade)
        elif message["type"] in SAID:
            protocol.read(json.dumps(message))
        else:
            if "result" in message:
                msgspec.convert(message["result"], RESULTS[asked[message["id"]]])
            plain = {name: value for name, value in message.items() if name != "result"}
            msgspec.json.decode(json.dumps(plain), type=OUT)


def test_the_example_of_a_nonce_keeps_its_promise() -> None:
    promised = [message["nonce_hash"] for message in examples() if "nonce_hash" in message]
    revealed = [str(message["nonce"]) for message in examples() if "nonce" in message]
    assert promised == [commitment(nonce) for nonce in revealed] != []


def test_every_message_has_an_example() -> None:
    assert {message["type"] for message in examples() if "type" in message} == SAID | TOLD


def test_options_and_choices_are_commands() -> None:
    kinds = {command for game in boneyard.game_ids() for command in boneyard.game(game).commands}
    known = {kind.__struct_config__.tag: kind for kind in kinds}
    options = [option for message in examples() for option in options_of(message)]
    for option in options:
        msgspec.convert(option, known[option["do"]])
    texts = {msgspec.convert(option, known[option["do"]]).text() for option in options}
    chosen = {message["choice"] for message in examples() if isinstance(message.get("choice"), str)}
    assert chosen <= texts


def options_of(message: dict[str, object]) -> list[dict[str, str]]:
    """The options of a question in a message."""
    question = message.get("question")
    found = question.get("options", []) if isinstance(question, dict) else []
    assert isinstance(found, list)
    return found


def test_every_refusal_is_in_the_tables() -> None:
    refusals = {name for row in rows(GUIDE, "Refusals") for name in names(row[0])}
    closings = {name for row in rows(GUIDE, "Reconnecting") for name in names(row[1])}
    raised = {code for text in modules() for code in CODE.findall(text)}
    assert len(raised) > 12
    assert raised <= refusals | closings
    assert refusals | closings <= {*errors.CODES, "too-slow", "new-key"}


def test_every_reason_why_something_is_not_allowed_is_told() -> None:
    told = {name for row in rows(GUIDE, "Not allowed") for name in names(row[0])}
    assert told == {reason for text in modules() for reason in NOT_ALLOWED.findall(text)}


def modules() -> list[str]:
    """The text of all modules that refuse what is asked over a socket."""
    folder = Path(boneyard.__file__).parent
    files = [file for part in AT_TABLES for file in sorted((folder / part).glob("*.py"))]
    return [file.read_text("utf-8") for file in files if file.name not in ELSEWHERE]


def test_figures_are_those_of_the_code() -> None:
    text = text_of(GUIDE)
    for figure in (
        f"{protocol.MOST_BYTES:,} bytes",
        f"{connected.MOST_QUEUED:,} bytes",
        f"at most {MOST_TOKENS}.",
        f"over all tables | {MOST_QUESTIONS} |",
    ):
        assert figure in text
    assert {f":{preset}" for preset in chat.PRESETS} <= {*names(prose(GUIDE))}


if SIZE != "quick":

    def test_every_example_is_of_the_clients_types(tmp_path: Path) -> None:
        messages = [message for message in examples() if "type" in message]
        said = [message for message in messages if message["type"] in SAID]
        told = [message for message in messages if message["type"] in TOLD]
        lobby = [message for message in told if message["type"] == LobbyShown.__struct_config__.tag]
        there = [message for message in told if message not in lobby]
        found = constants("In", said) + constants("Out", there) + constants("LobbyShown", lobby)
        assert complaints(tmp_path, found) == ""
