"""Worlds once trumps are named: hidden cards sampled in agreement with everything that a player has seen."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from twentyfive.ai.beliefs.kitty import (
    CallEvidence,
    DeclarerBelief,
    call_evidence,
    declarer_belief,
    good_cards,
    has_exchanged,
    sampled_cards,
)
from twentyfive.ai.heuristics.card_reading import known_cards, possible_cards
from twentyfive.ai.playout.bitcards import FastPack, each_bit, fast_pack
from twentyfive.core import Card, Phase, PlayerView, Rank, Suit
from twentyfive.core.cards import Cards
from twentyfive.core.phases.robbing import declined_openly, only_dealer_asked, rob_cards, waits_for_first_trick
from twentyfive.core.rules.options import RobDeadline, UnrobbedAce

MISTAKE_SHARE: Final = 0.05
"""The share of worlds in which somebody has put out a good card or let the turn-up lie by mistake."""

ATTEMPTS: Final = 20
"""Random deals that come to a dead end before the cards are placed one by one."""


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the cards may lie: a determinization. All attributes are masks.

    Attributes:
        hands: the cards of each seat.
        put_out: the hidden cards that others have put out.
        rest: the stock, and a kitty that nobody took.
    """

    hands: list[int]
    put_out: int
    rest: int


@dataclass(frozen=True, slots=True)
class HiddenGroup:
    """Hidden cards that lie together: in another player's hand, or face down among the cards that others put out.

    Attributes:
        index: the seat, or the number of players for the cards put out.
        size: the number of hidden cards in the group.
        allowed: the cards that may be in it; a mask.
        likely: the cards that may be in it if nobody has made a mistake; a mask.
        evidence: the evidence from the seat's calls about these cards, None if there is none.
    """

    index: int
    size: int
    allowed: int
    likely: int
    evidence: CallEvidence | None = None


@dataclass(frozen=True, slots=True)
class Beliefs:
    """The beliefs of a player about the hidden cards.

    Attributes:
        pack: the cards as bits.
        held: by seat, the cards known: the player's own hand, and the cards that another is known to hold; masks.
        unseen: the hidden cards, a mask.
        groups: the groups in which they lie, without stock and kitty, the most restricted first; a seat has two groups
            if more is known of some of its cards.
        groups_with_mistakes: the same groups in a world in which somebody may have made a mistake.
        declarer: the belief about a declarer who kept the best of hand and kitty, None if there is none.
        required: (seat, cards) of a robber, and of a player who let the turn-up lie aloud: one of the cards, a mask, is
            in that player's hand or was put out.
    """

    pack: FastPack
    held: tuple[int, ...]
    unseen: int
    groups: tuple[HiddenGroup, ...]
    groups_with_mistakes: tuple[HiddenGroup, ...]
    declarer: DeclarerBelief | None
    required: tuple[tuple[int, int], ...]

    def sample_world(self, rng: random.Random) -> World:
        """Sample one world; the same state of `rng` gives the same world."""
        for _ in range(ATTEMPTS):
            if rng.random() >= MISTAKE_SHARE:
                hidden = self._sampled(self.groups, self.declarer, rng)
            else:
                hidden = self._sampled(self.groups_with_mistakes, None, rng)
            if hidden is not None:
                return self._world(hidden)
        return self._world(self._matched(rng))

    def _world(self, hidden: Sequence[int]) -> World:
        hands = [held | dealt for held, dealt in zip(self.held, hidden, strict=False)]
        return World(hands, hidden[-1], self.unseen & ~sum(hidden))

    def _place_required(self, free: list[int], rng: random.Random) -> list[int]:
        """Place a required card of each robber, in its hand if there is room.

        Args:
            free: by group, the cards still to be placed; lowered here.
            rng: chooses among the required cards.

        Returns:
            By seat, and last for the cards put out, the cards placed.
        """
        hidden = [0] * (len(self.held) + 1)
        for seat, cards in self.required:
            room = {
                group.index: number
                for number, group in enumerate(self.groups)
                if free[number] and cards & group.allowed
            }
            number = room[seat] if seat in room else room[len(self.held)]
            hidden[self.groups[number].index] |= rng.choice([*each_bit(cards & self.groups[number].allowed)])
            free[number] -= 1
        return hidden

    def _sampled(
        self, groups: Sequence[HiddenGroup], declarer: DeclarerBelief | None, rng: random.Random
    ) -> list[int] | None:
        """By seat, and last for the cards put out, random cards; None if too few are left for a group."""
        free = [group.size for group in groups]
        hidden = self._place_required(free, rng)
        if declarer is not None:
            hidden[declarer.seat], hidden[-1] = declarer.sampled(rng)
            free = [0 if group.index in (declarer.seat, len(self.held)) else group.size for group in groups]
        left = self.unseen & ~sum(hidden)
        whole, spare = left, [*each_bit(left)]
        for group, number in zip(groups, free, strict=True):
            likely = spare if not whole & ~group.likely else [card for card in spare if card & group.likely]
            if number > len(likely):
                return None
            cards = sampled_cards(likely, number, group.evidence, rng)
            hidden[group.index] |= cards
            spare = [card for card in spare if not card & cards]
        return hidden

    def _matched(self, rng: random.Random) -> list[int]:
        """By seat, and last for the cards put out, cards placed one by one, each moving others on where it must.

        This is a bipartite matching by augmenting paths.
        """
        free = [group.size for group in self.groups]
        hidden = self._place_required(free, rng)
        spare = [*each_bit(self.unseen & ~sum(hidden))]
        rng.shuffle(spare)
        slots = [group for group, number in zip(self.groups, free, strict=True) for _ in range(number)]
        holder: dict[int, int] = {}

        def fill(slot: int, tried: set[int]) -> bool:
            for card in spare:
                if card & slots[slot].allowed and card not in tried:
                    tried.add(card)
                    if card not in holder or fill(holder[card], tried):
                        holder[card] = slot
                        return True
            return False

        for slot in range(len(slots)):
            if not fill(slot, set()):
                raise ValueError("no deal of the hidden cards is in keeping with the view")
        for card, slot in holder.items():
            hidden[slots[slot].index] |= card
        return hidden


