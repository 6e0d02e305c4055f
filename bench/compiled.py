"""The mypyc build: a copy of the sources in which what runs at every answer is machine code.

`python bench/compiled.py` makes it and prints the folder to put first on PYTHONPATH.
`scripts/bench engine --compiled` plays it, `scripts/test --compiled` runs the tests on it.
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from environment import HOME, ROOT, BenchError, make_home, project_python

SOURCES = ROOT / "src"
LOCK = ROOT / "requirements.lock"
UNCOPIED = (".pyc", ".so")
BUILD = HOME / "compiled"
"""Laid out like the project, since the package looks for the project's tests beside it."""
COPY = BUILD / "src"
MODULES = BUILD / "modules"
"""The names of the compiled modules, one a line; tests/compiled.py makes sure that they are tested."""
HOT = (
    "engine/bag.py",
    "engine/game.py",
    "engine/options.py",
    "games/shared/board.py",
    "games/shared/dice.py",
    "games/shared/masks.py",
    "games/shared/moves.py",
    "games/*/state.py",
    "games/*/rules/*.py",
    "games/*/effects/*.py",
)
UNFIT = {
    "import msgspec": "mypyc drops a Struct's tag and frozen",
    "cached_property": "mypyc computes it anew at every reading",
    "(tuple[": "mypyc can't compile a class that is a tuple",
}
"""What a module must not hold to be compiled, and why."""

FROZEN = "@dataclass(frozen=True)"
LEFT_PLAIN = f"@mypyc_attr(native_class=False)\n{FROZEN}"
"""A frozen dataclass stays a class of Python's: mypyc's can't be copied or sent to another process."""
FUTURE = "from __future__ import annotations"
WITH_MYPYC = f"{FUTURE}\n\nfrom mypy_extensions import mypyc_attr"

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

setup(name="boneyard", packages=[], ext_modules=mypycify({modules!r}, opt_level="3"))
"""


def build() -> Path:
    """Compile the sources as they are now, unless that has been done; the folder to import from."""
    stamp = BUILD / "built"
    wanted = fingerprint()
    if stamp.exists() and stamp.read_text() == wanted and not uncompiled():
        return COPY
    print(f"Compiling into {BUILD.relative_to(ROOT)} ...", file=sys.stderr)
    make_home()
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(SOURCES, COPY, ignore=shutil.ignore_patterns(*(f"*{suffix}" for suffix in UNCOPIED)))
    (BUILD / "tests").symlink_to(ROOT / "tests")
    compile_copy()
    stamp.write_text(wanted)
    return COPY


def compile_copy() -> None:
    """Put machine code beside the busy modules of the copy, where Python prefers it."""
    modules = [str(file.relative_to(COPY)) for file in fit_modules(COPY)]
    for name in modules:
        leave_frozen_plain(COPY / name)
    (COPY / "setup.py").write_text(SETUP.format(modules=modules))
    command = [str(project_python()), "setup.py", "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=COPY, capture_output=True, text=True)
    if done.returncode or uncompiled():
        raise BenchError(f"mypyc could not compile the sources:\n{done.stdout}{done.stderr}".strip())
    MODULES.write_text("".join(f"{name.removesuffix('.py').replace('/', '.')}\n" for name in modules))


def leave_frozen_plain(module: Path) -> None:
    text = module.read_text("utf-8")
    if FROZEN in text:
        module.write_text(text.replace(FUTURE, WITH_MYPYC).replace(FROZEN, LEFT_PLAIN), "utf-8")


def uncompiled() -> list[Path]:
    """The busy modules of the copy that have no machine code beside them."""
    return [file for file in fit_modules(COPY) if not list(file.parent.glob(f"{file.stem}.*.so"))]


def fit_modules(sources: Path) -> list[Path]:
    """The busy modules, as far as mypyc can take them."""
    files = [file for hot in HOT for file in sorted((sources / "boneyard").glob(hot))]
    return [file for file in files if is_fit(file)]


def is_fit(module: Path) -> bool:
    text = module.read_text("utf-8")
    return module.name != "__init__.py" and not any(trap in text for trap in UNFIT)


def fingerprint(sources: Path = SOURCES) -> str:
    """Changes with any file of the package, with the Python, the pinned mypyc and how it is called."""
    digest = hashlib.sha256(sys.version.encode() + LOCK.read_bytes() + Path(__file__).read_bytes())
    for file in sorted(sources.rglob("*")):
        if file.is_file() and file.suffix not in UNCOPIED:
            text = file.read_bytes()
            digest.update(f"{file.relative_to(sources)} {len(text)}\n".encode() + text)
    return digest.hexdigest()


if __name__ == "__main__":
    try:
        print(build())
    except BenchError as error:
        sys.exit(f"bench: {error}")
