"""What a server is started with is right, or told to be wrong before it starts."""

import click
import pytest

from boneyard.cli.serve import public_address, serve
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    "address",
    [
        "nonsense",
        "games.example",
        "games.example:8000",
        "ftp://games.example",
        "https://",
        "https:///bones",
        "https://games.example:nowhere",
        "https://games.example/?a=b",
        "https://games.example/#bones",
        "https://ann:secret@games.example",
        "https://[games.example",
        "https://games.example/a b",
        "https://games.example/a%20b",
        "https://spiele-f\u00fcr-uns.example",
    ],
)
def test_what_is_no_address_of_a_page_is_refused(run: Run, address: str) -> None:
    result = run("serve", "--public-url", address)
    assert result.exit_code == 2
    assert "is no address of a page" in result.output


@pytest.mark.parametrize(
    "address", ["", "https://games.example", "https://games.example:8443/bones/", "http://192.168.0.7:8000"]
)
def test_what_is_one_is_taken(address: str) -> None:
    assert public_address(click.Context(serve), serve.params[0], address) == address
