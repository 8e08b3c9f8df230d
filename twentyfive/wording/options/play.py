"""The rules in sentences: leading, following, holding back and robbing. RULES.md sections 2 and 3."""

from __future__ import annotations

from typing import Final

from twentyfive.core import Rules
from twentyfive.core.phases.finishing import decliner_cannot_go_out
from twentyfive.core.phases.robbing import declined_openly
from twentyfive.core.rules.options import (
    AllFive,
    FirstLead,
    Follow,
    PutOut,
    Renege,
    RobBy,
    RobDeadline,
    Scoring,
    TurnedAce,
    UnrobbedAce,
)
from twentyfive.wording.amounts import number_word
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.options.order import privileged
from twentyfive.wording.options.sections import Section, Subject, section


def robbing(rules: Rules) -> tuple[Section, ...]:
    """Return the section on robbing: the right, the time and the effect; empty in a game without a turn-up."""
    if rules.auction:
        return ()
    return section(
        Subject.ROBBING,
        translate("rules page", "Robbing"),
        (rob_by(rules), rob_with_five(rules), put_out(rules)),
        (rob_deadline(rules), turned_ace(rules)),
        (must_rob(rules), unrobbed_ace(rules), unrobbed_cannot_go_out(rules)),
    )


def rob_by(rules: Rules) -> str:
    """Say which holder of the ace of trumps may rob."""
    return {
        RobBy.ACE_HOLDER: translate(
            "rules page",
            "The holder of the ace of trumps may rob: take the card turned up, and put out any card of the hand for "
            "it.",
        ),
        RobBy.DEALER_ONLY: translate(
            "rules page",
            "Only a dealer who holds the ace of trumps may rob: take the card turned up, and put out any card "
            "of the hand for it.",
        ),
    }[rules.rob_by]


def rob_with_five(rules: Rules) -> str:
    """Say that the five of hearts robs too; empty if it does not."""
    return translate("rules page", "The holder of 5♥ may rob too.") if rules.rob_with_five_of_hearts else ""


def put_out(rules: Rules) -> str:
    """Say whether the card put out lies face up or face down."""
    return {
        PutOut.FACE_DOWN: translate("rules page", "The card put out lies face down."),
        PutOut.FACE_UP: translate("rules page", "The card put out lies face up."),
    }[rules.put_out]


def turned_ace(rules: Rules) -> str:
    """Say when the dealer may take a turned ace."""
    return {
        TurnedAce.LIKE_ANY_ROB: translate(
            "rules page", "If the card turned up is an ace, only the dealer may take it."
        ),
        TurnedAce.AFTER_FIRST_TRICK: translate(
            "rules page",
            "If the card turned up is an ace, only the dealer may take it, and only after the first trick.",
        ),
    }[rules.turned_ace]


def rob_deadline(rules: Rules) -> str:
    """Say until when players may rob."""
    if rules.rob_deadline is RobDeadline.OWN_FIRST_CARD:
        return translate(
            "rules page",
            "There is time to rob until you play your first card of the deal. You need say nothing before.",
        )
    if rules.rob_by is RobBy.DEALER_ONLY and not rules.rob_with_five_of_hearts:
        return translate("rules page", "The dealer decides before the first lead. After that it is too late.")
    return translate(
        "rules page",
        "All are asked in turn before the first lead, from the dealer’s left. After that it is too late.",
    )


def must_rob(rules: Rules) -> str:
    """Say whether robbing is a duty."""
    if rules.must_rob:
        return translate("rules page", "If you may rob, you must.")
    return translate("rules page", "Nobody has to rob.")


def unrobbed_ace(rules: Rules) -> str:
    """Say how an ace ranks whose holder leaves the turn-up; empty if robbing is a duty."""
    if rules.must_rob:
        return ""
    if rules.unrobbed_ace is UnrobbedAce.KEEPS_RANK:
        return translate("rules page", "An ace of trumps that did not rob keeps its rank, and nobody is told of it.")
    if declined_openly(rules):
        return translate(
            "rules page",
            "But an ace of trumps that could have robbed and did not is the lowest trump of that deal, "
            "and everybody is told.",
        )
    return translate(
        "rules page",
        "But an ace of trumps that could have robbed and did not is the lowest trump of that deal.",
    )


