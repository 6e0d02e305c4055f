"""The protocol guide's examples are valid and its tables complete."""

import json
import re
from pathlib import Path
from typing import get_args

import msgspec

import boneyard
from boneyard.engine.fair import commitment
from boneyard.server.http.tokens import MOST_TOKENS, CreatedToken
from boneyard.server.rooms import chat
from boneyard.server.websocket.connection import MOST_QUEUED
from boneyard.server.websocket.lists import LobbyShown
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
AT_TABLES = ("table", "table/handlers", "server/rooms", "server/websocket")
"""Modules that refuse messages of sockets."""
ELSEWHERE = ("config.py", "internal.py", "shared_device.py", "lists.py", "open_limits.py", "rooms.py")
"""Modules that refuse other requests."""
NOT_ALLOWED = re.compile(r'Refused\("not-allowed", reason="([a-z-]+)"')
CODE = re.compile(r'(?:Refused\(|refuse\(|closing = POLICY, |end\(\w+, )"([a-z-]+)"')


def examples() -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for block in blocks(GUIDE, "json"):
        rest = block.strip()
        while rest:
            message, end = json.JSONDecoder().raw_decode(rest)
            found.append(message)
            rest = rest[end:].strip()
    return found


def test_every_example_is_a_valid_message() -> None:
    asked = {
        message["id"]: str(message["type"]) for message in examples() if message.get("type") in SAID - BARE
    }
    for message in examples():
        if "type" not in message:
            msgspec.convert(message, CreatedToken)
        elif message["type"] in SAID:
            protocol.read(json.dumps(message))
        else:
            if "result" in message:
                msgspec.convert(message["result"], RESULTS[asked[message["id"]]])
            plain = {name: value for name, value in message.items() if name != "result"}
            msgspec.json.decode(json.dumps(plain), type=OUT)


def test_the_example_nonce_matches_its_hash() -> None:
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
    question = message.get("question")
    found = question.get("options", []) if isinstance(question, dict) else []
    assert isinstance(found, list)
    return found


def test_every_refusal_is_listed() -> None:
    refusals = {name for row in rows(GUIDE, "Refusals") for name in names(row[0])}
    closings = {name for row in rows(GUIDE, "Reconnecting") for name in names(row[1])}
    raised = {code for text in modules() for code in CODE.findall(text)}
    assert len(raised) > 12
    assert raised <= refusals | closings
    assert refusals | closings <= {*errors.CODES, "too-slow", "new-key"}


def test_every_reason_of_not_allowed_is_listed() -> None:
    documented = {name for row in rows(GUIDE, "Not allowed") for name in names(row[0])}
    assert documented == {reason for text in modules() for reason in NOT_ALLOWED.findall(text)}


def modules() -> list[str]:
    """The source of all modules that refuse messages of sockets."""
    folder = Path(boneyard.__file__).parent
    files = [file for part in AT_TABLES for file in sorted((folder / part).glob("*.py"))]
    return [file.read_text("utf-8") for file in files if file.name not in ELSEWHERE]


def test_numbers_match_the_code() -> None:
    text = text_of(GUIDE)
    for figure in (
        f"{protocol.MOST_BYTES:,} bytes",
        f"{MOST_QUEUED:,} bytes",
        f"at most {MOST_TOKENS}.",
        f"over all tables | {MOST_QUESTIONS} |",
    ):
        assert figure in text
    assert {f":{preset}" for preset in chat.PRESETS} <= {*names(prose(GUIDE))}


if SIZE != "quick":

    def test_every_example_matches_the_clients_types(tmp_path: Path) -> None:
        messages = [message for message in examples() if "type" in message]
        said = [message for message in messages if message["type"] in SAID]
        documented = [message for message in messages if message["type"] in TOLD]
        lobby = [message for message in documented if message["type"] == LobbyShown.__struct_config__.tag]
        there = [message for message in documented if message not in lobby]
        found = constants("In", said) + constants("Out", there) + constants("LobbyShown", lobby)
        assert complaints(tmp_path, found) == ""
