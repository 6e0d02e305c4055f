"""The server answers only to its own host names, against DNS rebinding."""

import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from boneyard.server.http.security import Hosts
from boneyard.server.settings import Settings
from tests.server.process import ServerProcess, serving

FOREIGN = ("evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example")


@pytest.mark.parametrize("host", FOREIGN)
def test_a_foreign_host_name_is_refused_with_instructions(http: httpx.Client, host: str) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/server"), ("PUT", "/api/me"), ("GET", "/healthz")):
        answer = http.request(method, path, headers={"host": host, "origin": f"http://{host}"})
        assert answer.status_code == 421
        assert f"--allow-host {host.removesuffix(':8000')}" in answer.text


def test_sockets_with_a_foreign_host_name_are_refused(server: ServerProcess) -> None:
    here, _, port = server.address.partition(":")
    with pytest.raises(InvalidStatus), socket.create_connection((here, int(port))) as line:
        connect("ws://evil.example/ws/lobby", sock=line, origin=Origin("http://evil.example"))


@pytest.mark.parametrize(
    "host", ["localhost:1", "LOCALHOST", "127.0.0.1", "[::1]:9", "bones.localhost", "10.1.2.3:8"]
)
def test_names_and_addresses_of_this_machine_are_known(http: httpx.Client, host: str) -> None:
    assert http.get("/healthz", headers={"host": host}).status_code == 200


def test_the_servers_own_names_are_accepted() -> None:
    hosts = Hosts(Settings("", public_url="https://Games.Example/bones"))
    own = socket.gethostname()
    for name in (own, f"{own}.local", "games.example", "games.example:443", "GAMES.example."):
        assert hosts.knows(name), name
    assert not hosts.knows("other.example")


def test_the_host_can_allow_more_names(tmp_path: Path) -> None:
    options = ("--allow-host", "Games.example", "--allow-host", "inner")
    with serving(tmp_path / "named.db", *options) as server:
        for name, status in {"games.example": 200, "inner:8000": 200, "evil.example": 421}.items():
            answer = httpx.get(f"http://{server.address}/healthz", headers={"host": name})
            assert answer.status_code == status, name
