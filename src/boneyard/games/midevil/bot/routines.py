"""Questions of the own turn that have one sensible answer, so that people needn't give it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from boneyard.games.midevil import frames
from boneyard.games.midevil.bot.cards import DEAR
from boneyard.games.midevil.commands import THROW, Discard, Play, Throw, Use
from boneyard.games.midevil.rules.turn import cannot_move
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import STOP, Command, Step, Stop

Gain = Callable[[MidState, int, Command], float]
"""What a card or a free action gains now."""
Routine = Callable[[MidState, int, Sequence[Command], str, Gain], Command | None]


def before_cards(
    state: MidState, seat: int, options: Sequence[Command], discard: str, gain: Gain
) -> Command | None:
    """Everything that can be done here can be done in the move as well, if there is one."""
    return None if cannot_move(state) else STOP


def before_move(
    state: MidState, seat: int, options: Sequence[Command], discard: str, gain: Gain
) -> Command | None:
    """Roll, unless something is worth doing that can't be done in the move any more."""
    last_chances = [option for option in options if not can_wait(state, option)]
    return None if is_tempting(state, seat, last_chances, gain) else THROW


def last_step(
    state: MidState, seat: int, options: Sequence[Command], discard: str, gain: Gain
) -> Command | None:
    """Stop where no step is left, or another player chooses them, unless something else is worth doing.

    Cards count before the first step only: between steps the player has had the choice before.
    """
    if STOP not in options or any(isinstance(option, Step) for option in options):
        return None
    move = state.agenda[-2]
    begins = isinstance(move, frames.Move) and move.rolled is not None
    others = [option for option in options if begins or not isinstance(option, Play)]
    return None if is_tempting(state, seat, others, gain) else STOP


def before_roll(
    state: MidState, seat: int, options: Sequence[Command], discard: str, gain: Gain
) -> Command | None:
    """Fight with the best weapon that costs nothing, unless there is something to spend.

    What to spend is asked once in a fight, and not after a shot: whoever shoots has chosen how to fight.
    """
    clash = state.current_fight()
    assert clash is not None
    has_chosen = clash.repeated or clash.weapon is not None
    aids = [option for option in options if isinstance(option, Use) and not has_chosen]
    if any(is_spent(state, aid) for aid in aids):
        return None
    last_chances = [option for option in options if isinstance(option, Play) and not can_wait(state, option)]
    if is_tempting(state, seat, last_chances, gain):
        return None
    return max(aids, key=lambda aid: state.kit.cards[aid.card].number("bonus"), default=THROW)


def end_turn(
    state: MidState, seat: int, options: Sequence[Command], discard: str, gain: Gain
) -> Command | None:
    """Keep all cards but the one marked, unless a player who couldn't move has a card to play."""
    marked = next(
        (option for option in options if isinstance(option, Discard) and option.card == discard), None
    )
    plays = [option for option in options if isinstance(option, Play)] if cannot_move(state) else []
    return marked or (None if is_tempting(state, seat, plays, gain) else STOP)


def can_wait(state: MidState, option: Command) -> bool:
    """Whether the option only continues, or is a card that can be played in the move as well."""
    return isinstance(option, Throw) or (
        isinstance(option, Play) and option.card in state.kit.playable["own-move"]
    )


def is_spent(state: MidState, aid: Use) -> bool:
    """Whether using a card costs something: it is lost, or used up for this turn."""
    card = state.kit.cards[aid.card]
    return card.effect != "weapon" or bool(card.number("once"))


def is_tempting(state: MidState, seat: int, options: Iterable[Command], gain: Gain) -> bool:
    """Whether a bot would consider one of these options."""
    for option in options:
        least = DEAR if isinstance(option, Play) else 0.0
        if not isinstance(option, Stop | Throw) and gain(state, seat, option) > least:
            return True
    return False


ROUTINES: dict[type, Routine] = {
    frames.Settle: before_cards,
    frames.BeforeMove: before_move,
    frames.MoveStep: last_step,
    frames.FightReady: before_roll,
    frames.EndTurn: end_turn,
}
