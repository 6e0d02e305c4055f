"""Telling people who are not looking what a table wants of them, by the ways they have chosen.

An alert says which table, which seat and which question: all of it the receiver's own. Windows of
seconds are over before anybody could come, so they are told only where a decision has days; in private
ones to all who are asked alike, whatever they hold.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from boneyard.server.notify import Kind, Notice, Target
from boneyard.server.services import Services
from boneyard.server.store import StoreError
from boneyard.table.config import Days
from boneyard.table.play import Play
from boneyard.table.shared_device import household
from boneyard.table.table import Seat, Table, automatic

log = logging.getLogger(__name__)
GRACE = 20.0
"""Seconds that somebody has to look before they are told."""
LATER = 60.0
"""Seconds after which who seemed to look is told after all: a sleeping phone keeps its socket a while."""
FRESH = 600_000
"""A question this old, in milliseconds, was told before a restart; a younger one may be told twice."""
MOST_TABLES = 10_000
BY_OTHERS = ("away", "time", "vote")
"""Why a seat is covered that its guest does not know of."""


class Tells(Protocol):
    """What alerts need of a notifier."""

    async def tell(self, notice: Notice, to: Iterable[Target]) -> None: ...

    def withdraw(self, table: str, decision: str | int, seat: int | None = None) -> None: ...


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about which somebody is told, unless they look or answer before."""

    decision: int
    guest: str
    """Who is asked: a seat may pass to somebody else, who then has to be told."""
    timer: asyncio.TimerHandle


