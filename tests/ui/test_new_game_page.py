"""The New game page: the game, who sits where, the house rules, and what Start begins."""

from __future__ import annotations

import json
import logging

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.pages import WINDOWS, faults, look_of, settle, show, tab_stops
from tests.ui.painted import painted_texts
from tests.ui.pressing import click
from twentyfive.ai import Level
from twentyfive.core import PRESETS, SEATINGS
from twentyfive.core.options import AllFive, FirstDealer, Follow, Renege, RobBy, RobDeadline, UnrobbedAce
from twentyfive.engine.sitters import Computer, Person, TableSetup
from twentyfive.ui.buttons import ChoiceButton, SecondButton
from twentyfive.ui.choices_text import choices_text, last_choices
from twentyfive.ui.drop_down import DropDown
from twentyfive.ui.new_game_page import NewGamePage
from twentyfive.ui.play_now import default_setup
from twentyfive.ui.seat_table import SeatButton, seat_frames
from twentyfive.ui.settings import Settings, ThemeChoice
from twentyfive.ui.table_choices import MOST_PLAYER_NAME_LETTERS, sides_for, usual_choices
from twentyfive.ui.wording.games import GAME_GROUPS, GameGroup, game_line, game_name
from twentyfive.ui.wording.scores import number_word

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    """The page as it is the first time, in front of all other windows."""
    page = NewGamePage(look_of(1280, 800))
    show(qtbot, page)
    return page


def started(page: NewGamePage, qtbot: QtBot) -> TableSetup:
    """The table that a click on Start begins."""
    with qtbot.waitSignal(page.start_asked, timeout=1000) as caught:
        click(page.footer.start)
    setup = caught.args[0] if caught.args else None
    assert isinstance(setup, TableSetup)
    return setup


def choose(field: DropDown, label: str) -> None:
    """Open the list with the mouse and click the answer."""
    click(field)
    click(next(button for button in answers(field) if button.label == label))


def answers(field: DropDown) -> tuple[ChoiceButton, ...]:
    """The buttons of the list that is shown."""
    assert field.popup is not None, "no list is shown"
    return field.popup.buttons


def rename(page: NewGamePage, seat: int, name: str) -> None:
    """Click a seat and write another name."""
    click(page.table.plates[seat])
    page.editor.name.setFocus()
    page.editor.name.selectAll()
    QTest.keyClick(page.editor.name, Qt.Key.Key_Delete)
    for letter in name:
        # QTest knows the keys of English letters only.
        typed = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(page.editor.name, typed)


def changed(page: NewGamePage) -> list[str]:
    """The rules that are marked as changed."""
    return [option for option, row in page.rules.rows_of.items() if row.changed]


def more(page: NewGamePage, times: int) -> None:
    """Raise the number of players."""
    page.players.setFocus()
    for _ in range(times):
        QTest.keyClick(page.players, Qt.Key.Key_Up)


def test_at_first_it_is_twenty_five_for_five_against_medium_players(page: NewGamePage, qtbot: QtBot) -> None:
    setup = started(page, qtbot)
    assert setup.rules == PRESETS["twenty-five"]
    assert setup.names == ("You", "Mary", "Seán", "Nora", "Tom")
    assert setup.sitters == (Person(), *[Computer(Level.MEDIUM)] * 4)
    assert page.footer.said == "Twenty-Five for five, each on their own, to 25. Computer players: medium."


def test_it_begins_at_the_chosen_game(page: NewGamePage) -> None:
    assert page.games["twenty-five"].hasFocus()
    for card in (page.games["auction-forty-fives"], page.games["twenty-five"]):
        click(card)
        page.editor.same_for_all.setFocus()
        assert page.players.visibleRegion().isEmpty(), "the column is scrolled"
        page.begin()
        assert card.hasFocus()
        assert card.visibleRegion().boundingRect() == card.rect()
        assert page.players.visibleRegion().boundingRect() == page.players.rect()


def test_the_foot_names_the_game_also_in_the_largest_letters(qtbot: QtBot) -> None:
    page = NewGamePage(look_of(1280, 800, 2.5))
    show(qtbot, page)
    for preset, card in page.games.items():
        click(card)
        settle()
        assert game_name(preset) in page.footer.said


