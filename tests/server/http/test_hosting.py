"""The hosting guide and the files in `deploy` match the program."""

import configparser
import re
from pathlib import Path
from typing import Any

import click
import pytest
import yaml  # type: ignore[import-untyped]  # it comes with Litestar, without types

from boneyard.cli.main import command
from tests.docs.guides import blocks, rows

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
ELSEWHERE = {
    "BONEYARD_COMPILED",
    "BONEYARD_HOME",
    "BONEYARD_NO_WEB",
    "BONEYARD_DOMAIN",
    "BONEYARD_SMTP_PASSWORD",
}
"""Variables that aren't options of `boneyard serve`: other commands, the build and the proxy read them."""


COMPOSE_FILES = sorted(path.name for path in DEPLOY.glob("compose*.yaml"))


def composed(name: str) -> Any:  # noqa: ANN401  # YAML is what it is
    return yaml.safe_load((DEPLOY / name).read_text("utf-8"))


def variables_of(name: str) -> set[str]:
    return {str(option.envvar) for option in command(name).params if isinstance(option, click.Option)}


def test_every_documented_variable_is_read() -> None:
    known = variables_of("serve") | ELSEWHERE
    for path in (*DEPLOY.iterdir(), ROOT / "docs" / "hosting.md"):
        named = set(re.findall(r"BONEYARD_[A-Z_]+", path.read_text("utf-8")))
        assert named <= known, f"{path.name}: {named - known}"


def test_the_guide_lists_every_option_of_serve() -> None:
    options = {
        option.opts[0]: str(option.envvar)
        for option in command("serve").params
        if isinstance(option, click.Option)
    }
    listed = [*rows("docs/hosting.md", "Options"), *rows("docs/hosting.md", "Notifications")[3:]]
    documented = {
        row[0].strip("`"): row[1].strip("`").partition("=")[0] for row in listed if row[0].startswith("`--")
    }
    assert documented == options


@pytest.mark.parametrize("name", COMPOSE_FILES)
def test_a_compose_file_starts_what_the_dockerfile_builds(name: str) -> None:
    compose = composed(name)
    server = compose["services"]["boneyard"]
    assert (
        DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]
    ).resolve() == DEPLOY / "Dockerfile"
    for service in compose["services"].values():
        named = {volume.partition(":")[0] for volume in service["volumes"]}
        assert {volume for volume in named if not volume.startswith(".")} <= compose["volumes"].keys()
        assert set(service.get("depends_on", ())) <= compose["services"].keys()
    image = (DEPLOY / "Dockerfile").read_text("utf-8")
    assert 'CMD ["boneyard", "serve"]' in image
    assert "USER boneyard" in image


def test_several_servers_share_postgresql() -> None:
    services = composed("compose.yaml")["services"]
    assert services["boneyard"]["deploy"]["replicas"] == 2
    assert services["boneyard"]["environment"]["BONEYARD_DATABASE"].startswith("postgresql://")
    assert services["boneyard"]["depends_on"] == {"db": {"condition": "service_healthy"}}


def test_a_sqlite_file_has_one_server() -> None:
    services, shared = (composed(name)["services"] for name in ("compose-sqlite.yaml", "compose.yaml"))
    assert services.keys() == {"boneyard", "caddy"}
    assert "BONEYARD_DATABASE" not in services["boneyard"]["environment"]
    assert services["boneyard"].get("deploy", {}).get("replicas", 1) == 1
    assert "data:/data" in services["boneyard"]["volumes"]
    assert services["caddy"] == shared["caddy"]


@pytest.mark.parametrize("name", COMPOSE_FILES)
def test_compose_variables_are_kept_in_a_file(name: str) -> None:
    """Every compose command needs them, and a database keeps the password of its first start."""
    written = (DEPLOY / name).read_text("utf-8")
    (kept,) = (
        line for line in written.splitlines() if line.startswith("#") and ".env" in line and "printf" in line
    )
    assert set(re.findall(r"\$\{(\w+)", written)) == set(re.findall(r"([A-Z_]+)=%s", kept))
    assert kept.removeprefix("#").strip() in (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert name == "compose.yaml" or f"COMPOSE_FILE={name}" in kept


def test_host_secrets_stay_out_of_git() -> None:
    assert ".env" in (ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert "**/.env" in (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()


def test_the_example_for_caddy_hides_whether_the_database_works() -> None:
    """Caddy matches whole paths; the server also accepts a trailing slash."""
    lines = (DEPLOY / "Caddyfile").read_text("utf-8").splitlines()
    hidden = [set(line.partition("@inner path ")[2].split()) for line in lines if "@inner path " in line]
    assert hidden == [{f"{base}/readyz{end}" for end in ("", "/*")} for base in ("", "/bones")]


def test_the_guide_lists_every_command_of_a_host() -> None:
    found = command("admin")
    assert isinstance(found, click.Group)
    documented = {
        line.split()[2]
        for code in blocks("docs/hosting.md", "sh")
        for line in code.splitlines()
        if line.startswith("boneyard admin ")
    }
    assert documented == found.commands.keys()


def test_the_guide_says_where_the_unit_keeps_its_data() -> None:
    """The unit's user has no home, so no command finds the data by default."""
    unit = (DEPLOY / "boneyard.service").read_text("utf-8")
    (home,) = re.findall(r"\nEnvironment=(BONEYARD_HOME=\S+)", unit)
    (program,) = re.findall(r"\nExecStart=(\S+)", unit)
    typed = "".join(blocks("docs/hosting.md", "sh"))
    for words in ("admin list", "backup FILE", "restore FILE"):
        assert f"{home} {program} {words}\n" in typed


def test_the_systemd_unit_stops_the_server_gracefully() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # names of settings have capitals
    unit.read_string((DEPLOY / "boneyard.service").read_text("utf-8"))
    assert unit["Service"]["ExecStart"].endswith("/boneyard serve")
    assert unit["Service"]["KillSignal"] == "SIGTERM"
    assert unit["Service"]["DynamicUser"] == "yes"
    assert unit["Unit"]["StartLimitIntervalSec"] == "0", "a late database would stop the server for good"


def test_the_install_command_sets_the_units_public_url() -> None:
    """A server with a wrong public address refuses its own page."""
    unit = (DEPLOY / "boneyard.service").read_text("utf-8")
    (replaced,) = re.findall(r"sed 's#(\S+)#\S+#' deploy/boneyard.service", unit)
    assert f"BONEYARD_PUBLIC_URL={replaced}\n" in unit
