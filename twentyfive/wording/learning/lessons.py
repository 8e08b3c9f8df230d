"""The words of lessons: their own texts, translated and for the ear, and what stands around them."""

from __future__ import annotations

from twentyfive.core.moves import Bid, Exchange, NameTrump, Pass, PlayCard, PlayerMove, Rob, TakePool
from twentyfive.engine.files.guarded_file import Found
from twentyfive.engine.learning.lesson_progress import LessonProgress
from twentyfive.wording.names import SIGNS, card_sign, for_the_ear, listed, translate


def lesson_text(lesson: str, text: str) -> str:
    """A text of a lesson's file in the language in use, looked up by its English wording."""
    return translate(f"lesson {lesson}", text) if text else ""


def where_in_course(number: int, lessons: int) -> str:
    """Which lesson it is: "Lesson 1 of 9"."""
    return translate("lessons", "Lesson {number} of {lessons}").format(number=number, lessons=lessons)


def where_in_lesson(step: int, steps: int) -> str:
    """Which step it is: "Step 2 of 7"."""
    return translate("lessons", "Step {step} of {steps}").format(step=step, steps=steps)


def shown_move(move: PlayerMove) -> str:
    """What Show me says."""
    match move:
        case PlayCard(card):
            return translate("lessons", "It is {card}, where the arrow points.").format(card=card_sign(card))
        case Rob(out):
            text = translate("lessons", "Put out {card}, where the arrow points, then press Take.")
            return text.format(card=card_sign(out))
        case Bid(points):
            return translate("lessons", "Press {points} in the panel above your hand.").format(points=points)
        case Pass():
            return translate("lessons", "Press Pass in the panel above your hand.")
        case NameTrump(suit):
            text = translate("lessons", "Press {suit} in the panel above your hand.")
            return text.format(suit=SIGNS[suit])
        case Exchange(out):
            text = translate("lessons", "Choose {cards} in your hand, then press the button in the panel.")
            return text.format(cards=listed([card_sign(card) for card in out]))
        case TakePool():
            return translate("lessons", "Press Take the pool in the panel above your hand.")
        case _:
            return translate("lessons", "Press the button in the panel above your hand.")


def click_it(number: int) -> str:
    """How to play the card that has that number in the hand, counted from 1."""
    return translate("lessons", "Click the card, or press {number} and Enter.").format(number=number)


def press_next() -> str:
    """What is said where there is something to read, and to whoever plays meanwhile."""
    return translate("lessons", "Press Next to go on.")


def press_finish() -> str:
    """The same at the last step of a lesson."""
    return translate("lessons", "Press Finish to end the lesson.")


def do_it_first() -> str:
    """Why Next is off."""
    return translate("lessons", "First do what is asked, or press Show me.")


def play_on_first() -> str:
    """Why Next is off in free play."""
    return translate("lessons", "Play on to the end first. Show me gives advice.")


def nothing_to_show() -> str:
    """Why Show me is off."""
    return translate("lessons", "There is nothing to do here.")


def at_the_beginning() -> str:
    """Why Back is off."""
    return translate("lessons", "This is the first step.")


def lesson_spoken(number: int, title: str, about: str, *, done: bool) -> str:
    """A lesson of the list for the ear."""
    text = translate("lessons", "{number}, {title}: {about}.")
    text = text.format(number=number, title=for_the_ear(title), about=for_the_ear(about))
    return " ".join((text, translate("lessons", "Done."))) if done else text


def begin_with(number: int) -> str:
    """On the button of the first lesson where none was begun: "Begin lesson 1"."""
    return translate("lessons", "Begin lesson {number}").format(number=number)


def go_on_with(number: int) -> str:
    """On the button of the next lesson: "Go on with lesson 3"."""
    return translate("lessons", "Go on with lesson {number}").format(number=number)


def damaged(found: Found[LessonProgress]) -> str:
    """That the file of progress was damaged, and where it is kept now."""
    text = translate("lessons", "What you did in the lessons cannot be read ({reason}). The file is kept as {kept}.")
    return text.format(reason=found.damage, kept=found.kept)


def not_read(path: str, reason: str) -> str:
    """That the file of progress cannot be read."""
    text = translate("lessons", "What you did in the lessons cannot be read from {path} ({reason}).")
    return text.format(path=path, reason=reason)


def not_kept(path: str, reason: str) -> str:
    """That the file of progress cannot be written."""
    text = translate("lessons", "How far you are with the lessons cannot be kept in {path} ({reason}).")
    return text.format(path=path, reason=reason)


def all_done() -> str:
    """What is said to whoever has done every lesson."""
    return translate("lessons", "You have done all the lessons. Any of them can be played again.")
