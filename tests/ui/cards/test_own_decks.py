"""Decks in the folder for a person's own decks: offered if they are valid, else named and left out."""

from __future__ import annotations

import errno
import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.ui.pressing import click
from tests.ui.whole import Start, choice
from twentyfive.assets import resource
from twentyfive.core import Card
from twentyfive.ui.cards.decks import MOST_BYTES, Deck, DeckError, DeckFault, available_decks, checked_deck, deck_in_use
from twentyfive.ui.pages.settings.card_settings import deck_fault_sentence
from twentyfive.ui.pages.settings.settings_page import SettingsPage

GREAT_AUNTS = "great-aunts"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A person's own deck in the decks folder: a copy of the classic one under another name."""
    folder = tmp_path / "decks" / GREAT_AUNTS
    shutil.copytree(resource("cards", "classic"), folder)
    (folder / "deck.json").write_text(json.dumps({"name": "Great-aunt’s cards", "backs": ["back1"]}), "utf-8")
    return folder


@pytest.mark.usefixtures("qapp", "mine")
def test_an_own_deck_is_offered_and_can_be_chosen(start: Start) -> None:
    whole = start()
    click(choice(whole.window, "Settings"))
    click(choice(whole.window, "Cards"))
    click(choice(whole.window, "Great-aunt’s cards"))
    assert whole.settings.deck == GREAT_AUNTS
    assert whole.page(SettingsPage).cards.faults.isHidden()


@pytest.mark.usefixtures("qapp", "mine")
def test_exactly_the_backs_of_the_deck_are_offered(start: Start) -> None:
    whole = start(back=3)
    click(choice(whole.window, "Settings"))
    click(choice(whole.window, "Cards"))
    backs = whole.page(SettingsPage).cards.backs

    def offered() -> list[tuple[object, bool]]:
        return [(number, button.isChecked()) for number, button in backs.of.items() if button.isVisible()]

    assert offered() == [(1, False), (2, False), (3, True)]
    click(choice(whole.window, "Great-aunt’s cards"))
    assert offered() == [(1, True)]
    click(choice(whole.window, "Classic"))
    assert offered() == [(1, False), (2, False), (3, True)]


