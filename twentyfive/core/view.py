"""Views: the information set of one seat, and moves as each seat sees them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from twentyfive.core.cards import JOKER, Card, Cards, Rank, Suit
from twentyfive.core.game import legal_choices
from twentyfive.core.moves import DealCards, Exchange, Move, PlayCard, PlayerMove, Restock, Rob, TakeFromStock
from twentyfive.core.phases.robbing import declined_openly
from twentyfive.core.ranking import Ranking, ranking
from twentyfive.core.rules.options import PutOut
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import (
    Call,
    Deal,
    DealResult,
    GameState,
    Phase,
    PutOutCard,
    Trick,
    ace_lowest,
    player_of,
    to_act,
)


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The game as one seat sees it, without anything that is hidden from the seat.

    A player may play several hands, a second hand or an open dummy besides their own (RULES.md section 7). They see all
    of these, and `seat` is the one that they look at, or play from, now.

    Attributes:
        seat: the seat that sees this; None for an onlooker, who sees no player's hand.
        plays: the seats that the player plays, the player's own first; empty for an onlooker.
        open_seats: the seats with hands that lie face up for everybody.
        rules, names, phase, scores, chips, pool, carried, history, games, games_played, games_tied, account,
        game_winners, double, over, winners, drawn_for_deal, next_dealer: as in `GameState`.
        to_act: the seat to act, None when the table moves.
        deal_number, dealer, turned, turn_up, trump, robber, joker_taker, calls, declarer, contract, drawn, tricks,
        trick, jinker, vied, vier, gave_up, called, alone: as in `Deal`; `deal_number` 0 and `dealer` None before the
            first deal.
        partner: the declarer's partner, known to the holder of the card called for, and to all once it is played.
        scores_before: the scores when the deal began, before a bonus for turning up an ace.
        hand: the seat's cards, in the order dealt; empty if they are played unseen.
        open_hands: by seat, the other hands that the player sees; empty for those that are hidden.
        hand_sizes: the number of cards in each hand.
        stock_size: the number of cards in the stock.
        stock: the cards of the stock, known only to a dealer who robs the pack, from the moment of choosing: nobody
            draws after the dealer.
        kitty_size: the number of cards in the kitty.
        put_out: the known cards put out: those from hands that the player sees, and those that lie face up.
        put_out_sizes: the number of cards that each seat has put out.
        ace_lowest: whether the seat knows that the ace of trumps is the lowest trump in this deal.
        let_lie: the seats that are known to have left the turn-up.
        legal: the seat's legal moves, empty when it is not to act.
    """

    seat: int | None
    plays: tuple[int, ...]
    open_seats: tuple[int, ...]
    rules: Rules
    names: tuple[str, ...]
    phase: Phase
    scores: tuple[int, ...]
    chips: tuple[int, ...]
    pool: int
    carried: bool
    history: tuple[DealResult, ...]
    games: tuple[int, ...]
    games_played: int
    games_tied: int
    account: tuple[int, ...]
    game_winners: tuple[int, ...]
    double: bool
    over: bool
    winners: tuple[int, ...]
    drawn_for_deal: Cards
    next_dealer: int | None
    to_act: int | None
    deal_number: int
    dealer: int | None
    turned: Card | None
    turn_up: Card | None
    trump: Suit | None
    robber: int | None
    joker_taker: int | None
    calls: tuple[Call, ...]
    declarer: int | None
    contract: int | None
    drawn: tuple[int, ...]
    tricks: tuple[Trick, ...]
    trick: Trick | None
    jinker: int | None
    vied: int
    vier: int | None
    gave_up: int | None
    called: Card | None
    alone: bool
    partner: int | None
    scores_before: tuple[int, ...]
    hand: Cards
    open_hands: tuple[Cards, ...]
    hand_sizes: tuple[int, ...]
    stock_size: int
    stock: Cards
    kitty_size: int
    put_out: tuple[PutOutCard, ...]
    put_out_sizes: tuple[int, ...]
    ace_lowest: bool
    let_lie: tuple[int, ...]
    legal: Sequence[PlayerMove]

    @property
    def my_turn(self) -> bool:
        """Whether the seat is to act."""
        return self.seat is not None and self.to_act == self.seat

    @property
    def player(self) -> int | None:
        """The player's own seat, even while they play another hand; None for an onlooker."""
        return self.plays[0] if self.plays else None

    @property
    def drawing(self) -> bool:
        """Whether all players draw from the stock now, and no kitty is left in the declarer's hand."""
        if self.phase not in (Phase.EXCHANGE, Phase.RESTOCK) or None in (self.declarer, self.trump):
            return False
        return max(self.hand_sizes) <= self.rules.hand_size

    @property
    def playable(self) -> Cards:
        """The cards that the seat may play now."""
        return () if self.out_sizes else tuple(move.card for move in self.legal if isinstance(move, PlayCard))

    @property
    def may_rob(self) -> bool:
        """Whether the seat may take the turn-up now."""
        return not self.out_sizes and any(isinstance(move, Rob) for move in self.legal)

    @property
    def may_put_out(self) -> Cards:
        """The cards that the seat may put out now: for the turn-up, a joker, the kitty, or from the stock."""
        return tuple(card for card in self.hand if any(_puts_out(move, card) for move in self.legal))

    @property
    def out_sizes(self) -> range:
        """The numbers of cards that the seat may put out in an exchange now; empty in any other decision."""
        if not self.legal or not isinstance(self.legal[0], Exchange):
            return range(0)
        fewest, most = self.legal[0], self.legal[-1]
        assert isinstance(most, Exchange)
        return range(len(fewest.out), len(most.out) + 1)

    @property
    def ranking(self) -> Ranking | None:
        """The order of the cards as far as the seat knows it; None while trumps are not named."""
        return None if self.trump is None else ranking(self.trump, self.rules, ace_lowest=self.ace_lowest)

    @property
    def tricks_won(self) -> tuple[int, ...]:
        """The tricks taken in this deal, by seat."""
        return tuple(sum(trick.winner == seat for trick in self.tricks) for seat in range(self.rules.players))

    @property
    def tricks_so_far(self) -> tuple[Trick, ...]:
        """The tricks gathered, and the one being played."""
        return self.tricks if self.trick is None else (*self.tricks, self.trick)

    @property
    def seen(self) -> Cards:
        """The cards that the seat has seen in this deal: in hands, played, turned up, put out or in the stock."""
        played = (card for trick in self.tricks_so_far for card in trick.cards)
        turned = () if self.turned is None else (self.turned,)
        laid = (put.card for put in self.put_out)
        joker = () if self.joker_taker is None else (JOKER,)
        others = (card for hand in self.open_hands for card in hand)
        return tuple(dict.fromkeys((*self.hand, *others, *played, *turned, *joker, *laid, *self.stock)))


