"""What a player is asked beside playing a card, to rob, bid, name trumps, exchange, or jink, and the answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from twentyfive.core import Card, Phase, PlayerView, Rank, Suit
from twentyfive.core.auction import highest_bid, highest_bidder
from twentyfive.core.cards import FIVE_OF_HEARTS, Cards
from twentyfive.core.finishing import leaving_bars
from twentyfive.core.moves import (
    Bid,
    DeclineRob,
    Exchange,
    Hold,
    Jink,
    NameTrump,
    Pass,
    PlayerMove,
    Rob,
    TakeFromStock,
    TakePool,
)
from twentyfive.core.options import TRICK_POINTS, PutOut
from twentyfive.core.ranking import ranking
from twentyfive.core.robbing import declined_openly, lowers_ace, only_dealer_asked
from twentyfive.ui.wording.auction import bids_sentence
from twentyfive.ui.wording.line import Naming
from twentyfive.ui.wording.names import card_label, card_name, card_sign, listed, suit_name, translate
from twentyfive.ui.wording.scores import number_word


class NoMove(Enum):
    """What an answer does where it is no move."""

    LEAVE_LYING = auto()
    START_OVER = auto()


@dataclass(frozen=True, slots=True)
class Choice:
    """One possible answer.

    Attributes:
        label: on its button.
        answer: the move it makes, or what else it does; None where it cannot be given now.
        note: a smaller line under the label.
        why_not: why it cannot be given; empty where it can.
        usual: whether it is the obvious answer.
        suit: whose sign stands before the label.
    """

    label: str
    answer: PlayerMove | NoMove | None
    note: str = ""
    why_not: str = ""
    usual: bool = False
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to the viewer.

    Attributes:
        question: the headline.
        explanation: what follows from the answers.
        spoken: both for the ear.
        choices: the possible answers.
        puts_out: how many cards are to be chosen in the hand at most; 0 where none are.
        offered: the cards of the hand that may be chosen for that.
        told: what was said before, for a panel so large that it lies over the plates that tell it.
        brief: the headline where the explanation finds no room, if it is another one.
        needs_notes: whether the answers cannot be understood without the lines below their labels.
    """

    question: str
    explanation: str
    spoken: str
    choices: tuple[Choice, ...]
    puts_out: int = 0
    offered: Cards = ()
    told: str = ""
    brief: str = ""
    needs_notes: bool = False


def decision(view: PlayerView, out: Sequence[Card]) -> Decision | None:
    """What the viewer is asked now, with the cards `out` chosen to be put out; None if only to play a card."""
    if not view.my_turn:
        return None
    match view.phase:
        case Phase.BID:
            return _bidding(view)
        case Phase.NAME_TRUMP:
            return _naming(view)
        case Phase.EXCHANGE:
            return _exchanging(view, out)
        case Phase.JINK:
            return _jinking(view)
        case _ if any(isinstance(move, Rob) for move in view.legal):
            return _robbing(view, out[0] if out else None)
        case Phase.ROB:
            return _without_right(view)
        case _:
            return None


def _robbing(view: PlayerView, out: Card | None) -> Decision:
    assert view.turn_up is not None, "without a turn-up nobody can rob"
    sign, name = card_sign(view.turn_up), card_name(view.turn_up)
    choose = translate("decisions", "Choose in your hand the card to put out for it.")
    if out is None:
        label = translate("decisions", "Take {card} for one of yours").format(card=sign)
        take = Choice(label, None, why_not=choose, usual=True)
    else:
        label = translate("decisions", "Take {card} for {out}").format(card=sign, out=card_sign(out))
        take = Choice(label, Rob(out), usual=True)
    leave = Choice(
        translate("decisions", "Leave it"), DeclineRob() if DeclineRob() in view.legal else NoMove.LEAVE_LYING
    )
    question = _rob_question(view, view.turn_up, card_sign)
    return Decision(
        question=question,
        explanation=f"{choose} {_what_robbing_shows(view, sign)}",
        spoken=f"{_rob_question(view, view.turn_up, card_name)} {choose} {_what_robbing_shows(view, name)}",
        choices=(take,) if view.rules.must_rob else (take, leave),
        puts_out=1,
        offered=tuple(move.out for move in view.legal if isinstance(move, Rob)),
        brief=f"{question} {translate('decisions', 'Choose a card.')}",
    )


