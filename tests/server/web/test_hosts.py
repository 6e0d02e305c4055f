"""A server answers to its own names only: a stranger's page can't reach it by a name that leads here."""

import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from boneyard.server.settings import Settings
from boneyard.server.web.hosts import Hosts
from tests.server.process import ServerProcess, serving

FOREIGN = ("evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example")


@pytest.mark.parametrize("host", FOREIGN)
def test_a_name_of_somebody_else_is_refused_with_a_way_out(http: httpx.Client, host: str) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/server"), ("PUT", "/api/me"), ("GET", "/healthz")):
        answer = http.request(method, path, headers={"host": host, "origin": f"http://{host}"})
        assert answer.status_code == 421
        assert f"--allow-host {host.removesuffix(':8000')}" in answer.text


def test_no_socket_is_opened_by_a_name_of_somebody_else(server: ServerProcess) -> None:
    here, _, port = server.address.partition(":")
    with pytest.raises(InvalidStatus), socket.create_connection((here, int(port))) as line:
        connect("ws://evil.example/ws/lobby", sock=line, origin=Origin("http://evil.example"))


@pytest.mark.parametrize(
    "host", ["localhost:1", "LOCALHOST", "127.0.0.1", "[::1]:9", "bones.localhost", "10.1.2.3:8"]
)
def test_names_and_addresses_of_this_machine_are_known(http: httpx.Client, host: str) -> None:
    assert http.get("/healthz", headers={"host": host}).status_code == 200


def test_a_server_knows_its_name_in_the_network_and_its_public_one() -> None:
    hosts = Hosts(Settings("", public_url="https://Games.Example/bones"))
    own = socket.gethostname()
    for name in (own, f"{own}.local", "games.example", "games.example:443", "GAMES.example."):
        assert hosts.knows(name), name
    assert not hosts.knows("other.example")


def test_a_host_can_allow_further_names(tmp_path: Path) -> None:
    options = ("--allow-host", "Games.example", "--allow-host", "inner")
    with serving(tmp_path / "named.db", *options) as server:
        for name, status in {"games.example": 200, "inner:8000": 200, "evil.example": 421}.items():
            answer = httpx.get(f"http://{server.address}/healthz", headers={"host": name})
            assert answer.status_code == status, name
