"""Bots, hints and odds in worker processes, so that thinking never delays the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType

from boneyard.engine.content import Content
from boneyard.games.shared.commands import Command
from boneyard.server.thinking.questions import AnyAnswer, AnyQuestion, HintFound


class Thinkers:
    """A small pool of processes that think; they begin with the first request."""

    def __init__(self, workers: int | None = None, *, waiting: int = 1000, per_table: int = 20) -> None:
        raise NotImplementedError

    async def choose(
        self,
        kind: str,
        seed: str,
        content: Content,
        view: object,
        options: Sequence[Command],
        seconds: float | None = None,
        *,
        table: str = "",
    ) -> int:
        """The number of the option that a bot of this kind takes; any option where no worker could say.

        The kinds without a clock answer the same way for the same seed, view and options.
        """
        raise NotImplementedError

    async def hint(
        self,
        content: Content,
        view: object,
        options: Sequence[Command],
        seconds: float | None = None,
        *,
        table: str = "",
    ) -> tuple[HintFound, ...]:
        """The three best options of who sees this view, with reasons."""
        raise NotImplementedError

    async def odds(
        self, view: object, content: Content, question: AnyQuestion, *, table: str = ""
    ) -> AnyAnswer:
        """The chances that a seat asks for, from its own view."""
        raise NotImplementedError

    async def why_not(self, view: object, content: Content, command: str, *, table: str = "") -> str | None:
        """The id of the rule that forbids a command to who sees this view, where it is certain."""
        raise NotImplementedError

    async def close(self) -> None:
        """End all processes; whoever still waits is told `Closing`."""
        raise NotImplementedError

    async def __aenter__(self) -> Thinkers:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
