"""Options of a server are checked before it starts."""

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
def test_an_invalid_public_url_is_rejected(run: Run, address: str) -> None:
    result = run("serve", "--public-url", address)
    assert result.exit_code == 2
    assert "isn't a web address" in result.output


@pytest.mark.parametrize(
    "address", ["", "https://games.example", "https://games.example:8443/bones/", "http://192.168.0.7:8000"]
)
def test_a_valid_public_url_is_accepted(address: str) -> None:
    assert public_address(click.Context(serve), serve.params[0], address) == address


@pytest.mark.parametrize(
    "words", [("serve",), ("admin", "list"), ("backup", "copy.db"), ("restore", __file__)]
)
def test_a_database_url_without_slashes_is_rejected(run: Run, words: tuple[str, ...]) -> None:
    """It would create a file named after the password; the error must not repeat it either."""
    first, *rest = words
    result = run(first, "--database", "postgresql:ann:hunter2@db/boneyard", *rest)
    assert result.exit_code == 2
    assert "write sqlite:///FILE or postgresql://" in result.output
    assert "hunter2" not in result.output


def test_an_empty_host_is_rejected(run: Run) -> None:
    result = run("serve", "--host", "")
    assert result.exit_code == 2
    assert "127.0.0.1 for this machine only" in result.output


def test_a_backup_needs_an_existing_folder(run: Run, tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    database.touch()
    result = run("backup", str(tmp_path / "away" / "copy.db"), "--database", f"sqlite:///{database}")
    assert result.exit_code == 2
    assert f"create the folder {tmp_path / 'away'}" in result.output.replace("\n", " ")


def test_an_unresponsive_server_is_reported(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.server.admin.socket.PATIENCE", 0.2)
    with socket.socket(socket.AF_UNIX) as deaf:
        deaf.bind(str(tmp_path / "door"))
        deaf.listen()
        result = run("admin", "--socket", str(tmp_path / "door"), "list")
    assert result.exit_code == 2
    assert "doesn't answer" in result.output


def test_invalid_utf8_is_reported(run: Run) -> None:
    """The system passes invalid UTF-8 as surrogates."""
    result = run("admin", "show", "\udcff")
    assert result.exit_code == 2
    assert "aren't valid UTF-8" in result.output
