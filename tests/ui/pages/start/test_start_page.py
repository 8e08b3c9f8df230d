"""The start page by mouse, by keys and by screen reader, in any window at any text size."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.pressing import click
from twentyfive.assets import resource
from twentyfive.presentation.settings import Settings, ThemeChoice
from twentyfive.presentation.start.entry import Entry, Rank, StartEntry
from twentyfive.presentation.start.progress import ShownCourse, ShownToday
from twentyfive.ui.cards.decks import load_deck
from twentyfive.ui.cards.emblem import PLAIT_INKS
from twentyfive.ui.pages.start.start_page import StartPage
from twentyfive.ui.pages.start.tile import Tile
from twentyfive.ui.theme.look import deck_for, make_look
from twentyfive.ui.widgets.base_button import RING, BaseButton

CONTINUE = StartEntry(
    Entry.CONTINUE,
    note="Spoil Five with Mary, Seán, Nora and Tom. Deal 9: you have 14 chips, 20 in the pool.",
    game="Spoil Five",
)
PLAY = StartEntry(Entry.PLAY, note="Twenty-Five, five at the table, medium")
REST = tuple(StartEntry(entry) for entry in list(Entry)[3:])
EVERYTHING = (CONTINUE, PLAY, *REST)
FIRST_START = (PLAY, StartEntry(Entry.FIRST_LESSON), *REST)
NOTHING_WAITS = (PLAY, *REST)
WINDOWS = [(800, 600), (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (3840, 2160), (3440, 1440)]
TEXTS = [1.0, 1.25, 1.5, 2.0, 2.5]
LISTED = [(window, text) for window in WINDOWS for text in TEXTS if text <= 1.5 or window >= (1280, 720)]
SCROLLED = [((1280, 720), 2.5), ((1280, 800), 2.5)]
"""Here there are too many buttons to be in view all at once."""
LISTED = [(window, text) for window, text in LISTED if (window, text) not in SCROLLED]
LISTED.append(((911, 512), 1.0))
LOW = [((800, 430), 1.0), ((900, 460), 1.5), ((911, 512), 2.5), ((960, 540), 2.0), *SCROLLED]
USUAL = Settings()


def hidden_page(entries: tuple[StartEntry, ...], size: tuple[int, int], settings: Settings = USUAL) -> StartPage:
    """The page before it is shown, and so laid out."""
    page = dressed(StartPage(load_deck(deck_for(settings))), make_look(settings, *size))
    page.resize(*size)
    page.set_entries(entries)
    return page


def page_of(entries: tuple[StartEntry, ...], size: tuple[int, int], settings: Settings = USUAL) -> StartPage:
    page = hidden_page(entries, size, settings)
    page.show()
    return page


def test_faces_lie_on_play_now_where_they_have_room_and_move_nothing(qtbot: QtBot) -> None:
    with_faces = StartEntry(Entry.PLAY, PLAY.note, faces=("sheila", "donal", "roisin", "ambrose"))
    plain, faces = (page_of((play, *REST), (1280, 800)) for play in (PLAY, with_faces))
    for page in (plain, faces):
        qtbot.addWidget(page)
    assert faces.card(Entry.PLAY).geometry() == plain.card(Entry.PLAY).geometry()
    assert faces.card(Entry.PLAY).grab().toImage() != plain.card(Entry.PLAY).grab().toImage()
    assert faces.card(Entry.PLAY).accessibleDescription() == plain.card(Entry.PLAY).accessibleDescription()


@pytest.mark.parametrize("entries", [EVERYTHING, FIRST_START], ids=["everything", "first start"])
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("size", [(1280, 800), (1280, 775), (1366, 768), (911, 512), (800, 1280)], ids=str)
def test_no_word_lies_below_a_figure(
    qtbot: QtBot, size: tuple[int, int], text: float, entries: tuple[StartEntry, ...]
) -> None:
    page = page_of(entries, size, Settings(text=text))
    qtbot.addWidget(page)
    places: list[QRect] = []

    def noted(_: QPainter, area: QRectF, *_others: object) -> None:
        places.append(area.toAlignedRect())

    for tile in page.findChildren(Tile):
        if tile.figure is not None and not tile.isHidden():
            tile.figure = noted
            places.clear()
            shown = tile.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
            for place in places[:1]:
                ground = shown.copy(place)
                for y in range(ground.height()):  # what leads the page is lighter above than below
                    colours = {ground.pixel(x, y) for x in range(ground.width())}
                    assert len(colours) == 1, f"words of {tile.label} lie below its figure"


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    """The page with every entry, in front of all other windows."""
    page = page_of(EVERYTHING, (1280, 800))
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


def buttons(page: StartPage) -> list[BaseButton]:
    return [button for button in page.findChildren(BaseButton) if not button.isHidden()]


def frame(button: BaseButton) -> QRect:
    """The visible frame of a button, in the coordinates of the page."""
    return QRect(button.mapTo(button.window(), QPoint()), button.size()).adjusted(RING, RING, -RING, -RING)


def focused() -> QWidget | None:
    return QApplication.focusWidget()


@pytest.mark.broad("window0-*")
@pytest.mark.parametrize("entries", [EVERYTHING, NOTHING_WAITS, FIRST_START])
@pytest.mark.parametrize(("window", "text"), LISTED)
def test_all_buttons_fit(qtbot: QtBot, window: tuple[int, int], text: float, entries: tuple[StartEntry, ...]) -> None:
    page = page_of(entries, window, Settings(text=text))
    qtbot.addWidget(page)
    for button in buttons(page):
        assert page.rect().contains(frame(button)), f"{button.label} runs over the edge"
        needed = button.frame_height_for(frame(button).width())
        assert frame(button).height() >= needed, f"{button.label} is too small for its words"
    for one, other in combinations(buttons(page), 2):
        assert not frame(one).intersects(frame(other)), f"{one.label} covers {other.label}"


@pytest.mark.broad("(800, 430)-*")
@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Down])
@pytest.mark.parametrize(("window", "text"), LOW, ids=str)
def test_in_a_low_window_the_keys_bring_every_button_into_view(
    qtbot: QtBot, window: tuple[int, int], text: float, key: Qt.Key
) -> None:
    page = page_of(EVERYTHING, window, Settings(text=text))
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    above_foot = QRect(0, 0, page.width(), frame(page.large_text).top())
    reached = 0
    while isinstance(button := focused(), Tile):
        reached += 1
        assert above_foot.contains(frame(button)), f"{button.label} is out of view"
        assert frame(button).height() >= max(44, button.frame_height_for(frame(button).width()))
        QTest.keyClick(button, key)
    rows = len({frame(page.card(entry.entry)).top() for entry in EVERYTHING})
    assert reached == (len(EVERYTHING) if key == Qt.Key.Key_Tab else rows)


def test_whoever_is_new_is_shown_a_lesson_beside_play_now(qtbot: QtBot) -> None:
    page = page_of(FIRST_START, (1280, 800))
    qtbot.addWidget(page)
    play, lesson = frame(page.card(Entry.PLAY)), frame(page.card(Entry.FIRST_LESSON))
    assert (play.top(), play.height()) == (lesson.top(), lesson.height())
    assert play.right() < lesson.left()
    with pytest.raises(KeyError):
        page.card(Entry.CONTINUE)


@pytest.mark.broad("Entry.CONTINUE")
@pytest.mark.parametrize("entry", [entry.entry for entry in EVERYTHING])
def test_each_button_asks_for_its_page(page: StartPage, qtbot: QtBot, entry: Entry) -> None:
    with qtbot.waitSignal(page.chosen, check_params_cb=lambda chosen: chosen is entry):
        page.card(entry).click()


def test_the_obvious_next_step_has_the_focus(page: StartPage, qtbot: QtBot) -> None:
    assert focused() is page.card(Entry.CONTINUE)
    with qtbot.waitSignal(page.chosen, check_params_cb=lambda chosen: chosen is Entry.CONTINUE):
        QTest.keyClick(page.card(Entry.CONTINUE), Qt.Key.Key_Return)
    page.set_entries(FIRST_START)
    assert focused() is page.card(Entry.PLAY)


@pytest.mark.usefixtures("page")
def test_tab_goes_through_everything_in_reading_order() -> None:
    visited = []
    for _ in range(15):
        button = focused()
        assert isinstance(button, BaseButton)
        visited.append(button.label)
        QTest.keyClick(button, Qt.Key.Key_Tab)
    assert visited == [
        "Continue",
        "Play now",
        "Deal of the day",
        "New game",
        "Learn",
        "Practise",
        "Same cards for all",
        "Card drive",
        "Join a game",
        "Saved games",
        "Statistics",
        "Settings",
        "Large text and cards",
        "F1 help",
        "Quit",
    ]


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        (Entry.CONTINUE, Qt.Key.Key_Right, Entry.PLAY),
        (Entry.CONTINUE, Qt.Key.Key_Down, Entry.DAILY),
        (Entry.PLAY, Qt.Key.Key_Left, Entry.CONTINUE),
        (Entry.PLAY, Qt.Key.Key_Down, Entry.LEARN),
        (Entry.NEW_GAME, Qt.Key.Key_Left, Entry.DAILY),
        (Entry.NEW_GAME, Qt.Key.Key_Down, Entry.EVENING),
        (Entry.EVENING, Qt.Key.Key_Up, Entry.NEW_GAME),
        (Entry.CONTINUE, Qt.Key.Key_Up, Entry.CONTINUE),
        (Entry.JOIN, Qt.Key.Key_Right, Entry.JOIN),
    ],
)
def test_arrows_move_the_focus_where_they_point(page: StartPage, start: Entry, key: Qt.Key, end: Entry) -> None:
    page.card(start).setFocus()
    QTest.keyClick(page.card(start), key)
    assert focused() is page.card(end)


def test_arrows_reach_the_switch(page: StartPage) -> None:
    page.card(Entry.SAVED).setFocus()
    QTest.keyClick(page.card(Entry.SAVED), Qt.Key.Key_Down)
    assert focused() is page.large_text


def test_only_quit_asks_to_leave_and_escape_does_not(page: StartPage) -> None:
    left: list[bool] = []
    page.leave.clicked.connect(lambda: left.append(True))
    QTest.keyClick(page.card(Entry.PLAY), Qt.Key.Key_Escape)
    assert left == []
    click(next(button for button in buttons(page) if button.label == "Quit"))
    assert left == [True]


def test_the_picture_shows_cards_of_the_chosen_deck(page: StartPage) -> None:
    before = page.grab(QRect(0, 500, 440, 300)).toImage()
    page.use_deck(load_deck("high-contrast"))
    shot = page.grab(QRect(0, 500, 440, 300)).toImage()
    assert shot != before
    places = [(x, y) for x in range(440) for y in range(300)]
    assert sum(shot.pixelColor(*place).lightness() < 20 for place in places) > 5000, "the faces are black"


def test_large_text_is_one_switch(page: StartPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.large_text.clicked):
        page.large_text.click()
    assert page.large_text.isChecked()
    with qtbot.assertNotEmitted(page.large_text.clicked):
        page.set_large_text(False)
    assert not page.large_text.isChecked()


@pytest.mark.parametrize("on", [False, True])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.5])
def test_the_switch_has_one_name_at_every_text_size(qtbot: QtBot, text: float, *, on: bool) -> None:
    page = page_of(EVERYTHING, (1280, 800), Settings(text=text, large_text=on))
    qtbot.addWidget(page)
    page.set_large_text(on)
    assert page.large_text.label == "Large text and cards"
    assert page.large_text.is_whole()


@pytest.mark.broad("size0-1.0-Large text and cards-codes0")
@pytest.mark.parametrize("codes", [("en",), ("en", "fr", "ga")])
@pytest.mark.parametrize("switch", ["Large text and cards", "Grand texte et grandes cartes, s’il vous plaît"])
@pytest.mark.parametrize(("size", "text"), [((911, 512), 1.0), ((911, 492), 2.0), ((800, 600), 1.5), ((800, 430), 2.5)])
def test_help_quit_and_the_language_are_always_there(
    qtbot: QtBot, size: tuple[int, int], text: float, switch: str, codes: tuple[str, ...]
) -> None:
    page = hidden_page(EVERYTHING, size, Settings(text=text))
    qtbot.addWidget(page)
    page.large_text.set_label(switch)
    page.offer_languages(codes, "en")
    page.show()
    foot = [page.large_text, *([] if page.language is None else [page.language])]
    foot += [button for button in buttons(page) if button.label in ("F1 help", "Quit")]
    assert len(foot) == 2 + min(2, len(codes))
    for button in foot:
        assert button.isVisible()
        assert page.rect().contains(frame(button))
        assert button.is_whole()
        assert not button.visibleRegion().isEmpty()
    for one, other in combinations(foot, 2):
        assert not frame(one).intersects(frame(other))


@pytest.mark.parametrize("height", [484, 492, 500, 512])
def test_in_a_low_window_nothing_scrolls_and_every_larger_tile_has_its_note(qtbot: QtBot, height: int) -> None:
    """A window of 911×512 has about twenty pixels less beneath its title bar."""
    page = page_of(EVERYTHING, (911, height))
    qtbot.addWidget(page)
    page.show()
    for entry in EVERYTHING:
        card = page.card(entry.entry)
        assert card.note or card.rank is Rank.REST
        assert card.is_whole()
        assert page.rect().contains(frame(card))
        assert card.visibleRegion().boundingRect() == card.rect()


def test_every_target_is_60_pixels_in_large_text_mode(qtbot: QtBot) -> None:
    page = page_of(EVERYTHING, (1280, 800), Settings(large_text=True))
    qtbot.addWidget(page)
    for button in buttons(page):
        assert min(frame(button).width(), frame(button).height()) >= 60, button.label


def test_without_room_for_notes_continue_names_the_game_and_the_note_is_read_out(page: StartPage) -> None:
    page.wear(make_look(Settings(text=2.5), 1280, 800))
    card = page.card(Entry.CONTINUE)
    assert (card.label, card.note) == ("Continue Spoil Five", "")
    described = QAccessible.queryAccessibleInterface(card).text(QAccessible.Text.Description)
    assert described == CONTINUE.note
    page.wear(make_look(Settings(), 1280, 800))
    assert (card.label, card.note) == ("Continue", CONTINUE.note)


@pytest.mark.broad("1.0-(1280, 800)")
@pytest.mark.parametrize("size", [(1280, 800), (911, 512), (1920, 1080)], ids=str)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_only_what_leads_the_page_changes_its_place(qtbot: QtBot, size: tuple[int, int], text: float) -> None:
    """Every click that met a tile before meets it again, whether a game waits or not."""
    page = page_of(EVERYTHING, size, Settings(text=text))
    qtbot.addWidget(page)
    page.show()
    shown = {entry.entry: page.card(entry.entry).geometry() for entry in REST}
    for entries in (FIRST_START, NOTHING_WAITS):
        page.set_entries(entries)
        assert {entry.entry: page.card(entry.entry).geometry() for entry in REST} == shown


@pytest.mark.parametrize("theme", list(ThemeChoice)[1:])
def test_the_picture_has_emblem_cards_and_plait_in_every_theme(qtbot: QtBot, theme: ThemeChoice) -> None:
    settings = Settings(theme=theme)
    page = page_of(EVERYTHING, (1280, 800), settings)
    qtbot.addWidget(page)
    shot, tokens = page.grab().toImage(), make_look(settings, 1280, 800).theme.tokens
    emblem = {shot.pixelColor(x, y).name().upper() for x in range(30, 200) for y in range(50, 205, 3)}
    assert tokens.gold.upper() in emblem
    plait = {shot.pixelColor(x, y).name().upper() for x in range(396, 428) for y in range(0, 800, 5)}
    assert {tokens.gold.upper(), tokens.rim.upper()} <= plait
    hand = {shot.pixelColor(x, 640).name() for x in range(440)}
    assert len(hand) > 20


def test_the_plait_is_drawn_in_the_colours_that_the_theme_replaces() -> None:
    text = resource("art", "plait.svg").read_text(encoding="utf-8")
    assert all(ink in text for ink in PLAIT_INKS)


def test_a_window_on_its_side_has_room_for_the_notes_in_large_text(qtbot: QtBot) -> None:
    page = page_of(EVERYTHING, (1080, 1920), Settings(text=2.0, large_text=True))
    qtbot.addWidget(page)
    assert page.card(Entry.LEARN).note == "Short lessons"


def test_the_tiles_tell_how_far_the_person_has_come(page: StartPage) -> None:
    before = {entry: page.card(entry).geometry() for entry in (Entry.DAILY, Entry.LEARN, Entry.SETTINGS)}
    plain = page.card(Entry.LEARN).grab().toImage(), page.card(Entry.DAILY).grab().toImage()
    page.show_course(ShownCourse(2, 9, "Next: Robbing", "2 of 9 lessons done. Next: Robbing"))
    page.show_today(ShownToday((True, False, False), "6 days in a row.", "Deals played: 1 of 3. 6 days in a row."))
    for entry, note, spoken in (
        (Entry.LEARN, "Next: Robbing", "2 of 9 lessons done. Next: Robbing"),
        (Entry.DAILY, "6 days in a row.", "Deals played: 1 of 3. 6 days in a row."),
    ):
        assert (page.card(entry).note, page.card(entry).accessibleDescription()) == (note, spoken)
    assert page.card(Entry.LEARN).grab().toImage() != plain[0]
    assert page.card(Entry.DAILY).grab().toImage() != plain[1]
    assert {entry: page.card(entry).geometry() for entry in before} == before
    page.show_today(ShownToday())
    assert page.card(Entry.DAILY).note == "The same cards for everybody"
