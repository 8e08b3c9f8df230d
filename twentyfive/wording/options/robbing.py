"""Robbing: its questions, sentences and section. RULES.md section 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.phases.finishing import decliner_cannot_go_out
from twentyfive.core.phases.robbing import declined_openly
from twentyfive.core.rules.needs import TURN_UP
from twentyfive.core.rules.options import (
    AllFive,
    PutOut,
    RobBy,
    RobDeadline,
    Scoring,
    TurnedAce,
    UnrobbedAce,
)
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.amounts import number_word, points
from twentyfive.wording.choice import Answer
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate
from twentyfive.wording.options.question import NumberEntry, OptionQuestion, OptionWords, always
from twentyfive.wording.options.sections import Section, Subject, section


def _ask_rob_by() -> OptionQuestion:
    return OptionQuestion(
        "rob_by",
        translate("rules", "Who may rob"),
        (
            Answer(
                RobBy.ACE_HOLDER,
                translate("rules", "The holder of the ace"),
                translate("rules", "The ace of trumps. If an ace is turned up, the dealer may take it."),
            ),
            Answer(
                RobBy.DEALER_ONLY,
                translate("rules", "Only the dealer"),
                translate("rules", "With the ace of trumps in hand, or with an ace turned up."),
            ),
        ),
        sources=translate("rules", "Twenty-Five, partners: only the dealer. All books: the holder of the ace."),
    )


def _ask_rob_with_five_of_hearts() -> OptionQuestion:
    return OptionQuestion(
        "rob_with_five_of_hearts",
        translate("rules", "Robbing with the five of hearts"),
        (
            Answer(False, translate("rules", "No"), translate("rules", "Only the ace gives the right to rob.")),
            Answer(True, translate("rules", "Yes"), translate("rules", "The holder of 5♥ may rob too.")),
        ),
        sources=translate("rules", "Some who play Twenty-Five, partners, allow it."),
    )


def _ask_rob_deadline() -> OptionQuestion:
    return OptionQuestion(
        "rob_deadline",
        translate("rules", "When to rob"),
        (
            Answer(
                RobDeadline.OWN_FIRST_CARD,
                translate("rules", "Before your own first card"),
                translate("rules", "Nothing need be said until you are about to play."),
            ),
            Answer(
                RobDeadline.OPENING_LEAD,
                translate("rules", "Before the first lead"),
                translate("rules", "Each is asked in turn before a card is played."),
            ),
        ),
        sources=translate(
            "rules",
            "Pagat and Britannica: before your own first card. Cats at Cards’ Spoil Five: before the "
            "first lead. Wikipedia says both.",
        ),
    )


def _ask_turned_ace() -> OptionQuestion:
    return OptionQuestion(
        "turned_ace",
        translate("rules", "When an ace is turned up, the dealer takes it"),
        (
            Answer(
                TurnedAce.LIKE_ANY_ROB,
                translate("rules", "Like any other card"),
                translate("rules", "When others may rob."),
            ),
            Answer(
                TurnedAce.AFTER_FIRST_TRICK,
                translate("rules", "After the first trick"),
                translate("rules", "The first trick is played without it."),
            ),
        ),
        sources=translate("rules", "Cats at Cards’ Spoil Five: after the first trick. Elsewhere like any other card."),
    )


def _ask_must_rob() -> OptionQuestion:
    return OptionQuestion(
        "must_rob",
        translate("rules", "With the right to rob"),
        (
            Answer(
                False,
                translate("rules", "You may leave it"),
                translate("rules", "The turn-up may be taken or left."),
            ),
            Answer(
                True,
                translate("rules", "You must take the card"),
                translate("rules", "The turn-up must be taken, and a card of the hand put out."),
            ),
        ),
        sources=translate(
            "rules", "Pagat, Britannica and Cats at Cards: you may leave it. Some older books: you must take it."
        ),
    )


def _ask_unrobbed_ace() -> OptionQuestion:
    return OptionQuestion(
        "unrobbed_ace",
        translate("rules", "The ace of trumps that did not rob"),
        (
            Answer(
                UnrobbedAce.KEEPS_RANK,
                translate("rules", "Keeps its rank"),
                translate("rules", "Nobody learns that the holder left it."),
            ),
            Answer(
                UnrobbedAce.LOWEST_TRUMP,
                translate("rules", "Is the lowest trump"),
                translate("rules", "For the rest of that deal."),
            ),
        ),
        sources=translate("rules", "Pagat: keeps its rank. Wikipedia and Cats at Cards’ Spoil Five: the lowest trump."),
    )


def _ask_unrobbed_cannot_go_out() -> OptionQuestion:
    return OptionQuestion(
        "unrobbed_cannot_go_out",
        translate("rules", "Winning the game without having robbed"),
        (
            Answer(False, translate("rules", "Allowed")),
            Answer(
                True,
                translate("rules", "Not in that deal"),
                translate("rules", "A player who could have robbed and did not has to wait for a later deal to win."),
            ),
        ),
        sources=translate("rules", "Wikipedia: not in that deal. The others do not mention it."),
    )


def _ask_put_out() -> OptionQuestion:
    return OptionQuestion(
        "put_out",
        translate("rules", "The card put out for the turn-up"),
        (
            Answer(PutOut.FACE_DOWN, translate("rules", "Face down"), translate("rules", "Nobody sees it.")),
            Answer(
                PutOut.FACE_UP,
                translate("rules", "Face up"),
                translate("rules", "It takes the place of the turn-up."),
            ),
        ),
        sources=translate("rules", "Pagat, Britannica and Wikipedia: face down. Cats at Cards’ Spoil Five: face up."),
    )


def _ask_turned_ace_bonus() -> OptionQuestion:
    return OptionQuestion(
        "turned_ace_bonus",
        translate("rules", "For turning up an ace, the dealer scores"),
        (
            Answer(0, translate("rules", "Nothing")),
            Answer(5, points(5)),
        ),
        sources=translate("rules", "Some tables give the dealer 5 for it. No book does."),
        entry=NumberEntry(*CATALOGUE["turned_ace_bonus"].span, 5, translate("rules", "points"), words=points),
    )


def _ask_turned_ace_of_hearts() -> OptionQuestion:
    return OptionQuestion(
        "turned_ace_of_hearts",
        translate("rules", "For turning up A♥, the dealer scores"),
        (
            Answer(0, translate("rules", "Nothing")),
            Answer(4, points(4)),
        ),
        sources=translate("rules", "The Groom-porter’s laws of Maw: 4. No later book has it."),
    )


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


_ROB_BY: Final = {
    RobBy.ACE_HOLDER: Text(
        "rules page",
        "The holder of the ace of trumps may rob: take the card turned up, and put out any card of the hand for it.",
    ),
    RobBy.DEALER_ONLY: Text(
        "rules page",
        "Only a dealer who holds the ace of trumps may rob: take the card turned up, and put out any card "
        "of the hand for it.",
    ),
}


def rob_by(rules: Rules) -> str:
    """Say which holder of the ace of trumps may rob."""
    return _ROB_BY[rules.rob_by]()


def rob_with_five(rules: Rules) -> str:
    """Say that the five of hearts robs too; empty if it does not."""
    return translate("rules page", "The holder of 5♥ may rob too.") if rules.rob_with_five_of_hearts else ""


_PUT_OUT: Final = {
    PutOut.FACE_DOWN: Text("rules page", "The card put out lies face down."),
    PutOut.FACE_UP: Text("rules page", "The card put out lies face up."),
}


def put_out(rules: Rules) -> str:
    """Say whether the card put out lies face up or face down."""
    return _PUT_OUT[rules.put_out]()


_TURNED_ACE: Final = {
    TurnedAce.LIKE_ANY_ROB: Text("rules page", "If the card turned up is an ace, only the dealer may take it."),
    TurnedAce.AFTER_FIRST_TRICK: Text(
        "rules page", "If the card turned up is an ace, only the dealer may take it, and only after the first trick."
    ),
}


def turned_ace(rules: Rules) -> str:
    """Say when the dealer may take a turned ace."""
    return _TURNED_ACE[rules.turned_ace]()


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


def turned_ace_bonus(rules: Rules) -> str:
    """Say what the dealer scores for turning up an ace; empty if nothing."""
    if not rules.turned_ace_bonus:
        return ""
    text = translate("rules page", "If the card turned up is an ace, the dealer scores {points} for it.")
    return text.format(points=points(rules.turned_ace_bonus))


def turned_ace_of_hearts(rules: Rules) -> str:
    """Say what the dealer scores for turning up the ace of hearts; empty if nothing."""
    if not rules.turned_ace_of_hearts:
        return ""
    text = translate("rules page", "If the card turned up is A♥, the dealer scores {points} for it.")
    return text.format(points=points(rules.turned_ace_of_hearts))


WORDS: Final[Mapping[str, OptionWords]] = {
    "rob_by": OptionWords(Text("problems", "the right to rob"), always(_ask_rob_by), rob_by, where=TURN_UP.met),
    "rob_with_five_of_hearts": OptionWords(
        Text("problems", "robbing with the five of hearts"),
        always(_ask_rob_with_five_of_hearts),
        rob_with_five,
        where=TURN_UP.met,
    ),
    "rob_deadline": OptionWords(
        Text("problems", "the time for robbing"), always(_ask_rob_deadline), rob_deadline, where=TURN_UP.met
    ),
    "turned_ace": OptionWords(
        Text("problems", "the time for taking an ace that was turned up"),
        always(_ask_turned_ace),
        turned_ace,
        where=TURN_UP.met,
    ),
    "must_rob": OptionWords(Text("problems", "the duty to rob"), always(_ask_must_rob), must_rob, where=TURN_UP.met),
    "unrobbed_ace": OptionWords(
        Text("problems", "the rank of an ace that did not rob"),
        always(_ask_unrobbed_ace),
        unrobbed_ace,
        where=TURN_UP.met,
    ),
    "unrobbed_cannot_go_out": OptionWords(
        Text("problems", "the ban on winning without having robbed"),
        always(_ask_unrobbed_cannot_go_out),
        unrobbed_cannot_go_out,
        where=TURN_UP.met,
    ),
    "put_out": OptionWords(
        Text("problems", "the way the robber’s card is put out"), always(_ask_put_out), put_out, where=TURN_UP.met
    ),
    "turned_ace_bonus": OptionWords(
        Text("problems", "the score for turning up an ace"),
        always(_ask_turned_ace_bonus),
        turned_ace_bonus,
        where=TURN_UP.met,
    ),
    "turned_ace_of_hearts": OptionWords(
        Text("problems", "the score for turning up A♥"),
        always(_ask_turned_ace_of_hearts),
        turned_ace_of_hearts,
        otherwise=Text("rules page", "Turning up A♥ scores nothing."),
        where=TURN_UP.met,
    ),
}
"""The words of these options, in the order of the page."""
