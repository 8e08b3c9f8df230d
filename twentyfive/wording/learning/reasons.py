"""The reasons for advice in sentences: the reason itself, and the gentler nudge before it."""

from __future__ import annotations

from typing import Final

from twentyfive.ai import Reason, ReasonKind
from twentyfive.core import PlayerView, Rules, Suit
from twentyfive.core.moves import Bid, Hold, Pass
from twentyfive.core.phases.auction import highest_bid
from twentyfive.core.phases.finishing import decliner_cannot_go_out
from twentyfive.core.rules.options import Exchanging, Scoring
from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import card_sign, either, listed, suit_in_sentence, translate
from twentyfive.wording.scores import counted

_NAMES_AT_MOST: Final = 2
"""The most opponents to name; more are counted."""

_CERTAIN: Final = 100
"""The per cent of what always happens."""


def reason_sentence(reason: Reason, view: PlayerView) -> str:
    """Return the advice and its reason, for the player of `view`, which is from when it was given."""
    return thought_sentence(reason, view, view.player)


def thought_sentence(reason: Reason, view: PlayerView, reader: int | None) -> str:
    """Return the advice and its reason for another reader than the player of `view`.

    `reader` is the seat of the reader; None stands for a reader who has none.
    """
    return _sentence(reason, view)(**_words(reason, view, reader))


def nudge(reason: Reason, view: PlayerView) -> str:
    """Return a first hint that points the way without naming the move."""
    return sentence_case(_nudge(reason, view)(**_words(reason, view, view.player)))


def _words(reason: Reason, view: PlayerView, reader: int | None) -> dict[str, str]:
    """The words for the placeholders of the sentences."""
    cards, names = reason.cards, [_player(seat, view, reader) for seat in reason.seats]
    return {
        "card": card_sign(cards[0]) if cards else "",
        "kept": listed([card_sign(card) for card in cards[1:]]),
        "cards": listed([card_sign(card) for card in cards]),
        "name": either(names),
        "names": _rivals(names),
        "partner": _partner(reason.seats, view, reader),
        "suit": "" if reason.suit is None else suit_in_sentence(reason.suit),
        "number": "" if reason.number is None else str(reason.number),
        "often": "" if reason.number is None else _often(reason.number),
        "trumps": "" if reason.suit is None else _trumps_and_exchange(reason.suit, view.rules),
        "hope": _hope(reason, view),
        "bid": _least_bid(view),
        "won": _prize_won(reason, view),
        "lost": _prize_lost(reason, view),
    }


def _player(seat: int, view: PlayerView, reader: int | None) -> str:
    """A player's name within a sentence; for the reader "your own hand", as "you" means the player to act."""
    return translate("reasons", "your own hand") if seat == reader else view.names[seat]


def _partner(seats: tuple[int, ...], view: PlayerView, reader: int | None) -> str:
    """The name of the partner whom the reason concerns: "Mary, your partner,"; empty if there is none."""
    if not seats:
        return ""
    if seats[0] == reader:
        return _player(reader, view, reader)
    return translate("reasons", "{name}, your partner,").format(name=view.names[seats[0]])


def _rivals(names: list[str]) -> str:
    if len(names) > _NAMES_AT_MOST:
        return translate("reasons", "{number} opponents", None, len(names)).format(number=len(names))
    return listed(names)


def _least_bid(view: PlayerView) -> str:
    return next((str(move.points) for move in view.legal if isinstance(move, Bid)), "")


def _often(percent: int) -> str:
    """A measured frequency: "about 30 times in 100", "almost every time", "every time"."""
    match percent:
        case 1:
            return translate("reasons", "about once in 100 times")
        case 98 | 99:
            return translate("reasons", "almost every time")
        case 100:
            return translate("reasons", "every time")
        case _:
            return translate("reasons", "about {number} times in 100", None, percent).format(number=percent)


def _trumps_and_exchange(suit: Suit, rules: Rules) -> str:
    """The trumps, and the cards still to come, on which a bid counts: "with clubs as trumps and the kitty"."""
    match rules.exchange:
        case Exchanging.KITTY | Exchanging.KITTY_THEN_DRAW | Exchanging.NAMED_KITTY_THEN_DRAW:
            text = translate("reasons", "with {suit} as trumps and the kitty")
        case Exchanging.DRAW:
            text = translate("reasons", "with {suit} as trumps and the cards you draw")
        case Exchanging.NONE:
            text = translate("reasons", "with {suit} as trumps")
    return text.format(suit=suit_in_sentence(suit))


