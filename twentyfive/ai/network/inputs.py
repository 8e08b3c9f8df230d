"""The inputs of a network: what a player sees, as the places of those inputs that are one; all others are nought.

Seats are counted clockwise from the player's own, so that a player and the seat on its left are always numbers 0 and 1.
The plain suits are in a normal order: the suit led, then by the number of cards held and by their ranks, then by those
that were shown. `env.learning.bit_inputs` writes the same inputs for thousands of deals a second, as the tests show.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from twentyfive.ai.network.places import (
    FIRST_TRUMP,
    IN_SUIT,
    PLACES,
    PLAIN_SUITS,
    TRUMPS,
    Places,
    mask_of,
    places_in,
    places_of,
)
from twentyfive.core import Card, PlayerView, Rank, Rules
from twentyfive.core.phases.scoring import TRICKS_TO_WIN
from twentyfive.core.rules.options import TRICK_POINTS, Follow, Renege, Scoring, TrumpOrder

SEATS: Final = 10
"""Players at the largest table."""

SUITS: Final = PLAIN_SUITS + 1
MOST_CARDS: Final = 9
"""Cards of the largest hand."""

MOST_NEEDED: Final = 10
"""Tricks that a side needs to win the game, or the pool; more count as these. Of a jinker they count as five more."""

MOST_BEATERS: Final = 11
"""Unseen cards that beat a card; more count as these."""

# What lies where. A group begins where the one before it ends.
HELD: Final = 0  # the player's cards
SHOWN: Final = HELD + PLACES  # by seat, the cards played
GONE: Final = SHOWN + SEATS * PLACES  # cards that are known to be out of play
LACKS: Final = GONE + PLACES  # by seat, the suits that it is known to lack; of trumps it may hold some back
TURNED: Final = LACKS + SEATS * SUITS  # the card turned up, a trump
TURN_UP_LIES: Final = TURNED + TRUMPS  # it may still be taken
ROBBER: Final = TURN_UP_LIES + 1  # who took it
HAS_TURNED: Final = ROBBER + SEATS  # who took it and still holds it
HAS_ACE: Final = HAS_TURNED + SEATS  # who took it for the ace of trumps and still holds that
WINNING: Final = HAS_ACE + SEATS  # the card that is winning
WINS: Final = WINNING + PLACES  # who played it
TO_COME: Final = WINS + SEATS  # the number of players after the player
LED: Final = TO_COME + SEATS  # nothing, a plain card, one that was trumped, a trump
CARDS_LEFT: Final = LED + 4  # in the player's hand
NEEDED: Final = CARDS_LEFT + MOST_CARDS  # by seat, the tricks that its side needs to win the game
DEALER: Final = NEEDED + SEATS * MOST_NEEDED
PLAYERS: Final = DEALER + SEATS
PARTNER: Final = PLAYERS + SEATS  # the seats that play for the player's side
RULES: Final = PARTNER + SEATS
# What is asked of a card.
CARD: Final = RULES + 10
WOULD_WIN: Final = CARD + PLACES  # so far, or for good
BEATERS: Final = WOULD_WIN + 2  # the unseen cards that beat it
INPUTS: Final = BEATERS + MOST_BEATERS + 1


@dataclass(frozen=True, slots=True)
class Sight:
    """What a player sees when about to play a card, with the cards as places in the player's order of the suits.

    Attributes:
        inputs: the inputs that are one, whatever is played.
        held: the player's cards, a mask.
        unseen: the cards that may be in other hands, a mask.
        winning: the card that is winning, None for the leader.
        is_last: whether nobody plays after the player.
        places: the place of each card.
    """

    inputs: tuple[int, ...]
    held: int
    unseen: int
    winning: int | None
    is_last: bool
    places: Places

    def of_card(self, place: int) -> tuple[int, ...]:
        """The inputs that are one for a card of the player's."""
        wins = self.winning is None or beats(place, self.winning)
        out = min(MOST_BEATERS, (self.unseen & beaters(place)).bit_count())
        told = (CARD + place, BEATERS + out)
        return (*told, WOULD_WIN + self.is_last) if wins else told


