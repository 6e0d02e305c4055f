"""No locked or linked version has a known vulnerability."""

import re

import pytest

from tests.figures import Figures
from tests.reliability.auditors import Audit, npm_audit, pip_audit, read_npm_audit, read_pip_audit
from tests.reliability.floors import Floor, floors, linked, locked_npm, locked_python, too_old
from tests.sizes import SIZE

AUDITORS = {"pip": pip_audit, "npm": npm_audit} if SIZE != "quick" else {}
CVE = re.compile(r"CVE-\d{4}-\d{4,7}")


def test_no_locked_version_is_vulnerable() -> None:
    known = floors()
    assert not too_old(locked_python(), known.python)
    assert not too_old(locked_npm(), known.npm)
    assert not too_old(linked(), known.linked)


@pytest.mark.parametrize("version", ["1.9", "1.10rc1"])
def test_a_vulnerable_version_is_detected(version: str) -> None:
    bad = {"yard": Floor("1.10", ("CVE-2026-00001",))}
    assert too_old([("bones", "0.1"), ("yard", version)], bad) == [
        f"yard {version} is below 1.10: CVE-2026-00001"
    ]
    assert not too_old([("yard", "1.10")], bad)


def test_the_floor_lists_our_packages_with_their_cves() -> None:
    known = floors()
    for names, found in (
        (known.python, locked_python()),
        (known.npm, locked_npm()),
        (known.linked, linked()),
    ):
        assert set(names) <= {name for name, _ in found}
        assert all(floor.cves for floor in names.values())
    ids = [
        id
        for names in (known.python, known.npm, known.linked)
        for floor in names.values()
        for id in floor.cves
    ]
    ids += [id for accepted in known.accepted for id in accepted.cves]
    assert all(CVE.fullmatch(id) for id in ids)
    assert len(ids) == len(set(ids))


def test_auditors_report_no_vulnerabilities(figures: Figures) -> None:
    """An auditor that can't reach its database is recorded in the figures, never a silent pass."""
    known = floors()
    for name, ask in AUDITORS.items():
        audit = ask()
        figures(f"audit-{name}", said=str(audit))
        assert [fault for fault in audit.faults if not known.accepts(*fault)] == []


def test_an_unreachable_auditor_is_reported() -> None:
    skipped = {"dependencies": [{"name": "yard", "skip_reason": "Dependency not found on PyPI"}]}
    assert read_pip_audit(skipped).silent
    assert read_pip_audit(None).silent
    assert read_npm_audit({"message": "405 Method Not Allowed", "error": {}}).silent
    assert read_npm_audit(None).silent


def test_audit_findings_are_parsed() -> None:
    fault = {"id": "PYSEC-1", "aliases": ["CVE-2026-00001"], "fix_versions": []}
    pip = {"dependencies": [{"name": "yard", "version": "1", "vulns": [fault]}]}
    assert read_pip_audit(pip) == Audit(1, [("yard", {"PYSEC-1", "CVE-2026-00001"})])
    cause = {"url": "https://github.com/advisories/GHSA-xxxx", "title": "a fault"}
    npm = {
        "vulnerabilities": {"yard": {"via": [cause]}, "bones": {"via": ["yard"]}},
        "metadata": {"dependencies": {"total": 7}},
    }
    assert read_npm_audit(npm) == Audit(7, [("yard", {"GHSA-xxxx"})])
