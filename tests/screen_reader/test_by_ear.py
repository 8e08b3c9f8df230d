"""The program by ear: everything is found by name, whole deals are played, every step is heard (UX.md section 5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.screen_reader.bus import FOCUSABLE, VISIBLE, Thing
from tests.screen_reader.person import Person
from twentyfive.core import PlayerView, Record, Suit, redact, to_act, view_for
from twentyfive.core.cards import PACK
from twentyfive.core.moves import Move, PlayCard
from twentyfive.core.state import Phase
from twentyfive.ui.settings import Announcements
from twentyfive.ui.wording.games import game_name
from twentyfive.ui.wording.names import card_name, card_sign, suit_name
from twentyfive.ui.wording.steps import announcement

ME = 0
SILENT = 'may be used but has no name: a screen reader would say "button"'


@dataclass(frozen=True)
class Seen:
    """A step of the log as the person at the bottom sees it."""

    view: PlayerView
    before: PlayerView
    kind: type[Move]
    move: Move | None
    mover: int | None


def steps(record: Record) -> Iterator[Seen]:
    for ply, move in enumerate(record.moves):
        state = record.state_at(ply)
        after, before = view_for(record.state_at(ply + 1), ME), view_for(state, ME)
        yield Seen(after, before, type(move), redact(move, state, ME), to_act(state))


def names_all(person: Person) -> None:
    """Every thing that can be used on this page says what it is."""
    usable = [thing for thing in person.things if thing.offered and (thing.actions or FOCUSABLE in thing.states)]
    assert usable
    assert not [thing for thing in usable if not thing.name.strip()], SILENT


def tells_nothing_hidden(person: Person) -> None:
    """What the bus tells of the table at the person's turn names no card they have not seen."""
    told = "\n".join(f"{thing.name}\n{thing.description}" for thing in person.things if VISIBLE in thing.states)
    hidden = [card for card in PACK if card not in view_for(person.state(), ME).seen]
    assert len(hidden) > 10
    for card in hidden:
        assert card_name(card) not in told
        assert card_sign(card) not in told


def begin(person: Person, game: str) -> None:
    person.press("Settings")
    person.press("Speed")
    person.press("At once")
    person.press("Back")
    person.press("New game")
    person.press(game)
    person.press("Start the game")
    person.until(lambda: any(person.offered("Menu")), "the table is shown")


def answers(person: Person) -> list[Thing]:
    """What can be said now, best first, or else the cards of the hand that can be chosen."""
    state = person.state()
    if to_act(state) != ME:
        return []
    match state.phase:
        case Phase.BID:
            labels = ["20", "15", "Pass"]
        case Phase.NAME_TRUMP:
            labels = [suit_name(suit) for suit in Suit]
        case Phase.EXCHANGE:
            labels = ["Put out one card"]
        case _:
            labels = ["Leave it"]
    said = [thing for label in labels for thing in person.offered(label)]
    return said or [thing for thing in person.things if thing.offered and thing.description == "may be chosen"]


def unheard(expected: list[str], person: Person) -> list[str]:
    """What was not announced in its turn."""
    heard = iter(person.heard)
    return [said for said in expected if said not in heard]


def is_over(person: Person) -> bool:
    return any(person.offered("Next deal")) or any(person.offered("Play again"))


def answer(person: Person) -> None:
    """Give the first answer, and wait until it is taken."""
    ply, before = person.record().ply, answers(person)
    if before:
        person.use(before[0])
    person.until(lambda: person.record().ply > ply or answers(person) != before, "the answer is taken")


def play_deal(person: Person) -> None:
    while True:
        person.until(lambda: is_over(person) or bool(answers(person)), "something is asked")
        if is_over(person):
            return
        tells_nothing_hidden(person)
        answer(person)


@pytest.mark.parametrize("game", ["twenty-five", "auction-forty-fives"])
def test_a_deal_is_played_by_ear_and_every_step_is_heard(person: Person, game: str) -> None:
    begin(person, game_name(game))
    play_deal(person)
    record = person.record()
    expected = [said for step in steps(record) if (said := announcement(step, Announcements.FULL))]
    cards = [move.card for move in record.moves if isinstance(move, PlayCard)]
    assert len(cards) >= 5
    for card in cards:
        assert any(card_name(card) in said for said in expected)
    person.until(lambda: not unheard(expected, person), f"all of this is heard in its order: {expected}")


def test_everything_that_can_be_used_has_a_name_on_every_page(person: Person) -> None:
    names_all(person)
    for page in ("New game", "Learn", "Saved games", "Statistics", "Settings", "F1 help"):
        person.press(page)
        person.until(lambda: any(person.offered("Back")), f"the page {page} is shown")
        names_all(person)
        person.press("Back")
    person.press("New game")
    person.press("All the rules")
    person.until(lambda: any(person.offered("Done")), "all the rules are shown")
    names_all(person)
    person.press("Done")
    person.press("Start the game")
    person.until(lambda: any(person.offered("Menu")), "the table is shown")
    person.press("Menu")
    person.until(lambda: any(person.offered("Back to the table")), "the menu is open")
    names_all(person)
    person.press("Rules of this game")
    person.until(lambda: any(person.offered("Back")), "the rules are shown")
    names_all(person)
