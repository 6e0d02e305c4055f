"""The mypyc build: a copy of the sources in which what runs at every answer is machine code.

`python bench/compiled.py` makes it and prints the folder to put first on PYTHONPATH. `scripts/bench engine
--compiled` plays it, `scripts/bench server` serves from it, `scripts/test --compiled` runs the
tests on it. `compiling.py` says what is compiled.
"""

import hashlib
import shutil
import sys
from pathlib import Path

from environment import HOME, ROOT, BenchError, make_home

sys.path.append(str(ROOT))
import compiling  # it lies at the top, since the package's own build needs it too

SOURCES = ROOT / "src"
LOCK = ROOT / "requirements.lock"
BUILD = HOME / "compiled"
"""Laid out like the project, since the package looks for the project's tests beside it."""
COPY = BUILD / "src"
MODULES = BUILD / "modules"
"""The names of the compiled modules, one a line; tests/compiled.py makes sure that they are tested."""


def build() -> Path:
    """Compile the sources as they are now, unless that has been done; the folder to import from."""
    stamp = BUILD / "built"
    wanted = fingerprint()
    if stamp.exists() and stamp.read_text() == wanted and not compiling.uncompiled(COPY):
        return COPY
    print(f"Compiling into {BUILD.relative_to(ROOT)}, which takes minutes ...", file=sys.stderr)
    make_home()
    shutil.rmtree(BUILD, ignore_errors=True)
    try:
        modules = compiling.compile_copy(SOURCES, COPY)
    except compiling.NotCompiled as error:
        raise BenchError(str(error)) from error
    (BUILD / "tests").symlink_to(ROOT / "tests")
    MODULES.write_text("".join(f"{name}\n" for name in modules))
    stamp.write_text(wanted)
    return COPY


def fingerprint(sources: Path = SOURCES) -> str:
    """Changes with any file of the package, with the Python, the pinned mypyc and how it is called."""
    digest = hashlib.sha256(sys.version.encode() + LOCK.read_bytes() + Path(compiling.__file__).read_bytes())
    for file in sorted(sources.rglob("*")):
        if file.is_file() and file.suffix not in compiling.UNCOPIED:
            text = file.read_bytes()
            digest.update(f"{file.relative_to(sources)} {len(text)}\n".encode() + text)
    return digest.hexdigest()


if __name__ == "__main__":
    try:
        print(build())
    except BenchError as error:
        sys.exit(f"bench: {error}")
