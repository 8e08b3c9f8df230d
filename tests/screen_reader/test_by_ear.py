"""The program by ear: a person finds everything by name, plays whole deals and hears every step."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.screen_reader.bus import FOCUSABLE, VISIBLE, Thing, named
from tests.screen_reader.person import Person
from twentyfive.assets import resource
from twentyfive.core import Card, Record, Suit, legal_moves, to_act, view_for
from twentyfive.core.cards import PACK
from twentyfive.core.moves import PlayCard
from twentyfive.core.state import Phase
from twentyfive.engine.game.observations import Shown, seen_move
from twentyfive.engine.learning.lesson_files import read_lessons
from twentyfive.engine.seating.seats import seats_of
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.hand_order import step_with_hand_sorted
from twentyfive.wording.announcements import Announcements
from twentyfive.wording.learning.lessons import WHERE_IN_LESSON
from twentyfive.wording.names import SUIT_NAMES, card_sign, card_title
from twentyfive.wording.setup.games import GAME_NAMES
from twentyfive.wording.table.steps import announcement

ME = 0
DRAWN = "The first jack"
"""The start of the move in the list that draws for the deal, whose cards are shuffled again."""

ASKED = ("Your turn.", "Your lead.", "Put out", "Keep all")
"""The beginnings of the line or of an answer by which the table asks for a card."""

SIGNS = {"♣", "♦", "♥", "♠"}
SILENT = 'may be used but has no name: a screen reader would say "button"'


def steps(record: Record) -> Iterator[Shown]:
    for ply in range(record.ply):
        made = seen_move(record, seats_of(record.header), ply, ME)
        yield step_with_hand_sorted(Shown(made.after, ply, made), Settings())


def usable(person: Person) -> list[Thing]:
    """The things on this page that can be pressed or focused."""
    return [thing for thing in person.things if thing.offered and (thing.actions or FOCUSABLE in thing.states)]


def assert_no_empty_roles(person: Person) -> None:
    """Check that no pane, list or panel is there for the sake of the layout: each would be read with its role."""
    seen = [thing for thing in person.things if VISIBLE in thing.states]
    empty = [thing for thing in seen if thing.role in ("layered pane", "scroll pane", "list", "panel", "viewport")]
    assert not [thing for thing in empty if thing.name in ("", "Twenty-Five")]


def assert_all_named(person: Person) -> None:
    """Check that each usable thing on this page has a name in words, and that no two are alike."""
    things = usable(person)
    assert things
    assert not [thing for thing in things if not thing.name.strip()], SILENT
    groups = [thing for thing in person.things if thing.role == "panel" and VISIBLE in thing.states]
    assert all(group.name.strip() for group in groups), "a group has no name to be announced on entry"
    counts = Counter((thing.role, thing.name, thing.description) for thing in things)
    assert not [words for words, times in counts.items() if times > 1], "two things cannot be told apart by ear"
    signed = [thing for thing in person.things if VISIBLE in thing.states and SIGNS & {*thing.name, *thing.description}]
    assert not signed, "a suit must be a word, not a sign"


def assert_nothing_hidden_told(person: Person) -> None:
    """Check that the bus names no card that the person has not seen."""
    seen = [thing for thing in person.things if VISIBLE in thing.states and not thing.name.startswith(DRAWN)]
    texts = "\n".join(f"{thing.name}\n{thing.description}" for thing in seen)
    hidden = [card for card in PACK if card not in view_for(person.state(), ME).seen]
    assert len(hidden) > 10
    for card in hidden:
        assert card_title(card) not in texts
        assert card_sign(card) not in texts


def show_at_once(person: Person) -> None:
    person.press("Settings")
    person.press("Speed")
    person.press("At once")
    person.press("Back")


def begin(person: Person, game: str) -> None:
    show_at_once(person)
    person.press("New game")
    person.press("Game: Twenty-Five, five players")
    person.press(game)
    person.press("Start the game")
    person.until(lambda: any(person.offered("Menu")), "the table is shown")


def answers(person: Person) -> list[Thing]:
    """The answers that can be given now, best first, or else the cards of the hand that can be chosen."""
    state = person.state()
    if to_act(state) != ME:
        return []
    match state.phase:
        case Phase.BID:
            labels = ["20", "15", "Pass"]
        case Phase.NAME_TRUMP:
            labels = [SUIT_NAMES[suit]() for suit in Suit]
        case Phase.EXCHANGE:
            labels = ["Put out one card"]
        case _:
            labels = ["Leave it"]
    offered = [thing for label in labels for thing in person.offered(label)]
    if not offered and not any(thing.name.startswith(ASKED) for thing in person.things if VISIBLE in thing.states):
        return []  # the table still shows the others' moves
    cards = {card_title(move.card) for move in legal_moves(state) if isinstance(move, PlayCard)}
    cards = cards or {card_title(card) for card in state.current_deal.hands[ME]}
    return offered or [thing for thing in person.things if thing.offered and thing.name in cards]


def unheard(expected: list[str], person: Person) -> list[str]:
    """The expected sentences that were not announced in their order."""
    heard = iter(person.heard)
    return [said for said in expected if said not in heard]


def is_over(person: Person) -> bool:
    return any(person.offered("Next deal")) or any(person.offered("Play again"))


def answer(person: Person) -> None:
    """Give the first answer if a question is still open, and wait until it is taken."""
    ply, before = person.record().ply, answers(person)

    def is_taken() -> bool:
        if person.record().ply > ply or answers(person) != before:
            return True
        if person.state().phase is Phase.PLAY:
            person.use(before[0])  # again: a press while cards still move only ends their movement
        return False

    if before:
        person.use(before[0])
        person.until(is_taken, "the answer is taken")


def play_deal(person: Person) -> None:
    while True:
        person.until(lambda: is_over(person) or bool(answers(person)), "something is asked")
        if is_over(person):
            return
        assert_nothing_hidden_told(person)
        answer(person)


@pytest.mark.broad("twenty-five")
@pytest.mark.parametrize("game", ["twenty-five", "auction-forty-fives"])
def test_a_deal_is_played_by_ear_and_every_step_is_heard(person: Person, game: str) -> None:
    begin(person, GAME_NAMES[game]())
    play_deal(person)
    record = person.record()
    expected = [said for step in steps(record) if (said := announcement(step, Announcements.FULL))]
    cards = [move.card for move in record.moves if isinstance(move, PlayCard)]
    assert len(cards) >= 5
    for card in cards:
        assert any(card_title(card) in said for said in expected)
    person.until(lambda: not unheard(expected, person), f"all of this is heard in its order: {expected}")


def visit(person: Person, page: str, landmark: str) -> None:
    """Go to a page, wait for a usable thing whose name begins with `landmark`, and check all names."""
    person.press(page)
    person.until(lambda: any(named(person.things, landmark)), f"the page {page} is shown")
    assert_all_named(person)


def back(person: Person, landmark: str) -> None:
    """Go back to the page with that landmark."""
    person.press("Back")
    person.until(lambda: any(named(person.things, landmark)), f"{landmark} can be used again")


def hears(person: Person, words: str) -> None:
    """Wait for an announcement with these words."""
    person.until(lambda: any(words in said for said in person.heard), f"{words!r} is heard")


def reads(person: Person, words: str) -> None:
    """Wait until these words are visible."""
    person.until(lambda: any(words in thing.name and VISIBLE in thing.states for thing in person.things), words)


@pytest.mark.broad
def test_everything_that_can_be_used_has_a_name_on_every_page(person: Person) -> None:
    assert_no_empty_roles(person)
    assert_all_named(person)
    assert person.language_of("Play now") == "en_IE", "a reader chooses its voice by it, also where the system has none"
    for page in ("New game", "Saved games", "Statistics", "Settings", "F1 help"):
        visit(person, page, "Back")
        back(person, "Play now")
    learn_by_ear(person)
    person.press("New game")
    visit(person, "House rules: The usual rules", "Edit every rule")
    visit(person, "Edit every rule", "Done")
    person.press("Done")
    person.press("Start the game")
    person.until(lambda: any(person.offered("Menu")), "the table is shown")
    visit(person, "Menu", "Leave the table")
    visit(person, "Rules of this game", "Back")


def learn_by_ear(person: Person) -> None:
    """Visit the Learn page, answer a question of the card trainer, and do the first task of a lesson."""
    visit(person, "Learn", "Card trainer")
    visit(person, "Card trainer", "1: ")
    hears(person, "Which card wins")
    heard = len(person.heard)
    person.use(next(named(person.things, "2: ")))
    person.until(lambda: any(person.offered("Next")) and len(person.heard) > heard, "the answer is heard")
    assert_all_named(person)
    back(person, "Card trainer")
    visit(person, "Begin lesson 1", "Leave")
    first = read_lessons(resource("lessons"))[0]
    for step, title in enumerate(("What you play for", "Hearts are trumps"), 1):
        reads(person, WHERE_IN_LESSON(step=step, steps=len(first.steps)))
        hears(person, title)
        person.press("Next")
    hears(person, "Play the 10 of hearts.")
    person.press("10 of hearts")
    hears(person, "The trick is yours")
    person.until(lambda: any(person.offered("Next")), "the lesson goes on")
    assert_all_named(person)
    cards = {card_title(card) for card in PACK}
    held = {card_title(Card.parse(card)) for card in ("5H", "4H", "KD", "9C")}
    assert {thing.name for thing in usable(person)} & cards == held, "the lesson names the cards of others"
    visit(person, "Leave", "Card trainer")
    back(person, "Play now")


def decisions(person: Person) -> list[Thing]:
    """The decisions listed in the review of a deal."""
    return [thing for thing in usable(person) if re.match(r"Trick \d\. You (play|lead) ", thing.name)]


def plays_on(person: Person, ply: int) -> bool:
    """Try the next card in search of the better one, or play on; return True once the game is before `ply`."""
    choices = [thing for thing in named(person.things, "Choose ") if "Press" in thing.actions]
    untried = [thing for thing in choices if "," not in thing.name]
    for thing in [*person.offered("Go on from here"), *untried][:1]:
        assert_all_named(person)
        person.use(thing)
    return person.record().ply < ply


@pytest.mark.broad
def test_practising_and_looking_back_by_ear(person: Person) -> None:
    show_at_once(person)
    visit(person, "Practise", "Set up a deal")
    visit(person, "Set up a deal", "ace of clubs")
    person.press("ace of clubs")
    person.until(lambda: any(named(person.things, "ace of clubs, ")), "it is told who holds the ace of clubs")
    back(person, "Set up a deal")
    visit(person, "Practise with a new game", "Menu")
    person.until(lambda: bool(answers(person)), "something is asked")
    assert_nothing_hidden_told(person)
    visit(person, "Menu", "Practise")
    visit(person, "Practise", "Moves, bookmarks")
    visit(person, "Moves, bookmarks", "Moves of the game")
    assert any(thing.role == "list item" and "turned up" in thing.name for thing in person.things)
    assert_nothing_hidden_told(person)
    person.press("Back to the table")
    person.press("Menu")
    person.press("Practise")
    visit(person, "Skip this deal", "Look back")
    visit(person, "Look back", "Next step")
    person.until(lambda: bool(decisions(person)), "the decisions are listed")
    person.use(decisions(person)[0])
    person.until(lambda: any(person.offered("Try it again from here")), "it can be tried again")
    assert_all_named(person)
    ply = person.record().ply
    person.press("Try it again from here")
    person.until(lambda: plays_on(person, ply), "the game stands at the decision again")
    person.until(lambda: bool(answers(person)), "the game goes on from there")
    assert_all_named(person)
