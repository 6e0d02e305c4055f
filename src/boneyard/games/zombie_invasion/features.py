from importlib.resources import files

from boneyard.games.shared.features import Features
from boneyard.games.zombie_invasion.balance import TARGETS
from boneyard.games.zombie_invasion.bot.heuristics import ZombieHeuristics
from boneyard.games.zombie_invasion.bot.planning import PlanningHeuristics
from boneyard.games.zombie_invasion.bot.tempers import TEMPERS
from boneyard.games.zombie_invasion.evaluation import EVALUATION
from boneyard.games.zombie_invasion.goals import GOALS
from boneyard.games.zombie_invasion.odds import ZombieOdds
from boneyard.games.zombie_invasion.position.text import FORM
from boneyard.games.zombie_invasion.rl import ENCODING
from boneyard.games.zombie_invasion.shown import View
from boneyard.games.zombie_invasion.state import ZombieState

FEATURES: Features[ZombieState, View] = Features(
    position=FORM,
    heuristics=ZombieHeuristics(),
    search_heuristics=PlanningHeuristics(),
    tempers=TEMPERS,
    evaluation=EVALUATION,
    goals=GOALS,
    odds=ZombieOdds(),
    rl=ENCODING,
    balance=TARGETS,
    lesson=files(__package__).joinpath("lesson.toml"),
    goal_picture=files(__package__).joinpath("goal.toml"),
    overview=files(__package__).joinpath("overview.toml"),
    foe="zombie",
    pawn="survivor",
)
