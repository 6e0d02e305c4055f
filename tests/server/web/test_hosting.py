"""What hosts are told to type and set exists: the guide, and the files in `deploy`."""

import configparser
import re
from pathlib import Path

import click
import yaml  # type: ignore[import-untyped]  # it comes with Litestar, without types

from boneyard.cli.main import command
from tests.docs.guides import rows

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
ELSEWHERE = {
    "BONEYARD_COMPILED",
    "BONEYARD_HOME",
    "BONEYARD_NO_WEB",
    "BONEYARD_DOMAIN",
    "BONEYARD_SMTP_PASSWORD",
}
"""Variables that are no option of `boneyard serve`: read by other parts, by the build, by the proxy."""


def variables_of(name: str) -> set[str]:
    """The environment variables that a command reads."""
    return {str(option.envvar) for option in command(name).params if isinstance(option, click.Option)}


def test_every_variable_is_read_by_somebody() -> None:
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
    told = {
        row[0].strip("`"): row[1].strip("`").partition("=")[0] for row in listed if row[0].startswith("`--")
    }
    assert told == options


def test_the_compose_file_starts_what_the_dockerfile_builds() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    server = compose["services"]["boneyard"]
    assert (
        DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]
    ).resolve() == DEPLOY / "Dockerfile"
    assert server["environment"]["BONEYARD_DATABASE"].startswith("postgresql://")
    assert {volume.partition(":")[0] for volume in server["volumes"]} <= compose["volumes"].keys()
    image = (DEPLOY / "Dockerfile").read_text("utf-8")
    assert 'CMD ["boneyard", "serve"]' in image
    assert "USER boneyard" in image


def test_the_example_for_caddy_hides_what_the_server_measures() -> None:
    """A path is matched as a whole; the server takes one with a slash at its end for the same."""
    lines = (DEPLOY / "Caddyfile").read_text("utf-8").splitlines()
    hidden = [set(line.partition("@inner path ")[2].split()) for line in lines if "@inner path " in line]
    assert hidden == [
        {f"{base}/{name}{end}" for name in ("metrics", "readyz") for end in ("", "/*")}
        for base in ("", "/bones")
    ]


def test_the_unit_ends_the_server_in_good_order() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # names of settings have capitals
    unit.read_string((DEPLOY / "boneyard.service").read_text("utf-8"))
    assert unit["Service"]["ExecStart"].endswith("/boneyard serve")
    assert unit["Service"]["KillSignal"] == "SIGTERM"
    assert unit["Service"]["DynamicUser"] == "yes"
