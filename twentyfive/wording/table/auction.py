"""Calls, contracts and exchanges in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from twentyfive.core import Phase, PlayerView
from twentyfive.core.moves import (
    Bid,
    CallPartner,
    Exchange,
    GiveUp,
    Hold,
    Jink,
    LeadOn,
    Move,
    NameTrump,
    Pass,
    PlayAlone,
    See,
    TakePool,
    Vie,
)
from twentyfive.core.phases.auction import highest_bid, highest_bidder
from twentyfive.core.rules.options import TRICK_POINTS
from twentyfive.core.state import Call
from twentyfive.wording.amounts import number_word
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import for_the_ear, suit_in_sentence, translate
from twentyfive.wording.scores import tricks_words
from twentyfive.wording.table.partner import called_words, declarer_sign, partner_sign


def asked_in_auction(view: PlayerView) -> tuple[str, str]:
    """Return a headline, the player to act before the play, and a detail, the bid so far; each may be empty."""
    if view.to_act is None:
        return translate("auction", "A new stock is made of the cards put out."), ""
    return _asked(view, view.names[view.to_act]), standing_call(view)


_ASKED: Final = {
    (Phase.BID, True): Text("auction", "Your bid."),
    (Phase.BID, False): Text("auction", "{name} to bid."),
    (Phase.NAME_TRUMP, True): Text("auction", "You name trumps."),
    (Phase.NAME_TRUMP, False): Text("auction", "{name} names trumps."),
    (Phase.CALL_PARTNER, True): Text("auction", "You call for a partner."),
    (Phase.CALL_PARTNER, False): Text("auction", "{name} calls for a partner."),
    (Phase.EXCHANGE, True): Text("auction", "You exchange cards."),
    (Phase.EXCHANGE, False): Text("auction", "{name} exchanges cards."),
    (Phase.JINK, True): Text("auction", "Take the pool, or jink."),
    (Phase.JINK, False): Text("auction", "{name} decides: take the pool, or jink."),
}
"""By the phase, and whether the viewer is asked."""


def _asked(view: PlayerView, name: str) -> str:
    if view.phase is Phase.VIE:
        return _asked_to_vie(view).format(name=name)
    return _ASKED[view.phase, view.my_turn](name=name)


def _asked_to_vie(view: PlayerView) -> str:
    if view.vier is None:
        own = translate("auction", "Your lead: vie a card, or lead.")
        return own if view.my_turn else translate("auction", "{name} to lead, who may vie a card.")
    own = translate("auction", "A card is vied: see it, or give up.")
    return own if view.my_turn else translate("auction", "A card is vied: {name} sees it, or gives up.")


def standing_call(view: PlayerView) -> str:
    """Return the highest bid so far, or the contract; empty in a deal without an auction."""
    if not view.rules.auction or view.phase is Phase.JINK:
        return ""
    bidder, points = highest_bidder(view.calls), highest_bid(view.calls)
    if bidder is None:
        return translate("auction", "Nobody has bid yet.")
    mine = bidder == view.player
    if view.declarer is not None:
        text = translate("auction", "You bid {points}.") if mine else translate("auction", "{name} bid {points}.")
    elif mine:
        text = translate("auction", "Your {points} is the highest.")
    else:
        text = translate("auction", "{name}’s {points} is the highest.")
    return text.format(name=view.names[bidder], points=points)


def seat_sign(view: PlayerView, seat: int) -> str:
    """Return a player's last call for the small sign at the plate: "Pass", "15", "bid 20", "2 new", "jink".

    After the auction only the declarer has a call, the contract; after the third trick, a player who jinks. Until the
    first trick is taken, the sign also tells how many cards the player drew. It is empty for everyone else.
    """
    signs = (_sign(view, seat, _call_alone), partner_sign(view, seat), _drawn_sign(view, seat))
    return _unseen_sign(view, seat) or ", ".join(filter(None, signs))


def seat_call(view: PlayerView, seat: int) -> str:
    """Return a player's last call as spoken, where a number alone would be unclear: "bid 15", "2 new cards"."""
    spoken = (_sign(view, seat, _call_spoken), partner_sign(view, seat), _drawn_spoken(view, seat))
    return _unseen_sign(view, seat) or for_the_ear(", ".join(filter(None, spoken)))


def _unseen_sign(view: PlayerView, seat: int) -> str:
    """The sign of a hand whose cards are played unseen; empty for any other."""
    return translate("auction", "unseen", "a hand that nobody sees") if view.rules.is_unseen(seat) else ""


def drawn_so_far(view: PlayerView, seat: int) -> int | None:
    """Return the number of cards that a player drew in the exchange; None before that, and after the first trick."""
    if not view.rules.exchange.draws or None in (view.trump, view.declarer) or view.dealer is None or view.tricks:
        return None
    order = view.rules.held_from_left_of(view.dealer)
    if view.phase not in (Phase.EXCHANGE, Phase.RESTOCK):
        return view.drawn[seat]
    if not view.drawing:
        return None
    done = order[: order.index(view.to_act)] if view.to_act in order else ()
    return view.drawn[seat] if seat in done else view.drawn[seat] or None