def _hope(reason: Reason, view: PlayerView) -> str:
    """The expected result of a bid: points, or all the tricks if the bid is for those."""
    if reason.kind is not ReasonKind.MUST_BID and _goes_for_all(view):
        return translate("reasons", "all the tricks")
    if reason.number is None:
        return ""
    return translate("reasons", "about {points}").format(points=counted(view, reason.number))


def _goes_for_all(view: PlayerView) -> bool:
    """Whether the player can stay in the auction only with the bid for all the tricks."""
    bids = (move.points for move in view.legal if isinstance(move, Bid))
    least = highest_bid(view.calls) if Hold() in view.legal else next(bids, None)
    return view.rules.is_for_all_tricks(least)


def _prize_won(reason: Reason, view: PlayerView) -> str:
    """The prize that the side to play wins with the one trick that it still needs."""
    if view.jinker is not None:
        made = _is_on_side_of(view, view.jinker)
        return translate("reasons", "the jink is made") if made else translate("reasons", "the jink fails")
    if view.declarer is not None:
        made = _is_on_side_of(view, view.rules.side_of(view.declarer))
        return _contract_made(reason) if made else translate("reasons", "the contract is broken")
    match view.rules.scoring:
        case Scoring.POOL:
            return translate("reasons", "the pool is yours")
        case Scoring.MAJORITY | Scoring.DIFFERENCE | Scoring.DEALS_WON:
            return translate("reasons", "the deal is yours")
        case _:
            return translate("reasons", "the game is yours")


def _prize_lost(reason: Reason, view: PlayerView) -> str:
    """The prize that the side to play loses with a trick to an opponent who needs one more."""
    if view.jinker is not None:
        own = _is_on_side_of(view, view.jinker)
        return translate("reasons", "the jink fails") if own else translate("reasons", "the jink is made")
    if view.declarer is not None:
        own = _is_on_side_of(view, view.rules.side_of(view.declarer))
        return translate("reasons", "the contract is broken") if own else _contract_made(reason)
    match view.rules.scoring:
        case Scoring.POOL:
            return translate("reasons", "the pool is gone")
        case Scoring.MAJORITY | Scoring.DIFFERENCE | Scoring.DEALS_WON:
            return translate("reasons", "the deal is lost")
        case _:
            return translate("reasons", "the game is lost")


def _contract_made(reason: Reason) -> str:
    """The words for a contract made by the trick, alone or with the points of the best trump."""
    if reason.number:
        return translate("reasons", "with the best trump the contract is made")
    return translate("reasons", "the contract is made")


def _is_on_side_of(view: PlayerView, side: int) -> bool:
    return view.seat is not None and view.rules.side_of(view.seat) == side


def _sentence(reason: Reason, view: PlayerView) -> Text:
    """The sentence with placeholders; some reasons read differently under some rules or with some hands."""
    match reason.kind:
        case ReasonKind.ONLY_CARD if len(view.hand) == 1:
            return Text("reasons", "Play {card}: it is your last card.")
        case ReasonKind.ROB_ANYWAY if view.rules.must_rob:
            return Text("reasons", "Rob and put out {card}: in this game you must.")
        case ReasonKind.ROB_ANYWAY if decliner_cannot_go_out(view.rules):
            return Text("reasons", "Rob and put out {card}: otherwise you cannot win the game in this deal.")
        case ReasonKind.JINK if reason.number == _CERTAIN:
            return Text("reasons", "Jink: nobody can take the last tricks from you.")
        case ReasonKind.TAKE_POOL if reason.number == 0:
            return Text("reasons", "Take the pool: the last tricks cannot all be yours.")
        case ReasonKind.KEEP_ALL if len(view.legal) == 1:
            return Text("reasons", "You have nothing to put out now.")
        case ReasonKind.EXCHANGE if len(reason.cards) == 1:
            return Text("reasons", "Put out {card}: it is your weakest with {suit} as trumps.")
        case ReasonKind.PASS_WEAK if view.legal == (Pass(),):
            return Text("reasons", "Pass: there is no higher bid.")
        case ReasonKind.PASS_WEAK if _goes_for_all(view):
            return Text("reasons", "Pass: even {trumps}, all the tricks are too much to expect.")
        case _:
            return _SENTENCES[reason.kind]


