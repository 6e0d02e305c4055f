"""Lessons over the network: a part is a table of its own, for the learner alone."""

import asyncio

import pytest

from tests.server.client import Person
from tests.server.process import ServerProcess
from tests.server.web.asking import body


def test_a_part_of_a_lesson_is_a_practice_table_that_waits(server: ServerProcess) -> None:
    async def play() -> None:
        ann = await Person.new(server.address, "Ann")
        table = await ann.make_table("midevil", ["open"], lesson="react")
        async with ann.at(table) as client:
            seen = await client.until(lambda seen: seen.view and seen.question)
            assert seen.info["lesson"] == "react"
            assert seen.info["practice"] is True
            assert seen.info["spectators"] is False
            assert [seat["kind"] for seat in seen.info["seats"]] == ["person", "bot"]
            question = seen.question
            assert question is not None
            assert question["window"] is True
            assert "seconds" not in question, "who learns has all the time in the world"
            assert [option["do"] for option in question["options"]] == ["pass", "play"]
            await client.answer(1)
            await client.until(lambda seen: seen.view and seen.view["seats"][1]["life"] < 3)
        assert (await ann.get("/api/mine")).json() == [], "a lesson is none of my games"

    asyncio.run(play())


@pytest.mark.parametrize("config", [{"lesson": "nothing"}, {"lesson": "tile", "duplicates": True}])
def test_a_lesson_that_is_none_is_refused(server: ServerProcess, config: dict[str, object]) -> None:
    async def ask() -> None:
        ann = await Person.new(server.address, "Ann")
        asked = body({"game": "midevil", "seats": ["open", "easy"], **config})
        answer = await ann.post("/api/tables", asked)
        assert answer.status_code == 422
        assert answer.json()["code"] == "bad-setup"

    asyncio.run(ask())


def test_lessons_tell_what_is_asked_and_hide_what_comes(server: ServerProcess) -> None:
    async def ask() -> None:
        ann = await Person.new(server.address, "Ann")
        told = {lesson["game"]: lesson for lesson in (await ann.get("/api/lessons")).json()}
        first = told["midevil"]["parts"][0]
        assert set(first) == {"id", "steps"}
        assert first["steps"][0] == {"id": "lay", "want": ["place"], "last": [], "look": []}

    asyncio.run(ask())
