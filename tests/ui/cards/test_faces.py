"""Pictures of cards: those on the table stay sharp, and the others take little memory."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtGui import QImage

from twentyfive.assets import resource
from twentyfive.core import Card
from twentyfive.core.cards import PACK
from twentyfive.ui.cards.decks import load_deck
from twentyfive.ui.cards.faces import FaceStore, rendered

WIDTH, HEIGHT = 126.0, 176.0
HAND = PACK[:5]
OTHER_SIZES = range(40, 140, 4)
MIB = 2**20


@pytest.fixture
def faces(qapp: object) -> Iterator[FaceStore]:
    del qapp
    store = FaceStore()
    store.use(load_deck("classic"), 1)
    store.prepare(WIDTH, HEIGHT, 1.0)
    store.expect([(card, WIDTH, HEIGHT) for card in HAND], 1.0)
    store.settle()
    yield store
    store.close()


def show_in_many_sizes(faces: FaceStore) -> None:
    """Show every card of the pack beside the table, in more sizes than there is memory for."""
    for width in OTHER_SIZES:
        for card in PACK:
            faces.pixmap(card, width, width * HEIGHT / WIDTH, 1.0)
        faces.settle()


def size(faces: FaceStore, card: Card) -> tuple[int, int]:
    found = faces.nearest(card, WIDTH, 1.0)
    assert found is not None
    return found.width(), found.height()


@pytest.mark.broad
def test_cards_on_the_table_stay_sharp(faces: FaceStore) -> None:
    show_in_many_sizes(faces)
    assert {size(faces, card) for card in HAND} == {(WIDTH, HEIGHT)}


def test_a_widget_with_one_card_is_told_of_its_picture_and_of_no_other(faces: FaceStore) -> None:
    heard: list[Card] = []
    for card in PACK[:3]:
        faces.news(card).arrived.connect(partial(heard.append, card))
    for card in PACK[1:20]:
        faces.pixmap(card, OTHER_SIZES[0], HEIGHT, 1.0)
    faces.settle()
    assert sorted(heard, key=PACK.index) == list(PACK[1:3])


@pytest.mark.broad
def test_pictures_take_little_memory_however_many_were_shown(faces: FaceStore) -> None:
    show_in_many_sizes(faces)
    assert faces.kept_bytes <= 6 * MIB


@pytest.mark.broad
def test_every_card_can_be_shown_at_once_after_many_were_dropped(faces: FaceStore) -> None:
    show_in_many_sizes(faces)
    assert all(faces.nearest(card, WIDTH, 1.0) is not None for card in PACK)


@pytest.mark.broad
def test_a_dropped_picture_is_sharp_again_when_its_card_is_shown(faces: FaceStore) -> None:
    card = PACK[20]
    faces.pixmap(card, WIDTH, HEIGHT, 1.0)
    show_in_many_sizes(faces)
    before = size(faces, card)
    faces.pixmap(card, WIDTH, HEIGHT, 1.0)
    faces.settle()
    assert before != size(faces, card) == (WIDTH, HEIGHT)


def test_a_picture_that_cannot_be_rendered_is_logged_and_holds_up_no_other(
    faces: FaceStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def render(file: Path, width: int, height: int) -> QImage:
        if file.stem == str(HAND[0]):
            raise MemoryError
        return rendered(file, width, height)

    monkeypatch.setattr("twentyfive.ui.cards.faces.rendered", render)
    faces.expect([(card, WIDTH + 9, HEIGHT + 9) for card in HAND], 1.0)
    faces.settle()
    assert "MemoryError" in caplog.text
    found = faces.nearest(HAND[1], WIDTH + 9, 1.0)
    assert found is not None
    assert found.width() == WIDTH + 9
    monkeypatch.undo()
    faces.expect([(card, WIDTH + 20, HEIGHT + 20) for card in HAND], 1.0)
    faces.settle()
    found = faces.nearest(HAND[0], WIDTH + 20, 1.0)
    assert found is not None
    assert found.width() == WIDTH + 20, "rendering goes on"


def test_a_face_asked_for_after_the_window_has_closed_is_not_rendered(faces: FaceStore) -> None:
    """A timer of the table can still fire before the window is deleted."""
    faces.close()
    faces.expect([(card, WIDTH + 9, HEIGHT + 9) for card in HAND], 1.0)
    assert faces.pixmap(HAND[0], WIDTH, HEIGHT, 1.0) is None
    assert faces.kept_bytes == 0


def test_other_threads_run_while_a_card_is_rendered() -> None:
    """Threads switch only when one of them waits, so that this one gets turns only if rendering releases the lock."""
    turns, before = 0, sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        thread = Thread(target=rendered, args=(resource("cards", "classic", "KS.svg"), 1500, 2100))
        thread.start()
        while thread.is_alive():
            turns += 1
            time.sleep(0)
    finally:
        sys.setswitchinterval(before)
        thread.join()
    assert turns > 100
