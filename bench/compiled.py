"""The mypyc build: a copy of the sources with machine code for everything that runs at every answer.

`python bench/compiled.py` makes it and prints the folder to put first on PYTHONPATH. `scripts/bench engine
--compiled`, `scripts/bench server` and `scripts/test --compiled` use it. `compiling.py` lists the compiled
modules.
"""

import hashlib
import shutil
import sys
from pathlib import Path

from environment import HOME, ROOT, BenchError, make_home

sys.path.append(str(ROOT))
import compiling  # in the root, since the package's own build needs it too

SOURCES = ROOT / "src"
LOCK = ROOT / "requirements.lock"
BUILD = HOME / "compiled"
"""Laid out like the project, since the package looks for the project's tests next to it."""
COPY = BUILD / "src"
MODULES = BUILD / "modules"
"""The names of the compiled modules, one per line; tests/compiled.py makes sure that they are tested."""


def build() -> Path:
    """Compile the current sources if necessary; returns the folder to import from."""
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
    """Changes with any file of the package, the Python version, the pinned mypyc and its options."""
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
