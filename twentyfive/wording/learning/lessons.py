"""The words of lessons: the translated texts of their files, and the words around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twentyfive.core.moves import Bid, Exchange, NameTrump, Pass, PlayCard, PlayerMove, Rob, TakePool
from twentyfive.engine.files.guarded_file import FileContent
from twentyfive.engine.learning.lesson_progress import LessonProgress
from twentyfive.engine.learning.lessons import OTHERS
from twentyfive.wording.grammar.texts import CountedText, Text
from twentyfive.wording.names import SIGNS, card_sign, for_the_ear, listed, translate


def lesson_text(lesson: str, text: str, others: Sequence[str] = ()) -> str:
    """Return a text of a lesson's file in the current language, looked up by its English wording.

    `others` are the names of the other players, clockwise from the person.
    """
    return translate(f"lesson {lesson}", text).format(**dict(zip(OTHERS, others, strict=False))) if text else ""


WHERE_IN_COURSE: Final = Text("lessons", "Lesson {number} of {lessons}")
WHERE_IN_LESSON: Final = Text("lessons", "Step {step} of {steps}")


def shown_move(move: PlayerMove) -> str:
    """Say how to make the move that Show me marks."""
    match move:
        case PlayCard(card):
            return translate("lessons", "It is {card}, where the arrow points.").format(card=card_sign(card))
        case Rob(out):
            text = translate("lessons", "Put out {card}, where the arrow points, then press “Take”.")
            return text.format(card=card_sign(out))
        case Bid(points):
            return translate("lessons", "Press “{points}” in the panel above your hand.").format(points=points)
        case Pass():
            return translate("lessons", "Press “Pass” in the panel above your hand.")
        case NameTrump(suit):
            text = translate("lessons", "Press “{suit}” in the panel above your hand.")
            return text.format(suit=SIGNS[suit])
        case Exchange(out):
            text = translate("lessons", "Choose {cards} in your hand, then press the button in the panel.")
            return text.format(cards=listed([card_sign(card) for card in out]))
        case TakePool():
            return translate("lessons", "Press “Take the pool” in the panel above your hand.")
        case _:
            return translate("lessons", "Press the button in the panel above your hand.")


CLICK_IT: Final = Text("lessons", "Click the card, or press {number} and Enter.")
"""`number` is the place of the card in the hand, counted from 1."""

PRESS_NEXT: Final = Text("lessons", "Press “Next” to go on.")
"""Also the answer to a click on a card meanwhile."""

PRESS_FINISH: Final = Text("lessons", "Press “Finish” to end the lesson.")
WAITS: Final = Text("lessons", "The lesson waits until you close what lies over the table.")

DO_IT_FIRST: Final = Text("lessons", "First do what is asked, or press “Show me”.")
"""Why Next is disabled."""

PLAY_ON_FIRST: Final = Text("lessons", "Play to the end first. “Show me” gives advice.")
"""Why Next is disabled in free play."""

NOTHING_TO_SHOW: Final = Text("lessons", "There is nothing to do here.")
"""Why Show me is disabled."""

AT_THE_BEGINNING: Final = Text("lessons", "This is the first step.")
"""Why Back is disabled."""


LESSONS: Final = CountedText("lessons", "{number} short lessons")
MINUTES_IN_ALL: Final = CountedText("lessons", "About {number} minutes in all")
MINUTES_LEFT: Final = CountedText("lessons", "About {number} minutes left")
MINUTES: Final = Text("lessons", "{number} min")
"""On the button of a lesson."""

_MINUTES_SPOKEN: Final = CountedText("lessons", "{number} minutes")


def lesson_spoken(number: int, title: str, about: str, minutes: int, *, done: bool) -> str:
    """Return a lesson of the list as spoken."""
    text = translate("lessons", "{number}, {title}: {about}. {minutes}.")
    fields = {"title": for_the_ear(title), "about": for_the_ear(about), "minutes": _MINUTES_SPOKEN(minutes)}
    text = text.format(number=number, **fields)
    return " ".join((text, translate("lessons", "Done."))) if done else text


BEGIN_WITH: Final = Text("lessons", "Begin lesson {number}")
GO_ON_WITH: Final = Text("lessons", "Go on with lesson {number}")


def damaged(found: FileContent[LessonProgress]) -> str:
    """Say that the progress file was damaged, and where it is kept now."""
    text = translate(
        "lessons", "Your progress with the lessons cannot be read ({reason}). The file was kept as {kept}."
    )
    return text.format(reason=found.damage, kept=found.kept)


NOT_READ: Final = Text("lessons", "Your progress with the lessons cannot be read from {path} ({reason}).")
NOT_KEPT: Final = Text("lessons", "Your progress with the lessons cannot be saved in {path} ({reason}).")
ALL_DONE: Final = Text("lessons", "You have done all the lessons. Any of them can be played again.")
