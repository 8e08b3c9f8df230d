"""The look of the phones' page: colours, pictures and sizes, on small and large phones, at every size of text."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from tests.browsers.conftest import OpenPhone
from tests.browsers.games import DECISIONS, at_decision
from tests.browsers.measure import MEASURE, SIZES
from tests.browsers.phone import Phone
from twentyfive.ui.theme.tokens import Scheme, theme

RESOURCES = Path(__file__).parents[2] / "resources"
PAGE = RESOURCES / "page"
ON_CARDS = {"black", "card", "card-edge"}
"""Tokens of cards, which are pictures here."""


def _faults(phone: Phone) -> list[str]:
    found: list[str] = phone.tab.run(MEASURE)
    return found


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


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_nobody_is_shut_out(open_phone: OpenPhone, scheme: str) -> None:
    phone = open_phone(at_decision("play"), scheme=scheme, size=2)
    phone.tap(".card.raised")
    assert phone.faults() == []
    for press, page in ((".bar button:last-child", ".over.menu"), (".row:nth-child(3)", ".over.scores")):
        phone.tap(press)
        phone.wait(page)
        assert phone.faults() == []


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
    named = re.search(r"DECKS = \[([^\]]+)\]", (PAGE / "faces.js").read_text(encoding="utf-8"))
    assert named is not None
    decks = {path.parent.name for path in (RESOURCES / "cards").glob("*/deck.json")}
    assert set(re.findall(r'"([\w-]+)"', named[1])) == decks
