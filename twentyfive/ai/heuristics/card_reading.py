"""Card reading: inferences from the cards seen about the cards that others may hold, and what may beat a card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from twentyfive.core import Card, Phase, PlayerView, Rank, Rules, legal_plays
from twentyfive.core.cards import JOKER, Cards
from twentyfive.core.phases.robbing import rob_cards, waits_for_first_trick
from twentyfive.core.ranking import Ranking
from twentyfive.core.rules.options import Follow, RobDeadline
from twentyfive.core.state import Trick


@dataclass(frozen=True, slots=True)
class CardReading:
    """The play of a deal as the player to act can reason about it.

    Attributes:
        view: the player's view.
        seat: the player's seat.
        rules: the rules of the game.
        order: the ranking of the cards.
        plays: the cards that may be played.
        trick: the trick being played.
        unseen: the cards whose place is unknown: in other hands, in the stock or a kitty, or put out.
        may_hold: by seat, the unseen cards that it may hold, given the cards that it has played.
        known: by seat, the cards that it is known to hold; all of its cards where its hand is open.
        best: the card that is winning the trick, None when leading.
        best_seat: the seat that played it.
        later: the seats still to play to this trick after the player.
    """

    view: PlayerView
    seat: int
    rules: Rules
    order: Ranking
    plays: Cards
    trick: Trick
    unseen: Cards
    may_hold: tuple[frozenset[Card], ...]
    known: tuple[Cards, ...]
    best: Card | None
    best_seat: int | None
    later: tuple[int, ...]

    @property
    def led(self) -> Card | None:
        """The card led to this trick, None when leading."""
        return self.trick.led

    @property
    def hand(self) -> Cards:
        """The player's cards."""
        return self.view.hand

    @property
    def later_opponents(self) -> tuple[int, ...]:
        """The opponents still to play to this trick."""
        return tuple(seat for seat in self.later if not self.is_partner(seat))

    @property
    def opponents(self) -> tuple[int, ...]:
        """All opponents, by seat."""
        return tuple(seat for seat in range(self.rules.players) if not self.is_partner(seat))

    @property
    def partner_wins(self) -> bool:
        """Return True if a partner is winning the trick."""
        return self.best_seat is not None and self.is_partner(self.best_seat)

    def is_partner(self, seat: int) -> bool:
        """Return True if `seat` plays for the same side as the player, as far as the player knows."""
        same = self.rules.side_of(seat) == self.rules.side_of(self.seat)
        return same or {seat, self.seat} <= together(self.view)

    def takes_trick(self, card: Card) -> bool:
        """Return True if `card`, played now, would be the winning card so far."""
        return self.best is None or self.order.beats(card, self.best)

    def beaters(self, card: Card) -> Cards:
        """The unseen cards that would beat `card`."""
        return tuple(other for other in self.unseen if self.order.beats(other, card))

    def known_beaters(self, card: Card) -> Cards:
        """The cards that others are known to hold and that would beat `card`."""
        return tuple(other for held in self.known for other in held if self.order.beats(other, card))

    def known_plays(self, seat: int, led: Card) -> Cards:
        """The cards that `seat` is known to hold and, where its whole hand is open, may play to `led`."""
        held = self.view.open_hands[seat]
        if not held or self.view.trump is None:
            return self.known[seat]
        return legal_plays(held, led, self.view.trump, self.rules)

    def cheapest_first(self, cards: Cards) -> Cards:
        """The cards from the weakest plain card to the best trump."""
        return tuple(sorted(cards, key=lambda card: self.order.strength[card]))

    def trumps_held(self) -> Cards:
        """The player's trumps, best first."""
        return tuple(reversed(self.cheapest_first(tuple(card for card in self.hand if self.order.is_trump(card)))))

    def is_safe(self, card: Card) -> bool:
        """Return True if no opponent still to play to this trick can beat `card`."""
        return not self.threats(card)

    def threats(self, card: Card) -> frozenset[Card]:
        """The cards with which an opponent still to play to this trick may beat `card`, as far as the player knows."""
        return frozenset(
            other
            for seat in self.later_opponents
            for other in self._may_play(seat, self.led or card)
            if self.order.beats(other, card)
        )

    def _may_play(self, seat: int, led: Card) -> Iterator[Card]:
        yield from self.known_plays(seat, led)
        yield from self.may_hold[seat]
        if self.view.turn_up is not None and may_still_rob(self.view, seat, self.unseen):
            yield self.view.turn_up


def together(view: PlayerView) -> frozenset[int]:
    """The declarer and the partner who was called for, if the player knows them; otherwise nobody."""
    return frozenset() if view.declarer is None or view.partner is None else frozenset((view.declarer, view.partner))


