"""Which modules of the package mypyc compiles, and how.

`hatch_build.py` compiles for an installation with BONEYARD_COMPILED=1, `bench/compiled.py` for benchmarks and
tests. Both compile a slightly changed copy of the sources.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

NEEDS = ("mypy[mypyc]>=1.15", "setuptools")
"""Packages for compiling; it also needs a C compiler."""
WANTS = "mypy_extensions"  # a dependency of compiled modules
UNCOPIED = (".pyc", ".so")
HOT = (
    "engine/bag.py",
    "engine/game.py",
    "engine/options.py",
    "engine/showing.py",
    "games/shared/board.py",
    "games/shared/dice.py",
    "games/shared/masks.py",
    "games/shared/moves.py",
    "games/*/state.py",
    "games/*/view.py",
    "games/*/goals.py",
    "games/*/rules/*.py",
    "games/*/effects/*.py",
    "odds/luck.py",
    "server/rooms/timer.py",
    "server/store/rows.py",
    "server/store/sqlite_log.py",
    "table/automatic.py",
    "table/events.py",
    "table/audience.py",
    "server/app/clock.py",
    "server/websocket/session.py",
    "table/deadlines.py",
    "table/handlers/dispatch.py",
    "table/decision.py",
    "table/fold.py",
    "server/rooms/changes.py",
    "server/token_bucket.py",
    "table/play.py",
    "table/handlers/answers.py",
    "table/projection.py",
    "table/stream.py",
    "table/table.py",
    "table/windows.py",
)
"""Everything that runs at every answer: the rules, the table, and what is written."""
UNFIT = {
    r"^class \w+\(.*(\bStruct\b|=)": "mypyc drops a Struct's tag and frozen",
    r"\bcached_property\b": "mypyc doesn't cache it",
    r"^class \w+\(tuple\[": "mypyc can't compile subclasses of tuple",
    r"^\s*async def ": "mypyc keeps an exception set while its handler awaits",
}
"""Code that keeps a module from being compiled, and why."""

RECORD = re.compile(r"^@dataclass(\(frozen=True\))?$", re.MULTILINE)
LEFT_PLAIN = r"@mypyc_attr(native_class=False)\n\g<0>"
"""A dataclass without slots stays a Python class: mypyc's can't be copied or pickled."""
BASE = re.compile(r"^class Audience\b", re.MULTILINE)
LEFT_OPEN = r"@mypyc_attr(allow_interpreted_subclasses=True)\n\g<0>"
COPIED = re.compile(r"\bcopied\(self(?:, (\w+))?\)")
CONSTANT = re.compile(r"^([A-Z][A-Z_0-9]+)(?:: (.+?))? = (?!.* = )", re.MULTILINE)
"""A constant. It is final in the copy: mypyc then reads a C variable instead of looking up a name."""
FUTURE = "from __future__ import annotations"
WITH_IMPORTS = f"{FUTURE}\n\nfrom typing import Final\n\nfrom mypy_extensions import mypyc_attr"

COPIER = """

def copier_of_{name}(thing: {name}) -> {name}:
    copy = {name}.__new__({name})
{puts}
    return copy


copying.add_copier({name}, copier_of_{name})
"""
"""Four times as fast as the function that `engine/copying.py` writes, which reads fields by name."""

NTH_BIT = re.compile(
    r'(?ms)(?<=^def nth_bit\(mask: int, n: int\) -> int:\n)(    """.*?"""\n).*?^    return [^\n]+'
)
BY_BYTES = """\
\\1    left: i64 = n
    position: i64 = 0
    flags = mask.to_bytes((mask.bit_length() >> 3) + 1, "little")
    length: i64 = len(flags)
    for index in range(length):
        byte: i64 = flags[index]
        count: i64 = ONES_IN[byte]
        if left < count:
            return position + BITS[byte][left]
        left -= count
        position += 8
    raise IndexError(n)


from mypy_extensions import i64

ONES_IN = bytes([byte.bit_count() for byte in range(256)])"""
"""Finds a bit by counting those of each byte.

It takes a fifth of the time of halving the mask, by which Zombie Invasion gains 12 %; in Python it takes
three times as long.
"""

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

words = ["--ignore-missing-imports", *{modules!r}]  # asyncpg has no types
modules = mypycify(words, opt_level="3", debug_level="0", group_name="boneyard")
for module in modules:  # functions call each other directly, which gains 5 %
    module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
setup(name="boneyard", packages=[], ext_modules=modules)
"""


