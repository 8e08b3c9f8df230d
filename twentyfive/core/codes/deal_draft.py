"""Deals put together card by card; the missing cards are dealt at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from twentyfive.core.cards import JOKER, Card, Cards
from twentyfive.core.moves import DealCards
from twentyfive.core.phases.dealing import deal_order, shuffled
from twentyfive.core.rules.rules import Rules


class DraftPile(StrEnum):
    """A place for cards that is not a hand."""

    TURN_UP = "turn_up"
    KITTY = "kitty"


DraftPlace = int | DraftPile
"""A place for cards: the hand of a seat, or a pile."""


class DraftFault(StrEnum):
    """The reasons why a card cannot lie at a place, or the deal cannot be dealt."""

    NOT_IN_PACK = "not_in_pack"  # the game does not use this card
    HAND_FULL = "hand_full"  # the hand is complete
    KITTY_FULL = "kitty_full"
    NO_TURN_UP = "no_turn_up"  # trumps are named in an auction, and no card is turned up
    NO_KITTY = "no_kitty"
    JOKER_TURNED = "joker_turned"  # a joker turned up goes to the dealer, and another card is turned up
    MISSING = "missing"  # cards are missing at a place


class DraftError(ValueError):
    """The error of an impossible draft.

    Attributes:
        fault: the reason.
        card: the card concerned, None for the whole deal.
        place: the place that is full or lacks cards, None for others.
        missing: the number of cards missing there.
    """

    def __init__(
        self, fault: DraftFault, *, card: Card | None = None, place: DraftPlace | None = None, missing: int = 0
    ) -> None:
        super().__init__(fault.value)
        self.fault = fault
        self.card = card
        self.place = place
        self.missing = missing


@dataclass(frozen=True, slots=True)
class DealDraft:
    """A deal that may lack cards; every change makes a new draft.

    Attributes:
        rules: the options of the game.
        dealer: the seat that deals.
        hands: the hands by seat, each in the order given.
        turn_up: the card to be turned up, None while it is open and in games without one.
        kitty: the cards of the kitty.
    """

    rules: Rules
    dealer: int
    hands: tuple[Cards, ...]
    turn_up: Card | None = None
    kitty: Cards = ()

    @classmethod
    def empty(cls, rules: Rules, dealer: int = 0) -> Self:
        """A draft without cards."""
        return cls(rules, dealer, ((),) * rules.players)

    @property
    def places(self) -> tuple[DraftPlace, ...]:
        """The places for cards in this game."""
        turned = () if self.rules.auction else (DraftPile.TURN_UP,)
        return (*range(self.rules.players), *turned, *((DraftPile.KITTY,) if self.rules.kitty else ()))

    def cards_of(self, place: DraftPlace) -> Cards:
        """The cards at a place."""
        if place is DraftPile.KITTY:
            return self.kitty
        if place is DraftPile.TURN_UP:
            return () if self.turn_up is None else (self.turn_up,)
        return self.hands[place]

    def room(self, place: DraftPlace) -> int:
        """The number of cards that a place has in a complete deal."""
        if place is DraftPile.KITTY:
            return self.rules.kitty
        if place is DraftPile.TURN_UP:
            return 0 if self.rules.auction else 1
        return self.rules.hand_size

    def place_of(self, card: Card) -> DraftPlace | None:
        """The place of a card, None while it is in the pack."""
        return next((place for place in self.places if card in self.cards_of(place)), None)

    def put(self, card: Card, place: DraftPlace) -> DealDraft:
        """Put a card at a place, from wherever it lies; a turn-up that it replaces goes back to the pack.

        Raises:
            DraftError: if the card cannot lie there.
        """
        if card not in self.rules.pack:
            raise DraftError(DraftFault.NOT_IN_PACK, card=card)
        if place is DraftPile.TURN_UP:
            return self._turn_up(card)
        draft = self.take(card)
        if len(draft.cards_of(place)) >= draft.room(place):
            raise self._full_error(card, place)
        return draft._with_cards(place, (*draft.cards_of(place), card))

    def take(self, card: Card) -> DealDraft:
        """Put a card back into the pack."""
        place = self.place_of(card)
        if place is None:
            return self
        return self._with_cards(place, tuple(other for other in self.cards_of(place) if other != card))

    def with_dealer(self, dealer: int) -> DealDraft:
        """Change the dealer."""
        return replace(self, dealer=dealer)

    def for_rules(self, rules: Rules) -> DealDraft:
        """Change the rules, and with them perhaps the number of players.

        Each card keeps its place if it can, and otherwise goes back to the pack. If the seat of the dealer does not
        exist any more, the last seat deals.
        """
        draft = DealDraft.empty(rules, min(self.dealer, rules.seats_held - 1))
        for place in self.places:
            for card in self.cards_of(place) if place in draft.places else ():
                with suppress(DraftError):
                    draft = draft.put(card, place)
        return draft

    def missing(self) -> dict[DraftPlace, int]:
        """The number of missing cards by place, without complete places."""
        lacking = {place: self.room(place) - len(self.cards_of(place)) for place in self.places}
        return {place: count for place, count in lacking.items() if count}

    def filled(self, rng: random.Random) -> DealDraft:
        """Fill every place with random cards of the pack."""
        draft, pack = self, list(shuffled(self._undealt(), rng))
        if DraftPile.TURN_UP in self.missing():
            turned = next(card for card in pack if card != JOKER)
            pack.remove(turned)
            draft = draft.put(turned, DraftPile.TURN_UP)
        for place, count in draft.missing().items():
            for _ in range(count):
                draft = draft.put(pack.pop(), place)
        return draft

    def deal(self, rng: random.Random) -> DealCards:
        """Make the deal, shuffling the stock.

        Raises:
            DraftError: naming the first place that lacks cards.
        """
        for place, count in self.missing().items():
            raise DraftError(DraftFault.MISSING, place=place, missing=count)
        turned = () if self.turn_up is None else (self.turn_up,)
        return DealCards((*self._cards_in_deal_order(), *turned, *shuffled(self._undealt(), rng)), self.dealer)

    def _undealt(self) -> Cards:
        return tuple(card for card in self.rules.pack if self.place_of(card) is None)

    def _turn_up(self, card: Card) -> DealDraft:
        if self.rules.auction:
            raise DraftError(DraftFault.NO_TURN_UP, card=card)
        if card == JOKER:
            raise DraftError(DraftFault.JOKER_TURNED, card=card)
        return replace(self.take(card), turn_up=card)

    def _full_error(self, card: Card, place: DraftPlace) -> DraftError:
        if place is DraftPile.KITTY:
            return DraftError(
                DraftFault.KITTY_FULL if self.rules.kitty else DraftFault.NO_KITTY, card=card, place=place
            )
        return DraftError(DraftFault.HAND_FULL, card=card, place=place)

    def _with_cards(self, place: DraftPlace, cards: Cards) -> DealDraft:
        if place is DraftPile.KITTY:
            return replace(self, kitty=cards)
        if place is DraftPile.TURN_UP:
            return replace(self, turn_up=cards[0] if cards else None)
        return replace(self, hands=(*self.hands[:place], cards, *self.hands[place + 1 :]))

    def _cards_in_deal_order(self) -> Iterator[Card]:
        """The cards of the hands and the kitty, all complete, in the order in which they are dealt."""
        hands, kitty = [iter(hand) for hand in self.hands], iter(self.kitty)
        for seat in deal_order(self.rules, self.dealer):
            yield next(kitty if seat is None else hands[seat])
