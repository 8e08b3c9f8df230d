"""Stakes and debts in words."""

from __future__ import annotations

from twentyfive.core import PlayerView, Rules
from twentyfive.core.phases.finishing import Debt, debts
from twentyfive.wording.names import translate


def stake_words(rules: Rules) -> str:
    """Return the stake: "Stake 10 a game"."""
    if rules.several_games:
        return translate("results", "Stake {stake} a match").format(stake=rules.stake)
    return translate("results", "Stake {stake} a game").format(stake=rules.stake)


def debt_sentences(view: PlayerView) -> tuple[str, ...]:
    """Return a sentence for each debt, or one sentence if all the others owe one player the same amount."""
    owed = debts(view.account)
    one_for_all = {(debt.creditor, debt.amount) for debt in owed}
    if len(owed) > 1 and len(one_for_all) == 1 and len(owed) == view.rules.players - 1:
        return (_all_owe(view, owed[0]),)
    return tuple(_owes(view, debt) for debt in owed)


def _all_owe(view: PlayerView, debt: Debt) -> str:
    if debt.creditor == view.player:
        return translate("results", "Each owes you {amount}.").format(amount=debt.amount)
    text = translate("results", "Each owes {name} {amount}.")
    return text.format(name=view.names[debt.creditor], amount=debt.amount)


def _owes(view: PlayerView, debt: Debt) -> str:
    if debt.debtor == view.player:
        text = translate("results", "You owe {creditor} {amount}.")
    elif debt.creditor == view.player:
        text = translate("results", "{debtor} owes you {amount}.")
    else:
        text = translate("results", "{debtor} owes {creditor} {amount}.")
    debtor, creditor = view.names[debt.debtor], view.names[debt.creditor]
    return text.format(debtor=debtor, creditor=creditor, amount=debt.amount)
