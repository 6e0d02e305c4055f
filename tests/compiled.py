"""A pytest plugin that runs the tests on the mypyc build and nothing else.

`scripts/test --compiled` makes the build, puts it first on PYTHONPATH and loads this plugin. A run stops at
once if any part of the package comes from elsewhere. Machine code has no docstrings, so their examples are
passed to doctest here. `tests/left_out.py` skips tests that can't pass on machine code; it is loaded when a
run starts and not named in `pytest_plugins`, because collecting doctests in this file would load it then.
"""

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import pytest

BUILD = Path(__file__).parent.parent / ".bench" / "compiled"


def load_package() -> None:
    """Import everything now, since pytest would import missing modules from src."""
    package = import_module("boneyard")
    refuse(foreign({"boneyard": package}, BUILD, ()))  # at once, for the rest takes seconds to load
    for info in walk_packages(package.__path__, "boneyard."):
        import_module(info.name)


def compiled_modules() -> list[str]:
    """The compiled modules of the build, if there is one."""
    names = BUILD / "modules"
    return names.read_text("utf-8").splitlines() if names.exists() else []


def foreign(modules: Mapping[str, ModuleType], build: Path, compiled: Sequence[str]) -> Iterator[str]:
    """Modules from outside the build, or loaded as plain Python although compiled."""
    for name, module in sorted(modules.items()):
        if name.partition(".")[0] == "boneyard" and not Path(module.__file__ or "").is_relative_to(build):
            yield f"{name} comes from {module.__file__}"
    for name in compiled:
        if name not in modules or not isinstance(modules[name].__loader__, ExtensionFileLoader):
            yield f"{name} is not compiled"


def refuse(faults: Iterable[str]) -> None:
    """Stop before the first test if there are faults."""
    found = list(faults)
    if found:
        more = f" and {len(found) - 1} more" if found[1:] else ""
        raise pytest.UsageError(f"not the compiled build: {found[0]}{more}; use scripts/test --compiled")


def ensure_build() -> None:
    compiled = compiled_modules()
    refuse(foreign(dict(sys.modules), BUILD, compiled) if compiled else [f"there is none in {BUILD}"])


def hand_over_examples(module: ModuleType, source: Path) -> None:
    """Put docstrings with examples where doctest looks for those without an object."""
    docstrings = {
        f"line_{node.body[0].lineno}": ast.get_docstring(node) or ""
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body
    }
    vars(module)["__test__"] = docstrings


def pytest_configure(config: pytest.Config) -> None:
    load_package()
    ensure_build()
    config.pluginmanager.import_plugin("tests.left_out")
    for name in compiled_modules():
        hand_over_examples(sys.modules[name], BUILD / "src" / f"{name.replace('.', '/')}.py")


def pytest_collection_finish() -> None:
    """Check again, since collecting imports modules too."""
    ensure_build()


def pytest_report_header() -> str:
    return f"build: {len(compiled_modules())} modules compiled by mypyc"
