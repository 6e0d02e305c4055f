"""The listener for Prometheus: the only way to the metrics, and to nothing else."""

from __future__ import annotations

from litestar.datastructures import State

from boneyard.server.lines.connected import Receive, Scope, Send
from boneyard.server.web.gate import App
from boneyard.server.web.health import PROMETHEUS, metrics
from boneyard.server.web.pages import respond

PATH = "/metrics"
GOING_AWAY = 1001


class Measured:
    """Keeps the metrics apart from the application by the port that a connection came in at."""

    def __init__(self, app: App, state: State, port: int) -> None:
        self.app = app
        self.state = state
        self.port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a connection to the metrics' port here; all others are the application's."""
        if not self.is_meant(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": GOING_AWAY})
        elif (scope["method"], scope["path"]) == ("GET", PATH):
            page = await metrics(self.state)
            await respond(send, 200, {"content-type": PROMETHEUS}, page.encode())
        else:
            told = f"The metrics are at {PATH}.\n"
            await respond(send, 404, {"content-type": "text/plain; charset=utf-8"}, told.encode())

    def is_meant(self, scope: Scope) -> bool:
        """Whether a connection came in at the metrics' port; the server knows that from its own socket."""
        server = scope.get("server")
        return isinstance(server, list | tuple) and server[1] == self.port
