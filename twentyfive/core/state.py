"""The state of a game, as frozen data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from twentyfive.core.cards import Card, Cards, Suit
from twentyfive.core.moves import Bid, Hold, Pass
from twentyfive.core.ranking import Ranking, ranking
from twentyfive.core.refusal import IllegalMove, Refusal
from twentyfive.core.rules.options import UnrobbedAce
from twentyfive.core.rules.rules import Rules

CallMove = Bid | Hold | Pass
"""A move of the auction."""


class Phase(StrEnum):
    """A phase of the game; each waits for moves of another kind."""

    DEAL = "deal"  # the table finds the first dealer, and deals
    BID = "bid"
    NAME_TRUMP = "name_trump"
    CALL_PARTNER = "call_partner"  # the declarer calls for a card, or plays alone
    EXCHANGE = "exchange"
    RESTOCK = "restock"  # the table makes a new stock of the cards put out
    ROB = "rob"  # a round that asks every player who may have the right to rob
    PLAY = "play"  # in trick 1 a player with the right may rob first
    GATHER = "gather"  # the trick is full, and the table gives it to its winner
    JINK = "jink"
    VIE = "vie"  # the leader of a trick vies a card or not, and the other side answers
    SCORE = "score"  # the deal is over, and the table scores it
    OVER = "over"  # the match is over


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: cards played in turn, clockwise from the leader.

    Attributes:
        leader: the seat that led.
        cards: the cards in the order played; ``cards[0]`` was led.
        winner: the seat that took it, None until it is gathered.
    """

    leader: int
    cards: Cards = ()
    winner: int | None = None

    @property
    def led(self) -> Card | None:
        """The card led, None before the lead."""
        return self.cards[0] if self.cards else None

    def seat_of(self, index: int, players: int) -> int:
        """The seat that played ``cards[index]``."""
        return (self.leader + index) % players


@dataclass(frozen=True, slots=True)
class Call:
    """A call of the auction, with the seat that made it."""

    seat: int
    move: CallMove


