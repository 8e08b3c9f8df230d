"""A table for a phone by ear: it is opened, somebody comes, asks to take back, and sleeps; the host answers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.screen_reader.bus import named
from tests.screen_reader.person import Person
from tests.screen_reader.phone import ScriptedPhone
from tests.screen_reader.test_by_ear import answer, answers, hears, show_at_once
from twentyfive.core import to_act
from twentyfive.net.messages import Ask, Wish
from twentyfive.presentation.phone.sheets import May

PHONE = 1
"""The seat that a phone gets."""


def open_a_table(person: Person) -> tuple[int, str]:
    """Open a table for one phone, and return the port and the code, as the screen reader reads them."""
    show_at_once(person)
    person.press("New game")
    person.until(lambda: any(named(person.things, "Seat 2")), "the seats are shown")
    person.use(next(named(person.things, "Seat 2")))
    person.press("Another screen")
    person.press("Open the table")
    way = re.compile(r"QR code for phones\. Address 192\.168\.1\.23:(\d+), code (.+)\.")

    def found() -> list[re.Match[str]]:
        return [match for thing in person.things if (match := way.fullmatch(thing.name))]

    person.until(lambda: bool(found()), "the way to the table can be read")
    port, code = found()[0].groups()
    return int(port), code.replace(" ", "")


def play_until(person: Person, phone: ScriptedPhone, done: Callable[[], bool], meaning: str) -> None:
    """Play on both sides until something has happened."""

    def happens() -> bool:
        if done():
            return True
        if to_act(person.state()) == PHONE:
            phone.play()
        elif answers(person):
            answer(person)
        return done()

    person.until(happens, meaning)


@pytest.mark.broad
def test_the_host_hears_of_the_phone_and_answers_it(in_a_home: Person) -> None:
    person = in_a_home
    port, code = open_a_table(person)
    phone = ScriptedPhone(port, code, "Máire")
    hears(person, "Máire has joined.")
    person.until(phone.has_a_seat, "the phone has a seat")
    person.press("Start the game")
    person.until(lambda: any(person.offered("Menu")), "the table is shown")

    def may_undo() -> bool:
        return phone.sheet is not None and May.UNDO in phone.sheet.may

    play_until(person, phone, may_undo, "the phone has decided something")
    assert phone.sheet is not None
    phone.say(Ask(phone.sheet.at, Wish.UNDO))
    hears(person, "Máire would like to take this back: ")
    person.press("Agree")
    play_until(person, phone, lambda: bool(phone.sheet and phone.sheet.turn), "the phone is asked again")
    phone.close()
    hears(person, "Máire’s device is asleep. The computer will play.")
    before = person.record().ply
    person.press("Play now")
    person.until(lambda: person.record().ply > before, "the computer has played")
    again = ScriptedPhone(port, token=phone.token)
    hears(person, "Máire is back.")
    again.close()
