"""Who has to pay whom, once stakes were won and lost. RULES.md section 6."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Debt:
    """One player owes another an amount of the stakes' unit."""

    debtor: int
    creditor: int
    amount: int


def debts(account: Sequence[int]) -> tuple[Debt, ...]:
    """Who has to pay whom so that everybody is even; `account` is what each seat has won or lost, in sum nothing."""
    owing = {seat: -balance for seat, balance in enumerate(account) if balance < 0}
    owed = {seat: balance for seat, balance in enumerate(account) if balance > 0}
    found: list[Debt] = []
    for debtor, debt in owing.items():
        rest = debt
        for creditor in owed:
            amount = min(rest, owed[creditor])
            if amount:
                found.append(Debt(debtor, creditor, amount))
                owed[creditor] -= amount
                rest -= amount
    return tuple(found)
