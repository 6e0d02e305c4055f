"""Run pip-audit and npm audit, and report when they can't reach their databases."""

import json
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.reliability.floors import HOME

SECONDS = 120


@dataclass
class Audit:
    """The findings of an auditor, or why it has none."""

    asked: int = 0
    """About how many packages it has an answer."""
    faults: list[tuple[str, set[str]]] = field(default_factory=list)
    """The name of a package, and the ids of one fault."""
    silent: str = ""

    def __str__(self) -> str:
        return self.silent or f"{self.asked} packages, {len(self.faults)} known faults"


def report_of(command: list[str], folder: Path) -> Any:  # noqa: ANN401  # what JSON says
    """The JSON output of a program, or None if it prints none in time."""
    try:
        run = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=SECONDS, check=False
        )
        return json.loads(run.stdout)
    except (OSError, subprocess.TimeoutExpired, json.JSONDecodeError):
        return None


def pip_audit() -> Audit:
    found = shutil.which("pip-audit")
    runner = [found] if found else [shutil.which("uvx") or "", "pip-audit"]
    if not runner[0]:
        return Audit(silent="not asked: neither pip-audit nor uvx is installed")
    options = [
        "--no-deps",
        "--disable-pip",
        "-r",
        "requirements.lock",
        "-f",
        "json",
        "--progress-spinner",
        "off",
    ]
    return read_pip_audit(report_of([*runner, *options], HOME))


def read_pip_audit(report: Any) -> Audit:  # noqa: ANN401  # what JSON says
    """A skipped package wasn't checked, whatever the summary says."""
    dependencies = report["dependencies"] if report else []
    known = [package for package in dependencies if "skip_reason" not in package]
    if not known:
        return Audit(silent=f"no answer: pip-audit knew none of {len(dependencies)} packages")
    faults = [
        (package["name"], {fault["id"], *fault.get("aliases", ())})
        for package in known
        for fault in package["vulns"]
    ]
    return Audit(len(known), faults)


def npm_audit() -> Audit:
    npm = shutil.which("npm")
    if npm is None:
        return Audit(silent="not asked: npm is not installed")
    return read_npm_audit(report_of([npm, "audit", "--json", "--package-lock-only"], HOME / "web"))


def read_npm_audit(report: Any) -> Audit:  # noqa: ANN401  # what JSON says
    """Errors are JSON too; only a report has a count."""
    if not report or "metadata" not in report:
        message = (report or {}).get("message", "npm audit said nothing")
        return Audit(silent=f"no answer: {message.partition(' - ')[0]}")
    faults = [
        (name, {cause["url"].rpartition("/")[2]})
        for name, package in report["vulnerabilities"].items()
        for cause in package["via"]
        if isinstance(cause, dict)  # else the name of a package that has its own entry
    ]
    return Audit(report["metadata"]["dependencies"]["total"], faults)
