"""Bidding: its questions, sentences and section. RULES.md section 5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.rules.needs import AUCTION
from twentyfive.core.rules.options import (
    AllPass,
    PartnerCall,
)
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.amounts import alone, number_word, points
from twentyfive.wording.choice import Answer
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import listed, translate
from twentyfive.wording.options.question import (
    ListEntry,
    NumberEntry,
    OptionQuestion,
    OptionWords,
    PartsEntry,
    always,
    figures,
)
from twentyfive.wording.options.seats import turn_up
from twentyfive.wording.options.sections import Section, Subject, section

_LADDERS = (
    (10, 15, 20, 25, 60),
    (5, 10, 15, 20, 25, 30),
    (15, 20, 25, 30),
    (10, 15, 20, 25, 30),
    (20, 25, 30),
    (15, 20, 25, 30, 60),
)


_MOST = CATALOGUE["target"].span[1]


def _ask_bids() -> OptionQuestion:
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


def _ask_dealer_may_hold() -> OptionQuestion:
    return OptionQuestion(
        "dealer_may_hold",
        translate("rules", "The dealer may hold"),
        (
            Answer(True, translate("rules", "Yes"), translate("rules", "The dealer may equal the highest bid.")),
            Answer(False, translate("rules", "No"), translate("rules", "The dealer has to bid higher, or pass.")),
        ),
        sources=translate("rules", "Britannica, Cats at Cards, clubs and Newfoundland: yes. New England: no."),
    )


def _ask_all_pass() -> OptionQuestion:
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


def _ask_near_end() -> OptionQuestion:
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


def _ask_all_tricks() -> OptionQuestion:
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


def _ask_partner_call() -> OptionQuestion:
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


def bidding(rules: Rules) -> tuple[Section, ...]:
    """Return the section on the auction; empty in a game without one."""
    if not rules.auction:
        return ()
    return section(
        Subject.BIDDING,
        translate("rules page", "The bidding"),
        (
            translate("rules page", "From the dealer’s left, each player bids or passes."),
            bids(rules),
            _rising(rules),
            translate("rules page", "The highest bidder is the declarer."),
        ),
        (bid_for_all(rules),),
        (dealer_may_hold(rules),),
        (near_end(rules), all_pass(rules)),
    )


def bids(rules: Rules) -> str:
    """List the bids of the ladder."""
    if len(rules.bids) == 1:
        return translate("rules page", "The only bid is {bids}.").format(bids=rules.bids[0])
    return translate("rules page", "The bids are {bids}.").format(bids=listed([str(bid) for bid in rules.bids]))


def _rising(rules: Rules) -> str:
    if len(rules.bids) == 1:
        return translate("rules page", "A pass is final.")
    return translate("rules page", "Each bid must be higher than the last, and a pass is final.")


def bid_for_all(rules: Rules) -> str:
    """Say which bid is for all the tricks; empty if there is none."""
    if not rules.all_tricks:
        return ""
    text = translate(
        "rules page", "The bid of {bid} is for all {tricks} tricks, and nothing less.", None, rules.hand_size
    )
    return text.format(bid=rules.all_tricks[0], tricks=number_word(rules.hand_size))


def dealer_may_hold(rules: Rules) -> str:
    """Say that the dealer may equal the highest bid; empty if not."""
    if not rules.dealer_may_hold:
        return ""
    return translate(
        "rules page",
        "The dealer may hold: take over the highest bid without going higher. Players who have not passed may then "
        "bid on, and the dealer may hold again.",
    )


def near_end(rules: Rules) -> str:
    """Say what a side near the end must bid at least; empty without such a rule."""
    if not rules.near_end:
        return ""
    score, least = rules.near_end
    if alone(rules):
        text = translate("rules page", "A player with {points} or more may not bid less than {least}.")
    else:
        text = translate("rules page", "A side with {points} or more may not bid less than {least}.")
    return text.format(points=points(score), least=least)


def all_pass(rules: Rules) -> str:
    """Say what follows when nobody bids."""
    if rules.all_pass is AllPass.REDEAL:
        return translate("rules page", "If all pass, the cards are thrown in and the next dealer deals.")
    least = rules.near_end[1] if rules.near_end else 0
    if least > rules.bids[0]:
        text = translate(
            "rules page", "If everybody else passes, the dealer must bid at least {bid}, or {least} near the end."
        )
    else:
        text = translate("rules page", "If everybody else passes, the dealer must bid at least {bid}.")
    return text.format(bid=rules.bids[0], least=least)


def partner(rules: Rules) -> str:
    """Say how the declarer calls for a partner; empty if nobody does."""
    match rules.partner_call:
        case PartnerCall.NONE:
            return ""
        case PartnerCall.TRUMP:
            called = translate("rules page", "Before the first lead the declarer calls for a trump that is not held.")
        case PartnerCall.BEST_TRUMP:
            called = translate("rules page", "Before the first lead the declarer calls for the best trump not held.")
    rest = translate(
        "rules page",
        "Whoever holds it is the declarer’s partner in this deal, and nobody else knows until it is "
        "played. A card that the declarer has put out may not be called for. If nobody holds the card, "
        "the declarer is alone, and is not told. A declarer may also choose to play alone.",
    )
    return f"{called} {rest}"


def all_tricks(rules: Rules) -> str:
    """Say what the bid of all tricks scores or loses; empty if there is no such bid."""
    if not rules.all_tricks:
        return ""
    bid, made, failed = rules.all_tricks
    text = translate(
        "rules page", "The bid of {bid}, for all the tricks, scores {made} if it is made and loses {failed} if not."
    )
    return text.format(bid=bid, made=made, failed=failed)


WORDS: Final[Mapping[str, OptionWords]] = {
    "bids": OptionWords(
        Text("problems", "the list of bids"),
        always(_ask_bids),
        lambda rules: bids(rules) if rules.auction else turn_up(rules),
    ),
    "dealer_may_hold": OptionWords(
        Text("problems", "the dealer’s right to hold"),
        always(_ask_dealer_may_hold),
        dealer_may_hold,
        otherwise=Text("rules page", "The dealer may not hold, but must bid higher or pass."),
        where=AUCTION.met,
    ),
    "all_pass": OptionWords(
        Text("problems", "the rule for when all pass"), always(_ask_all_pass), all_pass, where=AUCTION.met
    ),
    "near_end": OptionWords(
        Text("problems", "the least bid near the end"),
        always(_ask_near_end),
        near_end,
        otherwise=Text("rules page", "Near the end of the game the least bid is the same as before."),
        where=AUCTION.met,
    ),
    "all_tricks": OptionWords(
        Text("problems", "the bid for all the tricks"),
        always(_ask_all_tricks),
        all_tricks,
        otherwise=Text("rules page", "There is no separate bid for all the tricks."),
        where=AUCTION.met,
    ),
    "partner_call": OptionWords(
        Text("problems", "calling for a partner"),
        always(_ask_partner_call),
        partner,
        otherwise=Text("rules page", "Nobody calls for a partner."),
        where=AUCTION.met,
    ),
}
"""The words of these options, in the order of the page."""