def test_names_of_games_beside_each_other_are_in_line(qtbot: QtBot) -> None:
    page = NewGamePage(look_of(1280, 800, 2.5))
    show(qtbot, page)
    short, long = page.games["twenty-five"], page.games["house-25"]
    assert short.y() == long.y()
    tops = [next(text.area.top() for text in painted_texts(card) if text.text == card.label) for card in (short, long)]
    assert len(painted_texts(short)) < len(painted_texts(long)), "one note is longer than the other"
    assert tops[0] == tops[1]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_what_a_game_brings_with_it_is_seen_beside_it(qtbot: QtBot, width: int, height: int) -> None:
    page = NewGamePage(look_of(width, height))
    show(qtbot, page, width, height)
    for card in page.games.values():
        click(card)
        assert card.visibleRegion().boundingRect() == card.rect()
        for brought in (page.players, page.sides, page.table, next(iter(page.rules.rows_of.values()))):
            assert brought.visibleRegion().boundingRect() == brought.rect()


def test_page_keys_scroll_the_column_that_has_the_focus(page: NewGamePage) -> None:
    last = page.games["five-cards-1674"]
    assert last.visibleRegion().isEmpty()
    for _ in range(3):
        QTest.keyClick(page.games["twenty-five"], Qt.Key.Key_PageDown)
    assert last.visibleRegion().boundingRect() == last.rect()
    assert page.players.visibleRegion().boundingRect() == page.players.rect()


def test_enter_on_start_begins(page: NewGamePage, qtbot: QtBot) -> None:
    page.footer.start.setFocus()
    with qtbot.waitSignal(page.start_asked, timeout=1000):
        QTest.keyClick(page.footer.start, Qt.Key.Key_Return)


def test_the_setup_can_be_recorded(page: NewGamePage, qtbot: QtBot) -> None:
    more(page, 5)
    rename(page, 8, "Máire Óg")
    record = started(page, qtbot).new_record()
    assert len(record.header.names) == 10
    assert record.header.seats[0] == "person"


def test_another_game_is_chosen_with_its_own_rules(page: NewGamePage, qtbot: QtBot) -> None:
    click(page.games["twenty-five-1876"])
    setup = started(page, qtbot)
    assert (setup.rules.follow, setup.rules.renege) == (Follow.MUST_FOLLOW, Renege.FIVE_ONLY)
    assert page.rules.rows_of["follow"].label == "Follow suit"
    assert not page.rules.rows_of["follow"].changed


def test_every_game_of_the_family_is_in_one_group() -> None:
    assert sorted(preset for presets in GAME_GROUPS.values() for preset in presets) == sorted(PRESETS)
    assert "twenty-five-1876" in GAME_GROUPS[GameGroup.OLD]


def test_arrow_keys_walk_through_the_groups_of_games(page: NewGamePage) -> None:
    page.games["twenty-five"].setFocus()
    seen = ["twenty-five"]
    for _ in range(len(PRESETS) - 1):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Down)
        settle()
        (chosen,) = (preset for preset, card in page.games.items() if card.isChecked())
        assert page.games[chosen].hasFocus()
        assert page.games[chosen].visibleRegion().boundingRect() == page.games[chosen].rect()
        seen.append(chosen)
    assert seen == [preset for presets in GAME_GROUPS.values() for preset in presets]


def test_a_game_of_another_kind_asks_its_own_questions(page: NewGamePage) -> None:
    click(page.games["spoil-five"])
    assert page.rules.rows_of["jink"].isVisible()
    assert not page.rules.rows_of["target"].isVisible()
    click(page.games["fifty-five"])
    assert page.rules.rows_of["bids"].isVisible()
    assert not page.rules.rows_of["rob_by"].isVisible()
    choose(page.rules.rows_of["target"], "110 points")
    assert page.footer.start.isEnabled()


def test_senseless_rules_are_put_right_from_the_first_page(page: NewGamePage) -> None:
    click(page.games["fifty-five"])
    choose(page.rules.rows_of["bids"], "Nobody bids")
    assert not page.footer.start.isEnabled()
    assert page.saver.mend.isVisible()
    assert page.saver.mend.note.endswith("rules change")
    click(page.saver.mend)
    assert page.footer.start.isEnabled()
    assert page.rules.rows_of["bids"].label == "Nobody bids"
    assert not page.saver.mend.isVisible()


