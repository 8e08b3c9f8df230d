"""Checks that a view, or a seen move, from another program contradicts itself nowhere.

In the views that `view_for` makes, the cards, tricks, phase and legal moves always agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from twentyfive.core.cards import JOKER, Cards
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
    TakeFromStock,
    TakePool,
    Vie,
)
from twentyfive.core.phases.exchange import Exchanges
from twentyfive.core.state import Phase, player_of
from twentyfive.core.view import PlayerView, SeenMove

Contradictions = Iterator[tuple[str, str]]
"""Pairs of a field that contradicts others, and the reason."""

_MOVES: Final[Mapping[Phase, tuple[type[Move], ...]]] = MappingProxyType(
    {
        Phase.DEAL: (DrawDealer, DealCards),
        Phase.BID: (Bid, Hold, Pass),
        Phase.NAME_TRUMP: (NameTrump,),
        Phase.CALL_PARTNER: (PlayAlone, CallPartner),
        Phase.EXCHANGE: (Exchange, TakeFromStock),
        Phase.RESTOCK: (Restock,),
        Phase.ROB: (Rob, DeclineRob),
        Phase.PLAY: (Rob, PlayCard),
        Phase.GATHER: (GatherTrick,),
        Phase.JINK: (Jink, TakePool),
        Phase.VIE: (LeadOn, Vie, See, GiveUp),
        Phase.SCORE: (ScoreDeal,),
        Phase.OVER: (),
    }
)
_PLAYERS_ACT: Final = (
    Phase.BID,
    Phase.NAME_TRUMP,
    Phase.CALL_PARTNER,
    Phase.EXCHANGE,
    Phase.ROB,
    Phase.PLAY,
    Phase.JINK,
    Phase.VIE,
)
_TRUMP_KNOWN: Final = (Phase.CALL_PARTNER, Phase.ROB, Phase.PLAY, Phase.GATHER, Phase.JINK, Phase.VIE)
_TRICK_OPEN: Final = (Phase.PLAY, Phase.GATHER)
_DEAL_FINISHED: Final = (Phase.DEAL, Phase.OVER)


def check_view(view: PlayerView, place: str) -> None:
    """Check that the fields of a view agree.

    Raises:
        ValueError: naming the first field that contradicts others, as a part of `place`.
    """
    _refuse_first(_check_fields(view), place)


def check_seen_move(seen: SeenMove, place: str) -> None:
    """Check that a move fits the views before and after it.

    Raises:
        ValueError: naming the first field that does not fit, as a part of `place`.
    """
    _refuse_first(_check_move(seen), place)


def _refuse_first(contradictions: Contradictions, place: str) -> None:
    for field, reason in contradictions:
        raise ValueError(f"{place}.{field}: {reason}")


def _check_fields(view: PlayerView) -> Contradictions:
    yield from _check_seats(view)
    yield from _check_phase(view)
    yield from _check_trumps(view)
    yield from _check_tricks(view)
    yield from _check_hands(view)
    yield from _check_cards_put_out(view)
    yield from _check_pack(view)
    yield from _check_vying(view)
    yield from _check_partner(view)
    yield from _check_legal_moves(view)


def _check_seats(view: PlayerView) -> Contradictions:
    if view.seat is None and view.plays:
        yield "plays", "an onlooker plays no hand"
    if view.seat is not None and view.seat not in view.plays:
        yield "plays", f"the seat {view.seat} is missing"
    if list(view.open_seats) != sorted(view.open_seats):
        yield "open_seats", "they do not rise"


def _check_phase(view: PlayerView) -> Contradictions:
    """The phase determines whether a player is to act, how many deals are finished, and whether there are winners."""
    finished = len(view.history)
    if (view.to_act is not None) != (view.phase in _PLAYERS_ACT and not _turns_unseen_card(view)):
        yield "to_act", f"{'nobody' if view.to_act is None else 'a seat'} is to act in the phase {view.phase}"
    if [result.number for result in view.history] != list(range(1, finished + 1)):
        yield "history", "the deals are not numbered from 1"
    if view.deal_number != finished + (view.phase not in _DEAL_FINISHED):
        yield "deal_number", f"it is {view.deal_number} after {finished} finished deals in the phase {view.phase}"
    if (view.dealer is None) != (view.deal_number == 0):
        yield "dealer", f"there is {'none' if view.dealer is None else 'one'} in deal {view.deal_number}"
    if len(view.drawn) != (0 if view.dealer is None else view.rules.players):
        yield "drawn", f"there are {len(view.drawn)} entries in deal {view.deal_number}"
    if not view.over == bool(view.winners) == (view.phase is Phase.OVER):
        yield "over", f"it is {str(view.over).lower()} in the phase {view.phase} with {len(view.winners)} winners"


def _turns_unseen_card(view: PlayerView) -> bool:
    """Whether the table turns the next card of the trick, as nobody sees that hand."""
    if view.phase is not Phase.PLAY or view.trick is None:
        return False
    return view.rules.is_unseen(view.trick.seat_of(len(view.trick.cards), view.rules.players))


def _check_trumps(view: PlayerView) -> Contradictions:
    if view.turned is not None and (view.turned == JOKER or view.turned.suit != view.trump or view.rules.auction):
        yield "turned", f"{view.turned} does not make the trumps"
    if view.turn_up not in (None, view.turned):
        yield "turn_up", f"{view.turn_up} was not turned up"
    if view.joker_taker is not None and not view.rules.joker:
        yield "joker_taker", "there is no joker in the pack"
    if view.trump is None and view.phase in _TRUMP_KNOWN:
        yield "trump", f"none is named in the phase {view.phase}"
    if (view.declarer is None) != (view.contract is None):
        yield "contract", "there is none without a declarer, and no declarer without one"


def _check_tricks(view: PlayerView) -> Contradictions:
    players = view.rules.players
    for index, trick in enumerate(view.tricks):
        if trick.winner is None or len(trick.cards) != players:
            yield f"tricks[{index}]", "it is not full, or has no winner"
    if (view.trick is None) != (view.phase not in _TRICK_OPEN):
        yield "trick", f"there is {'none' if view.trick is None else 'one'} in the phase {view.phase}"
    if view.trick is None:
        return
    if len(view.tricks) == view.rules.hand_size:
        yield "trick", "all tricks are gathered"
    played = len(view.trick.cards)
    if view.trick.winner is not None:
        yield "trick.winner", "it is not gathered yet"
    if played > players or (played == players) != (view.phase is Phase.GATHER):
        yield "trick.cards", f"there are {played} in the phase {view.phase}"
    if view.to_act not in (None, view.trick.seat_of(played, players)):
        yield "to_act", f"the seat {view.to_act} does not play the next card"


def _check_vying(view: PlayerView) -> Contradictions:
    """A card is vied only where that is played, between tricks, and answered by the other side."""
    vying = view.vied or view.vier is not None or view.gave_up is not None or view.phase is Phase.VIE
    if vying and not view.rules.vied_card:
        yield "vied", "nobody vies under these rules"
    if view.vier is not None and view.phase is not Phase.VIE:
        yield "vier", f"nobody waits for an answer in the phase {view.phase}"
    if view.vier is not None and view.to_act != (view.vier + 1) % view.rules.players:
        yield "to_act", f"the seat {view.to_act} does not answer a card vied by the seat {view.vier}"


def _check_partner(view: PlayerView) -> Contradictions:
    """A partner is called for by a declarer, only where that is played, and is known by the card alone."""
    if (view.called is not None or view.alone) and (view.declarer is None or not view.rules.calls_partner):
        yield "called", "nobody calls for a partner here"
    if view.called is not None and (view.alone or view.phase is Phase.CALL_PARTNER):
        yield "called", f"{view.called} cannot be called for yet, or by a declarer who plays alone"
    if view.partner != _seen_partner(view):
        yield "partner", "it is not the seat that is seen to have the card called for"


def _seen_partner(view: PlayerView) -> int | None:
    """The seat that has the card called for in a hand that is seen, or has played it; None if no seat is seen to."""
    if view.called is None:
        return None
    if view.called in view.hand:
        return view.seat
    holder = next((seat for seat, cards in enumerate(view.open_hands) if view.called in cards), None)
    return player_of(view.called, view.tricks_so_far, view.rules) if holder is None else holder


def _check_hands(view: PlayerView) -> Contradictions:
    """Each visible hand, and the stock if visible, has as many cards as its size says; hidden hands show none."""
    rules = view.rules
    largest = rules.hand_size + rules.kitty + rules.joker
    seen = {*(seat for seat in view.plays if not rules.is_unseen(seat)), *view.open_seats}
    if view.seat is None and view.hand:
        yield "hand", "an onlooker has none"
    for seat, size in enumerate(view.hand_sizes):
        own = seat == view.seat
        if size > largest:
            yield f"hand_sizes[{seat}]", f"nobody holds {size} cards"
        if own and seat in seen and len(view.hand) != size:
            yield "hand", f"there are {len(view.hand)} cards, not {size}"
        if len(view.open_hands[seat]) != (size if seat in seen and not own else 0):
            yield f"open_hands[{seat}]", f"there are {len(view.open_hands[seat])} cards"
    if view.stock and len(view.stock) != view.stock_size:
        yield "stock", f"there are {len(view.stock)} cards, not {view.stock_size}"


def _check_cards_put_out(view: PlayerView) -> Contradictions:
    """All cards put out of a visible hand are known."""
    seen = {*view.plays, *view.open_seats}
    known = [put.seat for put in view.put_out]
    for seat, size in enumerate(view.put_out_sizes):
        count = known.count(seat)
        if count > size or (count < size and seat in seen):
            yield "put_out", f"there are {count} of the seat {seat}, not {size}"


def _check_pack(view: PlayerView) -> Contradictions:
    """Each card lies in only one place, and all places together hold the pack."""
    found = set[str]()
    for field, cards in _places(view):
        for card in map(str, cards):
            if card in found:
                yield field, f"{card} is there twice, or in another place too"
            found.add(card)
    played = sum(len(trick.cards) for trick in view.tricks_so_far)
    unplayed = (*view.hand_sizes, view.stock_size, view.kitty_size, *view.put_out_sizes, view.turn_up is not None)
    whole = 0 if view.dealer is None else len(view.rules.pack)
    if played + sum(unplayed) != whole:
        yield "hand_sizes", f"with all other cards there are {played + sum(unplayed)}, not {whole}"


def _places(view: PlayerView) -> Iterator[tuple[str, Cards]]:
    yield "hand", view.hand
    for seat, cards in enumerate(view.open_hands):
        yield f"open_hands[{seat}]", cards
    for index, trick in enumerate(view.tricks):
        yield f"tricks[{index}].cards", trick.cards
    if view.trick is not None:
        yield "trick.cards", view.trick.cards
    if view.turn_up is not None:
        yield "turn_up", (view.turn_up,)
    yield "put_out", tuple(put.card for put in view.put_out)
    yield "stock", view.stock


def _check_legal_moves(view: PlayerView) -> Contradictions:
    """The seat to act, and only that seat, has legal moves, with cards that it holds."""
    legal = view.legal
    if view.my_turn != bool(legal):
        yield (
            "legal",
            f"there are {'some' if legal else 'none'}, and it is {'' if view.my_turn else 'not '}the seat's turn",
        )
    if isinstance(legal, Exchanges):
        yield from _check_exchanges(view, legal)
        return
    for index, move in enumerate(legal):
        if not isinstance(move, _MOVES[view.phase]) or not _has_card(view, move):
            yield f"legal[{index}]", f"{str(move)!r} cannot be legal here"


def _check_exchanges(view: PlayerView, legal: Exchanges) -> Contradictions:
    """An exchange is chosen from the whole hand, except for a turned-up joker, which stays in the dealer's hand."""
    but_joker = tuple(card for card in view.hand if card != JOKER)
    if legal.cards != view.hand and not (legal.cards == but_joker and legal.most == 1):
        yield "legal.cards", "they are not those of the hand"
    if not legal.least <= legal.most <= len(legal.cards):
        yield "legal", f"{legal.least} to {legal.most} of {len(legal.cards)} cards cannot be put out"
    if view.phase is not Phase.EXCHANGE:
        yield "legal", f"no card is exchanged in the phase {view.phase}"


