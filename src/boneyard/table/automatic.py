"""Answers that the table gives for a seat: its only option, its standing orders, what needs no question."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal, NamedTuple

from boneyard.games.shared.commands import STOP, Command, Put, Shift
from boneyard.games.shared.events import Event
from boneyard.games.shared.features import features_of
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.traps import TrapOffer
from boneyard.table.config import Chore, Days
from boneyard.table.names import is_program
from boneyard.table.play import Play
from boneyard.table.table import Seat, Table


class Automatic(NamedTuple):
    command: Command
    hand: Literal["order", "auto", "trap"]
    """`auto` if the seat had a choice that didn't matter, `trap` if a card that it armed springs."""


def asks_everybody(table: Table, play: Play) -> bool:
    """Whether pauses must reveal nothing. A game without windows has nothing to hide there."""
    return table.config.reactions == "private" and bool(play.game.windows)


def passes_in_silence(table: Table, play: Play, seat: int) -> bool:
    """Whether a seat need not be shown a private window: it has one option, or would decline automatically.

    Others can't tell, because the window lasts its time.
    """
    if play.declining is None or not asks_everybody(table, play):
        return False
    options = play.options(seat)
    return len(options) == 1 or automatic(table, play, seat, options) is not None


def automatic(
    table: Table, play: Play, seat: int, options: Sequence[Command], events: Sequence[Event] = ()
) -> Automatic | None:
    """A seat's automatic answer: its only option, or that of the lesson, its standing orders or its routine.

    `events` have just happened; a seat that they target no longer passes until its turn.
    With private reactions, a seat with one option is asked all the same: otherwise everybody could see who
    has more.
    """
    if len(options) == 1 and not asks_everybody(table, play):
        return Automatic(options[0], "order")
    if table.lesson is not None and (said := table.lesson.answer_of(seat, options)) is not None:
        return Automatic(said, "order")
    declining = play.declining
    orders = table.seats[seat]
    if declining is None:
        return (
            placed(table, play, seat, options)
            or following_up(table, play, seat, options)
            or by_routine(table, play, seat, options)
        )
    if (sprung := springing(table, play, seat, options)) is not None:
        return Automatic(sprung, "trap")
    skips = orders.pass_until_turn and all(event.target != seat for event in events)
    silent = (*orders.never, *(trap.card for trap in orders.traps))
    if skips or is_never(silent, options, declining) or answers_in_days(table, orders):
        return Automatic(declining, "order")
    matters = not is_spared(table, play, seat) or reaction_matters(play, seat, options, declining, orders)
    return None if matters else Automatic(declining, "auto")


def placed(table: Table, play: Play, seat: int, options: Sequence[Command]) -> Automatic | None:
    """Where a person's figures and tokens go, if the table does the set-up or the chores."""
    chore = chore_of(options)
    if not chore or table.lesson is not None or table.seats[seat].bot:
        return None
    done = is_chore_done(table, play, seat, chore) if play.turns else table.config.prepared
    found = best(play, seat, options) if done else None
    return None if found is None else Automatic(found, "auto")


def chore_of(options: Sequence[Command]) -> Chore | Literal[""]:
    if isinstance(options[0], Put):
        return "put"
    return "shift" if any(isinstance(option, Shift) for option in options) else ""


def is_chore_done(table: Table, play: Play, seat: int, chore: Chore) -> bool:
    """Whether the table does a chore for a person, in their own turn."""
    orders = table.seats[seat]
    is_own = play.active == seat and len(play.actors) == 1
    return table.config.chores and is_own and chore not in orders.by_hand and not is_program(orders.guest)


def best(play: Play, seat: int, options: Sequence[Command]) -> Command | None:
    """What looks best from the seat's own view; None in a game without heuristics."""
    heuristics = features_of(play.game).heuristics
    if heuristics is None:
        return None
    scores = heuristics.scores(imagined(play, seat), seat, options)
    return options[scores.index(max(scores))]


