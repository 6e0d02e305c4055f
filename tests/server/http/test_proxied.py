"""A server behind a real nginx, configured with the file in `deploy`."""

import datetime as dt
import json
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPSConnection
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.reliability.processes import free_port
from tests.server.client import Client
from tests.server.process import serving

CONF = Path(__file__).parents[3] / "deploy" / "nginx.conf"
HERE = "127.0.0.1"
INNER = ("/bones/readyz",)
COOKIE = "__Host-boneyard-bones"
ENDS = ("", "/", "//", "%2f", "%2F/", "?a=b", "/?a=b")
AROUND = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def make_certificate(folder: Path) -> ssl.SSLContext:
    """A certificate for localhost, and client settings that trust only it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "games.example")])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder(issuer_name=name, subject_name=name, public_key=key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HERE))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


def site(folder: Path, server: str, https: int, http: int) -> str:
    """The config file of `deploy`, with ports and certificates of this test."""
    text = re.sub(r"^ *listen \[::\].*\n", "", CONF.read_text("utf-8"), flags=re.MULTILINE)
    for there, here in {
        "listen 443 ssl;": f"listen {HERE}:{https} ssl;",
        "listen 80;": f"listen {HERE}:{http};",
        "server 127.0.0.1:8000;": f"server {server};",
        "/etc/letsencrypt/live/games.example/": f"{folder}/",
    }.items():
        assert there in text
        text = text.replace(there, here)
    return text


@contextmanager
def nginx(folder: Path, server: str, https: int, http: int) -> Iterator[None]:
    (folder / "site.conf").write_text(site(folder, server, https, http))
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
    proxy = subprocess.Popen(["nginx", "-p", folder, "-c", folder / "nginx.conf"])
    try:
        wait_for(https, proxy)
        yield
    finally:
        proxy.terminate()
        proxy.wait()


def wait_for(port: int, proxy: subprocess.Popen[bytes]) -> None:
    while True:
        assert proxy.poll() is None, "nginx did not start; its output is above"
        try:
            socket.create_connection((HERE, port)).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.02)


def status_of(line: HTTPConnection, path: str) -> int:
    """The status for a path that is sent exactly as written."""
    line.request("GET", path)
    with line.getresponse() as answer:
        answer.read()
    return answer.status


def spellings(path: str) -> list[str]:
    """Other spellings of a path that the server treats alike."""
    return [*(path + end for end in ENDS), f"/{path}", f"/{path}/", path.replace("e", "%65")]


def check_hidden_paths(server: str, address: str, trusted: ssl.SSLContext) -> None:
    """Internal paths must not be reachable through the proxy, in any spelling."""
    inside, outside = HTTPConnection(server), HTTPSConnection(address, context=trusted)
    with closing(inside), closing(outside):
        for path in (spelled for inner in INNER for spelled in spellings(inner)):
            assert (status_of(inside, path), status_of(outside, path)) == (200, 404), path


async def play_through(address: str, trusted: ssl.SSLContext) -> None:
    """Make a table, open a socket, and answer the first question."""
    async with httpx.AsyncClient(base_url=f"https://{address}", verify=trusted, timeout=60) as http:
        assert (await http.get("/bones/healthz")).status_code == 200
        assert (await http.get("/bones")).headers["location"].endswith("/bones/")
        me = await http.put("/bones/api/me", json={"name": "Ann"})
        assert me.status_code == 200, me.text
        cookie = me.headers["set-cookie"].lower()
        assert "secure" in cookie
        assert "path=/;" in cookie
        config = {"game": "zombie-invasion", "seats": ["open"]}
        made = await http.post("/bones/api/tables", json={"config": config, "name": "Ann"})
        assert made.status_code == 201, made.text
        table, key = made.json()["id"], http.cookies[COOKIE]
    await answer_at(f"wss://{address}/bones/ws/{table}", key, f"https://{address}", trusted)
    with pytest.raises(ConnectionClosed):
        await answer_at(f"wss://{address}/bones/ws/{table}", key, "https://elsewhere.example", trusted)


async def answer_at(address: str, key: str, origin: str, trusted: ssl.SSLContext) -> None:
    headers = {"cookie": f"{COOKIE}={key}", "origin": origin}
    async with connect(address, additional_headers=headers, ssl=trusted, compression=None) as line:
        client = Client(line)
        await client.hello()
        await client.until(lambda seen: seen.question)
        assert (await client.answer(0))["type"] == "done", json.dumps(client.seen.info)


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed; it stands in front")
async def test_the_example_for_nginx_serves_a_base_path_and_its_sockets(tmp_path: Path) -> None:
    trusted, https, http = make_certificate(tmp_path), free_port(), free_port()
    address = f"{HERE}:{https}"
    with (
        serving(tmp_path / "tables.db", "--public-url", f"https://{address}/bones") as server,
        nginx(tmp_path, server.address, https, http),
    ):
        await play_through(address, trusted)
        check_hidden_paths(server.address, address, trusted)
        plain = httpx.get(f"http://{HERE}:{http}/bones/")
        assert (plain.status_code, plain.headers["location"]) == (301, f"https://{HERE}/bones/")
