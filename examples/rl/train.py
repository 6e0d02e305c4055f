"""Train something tiny: a player of Zombie Invasion that beats a random one after half a minute.

    python examples/rl/train.py

The policy is linear: every allowed action has a score, by its kind and by what lies on the square it names,
and good scores are chosen more often (softmax). It learns from points alone by REINFORCE: an action that was
followed by more points than usual becomes more likely. Needs `pip install pettingzoo numpy`, nothing else.
"""

import argparse
from collections.abc import Sequence
from time import perf_counter

import numpy as np

from boneyard import rl

GAME = "zombie-invasion"
FEATURES = ("always", "zombie", "life", "ammo", "nearness", "other's nearness", "nearness of zombies")
PATIENCE = 0.97
"""How much a point counts that comes one decision later."""
EAGERNESS = 3.0
"""How far the weights go in the direction that paid."""

Array = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Numbers = np.ndarray[tuple[int, ...], np.dtype[np.int64]]
Row = np.ndarray[tuple[int], np.dtype[np.int16]]


class Eyes:
    """Turns an observation and some actions into features."""

    def __init__(self, env: rl.Environment) -> None:
        actions = rl.actions_of(env)
        squares = rl.layout_of(env)["squares"]
        self.first, self.last, self.shape = squares.first, squares.last, squares.shape
        self.plane = {name: number for number, name in enumerate(squares.names)}
        self.kinds = [section.word for section in actions.sections]
        sizes = [section.size for section in actions.sections]
        self.kind: Numbers = np.repeat(np.arange(len(sizes)), sizes)
        # The square that an action leads to is the last word of its text; other actions have none.
        named = [actions.text(number).split() for number in range(len(self.kind))]
        self.square: Numbers = np.array(
            [int(words[-1]) if words[0] in ("step", "shift", "put") else -1 for words in named]
        )

    def features(self, row: Row, actions: Numbers) -> Array:
        """One line for each action."""
        planes = row[self.first : self.last].reshape(self.shape)
        square = self.square[actions]
        found = np.zeros((len(actions), len(FEATURES)))
        found[:, 0] = 1
        for column, name in ((1, "zombies"), (2, "life"), (3, "ammo")):
            found[:, column] = planes[self.plane[name], square]
        x, y = planes[self.plane["column"]], planes[self.plane["row"]]
        for column, name in ((4, "pawn 0"), (5, "pawn 1"), (6, "zombies")):
            there = planes[self.plane[name]].nonzero()[0]
            if len(there):
                far = abs(x[square][:, None] - x[there]) + abs(y[square][:, None] - y[there])
                found[:, column] = 1 / (1 + far.min(axis=1))
        found[square < 0, 1:] = 0
        return found


class Policy:
    """Chooses among the allowed actions; `weights` has a line for each kind of action."""

    def __init__(self, eyes: Eyes, rng: np.random.Generator) -> None:
        self.eyes = eyes
        self.rng = rng
        self.weights = np.zeros((len(eyes.kinds), len(FEATURES)))

    def choose(self, observation: dict[str, Row]) -> tuple[int, Array]:
        """An action, and how the weights would have to change to make it more likely."""
        actions = np.flatnonzero(observation["action_mask"])
        features = self.eyes.features(observation["observation"], actions)
        kinds = self.eyes.kind[actions]
        scores = (features * self.weights[kinds]).sum(axis=1)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = int(self.rng.choice(len(actions), p=chances))
        chances[chosen] -= 1
        slope = np.zeros_like(self.weights)
        np.add.at(slope, kinds, -features * chances[:, None])
        return int(actions[chosen]), slope


def episode(
    env: rl.Environment, policy: Policy, seat: int, seed: int
) -> tuple[list[Array], list[float], float]:
    """One game against random: the slopes of the policy's choices, what each was paid, and the last of it."""
    env.reset(seed=seed)
    me = env.possible_agents[seat]
    slopes: list[Array] = []
    paid: list[float] = []
    last = 0.0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if agent == me and slopes:
            paid.append(reward)
            last = reward
        if terminated or truncated:
            action = None
        elif agent == me:
            action, slope = policy.choose(observation)
            slopes.append(slope)
        else:
            action = int(policy.rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
    return slopes, paid, last


def returns(paid: Sequence[float]) -> Array:
    """What came after each choice, later points counting less."""
    found = np.zeros(len(paid))
    value = 0.0
    for number in range(len(paid) - 1, -1, -1):
        value = paid[number] + PATIENCE * value
        found[number] = value
    return found


def train(episodes: int, length: int, seed: int) -> Policy:
    """Play short games for points, and lean towards what paid more than usual."""
    env = rl.env(GAME, seats=2, limit=length, point_reward=1.0)
    policy = Policy(Eyes(env), np.random.default_rng(seed))
    usual = 0.0
    for number in range(episodes):
        slopes, paid, _ = episode(env, policy, number % 2, seed * 1_000_000 + number)
        if len(paid) < len(slopes):  # the game ended on the other's step
            slopes = slopes[: len(paid)]
        values = returns(paid)
        usual += 0.05 * (values.mean() - usual)
        step = sum(slope * (value - usual) for slope, value in zip(slopes, values, strict=True))
        policy.weights += EAGERNESS * np.asarray(step) / max(1, len(values))
        if number % 20 == 19:
            print(f"episode {number + 1}: {usual:.3f} points in sight of a choice", flush=True)
    return policy


def wins(policy: Policy, games: int, seed: int) -> float:
    """The share of whole games that the policy wins against random, from both seats."""
    env = rl.env(GAME, seats=2)
    return sum(episode(env, policy, number % 2, seed + number)[2] > 0 for number in range(games)) / games


def main(arguments: Sequence[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--episodes", type=int, default=80, help="games to learn from (80)")
    parser.add_argument("--length", type=int, default=400, help="decisions of such a game (400)")
    parser.add_argument("--games", type=int, default=20, help="games to be judged by (20)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    began = perf_counter()
    policy = train(asked.episodes, asked.length, asked.seed)
    print("weights by kind of action:", ", ".join(FEATURES))
    for kind, weights in zip(policy.eyes.kinds, policy.weights, strict=True):
        print(f"  {kind:6}", " ".join(f"{weight:6.2f}" for weight in weights))
    share = wins(policy, asked.games, 7_000_000 + asked.seed)
    print(
        f"won {share:.0%} of {asked.games} whole games against random, after {perf_counter() - began:.0f} s"
    )
    return share


if __name__ == "__main__":
    main()
