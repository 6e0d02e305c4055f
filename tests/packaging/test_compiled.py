"""The compiled build: when it is rebuilt, and that all but the listed tests run on it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from inspect import get_annotations
from pathlib import Path
from types import ModuleType

import pytest

from boneyard.engine.copying import fields_of
from boneyard.engine.game import CACHES
from boneyard.games.midevil import state as midevil
from boneyard.games.zombie_invasion import state as zombie_invasion
from boneyard.table import table
from compiling import HOT, copiers_of, fit_modules, is_fit, mark_for_mypyc
from tests.compiled import foreign
from tests.sizes import pick

ROOT = Path(__file__).parents[2]
SOME_TESTS = """
import pytest

@pytest.mark.plain_python("it traces calls")
@pytest.mark.parametrize("number", [1, 2])
def test_traced(number):
    assert False

@pytest.mark.parametrize("number", [1, 2])
def test_anything(number):
    assert number
"""


def run_pytest(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Pytest on the plain sources, without plugins that load slowly."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PYTHONPATH"))
    }
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    command = [sys.executable, "-m", "pytest", "-p", "xdist", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def module(name: str, file: Path) -> ModuleType:
    made = ModuleType(name)
    made.__file__ = str(file)
    if file.suffix == ".so":
        made.__loader__ = ExtensionFileLoader(name, str(file))
    return made


def test_plain_sources_are_not_mistaken_for_the_build() -> None:
    done = run_pytest("-p", "tests.compiled", "--collect-only", "tests/test_imports.py")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "ERROR: not the compiled build: " in done.stderr
    assert "::" not in done.stdout


def test_modules_outside_the_build_are_found(tmp_path: Path) -> None:
    build, suffix = tmp_path / "build", EXTENSION_SUFFIXES[0]
    modules = {
        "boneyard": module("boneyard", build / "boneyard" / "__init__.py"),
        "boneyard.fast": module("boneyard.fast", build / "boneyard" / f"fast{suffix}"),
        "click": module("click", tmp_path / "click.py"),
    }
    assert list(foreign(modules, build, ["boneyard.fast"])) == []
    modules["boneyard.slow"] = module("boneyard.slow", build / "boneyard" / "slow.py")
    modules["boneyard.away"] = module("boneyard.away", tmp_path / "src" / "away.py")
    assert list(foreign(modules, build, ["boneyard.fast", "boneyard.slow", "boneyard.none"])) == [
        f"boneyard.away comes from {tmp_path / 'src' / 'away.py'}",
        "boneyard.slow is not compiled",
        "boneyard.none is not compiled",
    ]


@pytest.mark.parametrize("workers", pick(quick=["1"], ci=["0", "1"], full=["0", "1"]))
def test_skipped_tests_are_listed_and_counted(tmp_path: Path, workers: str) -> None:
    (tmp_path / "test_some.py").write_text(SOME_TESTS)
    done = run_pytest("-p", "tests.left_out", "--numprocesses", workers, "--rootdir", tmp_path, tmp_path)
    assert "= 2 passed" in done.stdout
    listed = done.stdout.partition("= left out on the compiled build =")[2].splitlines()
    assert listed[1:4] == [
        "test_some.py::test_traced[1]: it traces calls",
        "test_some.py::test_traced[2]: it traces calls",
        "2 tests that ask for what only plain Python has",
    ]


def test_only_runs_on_the_build_skip_tests(pytestconfig: pytest.Config) -> None:
    """Collecting doctests in the plugin's own file must not load it."""
    is_loaded = pytestconfig.pluginmanager.has_plugin
    assert is_loaded("tests.left_out") == is_loaded("tests.compiled")


def test_every_listed_module_can_be_compiled() -> None:
    named = [ROOT / "src" / "boneyard" / name for name in HOT if "*" not in name]
    assert [file for file in named if not is_fit(file)] == []


