"""The policy network of bots/policy_network.py as torch trains it: the same features, layers and heads."""

from typing import Any

import numpy as np
import torch
from torch import nn

from ..bots.policy_network import AMOUNT, AT_LEAST, EQUAL, SMOOTHING, PolicyNetwork
from ..bots.value_network import POINTS_UNIT
from ..core.contract import SEATS

OFF = -1e9  # the logit of what cannot be


def of_players(logits: Any, players: Any) -> Any:
    """Of a victory, by seat: empty seats win nothing."""
    return logits.masked_fill(torch.arange(SEATS, device=logits.device) >= players[:, None], OFF)


class Features(nn.Module):
    """Observations, whole numbers, become the inputs of the first layer: amounts first, then flags, then names."""

    def __init__(self, features: dict[str, Any]) -> None:
        super().__init__()
        order = np.argsort(features["kind"], kind="stable")
        self.table = {name: values[order] for name, values in features.items()}
        for name, kind in (("amount", AMOUNT), ("at_least", AT_LEAST), ("equal", EQUAL)):
            rows = self.table["kind"] == kind
            self.register_buffer(f"{name}_source", torch.as_tensor(self.table["source"][rows]).long())
            self.register_buffer(f"{name}_level", torch.as_tensor(self.table["level"][rows]))
        self.register_buffer("scale", torch.as_tensor(self.table["scale"][self.table["kind"] == AMOUNT]))

    def forward(self, observed: Any) -> Any:
        amounts = observed[:, self.amount_source].float() * self.scale
        flags = observed[:, self.at_least_source] >= self.at_least_level
        names = observed[:, self.equal_source] == self.equal_level
        return torch.cat([amounts, flags.float(), names.float()], 1)


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width, eps=float(SMOOTHING))
        self.first, self.second = nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)

    def forward(self, x: Any) -> Any:
        return x + self.second(torch.relu(self.first(self.norm(x))))


class Critic(nn.Module):
    """Each seat's chance to win by all hands, while a network learns: what a decision was worth is told more surely by
    one who sees them. It is never played by."""

    def __init__(self, features: dict[str, Any], hidden: int, width: int, blocks: int) -> None:
        super().__init__()
        self.features = Features(features)
        self.first = nn.Linear(len(features["source"]) + hidden, width)
        self.blocks = nn.Sequential(*(Block(width) for _ in range(blocks)))
        self.norm = nn.LayerNorm(width, eps=float(SMOOTHING))
        self.values = nn.Linear(width, SEATS)
        nn.init.zeros_(self.values.weight)

    def forward(self, observed: Any, hidden: Any, players: Any) -> Any:
        inputs = torch.cat([self.features(observed), hidden.float()], 1)
        values = self.values(torch.relu(self.norm(self.blocks(self.first(inputs))))).float()
        return of_players(values, players)


class Model(nn.Module):
    def __init__(self, features: dict[str, Any], action_at: Any, width: int, blocks: int) -> None:
        super().__init__()
        self.action_at = np.asarray(action_at, np.int32)
        self.features = Features(features)
        self.first = nn.Linear(len(features["source"]), width)
        self.blocks = nn.Sequential(*(Block(width) for _ in range(blocks)))
        self.norm = nn.LayerNorm(width, eps=float(SMOOTHING))
        self.decisions = nn.Linear(width, len(action_at))
        self.values = nn.Linear(width, 2 * SEATS)  # chances to win, then points
        nn.init.zeros_(self.decisions.weight)
        nn.init.zeros_(self.values.weight)

    def forward(self, observed: Any, legal: Any, n_legal: Any, players: Any) -> tuple[Any, Any, Any]:
        """The logits of the legal decisions, of each seat's victory, and points; seats from the viewer on."""
        hidden = torch.relu(self.norm(self.blocks(self.first(self.features(observed)))))
        logits = self.decisions(hidden).float().gather(1, legal)
        logits = logits.masked_fill(torch.arange(legal.shape[1], device=legal.device) >= n_legal[:, None], OFF)
        values = self.values(hidden).float()
        return logits, of_players(values[:, :SEATS], players), POINTS_UNIT * values[:, SEATS:]

    def load_network(self, network: PolicyNetwork) -> None:
        """The weights of a network of the same size and features."""
        blocks: list[Any] = list(self.blocks)
        parts = [(self.first, network.weights_in.T, network.bias_in)]
        for block, weights, biases in zip(blocks, network.weights, network.biases, strict=True):
            parts += [(layer, weights[k].T, biases[k]) for k, layer in enumerate((block.first, block.second))]
        parts += [(self.decisions, network.decision_weights, network.decision_biases)]
        parts += [(self.values, network.value_weights.T, network.value_biases)]
        norms = [*(block.norm for block in blocks), self.norm]
        parts += [(norm, *row) for norm, row in zip(norms, network.norms, strict=True)]
        with torch.no_grad():
            for layer, weight, bias in parts:
                layer.weight.copy_(torch.as_tensor(np.array(weight)))
                layer.bias.copy_(torch.as_tensor(np.array(bias)))

    def as_network(self) -> PolicyNetwork:
        """For the bots."""

        def array(tensor: Any) -> Any:
            return np.ascontiguousarray(tensor.detach().float().cpu().numpy())

        blocks: list[Any] = list(self.blocks)
        norms = [*(block.norm for block in blocks), self.norm]
        layers = [(block.first, block.second) for block in blocks]
        return PolicyNetwork(
            **self.features.table,
            weights_in=array(self.first.weight.T),
            bias_in=array(self.first.bias),
            weights=np.array([[array(layer.weight.T) for layer in pair] for pair in layers]),
            biases=np.array([[array(layer.bias) for layer in pair] for pair in layers]),
            norms=np.array([[array(norm.weight), array(norm.bias)] for norm in norms]),
            decision_weights=array(self.decisions.weight),
            decision_biases=array(self.decisions.bias),
            value_weights=array(self.values.weight.T),
            value_biases=array(self.values.bias),
            action_at=self.action_at,
        )
