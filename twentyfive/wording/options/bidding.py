"""The questions about the auction and the exchange of cards. RULES.md section 5."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from twentyfive.core.rules.options import AllPass, Exchanging, FirstLead, PartnerCall
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.amounts import cards, sentence_case
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate
from twentyfive.wording.options.question import ListEntry, NumberEntry, OptionQuestion, PartsEntry, figures

_LADDERS = (
    (10, 15, 20, 25, 60),
    (5, 10, 15, 20, 25, 30),
    (15, 20, 25, 30),
    (10, 15, 20, 25, 30),
    (20, 25, 30),
    (15, 20, 25, 30, 60),
)
_MOST = CATALOGUE["target"].span[1]


def _bids() -> OptionQuestion:
    nobody = Answer(
        (),
        translate("rules", "Nobody bids"),
        translate("rules", "A card is turned up, and its suit is trumps."),
    )
    return OptionQuestion(
        "bids",
        translate("rules", "Bids"),
        (nobody, *(Answer(ladder, figures(ladder)) for ladder in _LADDERS)),
        meaning=translate("rules", "The points that can be bid. The highest bidder names trumps."),
        sources=translate(
            "rules",
            "Cats at Cards’ Fifty-Five: 10 to 25, and 60. Auction Forty-Fives there and in Britannica: 5 "
            "to 30. Clubs today: 15 to 30, with six players from 10. New England and Prince Edward "
            "Island: 15 to 30. Newfoundland and Nova Scotia: often from 20.",
        ),
        entry=ListEntry(translate("rules", "Rising numbers, such as 10, 15, 20, 25, 60")),
    )


def _dealer_may_hold() -> OptionQuestion:
    return OptionQuestion(
        "dealer_may_hold",
        translate("rules", "The dealer may hold"),
        (
            Answer(True, translate("rules", "Yes"), translate("rules", "The dealer may equal the highest bid.")),
            Answer(False, translate("rules", "No"), translate("rules", "The dealer has to bid higher, or pass.")),
        ),
        sources=translate("rules", "Britannica, Cats at Cards, clubs and Newfoundland: yes. New England: no."),
    )


def _all_pass() -> OptionQuestion:
    return OptionQuestion(
        "all_pass",
        translate("rules", "When all pass"),
        (
            Answer(
                AllPass.REDEAL,
                translate("rules", "The next dealer deals"),
                translate("rules", "The cards are thrown in."),
            ),
            Answer(
                AllPass.DEALER_TAKES_LOWEST,
                translate("rules", "The dealer has to bid"),
                translate("rules", "At least the lowest bid."),
            ),
        ),
        sources=translate(
            "rules", "Clubs: the next dealer deals. In New England the dealer is “bagged”, and has to bid."
        ),
    )


def _near_end() -> OptionQuestion:
    pattern = translate("rules", "{1}, from a score of {0}")
    return OptionQuestion(
        "near_end",
        translate("rules", "The least bid near the end"),
        (
            Answer((), translate("rules", "As before")),
            *(Answer(rule, pattern.format(*rule)) for rule in ((100, 20), (95, 20))),
        ),
        meaning=translate("rules", "Whether a side with a high score may still make the lowest bids."),
        sources=translate(
            "rules",
            "Auction Forty-Fives in Britannica and Cats at Cards: with 100 no bid under 20. Wikipedia, for three "
            "pairs: from 95.",
        ),
        entry=PartsEntry(
            (
                NumberEntry(1, _MOST, 5, translate("rules", "From a score of")),
                NumberEntry(1, _MOST, 5, translate("rules", "no bid under")),
            ),
            (100, 20),
            pattern,
        ),
    )


def _all_tricks() -> OptionQuestion:
    pattern = translate("rules", "{0}: scores {1}, or loses {2}")
    return OptionQuestion(
        "all_tricks",
        translate("rules", "The bid for all the tricks"),
        (
            Answer((), translate("rules", "None", "no bid")),
            *(Answer(bid, pattern.format(*bid)) for bid in ((60, 60, 60), (30, 60, 30))),
        ),
        meaning=translate("rules", "A bid to take every trick of the deal. It has a score of its own."),
        sources=translate(
            "rules",
            "Cats at Cards’ Fifty-Five: 60 either way. Auction Forty-Fives, clubs and Newfoundland: 30 "
            "scores 60, or loses 30. New England: “30 for 60” outbids 30.",
        ),
        entry=PartsEntry(
            (
                NumberEntry(1, _MOST, 5, translate("rules", "The bid of")),
                NumberEntry(0, _MOST, 5, translate("rules", "if made, scores")),
                NumberEntry(0, _MOST, 5, translate("rules", "if failed, loses")),
            ),
            (30, 60, 30),
            pattern,
        ),
    )


def _exchange() -> OptionQuestion:
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


def _kitty() -> OptionQuestion:
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


def _keep_at_least() -> OptionQuestion:
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


def _dealer_robs_pack() -> OptionQuestion:
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


def _first_lead() -> OptionQuestion:
    return OptionQuestion(
        "first_lead",
        translate("rules", "Who leads to the first trick"),
        (
            Answer(FirstLead.LEFT_OF_DEALER, translate("rules", "The player on the dealer’s left")),
            Answer(FirstLead.LEFT_OF_DECLARER, translate("rules", "The player on the declarer’s left")),
            Answer(FirstLead.DECLARER, translate("rules", "The declarer")),
        ),
        sources=translate(
            "rules",
            "Fifty-Five, and Britannica: the dealer’s left. Cats at Cards’ Auction Forty-Fives and "
            "clubs: the declarer’s left, as in Canada. New England: the declarer.",
        ),
    )


def _partner_call() -> OptionQuestion:
    return OptionQuestion(
        "partner_call",
        translate("rules", "Calling for a partner"),
        (
            Answer(PartnerCall.NONE, translate("rules", "Nobody calls")),
            Answer(
                PartnerCall.TRUMP,
                translate("rules", "Any trump"),
                translate("rules", "The declarer calls for a trump. Whoever holds it is the partner, in secret."),
            ),
            Answer(
                PartnerCall.BEST_TRUMP,
                translate("rules", "The best trump missing"),
                translate("rules", "The declarer calls for the best trump not held, or plays alone."),
            ),
        ),
        meaning=translate(
            "rules", "Four or more, everybody for themselves: the declarer has another partner in every deal."
        ),
        sources=translate(
            "rules", "Newfoundland knows “call-for-your-partner”. Which cards are called for, no source says."
        ),
    )


FIXED: Final[Mapping[str, Callable[[], OptionQuestion]]] = {
    "bids": _bids,
    "dealer_may_hold": _dealer_may_hold,
    "all_pass": _all_pass,
    "near_end": _near_end,
    "all_tricks": _all_tricks,
    "exchange": _exchange,
    "kitty": _kitty,
    "keep_at_least": _keep_at_least,
    "dealer_robs_pack": _dealer_robs_pack,
    "first_lead": _first_lead,
    "partner_call": _partner_call,
}
"""The questions that do not depend on the other rules, by option."""
