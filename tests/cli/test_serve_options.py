"""What a server is started with is right, or told to be wrong before it starts."""

import socket
from pathlib import Path

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


@pytest.mark.parametrize(
    "words", [("serve",), ("admin", "list"), ("backup", "copy.db"), ("restore", __file__)]
)
def test_an_address_of_a_database_without_slashes_is_no_file(run: Run, words: tuple[str, ...]) -> None:
    """It would be a new file whose name tells the password, and so would an error that says it again."""
    first, *rest = words
    result = run(first, "--database", "postgresql:ann:hunter2@db/boneyard", *rest)
    assert result.exit_code == 2
    assert "write sqlite:///FILE or postgresql://" in result.output
    assert "hunter2" not in result.output


def test_who_says_no_host_does_not_listen_everywhere(run: Run) -> None:
    result = run("serve", "--host", "")
    assert result.exit_code == 2
    assert "127.0.0.1 for this machine only" in result.output


def test_a_backup_into_a_folder_that_is_not_there(run: Run, tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    database.touch()
    result = run("backup", str(tmp_path / "away" / "copy.db"), "--database", f"sqlite:///{database}")
    assert result.exit_code == 2
    assert f"there is no folder {tmp_path / 'away'}" in result.output.replace("\n", " ")


def test_a_server_that_does_not_answer_its_host_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.server.admin.door.PATIENCE", 0.2)
    with socket.socket(socket.AF_UNIX) as deaf:
        deaf.bind(str(tmp_path / "door"))
        deaf.listen()
        result = run("admin", "--socket", str(tmp_path / "door"), "list")
    assert result.exit_code == 2
    assert "does not answer" in result.output


def test_what_is_no_text_is_told_to_the_host(run: Run) -> None:
    """So the system hands on what is no UTF-8."""
    result = run("admin", "show", "\udcff")
    assert result.exit_code == 2
    assert "no text in UTF-8" in result.output