_SENTENCES: Final = {
    ReasonKind.ONLY_CARD: Text("reasons", "Play {card}: it is the only card you may play."),
    ReasonKind.GUESS: Text("reasons", "Play {card}: it is allowed, but no more than a guess."),
    ReasonKind.PLAYED_OUT: Text("reasons", "Play {card}: in many trial deals, it did better than {kept}."),
    ReasonKind.LEARNED: Text("reasons", "Play {card}: after millions of practice deals, it seems better than {kept}."),
    ReasonKind.LEAD_TO_GO_OUT: Text("reasons", "Lead {card}: if it takes the trick, {won}."),
    ReasonKind.LEAD_WINNER: Text("reasons", "Lead {card}: no opponent can beat it."),
    ReasonKind.LEAD_BEST_OF_SUIT: Text("reasons", "Lead {card}: only a trump can beat it."),
    ReasonKind.DRAW_TRUMPS: Text("reasons", "Lead {card}: it draws trumps, and you still have {kept}."),
    ReasonKind.LEAD_LAST_TRUMP: Text("reasons", "Lead {card}: it is your only trump and draws others."),
    ReasonKind.LEAD_LOW: Text("reasons", "Lead {card} and keep {kept} for later."),
    ReasonKind.LEAD_WEAK: Text("reasons", "Lead {card}: none of your cards is likelier to take a trick."),
    ReasonKind.GO_OUT: Text("reasons", "Play {card}: if it takes the trick, {won}."),
    ReasonKind.STOP: Text("reasons", "Play {card}: if {name} takes this trick, {lost}."),
    ReasonKind.WIN_CHEAPLY: Text("reasons", "Play {card}: it is the cheapest card that wins."),
    ReasonKind.SURE_WINNER: Text("reasons", "Play {card}: no opponent still to play can beat it."),
    ReasonKind.RUFF: Text("reasons", "Trump the {suit} with {card}: it wins so far."),
    ReasonKind.MAY_WIN: Text("reasons", "Play {card}: it wins so far, with {names} still to play."),
    ReasonKind.SECURE: Text("reasons", "Play {card}: {partner} could still be beaten."),
    ReasonKind.PARTNER_WINS: Text("reasons", "Play {card}: {partner} is winning the trick."),
    ReasonKind.LEAVE_TO_PARTNER: Text("reasons", "Play {card}: {partner} plays last."),
    ReasonKind.HOLD_BACK: Text("reasons", "Play {card} and hold back {kept} for a better trick."),
    ReasonKind.HOLD_BACK_FROM_PARTNER: Text(
        "reasons", "Play {card} and hold back {kept}: {partner} is winning the trick."
    ),
    ReasonKind.SAVE: Text("reasons", "Play {card} and save {kept} for a better trick."),
    ReasonKind.THROW_OFF: Text("reasons", "Play {card}: you cannot win this trick, and it is the card you need least."),
    ReasonKind.ROB: Text("reasons", "Rob: take {kept} and put out {card}, your weakest card."),
    ReasonKind.ROB_ANYWAY: Text("reasons", "Rob and put out {card}: an ace that does not rob is the lowest trump."),
    ReasonKind.LET_LIE: Text("reasons", "Leave {card}: all your cards are better."),
    ReasonKind.NO_RIGHT: Text("reasons", "You may not take the turn-up."),
    ReasonKind.ROB_LEARNED: Text(
        "reasons", "Rob and put out {card}: after millions of practice deals, that seems best."
    ),
    ReasonKind.ROB_TRIED: Text("reasons", "Rob and put out {card}: in many trial deals, that did best."),
    ReasonKind.LEAVE_TRIED: Text("reasons", "Leave {card}: in many trial deals, that did best."),
    ReasonKind.BID: Text("reasons", "Bid {bid}: {trumps}, expect {hope}."),
    ReasonKind.HOLD_BID: Text("reasons", "Hold: {trumps}, expect {hope}."),
    ReasonKind.MUST_BID: Text("reasons", "You must bid: {trumps}, expect {hope}."),
    ReasonKind.PASS_WEAK: Text("reasons", "Pass: even {trumps}, expect only {hope}."),
    ReasonKind.PASS_PARTNER: Text("reasons", "Pass: {partner} has the bid."),
    ReasonKind.NAME_BEST_SUIT: Text("reasons", "Name {suit}: as trumps they make your hand strongest."),
    ReasonKind.BID_TRIED: Text("reasons", "Bid {number}: in many trial deals, that did best."),
    ReasonKind.HOLD_TRIED: Text("reasons", "Hold: in many trial deals, that did best."),
    ReasonKind.PASS_TRIED: Text("reasons", "Pass: in many trial deals, that did best."),
    ReasonKind.NAME_TRIED: Text("reasons", "Name {suit}: in many trial deals, that did best."),
    ReasonKind.JINK: Text("reasons", "Jink: the last tricks are yours {often}."),
    ReasonKind.TAKE_POOL: Text("reasons", "Take the pool: the last tricks would be yours {often}."),
    ReasonKind.KEEP_ALL: Text("reasons", "Keep all your cards: they are trumps and kings."),
    ReasonKind.EXCHANGE: Text("reasons", "Put out {cards}: they are your weakest with {suit} as trumps."),
    ReasonKind.EXCHANGE_TRIED: Text("reasons", "Put out {cards}: in many trial deals, that did best."),
    ReasonKind.KEEP_TRIED: Text("reasons", "Keep all your cards: in many trial deals, that did best."),
    ReasonKind.TAKE_BEST: Text("reasons", "Take {card}: it is the best card in the stock."),
    ReasonKind.CALL_BEST: Text("reasons", "Call for {card}: it is the best trump that you lack."),
    ReasonKind.NEEDS_NOBODY: Text("reasons", "Play alone: your own hand takes every trick."),
    ReasonKind.CALL_TRIED: Text("reasons", "Call for {card}: in many trial deals, that did best."),
    ReasonKind.ALONE_TRIED: Text("reasons", "Play alone: in many trial deals, that did best."),
    ReasonKind.VIE: Text("reasons", "Vie a card: most tricks would be yours {often}."),
    ReasonKind.LEAD_ON: Text("reasons", "Do not vie: most tricks would be yours only {often}."),
    ReasonKind.SEE: Text("reasons", "See it: most tricks would be yours {often}."),
    ReasonKind.GIVE_UP: Text("reasons", "Give up: most tricks would be yours only {often}."),
    ReasonKind.VIE_TRIED: Text("reasons", "Vie a card: in many trial deals, that did best."),
    ReasonKind.LEAD_ON_TRIED: Text("reasons", "Do not vie: in many trial deals, that did best."),
    ReasonKind.SEE_TRIED: Text("reasons", "See it: in many trial deals, that did best."),
    ReasonKind.GIVE_UP_TRIED: Text("reasons", "Give up: in many trial deals, that did best."),
}
"""The sentence of each reason."""