def test_two_to_ten_sit_at_the_table(page: NewGamePage, qtbot: QtBot) -> None:
    more(page, 5)
    assert len(page.table.plates) == 10
    assert [plate.label for plate in page.table.plates][-1] == "Gráinne"
    for _ in range(9):
        QTest.keyClick(page.players, Qt.Key.Key_Down)
    assert len(page.table.plates) == 2
    assert started(page, qtbot).rules.players == 2


def test_players_share_sides(page: NewGamePage, qtbot: QtBot) -> None:
    more(page, 1)
    choose(page.sides, "Three pairs")
    rules = started(page, qtbot).rules
    assert (rules.players, rules.sides) == (6, 3)
    assert "You play with Nora." in page.footer.said
    assert "with Nora" in page.table.plates[0].accessibleName()


def test_pairs_stay_pairs_where_they_can(page: NewGamePage) -> None:
    more(page, 1)
    choose(page.sides, "Three pairs")
    more(page, 1)
    assert page.sides.label == "Each on their own"
    for _ in range(3):
        QTest.keyClick(page.players, Qt.Key.Key_Down)
    choose(page.sides, "Two pairs")
    more(page, 1)
    more(page, 3)
    assert page.sides.label == "Each on their own"


@pytest.mark.parametrize("players", range(2, 11))
def test_every_seating_of_the_game_is_offered_in_words(page: NewGamePage, players: int) -> None:
    page.restore(choices_text(usual_choices().seat(players)))
    offered = {answer.value for answer in page.sides.answers}
    assert offered == {sides for count, sides in SEATINGS["twenty-five"] if count == players}
    assert len({answer.label for answer in page.sides.answers}) == len(offered)


def test_a_seat_is_given_a_name_and_a_level(page: NewGamePage, qtbot: QtBot) -> None:
    rename(page, 3, "Peig")
    click(page.editor.levels[Level.EASY])
    setup = started(page, qtbot)
    assert setup.names[3] == "Peig"
    assert setup.sitters[3] == Computer(Level.EASY)
    assert setup.sitters[2] == Computer(Level.MEDIUM)
    assert (page.table.plates[3].label, page.table.plates[3].note) == ("Peig", "easy")
    assert "Computer players: easy and medium." in page.footer.said


def test_one_level_for_all(page: NewGamePage, qtbot: QtBot) -> None:
    click(page.table.plates[2])
    click(page.editor.levels[Level.EASY])
    click(page.editor.same_for_all)
    assert started(page, qtbot).sitters == (Person(), *[Computer(Level.EASY)] * 4)


def test_the_person_has_a_name_but_no_level(page: NewGamePage, qtbot: QtBot) -> None:
    rename(page, 0, "Anna")
    assert not page.editor.levels[Level.EASY].isVisible()
    setup = started(page, qtbot)
    assert setup.names[0] == "Anna"
    assert setup.sitters[0] == Person()


def test_a_second_person_shares_the_screen(page: NewGamePage, qtbot: QtBot) -> None:
    click(page.table.plates[2])
    click(page.editor.person)
    assert not page.editor.same_for_all.isVisible()
    setup = started(page, qtbot)
    assert [sitter == Person() for sitter in setup.sitters] == [True, False, True, False, False]
    assert "curtain" in page.footer.said


def test_arrow_keys_walk_round_the_table(page: NewGamePage) -> None:
    click(page.table.plates[1])
    page.table.plates[1].setFocus()
    QTest.keyClick(page.table.plates[1], Qt.Key.Key_Up)
    chosen = [plate.label for plate in page.table.plates if plate.isChecked()]
    assert chosen == [page.editor.name.text()]
    assert chosen != ["Mary"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "Seat 2 has no name. Write one."),
        ("Mary|Ann", "Seat 2: a name cannot have a bar (|) in it."),
        ("Tom", "Two players are called Tom. Give one of them another name."),
    ],
)
def test_a_name_that_cannot_be_used_is_explained_and_start_is_off(page: NewGamePage, name: str, sentence: str) -> None:
    rename(page, 1, name)
    assert page.footer.said == sentence
    assert not page.footer.start.isEnabled()
    assert page.footer.start.reason == sentence
    rename(page, 1, "Mary")
    assert page.footer.start.isEnabled()


def test_a_name_is_no_longer_than_a_plate_shows(page: NewGamePage) -> None:
    rename(page, 1, "Maximiliana-Theodora")
    assert page.table.plates[1].label == "Maximiliana-"
    assert len("Maximiliana-") == MOST_PLAYER_NAME_LETTERS


