"""A view holds nothing hidden, under any rules, at any time and for every seat. RULES.md section 3, secrecy."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator

from hypothesis import given

from tests.core.positions import dealt
from tests.core.strategies import GAMES, Game, quick
from twentyfive.core import Card, GameState, Phase, PlayerView, Rules, apply, redact, to_act, view_for
from twentyfive.core.cards import JOKER, Rank
from twentyfive.core.moves import CallPartner, DealCards, DrawDealer, Move, PlayCard, Rob
from twentyfive.core.rules.options import PutOut, RobDeadline, UnrobbedAce
from twentyfive.core.state import Deal


def cards_in(value: object) -> Iterator[Card]:
    """Every card anywhere in a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from cards_in(part)
    elif dataclasses.is_dataclass(value) and not isinstance(value, Rules | type):
        for field in dataclasses.fields(value):
            yield from cards_in(getattr(value, field.name))


def without_calls(view: PlayerView) -> PlayerView:
    """The view without the cards that are only named aloud, to call for a partner."""
    legal = () if view.phase is Phase.CALL_PARTNER else view.legal
    return dataclasses.replace(view, called=None, legal=legal)


def knows_stock(state: GameState, seat: int | None) -> bool:
    """Whether the seat is a dealer who robs the pack, and so sees the stock (BR)."""
    deal = state.deal
    if deal is None or seat != deal.dealer or not state.rules.dealer_robs_pack:
        return False
    return deal.drawn[seat] > 0 or (deal.owed > 0 and state.phase is Phase.EXCHANGE and deal.turn == seat)


