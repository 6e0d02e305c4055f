"""The OpenAPI document is true, by Schemathesis and by comparison."""

import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from boneyard.table.config import Config
from tests.docs.guides import names, rows, text_of
from tests.server.process import ServerProcess
from tests.sizes import pick

CONFIG = Path(__file__).parent / "schemathesis.toml"
PHASES = pick(quick="fuzzing", ci="coverage,fuzzing", full="coverage,fuzzing,stateful")
EXAMPLES = pick(quick=2, ci=20, full=1000)
SEED = 4


def test_schemathesis_passes(server: ServerProcess, http: httpx.Client, tmp_path: Path) -> None:
    http.put("/api/me", json={"name": "Ann"})
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(CONFIG)]
    command += ["run", f"http://{server.address}/api/openapi.json", "--no-color", "--warnings", "off"]
    command += ["--phases", PHASES, "--max-examples", str(EXAMPLES), "--seed", str(SEED)]
    command += ["--header", f"Cookie: boneyard={http.cookies['boneyard']}", "--generation-database", "none"]
    command += ["--exclude-path", "/api/me/key"]  # it would make all others come from nobody
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert run.returncode == 0, run.stdout + run.stderr
    assert http.get("/healthz").text == "ok"


@pytest.mark.parametrize(
    ("seconds", "status"),
    [("20", 201), ("20.0", 201), ("2e1", 201), ("20.5", 400), ('"20"', 400), ("1e400", 400)],
)
def test_whole_floats_are_integers(http: httpx.Client, seconds: str, status: int) -> None:
    """In JSON Schema 20.0 is an integer."""
    http.put("/api/me", json={"name": "Ann"})
    config = f'"game": "midevil", "seats": ["open"], "reaction_seconds": {seconds}'
    table = f'{{"name": "Ann", "config": {{{config}}}}}'
    answer = http.post("/api/tables", content=table, headers={"content-type": "application/json"})
    assert answer.status_code == status, answer.text


def test_patterns_are_those_of_json_schema(http: httpx.Client) -> None:
    r"""JavaScript has no `\A` and `\Z`: generated clients would refuse everything."""
    found = re.findall(r'"pattern":("(?:[^"\\]|\\.)*")', http.get("/api/openapi.json").text)
    assert found
    assert [pattern for pattern in map(json.loads, found) if re.search(r"\\[AZz]", pattern)] == []


def test_a_summary_is_one_line(http: httpx.Client) -> None:
    paths = http.get("/api/openapi.json").json()["paths"]
    said = [operation for item in paths.values() for operation in item.values()]
    assert [one["summary"] for one in said if "\n" in one["summary"]] == []
    assert "`from_replay`" in paths["/api/tables"]["post"]["description"]


def test_the_guide_names_every_path(http: httpx.Client) -> None:
    paths = http.get("/api/openapi.json").json()["paths"]
    there = {(method.upper(), path) for path, item in paths.items() for method in item}
    documented = {(row[0], row[1].strip("`")) for row in rows("docs/api.md", "Endpoints")}
    assert documented == there


def test_the_guide_names_every_table_option() -> None:
    documented = [name for row in rows("docs/api.md", "Tables") for name in names(row[0])]
    assert sorted(documented) == sorted(Config.__struct_encode_fields__)


def test_the_guide_names_every_code_with_its_status(http: httpx.Client) -> None:
    table = text_of("docs/api.md").partition("## Endpoints")[0]
    documented = {
        (status, code)
        for line in table.splitlines()
        if (row := re.match(r"\| ([0-9, ]+) \|.*\|(.*)\|", line))
        for status in row[1].split(", ")
        for code in names(row[2])
    }
    paths = http.get("/api/openapi.json").json()["paths"]
    there = {
        (status, code)
        for path in paths.values()
        for operation in path.values()
        for status, answer in operation["responses"].items()
        if int(status) >= 400
        for code in answer["description"].split(", ")
    }
    assert ("409", "not-over") in there
    assert there <= documented


def test_unknown_query_parameters_are_ignored(http: httpx.Client) -> None:
    assert http.get("/api/me?what=1").json() is None


def test_unknown_fields_are_forbidden_in_the_document_too(http: httpx.Client) -> None:
    schemas = http.get("/api/openapi.json").json()["components"]["schemas"]
    assert schemas["NewTable"]["additionalProperties"] is False
    assert schemas["Config"]["additionalProperties"] is False
    assert schemas["UpdateMe"]["properties"]["name"]["maxLength"] == 24