def test_names_with_line_breaks_are_refused(page: NewGamePage) -> None:
    page.editor.renamed.emit("Mary\nAnn")
    assert page.footer.said == "Seat 2: a name cannot have line breaks or control signs in it."


def test_outer_spaces_are_no_part_of_a_name(page: NewGamePage, qtbot: QtBot) -> None:
    rename(page, 1, " Peig ")
    assert started(page, qtbot).names[1] == "Peig"


def test_what_shows_more_rules_here_and_what_edits_all_are_called_differently(page: NewGamePage) -> None:
    assert (page.rules.more.label, page.rules.all_rules.label) == ("Show more", "Edit every rule")
    click(page.rules.more)
    assert page.rules.more.label == "Show fewer"


@pytest.mark.parametrize(
    ("option", "label", "value"),
    [
        ("follow", "Follow suit", Follow.MUST_FOLLOW),
        ("renege", "None", Renege.NONE),
        ("rob_by", "Only the dealer", RobBy.DEALER_ONLY),
        ("rob_deadline", "Before the first lead", RobDeadline.OPENING_LEAD),
        ("target", "45 points", 45),
        ("all_five", "Win the game", AllFive.WINS_GAME),
        ("stake", "10", 10),
        ("must_rob", "You must take the card", True),
        ("unrobbed_ace", "Is the lowest trump", UnrobbedAce.LOWEST_TRUMP),
        ("first_dealer", "By chance", FirstDealer.RANDOM),
        ("best_of", "Best of three", 3),
    ],
)
def test_a_house_rule_is_changed_and_marked(
    page: NewGamePage, qtbot: QtBot, option: str, label: str, value: object
) -> None:
    row = page.rules.rows_of[option]
    if not row.isVisible():
        click(page.rules.more)
    choose(row, label)
    assert getattr(started(page, qtbot).rules, option) == value
    assert changed(page) == [option]
    assert row.accessibleName().endswith("changed")
    assert "One house rule is changed." in page.footer.said
    click(page.rules.undo)
    assert changed(page) == []
    assert started(page, qtbot).rules == PRESETS["twenty-five"]


def test_the_usual_answer_takes_the_mark_away(page: NewGamePage) -> None:
    row = page.rules.rows_of["target"]
    choose(row, "15 points")
    assert changed(page) == ["target"]
    choose(row, "25 points")
    assert changed(page) == []
    assert not page.rules.undo.isVisible()


def test_the_usual_answer_is_named_in_the_list(page: NewGamePage) -> None:
    row = page.rules.rows_of["renege"]
    notes = {answer.label: answer.note for answer in row.answers}
    assert notes["Five, jack and ace of hearts"].startswith("The usual rule.")
    assert not notes["None"].startswith("The usual rule.")


def test_a_question_is_asked_in_the_words_of_the_game(page: NewGamePage) -> None:
    row = page.rules.rows_of["target"]
    assert row.accessibleName() == "Points that win the game: 25 points"
    click(page.games["house-25"])
    assert row.accessibleName() == "Deals that win the game: Five deals"


def test_house_rules_are_kept_for_each_game(page: NewGamePage) -> None:
    choose(page.rules.rows_of["target"], "45 points")
    click(page.games["twenty-five-1876"])
    assert page.rules.rows_of["target"].label == "25 points"
    click(page.games["twenty-five"])
    assert page.rules.rows_of["target"].label == "45 points"


def test_a_rule_is_chosen_with_the_keys(page: NewGamePage) -> None:
    row = page.rules.rows_of["renege"]
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Return)
    first, second, _ = answers(row)
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    assert row.label == "Five, jack and ace of hearts", "walking the list chooses nothing"
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert row.label == "Only the five"
    assert row.popup is None


def test_a_click_beside_the_list_closes_it(page: NewGamePage) -> None:
    row = page.rules.rows_of["renege"]
    click(row)
    assert answers(row)
    beside = page.childAt(300, 600)
    assert beside is not None
    click(beside)
    assert row.popup is None
    assert row.hasFocus()


def test_tab_stays_in_the_list(page: NewGamePage) -> None:
    row = page.rules.rows_of["renege"]
    click(row)
    first, second, third = answers(row)
    for button in (second, third, first):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        assert button.hasFocus()


