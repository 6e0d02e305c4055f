"""Alerts absent players about their turn and other news, by the channels they have chosen.

An alert names a table, a seat and a decision, all of them the receiver's own. Windows are not announced:
they are over before anybody could come.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from boneyard.server.notify.notice import Kind, Notice, Target
from boneyard.server.services import Services
from boneyard.server.store import StoreError
from boneyard.table.shared_device import device_owner
from boneyard.table.table import Seat, Table

log = logging.getLogger(__name__)
GRACE = 20.0
"""Seconds that a player has to open the table before an alert."""
LATER = 60.0
"""Seconds after which a seemingly present player is alerted after all: a sleeping phone keeps its socket a
while.
"""
FRESH = 600_000
"""A question older than this, in milliseconds, was announced before a restart.
"""
MOST_TABLES = 10_000
BY_OTHERS = ("away", "time", "vote")
"""Why a bot plays a seat without its player's knowledge."""


class Sender(Protocol):
    """What alerts need of a notifier."""

    async def notify(self, notice: Notice, to: Iterable[Target]) -> None: ...

    def withdraw(self, table: str, decision: str | int, seat: int | None = None) -> None: ...


@dataclass(frozen=True, slots=True)
class PendingAlert:
    """A question that will be announced unless the player comes or answers."""

    decision: int
    guest: str
    """A seat may pass to somebody else, who then needs an alert."""
    timer: asyncio.TimerHandle


