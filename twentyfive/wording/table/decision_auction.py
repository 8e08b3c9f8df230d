"""The questions of the auction: the bid, and the trump suit."""

from __future__ import annotations

from twentyfive.core import PlayerView, Rules, Suit
from twentyfive.core.moves import Bid, Hold, NameTrump, Pass
from twentyfive.core.phases.auction import highest_bid, highest_bidder
from twentyfive.core.ranking import ranking
from twentyfive.core.rules.options import TRICK_POINTS, BestTrumpIf
from twentyfive.wording.amounts import number_word
from twentyfive.wording.names import SUIT_NAMES, translate
from twentyfive.wording.table.auction import bids_sentence
from twentyfive.wording.table.question import Choice, Decision


def ask_for_bid(view: PlayerView) -> Decision:
    """Ask the viewer for a bid."""
    highest = highest_bid(view.calls)
    choices = (_pass_choice(view), *(_bid_choice(view, points, highest) for points in view.rules.bids))
    question = _bid_question(view, highest)
    explanation = _what_bids_bring(view, highest)
    if Hold() in view.legal:
        hold = translate("decisions", "You deal, so you may hold: {points} is then yours, unless somebody bids higher.")
        explanation = f"{hold.format(points=highest)} {explanation}"
    return Decision(question, explanation, f"{question} {explanation}", choices, calls_so_far=bids_sentence(view))


def _what_bids_bring(view: PlayerView, highest: int) -> str:
    """Return the value of a trick, and the scores for the bids that may still be made. RULES.md section 6."""
    rules = view.rules
    offered = [move.points for move in view.legal if isinstance(move, Bid)]
    if Hold() in view.legal:
        offered.append(highest)
    sentences = []
    if rules.best_trump and not all(rules.is_for_all_tricks(points) for points in offered):
        sentences.append(_what_tricks_count(rules))
    if not all(rules.is_for_all_tricks(points) for points in offered):
        sentences.append(
            translate(
                "decisions",
                "Make it, and you score every point you take; fail, and you lose as many points as you bid.",
            )
            if rules.sides == rules.players
            else translate(
                "decisions",
                "Make it, and your side scores every point it takes; fail, and it loses as many points as you bid.",
            )
        )
    if any(rules.is_for_all_tricks(points) for points in offered):
        bid, made, failed = rules.all_tricks
        text = translate("decisions", "A bid of {bid}, for all the tricks, scores {made} or loses {failed}.")
        sentences.append(text.format(bid=bid, made=made, failed=failed))
    return " ".join(sentences)


def _what_tricks_count(rules: Rules) -> str:
    """Return the value of a trick and of the best trump."""
    if rules.best_trump_if is BestTrumpIf.ANY:
        text = translate("decisions", "Each trick counts {trick}, and the best trump adds {best}.")
    elif rules.joker:
        text = translate(
            "decisions", "Each trick counts {trick}, and the best trump adds {best} if it is a five, jack, joker or A♥."
        )
    else:
        text = translate(
            "decisions", "Each trick counts {trick}, and the best trump adds {best} if it is a five, a jack or A♥."
        )
    return text.format(trick=TRICK_POINTS, best=rules.best_trump)


def _pass_choice(view: PlayerView) -> Choice:
    """The choice to pass; not open to a dealer who must bid because all others have passed."""
    label = translate("decisions", "Pass")
    if Pass() in view.legal:
        return Choice(label, Pass(), note=translate("decisions", "for good"))
    return Choice(label, None, why_not=translate("decisions", "Everybody else has passed: you must bid."))


def _bid_choice(view: PlayerView, points: int, highest: int) -> Choice:
    """A bid of the ladder; for a dealer who may hold, the highest bid so far becomes Hold."""
    if Bid(points) in view.legal:
        return Choice(str(points), Bid(points), note=_bid_note(view, points))
    if points == highest and Hold() in view.legal:
        label = translate("decisions", "Hold {points}").format(points=points)
        return Choice(label, Hold(), note=_bid_note(view, points))
    low = translate("decisions", "too low")
    return Choice(str(points), None, note=low, why_not=low)


def _bid_note(view: PlayerView, points: int) -> str:
    """The tricks that make a bid: with the points of the best trump fewer are enough."""
    if view.rules.is_for_all_tricks(points):
        return translate("decisions", "all tricks")
    tricks = -(-points // TRICK_POINTS)
    fewer = max(0, -(-(points - view.rules.best_trump) // TRICK_POINTS))
    if view.rules.best_trump and tricks >= view.rules.hand_size:
        return translate("decisions", "{number} and best trump", None, fewer).format(number=fewer)
    if 0 < fewer < tricks:
        return translate("decisions", "{fewer} or {number} tricks", None, tricks).format(fewer=fewer, number=tricks)
    if tricks == 1:
        return translate("decisions", "1 trick")
    return translate("decisions", "{number} tricks", None, tricks).format(number=tricks)


def _bid_question(view: PlayerView, highest: int) -> str:
    if Pass() not in view.legal:
        return translate("decisions", "Everybody else has passed: you must bid.")
    bidder = highest_bidder(view.calls)
    if bidder is None:
        return translate("decisions", "Your bid. Nobody has bid yet.")
    if bidder == view.player:  # the viewer may call for a second hand after bidding with their own
        return translate("decisions", "Your bid. Your {points} is the highest.").format(points=highest)
    text = translate("decisions", "Your bid. {name}’s {points} is the highest.")
    return text.format(name=view.names[bidder], points=highest)


def ask_for_trumps(view: PlayerView) -> Decision:
    """Ask the viewer, who won the auction, for the trump suit."""
    question = translate("decisions", "Your bid of {points} stands. Name trumps.").format(points=view.contract)
    held = {suit: _held(view, suit) for suit in Suit}
    longest = max(Suit, key=lambda suit: held[suit])
    choices = tuple(
        Choice(SUIT_NAMES[suit](), NameTrump(suit), note=_held_note(held[suit]), usual=suit is longest, suit=suit)
        for suit in Suit
    )
    return Decision(question, "", question, choices)


def _held(view: PlayerView, suit: Suit) -> int:
    """The number of trumps in the hand if `suit` were trumps; the ace of hearts always is one."""
    order = ranking(suit, view.rules)
    return sum(order.is_trump(card) for card in view.hand)


def _held_note(held: int) -> str:
    if held == 1:
        return translate("decisions", "one trump")
    if held == 0:
        return translate("decisions", "no trump")
    return translate("decisions", "{number} trumps", None, held).format(number=number_word(held))