def test_the_list_does_not_outlive_a_change_of_size(page: NewGamePage) -> None:
    row = page.rules.rows_of["renege"]
    click(row)
    assert answers(row)
    page.resize(1200, 800)
    settle()
    assert row.popup is None


def test_escape_closes_the_list_and_changes_nothing(page: NewGamePage, qtbot: QtBot) -> None:
    row = page.rules.rows_of["renege"]
    click(row)
    with qtbot.assertNotEmitted(page.back_asked):
        QTest.keyClick(answers(row)[0], Qt.Key.Key_Escape)
    assert row.popup is None
    assert row.label == "Five, jack and ace of hearts"


def test_house_rules_that_were_let_go_can_be_brought_back(page: NewGamePage) -> None:
    choose(page.rules.rows_of["renege"], "None")
    rules = page.chosen.rules
    click(page.rules.undo)
    assert not changed(page)
    assert page.rules.bring_back.hasFocus()
    click(page.rules.bring_back)
    assert page.chosen.rules == rules
    assert page.rules.undo.hasFocus()
    assert not page.rules.bring_back.isVisible()
    click(page.rules.undo)
    click(page.games["twenty-five-1876"])
    assert not page.rules.bring_back.isVisible(), "they were rules of another game"


def test_rules_that_go_ill_together_are_explained_before_start(qtbot: QtBot) -> None:
    page = NewGamePage(look_of(1280, 800))
    show(qtbot, page)
    click(page.games["fifty-five"])
    choose(page.rules.rows_of["bids"], "15, 20, 25, 30")
    assert not page.footer.start.isEnabled()
    assert page.footer.start.reason
    assert page.footer.said == page.footer.start.reason
    click(page.rules.undo)
    assert page.footer.start.isEnabled()


def test_games_for_other_numbers_of_players_bring_their_own(qtbot: QtBot) -> None:
    page = NewGamePage(look_of(1280, 800))
    show(qtbot, page)
    click(page.games["forty-five"])
    assert (page.players.value, page.sides.label) == (4, "Two pairs")
    more(page, 1)
    assert page.players.value == 6
    click(page.games["twenty-five"])
    more(page, 1)
    assert page.players.value == 7


def test_choices_come_back(page: NewGamePage, qtbot: QtBot) -> None:
    click(page.games["twenty-five-1876"])
    more(page, 1)
    choose(page.sides, "Two sides of three")
    rename(page, 2, "Peig")
    click(page.editor.levels[Level.EASY])
    choose(page.rules.rows_of["stake"], "20")
    before = started(page, qtbot)
    other = NewGamePage(look_of(1280, 800))
    show(qtbot, other)
    other.restore(page.choices())
    assert started(other, qtbot) == before
    assert default_setup(Settings(new_game=page.choices())) == before


@pytest.mark.parametrize(
    "damage",
    [
        "{",
        "[]",
        "null",
        '"twenty-five"',
        "{}",
        '{"preset": "whist"}',
    ],
)
def test_damaged_choices_give_way_to_the_usual_ones(
    page: NewGamePage, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    more(page, 2)
    with caplog.at_level(logging.WARNING):
        page.restore(damage)
    assert page.players.value == 5
    assert "cannot be used" in caplog.text


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("players", 11),
        ("players", 5.0),
        ("sides", 3),
        ("preset", "whist"),
        ("preset", "auction-forty-fives"),
        ("names", ["Anna"]),
        ("names", ["a|b"] * 10),
        ("names", ["Maximiliana-Theodora"] * 10),
        ("sitters", ["computer medium"] * 10),
        ("sitters", ["computer brilliant"] * 10),
        ("changes", {"twenty-five": {"players": "9"}}),
        ("changes", {"twenty-five": {"target": "many"}}),
        ("changes", {"whist": {"target": "25"}}),
        ("changes", ["target"]),
    ],
)
def test_each_damaged_entry_is_noticed(caplog: pytest.LogCaptureFixture, entry: str, value: object) -> None:
    whole = json.loads(choices_text(usual_choices()))
    whole[entry] = value
    with caplog.at_level(logging.WARNING):
        chosen = last_choices(json.dumps(whole))
    assert chosen == usual_choices()
    assert "cannot be used" in caplog.text


def test_choices_are_undamaged_by_writing_them(caplog: pytest.LogCaptureFixture) -> None:
    chosen = usual_choices().seat(9).divide(3).call(4, "Peig").change("must_rob", True).change("stake", 50)
    with caplog.at_level(logging.WARNING):
        assert last_choices(choices_text(chosen)) == chosen
    assert not caplog.records


