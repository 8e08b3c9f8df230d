"""A deal that is put together card by card: whose each is, what is impossible, and the rest by chance."""

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
    """Where a card can lie that is in no hand."""

    TURN_UP = "turn_up"
    KITTY = "kitty"


DraftPlace = int | DraftPile
"""A seat, or one of the heaps."""


class DraftFault(StrEnum):
    """Why a card cannot lie there, or the deal cannot be dealt."""

    NOT_IN_PACK = "not_in_pack"  # the game is played without this card
    HAND_FULL = "hand_full"  # the hand has all the cards that are dealt to it
    KITTY_FULL = "kitty_full"
    NO_TURN_UP = "no_turn_up"  # trumps are named, no card is turned
    NO_KITTY = "no_kitty"
    JOKER_TURNED = "joker_turned"  # a joker that is turned goes to the dealer, and another card is turned
    MISSING = "missing"  # cards are missing somewhere


class DraftError(ValueError):
    """What cannot be.

    Attributes:
        fault: why.
        card: the card concerned, None where it is the whole deal.
        place: the hand or heap that is full or lacks cards, None where it is none.
        missing: how many cards are missing there.
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
    """A deal that may lack cards.

    Attributes:
        rules: the options played by.
        dealer: the seat that deals.
        hands: by seat, in the order given.
        turn_up: the card to be turned, None while it is open, or in a game in which none is.
        kitty: the cards of the kitty.
    """

    rules: Rules
    dealer: int
    hands: tuple[Cards, ...]
    turn_up: Card | None = None
    kitty: Cards = ()

    @classmethod
    def empty(cls, rules: Rules, dealer: int = 0) -> Self:
        """A deal of which nothing is fixed but the dealer."""
        return cls(rules, dealer, ((),) * rules.players)

    @property
    def places(self) -> tuple[DraftPlace, ...]:
        """Where cards can lie in this game."""
        turned = () if self.rules.auction else (DraftPile.TURN_UP,)
        return (*range(self.rules.players), *turned, *((DraftPile.KITTY,) if self.rules.kitty else ()))

    def cards_of(self, place: DraftPlace) -> Cards:
        """The cards that lie there."""
        if place is DraftPile.KITTY:
            return self.kitty
        if place is DraftPile.TURN_UP:
            return () if self.turn_up is None else (self.turn_up,)
        return self.hands[place]

    def room(self, place: DraftPlace) -> int:
        """How many cards lie there when nothing is missing."""
        if place is DraftPile.KITTY:
            return self.rules.kitty
        if place is DraftPile.TURN_UP:
            return 0 if self.rules.auction else 1
        return self.rules.hand_size

    def place_of(self, card: Card) -> DraftPlace | None:
        """Where the card lies, None in the pack."""
        return next((place for place in self.places if card in self.cards_of(place)), None)

    def put(self, card: Card, place: DraftPlace) -> DealDraft:
        """The draft with the card there, wherever it lay before; another card that was turned goes back to the pack.

        Raises:
            DraftError: if it cannot lie there.
        """
        if card not in self.rules.pack:
            raise DraftError(DraftFault.NOT_IN_PACK, card=card)
        if place is DraftPile.TURN_UP:
            return self._turned(card)
        draft = self.take(card)
        if len(draft.cards_of(place)) >= draft.room(place):
            raise self._no_room(card, place)
        return draft._with(place, (*draft.cards_of(place), card))

    def take(self, card: Card) -> DealDraft:
        """The draft with the card back in the pack."""
        place = self.place_of(card)
        if place is None:
            return self
        return self._with(place, tuple(other for other in self.cards_of(place) if other != card))

    def with_dealer(self, dealer: int) -> DealDraft:
        """The draft with another dealer."""
        return replace(self, dealer=dealer)

    def for_rules(self, rules: Rules) -> DealDraft:
        """The draft of another game, or for another number of players.

        Each card keeps its place; one that has none there goes back to the pack. If the dealer is no longer at the
        table, the last seat deals.
        """
        draft = DealDraft.empty(rules, self.dealer if self.dealer < rules.players else rules.players - 1)
        for place in self.places:
            for card in self.cards_of(place) if place in draft.places else ():
                with suppress(DraftError):
                    draft = draft.put(card, place)
        return draft

    def missing(self) -> dict[DraftPlace, int]:
        """How many cards are missing, by place; empty if none is."""
        lacking = {place: self.room(place) - len(self.cards_of(place)) for place in self.places}
        return {place: count for place, count in lacking.items() if count}

    def filled(self, rng: random.Random) -> DealDraft:
        """The draft with whatever is missing dealt by chance."""
        draft, pack = self, list(shuffled(self._left(), rng))
        if DraftPile.TURN_UP in self.missing():
            turned = next(card for card in pack if card != JOKER)
            pack.remove(turned)
            draft = draft.put(turned, DraftPile.TURN_UP)
        for place, count in draft.missing().items():
            for _ in range(count):
                draft = draft.put(pack.pop(), place)
        return draft

    def deal(self, rng: random.Random) -> DealCards:
        """The deal, the stock shuffled by `rng`.

        Raises:
            DraftError: if cards are missing; it names the first place.
        """
        for place, count in self.missing().items():
            raise DraftError(DraftFault.MISSING, place=place, missing=count)
        turned = () if self.turn_up is None else (self.turn_up,)
        return DealCards((*self._dealt(), *turned, *shuffled(self._left(), rng)), self.dealer)

    def _left(self) -> Cards:
        return tuple(card for card in self.rules.pack if self.place_of(card) is None)

    def _turned(self, card: Card) -> DealDraft:
        if self.rules.auction:
            raise DraftError(DraftFault.NO_TURN_UP, card=card)
        if card == JOKER:
            raise DraftError(DraftFault.JOKER_TURNED, card=card)
        return replace(self.take(card), turn_up=card)

    def _no_room(self, card: Card, place: DraftPlace) -> DraftError:
        if place is DraftPile.KITTY:
            return DraftError(
                DraftFault.KITTY_FULL if self.rules.kitty else DraftFault.NO_KITTY, card=card, place=place
            )
        return DraftError(DraftFault.HAND_FULL, card=card, place=place)

    def _with(self, place: DraftPlace, cards: Cards) -> DealDraft:
        if place is DraftPile.KITTY:
            return replace(self, kitty=cards)
        if place is DraftPile.TURN_UP:
            return replace(self, turn_up=cards[0] if cards else None)
        return replace(self, hands=(*self.hands[:place], cards, *self.hands[place + 1 :]))

    def _dealt(self) -> Iterator[Card]:
        """The cards of hands and kitty from the top of the pack, none of which is missing."""
        hands, kitty = [iter(hand) for hand in self.hands], iter(self.kitty)
        for seat in deal_order(self.rules, self.dealer):
            yield next(kitty if seat is None else hands[seat])
