"""Installations: the lock, declared dependencies, the source distribution and the wheel."""

import ast
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.reliability.floors import floors, too_old

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LEFT_BEHIND = {"__pycache__", "node_modules", ".done"}
LOCK = (ROOT / "requirements.lock").read_text("utf-8")


def pins(text: str) -> dict[str, str]:
    """Names and versions in a lock."""
    lines = [
        line.partition(";")[0].strip() for line in text.splitlines() if line and not line.startswith("#")
    ]
    return {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}


def unmet(wanted: list[str], text: str) -> list[str]:
    """The requirements that the lock doesn't satisfy."""
    found = pins(text)
    needs = [Requirement(each) for each in wanted]
    return [str(r) for r in needs if not r.specifier.contains(found.get(canonicalize_name(r.name), "0"))]


def test_every_line_of_the_lock_is_a_plain_pin() -> None:
    marker = r"[a-z_]+ (==|!=|<|>=) '[^']+'"
    plain = re.compile(rf"[a-z0-9.-]+==[0-9][a-z0-9.]*( ; {marker}( and {marker})*)?|# (core|dev): .+")
    assert [line for line in LOCK.splitlines() if not plain.fullmatch(line)] == []


def test_the_lock_has_no_addresses() -> None:
    assert not re.search(r"://|@|--\w", LOCK)


def test_the_core_part_of_the_lock_satisfies_the_core() -> None:
    core = LOCK.partition("# dev")[0]
    assert unmet([*PROJECT["dependencies"], "hatchling"], core) == []


def test_the_lock_satisfies_dev() -> None:
    assert unmet(PROJECT["optional-dependencies"]["dev"], LOCK) == []


def test_a_missing_pin_is_found() -> None:
    assert unmet(["click>=8.1", "rich>=13.7"], "click==8.0.0\n") == ["click>=8.1", "rich>=13.7"]


def lower_bound(requirement: Requirement) -> Version:
    return max(
        (Version(each.version) for each in requirement.specifier if each.operator == ">="),
        default=Version("0"),
    )


def test_no_requirement_allows_insecure_versions() -> None:
    declared = [
        *PROJECT["dependencies"],
        *(each for group in PROJECT["optional-dependencies"].values() for each in group),
    ]
    needs = [Requirement(each) for each in declared]
    bounds = [(str(canonicalize_name(need.name)), str(lower_bound(need))) for need in needs]
    assert {"litestar", "cryptography", "distributed"} <= {name for name, _ in bounds}
    assert not too_old(bounds, floors().python)


def test_uvicorn_is_capped_while_we_subclass_its_internals() -> None:
    (uvicorn,) = [need for need in map(Requirement, PROJECT["dependencies"]) if need.name == "uvicorn"]
    assert not uvicorn.specifier.contains(f"{lower_bound(uvicorn).major}.{lower_bound(uvicorn).minor + 1}")


def imported_packages(path: Path) -> set[str]:
    """The top-level packages that a module imports anywhere."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def test_playing_and_hosting_need_no_extra() -> None:
    """`boneyard play`, `serve` and `admin` run after a plain install; only these modules need more."""
    package = ROOT / "src" / "boneyard"
    optional = {package / path for path in ("rl", "report", "simulate/parquet.py", "simulate/cluster.py")}
    owners = packages_distributions()
    installed = {canonicalize_name(Requirement(each).name) for each in PROJECT["dependencies"]}
    missing = {
        f"{path.relative_to(package)} imports {name}"
        for path in package.rglob("*.py")
        if not optional & {path, *path.parents}
        for name in imported_packages(path) - {*sys.stdlib_module_names, "boneyard"}
        if not installed & {canonicalize_name(owner) for owner in owners.get(name, [name])}
    }
    assert missing == set()


def build(target: str, source: Path, folder: Path, **environment: str) -> Path:
    """Build a distribution from a folder with the sources."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)],
        cwd=source,
        check=True,
        capture_output=True,
        env={**os.environ, **environment},
    )
    (made,) = folder.iterdir()
    return made


def files_below(folder: Path) -> set[str]:
    """Every file in a folder that isn't left by a tool."""
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and not LEFT_BEHIND & {*path.parts} and path.suffix not in {".pyc", ".so"}
    }


def test_the_sdist_is_complete_and_builds_the_wheel_without_npm(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", ROOT, tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.glob("boneyard-*")
    for folder in (".ci", "bench", "deploy", "docs", "examples", "scripts", "src", "tests"):
        assert files_below(ROOT / folder) - files_below(unpacked / folder) == set()
    assert {"security-floor.toml", "requirements.lock", "web/package-lock.json"} <= files_below(unpacked)
    without_npm = str(tmp_path / "no-programs")
    wheel = build("wheel", unpacked, tmp_path / "wheel", PATH=without_npm)
    shipped = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("boneyard/")}
    assert files_below(ROOT / "src") - shipped == set()
    assert "boneyard/web_client/index.html" in shipped