def test_a_name_that_cannot_be_used_is_not_kept() -> None:
    chosen = usual_choices().call(1, "a|b")
    assert last_choices(choices_text(chosen)).names[1] == "Mary"


def test_play_now_knows_the_persons_name() -> None:
    setup = default_setup(Settings(name="Nora"))
    assert setup.names[0] == "Nora"
    assert len(set(setup.names)) == 5, "no computer player has the person's name"


def test_two_players_of_one_name_do_not_sit_down_by_play_now(caplog: pytest.LogCaptureFixture) -> None:
    twice = choices_text(usual_choices().call(1, "Peig").call(2, "Peig"))
    with caplog.at_level(logging.WARNING):
        assert default_setup(Settings(new_game=twice)).names == ("You", "Mary", "Seán", "Nora", "Tom")
    assert "No game can begin" in caplog.text


def test_escape_and_back_lead_back(page: NewGamePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back_asked, timeout=1000):
        QTest.keyClick(page.editor.name, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.back_asked, timeout=1000):
        click(page.header.back)


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_tab_goes_through_the_page_as_it_is_seen(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = NewGamePage(look_of(*size))
    show(qtbot, page, *size)
    more(page, 4)
    click(page.table.plates[7])
    click(page.games["spoil-five"])
    settle()
    editor, rules = page.editor, page.rules
    shown = [row for row in rules.rows_of.values() if row.isVisible()]
    less, more_players = (button for button in page.players.findChildren(SecondButton))
    expected = [
        *(page.header.back, page.games["spoil-five"], less, more_players, page.sides, page.table.plates[7]),
        *(page.drawing.draw, editor.name, editor.levels[Level.MEDIUM], editor.same_for_all),
        *(*shown, rules.more, rules.all_rules, page.footer.start),
    ]
    assert tab_stops(page) == expected


def test_arrow_keys_walk_the_rules_and_the_page_follows(qtbot: QtBot) -> None:
    page = NewGamePage(look_of(800, 600))
    show(qtbot, page, 800, 600)
    rows = page.rules.rows_of
    rows["follow"].setFocus()
    for option in ("renege", "rob_by", "rob_deadline", "target"):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Down)
        assert rows[option].hasFocus()
    seen = rows["target"].visibleRegion().boundingRect()
    assert seen == rows["target"].rect(), "what has the focus is seen whole"


def test_everything_that_can_be_pressed_has_a_name(page: NewGamePage) -> None:
    click(page.rules.more)
    named = [page.editor.name, page.players, *page.rules.rows_of.values(), *page.table.plates, *page.games.values()]
    for widget in named:
        children = [widget] if widget is not page.players else [page.players.less, page.players.more]
        for child in children:
            interface = QAccessible.queryAccessibleInterface(child)
            assert interface is not None
            assert interface.text(QAccessible.Text.Name)
    assert page.table.plates[1].accessibleName() == "Seat 2, Mary, computer player, medium"
    assert page.rules.rows_of["follow"].accessibleName() == "When a plain suit is led: Follow suit or trump"


def test_seats_are_radio_buttons_and_who_may_sit_there_tells_of_which_seat(page: NewGamePage) -> None:
    seat = QAccessible.queryAccessibleInterface(page.table.plates[2])
    assert seat.role() is QAccessible.Role.RadioButton
    click(page.table.plates[2])
    assert page.editor.levels[Level.HARD].accessibleDescription() == "Who sits on Seat 3"
    click(page.table.plates[3])
    assert page.editor.person.accessibleDescription() == "Who sits on Seat 4"


def test_what_a_game_brings_with_it_is_said(page: NewGamePage) -> None:
    heard: list[str] = []
    page.announcer.said.connect(heard.append)
    click(page.games["twenty-five"])
    QTest.keyClick(page.games["twenty-five"], Qt.Key.Key_Down)
    assert not page.games["twenty-five"].isChecked()
    name = next(game_name(preset) for preset, card in page.games.items() if card.isChecked())
    assert heard[-1].startswith(name)
    QApplication.processEvents()  # a game of other numbers of players brings another stepper
    click(page.players.more)
    assert f"{page.players.value} " in heard[-1] or number_word(page.players.value) in heard[-1].lower()


