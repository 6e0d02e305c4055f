"""How often others' turns ask a player who holds reaction cards something, at a table of four people."""

from collections.abc import Iterator
from random import Random
from statistics import mean, quantiles

import pytest

import boneyard
from boneyard.bots.greedy import Greedy
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.features import features_of
from boneyard.table.automatic import trap_offers
from boneyard.table.projection import question_of
from tests.figures import Figures
from tests.sizes import pick
from tests.table.whole_tables import MOST_ANSWERS, Host

GAMES = pick(quick=1, ci=4, full=50)
PEOPLE = 4
DEFAULTS: dict[str, object] = {"questions": "few", "prepared": True}
"""What the page for new tables sends, where that differs from the protocol's defaults."""
MOST_ON_AVERAGE = 0.7
MOST_USUALLY = 2
"""In nine of ten rounds."""


class Saving(Host):
    """Four people who play as greedy bots do in their own turns, and save their cards in others'.

    So whatever is worth a question is asked about again at its next moment.
    """

    def __post_init__(self) -> None:
        super().__post_init__()
        self.bot = Greedy(self.rng)
        self.asked = [0] * PEOPLE
        """Questions since a seat's last turn."""
        self.armable = [False] * PEOPLE
        """Whether it held reaction cards when that turn ended."""

    def choose(self, seat: int) -> int:
        play = self.table.play
        assert play is not None
        options = play.options(seat)
        if play.declining is not None:
            assert question_of(self.table, seat, self.audience.asked) is not None
            self.asked[seat] += 1
            return options.index(play.declining)
        return options.index(self.bot(lambda: play.game.view(play.state, seat), options))

    def rounds(self) -> Iterator[int]:
        """The questions in each round between two turns of a player who holds reaction cards."""
        active = -1
        while self.table.status != "over":
            assert self.answers < MOST_ANSWERS
            self.answer()
            play = self.table.play
            assert play is not None
            if play.active == active:
                continue
            if active >= 0:
                self.armable[active], self.asked[active] = bool(trap_offers(play, self.table, active)), 0
            active = play.active
            if self.armable[active]:
                yield self.asked[active]


@pytest.mark.parametrize("game", [game for game in game_ids() if features_of(boneyard.game(game)).traps])
def test_others_turns_ask_a_player_with_reaction_cards_little(game: str, figures: Figures) -> None:
    rounds = [
        asked
        for seed in range(GAMES)
        for asked in Saving(game, PEOPLE, str(seed), Random(seed), DEFAULTS).rounds()
    ]
    average, usually = mean(rounds), quantiles(rounds, n=10)[-1]
    figures("questions-per-round", games=GAMES, rounds=len(rounds), mean=round(average, 2), p90=usually)
    assert average <= MOST_ON_AVERAGE
    assert usually <= MOST_USUALLY