def _drawn_sign(view: PlayerView, seat: int) -> str:
    drawn = drawn_so_far(view, seat)
    if drawn:
        return translate("auction", "{number} new", None, drawn).format(number=drawn)
    return "" if drawn is None or seat == view.declarer else translate("auction", "kept all")


def _drawn_spoken(view: PlayerView, seat: int) -> str:
    drawn = drawn_so_far(view, seat)
    if drawn == 1:
        return translate("auction", "1 new card")
    if drawn:
        return translate("auction", "{number} new cards", None, drawn).format(number=drawn)
    return "" if drawn is None or seat == view.declarer else translate("auction", "kept all cards")


def _sign(view: PlayerView, seat: int, call_words: Callable[[PlayerView, Call], str]) -> str:
    if view.jinker is not None and view.rules.side_of(seat) == view.jinker:
        return translate("auction", "jink")
    if view.vier == seat:
        return translate("auction", "vies")
    if view.declarer is not None:
        if seat != view.declarer:
            return ""
        bid = translate("auction", "bid {points}").format(points=view.contract)
        return ", ".join(filter(None, (bid, declarer_sign(view))))
    last = next((call for call in reversed(view.calls) if call.seat == seat), None)
    return "" if last is None else call_words(view, last)


def _call_alone(view: PlayerView, call: Call) -> str:
    match call.move:
        case Bid(points):
            return str(points)
        case Hold():
            return translate("auction", "Hold {points}").format(points=_held_bid(view, call))
        case Pass():
            return translate("auction", "Pass")


def _call_spoken(view: PlayerView, call: Call) -> str:
    match call.move:
        case Bid(points):
            return translate("auction", "bid {points}").format(points=points)
        case _:
            return _call_in_sentence(view, call)


def _call_in_sentence(view: PlayerView, call: Call) -> str:
    match call.move:
        case Bid(points):
            return str(points)
        case Hold():
            return translate("auction", "hold {points}").format(points=_held_bid(view, call))
        case Pass():
            return translate("auction", "pass")


def _held_bid(view: PlayerView, held: Call) -> int:
    """The bid that a hold equals: the highest before it."""
    before = view.calls[: len(view.calls) - view.calls[::-1].index(held)]
    return max(call.move.points for call in before if isinstance(call.move, Bid))


def bids_so_far(view: PlayerView) -> tuple[tuple[int, str], ...]:
    """Return (seat, last call) in the order of the auction; the call of the player to act is "to bid"."""
    if view.dealer is None:
        return ()
    rows = []
    for seat in view.rules.held_from_left_of(view.dealer):
        call = _sign(view, seat, _call_in_sentence)
        rows.append((seat, translate("auction", "to bid") if view.to_act == seat else call))
    return tuple(rows)


def bids_sentence(view: PlayerView) -> str:
    """Return the others' calls in the order of the auction: "Mary: 10, Seán: pass."; empty if there are none."""
    text = translate("auction", "{name}: {call}")
    calls = [
        text.format(name=view.names[seat], call=words)
        for seat, words in bids_so_far(view)
        if words and seat != view.player
    ]
    return translate("auction", "{calls}.").format(calls=", ".join(calls)) if calls else ""


def no_trumps_words(view: PlayerView) -> str:
    """Return the words on the trump button before trumps are named: "No trumps yet", "You name trumps"."""
    if view.declarer is None:
        return translate("auction", "No trumps yet")
    now = view.phase is Phase.NAME_TRUMP
    if view.declarer == view.player:
        return translate("auction", "You name trumps") if now else translate("auction", "You name trumps next")
    text = translate("auction", "{name} names trumps") if now else translate("auction", "{name} names trumps next")
    return text.format(name=view.names[view.declarer])