def card_reading(view: PlayerView) -> CardReading:
    """The reading of the player to act; a player who may jink is about to lead.

    Raises:
        ValueError: if the view is not of a player who is to play a card, may jink, or vies.
    """
    order = view.ranking
    acts = view.phase in (Phase.PLAY, Phase.JINK, Phase.VIE)
    if view.seat is None or order is None or not view.my_turn or not acts:
        raise ValueError("the view is not of a player who is to play a card, may jink, or vies")
    trick = view.trick or Trick(view.seat)
    known = known_cards(view)
    placed = {*view.seen, *(card for cards in known for card in cards)}
    unseen = tuple(card for card in view.rules.pack if card not in placed)
    best_seat, best = _winning(trick, order, view.rules)
    return CardReading(
        view=view,
        seat=view.seat,
        rules=view.rules,
        order=order,
        plays=view.playable,
        trick=trick,
        unseen=unseen,
        may_hold=possible_cards(view, order, unseen),
        known=known,
        best=best,
        best_seat=best_seat,
        later=_seats_after(view.seat, trick, view.rules),
    )


def _winning(trick: Trick, order: Ranking, rules: Rules) -> tuple[int | None, Card | None]:
    if not trick.cards:
        return None, None
    index = order.winner(trick.cards)
    return trick.seat_of(index, rules.players), trick.cards[index]


def _seats_after(seat: int, trick: Trick, rules: Rules) -> tuple[int, ...]:
    left = rules.players - len(trick.cards) - 1
    return rules.seats_from_left_of(seat)[:left]


def known_cards(view: PlayerView) -> tuple[Cards, ...]:
    """By seat, the cards that another player is known to hold: an open hand, and a turn-up or joker that was taken."""
    held: list[list[Card]] = [[] for _ in range(view.rules.players)]
    gone = {card for trick in view.tricks_so_far for card in trick.cards}
    if view.robber is not None and view.turned is not None and view.turned not in gone:
        held[view.robber].append(view.turned)
    if view.joker_taker is not None and JOKER not in gone:
        held[view.joker_taker].append(JOKER)
    return tuple(() if seat == view.seat else view.open_hands[seat] or tuple(cards) for seat, cards in enumerate(held))


def possible_cards(view: PlayerView, order: Ranking, unseen: Cards) -> tuple[frozenset[Card], ...]:
    """By seat, the unseen cards that it may hold, given the cards that it has played. RULES.md section 2."""
    everything = frozenset(unseen)
    excluded: list[set[Card]] = [set() for _ in range(view.rules.players)]
    for number, trick in enumerate(view.tricks_so_far):
        held = not view.rules.is_unseen(trick.leader)
        if not number and held and _passed_over_trumps(trick, order, view.rules):
            excluded[trick.leader].update(card for card in unseen if order.is_trump(card))
        for index, card in enumerate(trick.cards[1:], 1):
            seat = trick.seat_of(index, view.rules.players)
            if not view.rules.is_unseen(seat):
                excluded[seat].update(_shown_lacking(trick.cards[0], card, order, view.rules, unseen))
    if view.declarer is not None and view.called is not None:
        excluded[view.declarer].add(view.called)  # nobody calls for a card of their own
    for seat, card in _placed_by_rob(view):
        for other in range(view.rules.players):
            if other != seat:
                excluded[other].add(card)
    return tuple(
        frozenset() if seat == view.seat or view.open_hands[seat] else everything.difference(cards)
        for seat, cards in enumerate(excluded)
    )


def _passed_over_trumps(first: Trick, order: Ranking, rules: Rules) -> bool:
    """Return True if a plain card was led to the first trick where a trump had to be led. RULES.md section 2."""
    return rules.first_lead_is_trump and first.led is not None and not order.is_trump(first.led)


def _shown_lacking(led: Card, played: Card, order: Ranking, rules: Rules, unseen: Cards) -> Cards:
    """The unseen cards that a player who plays `played` to `led` cannot hold."""
    if order.is_trump(led):
        if order.is_trump(played):
            return ()
        return tuple(
            card
            for card in unseen
            if order.is_trump(card) and (card not in order.privileged or order.strength[card] < order.strength[led])
        )
    ruffs = order.is_trump(played) and rules.follow is Follow.FOLLOW_OR_TRUMP
    if ruffs or order.suit_of(played) == led.suit:
        return ()
    return tuple(card for card in unseen if not order.is_trump(card) and card.suit == led.suit)


def _placed_by_rob(view: PlayerView) -> Iterator[tuple[int, Card]]:
    """The ace of trumps, with the seat of the robber, who must hold it. RULES.md section 3."""
    if view.robber is None or view.turned is None or view.turned.rank is Rank.ACE or view.trump is None:
        return
    if not view.rules.rob_with_five_of_hearts:
        yield view.robber, Card(Rank.ACE, view.trump)


def may_still_rob(view: PlayerView, seat: int, unseen: Cards) -> bool:
    """Return True if `seat` may still rob, as far as the player knows. RULES.md section 3."""
    if view.turn_up is None or view.tricks or view.rules.rob_deadline is not RobDeadline.OWN_FIRST_CARD:
        return False
    if view.rules.is_unseen(seat):
        return False
    if view.turn_up.rank is Rank.ACE:
        return seat == view.dealer and not waits_for_first_trick(view.turn_up, view.rules)
    held = view.open_hands[seat] or unseen
    return any(card in held for card in rob_cards(view.turn_up, view.rules, seat, view.dealer))
