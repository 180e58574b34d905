"""How a policy network is trained: sizes and rates, apart from torch, which not everybody has."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    minutes: float = 10.0
    rounds: int = 0  # at most so many, whatever the time; 0: as many as fit
    games: int = 65_520  # at once
    steps: int = 48  # decisions in each game between two rounds of learning
    minibatch: int = 32_760
    width: int = 512
    blocks: int = 3
    learning_rate: float = 4e-4
    clip: float = 0.2
    entropy: float = 0.01  # of the loss, at the beginning; a tenth of it at the end
    value_lambda: float = 0.985
    policy_lambda: float = 0.965
    points_weight: float = 0.05
    opening: float = 0.7  # of the games begin with random decisions,
    opening_decisions: int = 24  # up to so many
    old: float = 0.2  # of the games are played with older copies
    average: float = 0.98  # of the averaged weights stays in each round
    looks: int = 0  # how often in a round some games are looked at ahead (look_ahead.py);
    candidates: int = 8  # so many decisions are tried each time,
    ahead: int = 16  # each is played on for so many decisions;
    sharpness: float = 25.0  # what a gain of the whole chance to win adds to a logit;
    looks_kept: int = 20  # one learns from the last so many,
    looks_weight: float = 0.5  # which count so much beside PPO's loss
    imitation_epochs: float = 5.0  # how often a teacher's games are gone through,
    imitation_seconds: float = 60.0  # at most so long,
    imitation_rate: float = 1e-3  # with this learning rate at the beginning
    minutes_between: float = 1.0  # two times of writing
    evaluation_games: int = 200  # of what is written against greedy, at the end; 0: none
    seed: int = 0
