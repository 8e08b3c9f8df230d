"""Keys by their place: digits without Shift, and the letters of the program under a layout without Latin ones."""

from typing import Final

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.turns import turn
from tests.ui.pressing import click, focused
from tests.ui.table.turns import until_choice
from tests.ui.whole import Whole, button, turn_by_mouse
from twentyfive.ui.accessibility.key_places import key_by_place
from twentyfive.ui.accessibility.shortcuts import PRACTISE, REVIEW, TABLE, TRAINER
from twentyfive.ui.pages.learn.trainer_page import TrainerPage

AMERICAN: Final = ("123456789", "qwertyuiop", "asdfghjkl", "zxcvbnm")
_FIRST_CODES: Final = (2, 16, 30, 44)
_MAC_PLACES: Final = {
    sign: code for code, sign in enumerate("asdfhgzxcv·bqweryt123465·97·8··ou·ip·lj·k····nm") if sign != "·"
}

LATIN: Final = {
    "United States": AMERICAN,
    "United Kingdom, Ireland, Canada": AMERICAN,
    "Dvorak": ("123456789", "',.pyfgcrl", "aoeuidhtn", ";qjkxbm"),
    "France": ("&é\"'(-è_ç", "azertyuiop", "qsdfghjkl", "wxcvbn,"),
    "France, Mac": ("&é\"'(§è!ç", "azertyuiop", "qsdfghjkl", "wxcvbn,"),
    "bépo": ('"«»()@+-/', "bépoè^vdlj", "auie,ctsr", "àyx.k'q"),
    "Belgium": ("&é\"'(§è!ç", "azertyuiop", "qsdfghjkl", "wxcvbn,"),
    "Switzerland": ("123456789", "qwertzuiop", "asdfghjkl", "yxcvbnm"),
    "Czechia": ("+ěščřžýáí", "qwertzuiop", "asdfghjkl", "yxcvbnm"),
    "Slovakia": ("+ľščťžýáí", "qwertzuiop", "asdfghjkl", "yxcvbnm"),
    "Lithuania": ("ąčęėįšųū„", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    "Lithuania, standard": ("!-/;:,.=(", "ąžertyuiop", "asdšghjkl", "zūcvbnm"),
    "Turkey": ("123456789", "qwertyu\u0131op", "asdfghjkl", "zxcvbnm"),
}
"""By layout: the signs without Shift of the digits' row and of the three rows of letters, where an American keyboard
has digits and letters. From the layouts of xkb."""

FOREIGN: Final = {
    "Russia": ("123456789", "йцукенгшщз", "фывапролд", "ячсмить"),
    "Ukraine": ("123456789", "йцукенгшщз", "фівапролд", "ячсмить"),
    "Kazakhstan": ('"әіңғ,.үұ', "йцукенгшщз", "фывапролд", "ячсмить"),
    "Serbia": ("123456789", "љњертзуиоп", "асдфгхјкл", "жџцвбнм"),
    "Greece": ("123456789", ";ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"),
    "Israel": ("123456789", "/'קראטוןםפ", "שדגכעיחלך", "זסבהנמצ"),
    "Arabic": ("123456789", "ضصثقفغعهخح", "شسيبلاتنم", "ئءؤرﻻىة"),
    "Iran": ("۱۲۳۴۵۶۷۸۹", "ضصثقفغعهخح", "شسیبلاتنم", "ظطزرذدپ"),
    "Georgia": ("123456789", "ქწერტყუიოპ", "ასდფგჰჯკლ", "ზხცვბნმ"),
    "India": ("१२३४५६७८९", "ौैाीूबहगदज", "ोे्िुपरकत", "ॆंमनवलस"),
    "Thailand": ("ๅ/-ภถุึคต", "ๆไำพะัีรนย", "ฟหกดเ้่าส", "ผปแอิืท"),
    "Ireland, Ogham": ("\0" * 9, "ᚊᚕᚓᚏᚈᚘᚒᚔᚑᚚ", "ᚐᚄᚇᚃᚌᚆᚗᚖᚂ", "ᚎᚙᚉᚍᚁᚅᚋ"),
}

LETTERS: Final = sorted(
    {
        name[-1]
        for keys in (TABLE, PRACTISE, REVIEW, TRAINER)
        for names in keys.values()
        for name in names
        if len(name.split("+")[-1]) == 1
    }
)
"""The letters that do something on some page."""


def pressed(
    sign: str, american: str, platform: str = "xcb", held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> QKeyEvent:
    """Return the event of the key that types `sign` and stands where an American keyboard has `american`."""
    row = next(number for number, row in enumerate(AMERICAN) if american.lower() in row)
    code = _FIRST_CODES[row] + AMERICAN[row].index(american.lower())
    key, virtual = ord(sign.upper()[0]), _MAC_PLACES[american.lower()] if platform == "cocoa" else 0
    native = {"windows": code, "cocoa": 0}.get(platform, code + 8)
    return QKeyEvent(QEvent.Type.KeyPress, key, held, native, virtual, 0, sign)


def send(event: QKeyEvent) -> None:
    """Press a key where the focus is."""
    QApplication.sendEvent(focused(), event)
    turn()


@pytest.mark.parametrize("platform", ["xcb", "wayland", "windows", "cocoa"])
@pytest.mark.parametrize("layout", [*LATIN, *FOREIGN])
def test_every_digit_is_had_without_shift(layout: str, platform: str) -> None:
    signs = {**LATIN, **FOREIGN}[layout][0]
    for american, sign in zip(AMERICAN[0], signs, strict=True):
        by_place = key_by_place(pressed(sign, american, platform), platform)
        assert sign == american if by_place is None else by_place == ord(american)


@pytest.mark.parametrize("platform", ["xcb", "wayland", "windows", "cocoa"])
@pytest.mark.parametrize("layout", FOREIGN)
def test_every_letter_of_the_program_is_had_under_a_layout_without_latin_ones(layout: str, platform: str) -> None:
    signs = dict(zip("".join(AMERICAN[1:]), "".join(FOREIGN[layout][1:]), strict=True))
    for letter in LETTERS:
        assert key_by_place(pressed(signs[letter.lower()], letter, platform), platform) == ord(letter)


@pytest.mark.parametrize("layout", LATIN)
def test_a_latin_letter_counts_by_its_sign_alone(layout: str) -> None:
    for american, sign in zip("".join(AMERICAN[1:]), "".join(LATIN[layout][1:]), strict=True):
        assert key_by_place(pressed(sign, american), "xcb") is None


def test_shift_with_a_digit_key_is_left_to_its_sign() -> None:
    assert key_by_place(pressed("!", "1", held=Qt.KeyboardModifier.ShiftModifier), "xcb") is None


def test_french_digits_go_to_the_cards_of_the_hand(whole: Whole) -> None:
    until_choice(whole)
    for number, sign in enumerate("&é\"'(", 1):
        send(pressed(sign, str(number)))
        assert whole.hand()[number - 1].hasFocus()


def test_russian_letters_answer_as_the_latin_ones_do(whole: Whole) -> None:
    until_choice(whole)
    answers = []
    for key in (Qt.Key.Key_U, Qt.Key.Key_S, Qt.Key.Key_T):
        QTest.keyClick(focused(), key)
        answers.append(whole.said())
    assert len(set(answers)) == len(answers)
    for place, sign, answer in zip("UST", "гые", answers, strict=True):
        send(pressed(sign, place))
        assert whole.said() == answer


def test_undo_is_had_by_its_place(whole: Whole) -> None:
    until_choice(whole)
    click(whole.playable()[0])
    while not whole.view.my_turn:
        turn_by_mouse(whole)
    length = len(whole.hand())
    send(pressed("я", "Z", held=Qt.KeyboardModifier.ControlModifier))
    assert len(whole.hand()) > length


def test_digits_choose_a_card_of_the_trainer(whole: Whole) -> None:
    click(button(whole.window, "Learn"))
    click(button(whole.window, "Card trainer"))
    trainer = whole.window.findChild(TrainerPage)
    assert trainer is not None
    send(pressed("é", "2"))
    assert trainer.board.verdict.isVisible()


def test_a_field_keeps_what_is_typed(whole: Whole) -> None:
    field = QLineEdit(whole.window)
    field.show()
    field.setFocus()
    send(pressed("é", "2"))
    send(pressed("ы", "S"))
    assert field.text() == "éы"