@dataclass(frozen=True, slots=True)
class PutOutCard:
    """A card that `seat` has put out, which everybody sees if it lies face up."""

    seat: int
    card: Card
    face_up: bool = False


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal, with all its cards.

    Attributes:
        number: from 1 within the game.
        dealer: the seat that dealt.
        hands: the cards held, by seat.
        stock: the undealt cards, ``stock[0]`` on top.
        turned: the card turned up for trumps, even after it was taken; None in an auction.
        turn_up: the same card while it lies on the table.
        trump: the trump suit, None until it is named.
        kitty: the extra hand until the declarer takes it.
        put_out: the cards put out, in order.
        turn: the seat to act, None when the table moves; during a restock the seat that waits for cards.
        robber: the seat that took the turn-up.
        joker_taker: the dealer, if the joker was turned up and so went to the dealer.
        let_lie: the seats that had the right to rob and left the turn-up; secret unless the rules say otherwise.
        ace_let_lie: whether one of these seats had the ace of trumps.
        calls: the calls of the auction so far.
        declarer: the seat that won the auction.
        contract: the points bid by the declarer.
        called: the card that the declarer called for; its holder is the declarer's partner.
        alone: whether the declarer called for none, to play alone.
        drawn: the number of cards that each seat drew from the stock.
        owed: the number of cards that `turn` still gets after a restock, or takes when robbing the pack.
        tricks: the tricks gathered.
        trick: the trick being played, None outside the play.
        jinker: the side that plays on for all five tricks.
        vied: the number of cards that were vied and seen.
        vier: the seat that has vied a card and waits for the answer.
        gave_up: the side that gave the deal up when a card was vied.
        scores_before: the scores when the cards were dealt.
        antes: the chips that each side paid into the pool for the deal, by side; empty in games without a pool.
    """

    number: int
    dealer: int
    hands: tuple[Cards, ...]
    stock: Cards
    turned: Card | None = None
    turn_up: Card | None = None
    trump: Suit | None = None
    kitty: Cards = ()
    put_out: tuple[PutOutCard, ...] = ()
    turn: int | None = None
    robber: int | None = None
    joker_taker: int | None = None
    let_lie: tuple[int, ...] = ()
    ace_let_lie: bool = False
    calls: tuple[Call, ...] = ()
    declarer: int | None = None
    contract: int | None = None
    called: Card | None = None
    alone: bool = False
    drawn: tuple[int, ...] = ()
    owed: int = 0
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    jinker: int | None = None
    vied: int = 0
    vier: int | None = None
    gave_up: int | None = None
    scores_before: tuple[int, ...] = ()
    antes: tuple[int, ...] = ()

    @property
    def actor(self) -> int:
        """The seat to act.

        Raises:
            ValueError: when the table moves.
        """
        if self.turn is None:
            raise ValueError("the table is to move, no player")
        return self.turn

    @property
    def open_trick(self) -> Trick:
        """The trick being played.

        Raises:
            ValueError: outside the play.
        """
        if self.trick is None:
            raise ValueError("no trick is being played")
        return self.trick

    @property
    def tricks_so_far(self) -> tuple[Trick, ...]:
        """The tricks gathered, and the one being played."""
        return self.tricks if self.trick is None else (*self.tricks, self.trick)

    @property
    def trump_suit(self) -> Suit:
        """The trump suit.

        Raises:
            ValueError: while no trumps are named.
        """
        if self.trump is None:
            raise ValueError("trumps are not named yet")
        return self.trump


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a finished deal.

    Attributes:
        number: the number of the deal, from 1 within the game.
        dealer: the seat that dealt.
        tricks: the tricks taken, by side.
        gains: the points, chips or deals won or lost, by side; a chip paid into the pool is lost.
        declarer: the seat that won the auction, None without one.
        contract: the points bid, None without an auction.
        made: whether the contract was made, None without one.
        spoiled: whether nobody won the pool.
        all_five: the side that took all five tricks.
        partner: the seat that held the card called for; None if nobody did, or no card was called for.
    """

    number: int
    dealer: int
    tricks: tuple[int, ...]
    gains: tuple[int, ...]
    declarer: int | None = None
    contract: int | None = None
    made: bool | None = None
    spoiled: bool = False
    all_five: int | None = None
    partner: int | None = None


@dataclass(frozen=True, slots=True)
class GameState:
    """A match at one moment.

    Attributes:
        rules: the options of the game.
        names: the players' names, by seat.
        phase: what the game waits for.
        deal: the deal under way, or the last one; None before the first.
        drawn_for_deal: the cards turned up to find the first dealer; empty after the first deal.
        next_dealer: the seat that deals next, None until the first dealer is found.
        scores: the points, or deals won, in this game, by side.
        chips: the chips of each side; all 0 in games without a pool.
        pool: the chips in the pool.
        carried: whether the last deal was spoiled, so that the pool is carried forward.
        history: the results of the finished deals of this game.
        games: the games won, by side.
        games_played: the games of the match that are over.
        games_tied: those of them that nobody won alone.
        account: the stakes won or lost by each seat.
        game_winners: the sides that won the game just ended; empty while one is under way.
        double: whether the game just ended counts double.
        over: whether the match is over.
        winners: the sides that won the match; several after a tie, empty until it is over.
    """

    rules: Rules
    names: tuple[str, ...]
    phase: Phase
    scores: tuple[int, ...]
    chips: tuple[int, ...]
    games: tuple[int, ...]
    account: tuple[int, ...]
    games_played: int = 0
    games_tied: int = 0
    deal: Deal | None = None
    drawn_for_deal: Cards = ()
    next_dealer: int | None = None
    pool: int = 0
    carried: bool = False
    history: tuple[DealResult, ...] = ()
    game_winners: tuple[int, ...] = ()
    double: bool = False
    over: bool = False
    winners: tuple[int, ...] = ()

    @property
    def current_deal(self) -> Deal:
        """The deal under way.

        Raises:
            ValueError: if no cards have been dealt yet.
        """
        if self.deal is None:
            raise ValueError("no cards have been dealt yet")
        return self.deal


