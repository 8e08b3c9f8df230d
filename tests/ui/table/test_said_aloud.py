"""Announcements at the table for a player who listens: everything that matters, once, and nothing false."""

import random
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.core.positions import dealt
from tests.seen import seen_by
from tests.turns import turn
from tests.ui.moments import bids, deal_is_over, exchanges, is_vied, names_trumps, robs, show
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole, button, choice, press, turn_by_mouse
from twentyfive.core import (
    GameState,
    Phase,
    PlayerView,
    Record,
    apply,
    legal_moves,
    new_game,
    seated,
    table_move,
    to_act,
)
from twentyfive.core.cards import PACK
from twentyfive.core.moves import DealCards, GatherTrick, Move, ScoreDeal, parse_move
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.ui.widgets.panels import PaintedLabel
from twentyfive.wording.announcements import Announcements
from twentyfive.wording.names import card_name, card_title, listed
from twentyfive.wording.table.steps import announcement

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def heard(whole: Whole) -> list[str]:
    """Everything that is announced at the table, in order."""
    said: list[str] = []
    whole.window.table.announcer.said.connect(said.append)
    return said


def said(made: SeenMove) -> str:
    return announcement(Shown(made.after, 0, made), Announcements.FULL)


def steps(preset: str, players: int, sides: int, seat: int) -> Iterator[SeenMove]:
    """The steps of the first deals of random games, as that seat sees them."""
    for seed in range(8):
        rng, state = random.Random(seed), new_game(seated(preset, players, sides))
        while len(state.history) < 2 and not state.over:
            actor = to_act(state)
            move: Move = table_move(state, rng) if actor is None else rng.choice(legal_moves(state))
            after = apply(state, move)
            yield seen_by(seat, state, move, after)
            state = after


def announced(state: GameState, move: Move, seat: int) -> str:
    """The announcement of a move to that seat."""
    return said(seen_by(seat, state, move, apply(state, move)))


def test_nothing_is_told_twice_in_one_announcement() -> None:
    """The question after a step does not repeat what the step has just told."""
    rules = seated("twenty-five", 3, 3)
    state = dealt("A deals; turned 2S; A: 5S 6D 3H 9C KD; B: 5H JS QC 7D 2C; C: 3S 4S 8D 9D 10D", rules)
    lead = announced(state, parse_move("play QC"), 2)
    assert lead == (
        "Player 2 leads the queen of clubs. Your turn. Play any card. "
        "You have no clubs, so you may trump, or throw away any card."
    )
    for move in ("play QC", "play 3S", "play 5S"):
        state = apply(state, parse_move(move))
    gathered = announced(state, GatherTrick(), 0)
    assert gathered == "You take the trick. Your lead. Lead any card."


EXCHANGES = [("auction-forty-fives", 6, 2), ("fifty-five", 5, 5), ("one-hundred-ten-joker", 5, 5)]


@pytest.mark.parametrize("game", EXCHANGES)
def test_every_new_card_of_the_hand_is_named_to_its_owner(game: tuple[str, int, int]) -> None:
    came = 0
    for made in steps(*game, seat=0):
        new = [card_name(card) for card in made.after.hand if card not in made.before.hand]
        came += bool(new) and made.kind is not DealCards
        assert listed(new) in said(made)
    assert came


@pytest.mark.broad("game0")
@pytest.mark.parametrize("game", EXCHANGES)
def test_no_card_is_named_that_the_listener_has_not_seen(game: tuple[str, int, int]) -> None:
    for made in steps(*game, seat=1):
        seen = {*made.after.seen, *made.before.seen, *made.after.drawn_for_deal}
        assert not [card for card in PACK if card_title(card) in said(made) and card not in seen]


def test_the_result_of_a_deal_begins_with_the_contract() -> None:
    for made in steps("auction-forty-fives", 4, 2, seat=0):
        if made.kind is ScoreDeal and made.after.declarer is not None:
            name = "you" if made.after.declarer == 0 else made.after.names[made.after.declarer]
            assert f"{name} bid {made.after.contract} and " in said(made).split(". ")[0]


def test_the_best_trump_is_named_before_the_scores() -> None:
    results = [said(made) for made in steps("forty-five", 4, 2, seat=0) if made.kind is ScoreDeal]
    goes_on = [told for told in results if told.endswith("First to 45.")]
    assert goes_on
    for told in goes_on:
        assert re.search(r" for your side\. The best trump, .* of .*, counts 5 for .*\. Your side \d+, ", told)


