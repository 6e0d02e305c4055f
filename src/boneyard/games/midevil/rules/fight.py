"""Fighting a skeleton, on your square or from a distance."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boneyard.engine.game import Acting
from boneyard.engine.labels import Label
from boneyard.games.midevil.commands import THROW, Play, Raise, Throw, Use, raise_by
from boneyard.games.midevil.events import CardUsed, FightEnded, RollRaised
from boneyard.games.midevil.frames import Fight, FightReady, FightRoll, Mend
from boneyard.games.midevil.kinds import KINDS, Collection, less, more, one, worth
from boneyard.games.midevil.rules import lasting
from boneyard.games.midevil.rules.death import die_in_fight
from boneyard.games.midevil.rules.playing import card_options, discard_from_front, play_card
from boneyard.games.midevil.rules.windows import open_window
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.commands import DIE, GIVE_LIFE, Command, Die, Roll
from boneyard.games.shared.deadly import deadly_label
from boneyard.games.shared.dice import BY_CHANCE, SOLO, die
from boneyard.games.shared.events import Beaten, LifeGiven, Rolled

OPENING, READY, ROLL, ROLLED, OUTCOME, AGAIN, GONE = range(7)


def advance(state: MidState, fight: Fight) -> Acting:
    """The next stages of a fight until somebody must answer, unless the fighter or the skeleton is gone."""
    stage = fight.stage
    if is_broken_off(state, fight):
        break_off(state, fight)
        return None
    if stage == OPENING:
        set_stage(state, fight, READY)
        asked = open_window(state, "before-fight")
        if asked:
            return asked
        stage = READY
    if stage == READY:
        if must_ask(state, fight):
            set_stage(state, fight, ROLL)
            state.agenda.append(FightReady(fight.seat))
            return SOLO[fight.seat]
        stage = ROLL
    if stage == ROLL:
        return roll_or_count_six(state, fight)
    if stage == ROLLED:
        set_stage(state, fight, OUTCOME)
        asked = open_window(state, "fight-rolled")
        if asked:
            return asked
        stage = OUTCOME
    if stage == OUTCOME:
        return decide(state, fight)
    state.agenda[-1] = Fight(fight.seat, fight.stand, fight.square, fight.weapon, repeated=True)
    return None


def decide(state: MidState, fight: Fight) -> Acting:
    """ME-FIGHT-2, ME-FIGHT-5: the fighter wins, or must respond to a failed roll."""
    if result(state, fight) >= needed(state, fight):
        win(state, fight)
        return None
    state.agenda.append(Mend(fight.seat))
    return SOLO[fight.seat]


def set_stage(state: MidState, fight: Fight, stage: int) -> None:
    state.agenda[-1] = replace(fight, stage=stage)


def is_broken_off(state: MidState, fight: Fight) -> bool:
    """ME-FIGHT-9: the skeleton or the fighter was moved or removed during the fight."""
    if fight.stage == GONE or not state.occupied >> fight.square & 1:
        return True
    return state.pawns[fight.seat] != fight.stand


def break_off(state: MidState, fight: Fight) -> None:
    """ME-FIGHT-9: the fight ends without result; whatever was spent is lost."""
    state.agenda.pop()
    if state.tell:
        state.tell(FightEnded(fight.seat, fight.square))


def needed(state: MidState, fight: Fight) -> int:
    """ME-FIGHT-2: the roll that beats this kind of skeleton."""
    return KINDS[state.kind_at(fight.square)].needed


def result(state: MidState, fight: Fight) -> int:
    """ME-MISC-5: the die with bonuses and penalties; a Blessing's 6 wasn't rolled."""
    pips = fight.pips if fight.blessed else lasting.result_of(state, fight.pips)
    return max(0, pips + bonus_of(state, fight) + fight.plus)


def bonus_of(state: MidState, fight: Fight) -> int:
    """ME-FIGHT-8: the announced weapon counts for the roll and every repeat."""
    return 0 if fight.weapon is None else state.kit.cards[fight.weapon].number("bonus")


def must_ask(state: MidState, fight: Fight) -> bool:
    """Whether the fighter could publicly do something before the roll."""
    may_play = fight.seat == state.active and state.may_play(fight.seat)
    return may_play or bool(aids(state, fight))


def aids(state: MidState, fight: Fight) -> list[Command]:
    """ME-FIGHT-8: one weapon, announced before the first roll, or an item that ends the fight."""
    found: list[Command] = []
    for title in state.fronts[fight.seat]:
        card = state.kit.cards[title]
        fresh = fight.weapon is None and not fight.repeated and not state.has_used(fight.seat, title)
        if card.effect == "smite" or (card.effect == "weapon" and fresh):
            found.append(Use(title))
    return found


def fighter_acts(state: MidState, frame: FightReady | Mend) -> tuple[int, ...]:
    return SOLO[frame.seat]


def ready_options(state: MidState, frame: FightReady, actor: int) -> Sequence[Command]:
    """ME-FIGHT-8, ME-EVENT-7: roll, announce a weapon, use an item, play a card."""
    fight = fight_beneath(state)
    return THROW, *aids(state, fight), *card_options(state, actor, "own-fight")


def fight_beneath(state: MidState) -> Fight:
    fight = state.agenda[-2]
    assert isinstance(fight, Fight)
    return fight


def get_ready(state: MidState, frame: FightReady, actor: int, command: Command) -> None:
    """ME-FIGHT-8: what the fighter does before the roll; after a card there may be more to do."""
    fight = fight_beneath(state)
    state.agenda.pop()
    if type(command) is Throw:
        return
    if type(command) is Use:
        use(state, fight, command.card)
    elif type(command) is Play:
        set_stage(state, fight, READY)
        play_card(state, actor, command.card, command.target)


def use(state: MidState, fight: Fight, title: str) -> None:
    """ME-EVENT-3, ME-FIGHT-8: use a card in front of you: a weapon for this fight, or one that wins it."""
    card = state.kit.cards[title]
    if state.tell:
        state.tell(CardUsed(fight.seat, title))
    if card.effect == "smite":
        discard_from_front(state, fight.seat, title)
        win(state, fight)
        return
    if card.number("once"):
        state.use_up(fight.seat, title)
    state.agenda[-1] = replace(fight, weapon=title, stage=READY)


def roll_or_count_six(state: MidState, fight: Fight) -> Acting:
    """ME-FIGHT-2: roll the die, unless a card decides the number."""
    set_stage(state, fight, ROLLED)
    if fight.blessed:
        settle_roll(state, 6, by_card=True)
        return None
    state.agenda.append(FightRoll(fight.seat))
    return BY_CHANCE


def fight_options(state: MidState, frame: FightRoll, actor: int) -> Sequence[Command]:
    """ME-FIGHT-2: roll a die."""
    return die("fight", frame.seat)


def roll_fight(state: MidState, frame: FightRoll, actor: int, command: Command) -> None:
    """ME-FIGHT-2: roll a die."""
    assert isinstance(command, Roll)
    state.agenda.pop()
    settle_roll(state, command.pips)


def settle_roll(state: MidState, pips: int, *, by_card: bool = False) -> None:
    fight = state.agenda[-1]
    assert isinstance(fight, Fight)
    rolled = replace(fight, stage=ROLLED, pips=pips, plus=0)
    state.agenda[-1] = rolled
    if state.tell:
        kind = KINDS[state.kind_at(fight.square)]
        total = result(state, rolled)
        foe = (kind.needed, kind.name, fight.square, kind.points)
        state.tell(Rolled(fight.seat, "fight", pips, total, by_card, *foe))


def win(state: MidState, fight: Fight) -> None:
    state.agenda.pop()
    kind = state.take_skeleton(fight.square)
    if state.tell:
        state.tell(Beaten(fight.seat, KINDS[kind].name, fight.square, KINDS[kind].points))
    state.kit.parts.keep_beaten(state, fight.seat, kind)


def collect(state: MidState, seat: int, kind: int) -> None:
    """ME-FIGHT-2: the skeleton joins the collection with its points."""
    gain(state, seat, one(kind))


def gain(state: MidState, seat: int, skeletons: Collection) -> None:
    state.collections[seat] = more(state.collections[seat], skeletons)
    state.points[seat] += worth(skeletons)
    state.check_winner = True


def spend(state: MidState, seat: int, skeletons: Collection) -> None:
    """ME-FIGHT-7: skeletons spent are removed for the rest of the game."""
    state.collections[seat] = less(state.collections[seat], skeletons)
    state.points[seat] -= worth(skeletons)
    for kind, number in enumerate(skeletons):
        if number:
            state.to_removed(kind, number)


def affordable(skeletons: Collection, missing: int) -> list[Collection]:
    """ME-FIGHT-3: the parts of a collection that reach a number without a needless skeleton.

    >>> affordable((9, 9, 9), 2)
    [(0, 0, 1), (0, 1, 0), (2, 0, 0)]
    """
    if missing <= 0 or missing > worth(skeletons):
        return []
    whites, reds, blues = skeletons
    found = []
    for white in range(min(whites, missing) + 1):
        for red in range(min(reds, missing - white) + 1):
            blue = max(0, (missing - white - 2 * red + 2) // 3)
            least = 1 if white else 2 if red else 3
            if blue <= blues and white + 2 * red + 3 * blue - least < missing:
                found.append((white, red, blue))
    return found


def mend_options(state: MidState, frame: Mend, actor: int) -> Sequence[Command]:
    """ME-FIGHT-3, ME-FIGHT-4, ME-FIGHT-5: raise the roll, give up a life token, or die."""
    fight = fight_beneath(state)
    found: list[Command] = [GIVE_LIFE if state.lives[actor] else DIE]
    if not lasting.holds(state, lasting.NO_RAISING):
        missing = needed(state, fight) - result(state, fight)
        found += [raise_by(*skeletons) for skeletons in affordable(state.collections[actor], missing)]
    found += guards(state, actor)
    return (*found, *card_options(state, actor, "own-mend"))


def mend_label(state: MidState, frame: Mend, actor: int, command: Command) -> Label | None:
    """ME-FIGHT-5, ME-FIGHT-6: death costs all points."""
    return deadly_label(command, state.lives[actor], state.kit.last_life_dies, state.points[actor])


def guards(state: MidState, seat: int) -> list[Command]:
    """Items in front of the fighter that repeat a failed roll, once a turn each."""
    cards = state.kit.cards
    return [
        Use(title)
        for title in state.fronts[seat]
        if cards[title].effect == "guard" and not state.has_used(seat, title)
    ]


def mend(state: MidState, frame: Mend, actor: int, command: Command) -> None:
    """ME-FIGHT-5: respond to a failed roll; the fighter can't break off."""
    fight = fight_beneath(state)
    state.agenda.pop()
    if type(command) is Raise:
        raise_roll(state, fight, (command.white, command.red, command.blue))
    elif type(command) is Use:
        roll_again(state, fight, command.card)
    elif type(command) is Play:
        play_card(state, actor, command.card, command.target)
    elif type(command) is Die:
        die_in_fight(state, actor)
    else:
        give_life(state, fight)


def raise_roll(state: MidState, fight: Fight, skeletons: Collection) -> None:
    """ME-FIGHT-3: the points of skeletons spent are added to the roll; there is no change."""
    spend(state, fight.seat, skeletons)
    if state.tell:
        state.tell(RollRaised(fight.seat, *skeletons))
    win(state, fight)


def roll_again(state: MidState, fight: Fight, title: str) -> None:
    state.use_up(fight.seat, title)
    if state.tell:
        state.tell(CardUsed(fight.seat, title))
    set_stage(state, fight, AGAIN)


def give_life(state: MidState, fight: Fight) -> None:
    """ME-FIGHT-4, ME-FIGHT-5, ME-FIGHT-7: give back a token and roll again; giving the last one is death."""
    seat = fight.seat
    state.lives[seat] -= 1
    state.bank += 1
    if state.tell:
        state.tell(LifeGiven(seat, state.lives[seat]))
    if state.lives[seat] == 0 and state.kit.last_life_dies:
        die_in_fight(state, seat)
    else:
        set_stage(state, fight, AGAIN)
        open_window(state, "life-given")
