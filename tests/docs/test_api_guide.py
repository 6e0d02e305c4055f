"""The guide to the HTTP API matches the server."""

import json

import msgspec

from boneyard.server.http.tables import CreatedTable
from boneyard.table.config import Config, OwnContent
from tests.docs.guides import blocks, names, rows

GUIDE = "docs/api.md"


def test_creating_a_table_returns_its_id() -> None:
    answers = [json.loads(block) for block in blocks(GUIDE, "json")]
    (made,) = [answer for answer in answers if answer.keys() == {"id"}]
    msgspec.convert(made, CreatedTable)


def test_the_guide_lists_every_field_of_a_new_table() -> None:
    """Including `content`."""
    documented = {names(row[0])[0]: row for row in rows(GUIDE, "Tables")}
    every = {name for row in documented.values() for name in names(row[0])}
    assert every == {*Config.__struct_encode_fields__}
    form = names(documented["content"][1])[0]
    msgspec.convert(json.loads(form), OwnContent)
