"""Train a tiny policy for Zombie Invasion that beats a random player after half a minute.

    python examples/rl/train.py

The policy is linear: every legal action has a score from its kind and from what is on its square, and higher
scores are chosen more often (softmax). It learns from points by REINFORCE: an action that was followed by
more points than usual becomes more likely. Needs only `pip install pettingzoo numpy`.
"""

import argparse
from collections.abc import Sequence
from time import perf_counter

import numpy as np

from boneyard import rl

GAME = "zombie-invasion"
FEATURES = ("always", "zombie", "life", "ammo", "nearness", "other's nearness", "nearness of zombies")
DISCOUNT = 0.97  # per decision
LEARNING_RATE = 3.0

Array = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Numbers = np.ndarray[tuple[int, ...], np.dtype[np.int64]]
Row = np.ndarray[tuple[int], np.dtype[np.int16]]


class Encoder:
    """Turns an observation and actions into features."""

    def __init__(self, env: rl.Environment) -> None:
        actions = rl.actions_of(env)
        squares = rl.layout_of(env)["squares"]
        self.first, self.last, self.shape = squares.first, squares.last, squares.shape
        self.plane = {name: number for number, name in enumerate(squares.names)}
        self.kinds = [section.word for section in actions.sections]
        sizes = [section.size for section in actions.sections]
        self.kind: Numbers = np.repeat(np.arange(len(sizes)), sizes)
        # The target square is the last word of an action's text, if it has one.
        named = [actions.text(number).split() for number in range(len(self.kind))]
        self.square: Numbers = np.array(
            [int(words[-1]) if words[0] in ("step", "shift", "put") else -1 for words in named]
        )

    def features(self, row: Row, actions: Numbers) -> Array:
        """One row per action."""
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
    """Chooses among the legal actions; `weights` has a row for each kind of action."""

    def __init__(self, encoder: Encoder, rng: np.random.Generator) -> None:
        self.encoder = encoder
        self.rng = rng
        self.weights = np.zeros((len(encoder.kinds), len(FEATURES)))

    def choose(self, observation: dict[str, Row]) -> tuple[int, Array]:
        """An action, and the gradient of its log-probability."""
        actions = np.flatnonzero(observation["action_mask"])
        features = self.encoder.features(observation["observation"], actions)
        kinds = self.encoder.kind[actions]
        scores = (features * self.weights[kinds]).sum(axis=1)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = int(self.rng.choice(len(actions), p=chances))
        chances[chosen] -= 1
        gradient = np.zeros_like(self.weights)
        np.add.at(gradient, kinds, -features * chances[:, None])
        return int(actions[chosen]), gradient


def episode(
    env: rl.Environment, policy: Policy, seat: int, seed: int
) -> tuple[list[Array], list[float], float]:
    """One game against random: the gradients of the policy's choices, their rewards, and the last reward."""
    env.reset(seed=seed)
    me = env.possible_agents[seat]
    gradients: list[Array] = []
    rewards: list[float] = []
    last = 0.0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if agent == me and gradients:
            rewards.append(reward)
            last = reward
        if terminated or truncated:
            action = None
        elif agent == me:
            action, gradient = policy.choose(observation)
            gradients.append(gradient)
        else:
            action = int(policy.rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
    return gradients, rewards, last


def returns(rewards: Sequence[float]) -> Array:
    """Discounted returns of each choice."""
    found = np.zeros(len(rewards))
    value = 0.0
    for number in range(len(rewards) - 1, -1, -1):
        value = rewards[number] + DISCOUNT * value
        found[number] = value
    return found


def train(episodes: int, length: int, seed: int) -> Policy:
    """Play short games for points, and reinforce what earned more than the average."""
    env = rl.env(GAME, seats=2, limit=length, point_reward=1.0)
    policy = Policy(Encoder(env), np.random.default_rng(seed))
    baseline = 0.0
    for number in range(episodes):
        gradients, rewards, _ = episode(env, policy, number % 2, seed * 1_000_000 + number)
        if len(rewards) < len(gradients):  # the game ended with the opponent's step
            gradients = gradients[: len(rewards)]
        values = returns(rewards)
        baseline += 0.05 * (values.mean() - baseline)
        step = sum(gradient * (value - baseline) for gradient, value in zip(gradients, values, strict=True))
        policy.weights += LEARNING_RATE * np.asarray(step) / max(1, len(values))
        if number % 20 == 19:
            print(f"episode {number + 1}: mean return {baseline:.3f}", flush=True)
    return policy


def wins(policy: Policy, games: int, seed: int) -> float:
    """The share of whole games won against random, from both seats."""
    env = rl.env(GAME, seats=2)
    return sum(episode(env, policy, number % 2, seed + number)[2] > 0 for number in range(games)) / games


def main(arguments: Sequence[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--episodes", type=int, default=80, help="games to learn from (80)")
    parser.add_argument("--length", type=int, default=400, help="decisions in such a game (400)")
    parser.add_argument("--games", type=int, default=20, help="games to evaluate with (20)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    began = perf_counter()
    policy = train(options.episodes, options.length, options.seed)
    print("weights by kind of action:", ", ".join(FEATURES))
    for kind, weights in zip(policy.encoder.kinds, policy.weights, strict=True):
        print(f"  {kind:6}", " ".join(f"{weight:6.2f}" for weight in weights))
    share = wins(policy, options.games, 7_000_000 + options.seed)
    print(
        f"won {share:.0%} of {options.games} whole games against random, after {perf_counter() - began:.0f} s"
    )
    return share


if __name__ == "__main__":
    main()