def beats(place: int, best: int) -> bool:
    """Whether a card wins the trick from the best so far."""
    return place > best and (place >= FIRST_TRUMP or place // IN_SUIT == best // IN_SUIT)


def beaters(place: int) -> int:
    """The places of the cards that beat the one at `place`, a mask."""
    trumps = (1 << PLACES) - (1 << max(place + 1, FIRST_TRUMP))
    if place >= FIRST_TRUMP:
        return trumps
    return trumps | (1 << IN_SUIT * (place // IN_SUIT + 1)) - (1 << place + 1)


def sight(view: PlayerView) -> Sight:
    """What the view's seat sees.

    Raises:
        ValueError: for an onlooker's view, or while no trumps are named.
    """
    return hand_after(view, None)


def hand_after(view: PlayerView, out: Card | None) -> Sight:
    """What the view's seat sees, or will see once it has taken the turn-up and put `out` out.

    Raises:
        ValueError: for an onlooker's view, or while no trumps are named.
    """
    seat, trump, turned = view.seat, view.trump, view.turned
    if seat is None or trump is None:
        raise ValueError("a player plays once trumps are named")
    rules, places = view.rules, places_of(trump, view.rules, ace_lowest=view.ace_lowest)
    seats = range(rules.players)
    shown, lacks = _shown_and_lacked(view, places)
    held, put_out = view.hand, [put.card for put in view.put_out]
    lies, robber = view.turn_up is not None and not view.tricks, view.robber
    if out is not None and turned is not None:
        held, robber, lies = (*(card for card in held if card != out), turned), seat, False
        put_out.append(out)
    elif view.turn_up is not None and not lies:
        put_out.append(view.turn_up)
    own, gone, all_shown = mask_of(held, places), mask_of(put_out, places), sum(shown)
    led = None if view.trick is None or not view.trick.cards else places[view.trick.cards[0]]
    played = [] if view.trick is None else [places[card] for card in view.trick.cards]
    order = _suit_order(own, all_shown, led)
    normal = _Order(order)

    def apart(player: int | None) -> int:
        return 0 if player is None else (player - seat) % rules.players

    needs = _needs(view)
    told = [HELD + place for place in normal.places(own)]
    for player in seats:
        told += (SHOWN + apart(player) * PLACES + place for place in normal.places(shown[player]))
        told += (LACKS + apart(player) * SUITS + number for number in normal.suits(lacks[player]))
        told.append(NEEDED + apart(player) * MOST_NEEDED + needs[rules.side_of(player)] - 1)
        if player != seat and rules.side_of(player) == rules.side_of(seat):
            told.append(PARTNER + apart(player))
    told += (GONE + place for place in normal.places(gone))
    unshown = ~(own | all_shown | gone)
    if turned is not None:
        told.append(TURNED + places[turned] - FIRST_TRUMP)
        if lies:
            told.append(TURN_UP_LIES)
        if robber is not None:
            told += (first + apart(robber) for first in _of_robber(view, turned, robber, unshown, places))
    best = _winning(played)
    if best is not None and view.trick is not None:
        told.append(WINNING + normal.place(played[best]))
        told.append(WINS + apart(view.trick.seat_of(best, rules.players)))
    to_come = rules.players - 1 - len(played)
    told += (TO_COME + to_come, LED + _kind(played, best), CARDS_LEFT + len(held) - 1)
    told += (DEALER + apart(view.dealer), PLAYERS + rules.players - 1)
    told += rule_inputs(rules)
    return Sight(
        inputs=tuple(told),
        held=normal.mask(own),
        unseen=normal.mask(sum(1 << place for place in places.values()) & unshown),
        winning=None if best is None else normal.place(played[best]),
        is_last=to_come == 0,
        places=Places({card: normal.place(place) for card, place in places.items()}),
    )


def _needs(view: PlayerView) -> tuple[int, ...]:
    """By side, the tricks that it needs, as an input tells them."""
    if view.rules.scoring is Scoring.POOL:
        return tuple(_for_the_pool(view))
    needs = (-(-(view.rules.target - score) // TRICK_POINTS) for score in view.scores)
    return tuple(min(max(need, 1), MOST_NEEDED) for need in needs)


def _for_the_pool(view: PlayerView) -> Iterator[int]:
    rules, jinker = view.rules, view.jinker
    took = [rules.side_of(trick.winner) for trick in view.tricks if trick.winner is not None]
    for side in range(rules.sides):
        if jinker is None:
            yield TRICKS_TO_WIN - took.count(side)
        else:
            yield 2 * rules.hand_size - took.count(side) if side == jinker else 1


def _shown_and_lacked(view: PlayerView, places: Places) -> tuple[list[int], list[int]]:
    """By seat, the cards that it has shown and the suits that it lacks by these, masks."""
    shown, lacks = [0] * view.rules.players, [0] * view.rules.players
    for trick in view.tricks_so_far:
        for number, card in enumerate(trick.cards):
            player = trick.seat_of(number, view.rules.players)
            shown[player] |= 1 << places[card]
            lacks[player] |= _lacked(places[trick.cards[0]], places[card])
    return shown, lacks


def _of_robber(view: PlayerView, turned: Card, robber: int, unshown: int, places: Places) -> Iterator[int]:
    """What is known of who took the turn-up, as the first inputs of their kinds."""
    yield ROBBER
    if unshown >> places[turned] & 1:
        yield HAS_TURNED
    if robber != view.seat and turned.rank is not Rank.ACE and unshown >> places[_ace(view)] & 1:
        yield HAS_ACE


class _Order:
    """The plain suits in a player's order."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self._number = {suit: number for number, suit in enumerate((*order, PLAIN_SUITS))}

    def place(self, place: int) -> int:
        """The place of a card in this order."""
        return place if place >= FIRST_TRUMP else self._number[place // IN_SUIT] * IN_SUIT + place % IN_SUIT

    def places(self, mask: int) -> Iterator[int]:
        """The places of a set in this order."""
        return map(self.place, places_in(mask))

    def mask(self, mask: int) -> int:
        """A set in this order."""
        return sum(1 << place for place in self.places(mask))

    def suits(self, suits: int) -> Iterator[int]:
        """A set of suits in this order."""
        return (self._number[suit] for suit in places_in(suits))


def _suit_order(held: int, shown: int, led: int | None) -> tuple[int, ...]:
    """The plain suits: that of the card led, then by the cards held, then by the cards shown."""

    def key(suit: int) -> tuple[bool, int, int, int, int]:
        own, seen = (mask >> suit * IN_SUIT & (1 << IN_SUIT) - 1 for mask in (held, shown))
        return suit == (None if led is None else led // IN_SUIT), own.bit_count(), own, seen.bit_count(), seen

    return tuple(sorted(range(PLAIN_SUITS), key=key, reverse=True))


def _lacked(led: int, played: int) -> int:
    """The suits, a mask, that a player lacks who plays a card to the card led."""
    suit = min(led // IN_SUIT, PLAIN_SUITS)
    return 1 << suit if played < FIRST_TRUMP and played // IN_SUIT != suit else 0


def _winning(played: list[int]) -> int | None:
    """The number of the card that is winning."""
    if not played:
        return None
    best = 0
    for number, place in enumerate(played):
        best = number if beats(place, played[best]) else best
    return best


def _kind(played: list[int], best: int | None) -> int:
    if best is None:
        return 0
    if played[0] >= FIRST_TRUMP:
        return 3
    return 2 if played[best] >= FIRST_TRUMP else 1


def _ace(view: PlayerView) -> Card:
    assert view.trump is not None
    return Card(Rank.ACE, view.trump)


def rule_inputs(rules: Rules) -> Iterator[int]:
    """The inputs that are one for the options that matter to the play."""
    options = (
        rules.follow is Follow.MUST_FOLLOW,
        rules.renege is Renege.FIVE_ONLY,
        rules.renege is Renege.NONE,
        rules.trump_order is TrumpOrder.FIVE_CARDS,
        rules.trump_order is TrumpOrder.FIVE_AND_TEN,
        rules.five_of_hearts_best,
        rules.joker,
        rules.best_trump > 0,
        rules.scoring is Scoring.POOL,
        rules.auction,
    )
    return (RULES + number for number, option in enumerate(options) if option)
