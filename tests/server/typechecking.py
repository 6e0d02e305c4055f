"""Check values against the generated types with the TypeScript compiler."""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "web" / "src" / "lib" / "wire.ts"
STRICT = [
    *("--noEmit", "--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess"),
    *("--isolatedModules", "--erasableSyntaxOnly", "--skipLibCheck"),
    *("--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"),
]


def constants(kind: str, values: Iterable[object], *, wrong: bool = False) -> list[str]:
    """Statements that compile if every value has the type, or if none has it."""
    expecting = "// @ts-expect-error\n" if wrong else ""
    return [f"{expecting}export const {{}}: {kind} = {json.dumps(value)};" for value in values]


def complaints(folder: Path, statements: Iterable[str]) -> str:
    """The compiler's errors."""
    text = "".join(f"{line.replace('{}', f'c{n}', 1)}\n" for n, line in enumerate(statements))
    (folder / "wire.ts").write_text(TYPES.read_text("utf-8"), "utf-8")
    checked = folder / "checked.ts"
    checked.write_text(f'import type {{ Api, In, LobbyShown, Out, Problem }} from "./wire";\n{text}', "utf-8")
    found = subprocess.run(
        [ROOT / "scripts" / "tsc", *STRICT, checked], capture_output=True, text=True, check=False
    )
    assert found.returncode == 0 or found.stdout, found.stderr
    return found.stdout
