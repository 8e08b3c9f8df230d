"""The players of the seats on the New game page: second hands, open dummies, a third player, and the draw."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.page_checks import WINDOWS, faults, settle
from tests.ui.pages.new_game.answering import choose, opened, started
from tests.ui.pressing import click
from tests.ui.reading import sentences
from twentyfive.ai import Level
from twentyfive.engine.seating.players import Computer, OpenDummy, Person, SecondHand, Third
from twentyfive.presentation.new_game import usual_choices
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage
from twentyfive.wording.setup.tables import setup_words

DUMMY = OpenDummy()


@pytest.fixture
def page(page: NewGamePage) -> NewGamePage:
    """The page with two pairs at the table."""
    page.change("players", 4)
    page.change("sides", 2)
    settle()
    return page


def choose_seat(page: NewGamePage, seat: int) -> None:
    """Choose a seat."""
    click(page.table.plates[seat])
    settle()


def words_on(page: QWidget) -> str:
    """The text on a part of the page."""
    return " ".join(sentences(page))


def why_not_started(page: NewGamePage) -> str:
    """The reason why Start is off; empty if it is on."""
    return page.footer.start.reason


class TestSecondHand:
    def test_a_second_hand_is_chosen_with_a_click(self, page: NewGamePage, qtbot: QtBot) -> None:
        choose_seat(page, 2)
        click(page.editor.second_hand)
        assert page.table.plates[2].note == "extra hand"
        assert started(page, qtbot).sitters == (
            Person(),
            Computer(Level.MEDIUM),
            SecondHand(0),
            Computer(Level.MEDIUM),
        )

    def test_the_footer_says_who_plays_the_second_hand(self, page: NewGamePage) -> None:
        choose_seat(page, 2)
        click(page.editor.second_hand)
        assert "You play Seán’s hand too, and see both." in page.footer.said

    def test_with_several_persons_nobody_is_called_you(self, page: NewGamePage) -> None:
        choose_seat(page, 3)
        click(page.editor.person)
        choose_seat(page, 1)
        click(page.editor.second_hand)
        choose(page.editor.owner, "Extra hand of Player 1")
        assert "Player 1 plays with Seán." in page.footer.said
        assert "Player 1 plays Mary’s hand too, and sees both." in page.footer.said

    def test_a_second_hand_is_chosen_with_the_keyboard(self, page: NewGamePage) -> None:
        choose_seat(page, 2)
        page.editor.second_hand.setFocus()
        QTest.keyClick(page.editor.second_hand, Qt.Key.Key_Space)
        assert page.chosen.sitters[2] == SecondHand(0)
        assert page.editor.second_hand.isChecked()
        assert not page.editor.levels[Level.MEDIUM].isChecked()

    def test_the_partner_is_the_first_choice_for_the_owner(self, page: NewGamePage) -> None:
        choose_seat(page, 3)
        click(page.editor.person)
        choose_seat(page, 1)
        click(page.editor.second_hand)
        assert page.chosen.sitters[1] == SecondHand(3)
        choose(page.editor.owner, "Extra hand of Player 1")
        assert page.chosen.sitters[1] == SecondHand(0)
        assert "played by Player 1" in page.table.plates[1].accessibleName()

    def test_nobody_can_have_a_third_hand(self, page: NewGamePage) -> None:
        choose_seat(page, 2)
        click(page.editor.second_hand)
        choose_seat(page, 1)
        assert not page.editor.second_hand.isEnabled()
        assert page.editor.second_hand.reason == "Everybody at the table has two hands already."

    def test_a_second_hand_without_its_person_keeps_start_off(self, page: NewGamePage) -> None:
        choose_seat(page, 1)
        click(page.editor.person)
        choose_seat(page, 3)
        click(page.editor.second_hand)
        assert not why_not_started(page)
        choose_seat(page, 1)
        click(page.editor.levels[Level.EASY])
        assert why_not_started(page).startswith("Nora is the extra hand of somebody the computer now plays for.")
        choose_seat(page, 3)
        assert page.editor.name.accessibleDescription() == why_not_started(page)
        click(page.editor.levels[Level.EASY])
        assert not why_not_started(page)

    def test_a_second_hand_without_its_person_cannot_go_to_one_with_two_hands(self, page: NewGamePage) -> None:
        choose_seat(page, 1)
        click(page.editor.person)
        choose_seat(page, 2)
        click(page.editor.second_hand)
        choose_seat(page, 3)
        click(page.editor.second_hand)
        assert page.chosen.sitters[2:4] == (SecondHand(0), SecondHand(1))
        choose_seat(page, 1)
        click(page.editor.levels[Level.EASY])
        choose_seat(page, 3)
        click(page.editor.second_hand)
        assert page.chosen.sitters[3] == SecondHand(1)
        assert page.editor.second_hand.reason == "Everybody at the table has two hands already."
        click(page.editor.levels[Level.EASY])
        assert not why_not_started(page)

    def test_the_same_level_for_all_leaves_second_hands_alone(self, page: NewGamePage) -> None:
        choose_seat(page, 2)
        click(page.editor.second_hand)
        assert not page.editor.same_for_all.isVisible()
        choose_seat(page, 1)
        click(page.editor.levels[Level.EASY])
        click(page.editor.same_for_all)
        assert page.chosen.sitters[2] == SecondHand(0)
        assert page.chosen.sitters[3] == Computer(Level.EASY)


class TestSeveralPersons:
    """Several persons at one screen: each of them is You in turn, so nobody can have that name."""

    def test_the_first_person_is_called_player_1(self, page: NewGamePage, qtbot: QtBot) -> None:
        choose_seat(page, 2)
        click(page.editor.person)
        assert "Player 1 and Seán share this screen" in page.footer.said
        assert page.table.plates[0].accessibleName().startswith("Seat 1, Player 1")
        choose_seat(page, 0)
        assert "You are Player 1 unless you enter a name." in words_on(page.editor)
        assert started(page, qtbot).names[0] == "Player 1"

    def test_a_name_that_the_person_wrote_stays(self, page: NewGamePage, qtbot: QtBot) -> None:
        choose_seat(page, 2)
        click(page.editor.person)
        choose_seat(page, 0)
        page.editor.name.selectAll()
        QTest.keyClicks(page.editor.name, "Young Nell")
        assert "several people" not in words_on(page.editor)
        assert started(page, qtbot).names[0] == "Young Nell"

    def test_another_person_called_player_1_keeps_the_name(self, page: NewGamePage, qtbot: QtBot) -> None:
        choose_seat(page, 2)
        click(page.editor.person)
        page.editor.name.selectAll()
        QTest.keyClicks(page.editor.name, "Player 1")
        assert "Player 2 and Player 1 share this screen" in page.footer.said
        assert started(page, qtbot).names == ("Player 2", "Mary", "Player 1", "Nora")

    def test_the_note_about_the_name_you_follows_it_through_the_draw(self, page: NewGamePage) -> None:
        """When three take turns, the draw may let the person called You sit out first."""
        page.change("players", 2)
        choose_seat(page, 1)
        click(page.editor.person)
        click(page.drawing.third)
        while page.chosen.names[2] != "You":
            click(page.drawing.draw)
        choose_seat(page, 2)
        assert page.editor.name.text() == "You"
        assert "“You” would be unclear. This seat is Player 1 unless you name it." in words_on(page.editor)
        page.editor.name.selectAll()
        QTest.keyClicks(page.editor.name, "Young Nell")
        assert "several people" not in words_on(page.editor)
        assert page.chosen.table().third == Third("Young Nell", Person())

    def test_two_persons_called_you_keep_start_off(self, page: NewGamePage) -> None:
        choose_seat(page, 2)
        click(page.editor.person)
        page.editor.name.selectAll()
        QTest.keyClicks(page.editor.name, "You")
        assert why_not_started(page)
        page.editor.name.selectAll()
        QTest.keyClicks(page.editor.name, "Anna")
        assert not why_not_started(page)

    def test_with_one_person_no_owner_of_a_second_hand_is_asked_for(self, page: NewGamePage) -> None:
        choose_seat(page, 2)
        click(page.editor.second_hand)
        assert "Extra hand of You" not in words_on(page)


class TestOpenHand:
    def test_an_open_hand_is_chosen_with_a_click_and_played_by_the_partner(
        self, page: NewGamePage, qtbot: QtBot
    ) -> None:
        choose_seat(page, 3)
        click(page.editor.dummy)
        assert "Nora’s hand lies open for all to see, and Mary plays it." in page.footer.said
        assert started(page, qtbot).sitters[3] == DUMMY

    def test_an_open_hand_needs_a_table_of_four_or_six(self, page: NewGamePage) -> None:
        choose_seat(page, 3)
        click(page.editor.dummy)
        page.change("players", 5)
        assert why_not_started(page) == "An open hand needs a table of four or six. Choose who plays Nora."
        choose_seat(page, 2)
        assert page.editor.dummy.reason == "An open hand needs a table of four or six."

    def test_an_open_hand_needs_a_partner(self, page: NewGamePage) -> None:
        page.change("sides", 4)
        choose_seat(page, 2)
        assert page.editor.dummy.reason == "An open hand needs a partner who plays it."

    def test_an_open_hand_needs_a_partner_without_a_second_hand(self, page: NewGamePage) -> None:
        choose_seat(page, 1)
        click(page.editor.second_hand)
        choose_seat(page, 2)
        assert page.editor.dummy.reason == "The partner has two hands already."


class TestThird:
    def test_a_third_takes_turns_at_a_game_of_two(self, page: NewGamePage, qtbot: QtBot) -> None:
        page.change("players", 2)
        settle()
        click(page.drawing.third)
        assert len(page.table.plates) == 3
        assert page.table.plates[2].note == "sits out first"
        assert page.table.plates[2].accessibleName() == "Seán, computer player, not in the first game"
        choose_seat(page, 2)
        click(page.editor.person)
        setup = started(page, qtbot)
        assert setup.third == Third("Seán", Person())
        assert setup.names == ("Player 1", "Mary"), "of two persons each is You in turn"

    def test_two_of_the_three_must_be_persons(self, page: NewGamePage) -> None:
        page.change("players", 2)
        settle()
        click(page.drawing.third)
        assert why_not_started(page).startswith("With three taking turns, at least two must be people.")
        assert page.drawing.draw.reason == "First choose a player for every seat."
        choose_seat(page, 1)
        click(page.editor.person)
        assert not why_not_started(page)

    def test_none_of_the_three_may_play_two_hands(self, page: NewGamePage) -> None:
        page.change("players", 2)
        settle()
        click(page.drawing.third)
        choose_seat(page, 1)
        assert page.editor.second_hand.reason == "With three taking turns, everybody plays one hand."

    def test_an_open_hand_becomes_a_computer_player_when_a_third_takes_turns(self, page: NewGamePage) -> None:
        choose_seat(page, 2)
        click(page.editor.dummy)
        page.change("players", 2)
        settle()
        click(page.drawing.third)
        assert page.chosen.sitters[2] == Computer(Level.MEDIUM)
        assert why_not_started(page).startswith("With three taking turns, at least two must be people.")

    def test_a_third_is_offered_only_at_a_table_of_two(self, page: NewGamePage) -> None:
        assert not page.drawing.third.isVisible()

    def test_the_switch_asks_once_and_only_when_a_person_turns_it(self, page: NewGamePage) -> None:
        """A screen reader turns the switch without a click; the page turns it back without a request."""
        page.change("players", 2)
        settle()
        asked: list[bool] = []
        page.drawing.third.clicked.connect(lambda on: asked.append(on))
        QAccessible.queryAccessibleInterface(page.drawing.third).actionInterface().doAction("Toggle")
        assert asked == [True]
        page.drawing.set_choices(page.chosen.take_turns(third=False))
        assert not page.drawing.third.isChecked()
        assert asked == [True]


class TestDraw:
    def draw(self, page: NewGamePage) -> None:
        click(page.drawing.draw)
        settle()

    def test_everybody_draws_a_card_and_the_two_highest_are_partners(self, page: NewGamePage) -> None:
        for _ in range(10):
            self.draw(page)
            cards = {plate.drawn: seat for seat, plate in enumerate(page.table.plates)}
            assert len(cards) == 4
            ranks = "AKQJ1098765432"
            best = sorted(cards, key=lambda card: ranks.index(str(card and card.rank)[0]))
            assert cards[best[0]] % 2 == cards[best[1]] % 2

    @pytest.mark.broad
    def test_the_draw_keeps_all_players_and_the_person_at_the_bottom(self, page: NewGamePage) -> None:
        orders = set()
        for _ in range(20):
            self.draw(page)
            names = page.chosen.names[:4]
            assert names[0] == "You"
            assert sorted(names) == sorted(("You", "Mary", "Seán", "Nora"))
            orders.add(names)
        assert len(orders) > 2

    def test_levels_move_with_their_players(self, page: NewGamePage) -> None:
        choose_seat(page, 1)
        click(page.editor.levels[Level.EASY])
        for _ in range(10):
            self.draw(page)
            assert page.chosen.sitters[page.chosen.names.index("Mary")] == Computer(Level.EASY)

    def test_the_result_is_shown_and_announced(self, page: NewGamePage) -> None:
        self.draw(page)
        sentence = page.drawing.announcer.last
        assert page.drawing.result.plain == sentence
        assert sentence.startswith("Drawn: ")
        assert "Sides: " in sentence
        assert "drew" in page.table.plates[1].accessibleName()

    def test_the_drawn_cards_disappear_with_the_next_change(self, page: NewGamePage) -> None:
        self.draw(page)
        page.change("players", 6)
        assert all(plate.drawn is None for plate in page.table.plates)
        assert not page.drawing.result.isVisible()

    def test_the_draw_is_off_where_second_hands_sit(self, page: NewGamePage) -> None:
        choose_seat(page, 2)
        click(page.editor.second_hand)
        assert page.drawing.draw.reason == "Seats cannot be drawn while somebody plays two hands."

    @pytest.mark.broad
    def test_of_three_players_the_lowest_card_sits_out_first(self, page: NewGamePage) -> None:
        page.change("players", 2)
        settle()
        click(page.drawing.third)
        for seat in (1, 2):
            choose_seat(page, seat)
            click(page.editor.person)
        outs = set()
        for _ in range(25):
            self.draw(page)
            third = page.chosen.table().third
            assert third is not None
            outs.add(third.name)
            assert page.drawing.announcer.last.endswith(f"{third.name} drew lowest and sits out the first game.")
            assert "You" not in {third.name, *page.chosen.table().names}
        assert outs == {"Player 1", "Mary", "Seán"}, "with several persons nobody is called You"

    def test_two_need_no_draw(self, page: NewGamePage) -> None:
        page.change("players", 2)
        assert page.drawing.draw.reason == "Two players always face each other."


def every_state(page: NewGamePage) -> Iterator[None]:
    """Bring the page into every state of these tests, one after another."""
    page.change("players", 4)
    page.change("sides", 2)
    yield
    choose_seat(page, 2)
    page.editor.second_hand.click()
    choose_seat(page, 1)
    page.editor.person.click()
    choose_seat(page, 3)
    page.editor.second_hand.click()
    yield
    page.editor.dummy.click()
    yield
    choose_seat(page, 2)
    page.editor.levels[Level.MEDIUM].click()
    choose_seat(page, 3)
    page.editor.levels[Level.MEDIUM].click()
    page.drawing.draw.click()
    yield
    page.change("players", 2)
    page.drawing.third.click()
    yield
    choose_seat(page, 1)
    page.editor.person.click()
    page.drawing.draw.click()
    yield


@pytest.mark.broad("800-600-1.5-light")
@pytest.mark.parametrize(
    ("width", "height", "text", "theme"),
    [
        *((*window, ThemeChoice.LIGHT) for window in WINDOWS),
        *((*window, ThemeChoice.HIGH_CONTRAST) for window in (WINDOWS[1], WINDOWS[8])),
    ],
)
def test_nothing_is_cut_or_covered(width: int, height: int, text: float, theme: ThemeChoice, qtbot: QtBot) -> None:
    page = opened(qtbot, width, height, text, theme)
    for _ in every_state(page):
        settle()
        assert faults(page) == []


def test_the_short_summary_names_persons_who_share_the_screen() -> None:
    alone = usual_choices()
    assert setup_words("Twenty-Five", alone.table()) == "Twenty-Five, five at the table, medium"
    shared = alone.fill(2, Person()).table()
    assert setup_words("Twenty-Five", shared) == "Twenty-Five, five at the table, two people, medium"
