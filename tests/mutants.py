"""Mutation testing: make small changes to the rules and check that the tests notice.

mutmut makes the mutants (`[tool.mutmut]` in pyproject.toml lists the files). They are judged here in minutes,
since a pytest run for each of some thousand mutants would take an hour. Each mutant runs in its own process
against the scenarios, perft counts and golden replays that reach the changed function, fastest first.
Verdicts are stored, so that a stopped run continues, until a file of the rules or tests changes.
"""

import functools
import gc
import hashlib
import json
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stdout
from fnmatch import fnmatchcase
from io import StringIO
from pathlib import Path

import click
from mutmut import __main__ as mutmut
from mutmut.mutation import trampoline
from mutmut.utils.file_utils import copy_also_copy_files, copy_src_dir, setup_source_paths

ROOT = Path(__file__).parent.parent
MUTANTS = ROOT / "mutants"
LEAST_SECONDS, TIMES_LONGER = 0.3, 10.0
"""How much longer a test may take with a mutant before it counts as endless."""
MEMORY = 2 << 30
ALIVE = ("survived", "no tests")

Test = Callable[[], object]


def make_mutants() -> list[str]:
    """The names of all mutants; unchanged files keep theirs."""
    trampoline.set_mutant_under_test("mutant_generation")
    MUTANTS.mkdir(exist_ok=True)
    with redirect_stdout(StringIO()):  # it names every file
        copy_src_dir()
        copy_also_copy_files()
        setup_source_paths()
        mutmut.create_mutants(1)
    metas = [
        meta
        for meta in sorted(MUTANTS.glob("src/boneyard/games/*/*/*.py.meta"))
        if (ROOT / meta.relative_to(MUTANTS)).with_suffix("").exists()
    ]
    return [name for meta in metas for name in json.loads(meta.read_text("utf-8"))["exit_code_by_key"]]


def all_tests() -> dict[str, Test]:
    """The tests of the rules, on the copy with the mutants."""
    import boneyard
    from tests.perft import test_perft
    from tests.replays import test_replays
    from tests.scenarios import runner, test_scenarios

    assert Path(boneyard.__file__).is_relative_to(MUTANTS), f"{boneyard.__file__} is not the mutated copy"
    tests: dict[str, Test] = {}
    for path in test_scenarios.FILES:
        tests[f"{path.parent.name}/{path.stem}"] = functools.partial(lambda p: runner.Scenario(p).run(), path)
    for path in test_perft.FILES:
        tests[path.name] = functools.partial(test_perft.test_perft, path)
    for path in test_replays.FILES:
        tests[path.name] = functools.partial(test_replays.test_a_golden_replay_leads_to_the_same_end, path)
    return tests


class Judge:
    """Which tests reach which function, and how long each takes."""

    def __init__(self, tests: dict[str, Test]) -> None:
        self.tests = tests
        self.seconds: dict[str, float] = {}
        self.reach: dict[str, list[str]] = {}
        hits: set[str] = set()

        def hit(function: str, caller: str | None = None) -> None:
            hits.add(function)

        setattr(trampoline, "record_trampoline_hit", hit)  # noqa: B010
        trampoline.set_mutant_under_test("stats")
        for name, test in tests.items():
            hits.clear()
            began = time.process_time()
            test()
            self.seconds[name] = time.process_time() - began
            for function in hits:
                self.reach.setdefault(function, []).append(name)
        self.forget_answers()

    def forget_answers(self) -> None:
        """Clear caches: results of the unchanged rule must not be reused."""
        for thing in gc.get_objects():
            if isinstance(thing, functools._lru_cache_wrapper) and ".rules." in thing.__module__:
                thing.cache_clear()
        gc.collect()
        gc.freeze()

    def verdict(self, mutant: str) -> str:
        """Killed, survived, timeout, or reached by no test."""
        function = mutant.rpartition("__mutmut_")[0]
        names = sorted(self.reach.get(function, ()), key=self.seconds.__getitem__)
        if not names:
            return "no tests"
        child = os.fork()
        if not child:
            self.die_if_noticed(mutant, names)
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return "timeout"
        return "killed" if os.WEXITSTATUS(status) else "survived"

    def die_if_noticed(self, mutant: str, names: list[str]) -> None:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        trampoline.set_mutant_under_test(mutant)
        for name in names:
            signal.setitimer(signal.ITIMER_PROF, LEAST_SECONDS + TIMES_LONGER * self.seconds[name])
            try:
                self.tests[name]()
            except BaseException:  # noqa: BLE001 - a test may fail in any way
                os._exit(1)
        os._exit(0)


def record() -> Path:
    """The file with the verdicts for these rules and tests."""
    digest = hashlib.sha256()
    for path in sorted([*ROOT.glob("src/boneyard/**/*.*"), *ROOT.glob("tests/**/*.*")]):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(path.read_bytes())
    return MUTANTS / f"verdicts-{digest.hexdigest()[:12]}.jsonl"


def verdicts_in(path: Path) -> dict[str, str]:
    return dict(json.loads(line) for line in path.read_text("utf-8").splitlines()) if path.exists() else {}


def judge_all(judge: Judge, mutants: list[str], kept: Path, workers: int) -> None:
    """Each worker takes every n-th mutant; a verdict is one short line, written at once."""
    pids = []
    for number in range(workers):
        pid = os.fork()
        if not pid:
            for mutant in mutants[number::workers]:
                line = json.dumps([mutant, judge.verdict(mutant)]) + "\n"
                with kept.open("a", encoding="utf-8") as file:
                    file.write(line)
            os._exit(0)
        pids.append(pid)
    failed = [pid for pid in pids if os.waitpid(pid, 0)[1]]
    assert not failed, "a worker ended early; start again to continue"


def report(verdicts: dict[str, str]) -> None:
    """The survivors, one line per module, and the total."""
    modules: dict[str, Counter[str]] = {}
    for mutant, verdict in sorted(verdicts.items()):
        modules.setdefault(mutant.split(".x", 1)[0], Counter())[verdict] += 1
        if verdict in ALIVE:
            click.echo(f"{verdict}: {mutant}")
    for module, counts in [*modules.items(), ("mutate", sum(modules.values(), Counter()))]:
        alive, tried = sum(counts[name] for name in ALIVE), counts.total()
        click.echo(f"{module}: {alive} of {tried} mutants survived ({100 * alive / max(tried, 1):.1f} %)")


def main(patterns: list[str]) -> None:
    os.chdir(ROOT)
    names = make_mutants()
    chosen = [name for name in names if any(fnmatchcase(name, pattern) for pattern in patterns or ["*"])]
    kept = record()
    left = [name for name in chosen if name not in verdicts_in(kept)]
    if left:
        os.chdir(MUTANTS)
        trampoline.set_mutant_under_test("")
        judge = Judge(all_tests())
        click.echo(f"{len(left)} mutants, judged by {len(judge.tests)} tests ...")
        judge_all(judge, left, kept, int(os.environ.get("BONEYARD_TEST_WORKERS", "2")))
    verdicts = verdicts_in(kept)
    report({name: verdicts[name] for name in chosen})


if __name__ == "__main__":
    main(sys.argv[1:])
