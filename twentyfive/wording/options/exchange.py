"""The rules in sentences: bidding, naming trumps and exchanging cards. RULES.md section 5."""

from __future__ import annotations

from typing import Final

from twentyfive.core import Rules
from twentyfive.core.rules.options import AllPass, Exchanging, PartnerCall
from twentyfive.wording.amounts import alone, cards, number_word, points
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import listed, translate
from twentyfive.wording.options.sections import Section, Subject, section


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
