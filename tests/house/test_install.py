"""What a fresh clone installs: the lock, and the files that ship in the package."""

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LOCK = (ROOT / "requirements.lock").read_text("utf-8")


def pins(text: str) -> dict[str, str]:
    """Name and version of every line of a lock."""
    lines = [
        line.partition(";")[0].strip() for line in text.splitlines() if line and not line.startswith("#")
    ]
    return {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}


def unmet(wanted: list[str], text: str) -> list[str]:
    """The requirements that no pin of the lock satisfies."""
    found = pins(text)
    needs = [Requirement(each) for each in wanted]
    return [str(r) for r in needs if not r.specifier.contains(found.get(canonicalize_name(r.name), "0"))]


def test_every_line_of_the_lock_is_a_plain_pin() -> None:
    marker = r"[a-z_]+ (==|!=|<|>=) '[^']+'"
    plain = re.compile(rf"[a-z0-9.-]+==[0-9][a-z0-9.]*( ; {marker}( and {marker})*)?|# (core|dev): .+")
    assert [line for line in LOCK.splitlines() if not plain.fullmatch(line)] == []


def test_the_lock_holds_no_address() -> None:
    assert not re.search(r"://|@|--\w", LOCK)


def test_the_core_part_of_the_lock_satisfies_the_core() -> None:
    core = LOCK.partition("# dev")[0]
    assert unmet([*PROJECT["dependencies"], "hatchling"], core) == []


def test_the_lock_satisfies_dev() -> None:
    assert unmet(PROJECT["optional-dependencies"]["dev"], LOCK) == []


def test_a_missing_pin_is_found() -> None:
    assert unmet(["click>=8.1", "rich>=13.7"], "click==8.0.0\n") == ["click>=8.1", "rich>=13.7"]


def test_the_wheel_ships_every_file_of_the_package(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*-py3-none-any.whl")
    shipped = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("boneyard/")}
    source = ROOT / "src"
    here = {
        path.relative_to(source).as_posix()
        for path in (source / "boneyard").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".pyc", ".so"}
    }
    assert here - shipped == set()