def _puts_out(move: PlayerMove, card: Card) -> bool:
    match move:
        case Rob(out):
            return card == out
        case Exchange(out):
            return card in out
        case _:
            return False


@dataclass(frozen=True, slots=True)
class SeenMove:
    """A move as one seat, or an onlooker, has seen it.

    Attributes:
        kind: the type of the move.
        move: the move, None if its cards are hidden from the observer.
        mover: the seat that moved, None for the table.
        before, after: the observer's views before and after the move.
    """

    kind: type[Move]
    move: Move | None
    mover: int | None
    before: PlayerView
    after: PlayerView

    @property
    def plays_from(self) -> int | None:
        """The seat from whose hand a card is played: the mover's, or an unseen one whose card the table turns."""
        trick = self.after.trick
        if self.mover is not None or self.kind is not PlayCard or trick is None:
            return self.mover
        return trick.seat_of(len(trick.cards) - 1, self.after.rules.players)


_NO_DEAL = Deal(number=0, dealer=-1, hands=(), stock=())
"""A stand-in for the deal before the first one, so that a view can be made; its dealer is never read."""


def view_for(
    state: GameState, seat: int | None, *, plays: Sequence[int] = (), open_seats: Collection[int] = ()
) -> PlayerView:
    """The view of `state` from `seat`, or that of an onlooker with None.

    Args:
        state: the state to look at.
        seat: the seat that looks.
        plays: all seats that this player plays, their own first; empty for `seat` alone.
        open_seats: the open dummies, with hands that lie face up for everybody.
    """
    deal, rules, acting = state.deal or _NO_DEAL, state.rules, to_act(state)
    own = tuple(plays) if plays or seat is None else (seat,)
    seen = frozenset((*(at for at in own if not rules.is_unseen(at)), *open_seats))
    # Longer than other functions, to show in one place all that a view takes from the state.
    return PlayerView(
        seat=seat,
        plays=own,
        open_seats=tuple(sorted(open_seats)),
        rules=rules,
        names=state.names,
        phase=state.phase,
        scores=state.scores,
        chips=state.chips,
        pool=state.pool,
        carried=state.carried,
        history=state.history,
        games=state.games,
        games_played=state.games_played,
        games_tied=state.games_tied,
        account=state.account,
        game_winners=state.game_winners,
        double=state.double,
        over=state.over,
        winners=state.winners,
        drawn_for_deal=state.drawn_for_deal,
        next_dealer=state.next_dealer,
        to_act=acting,
        deal_number=deal.number,
        dealer=None if state.deal is None else deal.dealer,
        turned=deal.turned,
        turn_up=deal.turn_up,
        trump=deal.trump,
        robber=deal.robber,
        joker_taker=deal.joker_taker,
        calls=deal.calls,
        declarer=deal.declarer,
        contract=deal.contract,
        drawn=deal.drawn,
        tricks=deal.tricks,
        trick=deal.trick,
        jinker=deal.jinker,
        vied=deal.vied,
        vier=deal.vier,
        gave_up=deal.gave_up,
        called=deal.called,
        alone=deal.alone,
        partner=_known_partner(deal, rules, seen),
        scores_before=deal.scores_before or state.scores,
        hand=deal.hands[seat] if seat in seen and deal.hands else (),
        open_hands=_open_hands(deal, rules, seen - {seat}),
        hand_sizes=tuple(len(hand) for hand in deal.hands) or (0,) * rules.players,
        stock_size=len(deal.stock),
        stock=deal.stock if _has_looked_through_stock(state, seat) else (),
        kitty_size=len(deal.kitty),
        put_out=_known_put_out(deal, seen),
        put_out_sizes=_put_out_sizes(deal, rules),
        ace_lowest=ace_lowest(deal, rules) and _knows_ace(deal, rules, seen),
        let_lie=tuple(other for other in deal.let_lie if other in seen or _is_announced(deal, rules, other)),
        legal=legal_choices(state) if seat is not None and seat == acting else (),
    )


