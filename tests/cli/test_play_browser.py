"""`boneyard play` without a game: a local server and its page in the browser."""

import errno
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from boneyard.cli import lan
from boneyard.cli.errors import UserError
from boneyard.cli.lan import lan_addresses
from boneyard.cli.page_file import wait_for_page
from boneyard.server.qr import as_text
from tests.cli.conftest import Run

PROGRAM = [sys.executable, "-m", "boneyard", "play"]


class Playing:
    """A running `boneyard play` whose browser records what it is shown."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.opened = folder / "opened"
        self.env = {
            **os.environ,
            "BONEYARD_HOME": str(folder / "home"),
            "BROWSER": f"{sys.executable} -c \"open('{self.opened}', 'a').write('%s ')\"",
            "PYTHONUNBUFFERED": "1",
        }
        self.process = subprocess.Popen(
            [*PROGRAM, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=self.env
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://\S+/", self.said)
        assert found, self.said + self.process.stdout.read()
        self.page = found[0]

    def again(self, *options: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*PROGRAM, *options], capture_output=True, text=True, env=self.env, timeout=100)

    def stop(self) -> tuple[int, str]:
        """Press Ctrl-C; returns the exit code and the remaining output."""
        self.process.send_signal(signal.SIGINT)
        assert self.process.stdout is not None
        with self.process.stdout as said:
            rest = said.read()  # `communicate` passes over what came together with the first line
        return self.process.wait(60), rest


def has_network() -> bool:
    try:
        return bool(lan_addresses())
    except UserError:
        return False


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[Playing]:
    running = Playing(tmp_path, *(["--lan"] if has_network() else []))
    yield running
    if running.process.poll() is None:
        running.process.kill()
        running.process.communicate()


def test_a_second_play_opens_the_running_servers_page(playing: Playing, tmp_path: Path) -> None:
    """One test for all of this, since starting a server is slow."""
    assert httpx.get(playing.page + "healthz").text == "ok"
    port = playing.page.rpartition(":")[2].rstrip("/")
    friends = f"http://{lan_addresses()[0]}:{port}" if has_network() else ""
    assert httpx.get(playing.page + "api/server").json()["public_url"] == friends
    assert not friends or httpx.get(friends + "/healthz").text == "ok", "everyone on the network can join"

    for options in ([], ["--port", port]):
        second = playing.again(*options)
        assert (second.returncode, second.stderr) == (0, "")
        assert f"Boneyard is already running at {playing.page}" in second.stdout

    playing.env["BONEYARD_HOME"] = str(tmp_path / "other")
    taken = playing.again("--port", port, "--no-browser")
    assert taken.returncode == 2
    assert f"can't listen on 127.0.0.1:{port}" in taken.stderr
    assert "choose another address with --port" in taken.stderr

    code, rest = playing.stop()
    assert code == 0
    assert not friends or (f"join at {friends}" in rest and as_text(friends) in rest)
    assert playing.opened.read_text().split() == [playing.page] * 3, "one page each, all of the first server"
    assert not list((tmp_path / "home").glob("*.page")), "the server has stopped"


def test_a_killed_servers_page_file_is_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.cli.page_file.PATIENCE", 0.3)
    (tmp_path / "boneyard.db.page").write_text("http://127.0.0.1:9/")
    assert wait_for_page(f"sqlite:///{tmp_path / 'boneyard.db'}") is None


def test_browser_options_are_rejected_in_the_terminal(run: Run) -> None:
    for option in ("--lan", "--no-browser", "--address=10.0.0.5"):
        result = run("play", "midevil", option)
        assert result.exit_code == 2
        assert f"{option.partition('=')[0]} is for the browser" in result.output


class NoWayOut(socket.socket):
    """A network without a route to the outside."""

    def connect(self, address: object) -> None:
        raise OSError(errno.ENETUNREACH, os.strerror(errno.ENETUNREACH))


def test_a_machine_without_a_route_uses_its_own_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.cli.lan.socket.socket", NoWayOut)
    listed = ["127.0.0.1", "169.254.7.7", "10.42.0.1", "192.168.1.5"]
    monkeypatch.setattr(lan, "listed_addresses", lambda: listed)
    assert lan_addresses() == ["192.168.1.5", "10.42.0.1", "169.254.7.7"]
    monkeypatch.setattr(lan, "listed_addresses", lambda: listed[:1])
    with pytest.raises(UserError, match="in a network"):
        lan_addresses()


def test_own_addresses_include_the_sending_one() -> None:
    assert set(lan.sending_addresses()) <= set(lan.own_addresses())


def test_friends_get_the_given_address(tmp_path: Path) -> None:
    running = Playing(tmp_path, "--address", "games.local", "--no-browser")
    link = f"http://games.local:{running.page.rpartition(':')[2].rstrip('/')}"
    assert httpx.get(running.page + "api/server").json()["public_url"] == link
    code, rest = running.stop()
    assert (code, f"join at {link}" in rest) == (0, True)


@pytest.mark.parametrize("address", ["http://games.local", "10.0.0.5:8000", "a b", "-"])
def test_a_url_is_rejected_as_an_address(run: Run, address: str) -> None:
    result = run("play", f"--address={address}")
    assert result.exit_code == 2
    assert "is neither an address" in result.output
