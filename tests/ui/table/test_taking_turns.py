"""Three players at a game of two: a sign names the one who sits out, and the loser makes room."""

from PySide6.QtCore import Qt

from tests.ui.pressing import click
from tests.ui.whole import Start, Whole, button, choice, press, turn_by_mouse
from twentyfive.ai import Level
from twentyfive.core import Record
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person, TableSetup, Third
from twentyfive.presentation.new_game import usual_choices


def begin(whole: Whole) -> None:
    """Begin a game of Anna against Tom, in which Nora sits out first."""
    record = TableSetup(
        usual_choices().seat(2).rules, ("Anna", "Tom"), (Person(), Computer(Level.MEDIUM)), Third("Nora", Person())
    ).new_record()
    header = record.header
    whole.window.play(
        GameToken(Record.new(header.rules, names=header.names, seats=header.seats, seed=4, sits_out=header.sits_out))
    )


def test_a_sign_on_the_table_names_the_player_who_sits_out(whole: Whole) -> None:
    begin(whole)
    sitting_out = whole.window.table.sitting_out
    assert sitting_out.isVisible()
    assert sitting_out.accessibleName() == "Sits out: Nora"
    assert not any(sitting_out.geometry().intersects(plate) for plate in whole.window.table.top.plate_frames())


def test_after_a_game_the_loser_makes_room(whole: Whole) -> None:
    begin(whole)
    while not whole.is_over():
        turn_by_mouse(whole)
    winner = ("Anna", "Tom")[whole.view.winners[0]]
    loser = ("Tom", "Anna")[whole.view.winners[0]]
    panel = whole.window.table.overlays.deal
    assert f"In the next game Nora takes the place of {loser}." in panel.accessibleDescription()
    click(button(panel, "Play again"))
    assert set(whole.view.names) == {winner, "Nora"}
    assert whole.window.table.sitting_out.accessibleName() == f"Sits out: {loser}"
    if whole.window.table.curtain.isVisible():
        click(whole.window.table.curtain.open_button)
    press(whole.window, Qt.Key.Key_S)
    assert f"{winner} 1" in whole.said().partition("Games won: ")[2]


def test_a_game_without_a_third_player_has_no_sign(whole: Whole) -> None:
    begin(whole)
    whole.begin(2, 2)
    assert not whole.window.table.sitting_out.isVisible()


def test_the_player_who_sits_out_is_kept_over_a_restart(whole: Whole, start: Start) -> None:
    begin(whole)
    turn_by_mouse(whole)
    whole.close()
    again = start()
    click(choice(again.window.start, "Continue"))
    assert again.window.table.sitting_out.accessibleName() == "Sits out: Nora"
