"""A lesson part is a private practice table."""

import pytest

from tests.server.client import Person
from tests.server.http.asking import body
from tests.server.process import ServerProcess


async def test_a_lesson_part_is_a_practice_table(server: ServerProcess) -> None:
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
        assert "seconds" not in question, "lessons have no clock"
        assert [option["do"] for option in question["options"]] == ["pass", "play"]
        await client.answer(1)
        await client.until(lambda seen: seen.view and seen.view["seats"][1]["life"] < 3)
    assert (await ann.get("/api/mine")).json() == [], "lessons aren't listed among my games"


@pytest.mark.parametrize("config", [{"lesson": "nothing"}, {"lesson": "tile", "duplicates": True}])
async def test_an_unknown_lesson_is_refused(server: ServerProcess, config: dict[str, object]) -> None:
    ann = await Person.new(server.address, "Ann")
    asked = body({"game": "midevil", "seats": ["open", "easy"], **config})
    answer = await ann.post("/api/tables", asked)
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-setup"


async def test_lessons_hide_later_steps(server: ServerProcess) -> None:
    ann = await Person.new(server.address, "Ann")
    lessons = {lesson["game"]: lesson for lesson in (await ann.get("/api/lessons")).json()}
    first = lessons["midevil"]["parts"][0]
    assert set(first) == {"id", "steps"}
    assert first["steps"][0] == {"id": "lay", "want": ["place"], "last": [], "look": []}
