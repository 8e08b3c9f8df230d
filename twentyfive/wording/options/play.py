"""Leading and following: their questions, sentences and sections. RULES.md sections 2 and 5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.rules.options import (
    FirstLead,
    Follow,
    Renege,
)
from twentyfive.wording.amounts import number_word
from twentyfive.wording.choice import Answer
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.options.order import privileged
from twentyfive.wording.options.question import NumberEntry, OptionQuestion, OptionWords, always
from twentyfive.wording.options.sections import Section, Subject, section


def _ask_follow() -> OptionQuestion:
    return OptionQuestion(
        "follow",
        translate("rules", "When a plain suit is led"),
        (
            Answer(
                Follow.FOLLOW_OR_TRUMP,
                translate("rules", "Follow suit or trump"),
                translate("rules", "Even with a card of the suit you may trump."),
            ),
            Answer(
                Follow.MUST_FOLLOW,
                translate("rules", "Follow suit"),
                translate("rules", "If you have a card of the suit, you must play it."),
            ),
        ),
        sources=translate(
            "rules",
            "Pagat, Britannica and Cats at Cards’ Twenty-Five: follow or trump. Cats at Cards’ Spoil "
            "Five, Wikipedia and Heather, 1876: follow.",
        ),
    )


def _ask_renege(rules: Rules) -> OptionQuestion:
    only_fives = (
        Answer(
            Renege.FIVE_ONLY,
            translate("rules", "Only 5♥ and the five"),
            translate("rules", "When a lower trump is led, 5♥ and the five of trumps need not be played."),
        )
        if rules.five_of_hearts_best
        else Answer(
            Renege.FIVE_ONLY,
            translate("rules", "Only the five"),
            translate("rules", "When a lower trump is led, the five of trumps need not be played."),
        )
    )
    return OptionQuestion(
        "renege",
        translate("rules", "Trumps that may be held back"),
        (
            Answer(
                Renege.TOP_THREE,
                _most_held_back(rules),
                translate("rules", "When a lower trump is led, none of them need be played."),
            ),
            only_fives,
            Answer(
                Renege.NONE,
                translate("rules", "None", "no trump"),
                translate("rules", "When a trump is led, a trump must be played, whichever it is."),
            ),
        ),
        sources=translate(
            "rules", "Five, jack and A♥ in all modern books. Heather, 1876, and Five Cards: the five alone."
        ),
    )


_MOST_HELD_BACK: Final = {
    (False, False): Text("rules", "Five, jack and ace of hearts"),
    (False, True): Text("rules", "Five, jack, joker and ace of hearts"),
    (True, False): Text("rules", "5♥, five, jack and A♥"),
    (True, True): Text("rules", "5♥, five, jack, joker and A♥"),
}


def _most_held_back(rules: Rules) -> str:
    return _MOST_HELD_BACK[rules.five_of_hearts_best, rules.joker]()


def _ask_first_lead_trump_from() -> OptionQuestion:
    return OptionQuestion(
        "first_lead_trump_from",
        translate("rules", "The very first lead"),
        (
            Answer(0, translate("rules", "Any card")),
            Answer(2, translate("rules", "Always a trump")),
            Answer(5, _trump_from(5)),
        ),
        meaning=translate("rules", "Whether the first card of a deal has to be a trump, if the leader has one."),
        sources=translate("rules", "Wikipedia: a trump, with five or more players. Everywhere else any card."),
        entry=NumberEntry(0, 10, 1, translate("rules", "players or more"), words=_trump_from),
    )


def _trump_from(players: int) -> str:
    text = translate("rules", "A trump, with {number} or more players", None, players)
    return text.format(number=number_word(players))


def _ask_first_lead() -> OptionQuestion:
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


_FIRST_LEAD: Final = {
    FirstLead.LEFT_OF_DEALER: Text("rules page", "The player on the dealer’s left leads to the first trick."),
    FirstLead.LEFT_OF_DECLARER: Text("rules page", "The player on the declarer’s left leads to the first trick."),
    FirstLead.DECLARER: Text("rules page", "The declarer leads to the first trick."),
}


def first_lead(rules: Rules) -> str:
    """Say who leads to the first trick."""
    return _FIRST_LEAD[rules.first_lead]()


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


_FOLLOW: Final = {
    Follow.FOLLOW_OR_TRUMP: Text(
        "rules page",
        "If a plain suit is led and you hold it, play that suit or a trump. If you do not hold it, play any card.",
    ),
    Follow.MUST_FOLLOW: Text(
        "rules page",
        "If a plain suit is led and you hold it, you must play that suit, and may not trump. "
        "If you do not hold it, play any card.",
    ),
}


def follow(rules: Rules) -> str:
    """Say which cards may be played to a plain suit."""
    return _FOLLOW[rules.follow]()


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


WORDS: Final[Mapping[str, OptionWords]] = {
    "follow": OptionWords(Text("problems", "the rule for following suit"), always(_ask_follow), follow),
    "renege": OptionWords(
        Text("problems", "the rule for holding trumps back"), lambda rules, _: _ask_renege(rules), renege_alone
    ),
    "first_lead_trump_from": OptionWords(
        Text("problems", "the number of players from which the first lead must be a trump"),
        always(_ask_first_lead_trump_from),
        first_lead_trump,
        otherwise=Text("rules page", "The first card led may be any card."),
    ),
    "first_lead": OptionWords(Text("problems", "the first lead"), always(_ask_first_lead), first_lead),
}
"""The words of these options, in the order of the page."""
