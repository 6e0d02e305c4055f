from importlib.resources import files

from boneyard.games.midevil.balance import TARGETS
from boneyard.games.midevil.bot.heuristics import MidHeuristics
from boneyard.games.midevil.bot.tempers import TEMPERS
from boneyard.games.midevil.cards import BOOK
from boneyard.games.midevil.evaluation import EVALUATION
from boneyard.games.midevil.game import EDITION
from boneyard.games.midevil.goals import goal_model
from boneyard.games.midevil.lasting_hints import LASTING
from boneyard.games.midevil.odds import MidOdds
from boneyard.games.midevil.position.text import FORM
from boneyard.games.midevil.rl import ENCODING
from boneyard.games.midevil.shown import View
from boneyard.games.midevil.state import MidState
from boneyard.games.midevil.statistics import STATISTICS
from boneyard.games.midevil.traps import MidTraps
from boneyard.games.shared.features import Features

FEATURES: Features[MidState, View] = Features(
    position=FORM,
    heuristics=MidHeuristics(),
    tempers=TEMPERS,
    traps=MidTraps(MidHeuristics()),
    evaluation=EVALUATION,
    goals=goal_model("d-altar", EDITION.cards),
    odds=MidOdds(),
    rl=ENCODING,
    balance=TARGETS,
    lesson=files(__package__).joinpath("lesson.toml"),
    lasting=LASTING,
    goal_picture=files(__package__).joinpath("goal.toml"),
    overview=files(__package__).joinpath("overview.toml"),
    foe="white",
    items={BOOK: "f-book"},
    statistics=STATISTICS,
)