class Alerts:
    """Hears what tables have become, and tells whoever does not look.

    `targets` finds out where a guest wants to be told, `looks` whether a seat has an open socket here,
    `link` makes a table's public address.
    """

    def __init__(
        self,
        services: Services,
        notifier: Tells,
        targets: Callable[[str], Awaitable[list[Target]]],
        looks: Callable[[str, int], bool],
        link: Callable[[str], str],
        grace: float = GRACE,
        later: float = LATER,
    ) -> None:
        self.services = services
        self.notifier = notifier
        self.targets = targets
        self.looks = looks
        self.link = link
        self.grace, self.later = grace, later
        self.asked: OrderedDict[str, dict[int, Asked]] = OrderedDict()
        self.timers: set[asyncio.TimerHandle] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def listen(self) -> None:
        """Hear of all tables of this process."""
        services = self.services
        services.on_kept, services.on_settled, services.is_untold = self.kept, self.settled, self.is_untold

    def settled(self, table: Table) -> None:
        """A table was read again; who is asked there was told by another process."""
        self.ask(table, asked_now(table), told_before=True)

    def is_untold(self, table: str) -> bool:
        """Whether somebody at a table has still to be told, unless they look or answer."""
        asked = self.asked.get(table)
        if not asked:
            return False
        now = asyncio.get_running_loop().time()
        return any(each.timer.when() > now for each in asked.values())

    def kept(self, before: Table | None, after: Table) -> None:
        """A table has become another, or was read again."""
        now = asked_now(after)
        self.ask(after, now, before is None and self.services.now() - after.asked_at > FRESH)
        if before is None:
            return
        if before.status == "open" and after.status == "running":
            self.tell_seats(after, "started", [n for n in people(after) if n not in now])
        if before.status == "running" and after.status == "over":
            self.tell_seats(after, "game-over", people(after))
        if before.seats != after.seats and after.status == "running":
            taken = [n for n, seat in enumerate(before.seats) if is_taken_over(seat, after.seats[n])]
            self.tell_seats(after, "covered", taken)

    def ask(self, after: Table, now: dict[int, int], told_before: bool) -> None:
        """Forget the questions that wait no more, and tell the new ones after a while."""
        known = self.asked.get(after.id, {})
        if not known and not now:
            return
        waiting: dict[int, Asked] = {}
        for seat, asked in known.items():
            if now.get(seat) == asked.decision and after.seats[seat].guest == asked.guest:
                waiting[seat] = asked
            else:
                self.cancel(asked.timer)
                self.notifier.withdraw(after.id, asked.decision, seat)
        for seat, decision in now.items():
            if seat not in waiting and not told_before:
                tell = partial(self.tell_of, after, seat, decision, False)
                waiting[seat] = Asked(decision, after.seats[seat].guest, self.after(self.grace, tell))
        self.asked.pop(after.id, None)
        if waiting:
            self.asked[after.id] = waiting
        while len(self.asked) > MOST_TABLES:
            for asked in self.asked.popitem(last=False)[1].values():
                self.cancel(asked.timer)

    def tell_of(self, table: Table, seat: int, decision: int, last: bool) -> None:
        """It is somebody's turn; whether who looks still does is seen once more, a `last` time."""
        if not self.looks(table.id, seat):
            self.send(table, "your-turn", seat, decision)
        elif not last:
            tell = partial(self.tell_of, table, seat, decision, True)
            guest = table.seats[seat].guest
            self.asked[table.id][seat] = Asked(decision, guest, self.after(self.later, tell))

    def tell_seats(self, table: Table, kind: Kind, seats: Iterable[int]) -> None:
        """Something has happened at a table that these seats may have missed."""
        assert table.play is not None or kind == "game-over"
        for seat in seats:
            decision = table.play.numbers[seat] if kind == "covered" and table.play is not None else None
            self.after(self.grace, partial(self.tell_unseen, table, kind, seat, decision))

    def tell_unseen(self, table: Table, kind: Kind, seat: int, decision: int | None) -> None:
        """Who looks has seen it; who is asked by now is told that, which says that the game has begun."""
        asked = kind == "started" and seat in self.asked.get(table.id, {})
        if not asked and not self.looks(table.id, seat):
            self.send(table, kind, seat, decision)

    def send(self, table: Table, kind: Kind, seat: int, decision: int | None) -> None:
        """Hand a notice to the notifier, beside all else."""
        task = asyncio.create_task(self.sent(table, kind, seat, decision))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def sent(self, table: Table, kind: Kind, seat: int, decision: int | None) -> None:
        """Tell the guest of a seat, or at whose device it is played, by all ways that they have chosen.

        Who has a table now knows better whose turn it is, and who looks: every process tells that of its own.
        """
        try:
            if kind == "your-turn" and await self.services.ownership.is_elsewhere(table.id):
                return
            guest = await self.services.store.guest(household(table.seats[seat].guest))
            targets = [] if guest is None else await self.targets(guest.id)
        except StoreError as error:
            log.warning("nobody is told of table %s: %s", table.id, error)
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
        await self.notifier.tell(notice, targets)

    def after(self, seconds: float, work: Callable[[], None]) -> asyncio.TimerHandle:
        """Do something later."""

        def do() -> None:
            self.timers.discard(timer)
            work()

        timer = asyncio.get_running_loop().call_later(seconds, do)
        self.timers.add(timer)
        return timer

    def cancel(self, timer: asyncio.TimerHandle) -> None:
        """Not any more."""
        timer.cancel()
        self.timers.discard(timer)

    def close(self) -> None:
        """Tell nobody any more."""
        for timer in tuple(self.timers):
            self.cancel(timer)
        for task in self.tasks:
            task.cancel()


def people(table: Table) -> list[int]:
    """The seats of guests who have not gone away for good, of their own will or by a vote."""
    gone = ("left", "conceded", "vote")
    return [n for n, seat in enumerate(table.seats) if seat.guest and seat.why_covered not in gone]


def is_taken_over(before: Seat, after: Seat) -> bool:
    """Whether a bot answers for somebody from now on who did not ask for it."""
    return bool(after.guest and after.cover and not before.cover and after.why_covered in BY_OTHERS)


def asked_now(table: Table) -> dict[int, int]:
    """The questions about which people want to be told, by seat."""
    play = table.play
    if play is None or table.status != "running":
        return {}
    window = play.declining is not None
    if window and not isinstance(table.config.pace, Days):
        return {}
    return {
        seat: play.numbers[seat]
        for seat in play.actors
        if seat >= 0
        and table.seats[seat].guest
        and not table.seats[seat].bot
        and table.waits_for(seat)
        and not (window and is_answered(table, play, seat))
    }


def is_answered(table: Table, play: Play, seat: int) -> bool:
    """Whether nobody needs to come for a window; in a private one this must not depend on a hand."""
    if table.config.reactions == "private":
        return table.seats[seat].pass_until_turn
    return automatic(table, play, seat, play.options(seat)) is not None