def contract_needs(view: PlayerView) -> tuple[str, str]:
    """Return the tricks that the contract needs, "four tricks", and an alternative, "or three and the best trump".

    The alternative may be empty. RULES.md section 6: five points a trick, and in some games more for the best trump
    played.
    """
    assert view.contract is not None, "only a declarer has a contract"
    rules = view.rules
    if rules.is_for_all_tricks(view.contract):
        return translate("auction", "all {number}").format(number=number_word(rules.hand_size)), ""
    tricks = -(-view.contract // TRICK_POINTS)
    fewer = max(0, -(-(view.contract - rules.best_trump) // TRICK_POINTS))
    best = translate("auction", "{tricks} and the best trump")
    if tricks > rules.hand_size:
        return best.format(tricks=tricks_words(fewer)), ""
    if fewer == tricks:
        return tricks_words(tricks), ""
    if fewer == 0:
        return tricks_words(tricks), translate("auction", "or the best trump")
    other = translate("auction", "or {number} and the best trump").format(number=number_word(fewer))
    return tricks_words(tricks), other


def contract_result(view: PlayerView) -> str:
    """Return the result of the last deal's contract: "you bid 20 and made 25", "Mary bid 25 and failed"."""
    result = view.history[-1]
    assert result.declarer is not None, "only a declarer has a contract"
    if result.partner is not None:
        return _result_of_two(view, result.declarer, result.partner)
    mine = result.declarer == view.player
    if result.made:
        text = (
            translate("auction", "you bid {points} and made {gain}")
            if mine
            else translate("auction", "{name} bid {points} and made {gain}")
        )
    elif mine:
        text = translate("auction", "you bid {points} and failed")
    else:
        text = translate("auction", "{name} bid {points} and failed")
    gain = result.gains[view.rules.side_of(result.declarer)]
    return text.format(name=view.names[result.declarer], points=result.contract, gain=gain)


def _result_of_two(view: PlayerView, declarer: int, partner: int) -> str:
    """The result of a contract that the declarer made or failed with a partner who was called for."""
    result = view.history[-1]
    mine = view.player in (declarer, partner)
    other = partner if view.player == declarer else declarer
    if result.made and mine:
        text = translate("auction", "you and {other} bid {points} and made {gain} each")
    elif result.made:
        text = translate("auction", "{name} and {other} bid {points} and made {gain} each")
    elif mine:
        text = translate("auction", "you and {other} bid {points} and failed")
    else:
        text = translate("auction", "{name} and {other} bid {points} and failed")
    name, with_whom = view.names[declarer], view.names[other if mine else partner]
    gain = result.gains[view.rules.side_of(declarer)]
    return text.format(name=name, other=with_whom, points=result.contract, gain=gain)


def said_sentence(view: PlayerView, before: PlayerView, mover: int, move: Move) -> str:
    """Return a move in the auction, in the exchange, or after the third trick as a sentence; empty for other moves."""
    return _sentence(said_words(view, before, mover, move))


def said_words(view: PlayerView, before: PlayerView, mover: int, move: Move) -> str:
    """Return a move in the auction, in the exchange, or after the third trick for a list: "Mary bids 20"."""
    if isinstance(move, Exchange):
        return exchanged_words(view, before, mover)
    if isinstance(move, CallPartner | PlayAlone):
        return called_words(view, mover, move)
    text = _said_by_viewer(move) if mover == view.player else _said_by_other(move)
    points = move.points if isinstance(move, Bid) else 0
    suit = suit_in_sentence(move.suit) if isinstance(move, NameTrump) else ""
    return text.format(name=view.names[mover], points=points, suit=suit)


def _said_by_viewer(move: Move) -> str:
    match move:
        case Bid():
            return translate("auction", "You bid {points}")
        case Pass():
            return translate("auction", "You pass")
        case Hold():
            return translate("auction", "You hold")
        case NameTrump():
            return translate("auction", "You name {suit} as trumps")
        case Jink():
            return translate("auction", "You jink: all five or nothing")
        case TakePool():
            return translate("auction", "You take the pool")
        case Vie():
            return translate("auction", "You vie a card")
        case See():
            return translate("auction", "You see the card")
        case GiveUp():
            return translate("auction", "You give the deal up")
        case LeadOn():
            return translate("auction", "You lead without vying")
        case _:
            return ""


def _said_by_other(move: Move) -> str:
    match move:
        case Bid():
            return translate("auction", "{name} bids {points}")
        case Pass():
            return translate("auction", "{name} passes")
        case Hold():
            return translate("auction", "{name} holds")
        case NameTrump():
            return translate("auction", "{name} names {suit} as trumps")
        case Jink():
            return translate("auction", "{name} jinks: all five or nothing")
        case TakePool():
            return translate("auction", "{name} takes the pool")
        case Vie():
            return translate("auction", "{name} vies a card")
        case See():
            return translate("auction", "{name} sees the card")
        case GiveUp():
            return translate("auction", "{name} gives the deal up")
        case LeadOn():
            return translate("auction", "{name} leads without vying")
        case _:
            return ""


def exchanged_sentence(view: PlayerView, before: PlayerView, mover: int) -> str:
    """Return the number of cards that a player put out, which everyone sees, as a sentence."""
    return _sentence(exchanged_words(view, before, mover))


def exchanged_words(view: PlayerView, before: PlayerView, mover: int) -> str:
    """Return the number of cards that a player put out, for a list: "Mary puts out two cards"."""
    already = 0 if before.deal_number != view.deal_number else before.put_out_sizes[mover]
    count = view.put_out_sizes[mover] - already
    texts = {
        (True, 0): translate("auction", "You keep all your cards"),
        (True, 1): translate("auction", "You put out one card"),
        (True, 2): translate("auction", "You put out {number} cards", None, count),
        (False, 0): translate("auction", "{name} keeps all cards"),
        (False, 1): translate("auction", "{name} puts out one card"),
        (False, 2): translate("auction", "{name} puts out {number} cards", None, count),
    }
    text = texts[mover == view.player, min(count, 2)]
    return text.format(name=view.names[mover], number=number_word(count))


def _sentence(words: str) -> str:
    return translate("auction", "{sentence}.").format(sentence=words) if words else ""
