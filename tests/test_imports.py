"""Imports point one way: server, simulate, terminal, cli -> bots -> games -> engine."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from subprocess import run

import pytest

ROOT = Path(__file__).parent.parent / "src" / "boneyard"
LAYERS = (
    {"languages", "text_checks", "tile_drawing"},
    {"engine", "art", "rulebook", "messages"},
    {"games"},
    {"titles", "check_translations", "lessons"},
    {"odds"},
    {"bots"},
    {"pictures"},
    {"table"},
    {"simulate", "terminal"},
    {"report"},
    {"server"},
    {"cluster"},
    {"cli", "rl"},
    {"__main__"},
)
"""A part may import itself and earlier layers."""
SERVER_LAYERS = (
    {"asgi", "ids", "token_bucket", "metrics", "qr", "notify"},
    {"settings"},
    {"store"},
    {"workers"},
    {"services"},
    {"lobby", "accounts"},
    {"rooms"},
    {"history", "websocket"},
    {"groups"},
    {"admin", "http"},
    {"app"},
)
"""The layers of the server."""


def ranks(layers: tuple[set[str], ...]) -> dict[str, int]:
    return {part: rank for rank, layer in enumerate(layers) for part in layer}


RANK, SERVER_RANK = ranks(LAYERS), ranks(SERVER_LAYERS)
GAMES = ("zombie_invasion", "midevil", "castle_of_chaos")
FILES = sorted(path for path in ROOT.rglob("*.py") if path != ROOT / "__init__.py")
OUTSIDE = {"msgspec", "click", "rich", "fluent"}
"""Packages that the core may import."""
EXTRAS = {
    "cli/lan.py": "ifaddr",
    "report/draw.py": "matplotlib",
    "simulate/cluster.py": "distributed",
    "simulate/parquet.py": "pyarrow",
}
"""Files that need another package; they are imported only when used."""
LEARNING = {"numpy", "gymnasium", "pettingzoo"}
"""Packages for reinforcement learning."""
SERVING = {
    "aiosmtplib",
    "alembic",
    "cryptography",
    "h11",
    "litestar",
    "prometheus_client",
    "resvg_py",
    "segno",
    "sqlalchemy",
    "uvicorn",
    "uvloop",
    "websockets",
}
"""Packages for the server."""
SHARING = {"asyncpg", "sqlalchemy"}
"""Packages for several processes on one database."""


def modules_of(tree: ast.AST) -> Iterator[str]:
    """The full names of all imported modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "use absolute imports"
            assert node.module is not None
            yield from (f"{node.module}.{name.name}" for name in node.names)


@cache
def imported(path: Path) -> set[str]:
    return set(modules_of(ast.parse(path.read_text("utf-8"))))


def part_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def ours(path: Path) -> set[str]:
    """The parts of the package that a file imports; `boneyard` itself means games and engine."""
    found = set()
    for module in imported(path):
        package, _, rest = module.partition(".")
        if package == "boneyard":
            part = rest.partition(".")[0]
            found.add(part if part in RANK else "games")
    return found


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", FILES, ids=name)
def test_imports_point_one_way(path: Path) -> None:
    part = part_of(path)
    assert part in RANK, f"add {part!r} to LAYERS"
    wrong = [other for other in ours(path) if other != part and RANK[other] >= RANK[part]]
    assert not wrong, f"{name(path)} imports {wrong}"


def test_imports_inside_the_server_point_one_way() -> None:
    for path in (ROOT / "server").rglob("*.py"):
        if path.parent == ROOT / "server" and path.name == "__init__.py":
            continue
        part = path.relative_to(ROOT / "server").parts[0].removesuffix(".py")
        assert part in SERVER_RANK, f"add {part!r} to SERVER_LAYERS"
        others = {module.split(".")[2] for module in imported(path) if module.startswith("boneyard.server.")}
        wrong = [other for other in others - {part} if SERVER_RANK[other] >= SERVER_RANK[part]]
        assert not wrong, f"{name(path)} imports {wrong}"


def test_the_engine_needs_the_standard_library_only() -> None:
    for path in FILES:
        if part_of(path) == "engine":
            packages = {module.partition(".")[0] for module in imported(path)}
            assert packages <= {*sys.stdlib_module_names, "boneyard"}, name(path)


def test_the_core_needs_few_packages() -> None:
    for path in FILES:
        packages = {module.partition(".")[0] for module in imported(path)}
        allowed = {*sys.stdlib_module_names, "boneyard", *OUTSIDE, EXTRAS.get(name(path))}
        allowed |= LEARNING if part_of(path) == "rl" else set()
        allowed |= SERVING if part_of(path) == "server" else set()
        allowed |= SHARING if part_of(path) == "cluster" else set()
        assert packages <= allowed, name(path)


def test_extras_are_loaded_on_demand() -> None:
    load = "from boneyard.cli.main import MODULES, command; [*map(command, MODULES)]"
    code = f"{load}; import sys; print(*sys.modules)"
    loaded = run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "boneyard.cli.simulate" in loaded
    assert not {*EXTRAS.values(), *LEARNING, *SERVING, *SHARING} & {*loaded}


def test_a_single_process_never_loads_the_cluster(tmp_path: Path) -> None:
    serve = """
import asyncio, sys
from boneyard.server.app.application import application
from boneyard.server.settings import Settings
from boneyard.server.store import open_store

async def start():
    store = await open_store(sys.argv[1])
    application(Settings(database=sys.argv[1]), store)
    await store.close()

asyncio.run(start())
print(*sys.modules)
"""
    code = [sys.executable, "-c", serve, f"sqlite:///{tmp_path / 'tables.db'}"]
    loaded = run(code, capture_output=True, text=True, check=True).stdout.split()
    assert "boneyard.server.rooms.open_table" in loaded
    assert not {"boneyard.cluster", "asyncpg"} & {*loaded}


def test_shared_game_code_names_no_game() -> None:
    for path in (ROOT / "games" / "shared").glob("*.py"):
        named = [module for module in imported(path) if any(game in module for game in GAMES)]
        assert not named, f"{path.name} imports {named}"


def test_only_an_expansion_imports_another_game() -> None:
    """The Castle of Chaos is MidEvil's record with parts replaced and added."""
    for game in GAMES:
        for path in (ROOT / "games" / game).rglob("*.py"):
            others = {other for other in GAMES for module in imported(path) if f"games.{other}." in module}
            allowed = {game, "midevil"} if game == "castle_of_chaos" else {game}
            assert others <= allowed, name(path)


def test_nothing_outside_the_games_imports_one_of_them() -> None:
    """No `if game == ...` anywhere: code that needs a game asks the catalogue."""
    for path in FILES:
        if part_of(path) != "games":
            named = [module for module in imported(path) if any(f"games.{game}" in module for game in GAMES)]
            assert not named, f"{name(path)} imports {named}"


def test_no_game_is_named_outside_the_games() -> None:
    """Nor is it looked up by its id: its record has everything that others need."""
    ids = {game.replace("_", "-") for game in GAMES}
    for path in FILES:
        if part_of(path) not in ("games", "messages", "rulebook"):
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
            named = {node.value for node in nodes if isinstance(node, ast.Constant)} & ids
            assert not named, f"{name(path)} names {named}"


def test_no_test_imports_another_test() -> None:
    tests = Path(__file__).parent
    found = {path: path.read_text("utf-8") for path in tests.rglob("*.py")}
    assert not [
        path for path, text in found.items() if re.search(r"^from tests[\w.]*\.test_", text, re.MULTILINE)
    ]
