from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.game import Acting
from boneyard.engine.labels import Label
from boneyard.games.midevil.commands import Play
from boneyard.games.midevil.frames import Arrive, Move, MoveRoll, MoveRolled, MoveStep
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.rules.arrive import enter
from boneyard.games.midevil.rules.extras import do_extra, own_extras
from boneyard.games.midevil.rules.horse import could_double, leave_horse, must_dismount, squares_to_go
from boneyard.games.midevil.rules.playing import card_options, play_card, why_no_card_here
from boneyard.games.midevil.rules.turn import cannot_move
from boneyard.games.midevil.rules.windows import open_window
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import STOP, Command, Roll, Step, Stop
from boneyard.games.shared.dice import SOLO, die
from boneyard.games.shared.events import Rolled, Stepped

MOVE_STEP = MoveStep()
LED_ON = Label("command-stop-led")


def move_roll_options(state: MidState, frame: MoveRoll, actor: int) -> Sequence[Command]:
    """ME-TURN-5: roll a die."""
    return die("move", state.active)


def roll_move(state: MidState, frame: MoveRoll, actor: int, command: Command) -> Acting:
    """ME-TURN-5, ME-HORSE-1: the movement roll, doubled by a horse."""
    assert isinstance(command, Roll)
    rolled = MoveRolled(command.pips, int(state.is_riding(state.active)), 0)
    state.agenda[-1] = rolled
    if state.tell:
        state.tell(Rolled(state.active, "move", command.pips, squares_to_go(state, rolled)))
    return open_window(state, "move-rolled")


def begin_move(state: MidState, rolled: MoveRolled) -> Acting:
    """ME-TURN-6: the move begins; another player may choose the steps."""
    seat = state.active
    chooser = steered_by(state, seat)
    state.agenda[-1] = move = Move(seat, chooser, squares_to_go(state, rolled), rolled, chooser == seat)
    return advance(state, move)


def steered_by(state: MidState, seat: int) -> int:
    """Who chooses a seat's steps: a card may give them to another player."""
    for effect in state.lasting:
        if effect.what == lasting.STEERED and effect.target == seat:
            return effect.owner
    return seat


def advance(state: MidState, move: Move) -> Acting:
    """ME-TURN-6, ME-TURN-7: ask for steps until the move is over; newcomers are fought first."""
    if state.occupied >> state.pawns[move.seat] & 1:
        state.agenda.append(Arrive(move.seat, duels=False))
    elif is_over(state, move):
        end(state, move)
    elif move.owner_done:
        state.agenda.append(MOVE_STEP)
        return SOLO[move.chooser]
    elif owner_can_act(state, move):
        state.agenda.append(MOVE_STEP)
        return SOLO[move.seat]
    else:
        state.agenda[-1] = Move(move.seat, move.chooser, move.left, move.rolled, True)
    return None


def is_over(state: MidState, move: Move) -> bool:
    """ME-MOVE-1: nothing left to walk and nothing else to do, or something prevents moving on."""
    if move.seat != state.active:
        return move.left == 0 or lasting.is_helpless(state, move.seat)
    if cannot_move(state):
        return True
    if move.left:
        return False
    if move.chooser != move.seat and move.owner_done:
        return True
    doubling = state.may_play(move.seat) and could_double(state, move)
    return not doubling and not own_extras(state, move.seat, "own-move")


def end(state: MidState, move: Move) -> None:
    state.agenda.pop()
    end_move = state.kit.parts.end_move
    if end_move:
        end_move(state, move.seat)


def owner_can_act(state: MidState, move: Move) -> bool:
    """Whether a pawn's owner could publicly do something between steps that another player chooses."""
    if move.seat != state.active:
        return False
    return state.may_play(move.seat) or bool(own_extras(state, move.seat, "own-move"))


def move_beneath(state: MidState) -> Move:
    move = state.agenda[-2]
    assert isinstance(move, Move)
    return move


def mover_acts(state: MidState, frame: MoveStep) -> tuple[int, ...]:
    move = move_beneath(state)
    return SOLO[move.chooser if move.owner_done else move.seat]