def forced(play: Play, seat: int) -> Command:
    """The answer for a player without time: end or go on with what it is about, else what looks best.

    No card is played for them.
    """
    options = play.options(seat)
    heuristics = features_of(play.game).heuristics
    ending = {STOP, *(heuristics.going_on if heuristics else ())}
    if (found := next((option for option in options if option in ending), None)) is not None:
        return found
    plain = [option for option in options if option.card is None] or options
    return best(play, seat, plain) or plain[0]


def following_up(table: Table, play: Play, seat: int, options: Sequence[Command]) -> Automatic | None:
    """With days for decisions, the table chooses what a card does in another player's turn."""
    features = features_of(play.game)
    if seat == play.active or features.traps is None or not answers_in_days(table, table.seats[seat]):
        return None
    if features.heuristics is None or type(play.state.agenda[-1]) not in features.traps.follow_ups:
        return None
    scores = features.heuristics.scores(imagined(play, seat), seat, options)
    return Automatic(options[scores.index(max(scores))], "auto")


def by_routine(table: Table, play: Play, seat: int, options: Sequence[Command]) -> Automatic | None:
    """The one sensible answer in the seat's own turn, judged from its own view.

    Where pauses must reveal nothing, everything is asked: the judgement depends on the hand.
    """
    if not is_spared(table, play, seat) or asks_everybody(table, play):
        return None
    heuristics = features_of(play.game).heuristics
    if heuristics is None or type(play.state.agenda[-1]) not in heuristics.routines or len(play.actors) > 1:
        return None
    if any(option.card in table.seats[seat].always for option in options):
        return None
    found = heuristics.routine(imagined(play, seat), seat, options, table.seats[seat].discard)
    return None if found is None else Automatic(found, "auto")


def imagined(play: Play, seat: int) -> BoardState:
    """A state that the seat's view allows; what it can't see is dealt anyhow."""
    return play.game.imagine(play.game.view(play.state, seat), Random(0), play.setup.content)


def answers_in_days(table: Table, seat: Seat) -> bool:
    """Whether a person has days to answer: no window waits for them, only traps and orders count."""
    return isinstance(table.config.pace, Days) and not seat.bot


def springing(table: Table, play: Play, seat: int, options: Sequence[Command]) -> Command | None:
    """The card that the seat has armed for this moment: of several the one that looks best to it."""
    armed = table.seats[seat].traps
    model = features_of(play.game).traps
    if not armed or model is None:
        return None
    state, attacker = imagined(play, seat), table.seats[seat].hit_by
    ready = [
        option
        for option in options
        if any(model.springs(state, seat, trap, attacker, option) for trap in armed)
    ]
    heuristics = features_of(play.game).heuristics
    if len(ready) < 2 or heuristics is None:
        return ready[0] if ready else None
    scores = heuristics.scores(state, seat, ready)
    return ready[scores.index(max(scores))]


def trap_offers(play: Play, table: Table, seat: int) -> Sequence[TrapOffer]:
    model = features_of(play.game).traps
    return () if model is None else model.offers(imagined(play, seat), seat, table.seats[seat].hit_by)


def is_never(never: tuple[str, ...], options: Sequence[Command], declining: Command) -> bool:
    """Whether everything the seat could play in a window is a card on its "never" list."""
    return bool(never) and all(option == declining or option.card in never for option in options)


def is_spared(table: Table, play: Play, seat: int) -> bool:
    """Whether a seat is spared questions that don't matter: a person's, at tables with few questions."""
    if table.config.questions != "few" or table.lesson is not None:
        return False
    orders = table.seats[seat]
    return bool(orders.guest) and not orders.bot and not is_program(orders.guest)


def reaction_matters(
    play: Play, seat: int, options: Sequence[Command], declining: Command, orders: Seat
) -> bool:
    """Whether a reaction is worth a question, judged from the seat's own view."""
    heuristics = features_of(play.game).heuristics
    if heuristics is None or any(option.card in orders.always for option in options):
        return True
    silent = {*orders.never, *(trap.card for trap in orders.traps)}
    wanted = [option for option in options if option == declining or option.card not in silent]
    return heuristics.matters(imagined(play, seat), seat, wanted)
