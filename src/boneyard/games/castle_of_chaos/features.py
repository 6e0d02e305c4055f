from importlib.resources import files

from boneyard.games.castle_of_chaos.balance import TARGETS
from boneyard.games.castle_of_chaos.bot.heuristics import CastleHeuristics
from boneyard.games.castle_of_chaos.evaluation import EVALUATION
from boneyard.games.castle_of_chaos.game import EDITION, View
from boneyard.games.castle_of_chaos.lasting_hints import LASTING
from boneyard.games.castle_of_chaos.position.text import FORM
from boneyard.games.castle_of_chaos.rl import ENCODING
from boneyard.games.castle_of_chaos.statistics import STATISTICS
from boneyard.games.castle_of_chaos.traps import CastleTraps
from boneyard.games.midevil.bot.tempers import TEMPERS
from boneyard.games.midevil.cards import BOOK
from boneyard.games.midevil.goals import goal_model
from boneyard.games.midevil.odds import MidOdds
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.features import Features

FEATURES: Features[MidState, View] = Features(
    position=FORM,
    heuristics=CastleHeuristics(),
    tempers=TEMPERS,
    traps=CastleTraps(CastleHeuristics()),
    evaluation=EVALUATION,
    goals=goal_model("i-castle", EDITION.cards),
    odds=MidOdds(),
    rl=ENCODING,
    balance=TARGETS,
    lesson=files(__package__).joinpath("lesson.toml"),
    lasting=LASTING,
    goal_picture=files(__package__).joinpath("goal.toml"),
    overview=files(__package__).joinpath("overview.toml"),
    foe="black",
    items={BOOK: "f-book"},
    statistics=STATISTICS,
)