@pytest.mark.parametrize(
    "trap",
    [
        "class Digest(Struct, frozen=True):",
        "class Own(Digest, tag=1):",
        "class Pair(tuple[int, int]):",
        "async def wait() -> None:",
    ],
)
def test_modules_that_mypyc_gets_wrong_are_not_compiled(tmp_path: Path, trap: str) -> None:
    module = tmp_path / "some.py"
    module.write_text(f"from msgspec import Struct\n\n\n{trap}\n    ...\n")
    assert not is_fit(module)


def test_dataclasses_stay_python_classes(tmp_path: Path) -> None:
    module = tmp_path / "some.py"
    module.write_text("from __future__ import annotations\n\n\n@dataclass\nclass Table:\n    id: str\n")
    mark_for_mypyc(module)
    lines = module.read_text().splitlines()
    assert "from mypy_extensions import mypyc_attr" in lines
    assert lines[-4:-1] == ["@mypyc_attr(native_class=False)", "@dataclass", "class Table:"]


@pytest.mark.parametrize(
    ("module", "name", "left_out"),
    [
        (midevil, "MidState", CACHES),
        (zombie_invasion, "ZombieState", CACHES),
        (table, "Table", ()),
    ],
)
def test_compiled_copies_have_every_field(module: ModuleType, name: str, left_out: tuple[str, ...]) -> None:
    written = copiers_of(fit_modules(ROOT / "src"))
    text = next(
        text
        for file, text in written.items()
        if str(file).endswith(module.__name__.replace(".", "/") + ".py")
    )
    body = text.partition(f"def copier_of_{name}(")[2].partition("return copy")[0]
    fields = re.findall(r"copy\.(\w+) = thing\.\1(\[:\])?\n", body)
    assert sorted(name for name, _ in fields) == sorted(set(fields_of(vars(module)[name])) - set(left_out))
    lists = {
        name for name, kind in get_annotations(vars(module)[name]).items() if str(kind).startswith("list[")
    }
    assert lists <= {name for name, copied in fields if copied}


def test_constants_are_final(tmp_path: Path) -> None:
    module = tmp_path / "some.py"
    module.write_text(
        "from __future__ import annotations\n\n"
        "SEATS = range(6)\nENOUGH: tuple[int, ...] = (1,)\n"
        "LOW, HIGH = 1, 2\nALL = A, B = 1, 2\nS = TypeVar('S')\n"
    )
    mark_for_mypyc(module)
    lines = module.read_text().splitlines()
    assert "from typing import Final" in lines
    assert lines[-5:] == [
        "SEATS: Final = range(6)",
        "ENOUGH: Final[tuple[int, ...]] = (1,)",
        "LOW, HIGH = 1, 2",
        "ALL = A, B = 1, 2",
        "S = TypeVar('S')",
    ]


def test_bits_are_found_by_bytes(tmp_path: Path) -> None:
    module = tmp_path / "options.py"
    shutil.copy(ROOT / "src" / "boneyard" / "engine" / "options.py", module)
    mark_for_mypyc(module)
    found = module.read_text().partition("def nth_bit(")[2]
    assert ">>> nth_bit(" in found
    assert "for index in range(length):" in found
    assert "HALVES" not in found


def change(folder: Path) -> None:
    (folder / "tiles.toml").write_text("size = 8\n")


def rename(folder: Path) -> None:
    (folder / "tiles.toml").rename(folder / "cards.toml")


def add(folder: Path) -> None:
    (folder / "cards.toml").touch()


@pytest.mark.parametrize("edit", [change, rename, add])
def test_the_build_is_out_of_date_after_any_edit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edit: Callable[[Path], None]
) -> None:
    monkeypatch.syspath_prepend(ROOT / "bench")
    from compiled import fingerprint

    (tmp_path / "tiles.toml").write_text("size = 7\n")
    before = fingerprint(tmp_path)
    (tmp_path / "rules.pyc").touch()
    assert fingerprint(tmp_path) == before
    edit(tmp_path)
    assert fingerprint(tmp_path) != before