class Known:
    """The cards that each seat may know, collected by watching the game.

    Attributes:
        public: the cards that everyone has seen.
        private: the cards that each seat alone has seen.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.public: set[Card] = set()
        self.private: list[set[Card]] = [set() for _ in range(rules.players)]

    def watch(self, move: Move, after: GameState) -> None:
        """Add the cards shown by `move`, which led to the state `after`."""
        match move:
            case DrawDealer(cards):
                self.public = set(cards)
            case DealCards():
                turned = after.current_deal.turned
                self.public = set() if turned is None else {turned}
                self.public |= set() if after.current_deal.joker_taker is None else {JOKER}
                self.private = [set() for _ in self.private]
            case PlayCard(card) | CallPartner(card):
                self.public.add(card)
            case Rob(out) if self.rules.put_out is PutOut.FACE_UP:
                self.public.add(out)
            case _:
                pass
        if after.deal is not None:
            for seat, hand in enumerate(after.deal.hands):
                self.private[seat] |= {*hand, *(after.deal.stock if knows_stock(after, seat) else ())}

    def to(self, seat: int | None) -> set[Card]:
        """The cards that the seat may know."""
        return self.public if seat is None else self.public | self.private[seat]


def shown_by(move: Move, rules: Rules) -> set[Card]:
    """The cards that `move` shows to everyone, except for a deal."""
    match move:
        case PlayCard(card) | CallPartner(card):
            return {card}
        case DrawDealer(cards):
            return set(cards)
        case Rob(out) if rules.put_out is PutOut.FACE_UP:
            return {out}
        case _:
            return set()


@quick
@given(GAMES)
def test_a_view_names_no_card_that_its_seat_has_not_seen(game: Game) -> None:
    known = Known(game.rules)
    for number, (state, move) in enumerate(game.walked(100)):
        for seat in {None, number % game.rules.players, to_act(state)}:
            view = view_for(state, seat)
            assert {*cards_in(without_calls(view)), *view.seen} <= known.to(seat), (seat, state.phase)
            if seat is None or seat != to_act(state):
                assert set(cards_in(redact(move, state, seat))) <= shown_by(move, game.rules)
        known.watch(move, apply(state, move))


def redealt(state: GameState, seat: int | None, rng: random.Random) -> GameState:
    """The state with all that is hidden from the seat exchanged: cards, and the seats that left the turn-up."""
    if state.deal is None:
        return state
    deal, known = state.deal, places_known(state, seat)
    held = [*(card for hand in deal.hands for card in hand), *(put.card for put in deal.put_out)]
    hidden = [card for card in (*held, *deal.stock, *deal.kitty) if card not in known]
    exchanged = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(exchanged.get(card, card) for card in cards)

    other = dataclasses.replace(
        deal,
        hands=tuple(swapped(hand) for hand in deal.hands),
        stock=swapped(deal.stock),
        kitty=swapped(deal.kitty),
        put_out=tuple(dataclasses.replace(put, card=exchanged.get(put.card, put.card)) for put in deal.put_out),
    )
    return dataclasses.replace(state, deal=with_other_secrets(other, state.rules, seat))


def places_known(state: GameState, seat: int | None) -> set[Card]:
    """The cards with a place that the seat knows."""
    deal, rules = state.current_deal, state.rules
    own = () if seat is None else deal.hands[seat]
    put_out = [put.card for put in deal.put_out if put.seat == seat]
    robbed = [put.card for put in deal.put_out if put.seat == deal.robber][-1:]
    return {
        *own,
        *put_out,
        *(robbed if rules.put_out is PutOut.FACE_UP else ()),
        *(() if deal.turned is None else (deal.turned,)),
        *(() if deal.joker_taker is None else (JOKER,)),
        *(deal.stock if knows_stock(state, seat) else ()),
        *announced_ace(deal, rules),
    }


def announced_ace(deal: Deal, rules: Rules) -> tuple[Card, ...]:
    """The ace of trumps, if its holder had to announce leaving the turn-up (CC)."""
    announced = rules.rob_deadline is RobDeadline.OPENING_LEAD and rules.unrobbed_ace is UnrobbedAce.LOWEST_TRUMP
    return (Card(Rank.ACE, deal.trump_suit),) if announced and deal.ace_let_lie else ()


def with_other_secrets(deal: Deal, rules: Rules, seat: int | None) -> Deal:
    """The deal in which only the seat has left the turn-up, as far as the seat knows."""
    announced = rules.rob_deadline is RobDeadline.OPENING_LEAD and rules.unrobbed_ace is UnrobbedAce.LOWEST_TRUMP
    ace = None if deal.trump is None else Card(Rank.ACE, deal.trump)
    if announced and (ace == deal.turned or deal.ace_let_lie):
        # The holder of the ace announced it (CC), and only the dealer can leave a turned ace.
        announcers = {deal.dealer} if ace == deal.turned else {at for at in deal.let_lie if had(deal, rules, at, ace)}
        return dataclasses.replace(deal, let_lie=tuple(at for at in deal.let_lie if at in {*announcers, seat}))
    played = [card for trick in (*deal.tricks, *((deal.trick,) if deal.trick else ())) for card in trick.cards]
    own = () if seat is None or seat not in deal.let_lie else (seat,)
    held = deal.hands[seat] if own and seat is not None else ()
    return dataclasses.replace(deal, let_lie=own, ace_let_lie=deal.ace_let_lie and ace in (*played, *held))


def had(deal: Deal, rules: Rules, seat: int, card: Card | None) -> bool:
    """Whether the seat holds the card or has played it."""
    tricks = (*deal.tricks, *((deal.trick,) if deal.trick else ()))
    played = [(trick.seat_of(at, rules.players), card) for trick in tricks for at, card in enumerate(trick.cards)]
    return card in deal.hands[seat] or (seat, card) in played


@quick
@given(GAMES)
def test_redealing_hidden_cards_never_changes_a_view(game: Game) -> None:
    rng = random.Random(game.seed)
    for number, (state, _) in enumerate(game.walked(100)):
        for seat in {None, number % game.rules.players, to_act(state)}:
            view = view_for(state, seat)
            for _ in range(2):
                assert view_for(redealt(state, seat, rng), seat) == view, (seat, state.phase)


def test_a_redeal_exchanges_cards() -> None:
    """Without this, the property above could hold vacuously."""
    state = dealt("A deals; turned 2S")
    other = redealt(state, 0, random.Random(1))
    assert other.current_deal.hands[0] == state.current_deal.hands[0]
    assert all(other.current_deal.hands[seat] != state.current_deal.hands[seat] for seat in range(1, 5))
    assert other.current_deal.stock != state.current_deal.stock
    assert other.current_deal.turn_up == state.current_deal.turn_up
