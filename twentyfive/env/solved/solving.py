"""The short game in OpenSpiel: its tree, its solution by CFR+, and the exploitability of a strategy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import pyspiel

from twentyfive.env.solved.short_game import Decision, Leaf, Node
from twentyfive.env.solved.strategies import Strategy


@dataclass(frozen=True, slots=True)
class Solved:
    """A game that CFR+ has solved to some precision.

    Attributes:
        value: the chance of seat 0, which leads, to win.
        exploitability: see `exploitability`.
        decisions: the number of information sets.
    """

    value: float
    exploitability: float
    decisions: int


class ShortGame:
    """A short game as OpenSpiel holds it."""

    def __init__(self, deals: Sequence[Node]) -> None:
        self._game = pyspiel.load_efg_game(gambit_text(deals))
        self._places: dict[str, tuple[str, Mapping[str, int]]] = {}
        root = self._game.new_initial_state()
        for action, deal in zip(root.legal_actions(), deals, strict=True):
            self._find_places(deal, root.child(action))

    def solve(self, rounds: int) -> Solved:
        """Solve the game in so many rounds of CFR+."""
        solver = pyspiel.CFRPlusSolver(self._game)
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        found = solver.average_policy()
        left = pyspiel.exploitability(self._game, found)
        gain = pyspiel.expected_returns(self._game.new_initial_state(), found, -1, True)[0]
        return Solved((1 + gain) / 2, left / 2, len(self._places))

    def exploitability(self, strategy: Strategy) -> float:
        """The share of deals that the best opponent wins beyond those of the best defence, in the mean of both seats.

        A decision that the strategy does not hold is made by chance.
        """
        return pyspiel.exploitability(self._game, pyspiel.TabularPolicy(dict(self._policy(strategy)))) / 2

    def _policy(self, strategy: Strategy) -> Iterator[tuple[str, list[tuple[int, float]]]]:
        for known, (place, numbers) in self._places.items():
            chances = strategy.get(known, dict.fromkeys(numbers, 1 / len(numbers)))
            yield place, [(number, chances.get(move, 0.0)) for move, number in numbers.items()]

    def _find_places(self, node: Node, state: pyspiel.State) -> None:
        """Find the name that OpenSpiel gives to each information set, and the numbers of its moves."""
        if not isinstance(node, Decision):
            return
        numbers = {state.action_to_string(action): action for action in state.legal_actions()}
        self._places.setdefault(node.known, (state.information_state_string(), numbers))
        for move, after in node.branches:
            if isinstance(after, Decision):
                self._find_places(after, state.child(numbers[move]))


def gambit_text(deals: Sequence[Node]) -> str:
    """The game that begins with one of these deals, each as likely."""
    return "\n".join(['EFG 2 R "short Twenty-Five" { "0" "1" }', _chance(deals), *_Writer().lines(deals)]) + "\n"


def _chance(deals: Sequence[Node]) -> str:
    outcomes = " ".join(f'"{number}" 1/{len(deals)}' for number in range(len(deals)))
    return f'c "" 1 "deal" {{ {outcomes} }} 0'


class _Writer:
    """Numbers the information sets as it comes to them, those of each player from 1."""

    def __init__(self) -> None:
        self._numbers: tuple[dict[str, int], dict[str, int]] = ({}, {})

    def lines(self, nodes: Sequence[Node]) -> Iterator[str]:
        """The nodes and all that follows them, depth first."""
        for node in nodes:
            match node:
                case Leaf(gain):
                    yield f't "" {1 if gain > 0 else 2} "" {{ {gain} {-gain} }}'
                case Decision():
                    numbers = self._numbers[node.seat]
                    number = numbers.setdefault(node.known, len(numbers) + 1)
                    moves = " ".join(f'"{move}"' for move, _ in node.branches)
                    yield f'p "" {node.seat + 1} {number} "{node.known}" {{ {moves} }} 0'
                    yield from self.lines([after for _, after in node.branches])
