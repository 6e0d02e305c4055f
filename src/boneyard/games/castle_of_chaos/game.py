"""The Castle of Chaos's record: MidEvil's, with parts replaced and added."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec

from boneyard.engine.content import Content
from boneyard.engine.game import Game, Setting, Setup, asks
from boneyard.engine.showing import Showing
from boneyard.games.castle_of_chaos import frames as f
from boneyard.games.castle_of_chaos.citations import CITES
from boneyard.games.castle_of_chaos.commands import COMMANDS
from boneyard.games.castle_of_chaos.effects import EFFECTS, pawns, skeletons, tokens
from boneyard.games.castle_of_chaos.events import EVENTS
from boneyard.games.castle_of_chaos.rules import black, bridge, death, extras, pit
from boneyard.games.castle_of_chaos.rules import setup as setting_up
from boneyard.games.castle_of_chaos.rules import tiles as castle_tiles
from boneyard.games.castle_of_chaos.tile_needs import NEEDED, castle_faults
from boneyard.games.midevil import game as midevil
from boneyard.games.midevil import shown
from boneyard.games.midevil import view as views
from boneyard.games.midevil.edition import Edition
from boneyard.games.midevil.frames import MoveStep, PlaceTile
from boneyard.games.midevil.rules import move, tiles, turn, winning
from boneyard.games.midevil.state import GOAL_TILE, MidState, Parts
from boneyard.games.shared.commands import Command, parse_command
from boneyard.games.shared.events import Event
from boneyard.games.shared.features import Features
from boneyard.games.shared.position import placed
from boneyard.games.shared.prepare import prepare
from boneyard.games.shared.toml_content import own_files
from boneyard.games.shared.wire import board_of

ID = "castle-of-chaos"
SETTINGS = (
    *(setting for setting in midevil.SETTINGS if setting.name != "printing"),
    Setting("altar_teleport", ("off", "on"), "CC-OPT-1"),
)
"""CC-SETUP-0: with the expansion, the printing is always the revised one."""
PARTS = Parts(
    extras=extras.extras,
    do_extra=extras.do_extra,
    duel_is_a_must=False,
    colours=setting_up.colours,
    keep_beaten=black.keep_beaten,
    lose_skeletons=death.return_skeletons,
    fill_more=setting_up.fill_more,
    rest_of_turn=pit.rest_of_turn,
    walk_on=black.walk_on,
    lead_to=pit.lead_into,
    arrive=pit.fall_if_moved_in,
    end_move=extras.end_move,
)


class Position(shown.AllShown, frozen=True, kw_only=True):
    """A whole game at one moment, except its setup."""

    agenda: tuple[f.CastleFrame, ...]


class View(shown.SeatShown, frozen=True, kw_only=True):
    """What one seat, or a spectator, sees."""

    agenda: tuple[f.CastleFrame, ...]


EDITION = Edition(EFFECTS, NEEDED, castle_faults, PARTS)

prepare(Position, *COMMANDS)


@cache
def own_content(release: str = "") -> Content:
    """CC-COMP-2, CC-COMP-3: the expansion's tiles and cards, and all of MidEvil's; or those of a release."""
    base = {f"midevil-{name}": text for name, text in midevil.own_content(release).files.items()}
    return Content(ID, {**base, **own_files(__package__, midevil.FILES, release)})


def make(setup: Setup) -> MidState:
    """CC-SETUP-1 to CC-SETUP-4: the castle, its Drawbridge, one tile beyond, pawns in the keep."""
    kit = EDITION.kit(setup)
    castle = setting_up.castle_tiles(kit)
    board = board_of(kit.tiles, castle)
    home = setting_up.start_square(board)
    barred = setting_up.raised_bridge(board)
    return midevil.begin(kit, castle, home, setting_up.first_frames(setup.seats, len(castle)), barred)


def imagine(view: View, rng: Random, content: Content) -> MidState:
    return views.imagine(view, EDITION.kit(view.setup(content)), rng)


def load(data: bytes, setup: Setup) -> MidState:
    return views.state_of(msgspec.json.decode(data, type=Position), EDITION.kit(setup))


def features() -> Features[MidState, View]:
    from boneyard.games.castle_of_chaos.features import FEATURES

    return FEATURES


chance = turn.chance_acts
FRAMES = {
    **midevil.FRAMES,
    **dict(
        (
            asks(
                f.DrawBeyond,
                actors=chance,
                options=setting_up.beyond_options,
                answer=setting_up.draw_beyond,
            ),
            asks(
                f.PutBlack,
                actors=setting_up.black_acts,
                options=setting_up.black_options,
                answer=setting_up.choose_black,
            ),
            asks(
                MoveStep,
                actors=move.mover_acts,
                options=move.move_options,
                answer=move.act,
                why_not=bridge.why_no_move,
                label=bridge.move_label,
            ),
            asks(
                PlaceTile,
                actors=turn.active_acts,
                options=tiles.place_options,
                answer=tiles.place_tile,
                why_not=castle_tiles.why_no_place,
            ),
            asks(
                f.StepOn,
                actors=black.stepper_acts,
                options=black.step_on_options,
                answer=black.take_step_on,
                why_not=black.why_no_step_on,
            ),
            asks(f.BridgeRoll, actors=chance, options=bridge.bridge_roll_options, answer=bridge.roll_bridge),
            asks(
                f.Gather, actors=pawns.gatherer_acts, options=pawns.gather_options, answer=pawns.choose_grave
            ),
            asks(
                f.ChooseSkeleton,
                actors=pawns.swap_acts,
                options=pawns.swap_options,
                answer=pawns.swap_places,
            ),
            asks(
                f.TakeSkeletons,
                actors=tokens.taker_acts,
                options=tokens.take_options,
                answer=tokens.take_skeletons,
            ),
            asks(f.CrushRoll, actors=chance, options=tokens.crush_options, answer=tokens.roll_crush),
            asks(
                f.UprisingRoll,
                actors=chance,
                options=skeletons.uprising_options,
                answer=skeletons.roll_uprising,
            ),
            asks(f.WallRoll, actors=chance, options=skeletons.wall_roll_options, answer=skeletons.roll_wall),
            asks(
                f.SendSkeletons,
                actors=skeletons.sender_acts,
                options=skeletons.send_options,
                answer=skeletons.send,
            ),
        )
    ),
}

CASTLE_OF_CHAOS: Game[MidState, Command, Event, View] = Game(
    id=ID,
    rules=2,
    seats=midevil.SEATS,
    settings=SETTINGS,
    default_content=own_content,
    former_contents=lambda: tuple(map(own_content, midevil.FORMER)),
    commands=COMMANDS,
    frames=FRAMES,
    works=midevil.WORKS,
    make=make,
    watch=winning.look_for_winner,
    showing=Showing(View, views.PARTS, views.OWN, views.own_parts),
    guess=imagine,
    redact=views.redact,
    parse=lambda line: parse_command(line, *COMMANDS),
    dump=midevil.dump,
    load=load,
    place=lambda setup: placed(CASTLE_OF_CHAOS, setup),
    ways=("necronomicon", "points", "rounds"),
    goal=GOAL_TILE,
    events=EVENTS,
    windows=midevil.WINDOWS,
    words=midevil.WORDS,
    cites=CITES,
    features=features,
)
