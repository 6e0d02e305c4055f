"""Texts that PostgreSQL can't be asked for are no reason to say that it does not answer."""

import asyncio
from pathlib import Path

from tests.server.client import Person
from tests.server.postgres import Postgres
from tests.server.process import serving


def test_what_no_database_can_have_is_not_there(postgres: Postgres, tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        ann = await Person.new(address, "Ann")
        config = {"game": "midevil", "seats": ["open", "open"], "duplicate_of": "a\0b"}
        twin = await ann.post("/api/tables", {"name": "Ann", "config": config})
        assert (twin.status_code, twin.json()["code"]) == (404, "not-found")
        ended = await ann.post("/api/no-more-mails?token=a%00.b.c", None)
        assert ended.status_code == 200, ended.text

    with serving(postgres.make_database(), "--admin-socket", str(tmp_path / "door")) as server:
        asyncio.run(scenario(server.address))
