"""Calls, contracts and exchanges in sentences: who is asked, and what was said."""

from __future__ import annotations

from twentyfive.core import Phase, PlayerView
from twentyfive.core.moves import Bid, Exchange, Hold, Jink, Move, NameTrump, Pass, TakePool
from twentyfive.ui.wording.names import suit_in_sentence, translate
from twentyfive.ui.wording.scores import number_word


def asked_in_auction(view: PlayerView) -> tuple[str, str]:
    """Whom the game waits for before the play, and how things stand: a headline and a detail, each may be empty."""
    if view.to_act is None:
        return translate("auction", "A new stock is made of the cards put out."), ""
    return _asked(view, view.names[view.to_act]), standing_call(view)


def _asked(view: PlayerView, name: str) -> str:
    texts = {
        (Phase.BID, True): translate("auction", "Your bid."),
        (Phase.BID, False): translate("auction", "{name} to bid."),
        (Phase.NAME_TRUMP, True): translate("auction", "You name trumps."),
        (Phase.NAME_TRUMP, False): translate("auction", "{name} names trumps."),
        (Phase.EXCHANGE, True): translate("auction", "You exchange cards."),
        (Phase.EXCHANGE, False): translate("auction", "{name} exchanges cards."),
        (Phase.JINK, True): translate("auction", "Take the pool, or jink."),
        (Phase.JINK, False): translate("auction", "{name} decides: take the pool, or jink."),
    }
    return texts[view.phase, view.my_turn].format(name=name)


def standing_call(view: PlayerView) -> str:
    """Whose bid stands, or what the contract is; empty in a deal without an auction."""
    if not view.rules.auction or view.phase is Phase.JINK:
        return ""
    said = next((said for said in reversed(view.calls) if not isinstance(said.call, Pass)), None)
    if said is None:
        return translate("auction", "Nobody has bid yet.")
    points = max(called.call.points for called in view.calls if isinstance(called.call, Bid))
    mine = said.seat == view.seat
    if view.declarer is not None:
        text = translate("auction", "You bid {points}.") if mine else translate("auction", "{name} bid {points}.")
    elif mine:
        text = translate("auction", "Your {points} is the highest.")
    else:
        text = translate("auction", "{name}'s {points} is the highest.")
    return text.format(name=view.names[said.seat], points=points)


def said_sentence(view: PlayerView, before: PlayerView | None, mover: int, move: Move) -> str:
    """What a player has just said or done in the auction, the exchange, or after the third trick; empty if nothing."""
    if isinstance(move, Exchange):
        return exchanged_sentence(view, before, mover)
    text = _said_by_viewer(move) if mover == view.seat else _said_by_other(move)
    points = move.points if isinstance(move, Bid) else 0
    suit = suit_in_sentence(move.suit) if isinstance(move, NameTrump) else ""
    return text.format(name=view.names[mover], points=points, suit=suit)


def _said_by_viewer(move: Move) -> str:
    match move:
        case Bid():
            return translate("auction", "You bid {points}.")
        case Pass():
            return translate("auction", "You pass.")
        case Hold():
            return translate("auction", "You hold.")
        case NameTrump():
            return translate("auction", "You name {suit} as trumps.")
        case Jink():
            return translate("auction", "You jink: all five or nothing.")
        case TakePool():
            return translate("auction", "You take the pool.")
        case _:
            return ""


def _said_by_other(move: Move) -> str:
    match move:
        case Bid():
            return translate("auction", "{name} bids {points}.")
        case Pass():
            return translate("auction", "{name} passes.")
        case Hold():
            return translate("auction", "{name} holds.")
        case NameTrump():
            return translate("auction", "{name} names {suit} as trumps.")
        case Jink():
            return translate("auction", "{name} jinks: all five or nothing.")
        case TakePool():
            return translate("auction", "{name} takes the pool.")
        case _:
            return ""


def exchanged_sentence(view: PlayerView, before: PlayerView | None, mover: int) -> str:
    """How many cards a player put out, which everybody sees."""
    already = 0 if before is None or before.deal_number != view.deal_number else before.put_out_sizes[mover]
    count = view.put_out_sizes[mover] - already
    texts = {
        (True, 0): translate("auction", "You keep all your cards."),
        (True, 1): translate("auction", "You put out one card."),
        (True, 2): translate("auction", "You put out {number} cards."),
        (False, 0): translate("auction", "{name} keeps all cards."),
        (False, 1): translate("auction", "{name} puts out one card."),
        (False, 2): translate("auction", "{name} puts out {number} cards."),
    }
    text = texts[mover == view.seat, min(count, 2)]
    return text.format(name=view.names[mover], number=number_word(count))
