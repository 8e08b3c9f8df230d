"""The deal editor: cards are clicked into hands, impossible deals are refused in words, and the deal is played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.page_checks import WINDOWS, faults, look_of, show
from tests.ui.pressing import click
from tests.ui.reading import sentences
from tests.ui.whole import Whole, button, press
from tests.wording.grammar.samples import FRENCH, speaking
from twentyfive.core import PRESETS, Card
from twentyfive.core.cards import JOKER, parse_cards
from twentyfive.core.codes.deal_draft import DraftError, DraftFault, DraftPile
from twentyfive.engine.saves.rule_sets import RuleSet, SavedRuleSets, rules_file
from twentyfive.presentation.new_game import usual_choices
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.practise.deal_editor_page import DealEditor
from twentyfive.ui.pages.practise.practise_page import PractisePage
from twentyfive.ui.pages.practise.words import draft_sentence
from twentyfive.ui.pages.settings.settings_page import SettingsPage
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.wording.names import card_sign

Key = Qt.Key
USUAL = usual_choices()
NAMES = USUAL.names


def opened(whole: Whole) -> DealEditor:
    """Open the editor from the Practise page."""
    whole.window.start.chosen.emit(Entry.PRACTISE)
    click(button(whole.page(PractisePage), "Set up a deal"))
    editor = whole.page(DealEditor)
    assert editor.isVisible()
    return editor


def give(editor: DealEditor, cards: str) -> None:
    for card in parse_cards(cards):
        click(editor.pack.cards[card])


def hands(editor: DealEditor) -> tuple[tuple[Card, ...], ...]:
    assert editor.draft is not None
    return editor.draft.hands


def test_a_deal_set_up_by_mouse_is_played(whole: Whole) -> None:
    editor = opened(whole)
    give(editor, "5S AH JS")
    click(editor.places[2])
    give(editor, "5H 2C")
    click(editor.places[DraftPile.TURN_UP])
    give(editor, "9S")
    assert editor.places[0].note == "5♠ A♥ J♠ – –"
    assert editor.places[0].accessibleDescription() == "5 of spades, ace of hearts, jack of spades, 2 to come"
    click(editor.fill)
    click(editor.play)
    record = whole.engine.record
    assert record is not None
    deal = record.state_at(1).current_deal
    assert deal.hands[0][:3] == parse_cards("5S AH JS")
    assert deal.hands[2][:2] == parse_cards("5H 2C")
    assert deal.turned == Card.parse("9S")
    assert deal.dealer == 4
    assert whole.window.practise.practising
    assert whole.view.seat == 0


def test_a_deal_set_up_uses_the_current_name_of_the_person(whole: Whole) -> None:
    opened(whole)
    whole.page(SettingsPage).play.renamed.emit("Deirdre")
    editor = opened(whole)
    assert editor.places[0].label == "Deirdre"
    click(editor.fill)
    click(editor.play)
    assert whole.view.names[0] == "Deirdre"


def test_a_card_is_given_and_taken_back_by_keys(whole: Whole) -> None:
    editor = opened(whole)
    assert editor.places[0].hasFocus()
    ace = editor.pack.cards[Card.parse("AC")]
    ace.setFocus()
    press(whole.window, Key.Key_Right)
    press(whole.window, Key.Key_Down)
    press(whole.window, Key.Key_Return)
    assert hands(editor)[0] == parse_cards("2D")
    assert editor.pack.cards[Card.parse("2D")].accessibleName() == f"2 of diamonds, {NAMES[0]}"
    press(whole.window, Key.Key_Space)
    assert hands(editor)[0] == ()
    assert editor.pack.cards[Card.parse("2D")].accessibleName() == "2 of diamonds"
    ace.setFocus()
    press(whole.window, Key.Key_Up)
    assert not editor.pack.isAncestorOf(whole.window.focusWidget() or whole.window)


def test_tab_stops_at_the_card_of_the_pack_that_had_the_focus_last(whole: Whole) -> None:
    editor = opened(whole)
    places = list(editor.places.values())
    places[-1].setFocus()
    press(whole.window, Key.Key_Tab)
    assert editor.pack.cards[Card.parse("AC")].hasFocus()
    press(whole.window, Key.Key_Right)
    press(whole.window, Key.Key_Tab)
    assert editor.play.hasFocus()
    press(whole.window, Key.Key_Backtab)
    assert editor.pack.cards[Card.parse("2C")].hasFocus()
    click(editor.pack.cards[Card.parse("7H")])
    press(whole.window, Key.Key_Backtab)
    assert places[-1].hasFocus()
    press(whole.window, Key.Key_Tab)
    assert editor.pack.cards[Card.parse("7H")].hasFocus()


def test_a_card_moves_from_one_hand_to_another(whole: Whole) -> None:
    editor = opened(whole)
    give(editor, "5S")
    click(editor.places[1])
    give(editor, "5S")
    assert hands(editor)[:2] == ((), parse_cards("5S"))


def test_a_card_too_many_is_refused_in_words_and_nothing_moves(whole: Whole) -> None:
    editor = opened(whole)
    give(editor, "5S AH JS 2C 3C")
    place = editor.pack.pos()
    give(editor, "4C")
    assert editor.said == f"{NAMES[0]}: the hand is full. Take one back first."
    assert len(hands(editor)[0]) == 5
    QApplication.processEvents()
    assert editor.pack.pos() == place, "the next card stays under the pointer"
    give(editor, "3C")
    assert editor.said == ""


def test_a_deal_that_lacks_cards_is_not_played(whole: Whole) -> None:
    editor = opened(whole)
    give(editor, "5S AH JS 2C 3C")
    click(editor.play)
    assert editor.said == f"{NAMES[1]}: five more to choose, or deal the rest."
    assert whole.engine.record is None


def test_dealing_the_rest_keeps_the_chosen_cards_and_clearing_takes_all_back(whole: Whole) -> None:
    editor = opened(whole)
    give(editor, "5S AH")
    click(editor.fill)
    assert hands(editor)[0][:2] == parse_cards("5S AH")
    assert editor.draft is not None
    assert editor.draft.missing() == {}
    click(editor.clear)
    assert not any(hands(editor))


def test_dealing_the_rest_and_clearing_are_announced(whole: Whole) -> None:
    editor = opened(whole)
    heard: list[str] = []
    editor.announcer.said.connect(heard.append)
    click(editor.fill)
    click(editor.clear)
    assert heard == ["The rest of the cards are dealt.", "All cards are back in the pack."]


def test_the_owner_of_a_card_is_read_out_once(whole: Whole) -> None:
    editor = opened(whole)
    give(editor, "5S")
    card = QAccessible.queryAccessibleInterface(editor.pack.cards[Card.parse("5S")])
    assert card.text(QAccessible.Text.Name) == "5 of spades, You"
    assert card.text(QAccessible.Text.Description) == ""


def test_a_deal_set_up_is_announced_with_turn_up_and_hand(whole: Whole) -> None:
    editor = opened(whole)
    give(editor, "5S AH JS 2C 3D")
    click(editor.places[DraftPile.TURN_UP])
    give(editor, "9S")
    click(editor.fill)
    heard: list[str] = []
    whole.window.table.announcer.said.connect(heard.append)
    click(editor.play)
    beginning = "The 9 of spades is turned up. Spades are trumps. You hold the 5 of spades, "
    assert any(beginning in sentence for sentence in heard)


def test_the_button_of_the_next_step_is_highlighted(whole: Whole) -> None:
    editor = opened(whole)
    gold = whole.look.theme.tokens.accent
    assert (editor.fill.button_colours().fill, editor.play.button_colours().fill == gold) == (gold, False)
    click(editor.fill)
    assert (editor.play.button_colours().fill, editor.fill.button_colours().fill == gold) == (gold, False)
    click(editor.clear)
    assert editor.fill.button_colours().fill == gold


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1366, 768), (1920, 1080), (3840, 2160)])
def test_the_pack_takes_the_whole_width_and_is_fully_visible(qtbot: QtBot, width: int, height: int) -> None:
    editor = dressed(DealEditor(random.Random(1)), look_of(width, height))
    editor.open(USUAL)
    show(qtbot, editor, width, height)
    for card in (Card.parse("AC"), Card.parse("KS")):
        button = editor.pack.cards[card]
        assert button.visibleRegion().boundingRect() == button.rect()
    king = editor.pack.cards[Card.parse("KC")]
    assert editor.pack.width() - king.geometry().right() < 0.02 * width


def test_a_note_says_who_gets_the_card_clicked(whole: Whole) -> None:
    editor = opened(whole)
    assert "Click the cards for your hand." in texts(editor)
    click(editor.places[1])
    assert f"Click the cards for {NAMES[1]}." in texts(editor)
    click(editor.places[DraftPile.TURN_UP])
    assert "Click the card that is turned up." in texts(editor)


def texts(editor: DealEditor) -> str:
    """The text on the page."""
    return " ".join(sentences(editor))


def test_the_dealer_can_be_chosen(whole: Whole) -> None:
    editor = opened(whole)
    click(editor.game.dealer)
    assert editor.game.dealer.popup is not None
    answers = {answer.label: answer for answer in editor.game.dealer.popup.buttons}
    assert list(answers) == ["You deal", *(f"{name} deals" for name in NAMES[1:5])]
    click(answers[f"{NAMES[1]} deals"])
    click(editor.fill)
    click(editor.play)
    assert whole.view.dealer == 1


def choose(question: DropDown, label: str) -> None:
    """Choose the answer with this label."""
    click(question)
    assert question.popup is not None
    click(next(answer for answer in question.popup.buttons if answer.label == label))


def test_another_game_keeps_the_cards_that_it_has_a_place_for(whole: Whole) -> None:
    editor = opened(whole)
    give(editor, "5S AH JS")
    click(editor.places[DraftPile.TURN_UP])
    give(editor, "9S")
    choose(editor.game.game, "Auction Forty-Fives")
    assert hands(editor) == (parse_cards("5S AH JS"), (), (), ())
    assert DraftPile.TURN_UP not in editor.places
    assert editor.pack.cards[Card.parse("9S")].owner == ""
    assert editor.game.players.label == "Four players"
    click(editor.fill)
    click(editor.play)
    assert whole.view.rules == PRESETS["auction-forty-fives"]
    assert parse_cards("5S AH JS") == tuple(card for card in whole.view.hand if card in parse_cards("5S AH JS"))


def test_another_number_of_players_and_sides_changes_the_table(whole: Whole) -> None:
    editor = opened(whole)
    click(editor.places[4])
    give(editor, "5S")
    choose(editor.game.players, "Four players")
    choose(editor.game.sides, "Two pairs")
    assert hands(editor) == ((), (), (), ()), "the card of the player who left is in the pack again"
    assert editor.game.dealer.label == f"{NAMES[3]} deals"
    click(editor.fill)
    click(editor.play)
    assert (whole.view.rules.players, whole.view.rules.sides) == (4, 2)


def test_own_rules_are_offered_and_too_many_players_for_them_refused(whole: Whole, tmp_path: Path) -> None:
    own = RuleSet("Nine cards", "twenty-five", {"hand_size": 9, "packets": (4, 5)})
    rules_file(tmp_path / "rules.25").write(SavedRuleSets((own,)))
    editor = opened(whole)
    choose(editor.game.game, "Nine cards")
    assert editor.places[0].note == " ".join("–" * 9)
    choose(editor.game.players, "Ten players")
    assert "39 too few" in editor.said
    assert editor.game.players.label == "Five players"
    assert len(hands(editor)) == 5


def test_own_rules_that_cannot_be_read_are_reported(whole: Whole, tmp_path: Path) -> None:
    (tmp_path / "rules.25").mkdir()
    opened(whole)
    assert "rules.25" in whole.window.notice.text


def test_escape_leads_back_to_the_practise_page(whole: Whole) -> None:
    opened(whole)
    press(whole.window, Key.Key_Escape)
    assert whole.page(PractisePage).isVisible()


def test_a_kitty_and_a_joker_are_offered_in_games_that_have_them(qtbot: QtBot) -> None:
    editor = dressed(DealEditor(random.Random(1)), look_of(1280, 800))
    editor.open(USUAL.play("one-hundred-ten-joker"))
    show(qtbot, editor)
    assert DraftPile.KITTY in editor.places
    assert DraftPile.TURN_UP not in editor.places
    assert editor.pack.cards[JOKER].isVisible()
    click(editor.places[DraftPile.KITTY])
    give(editor, "2C 3C 4C 5C 6C 7C")
    assert editor.said.startswith("The kitty is full.")
    editor.open(USUAL.seat(3).change("joker", True))
    click(editor.places[DraftPile.TURN_UP])
    click(editor.pack.cards[JOKER])
    assert editor.said.startswith("The joker cannot be turned up here")


@pytest.mark.usefixtures("qapp")
def test_a_card_that_is_not_in_the_pack_has_its_article_in_a_translation() -> None:
    fault = DraftError(DraftFault.NOT_IN_PACK, card=JOKER)
    assert draft_sentence(fault, card_sign(JOKER), "") == "The joker is not in the pack of this game."
    french = {**FRENCH, ("{card} is not in the pack of this game.", ""): "{card:the} n’est pas dans le jeu."}
    with speaking("fr", french):
        assert draft_sentence(fault, card_sign(Card.parse("6D")), "") == "Le 6♦ n’est pas dans le jeu."


def test_a_kitty_or_turn_up_that_lacks_cards_is_named(qtbot: QtBot) -> None:
    editor = dressed(DealEditor(random.Random(1)), look_of(1280, 800))
    show(qtbot, editor)
    for game, heap, fault in (
        ("one-hundred-ten", DraftPile.KITTY, "Kitty: two more to choose"),
        ("twenty-five", DraftPile.TURN_UP, "Turn-up: one more to choose"),
    ):
        editor.open(USUAL.play(game))
        click(editor.fill)
        assert editor.draft is not None
        click(editor.places[heap])
        for card in editor.draft.cards_of(heap)[:2]:
            click(editor.pack.cards[card])
        click(editor.play)
        assert editor.said == f"{fault}, or deal the rest."


@pytest.mark.broad("800-600-1.5")
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nothing_is_cut_or_covered(qtbot: QtBot, width: int, height: int, text: float) -> None:
    editor = dressed(DealEditor(random.Random(1)), look_of(width, height, text))
    editor.open(USUAL.seat(10).divide(2))
    show(qtbot, editor, width, height)
    assert faults(editor) == []
    editor.fill.click()
    show(qtbot, editor, width, height)
    assert faults(editor) == []
