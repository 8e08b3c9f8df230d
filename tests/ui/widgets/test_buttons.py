"""Buttons can be seen, clicked, reached by keys and read out, at every text size and in every theme."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.pressing import click
from twentyfive.presentation.settings import Settings, ThemeChoice
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.look import Look, make_look
from twentyfive.ui.theme.tokens import contrast_ratio
from twentyfive.ui.widgets import base_button
from twentyfive.ui.widgets.base_button import BY_KEYS, RING, BaseButton
from twentyfive.ui.widgets.buttons import (
    BarButton,
    ChoiceButton,
    IconButton,
    MenuCard,
    PrimaryButton,
    QuietButton,
    SecondButton,
    Switch,
)
from twentyfive.ui.widgets.stepper import Stepper

KINDS = [PrimaryButton, SecondButton, BarButton, QuietButton, ChoiceButton, Switch]
TEXTS = [1.0, 1.5, 2.0, 2.5]
LABEL = "Take 2♠ for 8♦"


def a_look(text: float = 1.0, theme: ThemeChoice = ThemeChoice.LIGHT, large_text: bool = False) -> Look:
    return make_look(Settings(text=text, theme=theme, large_text=large_text), 1280, 800)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window in front of all others, so that its widgets can have the focus."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 700)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def put(button: BaseButton, window: QWidget) -> BaseButton:
    """Show the button in the window at its preferred size."""
    button.setParent(window)
    button.move(20, 20)
    button.resize(button.sizeHint())
    button.show()
    return button


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def in_grey(widget: QWidget) -> QImage:
    return picture(widget).convertToFormat(QImage.Format.Format_Grayscale8)


def spoken(widget: QWidget, kind: QAccessible.Text) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(kind)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_button_is_large_enough_to_hit(qtbot: QtBot, kind: type[BaseButton], text: float) -> None:
    button = dressed(kind("0"), a_look(text))
    qtbot.addWidget(button)
    least = 44 if text < 1.5 else 60
    for size in (button.sizeHint(), button.minimumSizeHint()):
        assert min(size.width(), size.height()) - 2 * RING >= 44
    assert button.sizeHint().height() - 2 * RING >= (least if kind is not Switch else 44)


@pytest.mark.parametrize("kind", KINDS)
def test_targets_are_60_pixels_in_large_text_mode(qtbot: QtBot, kind: type[BaseButton]) -> None:
    button = dressed(kind("0"), a_look(large_text=True))
    qtbot.addWidget(button)
    assert min(button.sizeHint().width(), button.sizeHint().height()) - 2 * RING >= 60


@pytest.mark.parametrize(("text", "height"), [(1.0, 48), (1.5, 60), (2.5, 84)])
def test_one_line_has_the_height_of_a_control(qtbot: QtBot, text: float, height: int) -> None:
    button = dressed(BarButton("Undo", icon=Icon.UNDO), a_look(text))
    qtbot.addWidget(button)
    assert button.frame_height_for(button.frame_width()) == height


@pytest.mark.parametrize("theme", list(ThemeChoice)[1:])
@pytest.mark.parametrize("kind", KINDS)
def test_the_focus_ring_is_whole_in_both_colours(window: QWidget, kind: type[BaseButton], theme: ThemeChoice) -> None:
    button = put(dressed(kind(LABEL), a_look(theme=theme)), window)
    window.setProperty(BY_KEYS, True)
    button.setFocus()
    shot, frame, colours = picture(button), button.frame(), a_look(theme=theme).colours
    middle = frame.center()
    for outward, start in (
        (QPoint(-1, 0), QPoint(frame.left(), middle.y())),
        (QPoint(1, 0), QPoint(frame.right(), middle.y())),
        (QPoint(0, -1), QPoint(middle.x(), frame.top())),
        (QPoint(0, 1), QPoint(middle.x(), frame.bottom())),
    ):
        seen = [shot.pixelColor(start + outward * away).name() for away in range(1, RING + 1)]
        assert seen == [colours.f1.name()] * 4 + [colours.f2.name()] * 3


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("kind", KINDS)
def test_space_and_enter_press_a_button(window: QWidget, qtbot: QtBot, kind: type[BaseButton], key: Qt.Key) -> None:
    button = put(dressed(kind(LABEL), a_look()), window)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


@pytest.mark.parametrize("kind", KINDS)
def test_a_disabled_button_says_why_and_has_a_dashed_edge_or_none(
    window: QWidget, qtbot: QtBot, kind: type[BaseButton]
) -> None:
    button = put(dressed(kind(LABEL, note="from the stock"), a_look()), window)
    button.setToolTip("Ctrl+Z")
    button.turn_off("Nothing was undone.")
    assert button.toolTip() == "Nothing was undone."
    assert spoken(button, QAccessible.Text.Description) == "Nothing was undone."
    with qtbot.assertNotEmitted(button.clicked):
        click(button)
    shot, frame = picture(button), button.frame()
    edge = {shot.pixelColor(x, frame.top() + 1).name() for x in range(frame.left() + 12, frame.right() - 12)}
    assert (len(edge) > 1) is (kind is not BarButton), "the edge is dashed, and on wood a disabled button has none"
    button.turn_on()
    assert button.isEnabled()
    assert (button.reason, button.toolTip()) == ("", "Ctrl+Z")
    assert spoken(button, QAccessible.Text.Description) == "from the stock"


def test_offer_enables_a_button_or_disables_it_with_a_reason(window: QWidget) -> None:
    button = put(dressed(SecondButton(LABEL), a_look()), window)
    button.offer("Nothing was undone.")
    assert (button.isEnabled(), button.reason) == (False, "Nothing was undone.")
    button.offer("")
    assert (button.isEnabled(), button.reason) == (True, "")


def test_a_disabled_button_gives_its_focus_to_its_heir(window: QWidget) -> None:
    later, earlier, close = (
        put(dressed(SecondButton(label), a_look()), window) for label in ("Later", "Earlier", "Close")
    )
    later.setFocus()
    later.offer("This is the last trick.", close)
    assert close.hasFocus()
    earlier.setFocus()
    later.offer("There is no tricks.", close)
    assert earlier.hasFocus(), "the focus was not on it"


def test_the_edge_of_an_enabled_button_is_unbroken(window: QWidget) -> None:
    button = put(dressed(SecondButton(LABEL), a_look()), window)
    shot, frame = picture(button), button.frame()
    edge = {shot.pixelColor(x, frame.top() + 1).name() for x in range(frame.left() + 12, frame.right() - 12)}
    assert edge == {a_look().colours.line.name()}


def test_a_screen_reader_gets_label_and_note(qtbot: QtBot) -> None:
    button = dressed(PrimaryButton("Seán & Nora", note="4 tricks"), a_look())
    qtbot.addWidget(button)
    assert spoken(button, QAccessible.Text.Name) == "Seán & Nora"
    assert spoken(button, QAccessible.Text.Description) == "4 tricks"
    button.set_label("Leave it")
    assert spoken(button, QAccessible.Text.Name) == "Leave it"
    assert spoken(button, QAccessible.Text.Description) == ""


def test_an_icon_button_has_a_name(qtbot: QtBot) -> None:
    button = dressed(IconButton(Icon.FOLD, "Fold the scores"), a_look())
    qtbot.addWidget(button)
    assert spoken(button, QAccessible.Text.Name) == "Fold the scores"
    assert spoken(button, QAccessible.Text.Description) == "", "it would be said twice"


@pytest.mark.parametrize(
    ("button", "role"),
    [
        (lambda: dressed(PrimaryButton("Play"), a_look()), QAccessible.Role.Button),
        (lambda: dressed(Switch("Sound"), a_look()), QAccessible.Role.CheckBox),
        (lambda: dressed(ChoiceButton("Light"), a_look()), QAccessible.Role.RadioButton),
    ],
)
def test_a_screen_reader_gets_the_role(qtbot: QtBot, button: Callable[[], BaseButton], role: QAccessible.Role) -> None:
    widget = button()
    qtbot.addWidget(widget)
    assert QAccessible.queryAccessibleInterface(widget).role() == role


@pytest.mark.parametrize("text", TEXTS)
def test_a_narrow_button_wraps_its_words(qtbot: QtBot, text: float) -> None:
    button = dressed(SecondButton("Save these rules under a name"), a_look(text))
    qtbot.addWidget(button)
    narrow = button.minimumSizeHint().width()
    assert narrow < button.sizeHint().width()
    assert button.heightForWidth(narrow) > button.sizeHint().height()


@pytest.fixture
def tooltip_of(monkeypatch: pytest.MonkeyPatch) -> Callable[[QWidget], str]:
    """Returns the tooltip that a button shows under a resting pointer."""
    shown: list[str] = []
    tooltip = SimpleNamespace(showText=lambda _place, text, _button: shown.append(text))
    monkeypatch.setattr(base_button, "QToolTip", tooltip)

    def rest(button: QWidget) -> str:
        shown.clear()
        QApplication.sendEvent(button, QHelpEvent(QEvent.Type.ToolTip, QPoint(9, 9), QPoint(9, 9)))
        return "".join(shown)

    return rest


def test_the_name_of_an_icon_button_is_its_tooltip(window: QWidget, tooltip_of: Callable[[QWidget], str]) -> None:
    assert tooltip_of(put(dressed(IconButton(Icon.FOLD, "Fold the scores"), a_look()), window)) == "Fold the scores"


def test_words_without_room_are_in_the_tooltip(window: QWidget, tooltip_of: Callable[[QWidget], str]) -> None:
    button = put(dressed(MenuCard(Icon.SAVED, "Saved games", note="3 saved, the last on Friday"), a_look()), window)

    assert tooltip_of(button) == ""
    button.resize(button.width(), 48 + 2 * RING)
    assert "the last on Friday" in tooltip_of(button)
    button.resize(120, 48 + 2 * RING)
    assert "Saved games" in tooltip_of(button)


def test_hover_and_press_can_be_seen(window: QWidget) -> None:
    button = put(dressed(SecondButton(LABEL), a_look()), window)
    button.setFocus()
    at_rest = picture(button)
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    pressed = picture(button)
    assert pressed != at_rest
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert picture(button) == at_rest
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert picture(button) not in (at_rest, pressed)


def choices(window: QWidget) -> list[ChoiceButton]:
    question = QWidget(window)
    row = QHBoxLayout(question)
    buttons = [dressed(ChoiceButton(name), a_look()) for name in ("System", "Light", "Dark")]
    for button in buttons:
        row.addWidget(button)
    buttons[0].setChecked(True)
    question.adjustSize()
    question.show()
    return buttons


def test_only_one_choice_is_checked_and_arrows_go_to_the_next(window: QWidget) -> None:
    system, light, dark = choices(window)
    light.click()
    assert [button.isChecked() for button in (system, light, dark)] == [False, True, False]
    light.setFocus()
    QTest.keyClick(light, Qt.Key.Key_Right)
    assert dark.isChecked()
    assert dark.hasFocus()


def test_arrows_go_on_from_the_end_of_a_line_to_the_next(window: QWidget) -> None:
    question = QWidget(window)
    lines = QGridLayout(question)
    buttons = [dressed(ChoiceButton(name), a_look()) for name in ("Easy", "Medium", "Hard", "Expert", "As I play")]
    for index, button in enumerate(buttons):
        lines.addWidget(button, index // 2, index % 2)
    beside = put(dressed(ChoiceButton("Another question"), a_look()), window)
    question.move(300, 200)
    question.adjustSize()
    question.show()
    buttons[2].setEnabled(False)
    buttons[0].click()
    buttons[0].setFocus()
    for index in (1, 3, 4, 4):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Right)
        assert buttons[index].isChecked()
        assert buttons[index].hasFocus()
    for index in (3, 1, 0, 0):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Left)
        assert buttons[index].isChecked()
        assert buttons[index].hasFocus()
    assert not beside.isChecked()


def test_the_chosen_button_has_a_tick_and_keeps_its_width(window: QWidget) -> None:
    system, light, _ = choices(window)
    assert system.frame().right() > 0
    corner = system.frame().topRight() + QPoint(-4, 4)
    tick = {picture(system).pixelColor(corner + QPoint(x, y)).name() for x in range(-8, 8) for y in range(-8, 8)}
    assert a_look().colours.surface.name() in tick
    before = (system.sizeHint(), light.sizeHint())
    light.click()
    assert (system.sizeHint(), light.sizeHint()) == before


@pytest.mark.parametrize("theme", list(ThemeChoice)[1:])
def test_a_switch_shows_on_and_off_by_the_position_of_its_knob(window: QWidget, theme: ThemeChoice) -> None:
    switch = put(dressed(Switch("Sound"), a_look(theme=theme)), window)
    off = in_grey(switch)
    switch.click()
    assert switch.isChecked()
    on = in_grey(switch)
    frame = switch.frame()
    left, right = QRect(frame.left(), 0, 24, switch.height()), QRect(frame.left() + 24, 0, 24, switch.height())
    assert on.copy(left) != off.copy(left)
    assert on.copy(right) != off.copy(right)


def test_a_stepper_counts_within_its_bounds(window: QWidget, qtbot: QtBot) -> None:
    stepper = dressed(Stepper("Players", 9, range(2, 11), window), a_look())
    stepper.show()
    less, more = stepper.findChildren(SecondButton)
    with qtbot.waitSignal(stepper.changed) as counted:
        more.click()
    assert counted.args == [10]
    assert not more.isEnabled()
    assert "10" in more.reason
    less.setFocus()
    QTest.keyClick(less, Qt.Key.Key_Down)
    assert stepper.value == 9
    QTest.keyClick(less, Qt.Key.Key_Up)
    assert stepper.value == 10
    with qtbot.assertNotEmitted(stepper.changed):
        QTest.keyClick(less, Qt.Key.Key_Up)
    assert spoken(less, QAccessible.Text.Name) == "Players: less"
    with pytest.raises(ValueError, match="Players"):
        stepper.set_value(11)


def test_another_look_changes_the_size(qtbot: QtBot) -> None:
    button = dressed(PrimaryButton(LABEL), a_look())
    qtbot.addWidget(button)
    small = button.sizeHint()
    button.wear(a_look(2.5))
    assert button.sizeHint().height() > small.height()
    assert button.sizeHint().width() > small.width()


def test_a_tick_contrasts_with_its_disc() -> None:
    for theme in list(ThemeChoice)[1:]:
        tokens = a_look(theme=theme).theme.tokens
        assert contrast_ratio(tokens.accentink, tokens.surface) >= 4.5
        assert contrast_ratio(tokens.onaccent, tokens.accent) >= 4.5


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("text", [1.0, 2.5])
def test_the_whole_of_a_button_presses_to_its_rim(kind: type[BaseButton], text: float, window: QWidget) -> None:
    """A press there gives the focus, so it would seem to be done."""
    button = put(dressed(kind(LABEL), a_look(text)), window)
    presses: list[QPoint] = []
    inside = button.rect()
    for at in (
        inside.topLeft(),
        inside.bottomRight(),
        QPoint(inside.left(), inside.center().y()),
        QPoint(inside.center().x(), inside.bottom()),
        button.frame().topRight() + QPoint(4, -4),
    ):
        button.clicked.connect(lambda _, at=at: presses.append(at))
        click(button, at)
        button.clicked.disconnect()
        assert presses[-1:] == [at]
