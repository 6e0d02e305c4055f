"""A game as a PettingZoo environment: one seat after the other answers with an action number.

Chance and questions with a single option are answered inside. If several seats must answer at once, they do
so one after the other without seeing each other's choice.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import boneyard
from boneyard.engine.chance import FairDice
from boneyard.engine.content import Content
from boneyard.engine.match import Match
from boneyard.engine.replay import replay_of, write
from boneyard.games.catalogue import AnyMatch
from boneyard.games.shared.commands import Command
from boneyard.games.shared.rl import HIGHEST, LOWEST
from boneyard.rl.actions import actions_of
from boneyard.rl.observer import Observer
from boneyard.rl.render import drawn

Observation = dict[str, np.ndarray[tuple[int], np.dtype[np.integer]]]

WON, LOST = 1.0, -1.0
NAME = "boneyard"


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game after the other, each from a seed.

    `actions` is the table of action numbers, `observer.layout` the layout of observations, `match` the
    current game.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        content: Content | None = None,
        settings: Mapping[str, str] | None = None,
        limit: int | None = None,
        point_reward: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = boneyard.game(game)
        self.setup = self.game.setup(seats, content, **(settings or {}))
        self.actions = actions_of(game, self.setup.content)
        self.observer = Observer(self.game, self.setup.content)
        self.limit = limit
        self.point_reward = point_reward
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{NAME}_{game.replace('-', '_')}_v{self.game.rules}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.actions.commands)) for agent in self.possible_agents
        }
        self.seed = ""
        self.episode = 0

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (self.observer.layout.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (len(self.actions.commands),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: object = None) -> None:
        """Start a new game. A seed fixes this game and those that follow without a seed."""
        if seed is not None or not self.seed:
            self.seed = str(secrets.randbits(64) if seed is None else seed)
            self.episode = 0
        dice = FairDice(f"{self.seed}/{self.episode}", self.game.id)
        self.episode += 1
        self.match: AnyMatch = Match(self.game, self.setup, dice)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.points = self._points()
        self._advance()

    def _advance(self) -> None:
        """Let chance answer until a seat has a choice or the game is over."""
        seat = self.match.settle()
        self.options = () if seat is None else self.game.options(self.match.state, seat)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        """A seat's observation and action mask, which is empty if the seat isn't asked."""
        asked = agent == self.agent_selection and not self.truncations.get(agent, True)
        row = self.observer.numbers(self.match.looks[self.seat_of[agent]]())
        return {"observation": row, "action_mask": self.actions.mask(self.options if asked else ())}

    def step(self, action: int | None) -> None:
        """Answer for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        # The match refuses an illegal command with the rule that forbids it.
        self.match.answer(self.seat_of[agent], self.meant(action))
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._advance()
        self._reward()
        if self.render_mode == "human":
            self.render()

    def meant(self, action: int | None) -> Command:
        """The command for an action now, legal or not."""
        if action is None or not 0 <= action < len(self.actions.commands):
            raise ValueError(
                f"there is no action {action}; actions are 0 to {len(self.actions.commands) - 1}"
            )
        return self.actions.meant(int(action), self.options)

    def allows(self, action: int) -> bool:
        """Whether the action mask includes this action; always true for a finished agent."""
        done = self.terminations[self.agent_selection] or self.truncations[self.agent_selection]
        return done or self.meant(action) in self.options

    def forfeit(self, reward: float) -> None:
        """End the game for all, as PettingZoo does after an illegal action; only its agent gets a reward."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[self.agent_selection] = reward
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _reward(self) -> None:
        """Reward points if they count, and at the end 1 for winners and -1 for the others."""
        over = not self.options
        cut = not over and self.limit is not None and self.steps >= self.limit
        if not self.point_reward and not over and not cut:
            return
        points = self._points()
        winners = self.match.state.winners
        for agent, seat in self.seat_of.items():
            reward = self.point_reward * (points[seat] - self.points[seat])
            if over and winners:
                reward += WON if seat in winners else LOST
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = over
            self.truncations[agent] = cut
        self.points = points
        if over or cut:
            self.agent_selection = self.agents[0]

    def _points(self) -> list[int]:
        return list(self.match.state.points)

    def render(self) -> str | None:
        """The board as a spectator sees it: returned as text, or printed."""
        if self.render_mode is None:
            return None
        text = drawn(self.match.game.view(self.match.state, None), self.setup.content)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201  # that is what "human" means
        return None

    def close(self) -> None:
        pass  # there is nothing to close

    def replay(self) -> str:
        """The game so far, for `boneyard replay`."""
        players = [NAME] * len(self.possible_agents)
        return write(replay_of(self.match, players, f"{self.seed}/{self.episode - 1}"))