def beliefs(view: PlayerView) -> Beliefs:
    """The beliefs of the view's seat once trumps are named.

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
    groups: list[HiddenGroup] = []
    for other in range(view.rules.players):
        if other != seat:
            groups += _hand(view, other, view.hand_sizes[other] - len(known[other]), allowed[other], pack)
    groups.append(_put_out(view, hidden, pack))
    groups = sorted((group for group in groups if group.size), key=lambda group: group.likely.bit_count() - group.size)
    return Beliefs(
        pack=pack,
        held=tuple(pack.mask(view.hand if other == seat else cards) for other, cards in enumerate(known)),
        unseen=hidden,
        groups=tuple(groups),
        groups_with_mistakes=tuple(replace(group, likely=group.allowed, evidence=None) for group in groups),
        declarer=_declarer(view, hidden, allowed, pack),
        required=tuple(_required(view, pack, hidden)),
    )


def _hand(view: PlayerView, seat: int, size: int, allowed: int, pack: FastPack) -> Iterator[HiddenGroup]:
    """The cards that the seat kept when it exchanged, hardly ever anything but trumps and kings, and the others."""
    allowed &= ~pack.mask(_cannot_hold(view, seat))
    unlikely = pack.mask(_rights(view, seat)) if _has_passed(view, seat) else 0
    good, played = good_cards(pack), pack.mask(_played_by(view, seat))
    evidence, chosen = call_evidence(view, seat, played & good), 0
    if has_exchanged(view, seat):
        kept = view.hand_sizes[seat] + played.bit_count() - view.drawn[seat]
        chosen = min(size, max(0, kept - (played & good).bit_count()))  # a weak card played may have been drawn
        yield HiddenGroup(seat, chosen, allowed, allowed & good, evidence)
        evidence = None
    yield HiddenGroup(seat, size - chosen, allowed, allowed & ~unlikely, evidence)


def _declarer(view: PlayerView, hidden: int, allowed: Sequence[int], pack: FastPack) -> DeclarerBelief | None:
    seat = view.declarer
    if seat is None or seat == view.seat:
        return None
    played = pack.mask(_played_by(view, seat))
    evidence = call_evidence(view, seat, played & good_cards(pack))
    return declarer_belief(view, pack, hidden, allowed[seat], played, evidence)


def _put_out(view: PlayerView, unseen: int, pack: FastPack) -> HiddenGroup:
    """The cards that others have put out face down: hardly ever a trump or a king."""
    size = sum(number for seat, number in enumerate(view.put_out_sizes) if seat != view.seat)
    size -= sum(put.seat != view.seat for put in view.put_out)
    allowed = unseen
    if view.robber is not None and waits_for_first_trick(view.turned, view.rules):
        first = replace(view, tricks=view.tricks[:1], trick=None)  # the robber held it while the first trick was played
        order = view.ranking
        assert order is not None
        allowed &= pack.mask(possible_cards(first, order, pack.members(unseen))[view.robber])
    if view.called is not None and not any(n for at, n in enumerate(view.put_out_sizes) if at != view.declarer):
        allowed &= ~pack.bits[view.called]  # nobody calls for a card that they have put out
    return HiddenGroup(view.rules.players, size, allowed, allowed & ~good_cards(pack))


def _rights(view: PlayerView, seat: int) -> Cards:
    """The cards any of which gives `seat` the right to rob."""
    return () if view.turned is None else rob_cards(view.turned, view.rules, seat, view.dealer)


def _required(view: PlayerView, pack: FastPack, unseen: int) -> Iterator[tuple[int, int]]:
    """The required cards: a robber had the right to rob, and a player who let the turn-up lie aloud holds the ace."""
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
    """Return True if `seat` has let the turn-up lie, should it have had the right to take it."""
    if view.turn_up is None or waits_for_first_trick(view.turned, view.rules) or seat in view.let_lie:
        return False
    if view.rules.is_unseen(seat):
        return False
    if view.rules.rob_deadline is RobDeadline.OWN_FIRST_CARD:
        return any(_played_by(view, seat))
    return view.phase is not Phase.ROB and (seat == view.dealer or not only_dealer_asked(view.turn_up, view.rules))


def later_robbers(view: PlayerView, pack: FastPack) -> tuple[tuple[int, int], ...]:
    """(seat, cards) of each other player who may still rob if it holds one of these cards, a mask."""
    deadline = view.rules.rob_deadline is RobDeadline.OWN_FIRST_CARD
    if view.turn_up is None or view.tricks or not deadline or waits_for_first_trick(view.turned, view.rules):
        return ()
    if view.turn_up.rank is Rank.ACE:
        dealer = view.dealer
        late = dealer is None or dealer == view.seat or _has_passed(view, dealer)
        return () if late or dealer is None else ((dealer, sum(pack.bits.values())),)
    seats = (seat for seat in range(view.rules.seats_held) if seat != view.seat and not _has_passed(view, seat))
    return tuple((seat, pack.mask(_rights(view, seat))) for seat in seats)


def _cannot_hold(view: PlayerView, seat: int) -> Iterator[Card]:
    """The cards that `seat` cannot hold because it has not robbed."""
    if not _has_passed(view, seat):
        return
    if declined_openly(view.rules):
        yield from _aces(_rights(view, seat))  # the holder would have said so aloud
    lowest = view.rules.unrobbed_ace is UnrobbedAce.LOWEST_TRUMP and not view.ace_lowest
    if lowest and view.trump is Suit.HEARTS and _showed_no_trump(view, seat):
        yield from _aces(_rights(view, seat))  # the lowest trump is not held back


def _showed_no_trump(view: PlayerView, seat: int) -> bool:
    """Return True if `seat` has thrown a plain card on a trump."""
    order = view.ranking
    assert order is not None
    for trick in view.tricks_so_far:
        for index, card in enumerate(trick.cards[1:], 1):
            by_seat = trick.seat_of(index, view.rules.players) == seat
            if by_seat and order.is_trump(trick.cards[0]) and not order.is_trump(card):
                return True
    return False
