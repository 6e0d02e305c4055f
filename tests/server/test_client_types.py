"""The generated TypeScript types are current and match what the server sends."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.client import Message, Person, is_over, play_random
from tests.server.process import ServerProcess, serving
from tests.server.typechecking import TYPES, complaints, constants
from tests.sizes import SIZE, pick
from tools.client_types import client_types


def test_the_types_are_current() -> None:
    assert TYPES.read_text("utf-8") == client_types(), "a message has changed; run scripts/types"


def test_no_type_is_left_open() -> None:
    declarations = re.sub(r"/\*\*.*?\*/", "", TYPES.read_text("utf-8"), flags=re.DOTALL)
    assert not re.findall(r".*\b(?:any|unknown|undefined)\b.*", declarations)


if SIZE != "quick":  # the compiler is fetched once, and takes its time

    @pytest.fixture(scope="module")
    def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
        with serving(tmp_path_factory.mktemp("server") / "tables.db") as found:
            yield found

    async def frames_of(address: str, game: str, most: int) -> list[Message]:
        """The frames of a client that plays, asks questions and makes mistakes."""
        person = await Person.new(address, "Ann")
        table = await person.make_table(game, ["open", "easy"], pace={"pace": "bank", "seconds": 9000})
        async with person.at(table) as client:
            seen = await client.until(lambda seen: seen.question)
            assert seen.question is not None
            decision = seen.question["decision"]
            for asked in ({"ask": "choices"}, {"ask": "path", "to": 1}, {"ask": "fight"}):
                await client.ask("ask", decision=decision, question=asked)
            await client.ask("hint", decision=decision)
            await client.ask("why-not", decision=decision, command="stop")
            await client.ask("why-not", decision=decision, command="fly away")
            await client.ask("answer", decision=decision + 1, choice=0)
            await client.ask("order", never=["panic"])
            await client.ask("say", text=":hello")
            await client.ask("history")
            await client.ask("link")
            await client.say(type="ping")
            await play_random(client, Random(1), most)
            await client.ask("undo")
            await client.ask("leave", concede=True)
            async with person.at(table, client.seen.stream, client.seen.n) as second:
                return [json.loads(text) for text in (*client.frames, *second.frames)]

    @pytest.mark.parametrize(
        ("game", "most"),
        [
            ("zombie-invasion", 10_000),
            ("midevil", pick(quick=0, ci=100, full=10_000)),
            ("castle-of-chaos", pick(quick=0, ci=100, full=10_000)),
        ],
    )
    async def test_server_messages_match_the_types(
        server: ServerProcess, tmp_path: Path, game: str, most: int
    ) -> None:
        frames = await frames_of(server.address, game, most)
        kinds = {frame["type"] for frame in frames}
        assert kinds >= {"welcome", "resumed", "update", "done", "failed", "said", "pong"}
        assert complaints(tmp_path, constants("Out", frames)) == ""

    async def test_api_responses_match_the_types(server: ServerProcess, tmp_path: Path) -> None:
        ann = await Person.new(server.address, "Ann")
        table = await ann.make_table("zombie-invasion", ["open", "easy"], public=True)
        await ann.make_table("midevil", ["open", "open"], public=True)
        async with ann.at(table) as client:
            await play_random(client, Random(1), 3)
            await client.ask("leave")
            await client.until(is_over)
        paths = ["games", "me", "mine", "tables", "tokens", f"tables/{table}", "tokens/0"]
        paths += [f"tables/{table}/{what}" for what in ("statistics", "story", "verify", "moments/2")]
        await ann.post("/api/tokens", {"name": "Robot", "table": table})
        found: list[str] = []
        for path in paths:
            answer = await ann.get(f"/api/{path}")
            shown = path.replace(table, "{table}").replace("moments/2", "moments/{moment}")
            kind = f'Api["GET /{shown}"]["tells"]' if answer.is_success else "Problem"
            found += constants(kind, [answer.json()])
        statements = found
        assert sum("Problem" in line for line in statements) == 1, "a single token has no GET"
        assert complaints(tmp_path, statements) == ""

    WRONG: list[Message] = [
        {"type": "pong", "n": 1},
        {"type": "resumed", "protocol": 1, "stream": "x"},
        {"type": "resumed", "protocol": "1", "stream": "x", "n": 1},
        {"type": "failed", "id": "1", "code": "sorry"},
        {"type": "update", "n": 1, "events": [{"event": "stepped", "seat": 0, "start": 1}]},
        {"type": "update", "n": 1, "events": [{"event": "flown", "seat": 0}]},
        {"type": "update", "n": 1, "question": {"decision": 1, "options": [{"do": "step", "too": 3}]}},
        {"type": "update", "n": 1, "question": None},
        {"type": "update", "n": 1, "view": {"turns": "three"}},
        {"type": "update", "n": 1, "view": {"agenda": [{"frame": "move", "left": None}]}},
        {"type": "update", "n": 1, "view": {"supply": [1, 2]}},
        {"type": "done", "id": "1", "result": {"seat": "0"}},
    ]
    WRONG_TO_SAY: list[Message] = [
        {"type": "hello"},
        {"type": "sit", "id": "1"},
        {"type": "answer", "id": "1", "decision": 1, "choice": None},
        {"type": "vote", "id": "1", "on": "replace-6"},
        {"type": "order", "id": "1", "never": [1]},
        {"type": "ask", "id": "1", "decision": 1, "question": {"ask": "bid", "bid": [1, 2, 3]}},
        {"type": "ask", "id": "1", "decision": 1, "question": {"ask": "weather"}},
    ]

    def test_wrong_messages_do_not_match_the_types(tmp_path: Path) -> None:
        wrong = constants("Out", WRONG, wrong=True) + constants("In", WRONG_TO_SAY, wrong=True)
        assert complaints(tmp_path, wrong) == ""
        assert complaints(tmp_path, constants("Out", WRONG[:1])) != ""
