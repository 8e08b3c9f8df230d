"""The look of the phones' page: colours, pictures and sizes, on small and large phones, at every size of text."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from tests.browsers.conftest import OpenPhone
from tests.browsers.games import DECISIONS, TWENTY_FIVE, asked, at_decision, in_trick
from tests.browsers.host import ScriptedHost
from tests.browsers.measure import MEASURE, SIZES
from tests.browsers.phone import Phone
from twentyfive.core import seated
from twentyfive.net.messages import Closing, HostMessage, No, People, Question, Why, You
from twentyfive.net.page_files import PageFiles
from twentyfive.presentation.phone.seat_signs import SeatIs
from twentyfive.presentation.phone.sheets import May, PhoneSheet
from twentyfive.ui.theme.tokens import Scheme, theme
from twentyfive.wording import network

RESOURCES = Path(__file__).parents[2] / "resources"
PAGE = RESOURCES / "page"
ON_CARDS = {"black", "card", "card-edge"}
"""Tokens of cards, which are pictures here."""


def _faults(phone: Phone) -> list[str]:
    found: list[str] = phone.tab.run(MEASURE)
    return found


@pytest.mark.broad("play")
@pytest.mark.parametrize("decision", DECISIONS)
def test_everything_has_room_on_all_phones_and_at_all_sizes_of_text(open_phone: OpenPhone, decision: str) -> None:
    phone = open_phone(at_decision(decision))
    if phone.has(".card.raised"):
        phone.tap(".card.raised")
        phone.tab.wait_for("document.querySelector('.play, .card.out:not(.pending)')")
    for (name, size), text in product(SIZES.items(), (1, 1.4, 2)):
        phone.tab.resize(*size)
        phone.set("size", text)
        assert _faults(phone) == [], f"{name}, text {text}"


@pytest.mark.broad("light")
@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_nobody_is_shut_out(open_phone: OpenPhone, scheme: str) -> None:
    phone = open_phone(at_decision("play"), scheme=scheme, size=2)
    phone.tap(".card.raised")
    assert phone.faults() == []
    for press, page in ((".bar button:last-child", ".over.menu"), (".row:nth-child(3)", ".over.scores")):
        phone.tap(press)
        phone.wait(page)
        assert phone.faults() == []


def test_no_other_state_shuts_anybody_out(open_phone: OpenPhone, host: ScriptedHost) -> None:
    game = asked(TWENTY_FIVE, lambda view: in_trick(view) and len(view.tricks) == 1)
    sheet, people = game.sheet(), game.people()
    phone = open_phone(game, seated=False)
    guest = phone.guest
    away, free = replace(people.seats[0], state=SeatIs.AWAY), replace(people.seats[3], state=SeatIs.FREE)
    sleeper = replace(people.seats[4], state=SeatIs.ASLEEP, words="asleep", stands_in=17)
    told: list[tuple[str, tuple[HostMessage, ...]]] = [
        (".seats", ()),
        (".waiting", (You(None, "Máire", waits=network.WAITS_TO_BE_LET_IN()),)),
        (".panel.turn", (You(0, "Máire"), people, sheet)),
        (".more p", (replace(sheet, hint="Play the lowest."),)),
        (".more p", (No("Wait for your turn."),)),
        (".plate.asleep", (People((away, *people.seats[1:3], free, sleeper), note="Waiting for Tom."),)),
        (".choices.two", (Question(1, "Seán would like to take back 7♠. Do you agree?", 20),)),
        (".choice.primary", (Question(1, ""), People(people.seats, "Seán has paused."), _may(sheet, May.RESUME))),
        (".choice.primary", (people, _may(sheet, May.BACK))),
        (".no-hand", (You(None, "Máire", waits=network.SITS_OUT()), replace(sheet, seat=None, hands=(), turn=False))),
    ]
    for selector, messages in told:
        guest.say(*messages)
        phone.wait(selector)
        assert phone.faults() == [], (selector, messages)
    phone.tap(".bar button:nth-child(3)")
    phone.wait(".cloth.last")
    assert phone.faults() == []
    host.is_shut = True
    guest.close(Closing(Why.HOST_LEFT))
    phone.wait("h1", "The host has closed the table.")
    assert phone.faults() == []


def _may(sheet: PhoneSheet, wish: May) -> PhoneSheet:
    return replace(sheet, may=(wish,))


_PLACES = "Array.from(document.querySelectorAll('.cell'), e => e.querySelector('.who').textContent)"
_HEIGHT = "document.querySelector('{}').getBoundingClientRect().height"
_TEXT = "parseFloat(getComputedStyle(document.querySelector('{}')).fontSize)"


def test_a_trick_lies_in_the_order_of_play_in_two_rows_of_large_cards(open_phone: OpenPhone) -> None:
    game = asked(TWENTY_FIVE, lambda view: in_trick(view) and view.trick is not None and len(view.trick.cards) == 3)
    phone = open_phone(game, 360, 740)
    trick = game.sheet().trick
    assert trick is not None
    seats = [laid.seat for laid in trick.cards]
    rest = [seat % 5 for seat in range(seats[-1] + 1, seats[0] + 5)]
    assert phone.tab.run(_PLACES) == [game.people().seats[seat].name for seat in (*seats, *rest)]
    assert phone.tab.run(_HEIGHT.format(".laid-card")) >= 130
    assert len(phone.words(".gap")) == 2
    assert phone.words(".cell:has(.gap.mine) .who") == [game.people().seats[0].name]
    tops = "new Set(Array.from(document.querySelectorAll('.laid-card'), e => Math.round(e.offsetTop))).size"
    assert phone.tab.run(tops) == 2


@pytest.mark.parametrize("players", [2, 5, 10])
def test_everybody_has_a_score_in_rows_of_at_most_five(open_phone: OpenPhone, players: int) -> None:
    phone = open_phone(asked(seated("twenty-five", players, players)), 360, 740)
    assert len(phone.words(".score")) == players
    tops = "new Set(Array.from(document.querySelectorAll('.score'), e => e.offsetTop)).size"
    assert phone.tab.run(tops) == (players + 4) // 5
    assert phone.tab.run(_HEIGHT.format("button.scores")) <= (60 if players <= 5 else 100)


def test_the_largest_text_is_large_everywhere(open_phone: OpenPhone) -> None:
    phone = open_phone(at_decision("play"), 360, 740, size=2)
    least = {".line": 23, ".score b": 26, ".plate": 20, ".bar span": 17, ".trump": 21}
    assert [name for name, size in least.items() if phone.tab.run(_TEXT.format(name)) < size] == []
    assert phone.tab.run(_HEIGHT.format(".laid-card")) >= 100
    phone.tab.wait_for("document.querySelector('.hand img[data-face^=\"large/\"]')")
    phone.set("deck", "classic")
    phone.tab.wait_for("document.querySelector('.hand img[data-face^=\"classic/\"]')")


def test_nothing_moves_when_a_card_is_lifted(open_phone: OpenPhone) -> None:
    phone = open_phone(at_decision("play"), 360, 740)
    boxes = "Array.from(document.querySelectorAll('.cloth *, .panel, .bar'), e => e.getBoundingClientRect())"
    places = f"JSON.stringify({boxes}.map(r => [r.top, r.height]))"
    before = phone.tab.run(places)
    phone.tap(".card.raised")
    phone.wait(".bar .play", "Play ")
    assert phone.tab.run(places) == before


def test_two_hands_leave_room_for_the_line(open_phone: OpenPhone) -> None:
    game = at_decision("play")
    phone = open_phone(game, *SIZES["landscape"])
    sheet = game.sheet()
    own = replace(sheet.hands[0], title="Your hand")
    phone.guest.say(replace(sheet, hands=(own, replace(own, seat=2, title="Nora’s hand", to_play=False))))
    phone.wait(".other-hand")
    height = "document.querySelector('{}').clientHeight"
    assert phone.tab.run(f"{height.format('.panel')} >= {height.format('.line')}")
    assert _faults(phone) == []


def test_a_name_that_is_told_more_stays_whole(open_phone: OpenPhone) -> None:
    game = at_decision("play")
    phone = open_phone(game, *SIZES["landscape"])
    seats = tuple(replace(seat, state=SeatIs.AWAY, words=network.TAKES_A_BREAK()) for seat in game.people().seats)
    phone.guest.say(People(seats))
    phone.wait(".plate.away", "away")
    cut = "(e => e.scrollHeight - e.clientHeight)(document.querySelector('.cloth'))"
    assert phone.tab.run(cut) <= 0


def test_the_system_chooses_the_colours(open_phone: OpenPhone) -> None:
    phone = open_phone(at_decision("play"))
    phone.tab.wish(prefers_color_scheme="dark")
    phone.tab.wait_for("document.documentElement.dataset.scheme === 'dark'")
    phone.tab.wish(prefers_contrast="more")
    phone.tab.wait_for("document.documentElement.dataset.scheme === 'contrast'")
    phone.tab.wish(forced_colors="active", prefers_reduced_motion="reduce")
    assert phone.tab.run("getComputedStyle(document.querySelector('.panel')).animationName") == "none"
    assert phone.faults() == []


def test_the_left_hand_has_everything_on_its_side(open_phone: OpenPhone) -> None:
    phone = open_phone(at_decision("play"), *SIZES["landscape"], leftHand=True)
    left = "document.querySelector('{}').getBoundingClientRect().left"
    assert phone.tab.run(f"{left.format('.hand')} < {left.format('.cloth')}")


@pytest.mark.parametrize(
    ("scheme", "selector"),
    [
        (Scheme.LIGHT, ":root {"),
        (Scheme.DARK, ':root[data-scheme="dark"] {'),
        (Scheme.HIGH_CONTRAST, ':root[data-scheme="contrast"] {'),
    ],
)
def test_the_colours_are_those_of_the_window(scheme: Scheme, selector: str) -> None:
    style = (PAGE / "page.css").read_text(encoding="utf-8")
    block = style.split(f"\n{selector}", 1)[1].split("}", 1)[0]
    tokens = theme(scheme).tokens
    found = dict(re.findall(r"--([\w]+): (#[0-9A-F]{6});", block))
    reds = {Scheme.LIGHT: tokens.red}.get(scheme, "#FF9E93")  # a red that is read on a dark ground
    assert found.pop("red") == reds
    assert found == {name: getattr(tokens, name) for name in found}
    assert {"ink", "cloth", "wood", "accent", "gold", "bad"} <= set(found)


def test_a_scheme_changes_nothing_but_colours() -> None:
    """So what is in sight in one is so in all."""
    style = (PAGE / "page.css").read_text(encoding="utf-8")
    rules = re.findall(r"\[data-scheme[^{}]*\{([^}]*)\}", style)
    assert len(rules) == 3
    changed = {declared.split(":")[0].strip() for rule in rules for declared in rule.split(";") if declared.strip()}
    assert {name for name in changed if not name.startswith("--")} == {"color-scheme", "outline-color", "box-shadow"}
    scripts = "".join(path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
    assert scripts.count("dataset.scheme") == 1, "no script asks for it"


def test_the_icons_are_those_of_the_window() -> None:
    icons = (PAGE / "icons.js").read_text(encoding="utf-8")
    paths = dict(re.findall(r"export const (\w+) =([^;]+);", icons))
    for name in ("menu", "hint", "undo", "back", "check"):
        drawn = re.search(
            r'<path d="([^"]+)"', (RESOURCES / "icons" / "ui" / f"{name}.svg").read_text(encoding="utf-8")
        )
        assert drawn is not None
        assert "".join(re.findall(r'"([^"]*)"', paths[name.upper()])) == drawn[1]


def test_the_plait_is_that_of_the_window() -> None:
    assert (PAGE / "plait.svg").read_bytes() == (RESOURCES / "art" / "plait.svg").read_bytes()


def test_all_decks_can_be_chosen() -> None:
    decks = {path.parent.name for path in (RESOURCES / "cards").glob("*/deck.json")}
    assert set(PageFiles(RESOURCES).decks) == decks


@pytest.mark.parametrize(("language", "take_break"), [("fr", "Faire une pause"), ("ga", "Glac sos")])
def test_the_page_speaks_the_hosts_language_and_has_room_for_it(
    open_phone: OpenPhone, host: ScriptedHost, language: str, take_break: str
) -> None:
    host.files = PageFiles(RESOURCES, language)
    phone = open_phone(at_decision("play"), *SIZES["small"])
    assert phone.tab.run("document.documentElement.lang") == language
    for text in (1, 2):
        phone.set("size", text)
        assert _faults(phone) == []
        phone.tap(".bar button:last-child")
        phone.wait(".over.menu .row", take_break)
        wide = "Array.from(document.querySelectorAll('button')).filter(e => e.scrollWidth > e.clientWidth + 1)"
        assert phone.tab.run(f"{wide}.map(e => e.textContent)") == [], f"text {text}"
        phone.tap(".foot .choice")
        phone.wait(".table")
