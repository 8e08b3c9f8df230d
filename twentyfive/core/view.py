"""What one seat may know: the state without anything hidden from it, and moves as others see them."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.core.cards import Card, Rank, Suit
from twentyfive.core.game import legal_moves
from twentyfive.core.moves import DealCards, Exchange, Move, PlayerMove, Restock, Rob, TakeFromStock
from twentyfive.core.options import PutOut
from twentyfive.core.ranking import Ranking, ranking
from twentyfive.core.robbing import declined_openly
from twentyfive.core.rules import Rules
from twentyfive.core.state import (
    Called,
    Cards,
    Deal,
    DealResult,
    GameState,
    Phase,
    PutOutCard,
    Trick,
    ace_lowest,
    to_act,
)


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The game as one seat sees it. What is hidden from the seat is not in it.

    Attributes:
        seat: whose view it is; None for an onlooker who sees no hand.
        rules, names, phase, scores, chips, pool, carried, history, games, account, game_winners, double, over,
        winners, drawn_for_deal, next_dealer: as in `GameState`.
        to_act: the seat to act, None when the table moves.
        deal_number, dealer, turned, turn_up, trump, robber, joker_taker, calls, declarer, contract, drawn, tricks,
        trick, jinker: as in `Deal`; `deal_number` 0 and `dealer` None before the first deal.
        hand: the seat's own cards, in the order dealt.
        hand_sizes: how many cards each seat holds.
        stock_size: how many cards lie in the stock.
        stock: the stock's cards, only for a dealer who is choosing from it.
        kitty_size: how many cards lie in the kitty.
        put_out: the cards laid out that the seat knows: its own, and those laid face up.
        put_out_sizes: how many cards each seat has laid out.
        ace_lowest: whether the seat knows that the ace of trumps is the lowest trump of the deal.
        let_lie: who is known to have let the turn-up lie.
        legal: the seat's legal moves, empty when it is not to act.
    """

    seat: int | None
    rules: Rules
    names: tuple[str, ...]
    phase: Phase
    scores: tuple[int, ...]
    chips: tuple[int, ...]
    pool: int
    carried: bool
    history: tuple[DealResult, ...]
    games: tuple[int, ...]
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
    calls: tuple[Called, ...]
    declarer: int | None
    contract: int | None
    drawn: tuple[int, ...]
    tricks: tuple[Trick, ...]
    trick: Trick | None
    jinker: int | None
    hand: Cards
    hand_sizes: tuple[int, ...]
    stock_size: int
    stock: Cards
    kitty_size: int
    put_out: tuple[PutOutCard, ...]
    put_out_sizes: tuple[int, ...]
    ace_lowest: bool
    let_lie: tuple[int, ...]
    legal: tuple[PlayerMove, ...]

    @property
    def my_turn(self) -> bool:
        """Whether the seat is to act."""
        return self.seat is not None and self.to_act == self.seat

    @property
    def ranking(self) -> Ranking | None:
        """The order of the cards as far as the seat knows it; None while no trumps are named."""
        return None if self.trump is None else ranking(self.trump, self.rules, ace_lowest=self.ace_lowest)

    @property
    def tricks_won(self) -> tuple[int, ...]:
        """Tricks taken in this deal, by seat."""
        return tuple(sum(trick.winner == seat for trick in self.tricks) for seat in range(self.rules.players))

    @property
    def seen(self) -> Cards:
        """Every card whose face the seat has seen in this deal: held, played, turned up, put out by it or face up."""
        played = (card for trick in (*self.tricks, *((self.trick,) if self.trick else ())) for card in trick.cards)
        turned = () if self.turned is None else (self.turned,)
        laid = (put.card for put in self.put_out)
        return tuple(dict.fromkeys((*self.hand, *played, *turned, *laid, *self.stock)))


_NO_DEAL = Deal(number=0, dealer=-1, hands=(), stock=())


def view_for(state: GameState, seat: int | None) -> PlayerView:
    """What `seat` may know of `state`; with None, what everyone may know."""
    deal = state.deal or _NO_DEAL
    rules = state.rules
    mine = seat is not None and state.deal is not None
    acting = to_act(state)
    return PlayerView(
        seat=seat,
        rules=rules,
        names=state.names,
        phase=state.phase,
        scores=state.scores,
        chips=state.chips,
        pool=state.pool,
        carried=state.carried,
        history=state.history,
        games=state.games,
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
        hand=deal.hands[seat] if mine and seat is not None else (),
        hand_sizes=tuple(len(hand) for hand in deal.hands) or (0,) * rules.players,
        stock_size=len(deal.stock),
        stock=deal.stock if deal.owed and seat == acting and state.phase is Phase.EXCHANGE else (),
        kitty_size=len(deal.kitty),
        put_out=_known_put_out(deal, seat),
        put_out_sizes=tuple(sum(put.seat == at for put in deal.put_out) for at in range(rules.players)),
        ace_lowest=ace_lowest(deal, rules) and _knows_ace(deal, rules, seat),
        let_lie=deal.let_lie if declined_openly(rules) else tuple(at for at in deal.let_lie if at == seat),
        legal=legal_moves(state) if seat is not None and seat == acting else (),
    )


def _known_put_out(deal: Deal, seat: int | None) -> tuple[PutOutCard, ...]:
    """Own cards, and those that lie face up (CC)."""
    return tuple(put for put in deal.put_out if put.seat == seat or put.face_up)


def _knows_ace(deal: Deal, rules: Rules, seat: int | None) -> bool:
    """Whether `seat` knows that the ace was not robbed with: it was said aloud, or is held or has been played."""
    if declined_openly(rules):
        return True
    ace = Card(Rank.ACE, deal.trump_suit)
    if seat is not None and ace in deal.hands[seat]:
        return True
    return any(ace in trick.cards for trick in (*deal.tricks, *((deal.trick,) if deal.trick else ())))


def redact(move: Move, state: GameState, observer: int | None) -> Move | None:
    """`move`, about to be made in `state`, as `observer` sees it: None where only its maker may see more.

    A deal, a restock and the cards put out or drawn face down tell others nothing but that they happened.
    """
    mover = to_act(state)
    if mover is not None and mover == observer:
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
