"""The rules in sentences: what is peculiar to Maw, cards that are vied and A♥ turned up. RULES.md sections 3 and 6."""

from __future__ import annotations

from twentyfive.core import Rules
from twentyfive.wording.amounts import points
from twentyfive.wording.names import translate


def turned_ace_of_hearts(rules: Rules) -> str:
    """Say what the dealer scores for turning up the ace of hearts; empty if nothing."""
    if not rules.turned_ace_of_hearts:
        return ""
    text = translate("rules page", "If the card turned up is A♥, the dealer scores {points} for it.")
    return text.format(points=points(rules.turned_ace_of_hearts))


def vying(rules: Rules) -> str:
    """Say how the worth of a deal is raised; empty if it is not."""
    if not rules.vied_card:
        return ""
    text = translate(
        "rules page",
        "From the second trick on, until a side has three, the leader may vie a card before leading. The next player "
        "sees it, or gives the deal up. Each card seen adds {points} for the winner of the deal; three at most are "
        "vied. A deal given up is won as with three tricks, without the card vied last.",
    )
    return text.format(points=points(rules.vied_card))
