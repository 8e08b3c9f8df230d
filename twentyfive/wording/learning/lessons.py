"""The words of lessons: the translated texts of their files, and the words around them."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.core.moves import Bid, Exchange, NameTrump, Pass, PlayCard, PlayerMove, Rob, TakePool
from twentyfive.engine.files.guarded_file import FileContent
from twentyfive.engine.learning.lesson_progress import LessonProgress
from twentyfive.engine.learning.lessons import OTHERS
from twentyfive.wording.names import SIGNS, card_sign, for_the_ear, listed, translate


def lesson_text(lesson: str, text: str, others: Sequence[str] = ()) -> str:
    """Return a text of a lesson's file in the current language, looked up by its English wording.

    `others` are the names of the other players, clockwise from the person.
    """
    return translate(f"lesson {lesson}", text).format(**dict(zip(OTHERS, others, strict=False))) if text else ""


def where_in_course(number: int, lessons: int) -> str:
    """Return the place of a lesson in the course: "Lesson 1 of 9"."""
    return translate("lessons", "Lesson {number} of {lessons}").format(number=number, lessons=lessons)


def where_in_lesson(step: int, steps: int) -> str:
    """Return the place of a step in its lesson: "Step 2 of 7"."""
    return translate("lessons", "Step {step} of {steps}").format(step=step, steps=steps)


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


def click_it(number: int) -> str:
    """Say how to play the card with that number in the hand, counted from 1."""
    return translate("lessons", "Click the card, or press {number} and Enter.").format(number=number)


def press_next() -> str:
    """Say how to go on after reading a text; also the answer to a click on a card meanwhile."""
    return translate("lessons", "Press “Next” to go on.")


def press_finish() -> str:
    """Say how to go on at the last step of a lesson."""
    return translate("lessons", "Press “Finish” to end the lesson.")


def waits() -> str:
    """Say that the lesson waits while a panel lies over its table."""
    return translate("lessons", "The lesson waits until you close what lies over the table.")


def do_it_first() -> str:
    """Explain why Next is disabled."""
    return translate("lessons", "First do what is asked, or press “Show me”.")


def play_on_first() -> str:
    """Explain why Next is disabled in free play."""
    return translate("lessons", "Play to the end first. “Show me” gives advice.")


def nothing_to_show() -> str:
    """Explain why Show me is disabled."""
    return translate("lessons", "There is nothing to do here.")


def at_the_beginning() -> str:
    """Explain why Back is disabled."""
    return translate("lessons", "This is the first step.")


def lesson_spoken(number: int, title: str, about: str, *, done: bool) -> str:
    """Return a lesson of the list as spoken."""
    text = translate("lessons", "{number}, {title}: {about}.")
    text = text.format(number=number, title=for_the_ear(title), about=for_the_ear(about))
    return " ".join((text, translate("lessons", "Done."))) if done else text


def begin_with(number: int) -> str:
    """Return the label of the button for the first lesson if none was begun: "Begin lesson 1"."""
    return translate("lessons", "Begin lesson {number}").format(number=number)


def go_on_with(number: int) -> str:
    """Return the label of the button for the next lesson: "Go on with lesson 3"."""
    return translate("lessons", "Go on with lesson {number}").format(number=number)


def damaged(found: FileContent[LessonProgress]) -> str:
    """Say that the progress file was damaged, and where it is kept now."""
    text = translate(
        "lessons", "Your progress with the lessons cannot be read ({reason}). The file was kept as {kept}."
    )
    return text.format(reason=found.damage, kept=found.kept)


def not_read(path: str, reason: str) -> str:
    """Say that the progress file cannot be read."""
    text = translate("lessons", "Your progress with the lessons cannot be read from {path} ({reason}).")
    return text.format(path=path, reason=reason)


def not_kept(path: str, reason: str) -> str:
    """Say that the progress file cannot be written."""
    text = translate("lessons", "Your progress with the lessons cannot be saved in {path} ({reason}).")
    return text.format(path=path, reason=reason)


def all_done() -> str:
    """Say that all lessons are done."""
    return translate("lessons", "You have done all the lessons. Any of them can be played again.")
