"""The words of a change of who is there at a same cards evening."""

from __future__ import annotations

from typing import Final

from twentyfive.engine.evening.evening import Evening, Form
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate

PAGE_TITLE: Final = Text("evening", "Who goes, who comes?")
BUTTON_WORDS: Final = Text("evening", "Somebody goes or comes…")
ONLY_THE_HOST: Final = Text("evening", "The computer that shares the evening says who goes and who comes.")
SOMEBODY_NEW: Final = Text("evening", "Somebody new")

THE_PARTNER_OF: Final = Text("evening", "The computer, as the partner of {name}")
"""For a seat that the computer has, beside a person."""

WHO_WENT_HOME: Final = Text("evening", "{name}, who goes home")
GOES_HOME: Final = Text("evening", "{name} goes home")
IS_BACK: Final = Text("evening", "{name} plays on after all")
IS_REPLACED: Final = Text("evening", "Somebody else plays for {name}")
TAKES_THE_SEAT: Final = Text("evening", "Somebody takes the seat")
IS_NOT_REPLACED: Final = Text("evening", "{name} does not come, and {other} plays on")
COMES_LATE: Final = Text("evening", "{name} comes late")
HAS_ANOTHER_NAME: Final = Text("evening", "{name} has another name")
COMES: Final = Text("evening", "Somebody comes late, with a place of their own")
DOES_NOT_COME: Final = Text("evening", "{name} does not come after all")


def deal_answer(deal: int, round_number: int, *, seen: bool, in_rounds: bool) -> str:
    """A deal as an answer: "Deal 3", "Round 2, deal 3"."""
    if in_rounds:
        return translate("evening", "Round {round}, deal {number}").format(round=round_number, number=deal)
    if seen:
        return translate("evening", "Deal {number}, as one seen before").format(number=deal)
    return translate("evening", "Deal {number}").format(number=deal)


BEFORE_THEIR_FIRST: Final = Text("evening", "No deal at all")
"""Somebody goes before having played anything."""

SHOWN_ALREADY: Final = Text("evening", "Deals that everybody may look at already are marked as seen before.")


def saved(change: str) -> str:
    """The sentence after a change; `change` says what has become of the place, or is empty."""
    if not change:
        return translate("evening", "Saved.")
    return translate("evening", "Saved: {change}.").format(change=change)


TAKEN_BACK: Final = Text("evening", "Taken back.")
NO_NAME: Final = Text("evening", "Enter the name.")


def too_many_names(most: int) -> str:
    """The reason why there are too many names."""
    text = translate("evening", "Enter at most {number} names.", None, most)
    return translate("evening", "Enter one name.") if most == 1 else text.format(number=most)


SEAT_IS_FULL: Final = Text("evening", "Too many have played in this place by now. Give it back to one of them.")


def no_room(evening: Evening) -> str:
    """The reason why nobody can have a place of their own."""
    if evening.plan.form is not Form.ALONE:
        return translate(
            "evening",
            "Those who meet have fixed places. Choose somebody who goes or went home, and let the newcomer play for"
            " them.",
        )
    return translate(
        "evening",
        "All ten places are taken. Choose somebody who goes or went home, and let the newcomer play for them.",
    )
