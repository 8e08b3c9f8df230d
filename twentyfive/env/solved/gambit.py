"""The tree of the short game in Gambit's format for extensive games, which OpenSpiel reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from twentyfive.env.solved.short_game import Decision, Leaf, Node


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
