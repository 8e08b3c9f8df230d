"""A deal at the table of another computer by ear: a guest joins, plays, is asked, takes a break, hears who sleeps."""

from __future__ import annotations

from functools import partial
from itertools import cycle
from pathlib import Path

import pytest

from tests.net.tables import HERE
from tests.screen_reader.bus import Thing
from tests.screen_reader.person import Person
from tests.screen_reader.test_by_ear import assert_all_named, hears, reads, show_at_once
from tests.together.windows import Window, window
from twentyfive.core.cards import PACK
from twentyfive.wording.names import card_title

CARDS = frozenset(map(card_title, PACK))
FROM_LEFT = 3
"""With more cards the person plays from the left; the last three are tried from the right, and one is refused."""

ASKED = ("Your turn.", "Your lead.")


def hand(person: Person) -> list[Thing]:
    """The cards that can be pressed now."""
    return [thing for thing in person.things if thing.offered and thing.actions and thing.name in CARDS]


def is_asked(person: Person, heard: int) -> bool:
    """Whether this person has heard that it is their turn, after so many announcements.

    The line is no proof: it may still tell of the turn before, when a card pressed says nothing.
    """
    said = person.heard[heard:]
    return any(asked in one for one in said for asked in ASKED)


def play_a_card(person: Person) -> int:
    """Press one card after another until one is taken; returns the number of announcements before that."""
    before = len(hand(person))
    cards = hand(person)
    for card in cycle(cards if before > FROM_LEFT else reversed(cards)):
        heard = len(person.heard)
        person.use(card)

        def is_answered(card: Thing = card, heard: int = heard) -> bool:
            refused = any(said.startswith(f"Not the {card.name}: ") for said in person.heard[heard:])
            return refused or len(hand(person)) < before

        person.until(is_answered, f"{card.name} is answered")
        if len(hand(person)) < before:
            return heard
    raise AssertionError("a hand is never empty in a turn")


def play_deal(person: Person) -> None:
    """Play a deal to its end."""
    heard = 0
    while True:
        person.until(partial(_is_awaited, person, heard), "something is asked")
        if any(person.offered("Next deal")):
            return
        if any(person.offered("Leave it")):
            heard = len(person.heard)
            person.press("Leave it")
        elif hand(person):
            heard = play_a_card(person)


def _is_awaited(person: Person, heard: int) -> bool:
    """Whether it is this person's turn, or a button answers the only question or ends the deal."""
    return is_asked(person, heard) or any(any(person.offered(name)) for name in ("Next deal", "Leave it"))


@pytest.mark.broad
def test_a_guest_plays_a_deal_by_ear(person: Person, tmp_path: Path) -> None:
    with window(tmp_path, "Anna") as host, window(tmp_path, "Tom") as other:
        for one in (host, other):
            one.answer()
        door = host.ask("open", preset="twenty-five", players=3, sides=3, guests=2, options={"target": 100})
        show_at_once(person)
        person.press("Join a game")
        person.until(lambda: any(person.offered("Look for the table")), "the page is shown")
        assert_all_named(person)
        person.write("Address", f"{HERE}:{door['port']}")
        person.write("Code", " ".join(door["code"].lower()))
        person.write("Your name", "Síle")
        person.press("Look for the table")
        person.press("The seat of Mary")
        hears(person, "You have a seat. The game begins when the host starts it.")
        other.ask("join", address=f"{HERE}:{door['port']}", code=door["code"])
        host.ask("begin", guests=2)
        person.until(lambda: any(person.offered("Menu")), "the table is shown")
        reads(person, "Anna")
        reads(person, "Tom")
        for one in (host, other):
            one.tell("play", until="deals", deals=1)
        _plays_with(person, host, other)
        assert_all_named(person)
        _hears_the_deal(person)
        _lets_take_back(person, host, other)
        _takes_a_break(person)
        other.kill()
        reads(person, "asleep")


def _plays_with(person: Person, *others: Window) -> None:
    """Play the deal to its end, with the others at their windows."""
    for one in others:
        one.tell("play", until="deals", deals=1)
    play_deal(person)
    for one in others:
        one.answer()


def _hears_the_deal(person: Person) -> None:
    """Check that the people, the cards, a turn, a refusal, the tricks and the result were heard."""
    hears(person, "Deal 1: no tricks for you.")
    said = " ".join(person.heard)
    for words in (
        "Tom deals. The 2 of clubs is turned up. Clubs are trumps. You hold the jack of spades, the ace of spades,",
        "Anna leads the 3 of clubs, a trump. Your turn. Play any card.",
        "You play the jack of spades.",
        "Tom takes the trick.",
        "Your turn. Play a spade. Tom led the queen of spades.",
        "Not the 5 of diamonds: Tom led a spade, so follow suit. Play the 4 of spades.",
    ):
        assert words in said, said


def _lets_take_back(person: Person, host: Window, other: Window) -> None:
    """Hear that the host would like to take a card back, and agree."""
    host.ask("press", name="Undo")
    hears(person, "Anna would like to take this back: ")
    other.ask("press", name="Agree")
    person.press("Agree")
    person.until(lambda: not any(person.offered("Next deal")), "the deal goes on")


def _takes_a_break(person: Person) -> None:
    """Take a break, in which the computer plays, and come back."""
    person.press("Menu")
    person.press("Take a break")
    hears(person, "You are taking a break, and the computer plays for you.")
    person.press("I am back")
    person.until(lambda: not any(person.offered("I am back")), "the break is over")
