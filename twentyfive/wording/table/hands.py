"""The words for second hands and the open hands of dummies."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.core import Card, PlayerView
from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.names import card_name, card_sign, listed, translate


def hand_tag(view: PlayerView, seat: int) -> str:
    """Return the label on a hand: "Your own hand", "Nora, your second hand"."""
    if seat == view.player:
        return translate("hands", "Your own hand")
    if seat in view.open_seats:
        return translate("hands", "{name}, the open hand").format(name=view.names[seat])
    return translate("hands", "{name}, your extra hand").format(name=view.names[seat])


def hand_tag_short(view: PlayerView, seat: int) -> str:
    """Return a shorter label for a hand with few cards left to carry it."""
    return translate("hands", "Yours") if seat == view.player else view.names[seat]


def hand_to_play(view: PlayerView) -> str:
    """Name the second hand to play from: "For Nora, your second hand."; empty if it is the viewer's own."""
    if view.seat is None or view.seat == view.player:
        return ""
    if view.seat in view.open_seats:
        return translate("hands", "For {name}, the open hand.").format(name=view.names[view.seat])
    return translate("hands", "For {name}, your extra hand.").format(name=view.names[view.seat])


def other_hand_waits(view: PlayerView, card: Card) -> str:
    """Explain why a card cannot be played from the hand that is not to act."""
    assert view.seat is not None, "only a player has hands"
    if view.seat == view.player:
        text = translate("hands", "{card} is in the other hand. Play from your own now.")
    else:
        text = translate("hands", "{card} is in the other hand. Now play for {name}.")
    return sentence_case(text.format(card=card_sign(card), name=view.names[view.seat]))


def hand_spoken(view: PlayerView, seat: int) -> str:
    """Return the label of a hand as spoken, with its cards unless it is the hand to play from."""
    cards = view.open_hands[seat]
    if not cards:
        return hand_tag(view, seat)
    return translate("hands", "{hand}: {cards}").format(hand=hand_tag(view, seat), cards=_names(cards))


def open_hand_spoken(view: PlayerView, seat: int, cards: Sequence[Card]) -> str:
    """Return the hand of an open dummy as spoken: "Nora's hand lies open: 5 of hearts and 7 of clubs"."""
    if not cards:
        return translate("hands", "{name}’s open hand has no cards left").format(name=view.names[seat])
    text = translate("hands", "{name}’s hand lies open: {cards}")
    return text.format(name=view.names[seat], cards=_names(cards))


def other_hands(view: PlayerView) -> str:
    """Return all hands that the viewer sees besides the one to play from, in sentences; empty if there are none."""
    sentences = []
    for seat, cards in enumerate(view.open_hands):
        if seat == view.seat or not cards:
            continue
        spoken = hand_spoken(view, seat) if seat in view.plays else open_hand_spoken(view, seat, cards)
        sentences.append(translate("hands", "{sentence}.").format(sentence=spoken))
    return " ".join(sentences)


def _names(cards: Sequence[Card]) -> str:
    return listed([card_name(card) for card in cards])