MOST_NAME_LETTERS: Final = 500
"""Length limit of a player's name and of the words about a seat; the pages accept less than a tenth of this."""


def check_name(name: str) -> None:
    """Check that `name` can stand on one line with others.

    Raises:
        ValueError: with the reason, if it cannot.
    """
    if not name.isprintable() or "|" in name or name != name.strip() or not name:
        raise ValueError(f"{name[:40]!r} cannot be a name: it is empty, or holds a bar, a line break or outer spaces")
    if len(name) > MOST_NAME_LETTERS:
        raise ValueError(f"{name[:40]!r}… is longer than {MOST_NAME_LETTERS} letters")


def default_names(players: int) -> tuple[str, ...]:
    """A name for each seat, for players who gave none."""
    return tuple(f"Player {seat + 1}" for seat in range(players))


def to_act(state: GameState) -> int | None:
    """The seat to act, or None when the table moves or the match is over."""
    if state.deal is None or state.phase is Phase.RESTOCK:
        return None  # during a restock `turn` is the seat that waits for cards
    return state.deal.turn


def ace_lowest(deal: Deal, rules: Rules) -> bool:
    """Whether the ace of trumps is the lowest trump, because its holder did not rob. RULES.md section 3."""
    return deal.ace_let_lie and rules.unrobbed_ace is UnrobbedAce.LOWEST_TRUMP


def deal_ranking(deal: Deal, rules: Rules) -> Ranking:
    """The order of the cards in this deal.

    Raises:
        ValueError: while no trumps are named.
    """
    return ranking(deal.trump_suit, rules, ace_lowest=ace_lowest(deal, rules))


def lay_out(deal: Deal, seat: int, out: Cards, taken: Cards = ()) -> Deal:
    """The deal after `seat` puts out the cards `out` and takes the cards `taken` into the hand.

    Raises:
        IllegalMove: if a card to put out is not in the hand, or is named twice.
    """
    hand = list(deal.hands[seat])
    for card in out:
        if card not in hand:
            raise IllegalMove(Refusal.NOT_IN_HAND, (card,))
        hand.remove(card)
    laid = tuple(PutOutCard(seat, card) for card in out)
    return replace(with_hand(deal, seat, (*hand, *taken)), put_out=(*deal.put_out, *laid))


def with_hand(deal: Deal, seat: int, hand: Cards) -> Deal:
    """The deal with `hand` as the hand of `seat`."""
    return replace(deal, hands=(*deal.hands[:seat], hand, *deal.hands[seat + 1 :]))


def partner_of(deal: Deal, rules: Rules) -> int | None:
    """The declarer's partner: the seat that holds the card called for, or has played it; None if there is none."""
    if deal.called is None:
        return None
    holder = next((seat for seat, hand in enumerate(deal.hands) if deal.called in hand), None)
    return player_of(deal.called, deal.tricks_so_far, rules) if holder is None else holder


def player_of(card: Card, tricks: Sequence[Trick], rules: Rules) -> int | None:
    """The seat that has played `card` to one of these tricks, None if nobody has."""
    for trick in tricks:
        if card in trick.cards:
            return trick.seat_of(trick.cards.index(card), rules.players)
    return None


def tricks_by_side(deal: Deal, rules: Rules) -> tuple[int, ...]:
    """The number of tricks that each side has taken in the deal."""
    taken = [0] * rules.sides
    for trick in deal.tricks:
        if trick.winner is not None:
            taken[rules.side_of(trick.winner)] += 1
    return tuple(taken)
