"""Memory, CPU time and descriptors of a process, as the kernel counts them."""

import os
import resource
from pathlib import Path
from statistics import quantiles

import httpx

from tests.reliability.processes import Server

KILOBYTE = 1024
MEGABYTE = KILOBYTE * KILOBYTE


def memory_of(server: Server, kind: str = "VmRSS") -> int:
    """Resident memory of a process in bytes: now, or `VmHWM`, its peak."""
    return memory_of_process(server.running.pid, kind)


def memory_of_process(pid: int, kind: str = "VmRSS") -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith(kind))
    return int(line.split()[1]) * KILOBYTE


def descriptors_of(server: Server) -> int:
    return len(os.listdir(f"/proc/{server.running.pid}/fd"))


async def measures_of(port: int, http: httpx.AsyncClient) -> dict[str, float]:
    """A server's metrics by name."""
    answer = await http.get(f"http://127.0.0.1:{port}/metrics", timeout=60)
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def allow_sockets(number: int) -> None:
    """Raise the limit of open sockets for this process and its servers."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = number + 500
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


def p99(times: list[float]) -> float:
    return percentile(times, 99)


def percentile(times: list[float], number: int) -> float:
    """In milliseconds."""
    return round(quantiles(times, n=100)[number - 1] * 1000, 1)