def _known_partner(deal: Deal, rules: Rules, seen: Collection[int]) -> int | None:
    """The declarer's partner, if the card called for is played or lies in a hand in `seen`."""
    if deal.called is None:
        return None
    holder = next((seat for seat in seen if deal.hands and deal.called in deal.hands[seat]), None)
    return player_of(deal.called, deal.tricks_so_far, rules) if holder is None else holder


def _open_hands(deal: Deal, rules: Rules, seen: Collection[int | None]) -> tuple[Cards, ...]:
    """The hands of the seats in `seen`, by seat; the others are empty."""
    return tuple(deal.hands[seat] if seat in seen and deal.hands else () for seat in range(rules.players))


def _put_out_sizes(deal: Deal, rules: Rules) -> tuple[int, ...]:
    """The number of cards that each seat has put out."""
    return tuple(sum(put.seat == seat for put in deal.put_out) for seat in range(rules.players))


def _known_put_out(deal: Deal, seen: Collection[int]) -> tuple[PutOutCard, ...]:
    """The cards put out of the hands in `seen`, and those that lie face up (CC)."""
    return tuple(put for put in deal.put_out if put.seat in seen or put.face_up)


def _has_looked_through_stock(state: GameState, seat: int | None) -> bool:
    """Whether `seat` is a dealer who robs the pack and has looked through the stock. RULES.md section 5."""
    deal = state.deal
    if deal is None or not state.rules.dealer_robs_pack or seat != deal.dealer:
        return False
    return bool(deal.drawn[seat]) or (deal.owed > 0 and state.phase is Phase.EXCHANGE and deal.turn == seat)


def _is_announced(deal: Deal, rules: Rules, seat: int) -> bool:
    """Whether everybody knows that `seat`, which had the right to rob, left the turn-up.

    A holder of the ace of trumps has to announce it, because the ace becomes the lowest trump; a holder of the 5♥ does
    not. A turned ace that lies on shows that the dealer left it.
    """
    if not declined_openly(rules):
        return False
    ace = Card(Rank.ACE, deal.trump_suit)
    played = (
        trick.cards[index]
        for trick in deal.tricks_so_far
        for index in range(len(trick.cards))
        if trick.seat_of(index, rules.players) == seat
    )
    return ace == deal.turned or ace in deal.hands[seat] or ace in played


def _knows_ace(deal: Deal, rules: Rules, seen: Collection[int]) -> bool:
    """Whether an observer of the hands in `seen` can tell that the holder of the ace of trumps did not rob."""
    if declined_openly(rules):
        return True
    ace = Card(Rank.ACE, deal.trump_suit)
    if any(ace in deal.hands[seat] for seat in seen):
        return True
    return any(ace in trick.cards for trick in deal.tricks_so_far)


def redact(move: Move, state: GameState, observer: int | None, *, sees: Collection[int] = ()) -> Move | None:
    """Return `move`, about to be made in `state`, or None if `observer` may not see its cards.

    Everybody sees that a deal, a restock, or an exchange takes place, but not the cards that lie face down.

    Args:
        move: the move to be made.
        state: the state before the move.
        observer: the seat that watches, None for an onlooker.
        sees: the seats, besides `observer`, with hands that the observer sees; their moves are open to the observer.
    """
    mover = to_act(state)
    if mover is not None and (mover == observer or mover in sees):
        return move
    match move:
        case Rob() if state.rules.put_out is PutOut.FACE_UP:
            return move
        case Rob() | TakeFromStock() | DealCards() | Restock():
            return None
        case Exchange(out) if out:
            return None
        case _:
            return move