class NotCompiled(RuntimeError):
    """mypyc or the C compiler failed; the message is theirs."""


def compile_copy(sources: Path, copy: Path) -> list[str]:
    """Copy the sources and compile the hot modules in place; returns their names."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(sources, copy, ignore=shutil.ignore_patterns(*(f"*{suffix}" for suffix in UNCOPIED)))
    modules = [file.relative_to(copy).as_posix() for file in fit_modules(copy)]
    copiers = copiers_of([copy / name for name in modules])
    for name in modules:
        mark_for_mypyc(copy / name)
    for module, text in copiers.items():
        head = f"{FUTURE}\n\nfrom boneyard.engine import copying"
        module.write_text(module.read_text("utf-8").replace(FUTURE, head, 1) + text, "utf-8")
    (copy / "setup.py").write_text(SETUP.format(modules=modules))
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    if done.returncode or uncompiled(copy):
        raise NotCompiled(f"mypyc could not compile the sources:\n{done.stdout}{done.stderr}".strip())
    return [name.removesuffix(".py").replace("/", ".") for name in modules]


def mark_for_mypyc(module: Path) -> None:
    """Mark constants, and the classes that mypyc must leave alone or open to subclasses."""
    text = module.read_text("utf-8")
    marked = BASE.sub(LEFT_OPEN, RECORD.sub(LEFT_PLAIN, text))
    marked = CONSTANT.sub(as_final, NTH_BIT.sub(BY_BYTES, marked))
    if marked != text:
        module.write_text(marked.replace(FUTURE, WITH_IMPORTS), "utf-8")


def copiers_of(modules: list[Path]) -> dict[Path, str]:
    """By module: typed functions that copy the classes which call `copied`, and their subclasses."""
    found: dict[Path, str] = {}
    fields: dict[str, dict[str, str]] = {}
    trees = {module: ast.parse(module.read_text("utf-8")) for module in modules}
    classes = [(module, node) for module, tree in trees.items() for node in classes_in(tree)]
    for _ in classes:  # a class is found after its base
        for module, node in classes:
            bases = [fields[base] for base in map(ast.unparse, node.bases) if base in fields]
            call = COPIED.search(ast.unparse(node))
            if node.name in fields or not (bases or call):
                continue
            own = {ast.unparse(line.target): ast.unparse(line.annotation) for line in annotated(node)}
            left_out = constant(trees[module], call[1]) if call and call[1] else ()
            known = bases[0] if bases else {}
            fields[node.name] = known | {name: own[name] for name in own if name not in left_out}
            puts = [
                f"    copy.{name} = thing.{name}{'[:]' if kind.startswith('list[') else ''}"
                for name, kind in fields[node.name].items()
            ]
            found[module] = found.get(module, "") + COPIER.format(name=node.name, puts="\n".join(puts))
    return found


def classes_in(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def annotated(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [line for line in node.body if isinstance(line, ast.AnnAssign)]


def constant(tree: ast.Module, name: str) -> tuple[str, ...]:
    """The value of a module's constant: a tuple of names."""
    assigned = [line for line in tree.body if isinstance(line, ast.Assign)]
    values = [line.value for line in assigned if [ast.unparse(to) for to in line.targets] == [name]]
    names: tuple[str, ...] = ast.literal_eval(values[0])
    return names


def as_final(constant: re.Match[str]) -> str:
    """The beginning of a constant's definition, with its type if it has one."""
    name, type_ = constant.groups()
    return f"{name}: Final[{type_}] = " if type_ else f"{name}: Final = "


def machine_code(copy: Path) -> list[Path]:
    """All extension modules in a copy: a small one per module, and one with the code."""
    files = [*copy.iterdir(), *(copy / "boneyard").rglob("*")]
    return [file for file in files if file.name.endswith(tuple(EXTENSION_SUFFIXES))]


def uncompiled(copy: Path) -> list[Path]:
    """The hot modules of a copy without machine code."""
    made = {file.parent / file.name.partition(".")[0] for file in machine_code(copy)}
    return [file for file in fit_modules(copy) if file.with_suffix("") not in made]


def fit_modules(sources: Path) -> list[Path]:
    """The hot modules that mypyc can compile."""
    files = [file for hot in HOT for file in sorted((sources / "boneyard").glob(hot))]
    return [file for file in files if is_fit(file)]


def is_fit(module: Path) -> bool:
    """Whether compiling a module keeps its behaviour."""
    text = module.read_text("utf-8")
    return module.name != "__init__.py" and not any(re.search(trap, text, re.MULTILINE) for trap in UNFIT)
