"""Ids that PostgreSQL can't store are not found, rather than an error."""

from pathlib import Path

from tests.server.client import Person
from tests.server.postgres import Postgres
from tests.server.process import serving


async def test_unstorable_ids_are_not_found(postgres: Postgres, tmp_path: Path) -> None:
    with serving(postgres.make_database(), "--admin-socket", str(tmp_path / "door")) as server:
        ann = await Person.new(server.address, "Ann")
        config = {"game": "midevil", "seats": ["open", "open"], "duplicate_of": "a\0b"}
        copy_of = await ann.post("/api/tables", {"name": "Ann", "config": config})
        assert (copy_of.status_code, copy_of.json()["code"]) == (404, "not-found")
        ended = await ann.post("/api/no-more-mails?token=a%00.b.c", None)
        assert ended.status_code == 200, ended.text