@pytest.mark.usefixtures("qapp", "mine")
def test_an_own_deck_is_not_checked_again_when_the_window_is_resized(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[Path] = []

    def check(folder: Path) -> Deck:
        checked.append(folder)
        return checked_deck(folder)

    monkeypatch.setattr("twentyfive.ui.cards.decks.checked_deck", check)
    whole = start(deck=GREAT_AUNTS)
    checked.clear()
    whole.window.resize(1000, 700)
    whole.window.resize(1100, 750)
    whole.store.change(volume=10)
    assert checked == []
    whole.store.change(deck="classic")
    whole.store.change(deck=GREAT_AUNTS)
    assert len(checked) == 1, "its files may have changed before it is chosen again"


def test_a_description_with_a_byte_order_mark_is_read(mine: Path) -> None:
    description = mine / "deck.json"
    description.write_bytes(b"\xef\xbb\xbf" + description.read_bytes())
    assert checked_deck(mine).name == "Great-aunt’s cards"


def test_a_missing_deck_is_replaced_by_the_usual_one(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert deck_in_use(GREAT_AUNTS, tmp_path / "decks").ident == "classic"
    assert GREAT_AUNTS in caplog.text


def test_a_deck_outside_the_folder_is_not_found(tmp_path: Path, mine: Path) -> None:
    mine.rename(tmp_path / GREAT_AUNTS)
    (tmp_path / "decks").mkdir(exist_ok=True)
    assert deck_in_use(f"../{GREAT_AUNTS}", tmp_path / "decks").ident == "classic"


def remove_a_face(folder: Path) -> None:
    (folder / "10D.svg").unlink()


def cut_a_face(folder: Path) -> None:
    face = folder / "10D.svg"
    face.write_bytes(face.read_bytes()[:400])


def write_a_page_for_a_face(folder: Path) -> None:
    (folder / "10D.svg").write_text("<html/>", "utf-8")


def swell_a_face(folder: Path) -> None:
    (folder / "10D.svg").write_bytes(b" " * (MOST_BYTES + 1))


def forget_the_backs(folder: Path) -> None:
    (folder / "deck.json").write_text('{"name": "Great-aunt"}', "utf-8")


def nest_the_description(folder: Path) -> None:
    (folder / "deck.json").write_text("[" * 200_000, "utf-8")


def point_elsewhere(folder: Path) -> None:
    (folder / "deck.json").write_text('{"name": "Great-aunt", "backs": ["../../back"]}', "utf-8")


def list_the_description(folder: Path) -> None:
    (folder / "deck.json").write_text('["Great-aunt"]', "utf-8")


def colour_the_suits(folder: Path, suits: str) -> None:
    (folder / "deck.json").write_text(f'{{"name": "Great-aunt", "backs": ["back1"], "suits": {suits}}}', "utf-8")


def forget_a_colour(folder: Path) -> None:
    colour_the_suits(folder, '{"S": "#000000", "H": "#aa0000", "D": "#aa0000"}')


def name_a_colour(folder: Path) -> None:
    colour_the_suits(folder, '{"S": "black", "H": "#aa0000", "D": "#aa0000", "C": "#000000"}')


def list_the_colours(folder: Path) -> None:
    colour_the_suits(folder, '["#000000", "#aa0000", "#aa0000", "#000000"]')


def write_no_text(folder: Path) -> None:
    (folder / "deck.json").write_bytes(b"\xff\xfe\x00")


@pytest.mark.parametrize(
    ("damage", "fault", "file"),
    [
        (remove_a_face, DeckFault.MISSING, "10D.svg"),
        (cut_a_face, DeckFault.NO_PICTURE, "10D.svg"),
        (write_a_page_for_a_face, DeckFault.NO_PICTURE, "10D.svg"),
        (swell_a_face, DeckFault.TOO_LARGE, "10D.svg"),
        (forget_the_backs, DeckFault.NO_DESCRIPTION, "deck.json"),
        (nest_the_description, DeckFault.NO_JSON, "deck.json"),
        (point_elsewhere, DeckFault.NO_DESCRIPTION, "deck.json"),
        (write_no_text, DeckFault.NO_JSON, "deck.json"),
        (list_the_description, DeckFault.NO_DESCRIPTION, "deck.json"),
        (forget_a_colour, DeckFault.NO_COLOURS, "deck.json"),
        (name_a_colour, DeckFault.NO_COLOURS, "deck.json"),
        (list_the_colours, DeckFault.NO_COLOURS, "deck.json"),
    ],
)
def test_the_error_of_a_damaged_deck_names_the_file(
    mine: Path, damage: Callable[[Path], None], fault: DeckFault, file: str
) -> None:
    damage(mine)
    with pytest.raises(DeckError) as caught:
        checked_deck(mine)
    assert (caught.value.fault, caught.value.file) == (fault, file)


def test_a_deck_with_the_id_of_a_deck_of_the_program_is_left_out(mine: Path) -> None:
    taken = mine.rename(mine.parent / "classic")
    found = available_decks(mine.parent)
    assert [error.fault for error in found.faulty] == [DeckFault.TAKEN]
    assert taken not in [deck.folder for deck in found.decks]


def test_a_damaged_deck_is_named_in_the_settings_and_left_out(start: Start, mine: Path) -> None:
    remove_a_face(mine)
    whole = start()
    click(choice(whole.window, "Settings"))
    click(choice(whole.window, "Cards"))
    cards = whole.page(SettingsPage).cards
    assert cards.faults.isVisible()
    assert cards.faults.plain == "The card design great-aunts is left out. The file 10D.svg is missing."


@pytest.mark.parametrize(
    ("description", "sentence"),
    [
        ("", "The file deck.json cannot be understood (it is no JSON: Expecting value: line 1 column 1 (char 0))."),
        ('{"name": "Great-aunt"}', "The file deck.json must give the design’s name and its backs."),
        (
            '{"name": "Great-aunt", "backs": ["back1"], "suits": {"S": "black"}}',
            "The suits in the file deck.json must each have a colour, such as #a3161f for H, or be left out.",
        ),
    ],
)
def test_a_fault_in_the_description_of_a_deck_is_explained(mine: Path, description: str, sentence: str) -> None:
    (mine / "deck.json").write_text(description, "utf-8")
    (fault,) = available_decks(mine.parent).faulty
    assert deck_fault_sentence(fault) == f"The card design great-aunts is left out. {sentence}"


def test_an_unreadable_decks_folder_is_named_in_the_settings(
    start: Start, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = Path.iterdir

    def refused(folder: Path) -> Iterator[Path]:
        if folder == mine.parent:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
        return entries(folder)

    monkeypatch.setattr(Path, "iterdir", refused)
    whole = start()
    click(choice(whole.window, "Settings"))
    click(choice(whole.window, "Cards"))
    cards = whole.page(SettingsPage).cards
    assert cards.faults.plain == f"The folder {mine.parent} cannot be read."
    assert cards.faults.isVisible()


def test_the_faces_of_an_own_deck_are_shown(start: Start, mine: Path) -> None:
    (mine / "5H.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"><rect width="5" height="7" fill="#123456"/></svg>',
        "utf-8",
    )
    whole = start(deck=GREAT_AUNTS)
    whole.faces.pixmap(Card.parse("5H"), 50, 70, 1)
    whole.faces.settle()
    shown = whole.faces.pixmap(Card.parse("5H"), 50, 70, 1)
    assert shown is not None
    assert shown.toImage().pixelColor(25, 35).name() == "#123456"
