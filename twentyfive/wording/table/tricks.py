"""Gathered tricks in words: the lead, the winner and the winning card."""

from __future__ import annotations

from twentyfive.core import PlayerView
from twentyfive.core.state import Trick
from twentyfive.wording.names import card_sign, card_title, translate
from twentyfive.wording.scores import player_name
from twentyfive.wording.table.line import led_sentence


def trick_title(view: PlayerView, index: int) -> str:
    """Return the headline over a trick shown again: "Last trick", "Trick 2 of 4"."""
    if not view.tricks:
        return translate("results", "Last trick")
    text = translate("results", "Trick {number} of {all}")
    return text.format(number=index + 1, all=len(view.tricks))


def trick_sentence(view: PlayerView, trick: Trick) -> str:
    """Return the lead, the winner and the winning card of a gathered trick."""
    if trick.led is None or trick.winner is None:
        return ""
    name, mine = view.names[trick.winner], trick.winner == view.player
    if trick.winner == trick.leader:
        text = (
            translate("results", "You led {card} and took the trick.")
            if mine
            else translate("results", "{name} led {card} and took the trick.")
        )
        return text.format(name=name, card=card_sign(trick.led))
    took = (
        translate("results", "You took the trick with {card}.")
        if mine
        else translate("results", "{name} took the trick with {card}.")
    )
    best = card_sign(trick.cards[(trick.winner - trick.leader) % view.rules.players])
    return f"{led_sentence(view, trick.leader, trick.led)} {took.format(name=name, card=best)}"


def spoken_trick(view: PlayerView, trick: Trick) -> str:
    """Return a gathered trick as spoken: every card in the order played, and the winner."""
    players = view.rules.players
    text = translate("results", "{name}: {card}")
    cards = ", ".join(
        text.format(name=player_name(view, trick.seat_of(index, players)), card=card_title(card))
        for index, card in enumerate(trick.cards)
    )
    if trick.winner == view.player:
        return translate("results", "{cards}. You took the trick.").format(cards=cards)
    name = "" if trick.winner is None else view.names[trick.winner]
    return translate("results", "{cards}. {name} took the trick.").format(cards=cards, name=name)
