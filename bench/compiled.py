"""The mypyc build: a copy of the sources in which what runs at every answer is machine code.

`python bench/compiled.py` makes it in .bench/compiled, where PYTHONPATH finds it before the plain one.
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from environment import HOME, ROOT, BenchError, make_home, project_python

BUILD = HOME / "compiled"
SOURCES = ROOT / "src"
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

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

setup(name="boneyard", packages=[], ext_modules=mypycify({modules!r}, opt_level="3"))
"""


def build() -> Path:
    """Compile the sources as they are now, unless that has been done; the folder to import from."""
    stamp = BUILD / "built"
    wanted = fingerprint()
    if stamp.exists() and stamp.read_text() == wanted:
        return BUILD
    print(f"Compiling into {BUILD.relative_to(ROOT)} ...", file=sys.stderr)
    make_home()
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(SOURCES, BUILD, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    modules = [str(file.relative_to(BUILD)) for file in fit_modules(BUILD)]
    (BUILD / "setup.py").write_text(SETUP.format(modules=modules))
    command = [str(project_python()), "setup.py", "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=BUILD, capture_output=True, text=True)
    missing = [name for name in modules if not list((BUILD / name).parent.glob(f"{Path(name).stem}.*.so"))]
    if done.returncode or missing:
        raise BenchError(f"mypyc could not compile the sources:\n{done.stdout}{done.stderr}".strip())
    stamp.write_text(wanted)
    return BUILD


def fit_modules(sources: Path) -> list[Path]:
    """The busy modules, as far as mypyc can take them."""
    files = [file for hot in HOT for file in sorted((sources / "boneyard").glob(hot))]
    return [file for file in files if is_fit(file)]


def is_fit(module: Path) -> bool:
    text = module.read_text("utf-8")
    return module.name != "__init__.py" and not any(trap in text for trap in UNFIT)


def fingerprint() -> str:
    """Changes with any source and with the Python."""
    digest = hashlib.sha256(sys.version.encode())
    for file in sorted(SOURCES.rglob("*.py")):
        digest.update(file.read_bytes())
    digest.update(Path(__file__).read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    try:
        print(build())
    except BenchError as error:
        sys.exit(f"bench: {error}")
