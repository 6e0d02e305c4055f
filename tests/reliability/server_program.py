"""A server with high limits.

`python -m tests.reliability.server_program DATABASE PORT MESSAGES METRICS WORKERS`
"""

import sys
from pathlib import Path

from boneyard.server.app import serve
from boneyard.server.settings import Settings, socket_path_of, sqlite_path


def announce(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    database, port, messages, metrics, workers = sys.argv[1:]
    settings = Settings(
        database,
        port=int(port),
        workers=int(workers),
        log_level="warning",
        messages_a_second=int(messages),
        metrics_port=int(metrics),
        admin_socket=str(socket_path_of(database, Path())) if sqlite_path(database) else "",
    )
    serve.serve(settings, announce)
