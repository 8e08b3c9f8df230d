"""Naming trumps and exchanging cards: their questions, sentences and section. RULES.md section 5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.rules.needs import AUCTION, DRAW
from twentyfive.core.rules.options import Exchanging
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.amounts import cards, number_word, sentence_case
from twentyfive.wording.choice import Answer
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.options.bidding import partner
from twentyfive.wording.options.question import NumberEntry, OptionQuestion, OptionWords, always
from twentyfive.wording.options.seats import kitty
from twentyfive.wording.options.sections import Section, Subject, section


def _ask_exchange() -> OptionQuestion:
    return OptionQuestion(
        "exchange",
        translate("rules", "Exchanging cards after the bidding"),
        (
            Answer(Exchanging.NONE, translate("rules", "Nobody does")),
            Answer(
                Exchanging.KITTY,
                translate("rules", "The declarer takes a kitty"),
                translate("rules", "The declarer then puts out as many cards, before naming trumps."),
            ),
            Answer(
                Exchanging.DRAW,
                translate("rules", "All draw"),
                translate("rules", "Each puts out any number and is dealt as many from the stock."),
            ),
            Answer(
                Exchanging.KITTY_THEN_DRAW,
                translate("rules", "A kitty, and then all draw"),
                translate("rules", "The declarer takes the kitty first. Then all draw."),
            ),
            Answer(
                Exchanging.NAMED_KITTY_THEN_DRAW,
                translate("rules", "Trumps, a kitty, and then all draw"),
                translate("rules", "The declarer names trumps before seeing the kitty."),
            ),
        ),
        sources=translate(
            "rules",
            "Fifty-Five: a kitty. Auction Forty-Fives: all draw. Clubs today: a kitty, and then all draw. Canada and "
            "New England: trumps are named before the kitty is seen.",
        ),
    )


def _ask_kitty() -> OptionQuestion:
    return OptionQuestion(
        "kitty",
        translate("rules", "Cards in the kitty"),
        (
            Answer(0, translate("rules", "No kitty")),
            *(Answer(size, _cards_label(size)) for size in (3, 4, 5)),
        ),
        sources=translate(
            "rules", "Fifty-Five and clubs: five. New England and Canada: three, or four or five, or none."
        ),
        entry=NumberEntry(*CATALOGUE["kitty"].span, 1, translate("rules", "cards"), words=_cards_label),
    )


def _cards_label(size: int) -> str:
    return sentence_case(cards(size))


def _ask_keep_at_least() -> OptionQuestion:
    most = CATALOGUE["keep_at_least"].span[1]
    return OptionQuestion(
        "keep_at_least",
        translate("rules", "Cards each must keep when drawing"),
        (
            Answer(0, translate("rules", "None", "no card")),
            *(Answer(size, _cards_label(size)) for size in range(1, most + 1)),
        ),
        sources=translate(
            "rules",
            "Britannica and Cats at Cards: none. Clubs: one with five players, two with six, else none. New "
            "England: one.",
        ),
    )


def _ask_dealer_robs_pack() -> OptionQuestion:
    return OptionQuestion(
        "dealer_robs_pack",
        translate("rules", "The dealer draws"),
        (
            Answer(False, translate("rules", "Like the others"), translate("rules", "From the top of the stock.")),
            Answer(
                True,
                translate("rules", "By choosing from the stock"),
                translate("rules", "The dealer looks through the rest of it. That is robbing the pack."),
            ),
        ),
        sources=translate("rules", "Britannica: in some places the dealer chooses."),
    )


def naming(rules: Rules) -> tuple[Section, ...]:
    """Return the section on kitty, naming trumps and drawing, in this order; empty in a game without an auction."""
    if not rules.auction:
        return ()
    named = translate("rules page", "The declarer names trumps, any of the four suits.")
    if rules.exchange is Exchanging.NONE:
        return section(
            Subject.NAMING, translate("rules page", "Naming trumps"), (named, exchange(rules)), (partner(rules),)
        )
    return section(
        Subject.NAMING,
        translate("rules page", "Naming trumps and exchanging cards"),
        _kitty_and_trumps(rules, named),
        (_drawn(rules), dealer_robs_pack(rules)),
        (_short_stock(rules),),
        (partner(rules),),
    )


def _kitty_and_trumps(rules: Rules, named: str) -> tuple[str, ...]:
    """The kitty and the naming of trumps, in the order of the game."""
    if rules.exchange.takes_kitty and not rules.exchange.names_first:
        return _kitty_taken(rules), _NAMED_AFTER_KITTY()
    return named, _kitty_taken(rules)


def exchange(rules: Rules) -> str:
    """Describe the exchange of cards, kitty and draw together."""
    if rules.exchange is Exchanging.NONE:
        return translate("rules page", "No cards are exchanged.")
    return " ".join(filter(None, (_kitty_taken(rules), _drawn(rules))))


_NAMED_AFTER_KITTY: Final = Text("rules page", "Only then does the declarer name trumps.")


def _kitty_taken(rules: Rules) -> str:
    if not rules.exchange.takes_kitty:
        return ""
    if rules.exchange is Exchanging.KITTY:
        text = translate("rules page", "The declarer takes the kitty into the hand, and puts out {cards}, face down.")
        return text.format(cards=cards(rules.kitty))
    if rules.exchange.names_first:
        text = translate(
            "rules page",
            "Only when trumps are named does the declarer take the kitty into the hand, and keep at most {hand} of all "
            "these cards.",
        )
    else:
        text = translate(
            "rules page", "The declarer takes the kitty into the hand, and keeps at most {hand} of all these cards."
        )
    return text.format(hand=number_word(rules.hand_size))


def _drawn(rules: Rules) -> str:
    if not rules.exchange.draws:
        return ""
    if rules.exchange.names_first:
        text = translate(
            "rules page",
            "Then the others, from the dealer’s left, put out as many cards as they like and are dealt "
            "as many from the stock. The declarer is dealt any missing cards in turn.",
        )
    elif rules.exchange.takes_kitty:
        text = translate(
            "rules page",
            "When trumps are named, the others, from the dealer’s left, put out as many cards as they "
            "like and are dealt as many from the stock. The declarer is dealt any missing cards in turn.",
        )
    else:
        text = translate(
            "rules page",
            "When trumps are named, all players, from the dealer’s left, put out any number of cards and "
            "are dealt as many from the stock.",
        )
    return " ".join(filter(None, (text, keep_at_least(rules))))


def keep_at_least(rules: Rules) -> str:
    """Say how many cards each must keep; empty if none must be kept, or nobody draws."""
    if not rules.keep_at_least or not rules.exchange.draws:
        return ""
    return translate("rules page", "Each must keep at least {cards}.").format(cards=cards(rules.keep_at_least))


def dealer_robs_pack(rules: Rules) -> str:
    """Say that the dealer chooses from the stock; empty if not."""
    if not rules.dealer_robs_pack:
        return ""
    return translate(
        "rules page",
        "The dealer, who is last, looks through the rest of the stock and chooses: that is robbing the pack.",
    )


def _short_stock(rules: Rules) -> str:
    if not rules.exchange.draws:
        return ""
    return translate(
        "rules page",
        "If the stock runs short, the cards that the others have put out are shuffled and become the stock.",
    )


WORDS: Final[Mapping[str, OptionWords]] = {
    "exchange": OptionWords(
        Text("problems", "the exchange of cards"), always(_ask_exchange), exchange, where=AUCTION.met
    ),
    "kitty": OptionWords(
        Text("problems", "the number of cards in the kitty"), always(_ask_kitty), kitty, where=AUCTION.met
    ),
    "keep_at_least": OptionWords(
        Text("problems", "the number of cards that must be kept"),
        always(_ask_keep_at_least),
        keep_at_least,
        otherwise=Text("rules page", "Nobody has to keep any card."),
        where=DRAW.met,
    ),
    "dealer_robs_pack": OptionWords(
        Text("problems", "the dealer’s right to rob the pack"),
        always(_ask_dealer_robs_pack),
        dealer_robs_pack,
        where=AUCTION.met,
    ),
}
"""The words of these options, in the order of the page."""
