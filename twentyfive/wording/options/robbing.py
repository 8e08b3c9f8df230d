"""The questions about robbing. RULES.md section 3."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from twentyfive.core.rules.options import PutOut, RobBy, RobDeadline, TurnedAce, UnrobbedAce
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.wording.amounts import points
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate
from twentyfive.wording.options.question import NumberEntry, OptionQuestion


def _rob_by() -> OptionQuestion:
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


def _rob_with_five_of_hearts() -> OptionQuestion:
    return OptionQuestion(
        "rob_with_five_of_hearts",
        translate("rules", "Robbing with the five of hearts"),
        (
            Answer(False, translate("rules", "No"), translate("rules", "Only the ace gives the right to rob.")),
            Answer(True, translate("rules", "Yes"), translate("rules", "The holder of 5♥ may rob too.")),
        ),
        sources=translate("rules", "Some who play Twenty-Five, partners, allow it."),
    )


def _rob_deadline() -> OptionQuestion:
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


def _turned_ace() -> OptionQuestion:
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


def _must_rob() -> OptionQuestion:
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


def _unrobbed_ace() -> OptionQuestion:
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


def _unrobbed_cannot_go_out() -> OptionQuestion:
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


def _put_out() -> OptionQuestion:
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


def _turned_ace_bonus() -> OptionQuestion:
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


def _turned_ace_of_hearts() -> OptionQuestion:
    return OptionQuestion(
        "turned_ace_of_hearts",
        translate("rules", "For turning up A♥, the dealer scores"),
        (
            Answer(0, translate("rules", "Nothing")),
            Answer(4, points(4)),
        ),
        sources=translate("rules", "The Groom-porter’s laws of Maw: 4. No later book has it."),
    )


FIXED: Final[Mapping[str, Callable[[], OptionQuestion]]] = {
    "rob_by": _rob_by,
    "rob_with_five_of_hearts": _rob_with_five_of_hearts,
    "rob_deadline": _rob_deadline,
    "turned_ace": _turned_ace,
    "must_rob": _must_rob,
    "unrobbed_ace": _unrobbed_ace,
    "unrobbed_cannot_go_out": _unrobbed_cannot_go_out,
    "put_out": _put_out,
    "turned_ace_bonus": _turned_ace_bonus,
    "turned_ace_of_hearts": _turned_ace_of_hearts,
}
"""The questions that do not depend on the other rules, by option."""
