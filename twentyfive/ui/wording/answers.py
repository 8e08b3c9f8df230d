"""Answers to what a player may ask at any time with a key: the trick, the hand, the trumps, the scores."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.core import Card, PlayerView, Suit
from twentyfive.core.state import Trick
from twentyfive.engine.sitters import Sitter, Third
from twentyfive.ui.wording.adaptive import levels_sentence
from twentyfive.ui.wording.auction import bids_so_far, contract_needs, standing_call
from twentyfive.ui.wording.decisions import Decision
from twentyfive.ui.wording.line import Naming, table_line
from twentyfive.ui.wording.names import card_name, listed, suit_name, translate
from twentyfive.ui.wording.rules_words import sentence_case
from twentyfive.ui.wording.scores import player_name, scores_sentence
from twentyfive.ui.wording.sitting import games_sentence


def whose_turn(view: PlayerView, asked: Decision | None) -> str:
    """Whose turn it is, and what is asked: the question where there is one beside playing a card."""
    return str(table_line(view, card_name)) if asked is None else asked.spoken


def this_trick(view: PlayerView) -> str:
    """The cards of the trick being played, and who is winning it."""
    trick = view.trick
    if trick is None or not trick.cards:
        return translate("answers", "No card is on the table yet.")
    return _trick(view, trick)


def last_trick(view: PlayerView) -> str:
    """The cards of the last trick gathered, and who took it."""
    if not view.tricks:
        return translate("answers", "No trick has been taken in this deal.")
    return translate("answers", "Last trick. {cards}").format(cards=_trick(view, view.tricks[-1]))


def _trick(view: PlayerView, trick: Trick) -> str:
    order = view.ranking
    said = []
    for index, card in enumerate(trick.cards):
        name = player_name(view, trick.seat_of(index, view.rules.players))
        said.append(translate("answers", "{name}: {card}").format(name=name, card=card_name(card)))
    cards = translate("answers", "{cards}.").format(cards=", ".join(said))
    if order is None:
        return cards
    best = trick.seat_of(order.winner(trick.cards), view.rules.players)
    if best == view.player:
        text = translate("answers", "{cards} Yours is the best.")
    else:
        text = translate("answers", "{cards} {name}'s is the best.")
    return text.format(cards=cards, name=view.names[best])


def own_hand(order: tuple[Card, ...]) -> str:
    """The viewer's hand as it lies, left to right."""
    if not order:
        return translate("answers", "You hold no cards.")
    return translate("answers", "You hold {cards}.").format(cards=listed([card_name(card) for card in order]))


def chosen(card: Card, naming: Naming) -> str:
    """That the card is chosen to be played, which is the first of two steps."""
    text = translate("answers", "{card} is chosen. Press Play, or choose another.")
    return sentence_case(text.format(card=naming(card)))


def put_out(cards: tuple[Card, ...]) -> str:
    """Which cards are chosen to be put out."""
    if len(cards) == 1:
        text = translate("answers", "{cards} is chosen to be put out.")
    else:
        text = translate("answers", "{cards} are chosen to be put out.")
    return sentence_case(text.format(cards=listed([card_name(card) for card in cards])))


def choosing(card: Card, asked: Decision, out: tuple[Card, ...]) -> str:
    """What to choose the card of the hand does while something else is asked than to play one."""
    if not asked.puts_out:
        return asked.spoken
    if card in out:
        text = translate("answers", "{card} is chosen to be put out. Choose it again to keep it.")
    elif asked.puts_out == 1:
        text = translate("answers", "To choose {card} is to put it out.")
    elif len(out) < asked.puts_out:
        text = translate("answers", "You may put out {card}.")
    else:
        text = translate("answers", "You keep {card}: no more cards may be put out.")
    return sentence_case(text.format(card=card_name(card)))


def may_play(card: Card) -> str:
    """That the card may be played."""
    return translate("answers", "You may play {card}.").format(card=card_name(card))


def trumps_now(view: PlayerView, naming: Naming = card_name) -> str:
    """The trump suit and the order of its cards."""
    if view.ranking is None or view.trump is None:
        return translate("answers", "No trumps are named yet.")
    cards = ", ".join(naming(card) for card in view.ranking.trumps)
    text = translate("answers", "{suit} are trumps. Best first: {cards}.")
    return text.format(suit=suit_name(view.trump), cards=cards)


def bids_or_turn_up(view: PlayerView) -> str:
    """The bids so far, or the contract and what makes it; the card turned up, and what became of it."""
    if not view.rules.auction:
        return _turn_up(view)
    return _bids(view) if view.turned is None else f"{_bids(view)} {_turn_up(view)}"


def _bids(view: PlayerView) -> str:
    said = standing_call(view)
    if view.declarer is not None:
        needed = " ".join(filter(None, contract_needs(view)))
        return translate("answers", "{contract} Needed: {tricks}.").format(contract=said, tricks=needed)
    if not view.calls:
        return said
    text = translate("answers", "{name}: {call}")
    calls = ", ".join(text.format(name=player_name(view, seat), call=call) for seat, call in bids_so_far(view) if call)
    return translate("answers", "The bids so far. {calls}.").format(calls=calls)


def _turn_up(view: PlayerView) -> str:
    if view.turned is None:
        return translate("answers", "No card was turned up.")
    card = card_name(view.turned)
    if view.robber is None:
        return translate("answers", "The turned card is {card}. It lies there still.").format(card=card)
    if view.robber == view.player:
        return translate("answers", "The turned card was {card}. You took it.").format(card=card)
    text = translate("answers", "The turned card was {card}. {name} took it.")
    return text.format(card=card, name=view.names[view.robber])


def scores_now(view: PlayerView) -> str:
    """All scores, and the tricks of this deal."""
    taken = [
        translate("answers", "{name} {number}").format(name=player_name(view, seat), number=tricks)
        for seat, tricks in enumerate(view.tricks_won)
        if tricks
    ]
    if not taken:
        return scores_sentence(view)
    text = translate("answers", "{scores} Tricks in this deal: {tricks}.")
    return text.format(scores=scores_sentence(view), tricks=", ".join(taken))


def scores_in_full(view: PlayerView, third: Third | None, sitters: Sequence[Sitter]) -> str:
    """All scores, the games that each of three has won who take turns, and how well the computer plays."""
    games = "" if third is None else games_sentence(view.names, third)
    return " ".join(filter(None, (scores_now(view), games, levels_sentence(sitters))))


def plain_suit_line(suit: Suit) -> str:
    """How a plain suit ranks: "Diamonds, red: highest best, ace last"."""
    if suit is Suit.HEARTS:
        return translate("answers", "{suit}, red: highest best").format(suit=suit_name(suit))
    if suit.red:
        return translate("answers", "{suit}, red: highest best, ace last").format(suit=suit_name(suit))
    return translate("answers", "{suit}, black: lowest best after J and A").format(suit=suit_name(suit))


def privilege_line(cards: str) -> str:
    """Which trumps may be held back; `cards` is their list."""
    if not cards:
        return translate("answers", "No trump may be held back when a trump is led.")
    text = translate("answers", "{cards} may be held back when a lower trump is led.")
    return sentence_case(text.format(cards=cards))