def move_options(state: MidState, frame: MoveStep, actor: int) -> Sequence[Command]:
    """ME-MOVE-1, ME-MOVE-2, ME-MOVE-5, ME-MOVE-6: a joined square, or stop; in between, shots and cards."""
    move = move_beneath(state)
    if not move.owner_done:
        return STOP, *between_steps(state, actor)
    found = steps(state, move)
    if move.chooser == move.seat:
        more = between_steps(state, actor)
    else:
        lead_to = state.kit.parts.lead_to
        more = lead_to(state, move) if lead_to else ()
    return (*found, *more) if more else found


def move_label(state: MidState, frame: MoveStep, actor: int, command: Command) -> Label | None:
    """ME-EVENT-1: a pawn led by another player doesn't stop when its owner has nothing more to do."""
    move = move_beneath(state)
    return LED_ON if type(command) is Stop and move.left and not move.owner_done else None


def between_steps(state: MidState, seat: int) -> tuple[Command, ...]:
    found = own_extras(state, seat, "own-move")
    cards = card_options(state, seat, "own-move")
    return (*found, *cards) if cards else found


def steps(state: MidState, move: Move) -> tuple[Command, ...]:
    """ME-MOVE-1, ME-HORSE-2: squares one step away; a rider needs two points to step inside."""
    if not move.left:
        return (STOP,)
    board = state.board
    square = state.pawns[move.seat]
    found = board.walks[square]
    if (move.left > 1 or not state.is_riding(move.seat)) and not board.leave[square] & state.closed:
        return found
    return tuple(step for step in found if isinstance(step, Stop) or can_step(state, move, step.to))


def can_step(state: MidState, move: Move, to: int) -> bool:
    """ME-HORSE-2: not onto a barred square, nor inside if dismounting leaves no steps."""
    return not state.barred >> to & 1 and (move.left > 1 or not must_dismount(state, move.seat, to))


def act(state: MidState, frame: MoveStep, actor: int, command: Command) -> Acting:
    """ME-TURN-6: a step, or something else the mover does."""
    agenda = state.agenda
    agenda.pop()
    move = agenda[-1]
    assert isinstance(move, Move)
    if type(command) is Step:
        return walk(state, move, command.to)
    if type(command) is Stop:
        stop(state, move)
    elif type(command) is Play:
        play_card(state, actor, command.card, command.target)
    else:
        do_extra(state, actor, command)
    return None


def walk(state: MidState, move: Move, to: int) -> Acting:
    """ME-TURN-6, ME-HORSE-2, ME-MOVE-7: one square, even with pawns on it; a rider dismounts to go inside."""
    seat = move.seat
    left = move.left
    if must_dismount(state, seat, to):
        leave_horse(state, seat)
        left //= 2
    if state.tell:
        state.tell(Stepped(seat, state.pawns[seat], to))
    state.pawns[seat] = to
    if to == state.goal:
        state.check_winner = True
    is_led = move.chooser != seat
    arrive = state.kit.parts.arrive
    if is_led and arrive:
        arrive(state, seat)
    state.agenda[-1] = going = Move(seat, move.chooser, left - 1, None, not is_led)
    enter(state, seat)
    return None if state.check_winner or state.agenda[-1] is not going else advance(state, going)


def stop(state: MidState, move: Move) -> None:
    """ME-MOVE-1: stop whenever you like; an owner who is done lets the steps continue."""
    if move.owner_done:
        end(state, move)
    else:
        state.agenda[-1] = Move(move.seat, move.chooser, move.left, move.rolled, True)


def why_no_move(state: MidState, frame: MoveStep, actor: int, command: Command) -> str | None:
    if type(command) is not Step:
        return why_no_card_here(state, frame, actor, command)
    move = move_beneath(state)
    square = state.pawns[move.seat]
    if not move.left:
        return "ME-MOVE-1"
    if command.to < 0 or not state.board.legal >> command.to & 1:
        return "ME-MOVE-6"
    if command.to in state.board.neighbours[square]:
        return "ME-HORSE-2"
    (x, y), (to_x, to_y) = state.board.coordinates(square), state.board.coordinates(command.to)
    return "ME-MOVE-5" if abs(x - to_x) + abs(y - to_y) == 1 else "ME-MOVE-2"
