"""The guide to the HTTP API is true: what it shows of tables is what the server takes and answers."""

import json

import msgspec

from boneyard.server.web.tables import TableMade
from boneyard.table.config import Config, OwnContent
from tests.docs.guides import blocks, names, rows

GUIDE = "docs/api.md"


def test_the_answer_to_a_new_table_is_its_id() -> None:
    answers = [json.loads(block) for block in blocks(GUIDE, "json")]
    (made,) = [answer for answer in answers if answer.keys() == {"id"}]
    msgspec.convert(made, TableMade)


def test_everything_that_a_table_is_made_with_is_in_the_table() -> None:
    """With the form of `content`."""
    told = {names(row[0])[0]: row for row in rows(GUIDE, "Tables")}
    every = {name for row in told.values() for name in names(row[0])}
    assert every == {*Config.__struct_fields__}
    form = names(told["content"][1])[0]
    msgspec.convert(json.loads(form), OwnContent)
