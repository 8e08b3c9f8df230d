"""Pages opened by keys alone: a reader hears the name of each page and of the control that has the focus."""

from __future__ import annotations

import pytest

from tests.screen_reader.bus import VISIBLE, Thing
from tests.screen_reader.person import Key, Person
from tests.screen_reader.test_by_ear import assert_all_named

MOST_STOPS = 60
"""More stops than any page has."""


def go_to(person: Person, control: str, key: Key = Key.TAB) -> None:
    """Press a key until the focus is at the control whose name begins like this; each stop has a name."""
    for _ in range(MOST_STOPS):
        stop = person.strike(key)
        assert stop.name.strip(), f"a {stop.role} without a name has the focus"
        if stop.name.startswith(control):
            return
    raise AssertionError(f"the focus never came to {control}")


def opens(person: Person, page: str, first: str, key: Key = Key.ENTER) -> None:
    """Press a key that opens a page, whose name is told, and the first control, which has the focus."""
    assert person.strike(key).name.startswith(first)
    person.until(lambda: any(_is_page(thing, page) for thing in person.things), f"the page {page} is told")
    assert_all_named(person)


def _is_page(thing: Thing, name: str) -> bool:
    return thing.role == "panel" and thing.name == name and VISIBLE in thing.states


def go_back(person: Person, pages: int = 1) -> None:
    """Press Esc so many times; each time the focus lands at a control with a name."""
    for _ in range(pages):
        assert person.strike(Key.ESC).name.strip()


@pytest.mark.broad
def test_keys_open_the_newer_pages_and_the_page_and_the_focus_are_told(person: Person) -> None:
    person.next_focus()  # the window has come to the front
    go_to(person, "Deal of the day")
    opens(person, "Deal of the day", "Twenty-Five")
    go_to(person, "Calendar of the year")
    opens(person, "Calendar of the year", "")
    go_back(person, 2)
    go_to(person, "Same cards for all")
    opens(person, "Same cards for all", "Game: ")
    go_to(person, "Names of those who play")
    person.type_in("aoife, brendan")
    opens(person, "Same cards for all", "I am aoife")
    go_to(person, "Results")
    opens(person, "Results", "Who is looking?")
    go_back(person, 2)
    go_to(person, "New game")
    opens(person, "New game", "Game: Twenty-Five")
    go_to(person, "Choose a character")
    opens(person, "Characters", "")
    go_back(person)
    go_to(person, "Print or PDF")
    opens(person, "Print or PDF", "")
    go_back(person, 2)
    go_to(person, "Settings")
    opens(person, "Settings", "")
    go_to(person, "Players", Key.DOWN)
    person.until(lambda: any(person.offered("Add a program…")), "the programs are shown")
    assert_all_named(person)
