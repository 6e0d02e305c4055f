"""MidEvil's record: its frames, functions and content."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec

from boneyard.engine.content import Content
from boneyard.engine.game import Game, Setting, Setup, asks, works
from boneyard.games.midevil import frames as f
from boneyard.games.midevil import view as views
from boneyard.games.midevil.cards import WINDOWS as WINDOW_NAMES
from boneyard.games.midevil.citations import CITES
from boneyard.games.midevil.commands import COMMANDS, PASS
from boneyard.games.midevil.edition import Edition
from boneyard.games.midevil.effects import EFFECTS, boons, graves, hexes
from boneyard.games.midevil.events import EVENTS
from boneyard.games.midevil.kinds import KINDS
from boneyard.games.midevil.parts import PARTS
from boneyard.games.midevil.rules import (
    arrive,
    deck,
    duel,
    fight,
    filling,
    move,
    playing,
    skeletons,
    tiles,
    turn,
    windows,
    winning,
)
from boneyard.games.midevil.shown import AllShown, Position, SeatView, View
from boneyard.games.midevil.state import GOAL_TILE, Kit, MidState
from boneyard.games.midevil.tile_needs import NEEDED, START_TILE, village_faults
from boneyard.games.shared.commands import Command, parse_command
from boneyard.games.shared.events import Event
from boneyard.games.shared.features import Features
from boneyard.games.shared.frames import Frame
from boneyard.games.shared.position import placed
from boneyard.games.shared.prepare import prepare
from boneyard.games.shared.tile import CENTRE
from boneyard.games.shared.toml_content import own_files
from boneyard.games.shared.wire import LaidTile

ID = "midevil"
LIFE_TOKENS = 50
LIVES = 3
SEATS = range(1, 7)
"""ME-COMP-3: 2 to 6 players, or one for practice."""
SETTINGS = (
    Setting("printing", ("revised", "first"), "ME-SETUP-6"),
    Setting("last_life", ("dies", "rerolls"), "ME-FIGHT-5"),
    Setting("duel_loser", ("lives", "dies"), "ME-DUEL-9"),
    Setting("round_limit", ("200", "none"), "ME-WIN-4"),
    Setting("graveyard", ("anywhere", "lower_half"), "ME-SETUP-2", proposed="lower_half"),
)

EDITION = Edition(EFFECTS, NEEDED, village_faults, PARTS)

prepare(Position, *COMMANDS)


FILES = ("tiles.toml", "cards.toml")
FORMER = ("0.1.0",)
"""Releases with other tiles or cards; games begun with them continue with them."""


@cache
def own_content(release: str = "") -> Content:
    return Content(ID, own_files(__package__, FILES, release))


def begin(
    kit: Kit,
    laid: tuple[LaidTile, ...],
    home: int,
    agenda: tuple[Frame, ...],
    barred: tuple[int, ...] = (),
) -> MidState:
    """ME-COMP-1, ME-COMP-2, ME-SETUP-4: everything else is in its box; 3 life tokens per player."""
    seats = kit.setup.seats
    on_map = {tile.tile for tile in laid}
    position = AllShown(
        seats=(SeatView(home, LIVES),) * seats,
        tiles=laid,
        stack={tile.id: tile.count for tile in kit.tiles.values() if tile.id not in on_map},
        supply=(KINDS[0].supply, KINDS[1].supply, KINDS[2].supply),
        bank=LIFE_TOKENS - LIVES * seats,
        home=home,
        goal=home,
        barred=barred,
        hands=((),) * seats,
        deck={card.id: card.count for card in kit.cards.values()},
        agenda=agenda,
    )
    return views.state_of(position, kit)


def make(setup: Setup) -> MidState:
    """ME-SETUP-1, ME-SETUP-2, ME-SETUP-3: the Altar in the middle, pawns on its centre, 3 cards each."""
    draws = [f.DrawCards(seat) for seat in reversed(range(setup.seats))]
    agenda = f.Turn(turn.BEGIN), f.FillStart(0), *draws, f.FirstSeat()
    return begin(EDITION.kit(setup), (LaidTile(START_TILE, 0, 0, 0),), CENTRE, agenda)


def imagine(view: View, rng: Random, content: Content) -> MidState:
    return views.imagine(view, EDITION.kit(view.setup(content)), rng)


def dump(state: MidState) -> bytes:
    return msgspec.json.encode(views.all_of(state))


def load(data: bytes, setup: Setup) -> MidState:
    return views.state_of(msgspec.json.decode(data, type=Position), EDITION.kit(setup))


def features() -> Features[MidState, View]:
    from boneyard.games.midevil.features import FEATURES

    return FEATURES


chance, active = turn.chance_acts, turn.active_acts
no_card = playing.why_no_card_here
FRAMES = dict(
    (
        asks(f.FirstSeat, actors=chance, options=turn.first_seat_options, answer=turn.begin_with),
        asks(f.DealCard, actors=chance, options=deck.deal_options, answer=deck.deal),
        asks(f.DrawTile, actors=chance, options=tiles.draw_options, answer=tiles.draw_tile),
        asks(
            f.PlaceTile,
            actors=active,
            options=tiles.place_options,
            answer=tiles.place_tile,
            why_not=tiles.why_no_place,
        ),
        asks(f.TileRoll, actors=chance, options=tiles.tile_roll_options, answer=tiles.roll_tile),
        asks(f.FillTile, actors=filling.filler_acts, options=filling.fill_options, answer=filling.fill_tile),
        asks(f.Settle, actors=active, options=turn.settle_options, answer=turn.act_in_step, why_not=no_card),
        asks(
            f.BeforeMove,
            actors=active,
            options=turn.before_move_options,
            answer=turn.act_in_step,
            why_not=no_card,
        ),
        asks(f.MoveRoll, actors=chance, options=move.move_roll_options, answer=move.roll_move),
        asks(
            f.MoveStep,
            actors=move.mover_acts,
            options=move.move_options,
            answer=move.act,
            why_not=move.why_no_move,
            label=move.move_label,
        ),
        asks(
            f.FightReady,
            actors=fight.fighter_acts,
            options=fight.ready_options,
            answer=fight.get_ready,
            why_not=no_card,
        ),
        asks(f.FightRoll, actors=chance, options=fight.fight_options, answer=fight.roll_fight),
        asks(
            f.Mend,
            actors=fight.fighter_acts,
            options=fight.mend_options,
            answer=fight.mend,
            why_not=no_card,
            label=fight.mend_label,
        ),
        asks(
            f.Window,
            actors=windows.window_acts,
            options=windows.answers,
            answer=windows.answer_window,
            why_not=no_card,
        ),
        asks(f.DuelRoll, actors=chance, options=duel.duel_roll_options, answer=duel.roll_duel),
        asks(f.DuelBids, actors=duel.bidders, options=duel.bid_options, answer=duel.bid),
        asks(f.DuelReroll, actors=duel.duellist_acts, options=duel.reroll_options, answer=duel.reroll),
        asks(
            f.DuelOpen,
            actors=duel.duellist_acts,
            options=duel.open_options,
            answer=duel.spend_openly,
            label=duel.open_label,
        ),
        asks(
            f.SkeletonRoll,
            actors=chance,
            options=skeletons.skeleton_roll_options,
            answer=skeletons.roll_skeletons,
        ),
        asks(
            f.MoveSkeletons,
            actors=skeletons.seat_acts,
            options=skeletons.skeleton_options,
            answer=skeletons.move_skeleton,
            why_not=skeletons.why_no_shift,
        ),
        asks(f.EndTurn, actors=active, options=turn.end_options, answer=turn.finish_turn, why_not=no_card),
        asks(f.ChooseItem, actors=hexes.payer_acts, options=hexes.item_options, answer=hexes.choose_item),
        asks(f.PaySkeletons, actors=hexes.payer_acts, options=hexes.pay_options, answer=hexes.pay),
        asks(f.ChooseSquare, actors=boons.goer_acts, options=boons.entrance_options, answer=boons.go_through),
        asks(
            f.ChooseTile, actors=graves.chooser_acts, options=graves.tile_options, answer=graves.choose_tile
        ),
        asks(
            f.PutSkeletons, actors=graves.chooser_acts, options=graves.put_options, answer=graves.put_skeleton
        ),
        asks(
            f.RemoveSkeletons,
            actors=graves.chooser_acts,
            options=graves.remove_options,
            answer=graves.remove_skeleton,
        ),
    )
)
WORKS = dict(
    (
        works(f.FillStart, filling.fill_start),
        works(f.DrawCards, deck.draw_cards),
        works(f.Turn, turn.next_step),
        works(f.Arrive, arrive.arrive),
        works(f.MoveRolled, move.begin_move),
        works(f.Move, move.advance),
        works(f.Fight, fight.advance),
        works(f.AskLater, windows.ask_later),
        works(f.Duel, duel.advance),
    )
)

WINDOWS: dict[type[object], Command] = {f.Window: PASS}
"""ME-EVENT-7: players with nothing to play, or who don't want to play, pass."""

WORDS = (*WINDOW_NAMES, boons.TUNNEL, *graves.PURPOSES)
"""The names of windows, and the purposes of chosen squares and tiles."""
MIDEVIL: Game[MidState, Command, Event, View] = Game(
    id=ID,
    rules=2,
    seats=SEATS,
    settings=SETTINGS,
    default_content=own_content,
    former_contents=lambda: tuple(map(own_content, FORMER)),
    commands=COMMANDS,
    frames=FRAMES,
    works=WORKS,
    make=make,
    watch=winning.look_for_winner,
    showing=views.SHOWING,
    guess=imagine,
    redact=views.redact,
    parse=lambda line: parse_command(line, *COMMANDS),
    dump=dump,
    load=load,
    place=lambda setup: placed(MIDEVIL, setup),
    ways=("necronomicon", "points", "rounds"),
    goal=GOAL_TILE,
    events=EVENTS,
    windows=WINDOWS,
    words=WORDS,
    cites=CITES,
    features=features,
)
