"""The turn: its nine steps in their exact order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boneyard.engine.game import Acting
from boneyard.games.midevil.cards import TURN_BEGINS
from boneyard.games.midevil.commands import DISCARDS, THROW, Discard, Throw
from boneyard.games.midevil.events import LifeTaken, TurnSkipped
from boneyard.games.midevil.frames import (
    Arrive,
    BeforeMove,
    DrawTile,
    EndTurn,
    FirstSeat,
    MoveRoll,
    Settle,
    SkeletonRoll,
    Turn,
)
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.rules.arrive import enter
from boneyard.games.midevil.rules.deck import fill_hand
from boneyard.games.midevil.rules.extras import do_extra, own_extras
from boneyard.games.midevil.rules.playing import card_options, discard_from_hand, play_if_card
from boneyard.games.midevil.rules.tiles import do_without_draw, some_tile_fits
from boneyard.games.midevil.rules.windows import open_window
from boneyard.games.midevil.rules.winning import end_by_points
from boneyard.games.midevil.state import MidState, Steps
from boneyard.games.shared.commands import STOP, Command, Start, Stop
from boneyard.games.shared.dice import BY_CHANCE, SOLO, start_player
from boneyard.games.shared.events import StartPlayerChosen, TurnBegan

FRESH_LIVES = 3
DONE = Stop, Throw
SETTLE_MORE, BEFORE_MOVE_ASKED, END_TURN = Settle(), BeforeMove(), EndTurn()
MOVE_ROLL, SKELETON_ROLL = MoveRoll(), SkeletonRoll()


def chance_acts(state: MidState, frame: object) -> tuple[int, ...]:
    return BY_CHANCE


def active_acts(state: MidState, frame: object) -> tuple[int, ...]:
    return SOLO[state.active]


def first_seat_options(state: MidState, frame: FirstSeat, actor: int) -> Sequence[Command]:
    """ME-SETUP-5: the start player is drawn at random."""
    return start_player(state.seats)


def begin_with(state: MidState, frame: FirstSeat, actor: int, command: Command) -> None:
    """ME-SETUP-5: the chosen seat takes the first turn; play goes clockwise."""
    assert isinstance(command, Start)
    state.active = command.seat
    if state.tell:
        state.tell(StartPlayerChosen(command.seat))
    state.agenda.pop()


def next_step(state: MidState, turn: Turn) -> Acting:
    """Run the steps of the turn until somebody must answer or the turn is over."""
    number = turn.step
    if NEWCOMERS_FIGHT[number] and state.occupied >> state.pawns[state.active] & 1:
        return fight_newcomer(state)
    agenda = state.agenda
    other_rest = state.kit.parts.rest_of_turn if lasting.HELPLESS in state.in_force else None
    for step, following in (other_rest(state) if other_rest else REST_OF_TURN)[number]:
        agenda[0] = following
        acting = step(state)
        if agenda[-1] is not following:
            return acting
    return end_turn(state)


def fight_newcomer(state: MidState) -> Acting:
    """ME-FIGHT-9: a skeleton that arrives between step 3 and the end of the move is fought at once."""
    state.agenda.append(Arrive(state.active, duels=False))
    return None


def begin_turn(state: MidState) -> Acting:
    """ME-TURN-0: effects end, a new round of cards begins, and dead players get life tokens."""
    seat = state.active
    state.turns += 1
    if state.tell:
        state.tell(TurnBegan(seat, state.turns))
    if state.lasting:
        lasting.turn_begins(state, seat)
    state.played &= ~(1 << seat)
    state.used = ()
    state.duelled = state.rooted = False
    if state.dead >> seat & 1:
        rise_from_the_dead(state, seat)
    return open_window(state, TURN_BEGINS)


def rise_from_the_dead(state: MidState, seat: int) -> None:
    """ME-FIGHT-6, ME-FIGHT-10: dead players start their next turn with 3 life tokens and can win again."""
    state.dead &= ~(1 << seat)
    state.check_winner = True
    number = min(FRESH_LIVES, state.bank)
    state.lives[seat] = number
    state.bank -= number
    if state.tell:
        state.tell(LifeTaken(seat, number))


def skip_turn(state: MidState) -> Acting:
    """ME-TURN-0: a skipped turn only has its beginning; even step 8 is skipped."""
    if state.lasting and lasting.holds(state, lasting.SKIPPED, state.active):
        if state.tell:
            state.tell(TurnSkipped(state.active))
        state.agenda[-1] = TURNS[END]
    return None


def draw_tile(state: MidState) -> Acting:
    """ME-TURN-1, ME-TURN-2: draw a tile, unless the stack is empty or none of its tiles fits."""
    if not state.stack.pieces:
        return None
    if not some_tile_fits(state):
        return do_without_draw(state)
    state.agenda.append(DrawTile(()))
    return BY_CHANCE


def settle(state: MidState) -> Acting:
    """ME-TURN-3, ME-DUEL-2: settle your square; in the first printing only landing starts a duel."""
    enter(state, state.active, duels=state.kit.revised)
    return None


def settle_more(state: MidState) -> Acting:
    """ME-RANGE-4: after the fight on your square you may shoot in step 3."""
    seat = state.active
    found = own_extras(state, seat, "own-settle")
    if not found:
        return None
    state.agenda.append(SETTLE_MORE)
    state.offer(seat, (STOP, *found, *card_options(state, seat, "own-settle")))
    return SOLO[seat]


def draw_cards(state: MidState) -> Acting:
    """ME-TURN-4: draw event cards until you hold 3."""
    return fill_hand(state, state.active)


def before_move_window(state: MidState) -> Acting:
    """ME-EVENT-7: the window before the movement roll."""
    return None if cannot_move(state) else open_window(state, "before-move")


def before_move(state: MidState) -> Acting:
    """ME-EVENT-7: before the roll the active player may play a card."""
    seat = state.active
    if cannot_move(state) or not (state.may_play(seat) or own_extras(state, seat, "own-before-move")):
        return None
    state.agenda.append(BEFORE_MOVE_ASKED)
    return SOLO[seat]


def cannot_move(state: MidState) -> bool:
    """Whether something keeps the active player from moving this turn."""
    if not state.lasting:
        return state.rooted
    return state.rooted or lasting.holds_any(state, lasting.HOLDING, state.active)


def is_idle(state: MidState) -> bool:
    """Whether the current turn is skipped, or spent in the Pit."""
    return lasting.holds_any(state, lasting.IDLE, state.active)


def roll_to_move(state: MidState) -> Acting:
    """ME-TURN-5: roll a die for your movement, unless something keeps you from moving."""
    if cannot_move(state):
        return None
    state.agenda.append(MOVE_ROLL)
    return BY_CHANCE


def move_ended(state: MidState) -> Acting:
    """ME-EVENT-7: the window after the move, however far it went."""
    return open_window(state, "move-ended")


def skeleton_window(state: MidState) -> Acting:
    """ME-EVENT-7: the window before skeletons move."""
    return open_window(state, "before-skeletons")


def roll_skeletons(state: MidState) -> Acting:
    """ME-TURN-8: roll a die for the skeletons."""
    if lasting.CALM in state.in_force:
        return None
    state.agenda.append(SKELETON_ROLL)
    return BY_CHANCE


def closing_window(state: MidState) -> Acting:
    """ME-EVENT-7: the window before the turn ends."""
    return open_window(state, "turn-ends")


def offer_discard(state: MidState) -> Acting:
    """ME-TURN-9: you may discard one event card."""
    if not state.hands[state.active]:
        return None
    state.agenda.append(END_TURN)
    return SOLO[state.active]


def end_turn(state: MidState) -> Acting:
    """ME-SETUP-5: the next seat clockwise, unless the last round is over."""
    if state.lasting:
        lasting.turn_ends(state, state.active)
    limit = state.kit.round_limit
    if limit is not None and state.turns >= limit * state.seats:
        end_by_points(state)
    else:
        state.active = (state.active + 1) % state.seats
        state.agenda[-1] = TURNS[BEGIN]
    return None


STEPS: tuple[Callable[[MidState], Acting], ...] = (
    begin_turn,
    skip_turn,
    draw_tile,
    settle,
    settle_more,
    draw_cards,
    before_move_window,
    before_move,
    roll_to_move,
    move_ended,
    skeleton_window,
    roll_skeletons,
    closing_window,
    offer_discard,
    end_turn,
)
TURNS = tuple(Turn(step) for step in range(len(STEPS) + 1))
BEGIN = STEPS.index(begin_turn)
SETTLE = STEPS.index(settle)
BEFORE_MOVE = STEPS.index(before_move)
MOVE = STEPS.index(roll_to_move)
SKELETON_WINDOW = STEPS.index(skeleton_window)
END = STEPS.index(end_turn)
BEFORE_THE_END = range(END)
NEWCOMERS_FIGHT = tuple(SETTLE < step <= MOVE for step in range(len(STEPS)))
"""ME-FIGHT-9: before which steps a newcomer on the active player's square is fought.

