"""The effects of the castle's cards, and all of MidEvil's."""

from __future__ import annotations

from boneyard.games.castle_of_chaos.effects import curses, pawns, skeletons, tokens
from boneyard.games.midevil.effects import EFFECTS as MIDEVIL_EFFECTS
from boneyard.games.midevil.state import Effect

EFFECTS: dict[str, Effect] = {
    **MIDEVIL_EFFECTS,
    "quiet": Effect(curses.can_quiet, curses.quiet),
    "lower": Effect(curses.can_lower, curses.lower),
    "skip": Effect(curses.can_skip, curses.skip),
    "shun": Effect(curses.can_shun, curses.shun),
    "bar-book": Effect(curses.can_bar_book, curses.bar_book),
    "gather": Effect(pawns.can_gather, pawns.gather),
    "swap": Effect(pawns.can_swap, pawns.swap),
    "pit": Effect(pawns.can_send, pawns.send_to_pit),
    "press": Effect(pawns.can_press, pawns.press),
    "soup": Effect(tokens.can_soup, tokens.soup, {"points": (1, 9), "life": (1, 5)}),
    "gun": Effect(tokens.can_take, tokens.take_up, {"points": (1, 9)}),
    "crush": Effect(tokens.can_crush, tokens.crush),
    "revolt": Effect(tokens.can_revolt, tokens.revolt, moments=frozenset(("life-given",))),
    "uprising": Effect(skeletons.can_rise_up, skeletons.rise_up),
    "sortie": Effect(skeletons.can_sortie, skeletons.sortie),
    "storm": Effect(skeletons.can_storm, skeletons.storm),
}
