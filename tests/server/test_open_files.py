"""The limit of open files is raised, and running out is logged."""

import resource
import subprocess
import sys
from pathlib import Path

from tests.server.process import serving

EXHAUSTED = """
import asyncio, logging, os, resource
from boneyard.server.app import open_files

async def turns(number):
    for _ in range(number):
        await asyncio.sleep(0.01)

async def exhaust():
    watching = asyncio.create_task(open_files.watch(0.001))
    await turns(3)
    opened = []
    try:
        while True:
            opened.append(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        pass
    await turns(5)
    for each in opened:
        os.close(each)
    await turns(5)
    watching.cancel()

logging.basicConfig(format="%(levelname)s %(message)s")
resource.setrlimit(resource.RLIMIT_NOFILE, (64, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
asyncio.run(exhaust())
"""
RAISED = """
import resource
from boneyard.server.app import open_files
resource.setrlimit(resource.RLIMIT_NOFILE, (128, 2048))
open_files.raise_limit()
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""
LOW = 256


def ran(program: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)


def test_the_open_file_limit_is_raised() -> None:
    assert ran(RAISED).stdout.split() == ["2048", "2048"]


def test_running_out_of_files_is_logged_once() -> None:
    said = ran(EXHAUSTED).stderr.splitlines()
    assert [line.split()[0] for line in said] == ["ERROR", "WARNING"], said
    assert "ulimit -n" in said[0]


def test_a_server_starts_with_the_raised_limit(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (LOW, before[1]))
    try:
        with serving(tmp_path / "t.db") as server:
            soft, _ = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert soft > LOW