class Alerts:
    """Follows all tables and alerts players who aren't present.

    `targets` finds a guest's contacts, `is_present` says whether a seat is connected here, `link` makes a
    table's public address.
    """

    def __init__(
        self,
        services: Services,
        notifier: Sender,
        targets: Callable[[str], Awaitable[list[Target]]],
        is_present: Callable[[str, int], bool],
        link: Callable[[str], str],
        grace: float = GRACE,
        later: float = LATER,
    ) -> None:
        self.services = services
        self.notifier = notifier
        self.targets = targets
        self.is_present = is_present
        self.link = link
        self.grace, self.later = grace, later
        self.asked: OrderedDict[str, dict[int, PendingAlert]] = OrderedDict()
        self.timers: set[asyncio.TimerHandle] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def listen(self) -> None:
        services = self.services
        services.on_commit, services.on_settled, services.has_pending_alerts = (
            self.committed,
            self.settled,
            self.has_pending_alerts,
        )

    def settled(self, table: Table) -> None:
        """A table was loaded whose questions another process has announced."""
        self.ask(table, asked_now(table), announced=True)

    def has_pending_alerts(self, table: str) -> bool:
        asked = self.asked.get(table)
        if not asked:
            return False
        now = asyncio.get_running_loop().time()
        return any(each.timer.when() > now for each in asked.values())

    def committed(self, before: Table | None, after: Table) -> None:
        """A table has changed, or was loaded again."""
        now = asked_now(after)
        self.ask(after, now, before is None and self.services.now() - after.asked_at > FRESH)
        if before is None:
            return
        if before.status == "open" and after.status == "running":
            self.alert_seats(after, "started", [n for n in people(after) if n not in now])
        if before.status == "running" and after.status == "over":
            self.alert_seats(after, "game-over", people(after))
        if before.seats != after.seats and after.status == "running":
            taken = [n for n, seat in enumerate(before.seats) if is_taken_over(seat, after.seats[n])]
            self.alert_seats(after, "covered", taken)

    def ask(self, after: Table, now: dict[int, int], announced: bool) -> None:
        """Drop closed questions, and schedule alerts for new ones."""
        known = self.asked.get(after.id, {})
        if not known and not now:
            return
        waiting: dict[int, PendingAlert] = {}
        for seat, asked in known.items():
            if now.get(seat) == asked.decision and after.seats[seat].guest == asked.guest:
                waiting[seat] = asked
            else:
                self.cancel(asked.timer)
                self.notifier.withdraw(after.id, asked.decision, seat)
        for seat, decision in now.items():
            if seat not in waiting and not announced:
                alert = partial(self.alert_turn, after, seat, decision, False)
                waiting[seat] = PendingAlert(decision, after.seats[seat].guest, self.after(self.grace, alert))
        self.asked.pop(after.id, None)
        if waiting:
            self.asked[after.id] = waiting
        while len(self.asked) > MOST_TABLES:
            for asked in self.asked.popitem(last=False)[1].values():
                self.cancel(asked.timer)

    def alert_turn(self, table: Table, seat: int, decision: int, last: bool) -> None:
        """Alert a player; if they seem present, check once more later (`last`)."""
        if not self.is_present(table.id, seat):
            self.send(table, "your-turn", seat, decision)
        elif not last:
            alert = partial(self.alert_turn, table, seat, decision, True)
            guest = table.seats[seat].guest
            self.asked[table.id][seat] = PendingAlert(decision, guest, self.after(self.later, alert))

    def alert_seats(self, table: Table, kind: Kind, seats: Iterable[int]) -> None:
        assert table.play is not None or kind == "game-over"
        for seat in seats:
            decision = table.play.numbers[seat] if kind == "covered" and table.play is not None else None
            self.after(self.grace, partial(self.alert_absent, table, kind, seat, decision))

    def alert_absent(self, table: Table, kind: Kind, seat: int, decision: int | None) -> None:
        """Alert an absent player, unless a question to them already says that the game has begun."""
        asked = kind == "started" and seat in self.asked.get(table.id, {})
        if not asked and not self.is_present(table.id, seat):
            self.send(table, kind, seat, decision)

    def send(self, table: Table, kind: Kind, seat: int, decision: int | None) -> None:
        task = asyncio.create_task(self.sent(table, kind, seat, decision))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def sent(self, table: Table, kind: Kind, seat: int, decision: int | None) -> None:
        """Alert the seat's guest by all their channels.

        A turn is announced by the process that has the table now: it knows whose turn it is and who is
        present.
        """
        try:
            if kind == "your-turn" and await self.services.ownership.is_elsewhere(table.id):
                return
            guest = await self.services.store.guest(device_owner(table.seats[seat].guest))
            targets = [] if guest is None else await self.targets(guest.id)
        except StoreError as error:
            log.warning("no alert about table %s: %s", table.id, error)
            return
        if guest is None or not targets:
            return
        params: dict[str, str | int] = {"seat": seat}
        notice = Notice(
            kind=kind,
            table=table.id,
            link=self.link(table.id),
            game=table.config.game,
            title=table.config.title,
            language=guest.language,
            params=params if decision is None else {**params, "decision": decision},
        )
        await self.notifier.notify(notice, targets)

    def after(self, seconds: float, work: Callable[[], None]) -> asyncio.TimerHandle:
        def do() -> None:
            self.timers.discard(timer)
            work()

        timer = asyncio.get_running_loop().call_later(seconds, do)
        self.timers.add(timer)
        return timer

    def cancel(self, timer: asyncio.TimerHandle) -> None:
        timer.cancel()
        self.timers.discard(timer)

    def close(self) -> None:
        for timer in tuple(self.timers):
            self.cancel(timer)
        for task in self.tasks:
            task.cancel()


def people(table: Table) -> list[int]:
    """Seats of guests who have not left for good."""
    gone = ("left", "conceded", "vote")
    return [n for n, seat in enumerate(table.seats) if seat.guest and seat.why_stand_in not in gone]


def is_taken_over(before: Seat, after: Seat) -> bool:
    """Whether a bot has just taken over without the player's request."""
    return bool(after.guest and after.stand_in and not before.stand_in and after.why_stand_in in BY_OTHERS)


def asked_now(table: Table) -> dict[int, int]:
    """The decisions to announce, by seat."""
    play = table.play
    if play is None or table.status != "running" or play.declining is not None:
        return {}
    return {
        seat: play.numbers[seat]
        for seat in play.actors
        if seat >= 0 and table.seats[seat].guest and not table.seats[seat].bot and table.waits_for(seat)
    }
