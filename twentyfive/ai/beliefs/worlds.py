"""What may lie where: worlds in which the hidden cards are dealt anew, in keeping with all that a player has seen."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from twentyfive.ai.beliefs.kitty import Called, FromKitty, called_hand, from_kitty, good_cards, has_chosen, sample
from twentyfive.ai.heuristics.card_reading import known_cards, possible_cards
from twentyfive.ai.playout.bitcards import FastPack, each_bit, fast_pack
from twentyfive.core import Card, Phase, PlayerView, Rank, Suit
from twentyfive.core.cards import Cards
from twentyfive.core.phases.robbing import declined_openly, only_dealer_asked, rob_cards, waits_for_first_trick
from twentyfive.core.rules.options import RobDeadline, UnrobbedAce

SURPRISES: Final = 0.05
"""The share of worlds in which somebody has done what nobody should: put a good card out, or let the turn-up lie."""

DEALS: Final = 20
"""After so many deals that come to a dead end the cards are fitted one by one."""


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the cards may lie; all are masks.

    Attributes:
        hands: by seat.
        put_out: the hidden cards that others have put out.
        rest: the stock, and a kitty that nobody took.
    """

    hands: list[int]
    put_out: int
    rest: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where hidden cards lie: another's hand, or, after the last seat, what others have put out.

    Attributes:
        index: the seat, or the number of players.
        free: how many hidden cards lie there.
        allowed: those that may.
        likely: those that may if nobody does what nobody should.
        called: what the seat's calls tell of these cards; None if nothing.
    """

    index: int
    free: int
    allowed: int
    likely: int
    called: Called | None = None


@dataclass(frozen=True, slots=True)
class Beliefs:
    """What a player knows of the hidden cards.

    Attributes:
        pack: the cards as bits.
        held: by seat, the cards known: the player's own hand, and what another is known to hold; masks.
        unseen: the hidden cards, a mask.
        places: where they lie but for the stock and kitty, the most bound first; more than one for a seat if there is
            more to be known of some of its cards.
        anyhow: the same places if somebody may have done what nobody should.
        from_kitty: a declarer who kept the best of hand and kitty, None if there is none.
        owed: (seat, cards) of a robber, or of one who let the turn-up lie aloud: one of them is in its hand or put out.
    """

    pack: FastPack
    held: tuple[int, ...]
    unseen: int
    places: tuple[Place, ...]
    anyhow: tuple[Place, ...]
    from_kitty: FromKitty | None
    owed: tuple[tuple[int, int], ...]

    def redealt(self, rng: random.Random) -> World:
        """One world, by chance; the same for the same state of `rng`."""
        for _ in range(DEALS):
            if rng.random() >= SURPRISES:
                hidden = self._drawn(self.places, self.from_kitty, rng)
            else:
                hidden = self._drawn(self.anyhow, None, rng)
            if hidden is not None:
                return self._world(hidden)
        return self._world(self._fitted(rng))

    def _world(self, hidden: Sequence[int]) -> World:
        hands = [held | dealt for held, dealt in zip(self.held, hidden, strict=False)]
        return World(hands, hidden[-1], self.unseen & ~sum(hidden))

    def _owed_first(self, free: list[int], rng: random.Random) -> list[int]:
        """By seat, what a robber must have had, in the hand if there is room; `free`, of `places`, is lowered."""
        hidden = [0] * (len(self.held) + 1)
        for seat, cards in self.owed:
            room = {place.index: at for at, place in enumerate(self.places) if free[at] and cards & place.allowed}
            at = room[seat] if seat in room else room[len(self.held)]
            hidden[self.places[at].index] |= rng.choice([*each_bit(cards & self.places[at].allowed)])
            free[at] -= 1
        return hidden

    def _drawn(self, places: Sequence[Place], declarer: FromKitty | None, rng: random.Random) -> list[int] | None:
        """By seat, and after them put out, cards drawn for each place; None if too few are left for one."""
        free = [place.free for place in places]
        hidden = self._owed_first(free, rng)
        if declarer is not None:
            hidden[declarer.seat], hidden[-1] = declarer.drawn(rng)
            free = [0 if place.index in (declarer.seat, len(self.held)) else place.free for place in places]
        left = self.unseen & ~sum(hidden)
        whole, spare = left, [*each_bit(left)]
        for place, number in zip(places, free, strict=True):
            choice = spare if not whole & ~place.likely else [card for card in spare if card & place.likely]
            if number > len(choice):
                return None
            drawn = sample(choice, number, place.called, rng)
            hidden[place.index] |= drawn
            spare = [card for card in spare if not card & drawn]
        return hidden

    def _fitted(self, rng: random.Random) -> list[int]:
        """By seat, and after them put out, cards found one by one, each moving others on where it must."""
        free = [place.free for place in self.places]
        hidden = self._owed_first(free, rng)
        spare = [*each_bit(self.unseen & ~sum(hidden))]
        rng.shuffle(spare)
        seats = [place for place, number in zip(self.places, free, strict=True) for _ in range(number)]
        holder: dict[int, int] = {}

        def seat_taken(slot: int, tried: set[int]) -> bool:
            for card in spare:
                if card & seats[slot].allowed and card not in tried:
                    tried.add(card)
                    if card not in holder or seat_taken(holder[card], tried):
                        holder[card] = slot
                        return True
            return False

        for slot in range(len(seats)):
            if not seat_taken(slot, set()):
                raise ValueError("no deal of the hidden cards is in keeping with the view")
        for card, slot in holder.items():
            hidden[seats[slot].index] |= card
        return hidden


def beliefs(view: PlayerView) -> Beliefs:
    """What the seat of the view knows once trumps are named.

    Raises:
        ValueError: for an onlooker's view, or while no trumps are named.
    """
    order, trump, seat = view.ranking, view.trump, view.seat
    if order is None or trump is None or seat is None:
        raise ValueError("beliefs are those of a player once trumps are named")
    pack = fast_pack(trump, view.rules, ace_lowest=view.ace_lowest)
    known = known_cards(view)
    placed = {*view.seen, *(card for cards in known for card in cards)}
    unseen = tuple(card for card in view.rules.pack if card not in placed)
    hidden = pack.mask(unseen)
    allowed = tuple(pack.mask(cards) for cards in possible_cards(view, order, unseen))
    places: list[Place] = []
    for other in range(view.rules.players):
        if other != seat:
            places += _hand(view, other, view.hand_sizes[other] - len(known[other]), allowed[other], pack)
    places.append(_put_out(view, hidden, pack))
    held = tuple(pack.mask(view.hand if at == seat else cards) for at, cards in enumerate(known))
    bound = sorted((place for place in places if place.free), key=lambda place: place.likely.bit_count() - place.free)
    anyhow = tuple(replace(place, likely=place.allowed, called=None) for place in bound)
    kitty = _from_kitty(view, hidden, allowed, pack)
    return Beliefs(pack, held, hidden, tuple(bound), anyhow, kitty, tuple(_owed(view, pack, hidden)))


def _hand(view: PlayerView, seat: int, free: int, allowed: int, pack: FastPack) -> Iterator[Place]:
    """What the seat kept when it put out the rest, hardly ever anything but trumps and kings, and what it was dealt."""
    allowed &= ~pack.mask(_cannot_hold(view, seat))
    unlikely = pack.mask(_rights(view, seat)) if _has_passed(view, seat) else 0
    good, played = good_cards(pack), pack.mask(_played_by(view, seat))
    called, chosen = called_hand(view, seat, played & good), 0
    if has_chosen(view, seat):
        kept = view.hand_sizes[seat] + played.bit_count() - view.drawn[seat]
        chosen = min(free, max(0, kept - (played & good).bit_count()))  # what else was played may have been drawn
        yield Place(seat, chosen, allowed, allowed & good, called)
        called = None
    yield Place(seat, free - chosen, allowed, allowed & ~unlikely, called)


def _from_kitty(view: PlayerView, hidden: int, allowed: Sequence[int], pack: FastPack) -> FromKitty | None:
    seat = view.declarer
    if seat is None or seat == view.seat:
        return None
    played = pack.mask(_played_by(view, seat))
    called = called_hand(view, seat, played & good_cards(pack))
    return from_kitty(view, pack, hidden, allowed[seat], played, called)


def _put_out(view: PlayerView, unseen: int, pack: FastPack) -> Place:
    """The cards that others have put out face down: hardly ever a trump or a king."""
    free = sum(size for seat, size in enumerate(view.put_out_sizes) if seat != view.seat)
    free -= sum(put.seat != view.seat for put in view.put_out)
    allowed = unseen
    if view.robber is not None and waits_for_first_trick(view.turned, view.rules):
        first = replace(view, tricks=view.tricks[:1], trick=None)  # the robber held it while the first trick was played
        order = view.ranking
        assert order is not None
        allowed &= pack.mask(possible_cards(first, order, pack.members(unseen))[view.robber])
    return Place(view.rules.players, free, allowed, allowed & ~good_cards(pack))


def _rights(view: PlayerView, seat: int) -> Cards:
    """The cards of which each gives `seat` the right to rob."""
    return () if view.turned is None else rob_cards(view.turned, view.rules, seat, view.dealer)


def _owed(view: PlayerView, pack: FastPack, unseen: int) -> Iterator[tuple[int, int]]:
    """Whoever robbed had the right to; whoever said aloud that the turn-up may lie holds the ace of trumps."""
    known, openly = known_cards(view), view.let_lie if declined_openly(view.rules) else ()
    claims = [(seat, {*_aces(_rights(view, seat))}) for seat in openly]
    if view.robber is not None:
        claims.append((view.robber, {*_rights(view, view.robber)}))
    for seat, rights in claims:
        shown = {*known[seat], *_played_by(view, seat), *(put.card for put in view.put_out if put.seat == seat)}
        if rights and seat != view.seat and not rights & shown:
            yield seat, pack.mask(rights) & unseen


def _aces(cards: Iterable[Card]) -> Iterator[Card]:
    return (card for card in cards if card.rank is Rank.ACE)


def _played_by(view: PlayerView, seat: int) -> Iterator[Card]:
    for trick in view.tricks_so_far:
        for index, card in enumerate(trick.cards):
            if trick.seat_of(index, view.rules.players) == seat:
                yield card


def _has_passed(view: PlayerView, seat: int) -> bool:
    """Whether `seat` has let the turn-up lie if it had the right to take it."""
    if view.turn_up is None or waits_for_first_trick(view.turned, view.rules) or seat in view.let_lie:
        return False
    if view.rules.rob_deadline is RobDeadline.OWN_FIRST_CARD:
        return any(_played_by(view, seat))
    return view.phase is not Phase.ROB and (seat == view.dealer or not only_dealer_asked(view.turn_up, view.rules))


def robs_to_come(view: PlayerView, pack: FastPack) -> tuple[tuple[int, int], ...]:
    """(seat, cards) of each other player who may rob before its first card if it holds one of the cards; a mask."""
    deadline = view.rules.rob_deadline is RobDeadline.OWN_FIRST_CARD
    if view.turn_up is None or view.tricks or not deadline or waits_for_first_trick(view.turned, view.rules):
        return ()
    if view.turn_up.rank is Rank.ACE:
        dealer = view.dealer
        late = dealer is None or dealer == view.seat or _has_passed(view, dealer)
        return () if late or dealer is None else ((dealer, sum(pack.bits.values())),)
    seats = (seat for seat in range(view.rules.players) if seat != view.seat and not _has_passed(view, seat))
    return tuple((seat, pack.mask(_rights(view, seat))) for seat in seats)


def _cannot_hold(view: PlayerView, seat: int) -> Iterator[Card]:
    """What follows for `seat` from its not having robbed."""
    if not _has_passed(view, seat):
        return
    if declined_openly(view.rules):
        yield from _aces(_rights(view, seat))  # it would have been said aloud
    lowest = view.rules.unrobbed_ace is UnrobbedAce.LOWEST_TRUMP and not view.ace_lowest
    if lowest and view.trump is Suit.HEARTS and _showed_no_trump(view, seat):
        yield from _aces(_rights(view, seat))  # the lowest trump is not held back


def _showed_no_trump(view: PlayerView, seat: int) -> bool:
    """Whether `seat` has thrown a plain card on a trump."""
    order = view.ranking
    assert order is not None
    for trick in view.tricks_so_far:
        for index, card in enumerate(trick.cards[1:], 1):
            by_seat = trick.seat_of(index, view.rules.players) == seat
            if by_seat and order.is_trump(trick.cards[0]) and not order.is_trump(card):
                return True
    return False