def _without_right(view: PlayerView) -> Decision:
    """Said to one of several persons at a screen: were they not asked, the others would know who holds the ace."""
    assert view.turn_up is not None, "without a turn-up nobody can rob"
    question = translate("decisions", "You have no right to take {card}.")
    if only_dealer_asked(view.turn_up, view.rules):
        why = translate("decisions", "The dealer is asked every time, so that nobody can tell when it is so.")
    else:
        why = translate("decisions", "Everyone is asked, so that nobody can tell who has.")
    return Decision(
        question=question.format(card=card_sign(view.turn_up)),
        explanation=why,
        spoken=f"{question.format(card=card_name(view.turn_up))} {why}",
        choices=(Choice(translate("decisions", "Go on"), DeclineRob(), usual=True),),
    )


def _rob_question(view: PlayerView, turn_up: Card, naming: Naming) -> str:
    must = view.rules.must_rob
    if turn_up.rank is Rank.ACE and must:
        text = translate("decisions", "You turned up an ace, and have to take {card}.")
    elif turn_up.rank is Rank.ACE:
        text = translate("decisions", "You turned up an ace. Take {card}?")
    elif must:
        text = translate("decisions", "You hold {held}, and have to take {card}.")
    else:
        text = translate("decisions", "You hold {held}. Take {card}?")
    ace = Card(Rank.ACE, turn_up.suit)
    return text.format(held=naming(ace if ace in view.hand else FIVE_OF_HEARTS), card=naming(turn_up))


def _what_robbing_shows(view: PlayerView, turn_up: str) -> str:
    """Whether the others see the card put out, and what comes of leaving the turn-up. RULES.md section 3."""
    rules = view.rules
    seen = (
        translate("decisions", "All see it.")
        if rules.put_out is PutOut.FACE_UP
        else translate("decisions", "Nobody sees it.")
    )
    if rules.must_rob:
        return seen
    follows = listed(_what_leaving_brings(view))
    if follows:
        text = translate("decisions", "{seen} If you leave {card} lying, {follows}.")
    else:
        text = translate("decisions", "{seen} Nobody is told if you leave {card} lying.")
    return text.format(seen=seen, card=turn_up, follows=follows)


def _what_leaving_brings(view: PlayerView) -> tuple[str, ...]:
    """All that comes of leaving the turn-up, in clauses."""
    rules, follows = view.rules, []
    lowers = lowers_ace(view.hand, view.trump, rules)
    turned_ace = view.turn_up is not None and view.turn_up.rank is Rank.ACE
    if declined_openly(rules) and (lowers or turned_ace):  # another right is left without a word
        follows.append(translate("decisions", "all are told"))
    if lowers:
        follows.append(translate("decisions", "your ace becomes the lowest trump"))
    if leaving_bars(rules):
        follows.append(
            translate("decisions", "you cannot win the game in this deal")
            if rules.sides == rules.players
            else translate("decisions", "your side cannot win the game in this deal")
        )
    return tuple(follows)


def _bidding(view: PlayerView) -> Decision:
    highest = highest_bid(view.calls)
    choices = (_pass_choice(view), *(_bid_choice(view, points, highest) for points in view.rules.bids))
    question = _bid_question(view, highest)
    explanation = _what_bids_bring(view, highest)
    if Hold() in view.legal:
        hold = translate("decisions", "You deal, so you may hold: {points} is then yours unless another goes on.")
        explanation = f"{hold.format(points=highest)} {explanation}"
    told = bids_sentence(view)
    return Decision(question, explanation, f"{question} {explanation}", choices, told=told)


def _what_bids_bring(view: PlayerView, highest: int) -> str:
    """What is won and lost with the bids that may still be made. RULES.md section 6."""
    rules = view.rules
    offered = [move.points for move in view.legal if isinstance(move, Bid)]
    if Hold() in view.legal:
        offered.append(highest)
    said = []
    if not all(rules.is_for_all_tricks(points) for points in offered):
        said.append(
            translate("decisions", "Made, you score all you took; failed, minus the bid.")
            if rules.sides == rules.players
            else translate("decisions", "Made, your side scores all it took; failed, minus the bid.")
        )
    if any(rules.is_for_all_tricks(points) for points in offered):
        bid, made, failed = rules.all_tricks
        text = translate("decisions", "A bid of {bid}, for all the tricks, scores {made} or loses {failed}.")
        said.append(text.format(bid=bid, made=made, failed=failed))
    return " ".join(said)


