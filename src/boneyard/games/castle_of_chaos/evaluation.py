"""MidEvil's evaluation with the castle's weights."""

from __future__ import annotations

from boneyard.games.midevil.evaluation import Weights, is_goal_laid, standings
from boneyard.games.midevil.state import MidState
from boneyard.games.shared.evaluation import Evaluation

WEIGHTS = Weights(
    point=0.0683, late_point=0.1563, next_point=0.3545, lives=(0.0, 0.0, 0.005, 0.004, 0.089, 0.122),
    held_life=0.3351, turn=0.0135, bonus=0.1606, riding=0.472, guard=0.1849, prey=(0.0047, 0.1487, 0.235),
    life_lying=0.0837, bring=0.0283, bring_far=0.3421, bring_near=2.858, bring_turn=-0.0135,
    bring_points=0.0064, bring_others=-0.0165, chase_far=0.133, chase_near=0.1629, fetch_far=0.1721,
    fetch_near=-0.5141, fetch_lead=0.0545, fetch_turn=0.043,
)  # fmt: skip
TEMPERATURES = {2: (1.0, 1.0), 3: (1.0, 1.1), 4: (1.0, 1.2), 5: (1.8, 1.4), 6: (1.0, 1.6)}
"""By number of seats, before and after the Graveyard is laid; `scripts/bench chances` fits them."""

EVALUATION: Evaluation[MidState] = Evaluation(
    lambda state: standings(state, WEIGHTS), is_goal_laid, TEMPERATURES
)
