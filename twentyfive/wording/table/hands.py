"""The hands of a player who plays two, and the open hands of dummies, in words."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.core import Card, PlayerView
from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.names import card_name, listed, translate


def hand_tag(view: PlayerView, seat: int) -> str:
    """Whose hand it is, on the hand itself: "Your own hand", "Nora, your second hand"."""
    if seat == view.player:
        return translate("hands", "Your own hand")
    if seat in view.open_seats:
        return translate("hands", "{name}, the open hand").format(name=view.names[seat])
    return translate("hands", "{name}, your second hand").format(name=view.names[seat])


def hand_tag_short(view: PlayerView, seat: int) -> str:
    """The same where few cards are left to write it on."""
    return translate("hands", "Yours") if seat == view.player else view.names[seat]


def hand_to_play(view: PlayerView) -> str:
    """From which of two hands the player is to play now: "For Nora, your second hand."; empty if from the own."""
    if view.seat is None or view.seat == view.player:
        return ""
    if view.seat in view.open_seats:
        return translate("hands", "For {name}, the open hand.").format(name=view.names[view.seat])
    return translate("hands", "For {name}, your second hand.").format(name=view.names[view.seat])


def other_hand_waits(view: PlayerView, card: str) -> str:
    """Why a card of the hand that is not to act cannot be played; `card` is its name."""
    assert view.seat is not None, "only a player has hands"
    if view.seat == view.player:
        text = translate("hands", "{card} is in the other hand. Now play from your own.")
    else:
        text = translate("hands", "{card} is in the other hand. Now play for {name}.")
    return sentence_case(text.format(card=card, name=view.names[view.seat]))


def hand_spoken(view: PlayerView, seat: int) -> str:
    """The tag of a hand for the ear, with its cards where it is not the hand that is played from now."""
    cards = view.open_hands[seat]
    if not cards:
        return hand_tag(view, seat)
    return translate("hands", "{hand}: {cards}").format(hand=hand_tag(view, seat), cards=_names(cards))


def open_hand_spoken(view: PlayerView, seat: int, cards: Sequence[Card]) -> str:
    """The hand of an open dummy for the ear: "Nora's hand lies open: 5 of hearts and 7 of clubs"."""
    if not cards:
        return translate("hands", "{name}'s open hand has no cards left").format(name=view.names[seat])
    text = translate("hands", "{name}'s hand lies open: {cards}")
    return text.format(name=view.names[seat], cards=_names(cards))


def other_hands(view: PlayerView) -> str:
    """All hands beside the one at hand that the viewer sees, in sentences; empty if there are none."""
    said = []
    for seat, cards in enumerate(view.open_hands):
        if seat == view.seat or not cards:
            continue
        spoken = hand_spoken(view, seat) if seat in view.plays else open_hand_spoken(view, seat, cards)
        said.append(translate("hands", "{sentence}.").format(sentence=spoken))
    return " ".join(said)


def _names(cards: Sequence[Card]) -> str:
    return listed([card_name(card) for card in cards])