def _pass_choice(view: PlayerView) -> Choice:
    """To pass; a dealer who has to take the lowest bid, all others having passed, cannot."""
    label = translate("decisions", "Pass")
    if Pass() in view.legal:
        return Choice(label, Pass(), note=translate("decisions", "for good"))
    return Choice(label, None, why_not=translate("decisions", "Everyone else has passed: you have to bid."))


def _bid_choice(view: PlayerView, points: int, highest: int) -> Choice:
    """A step of the ladder; a dealer who may hold finds that where the highest bid would be."""
    if Bid(points) in view.legal:
        return Choice(str(points), Bid(points), note=_bid_note(view, points))
    if points == highest and Hold() in view.legal:
        label = translate("decisions", "Hold {points}").format(points=points)
        return Choice(label, Hold(), note=_bid_note(view, points))
    low = translate("decisions", "too low")
    return Choice(str(points), None, note=low, why_not=low)


def _bid_note(view: PlayerView, points: int) -> str:
    if view.rules.is_for_all_tricks(points):
        return translate("decisions", "all tricks")
    tricks = -(-points // TRICK_POINTS)
    if view.rules.best_trump and tricks >= view.rules.hand_size:  # with all of them comes the best trump, and more
        fewer = -(-(points - view.rules.best_trump) // TRICK_POINTS)
        return translate("decisions", "{number} and best trump", None, fewer).format(number=fewer)
    if tricks == 1:
        return translate("decisions", "1 trick")
    return translate("decisions", "{number} tricks", None, tricks).format(number=tricks)


def _bid_question(view: PlayerView, highest: int) -> str:
    if Pass() not in view.legal:
        return translate("decisions", "You have to bid: all others passed.")
    bidder = highest_bidder(view.calls)
    if bidder is None:
        return translate("decisions", "Your bid. Nobody has bid yet.")
    if bidder == view.player:  # who calls for another hand may have bid with their own
        return translate("decisions", "Your bid. Your {points} is the highest.").format(points=highest)
    text = translate("decisions", "Your bid. {name}'s {points} is the highest.")
    return text.format(name=view.names[bidder], points=highest)


def _naming(view: PlayerView) -> Decision:
    question = translate("decisions", "Your bid of {points} stands. Name trumps.").format(points=view.contract)
    choices = tuple(Choice(suit_name(suit), NameTrump(suit), note=_held_note(view, suit), suit=suit) for suit in Suit)
    return Decision(question, "", question, choices)


def _held_note(view: PlayerView, suit: Suit) -> str:
    """How many trumps the hand would have: the ace of hearts is one in every suit."""
    order = ranking(suit, view.rules)
    held = sum(order.is_trump(card) for card in view.hand)
    if held == 1:
        return translate("decisions", "one trump")
    if held == 0:
        return translate("decisions", "no trump")
    return translate("decisions", "{number} trumps", None, held).format(number=number_word(held))


def _exchanging(view: PlayerView, out: Sequence[Card]) -> Decision:
    if any(isinstance(move, TakeFromStock) for move in view.legal):
        return _robbing_the_pack(view)
    exchanges = [move for move in view.legal if isinstance(move, Exchange)]
    sizes = sorted({len(move.out) for move in exchanges})
    least, most = sizes[0], sizes[-1]
    if not most:
        return _nothing_to_put_out(view)
    question, (click, choose), note = _exchange_question(view, least, most), _how_to_put_out(view), _put_out_note(view)
    offered = tuple(card for card in view.hand if any(card in move.out for move in exchanges))
    chosen = Exchange(tuple(card for card in offered if card in out))
    if chosen in view.legal:
        put = Choice(_put_out_label(len(chosen.out)), chosen, usual=True)
    else:
        missing = least - len(chosen.out)
        more = translate("decisions", "Choose {number} more.", None, missing).format(number=number_word(missing))
        put = Choice(_put_out_label(least), None, note=more, why_not=more, usual=True)
    over = Choice(
        translate("decisions", "Start over"),
        NoMove.START_OVER if out else None,
        why_not="" if out else translate("decisions", "No card is chosen."),
    )
    spoken = f"{question} {choose} {note}".strip()
    return Decision(question, f"{click} {note}".strip(), spoken, (put, over), puts_out=most, offered=offered)


def _nothing_to_put_out(view: PlayerView) -> Decision:
    """Said in the draw to a declarer who put out for the kitty, or where no card may be changed."""
    if view.rules.exchange.takes_kitty and view.seat == view.declarer:
        question = translate("decisions", "You have put out already: there is nothing to change now.")
    else:
        question = translate("decisions", "There is nothing that you may change.")
    return Decision(question, "", question, (Choice(translate("decisions", "Go on"), Exchange(()), usual=True),))


def _exchange_question(view: PlayerView, least: int, most: int) -> str:
    if _puts_out_for_joker(view):
        return translate("decisions", "You turned up the joker, and it is yours. Put out a card for it.")
    if least == most:
        question = translate("decisions", "You bid {points}. Put out {number} of these {all} cards.")
        return question.format(points=view.contract, number=number_word(most), all=number_word(len(view.hand)))
    if least:
        question = translate("decisions", "You bid {points}. Keep up to {keep} of these {all} cards.")
        keep, held = number_word(len(view.hand) - least), number_word(len(view.hand))
        return question.format(points=view.contract, keep=keep, all=held)
    return translate("decisions", "Which cards will you change?")


def _puts_out_for_joker(view: PlayerView) -> bool:
    return view.joker_taker == view.seat and view.declarer is None


def _how_to_put_out(view: PlayerView) -> tuple[str, str]:
    """How a card is put out, for the eye and for the ear: who listens has no mouse."""
    if _puts_out_for_joker(view):
        return (
            translate("decisions", "Click a card to put it out."),
            translate("decisions", "Choose a card to put it out."),
        )
    return (
        translate("decisions", "Click a card to put it out, click again to keep it."),
        translate("decisions", "Choose a card to put it out, choose it again to keep it."),
    )


def _put_out_note(view: PlayerView) -> str:
    if _puts_out_for_joker(view):
        return translate("decisions", "Nobody sees it.")
    if not view.rules.keep_at_least:
        return ""
    keep = translate("decisions", "You must keep at least {number}.")
    return keep.format(number=number_word(view.rules.keep_at_least))


def _put_out_label(count: int) -> str:
    if count == 0:
        return translate("decisions", "Keep all")
    if count == 1:
        return translate("decisions", "Put out one card")
    return translate("decisions", "Put out {number} cards", None, count).format(number=number_word(count))


def _robbing_the_pack(view: PlayerView) -> Decision:
    question = translate("decisions", "You deal, so you choose your cards from the stock. Take one.")
    choices = tuple(Choice(card_label(card), TakeFromStock(card)) for card in view.stock)
    return Decision(question, "", question, choices)


def _jinking(view: PlayerView) -> Decision:
    mine = None if view.seat is None else view.rules.side_of(view.seat)
    payers = sum(1 for side, chips in enumerate(view.chips) if chips and side != mine)
    question = translate("decisions", "The first three tricks are yours. Take the pool, or jink?")
    if view.rules.sides == view.rules.players:
        explanation = translate(
            "decisions",
            "To jink is to go for all five: the pool and a chip from each opponent. Lose one, and you win nothing.",
        )
    else:
        explanation = translate(
            "decisions",
            "To jink is to go for all five: the pool and a chip from each other side. Lose one, and you win nothing.",
        )
    take = Choice(
        translate("decisions", "Take the pool"),
        TakePool(),
        note=translate("decisions", "{chips} chips, the deal ends").format(chips=view.pool),
        usual=True,
    )
    jink = Choice(
        translate("decisions", "Jink"),
        Jink(),
        note=translate("decisions", "{chips} chips or nothing").format(chips=view.pool + payers),
    )
    brief = translate("decisions", "Take the pool, or jink?")
    spoken = f"{question} {explanation}"
    return Decision(question, explanation, spoken, (take, jink), brief=brief, needs_notes=True)
