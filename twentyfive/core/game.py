"""The game as a function from a state and a move to the next state: legal moves, refusals, moves of the table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from twentyfive.core.cards import Cards
from twentyfive.core.moves import (
    Bid,
    CallPartner,
    DealCards,
    DeclineRob,
    DrawDealer,
    Exchange,
    GatherTrick,
    GiveUp,
    Hold,
    Jink,
    LeadOn,
    Move,
    NameTrump,
    Pass,
    PlayAlone,
    PlayCard,
    PlayerMove,
    Restock,
    Rob,
    ScoreDeal,
    See,
    TableMove,
    TakeFromStock,
    TakePool,
    Vie,
)
from twentyfive.core.phases.auction import legal_calls, legal_trumps, make_call, name_trump, start_auction
from twentyfive.core.phases.dealing import deal_cards, draw_dealer, next_deal
from twentyfive.core.phases.exchange import (
    drawing,
    exchange,
    legal_exchanges,
    new_stock,
    restock,
    start_draw,
    start_joker_exchange,
    take_from_stock,
    take_kitty,
)
from twentyfive.core.phases.finishing import count_trick, deal_over, out_at_once, score_deal
from twentyfive.core.phases.partner import call_partner, legal_partner_calls, play_alone, start_call
from twentyfive.core.phases.play import gather_trick, lead_from, legal_in_play, play_card, start_play, unseen_card
from twentyfive.core.phases.pool import jink_choices, may_jink, starting_chips
from twentyfive.core.phases.robbing import (
    ask_next,
    decline,
    legal_answers,
    rob,
    robs_before_own_card,
    round_after_first_trick,
    round_before_lead,
)
from twentyfive.core.phases.vying import ask_to_vie, give_up, may_vie, see, vie, vie_choices
from twentyfive.core.refusal import IllegalMove, Refusal
from twentyfive.core.rules.options import Scoring
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import GameState, Phase, default_names


def new_game(rules: Rules, names: Sequence[str] | None = None) -> GameState:
    """Begin a match, with no cards dealt yet.

    Raises:
        RulesError: if the options contradict each other.
        ValueError: if there is not one name for each player.
    """
    rules.checked()
    named = default_names(rules.players) if names is None else tuple(names)
    if len(named) != rules.players:
        raise ValueError(f"{len(named)} names for {rules.players} players")
    nothing = (0,) * rules.sides
    return GameState(
        rules, named, Phase.DEAL, nothing, starting_chips(rules), games=nothing, account=(0,) * rules.players
    )


def table_move(state: GameState, rng: random.Random) -> TableMove | PlayCard:
    """The next move of the table, which also turns the cards of unseen hands; only shuffles use `rng`.

    Raises:
        ValueError: if a player is to act, or the match is over.
    """
    match state.phase:
        case Phase.DEAL:
            return next_deal(state, rng)
        case Phase.RESTOCK:
            return new_stock(state, rng)
        case Phase.PLAY if state.current_deal.turn is None:
            return unseen_card(state.current_deal, state.rules)
        case Phase.GATHER:
            return GatherTrick()
        case Phase.SCORE:
            return ScoreDeal()
        case _:
            raise ValueError(f"the table does not move in phase {state.phase.value}")


def legal_moves(state: GameState) -> tuple[PlayerMove, ...]:
    """Every legal move of the player to act; empty when the table moves or the match is over."""
    return tuple(legal_choices(state))


def legal_choices(state: GameState) -> Sequence[PlayerMove]:
    """The same moves as a sequence that makes each exchange only on access, as there may be 155,382 of them."""
    match state.phase:
        case Phase.ROB:
            return legal_answers(state)
        case Phase.BID:
            return legal_calls(state)
        case Phase.NAME_TRUMP:
            return legal_trumps()
        case Phase.CALL_PARTNER:
            return legal_partner_calls(state)
        case Phase.EXCHANGE:
            return legal_exchanges(state)
        case Phase.PLAY if state.current_deal.turn is not None:
            return legal_in_play(state)
        case Phase.JINK:
            return jink_choices()
        case Phase.VIE:
            return vie_choices(state.current_deal)
        case _:
            return ()


def apply(state: GameState, move: Move) -> GameState:
    """The state after `move`.

    Raises:
        IllegalMove: with the reason and the cards concerned.
    """
    match state.phase, move:
        case Phase.DEAL, DrawDealer(cards):
            return draw_dealer(state, cards)
        case Phase.DEAL, DealCards():
            return _after_deal(deal_cards(state, move))
        case Phase.BID, Bid() | Pass() | Hold():
            return _after_call(make_call(state, move))
        case Phase.NAME_TRUMP, NameTrump(suit):
            return _after_trump(name_trump(state, suit))
        case Phase.CALL_PARTNER, CallPartner(card):
            return start_play(call_partner(state, card))
        case Phase.CALL_PARTNER, PlayAlone():
            return start_play(play_alone(state))
        case Phase.EXCHANGE, Exchange(out):
            return _exchanged(state, out)
        case Phase.EXCHANGE, TakeFromStock():
            return _after_draw(take_from_stock(state, move))
        case Phase.RESTOCK, Restock(stock):
            return _after_draw(restock(state, stock))
        case Phase.ROB, Rob(out):
            return _after_round(rob(state, out))
        case Phase.ROB, DeclineRob():
            return _after_answer(ask_next(decline(state)))
        case Phase.PLAY, Rob(out) if robs_before_own_card(state.current_deal, state.rules):
            return rob(state, out)
        case Phase.PLAY, PlayCard(card):
            return play_card(state, card)
        case Phase.GATHER, GatherTrick():
            return _after_trick(count_trick(gather_trick(state)))
        case Phase.JINK, TakePool():
            return _to_score(state)
        case Phase.JINK, Jink():
            return _jinked(state)
        case Phase.VIE, Vie() | LeadOn() | See() | GiveUp() if move in vie_choices(state.current_deal):
            return _after_vie(state, move)
        case Phase.SCORE, ScoreDeal():
            return score_deal(state)
        case Phase.OVER, _:
            raise IllegalMove(Refusal.MATCH_OVER)
        case Phase.PLAY, Rob():
            raise IllegalMove(Refusal.NO_RIGHT_TO_ROB)
        case _:
            raise IllegalMove(Refusal.WRONG_MOVE)


def refusal(state: GameState, move: Move) -> IllegalMove | None:
    """The reason for refusing `move`, None if it is legal."""
    try:
        apply(state, move)
    except IllegalMove as illegal:
        return illegal
    return None


def _after_deal(state: GameState) -> GameState:
    if state.rules.auction:
        return start_auction(state)
    if out_at_once(state):
        return _to_score(state)  # the bonus for turning up an ace can end the game before a card is played
    if state.current_deal.joker_taker is not None:
        return start_joker_exchange(state)
    return _to_rob_or_play(state)


def _to_rob_or_play(state: GameState) -> GameState:
    if round_before_lead(state.current_deal, state.rules):
        return ask_next(replace(state, deal=replace(state.current_deal, turn=None)))
    return start_play(state)


def _after_answer(state: GameState) -> GameState:
    return state if state.current_deal.turn is not None else _after_round(state)


def _after_round(state: GameState) -> GameState:
    """Begin the play once the rob round is over, or resume it after trick 1."""
    tricks = state.current_deal.tricks
    last = tricks[-1].winner if tricks else None
    return start_play(state) if last is None else _to_lead(state, last)


def _after_call(state: GameState) -> GameState:
    deal = state.current_deal
    if deal.turn is not None:
        return state
    if deal.declarer is None:
        return _to_score(state)
    exchange_rule = state.rules.exchange
    takes_now = exchange_rule.takes_kitty and not exchange_rule.names_first
    return take_kitty(state) if takes_now else _to_naming(state)


def _to_naming(state: GameState) -> GameState:
    deal = state.current_deal
    return replace(state, phase=Phase.NAME_TRUMP, deal=replace(deal, turn=deal.declarer))


def _after_trump(state: GameState) -> GameState:
    if state.rules.exchange.names_first:
        return take_kitty(state)
    return start_draw(state) if state.rules.exchange.draws else _to_call_or_play(state)


def _exchanged(state: GameState, out: Cards) -> GameState:
    after = exchange(state, out)
    return _after_draw(after) if drawing(state.current_deal, state.rules) else _after_kitty(after)


def _after_kitty(state: GameState) -> GameState:
    """Go on once a card is put out for a joker, or the declarer has put out cards for the kitty."""
    deal = state.current_deal
    if deal.declarer is None:
        return _to_rob_or_play(state)
    return _to_naming(state) if deal.trump is None else start_draw(state)


def _after_draw(state: GameState) -> GameState:
    return state if state.current_deal.turn is not None else _to_call_or_play(state)


def _to_call_or_play(state: GameState) -> GameState:
    return start_call(state) if state.rules.calls_partner else start_play(state)


def _after_trick(state: GameState) -> GameState:
    deal, rules = state.current_deal, state.rules
    winner = deal.tricks[-1].winner
    assert winner is not None, "a gathered trick has a winner"
    if rules.scoring is Scoring.POOL and may_jink(deal, rules):
        return replace(state, phase=Phase.JINK, deal=replace(deal, turn=winner))
    if deal_over(state):
        return _to_score(state)
    if round_after_first_trick(deal, rules):
        return ask_next(state)
    return _to_lead(state, winner)


def _to_lead(state: GameState, seat: int) -> GameState:
    """Let `seat` lead to the next trick, and vie a card before that where it may."""
    return ask_to_vie(state, seat) if may_vie(state.current_deal, state.rules) else lead_from(state, seat)


def _after_vie(state: GameState, move: Vie | LeadOn | See | GiveUp) -> GameState:
    match move:
        case Vie():
            return vie(state)
        case LeadOn():
            return lead_from(state, state.current_deal.actor)
        case See():
            return see(state)
        case GiveUp():
            return _to_score(give_up(state))


def _jinked(state: GameState) -> GameState:
    deal = state.current_deal
    seat = deal.actor
    jinking = replace(state, deal=replace(deal, jinker=state.rules.side_of(seat)))
    return lead_from(jinking, seat)


def _to_score(state: GameState) -> GameState:
    return replace(state, phase=Phase.SCORE, deal=replace(state.current_deal, turn=None, trick=None))