def _nudge(reason: Reason, view: PlayerView) -> Text:
    """The first hint with placeholders; without a choice it says where to see that there is none."""
    match reason.kind:
        case ReasonKind.PASS_WEAK if view.legal == (Pass(),):
            return Text("reasons", "Which bids are left?")
        case ReasonKind.KEEP_ALL if len(view.legal) == 1:
            return Text("reasons", "What may you change now?")
        case _:
            return _NUDGES[reason.kind]


_NUDGES: Final = {
    ReasonKind.ONLY_CARD: Text("reasons", "Which cards may you play?"),
    ReasonKind.GUESS: Text("reasons", "Any card you may play will do."),
    **dict.fromkeys(
        (ReasonKind.PLAYED_OUT, ReasonKind.LEARNED),
        Text("reasons", "Look beyond this trick: will you miss the card that seems right now?"),
    ),
    ReasonKind.LEAD_TO_GO_OUT: Text("reasons", "One more trick, and {won}. Which card is most likely to take it?"),
    ReasonKind.LEAD_WINNER: Text("reasons", "Which of your cards can nobody beat now?"),
    ReasonKind.LEAD_BEST_OF_SUIT: Text("reasons", "Which of your cards could only a trump beat?"),
    ReasonKind.DRAW_TRUMPS: Text("reasons", "You hold more than one trump. What if the others had to play theirs?"),
    ReasonKind.LEAD_LAST_TRUMP: Text("reasons", "You hold one trump. Is it worth more led now, or kept?"),
    ReasonKind.LEAD_LOW: Text("reasons", "Which of your cards do you want to keep for later tricks?"),
    ReasonKind.LEAD_WEAK: Text("reasons", "You have no strong lead. Which card gives away least?"),
    ReasonKind.GO_OUT: Text("reasons", "One more trick, and {won}. Can you take this one?"),
    ReasonKind.STOP: Text("reasons", "If {name} takes this trick, {lost}. Can you prevent it?"),
    ReasonKind.WIN_CHEAPLY: Text(
        "reasons",
        "You can take this trick, and no opponent plays after you. Which is the cheapest card that does it?",
    ),
    ReasonKind.SURE_WINNER: Text("reasons", "One of your cards is sure to take this trick."),
    ReasonKind.RUFF: Text("reasons", "This trick is in {suit}. Is it worth one of your trumps?"),
    ReasonKind.MAY_WIN: Text("reasons", "You could be winning, with {names} still to play. Is it worth it?"),
    ReasonKind.SECURE: Text("reasons", "{partner} is winning the trick, but is it safe? Can you help?"),
    ReasonKind.PARTNER_WINS: Text("reasons", "{partner} is winning the trick. Must you spend a good card?"),
    ReasonKind.LEAVE_TO_PARTNER: Text("reasons", "{partner} plays last. Must you win the trick yourself?"),
    ReasonKind.HOLD_BACK: Text("reasons", "Do you have to play your best trumps to this trick? Some may be held back."),
    ReasonKind.HOLD_BACK_FROM_PARTNER: Text(
        "reasons", "{partner} is winning the trick. Which trumps may you hold back?"
    ),
    ReasonKind.SAVE: Text("reasons", "You could win this trick. Is it worth the card, or will you want it later?"),
    ReasonKind.THROW_OFF: Text("reasons", "You cannot win this trick. Which card will you need least?"),
    **dict.fromkeys(
        (ReasonKind.ROB, ReasonKind.LET_LIE), Text("reasons", "Compare the turn-up with your weakest card.")
    ),
    ReasonKind.ROB_ANYWAY: Text("reasons", "What do the rules say about leaving the turn-up?"),
    ReasonKind.NO_RIGHT: Text("reasons", "May you rob at all?"),
    **dict.fromkeys(
        (
            *(ReasonKind.ROB_LEARNED, ReasonKind.ROB_TRIED, ReasonKind.LEAVE_TRIED, ReasonKind.BID_TRIED),
            *(
                ReasonKind.HOLD_TRIED,
                ReasonKind.PASS_TRIED,
                ReasonKind.NAME_TRIED,
                ReasonKind.EXCHANGE_TRIED,
                ReasonKind.KEEP_TRIED,
            ),
        ),
        Text("reasons", "Think of the whole deal, and of how the game stands."),
    ),
    **dict.fromkeys(
        (ReasonKind.BID, ReasonKind.HOLD_BID, ReasonKind.MUST_BID, ReasonKind.PASS_WEAK),
        Text("reasons", "Count the tricks you could take with your best suit as trumps."),
    ),
    ReasonKind.PASS_PARTNER: Text("reasons", "{partner} has the bid. Could you do better?"),
    ReasonKind.NAME_BEST_SUIT: Text("reasons", "Which suit gives you the most and the best trumps?"),
    **dict.fromkeys(
        (ReasonKind.KEEP_ALL, ReasonKind.EXCHANGE),
        Text("reasons", "Trumps and kings are worth keeping. What else do you hold?"),
    ),
    ReasonKind.TAKE_BEST: Text("reasons", "Which card of the stock is the best trump?"),
    **dict.fromkeys(
        (ReasonKind.JINK, ReasonKind.TAKE_POOL), Text("reasons", "Count the cards that could still beat yours.")
    ),
    **dict.fromkeys(
        (ReasonKind.CALL_BEST, ReasonKind.NEEDS_NOBODY, ReasonKind.CALL_TRIED, ReasonKind.ALONE_TRIED),
        Text("reasons", "Which card in another hand would help you most?"),
    ),
    **dict.fromkeys(
        (ReasonKind.VIE, ReasonKind.LEAD_ON, ReasonKind.VIE_TRIED, ReasonKind.LEAD_ON_TRIED),
        Text("reasons", "Would you rather play this deal for more, or for less?"),
    ),
    **dict.fromkeys(
        (ReasonKind.SEE, ReasonKind.GIVE_UP, ReasonKind.SEE_TRIED, ReasonKind.GIVE_UP_TRIED),
        Text("reasons", "Is there still a fair chance of most tricks?"),
    ),
}
"""The first hint for each reason."""