def last(preset: str, players: int, sides: int, **options: object) -> tuple[PlayerView, str]:
    """The end of a random game as seat 0 sees it, and its announcement."""
    rng, state = random.Random(3), new_game(seated(preset, players, sides).replace(**options))
    while not state.over:
        actor, before = to_act(state), state
        move: Move = table_move(state, rng) if actor is None else rng.choice(legal_moves(state))
        state = apply(state, move)
    made = seen_by(0, before, move, state)
    return made.after, said(made)


def test_the_end_of_a_game_includes_the_scores() -> None:
    view, told = last("forty-five", 4, 2)
    assert told.endswith(f" wins the game. Your side {view.scores[0]}, Player 2’s side {view.scores[1]}.")


def test_the_last_pool_is_announced_before_the_result_of_the_game() -> None:
    view, told = last("spoil-five", 3, 3, deals=2)
    you, second, third = view.chips
    assert told.startswith("Deal 2: ")
    assert told.endswith(f" You {you}, Player 2 {second}, Player 3 {third}.")


def test_the_end_of_a_game_names_the_debts() -> None:
    _, told = last("twenty-five", 3, 3, stake=10)
    assert re.search(r"[Oo]wes? (you|Player \d) 10\.$", told)


def test_only_the_first_deal_names_the_partners() -> None:
    dealt = [said(made) for made in steps("forty-five", 6, 2, seat=0) if made.kind is DealCards]
    named = [told for told in dealt if told.startswith("You play with Player 3 and Player 5. ")]
    assert named
    assert len(named) < len(dealt)


def test_the_start_of_a_deal_names_the_stakes() -> None:
    """RULES.md section 6: all pay before a deal; after a spoil by the strict rules the next dealer alone."""
    alone = 0
    for made in (*steps("spoil-five", 4, 4, seat=0), *steps("spoil-five-hoyle", 4, 4, seat=0)):
        if made.kind is DealCards:
            paid = [seat for seat in range(4) if made.after.chips[seat] < made.before.chips[seat]]
            name = "You put" if paid == [0] else f"{made.after.names[paid[0]]} puts"
            alone += len(paid) == 1
            begins = f"{name} in a chip." if len(paid) == 1 else "Each puts in a chip."
            assert said(made).startswith(f"{begins} {made.after.pool} in the pool.")
    assert alone


def robs_later(view: PlayerView) -> bool:
    """Return True if the viewer may rob after a card was led."""
    return robs(view) and view.trick is not None and bool(view.trick.cards)


def test_the_keys_t_and_y_speak_of_the_turn_up_while_it_may_be_taken(whole: Whole, heard: list[str]) -> None:
    show(whole, "twenty-five", 5, 5, robs_later)
    view = whole.view
    assert view.turn_up is not None
    question = f"Take {card_name(view.turn_up)}?"
    assert question in whole.said()
    assert not [said for said in heard if "Your turn." in said]
    press(whole.window, Qt.Key.Key_T)
    assert question in whole.said()
    press(whole.window, Qt.Key.Key_1)
    card = card_name(whole.hand()[0].card)
    press(whole.window, Qt.Key.Key_Y)
    assert whole.said() == f"Choose {card} to put it out."
    press(whole.window, Qt.Key.Key_Return)
    press(whole.window, Qt.Key.Key_Y)
    assert whole.said() == f"Chosen to put out: {card}. Choose it again to keep it."
    click(button(whole.window.table.decision_panel, "Leave it"))
    assert whole.said().startswith("Your turn.")
    press(whole.window, Qt.Key.Key_Y)
    assert question not in whole.said()


def test_the_keys_t_and_y_explain_putting_out(whole: Whole) -> None:
    show(whole, "auction-forty-fives", 6, 2, exchanges)
    asked = whole.window.table.decision_panel.decision
    assert asked is not None
    press(whole.window, Qt.Key.Key_T)
    assert whole.said() == asked.spoken
    assert "Click" not in asked.spoken
    press(whole.window, Qt.Key.Key_2)
    press(whole.window, Qt.Key.Key_Y)
    assert whole.said() == f"You may put out {card_name(whole.hand()[1].card)}."


def test_the_b_key_speaks_the_bids_and_then_the_contract(whole: Whole) -> None:
    show(whole, "auction-forty-fives", 4, 2, bids)
    press(whole.window, Qt.Key.Key_B)
    assert whole.said().startswith("The bids so far. Mary: ")
    assert whole.said().endswith(", You: to bid.")
    show(whole, "auction-forty-fives", 4, 2, names_trumps)
    press(whole.window, Qt.Key.Key_B)
    assert whole.said().startswith(f"You bid {whole.view.contract}. Needed: ")