def _has_card(view: PlayerView, move: PlayerMove) -> bool:
    match move:
        case PlayCard(card) | Rob(card):
            return card in view.hand
        case TakeFromStock(card):
            return card in view.stock
        case _:
            return True


def _check_move(seen: SeenMove) -> Contradictions:
    before, after = seen.before, seen.after
    for field in ("seat", "plays", "open_seats", "rules", "names"):
        if getattr(before, field) != getattr(after, field):
            yield f"before.{field}", "it was another before the move"
    if seen.mover != before.to_act:
        yield "mover", "it was not its turn"
    if seen.kind not in _MOVES[before.phase]:
        yield "move", f"such a move is not made in the phase {before.phase}"
    if isinstance(seen.move, DealCards | Restock):
        yield "move", "nobody sees the order of the pack"
    cards = _cards_of(seen.move)
    if len(set(cards)) < len(cards) or not set(cards) <= set(before.rules.pack):
        yield "move", "one of the cards is there twice, or not in the pack"
    if seen.kind is GatherTrick and len(after.tricks) != len(before.tricks) + 1:
        yield "after.tricks", "the trick was not gathered"
    if seen.kind is ScoreDeal and len(after.history) != len(before.history) + 1:
        yield "after.history", "the deal was not scored"


def _cards_of(move: Move | None) -> Cards:
    match move:
        case PlayCard(card) | Rob(card) | TakeFromStock(card):
            return (card,)
        case Exchange(cards) | DrawDealer(cards):
            return cards
        case _:
            return ()