def unrobbed_cannot_go_out(rules: Rules) -> str:
    """Say that leaving the turn-up bars a player from winning; empty if it does not."""
    if rules.must_rob or not decliner_cannot_go_out(rules):
        return ""
    if rules.scoring is Scoring.DEALS_WON:
        return translate("rules page", "A player who could have robbed and did not cannot win the game with that deal.")
    text = translate(
        "rules page",
        "A player who could have robbed and did not cannot reach {number} in that deal: points beyond that are not "
        "counted.",
    )
    if rules.all_five is AllFive.WINS_GAME:
        all_tricks = translate(
            "rules page", "Even all {tricks} tricks do not win them the game.", None, rules.hand_size
        )
        return f"{text.format(number=rules.target)} {all_tricks.format(tricks=number_word(rules.hand_size))}"
    return text.format(number=rules.target)


def leading(rules: Rules) -> tuple[Section, ...]:
    """Return the section on leading."""
    return section(
        Subject.LEADING,
        translate("rules page", "Leading"),
        (
            first_lead(rules),
            first_lead_trump(rules),
            translate("rules page", "The winner of a trick leads to the next."),
        ),
    )


def first_lead(rules: Rules) -> str:
    """Say who leads to the first trick."""
    return {
        FirstLead.LEFT_OF_DEALER: translate("rules page", "The player on the dealer’s left leads to the first trick."),
        FirstLead.LEFT_OF_DECLARER: translate(
            "rules page", "The player on the declarer’s left leads to the first trick."
        ),
        FirstLead.DECLARER: translate("rules page", "The declarer leads to the first trick."),
    }[rules.first_lead]


def first_lead_trump(rules: Rules) -> str:
    """Say that the first lead must be a trump; empty if it may be any card at a table of this size."""
    if not rules.first_lead_is_trump:
        return ""
    return translate("rules page", "The first card led must be a trump, if the leader has one.")


def following(rules: Rules) -> tuple[Section, ...]:
    """Return the section on following to a card led."""
    held_back = bool(privileged(rules))
    return section(
        Subject.FOLLOWING,
        translate("rules page", "Following, and holding back") if held_back else translate("rules page", "Following"),
        (follow(rules),),
        (_TRUMP_LED(), renege(rules)),
        (_led_card(rules),),
    )


def follow(rules: Rules) -> str:
    """Say which cards may be played to a plain suit."""
    return {
        Follow.FOLLOW_OR_TRUMP: translate(
            "rules page",
            "If a plain suit is led and you hold it, play that suit or a trump. If you do not hold it, play any card.",
        ),
        Follow.MUST_FOLLOW: translate(
            "rules page",
            "If a plain suit is led and you hold it, you must play that suit, and may not trump. "
            "If you do not hold it, play any card.",
        ),
    }[rules.follow]


def renege(rules: Rules) -> str:
    """Say which trumps may be held back when a trump is led."""
    names = privileged(rules)
    if not names:
        return translate("rules page", "No trump may be held back.")
    if rules.renege is Renege.FIVE_ONLY and not rules.five_of_hearts_best:
        text = translate(
            "rules page",
            "But {names} need not be played to a lower trump. To hold it back is to renege, and it is your right: "
            "with no other trump in hand, play any card.",
        )
    else:
        text = translate(
            "rules page",
            "But {names} need not be played to a lower trump. To hold one back is to renege, and it is your right: "
            "with no other trump in hand, play any card.",
        )
    return text.format(names=names)


def renege_alone(rules: Rules) -> str:
    """Return `renege` after the rule to which it is an exception, for a list of house rules."""
    return f"{_TRUMP_LED()} {renege(rules)}"


_TRUMP_LED: Final = Text("rules page", "If a trump is led, you must play a trump while you have one.")


def _led_card(rules: Rules) -> str:
    if not privileged(rules):
        return ""
    return translate(
        "rules page",
        "What counts is the card that was led. A trump played after it, however good, changes nothing.",
    )