@pytest.mark.parametrize("seat", range(10))
def test_a_click_on_a_seat_shows_who_sits_there_also_at_a_table_of_ten(page: NewGamePage, seat: int) -> None:
    page.change("players", 10)
    settle()
    plate, editor = page.table.plates[seat], page.editor
    assert not editor.name.visibleRegion().contains(editor.name.rect().center())
    QTest.mouseClick(plate, LEFT)
    settle()
    assert editor.name.text() == page.chosen.names[seat]
    assert editor.name.visibleRegion().boundingRect() == editor.name.rect()
    assert plate.visibleRegion().boundingRect().contains(plate.frame())


def test_seats_that_are_walked_by_keys_stay_in_view_with_who_sits_there(page: NewGamePage) -> None:
    page.change("players", 10)
    settle()
    page.table.plates[1].setFocus()
    assert page.table.plates[1].isChecked()
    walked = set()
    for key in (*[Qt.Key.Key_Up] * 4, Qt.Key.Key_Right, *[Qt.Key.Key_Down] * 3):
        QTest.keyClick(page.focusWidget(), key)
        focused = QApplication.focusWidget()
        assert isinstance(focused, SeatButton)
        assert focused.isChecked()
        assert page.editor.name.text() == focused.label
        assert focused.visibleRegion().boundingRect() == focused.rect()
        assert page.editor.name.visibleRegion().boundingRect() == page.editor.name.rect()
        walked.add(focused)
    assert len(walked) > 6


def test_at_the_most_and_the_least_players_the_focus_goes_to_the_button_that_leads_back(page: NewGamePage) -> None:
    stepper = page.players
    stepper.more.setFocus()
    while stepper.more.isEnabled():
        QTest.keyClick(stepper.more, Qt.Key.Key_Return)
    assert stepper.value == 10
    assert stepper.less.hasFocus()
    while stepper.less.isEnabled():
        QTest.keyClick(stepper.less, Qt.Key.Key_Return)
    assert stepper.value == 2
    assert stepper.more.hasFocus()
    QTest.keyClick(stepper.more, Qt.Key.Key_Return)
    assert stepper.value == 3


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_sides_are_told_by_a_sign(qtbot: QtBot, theme: ThemeChoice) -> None:
    page = NewGamePage(look_of(1280, 800, theme=theme))
    show(qtbot, page)
    more(page, 1)
    before = page.table.plates[2].grab().toImage()
    choose(page.sides, "Three pairs")
    assert page.table.plates[2].grab().toImage() != before


@pytest.mark.parametrize("players", [2, 5, 10])
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nothing_is_cut_or_covered(qtbot: QtBot, width: int, height: int, text: float, players: int) -> None:
    page = NewGamePage(look_of(width, height, text))
    chosen = usual_choices().seat(players).change("rob_deadline", RobDeadline.OPENING_LEAD).change("best_of", 3)
    page.restore(choices_text(chosen.divide(sides_for("twenty-five", players)[-1])))
    show(qtbot, page, width, height)
    assert faults(page) == []


def test_the_sentence_is_seen_somewhere_at_every_size(qtbot: QtBot) -> None:
    page = NewGamePage(look_of(1280, 800, 2.5))
    show(qtbot, page)
    assert page.footer.said != page._summary.plain
    assert page._summary.isVisible()
    rename(page, 1, "a|b")
    settle()
    assert page.footer.said == "Seat 2: a name cannot have a bar (|) in it."
    assert faults(page) == []


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("width", [360, 480, 740, 1200])
def test_plates_keep_apart_on_the_table(players: int, width: int) -> None:
    frames, height = seat_frames(players, width, 148, 60, 12)
    assert len(frames) == players
    for frame in frames:
        assert frame.x >= 0
        assert frame.right <= width
        assert frame.bottom <= height
    for place, frame in enumerate(frames):
        assert not any(frame.meets(other, slack=-4) for other in frames[:place])


def test_seats_go_clockwise_from_the_person_at_the_bottom() -> None:
    (own, left, top_left, top_right, right), _ = seat_frames(5, 500, 148, 60, 12)
    assert own.y > left.y > top_left.y == top_right.y < right.y == left.y
    assert left.x < top_left.x < top_right.x < right.x


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_game_has_a_name_and_a_line(preset: str) -> None:
    assert game_name(preset)
    assert game_line(preset).endswith(".")