def test_a_question_is_spoken_once(whole: Whole, heard: list[str]) -> None:
    show(whole, "auction-forty-fives", 4, 2, bids)
    assert len([said for said in heard if "Your bid." in said]) == 1


def test_a_card_is_said_to_be_vied_once(whole: Whole, heard: list[str]) -> None:
    """The step says that a card is vied; the question about it need not say so again."""
    show(whole, "maw", 2, 2, is_vied)
    assert whole.said().startswith("See it, or give the deal up? If you see it, ")
    assert all("vies" not in said for said in heard if "See it" in said)


def test_the_deal_is_told_before_its_first_question(whole: Whole, heard: list[str]) -> None:
    """Also where no animation parts the two: the result closes, and the question lies in its place."""
    show(whole, "auction-forty-fives", 4, 2, before_first_bid)
    heard.clear()
    click(button(whole.window.table.overlays.deal, "Next deal"))
    turn()
    told = [said.split(". ")[0] for said in heard if " deals." in said or said.startswith("Your bid.")]
    assert told == ["Nora deals", "Your bid"]


def before_first_bid(view: PlayerView) -> bool:
    """Return True if a deal is over and the viewer bids first in the next one."""
    return view.phase is Phase.DEAL and bool(view.history) and view.next_dealer == view.rules.players - 1


@pytest.mark.broad
def test_a_person_alone_is_not_asked_to_rob_without_the_right(whole: Whole, heard: list[str]) -> None:
    """The round in which everyone is asked hides nothing from a person alone, so the program answers for them."""
    rules = seated("spoil-five-hoyle", 4, 4)
    seats = ("person", *("computer easy",) * 3)
    for seed in range(6):
        whole.window.play(GameToken(Record.new(rules, names=NAMES[:4], seats=seats, seed=seed)))
        while not whole.view.tricks:
            turn_by_mouse(whole)
    assert not [said for said in heard if "no right" in said]
    assert [said for said in heard if "Your lead." in said]


def follows(view: PlayerView) -> bool:
    """Return True if the viewer is to play to the second trick."""
    return view.my_turn and len(view.tricks) == 1 and not robs(view)


def test_undo_and_redo_first_name_the_move(whole: Whole, heard: list[str]) -> None:
    whole.begin(5, 5)
    press(whole.window, Qt.Key.Key_Z, CTRL)
    assert heard[-1] == "There is nothing to undo."
    press(whole.window, Qt.Key.Key_Y, CTRL)
    assert heard[-1] == "Nothing was undone."
    show(whole, "twenty-five", 5, 5, follows)
    card = card_title(whole.playable()[0].card)
    click(whole.playable()[0])
    heard.clear()
    press(whole.window, Qt.Key.Key_Z, CTRL)
    assert heard[0] == f"Taken back: your {card}."
    heard.clear()
    press(whole.window, Qt.Key.Key_Y, CTRL)
    assert heard[0] == f"Done again: your {card}."


def test_a_new_game_announces_no_standing(whole: Whole, heard: list[str]) -> None:
    whole.begin(5, 5)
    assert heard
    assert not [said for said in heard if "stands" in said]


def test_continuing_a_game_announces_its_standing(whole: Whole, heard: list[str]) -> None:
    show(whole, "twenty-five", 5, 5, robs_later)
    click(button(whole.window.table, "Menu"))
    click(button(whole.window.table.overlays.menu, "Leave the table"))
    heard.clear()
    click(choice(whole.window.start, "Continue"))
    assert heard[0].startswith("The game stands at deal 2, trick 1.")
    assert "Take " in heard[0]


def test_the_standing_during_an_auction_names_no_trick(whole: Whole) -> None:
    show(whole, "auction-forty-fives", 4, 2, bids)
    whole.window.table.announce_status()
    assert whole.said().startswith("The game stands at deal 1, before the first trick. Your bid.")


def test_painted_words_are_text_to_a_screen_reader(whole: Whole) -> None:
    """A screen reader skips a plain widget as decoration."""
    show(whole, "twenty-five", 5, 5, deal_is_over)
    painted = [words for words in whole.window.table.findChildren(PaintedLabel) if words.isVisible()]
    told = {type(words).__name__ for words in painted if words.accessibleName()}
    assert {"SeatPlate", "ScoreRow", "LineWidget", "DealRowView"} <= told
    for words in painted:
        interface = QAccessible.queryAccessibleInterface(words)
        assert interface.role() is QAccessible.Role.StaticText
        assert interface.text(QAccessible.Text.Name) == words.accessibleName()
