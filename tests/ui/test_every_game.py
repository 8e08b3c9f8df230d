"""Every game of the family in the real window: whole deals, played with the mouse alone."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.pressing import click
from tests.ui.reading import sentences
from tests.ui.secrecy import accessible_texts, hidden_cards, widget_texts, words_for
from tests.ui.whole import NAMES, Whole, button, choice, names, press
from twentyfive.ai import Level
from twentyfive.core import PRESETS, Phase, Record, seated
from twentyfive.core.moves import Bid, Hold, Pass, PlayerMove
from twentyfive.core.rules.options import Scoring
from twentyfive.core.rules.presets import SEATINGS
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person, Sitter, TableSetup
from twentyfive.presentation.settings import Speed
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.panels.decision_panel import DecisionPanel
from twentyfive.wording.setup.games import GAME_NAMES

SHORT = ("twenty-five", "house-25", "five-cards-1674")
"""Games that are over in a few deals."""


def begin(whole: Whole, preset: str, *, seed: int = 7, players: int | None = None) -> None:
    """Begin that game at its usual table, one person against medium computer players."""
    usual = PRESETS[preset]
    rules = usual if players is None else seated(preset, players, players)
    sitters: tuple[Sitter, ...] = (Person(), *(Computer(Level.MEDIUM),) * (rules.players - 1))
    header = TableSetup(rules, NAMES[: rules.players], sitters).new_record().header
    whole.window.play(GameToken(Record.new(rules, names=header.names, seats=header.seats, seed=seed)))
    QApplication.processEvents()


def answer_panel(whole: Whole) -> None:
    """Answer the decision panel as a bold player, with its buttons and the cards of the hand."""
    panel, view = whole.window.table.decision_panel, whole.view
    match view.phase:
        case Phase.BID:
            click(button(panel, _cheapest_bid(panel)))
        case Phase.NAME_TRUMP:
            click(choice(panel, "Spades"))
        case Phase.CALL_PARTNER:
            click(choice(panel, names(panel)[0]))
        case Phase.JINK:
            click(choice(panel, "Jink"))
        case Phase.VIE:
            click(choice(panel, "Vie" if view.vier is None else "See"))
        case Phase.EXCHANGE if view.stock:
            click(choice(panel, names(panel)[0]))
        case Phase.EXCHANGE:
            for card in whole.hand()[: max(0, len(whole.hand()) - view.rules.hand_size)]:
                click(card)
            click(choice(panel, names(panel)[0]))
        case _:
            click(whole.hand()[-1])
            click(choice(panel, "Take"))


def _cheapest_bid(panel: DecisionPanel) -> str:
    """Return the label of a low bid, to become declarer of a contract that can be made; else of a pass."""
    assert panel.decision is not None
    bids = [offer for offer in panel.decision.choices if isinstance(offer.answer, Bid | Hold)]
    return bids[0].label if bids and not bids[0].label.endswith(("25", "30", "60")) else "Pass"


def turn(whole: Whole) -> None:
    """Do what the game asks for next, with the mouse alone."""
    table = whole.window.table
    if table.overlays.current is Overlay.DEAL:
        click(button(table.overlays.deal, "Next deal"))
    elif table.decision_panel.isVisible():
        answer_panel(whole)
    elif whole.view.my_turn and table.director.up_to_date:
        click(whole.playable()[0])
    else:
        click(table.top.canvas, QPoint(table.top.width() // 2, table.top.line.y() - 30))


def play(whole: Whole, until: Callable[[], bool], seen: Callable[[], None]) -> None:
    """Play on until `until` returns True, and call `seen` before every turn."""
    for _ in range(1500):
        seen()
        if until():
            return
        turn(whole)
    raise AssertionError(f"the game stands still in {whole.view.phase}: {whole.line()}")


def deal_is_over(whole: Whole) -> bool:
    """Return True if the panel of a scored deal is open."""
    return bool(whole.view.history) and whole.window.table.overlays.current is Overlay.DEAL


def texts(within: QWidget) -> str:
    """Return all visible words of a panel."""
    labels = sentences(within)
    lines = [child.accessibleName() for child in within.findChildren(QWidget) if child.isVisible()]
    return "\n".join([*labels, *lines])


class Watch:
    """Checks and records the texts shown at every turn.

    Attributes:
        phases: the phases in which the person was asked something.
        panels: the questions of the decision panel.
        announced: all announcements.
        plates: the texts of all plates.
    """

    def __init__(self, whole: Whole) -> None:
        self._whole = whole
        self.phases: set[Phase] = set()
        self.panels: list[str] = []
        self.announced: list[str] = []
        self.plates: set[str] = set()
        self._checked: set[tuple[int, Phase]] = set()
        whole.window.table.director.shown.connect(self._note)

    def _note(self) -> None:
        """Record the texts of every step, even of those that do not pause."""
        table = self._whole.window.table
        self.announced.append(table.announcer.last)
        self.plates.update(plate.accessibleName() for plate in table.top.plates)

    def __call__(self) -> None:
        whole, table = self._whole, self._whole.window.table
        view = whole.view
        assert whole.line(), f"the line is empty in {view.phase}"
        if table.decision_panel.isVisible():
            self.phases.add(view.phase)
            asked = table.decision_panel.decision
            assert asked is not None
            self.panels.append(asked.question)
            assert table.rect().contains(table.decision_panel.geometry())
        self._check_secrecy()

    def _check_secrecy(self) -> None:
        """Check that no hidden card is named anywhere; only once for each phase of a trick, since it is slow."""
        whole = self._whole
        moment = (len(whole.view.tricks), whole.view.phase)
        if whole.view.deal_number != 1 or moment in self._checked or whole.window.table.overlays.current is not None:
            return
        self._checked.add(moment)
        table = whole.window.table
        said = "\n".join([*_accessible(table.top), *_accessible(table.score_panel), *widget_texts(table), whole.said()])
        for card in hidden_cards(whole):
            assert not [words for words in words_for(card) if words in said]


def _accessible(widget: QWidget) -> Iterator[str]:
    return accessible_texts(QAccessible.queryAccessibleInterface(widget))


@pytest.mark.broad("twenty-five", "auction-forty-fives")
@pytest.mark.parametrize("preset", SEATINGS)
def test_a_whole_deal_of_every_game_can_be_played(whole: Whole, preset: str) -> None:
    watch = Watch(whole)
    begin(whole, preset)
    play(whole, lambda: deal_is_over(whole), watch)
    table, view = whole.window.table, whole.view
    assert GAME_NAMES[preset]() in texts(table.score_panel)
    result = view.history[-1]
    if view.rules.auction and result.declarer is not None:
        words = "made" if result.made else "failed"
        assert words in table.overlays.deal.accessibleName() or view.over
        assert any("bid" in plate for plate in watch.plates)
    if view.rules.auction:
        assert Phase.BID in watch.phases
        # Of two, a pass ends the auction, and the plates show the contract.
        assert any(", pass" in plate for plate in watch.plates) or view.rules.seats_held == 2
        assert any(" passes" in said for said in watch.announced)
    if view.rules.scoring is Scoring.POOL:
        assert "Pool" in texts(table.score_panel)
        assert table.top.pool.chips == view.pool


@pytest.mark.broad("twenty-five")
@pytest.mark.parametrize("preset", SHORT)
def test_a_whole_short_game_can_be_played(whole: Whole, preset: str) -> None:
    begin(whole, preset, seed=11)
    play(whole, whole.is_over, Watch(whole))
    assert whole.window.table.overlays.current is Overlay.DEAL
    assert "Play again" in names(whole.window.table.overlays.deal)


def declared(whole: Whole, preset: str, phase: Phase) -> Watch:
    """Play that game until the person is asked in that phase."""
    begin(whole, preset)
    watch = Watch(whole)
    asked = whole.window.table.decision_panel
    play(whole, lambda: asked.isVisible() and whole.view.phase is phase, watch)
    return watch


def test_the_kitty_in_hand_shows_ten_cards_of_which_five_are_put_out(whole: Whole) -> None:
    watch = declared(whole, "fifty-five", Phase.EXCHANGE)
    table = whole.window.table
    assert len(whole.hand()) == 10
    assert "Put out five of these ten cards" in watch.panels[-1]
    assert table.top.trump_button.accessibleName() == "You name trumps next"
    lefts = [card.x() for card in whole.hand()]
    steps = {right - left for left, right in pairwise(lefts)}
    assert max(steps) - min(steps) <= 1
    assert all(whole.window.rect().contains(card.geometry()) for card in whole.hand())
    answer_panel(whole)
    assert len(whole.hand()) == 5
    assert whole.view.phase is Phase.NAME_TRUMP
    assert set(whole.view.hand) == {card.card for card in whole.hand()}


def test_the_score_panel_says_how_the_contract_is_made(whole: Whole) -> None:
    declared(whole, "fifty-five", Phase.NAME_TRUMP)
    shown = texts(whole.window.table.score_panel)
    assert "The contract" in shown
    assert "and the best trump" in shown
    assert f"Your bid: {whole.view.contract}" in shown


def test_the_score_panel_lists_the_bids_during_the_auction(whole: Whole) -> None:
    declared(whole, "one-hundred-ten", Phase.BID)
    shown = texts(whole.window.table.score_panel)
    assert "The bids" in shown
    assert "You: to bid" in shown or "You, dealer: to bid" in shown


def test_space_that_skips_an_animation_is_not_taken_for_a_bid(whole: Whole) -> None:
    """Space finishes animations; in the bidding a pass cannot be taken back."""
    declared(whole, "one-hundred-ten", Phase.BID)
    table, view = whole.window.table, whole.view
    table.setFocus()
    press(whole.window, Qt.Key.Key_Space)
    table.director.settled.emit()  # the question comes while the person skips animations
    press(whole.window, Qt.Key.Key_Space)
    assert whole.view == view
    assert table.decision_panel.isVisible()
    press(whole.window, Qt.Key.Key_Right)
    press(whole.window, Qt.Key.Key_Space)
    assert whole.view != view


def test_after_an_answer_by_key_the_hand_has_the_focus(whole: Whole) -> None:
    """If Undo had it, the next press of the same key would take the answer back."""
    declared(whole, "one-hundred-ten", Phase.BID)
    whole.store.change(speed=Speed.NORMAL)
    panel = whole.window.table.decision_panel
    panel.focus_answer()
    press(whole.window, Qt.Key.Key_Return)
    assert not panel.isVisible()
    assert whole.window.focusWidget() in whole.hand()


@pytest.mark.broad
def test_the_panel_asks_whether_to_take_the_pool_or_jink(whole: Whole) -> None:
    asked = whole.window.table.decision_panel

    def may_jink() -> bool:
        return whole.view.phase is Phase.JINK and asked.isVisible()

    for seed in range(1, 40):
        begin(whole, "spoil-five", seed=seed, players=2)
        play(whole, lambda: deal_is_over(whole) or may_jink(), lambda: None)
        if may_jink():
            break
    pool = whole.view.pool
    assert choice(asked, "Take the pool")
    click(choice(asked, "Jink"))
    assert "jink" in whole.window.table.top.plates[0].accessibleName()
    play(whole, lambda: deal_is_over(whole), lambda: None)
    assert "jink" in whole.window.table.overlays.deal.accessibleName()
    assert whole.view.history[-1].gains[0] in (-1, pool)


def all_passed_to_dealer(whole: Whole) -> None:
    """Begin a game in which the person is the dealer, all others have passed, and the dealer must bid."""
    rules = seated("fifty-five", 3, 3).replace(all_pass="dealer_takes_lowest", first_dealer="random", bids=(25, 60))
    sitters = (Person(), Computer(Level.MEDIUM), Computer(Level.MEDIUM))
    header = TableSetup(rules, NAMES[:3], sitters).new_record().header
    whole.window.play(GameToken(Record.new(rules, names=header.names, seats=header.seats, seed=12)))
    QApplication.processEvents()


def test_a_dealer_who_must_bid_finds_pass_disabled_with_the_reason(whole: Whole) -> None:
    all_passed_to_dealer(whole)
    panel = whole.window.table.decision_panel
    assert panel.isVisible()
    assert "Everybody else has passed: you must bid." in texts(panel)
    passing = choice(panel, "Pass")
    assert not passing.isEnabled()
    assert passing.accessibleDescription() == "Everybody else has passed: you must bid."
    click(choice(panel, "25"))
    assert (whole.view.declarer, whole.view.contract) == (0, 25)


def test_a_refused_call_is_explained_and_changes_nothing(whole: Whole) -> None:
    all_passed_to_dealer(whole)
    table, before = whole.window.table, whole.view
    refused: dict[PlayerMove, str] = {
        Pass(): "Everybody else has passed: you must bid.",
        Hold(): "There is no bid to hold.",
    }
    for call, why in refused.items():
        table.hand.answer(call)
        assert whole.said() == why
        assert why in texts(table.decision_panel)
        assert whole.view == before
    click(choice(table.decision_panel, "60"))
    assert why not in texts(table.decision_panel)
