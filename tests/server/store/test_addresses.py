"""Errors about unreadable database addresses never show a part of a password."""

import pytest

from boneyard.server.store import Unusable, open_store

SECRET = "s3cret"


@pytest.mark.parametrize(
    "rest",
    [
        *(f"ann:a{sign}{SECRET}@127.0.0.1:1/tables" for sign in "/?#@[]"),
        f"ann:5432/{SECRET}@127.0.0.1:1/tables",
        f"ann:{SECRET}/a@127.0.0.1:1/tables",
        f"ann:{SECRET}",
        f"ann:{SECRET}/tables",
    ],
)
async def test_an_error_holds_no_part_of_a_password(rest: str) -> None:
    with pytest.raises(Unusable, match=r"percent-encode.*%2F") as raised:
        await open_store(f"postgresql://{rest}")
    assert SECRET not in str(raised.value)
    assert raised.value.__cause__ is None, "a logged cause would show the password"


@pytest.mark.parametrize("rest", ["ann:a%2F%40s3cret@127.0.0.1:1/tables", "ann:a:b@127.0.0.1:1/tables"])
async def test_a_valid_address_is_used(rest: str) -> None:
    with pytest.raises(Unusable, match="Connect call failed"):
        await open_store(f"postgresql://{rest}")