No step by itself brings one.
"""


def rest_of_turn(*left_out: Callable[[MidState], Acting]) -> Steps:
    """The remaining steps from each step on, except the end, with the frames for what follows."""
    return tuple(
        tuple(
            (STEPS[step], TURNS[step + 1]) for step in BEFORE_THE_END[first:] if STEPS[step] not in left_out
        )
        for first in range(len(STEPS))
    )


REST_OF_TURN = rest_of_turn()


def settle_options(state: MidState, frame: Settle, actor: int) -> Sequence[Command]:
    """ME-RANGE-4, ME-EVENT-7: shoot, play a card, or continue."""
    return STOP, *own_extras(state, actor, "own-settle"), *card_options(state, actor, "own-settle")


def before_move_options(state: MidState, frame: BeforeMove, actor: int) -> Sequence[Command]:
    """ME-EVENT-7: play a card, or roll the die."""
    return THROW, *own_extras(state, actor, "own-before-move"), *card_options(state, actor, "own-before-move")


def act_in_step(state: MidState, frame: object, actor: int, command: Command) -> None:
    """Act between the steps of a turn; afterwards the same step asks again."""
    state.agenda.pop()
    if type(command) in DONE:
        return
    turn = state.agenda[0]
    assert isinstance(turn, Turn)
    state.agenda[0] = TURNS[turn.step - 1]
    if not play_if_card(state, actor, command):
        do_extra(state, actor, command)


def end_options(state: MidState, frame: EndTurn, actor: int) -> Sequence[Command]:
    """ME-TURN-9, ME-EVENT-4: discard one card or none, or play one first."""
    discards = map(DISCARDS.__getitem__, dict.fromkeys(state.hands[actor]))
    return STOP, *discards, *card_options(state, actor, "own-discard")


def finish_turn(state: MidState, frame: EndTurn, actor: int, command: Command) -> None:
    """ME-TURN-9: discarding or declining ends the turn."""
    if play_if_card(state, actor, command):
        return
    state.agenda.pop()
    if type(command) is Discard:
        discard_from_hand(state, actor, command.card)
