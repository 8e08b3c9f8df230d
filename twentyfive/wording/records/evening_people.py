"""The words of a change of who is there at a same cards evening."""

from __future__ import annotations

from twentyfive.engine.evening.evening import Evening, Form
from twentyfive.wording.names import translate


def page_title() -> str:
    """The title of the page."""
    return translate("evening", "Who goes, who comes?")


def button_words() -> str:
    """The label of the button that leads to it."""
    return translate("evening", "Somebody goes or comes…")


def only_the_host() -> str:
    """The reason why a guest cannot say who goes and comes."""
    return translate("evening", "The computer that shares the evening says who goes and who comes.")


def somebody_new() -> str:
    """The answer for somebody who has no place yet."""
    return translate("evening", "Somebody new")


def the_partner_of(name: str) -> str:
    """The answer for a seat that the computer has, beside a person."""
    return translate("evening", "The computer, as the partner of {name}").format(name=name)


def who_went_home(name: str) -> str:
    """The answer for somebody who is not there any more."""
    return translate("evening", "{name}, who goes home").format(name=name)


def goes_home(name: str) -> str:
    """The answer that somebody goes home."""
    return translate("evening", "{name} goes home").format(name=name)


def is_back(name: str) -> str:
    """The answer that somebody is back, or has never gone."""
    return translate("evening", "{name} plays on after all").format(name=name)


def is_replaced(name: str) -> str:
    """The answer that somebody else takes a place."""
    return translate("evening", "Somebody else plays for {name}").format(name=name)


def takes_the_seat() -> str:
    """The answer that somebody takes a seat that the computer had."""
    return translate("evening", "Somebody takes the seat")


def is_not_replaced(name: str, other: str) -> str:
    """The answer that somebody did not take a place after all."""
    return translate("evening", "{name} does not come, and {other} plays on").format(name=name, other=other)


def comes_late(name: str) -> str:
    """The answer that somebody comes late, or not so late."""
    return translate("evening", "{name} comes late").format(name=name)


def has_another_name(name: str) -> str:
    """The answer that somebody is called otherwise."""
    return translate("evening", "{name} has another name").format(name=name)


def comes() -> str:
    """The answer that somebody comes who has no place."""
    return translate("evening", "Somebody comes late, with a place of their own")


def does_not_come(name: str) -> str:
    """The answer that somebody does not come."""
    return translate("evening", "{name} does not come after all").format(name=name)


def deal_answer(deal: int, round_number: int, *, seen: bool, in_rounds: bool) -> str:
    """A deal as an answer: "Deal 3", "Round 2, deal 3"."""
    if in_rounds:
        return translate("evening", "Round {round}, deal {number}").format(round=round_number, number=deal)
    if seen:
        return translate("evening", "Deal {number}, as one seen before").format(number=deal)
    return translate("evening", "Deal {number}").format(number=deal)


def before_their_first() -> str:
    """The answer for somebody who goes before having played anything."""
    return translate("evening", "No deal at all")


def shown_already() -> str:
    """The note that deals which are shown to all are marked."""
    return translate("evening", "Deals that everybody may look at already are marked as seen before.")


def saved(change: str) -> str:
    """The sentence after a change; `change` says what has become of the place, or is empty."""
    if not change:
        return translate("evening", "Saved.")
    return translate("evening", "Saved: {change}.").format(change=change)


def taken_back() -> str:
    """The sentence after a change was taken back."""
    return translate("evening", "Taken back.")


def no_name() -> str:
    """The reason why a name is missing."""
    return translate("evening", "Enter the name.")


def too_many_names(most: int) -> str:
    """The reason why there are too many names."""
    text = translate("evening", "Enter at most {number} names.", None, most)
    return translate("evening", "Enter one name.") if most == 1 else text.format(number=most)


def seat_is_full() -> str:
    """The reason why nobody else can take a seat."""
    return translate("evening", "Too many have played in this place by now. Give it back to one of them.")


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
