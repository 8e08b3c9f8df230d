"""A deal at the table of another computer by ear: a guest joins, plays, is asked, takes a break, hears who sleeps."""

from __future__ import annotations

import time
from itertools import cycle, islice
from pathlib import Path

from tests.net.tables import HERE
from tests.screen_reader.bus import VISIBLE, Thing
from tests.screen_reader.person import Person
from tests.screen_reader.test_by_ear import assert_all_named, hears, reads, show_at_once
from tests.together.windows import Window, window
from twentyfive.core.cards import PACK
from twentyfive.wording.names import card_name

CARDS = frozenset(map(card_name, PACK))
FROM_LEFT = 3
"""With more cards the person plays from the left; the last three are tried from the right, and one is refused."""

MOST_PRESSES = 12
UNANSWERED_S = 4
"""The time after which a person who hears nothing presses again: on a slow machine the table may still move cards."""

ASKED = ("Your turn.", "Your lead.")


def hand(person: Person) -> list[Thing]:
    """The cards that can be pressed now."""
    return [thing for thing in person.things if thing.offered and thing.actions and thing.name in CARDS]


def is_asked(person: Person) -> bool:
    """Whether the line or a question asks this person for something."""
    seen = [thing.name for thing in person.things if VISIBLE in thing.states]
    return any(name.startswith(ASKED) for name in seen) or any(person.offered("Leave it"))


def play_a_card(person: Person) -> None:
    """Press one card after another until one is taken."""
    before = len(hand(person))
    cards = hand(person)
    for card in islice(cycle(cards if before > FROM_LEFT else cards[::-1]), MOST_PRESSES):
        heard, again = len(person.heard), time.monotonic() + UNANSWERED_S
        person.use(card)

        def is_answered(card: Thing = card, heard: int = heard, again: float = again) -> bool:
            refused = any(said.startswith(f"Not {card.name}: ") for said in person.heard[heard:])
            return refused or len(hand(person)) < before or time.monotonic() > again

        person.until(is_answered, f"{card.name} is answered")
        if len(hand(person)) < before:
            return
    raise AssertionError(f"none of {[card.name for card in cards]} is taken")


def play_deal(person: Person) -> None:
    """Play a deal to its end."""
    while True:
        person.until(lambda: is_asked(person) or any(person.offered("Next deal")), "something is asked")
        if any(person.offered("Next deal")):
            return
        if any(person.offered("Leave it")):
            person.press("Leave it")
        elif hand(person):
            play_a_card(person)


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
    hears(person, "Deal 1: no trick for you.")
    said = " ".join(person.heard)
    for words in (
        "Tom deals. Turned up is 2 of clubs. Clubs are trumps. You hold jack of spades, ace of spades,",
        "Anna leads 3 of clubs, a trump. Your turn. Play any card.",
        "You play jack of spades.",
        "Tom takes the trick.",
        "Your turn. Play a spade. Tom led queen of spades.",
        "Not 5 of diamonds: Tom led a spade, so follow suit or trump. Play 4 of spades.",
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
    hears(person, "You take a break, and the computer plays for you.")
    person.press("I am back")
    person.until(lambda: not any(person.offered("I am back")), "the break is over")
