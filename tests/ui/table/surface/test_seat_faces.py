"""The faces of a table: on every plate if there are characters and room, and on none otherwise."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QRegion
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.turns import turn
from tests.ui.painted import Regions, painted_texts
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole, press, turn_by_mouse
from twentyfive.ai import Level
from twentyfive.core import seated
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person, TableSetup
from twentyfive.engine.statistics.tallies import MatchResult
from twentyfive.presentation.settings import Speed, ThemeChoice
from twentyfive.presentation.table.plate_rows import INSET
from twentyfive.ui.pages.settings.settings_page import SettingsPage, SettingsSubject
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.surface.plates import SeatPlate
from twentyfive.ui.theme.look import make_look

PLAIN = Computer(Level.MEDIUM)
DESMOND = Computer(Level.MEDIUM, character="desmond")


def begin(whole: Whole, *others: Computer, names: tuple[str, ...] = NAMES) -> None:
    """Begin a game with these computer players."""
    players = 1 + len(others)
    setup = TableSetup(seated("twenty-five", players, players), names[:players], (Person(), *others))
    whole.window.play(GameToken(setup.new_record(seed=3)))
    turn()


def with_face(whole: Whole) -> list[SeatPlate]:
    """The plates with a face, the viewer's first."""
    return [plate for plate in whole.window.table.top.plates if not plate.face().isEmpty()]


def test_beside_a_character_everybody_has_a_face_or_an_initial(whole: Whole) -> None:
    whole.window.resize(1280, 800)
    begin(whole, PLAIN, DESMOND, names=("You", "Mary", "Desmond"))
    own, mary, desmond = whole.window.table.top.plates
    assert with_face(whole) == [own, mary, desmond]
    assert "M" in {painted.text for painted in painted_texts(mary)}
    assert {painted.text for painted in painted_texts(desmond)} <= {"Desmond", "D"}
    assert desmond.accessibleDescription() == "Counts cards."
    assert not mary.accessibleDescription()
    begin(whole, PLAIN, PLAIN)
    assert not with_face(whole)
    assert not desmond.accessibleDescription()


def test_plates_without_faces_are_one_switch_away(whole: Whole) -> None:
    whole.window.resize(1280, 800)
    begin(whole, PLAIN, DESMOND)
    page = whole.open(SettingsPage)
    page.show_subject(SettingsSubject.TABLE)
    click(page.table.faces)
    assert not with_face(whole)
    click(page.table.faces)
    assert with_face(whole)


def plate_of(whole: Whole, place: int) -> QPoint:
    """The middle of a plate on the canvas."""
    return whole.window.table.top.plates[place].frame().center()


def test_a_click_on_a_plate_tells_who_that_is(whole: Whole) -> None:
    whole.window.resize(1280, 800)
    begin(whole, PLAIN, DESMOND, names=("You", "Mary", "Desmond"))
    table = whole.window.table
    canvas, panel = table.top.canvas, table.overlays.player
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=plate_of(whole, 2))
    assert table.overlays.current is Overlay.PLAYER
    assert panel.name == "Desmond"
    assert "forty years" in panel.spoken
    assert whole.said() == panel.spoken
    table.overlays.close(Overlay.PLAYER)
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=plate_of(whole, 1))
    assert (panel.name, panel.spoken) == ("Mary", "Medium: sound play, one trick at a time.")
    click(panel.change)
    assert whole.window.router.is_at("new_game")


def test_the_games_against_a_character_are_told(whole: Whole) -> None:
    begin(whole, PLAIN, DESMOND, names=("You", "Mary", "Desmond"))
    overlays = whole.window.table.overlays
    overlays.tell_player("Desmond", DESMOND)
    assert "Games" not in overlays.player.spoken, "none has ended"
    overlays.close(Overlay.PLAYER)
    overlays.player.count_games({"desmond": (MatchResult.LOST, MatchResult.WON, MatchResult.LOST)}.__getitem__)
    overlays.tell_player("Desmond", DESMOND)
    assert overlays.player.spoken.endswith("Games against you: 3. You won 1.")


def test_keys_walk_from_plate_to_plate_and_enter_tells_who_that_is(whole: Whole) -> None:
    whole.window.resize(1280, 800)
    begin(whole, PLAIN, DESMOND, names=("You", "Mary", "Desmond"))
    first = whole.window.table.top.plates[1]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    press(whole.window, Qt.Key.Key_Right)
    press(whole.window, Qt.Key.Key_Return)
    assert whole.window.table.overlays.player.name == "Desmond"
    press(whole.window, Qt.Key.Key_Escape)
    assert whole.window.table.overlays.current is None


def test_a_click_on_the_plate_of_a_person_tells_how_they_stand(whole: Whole) -> None:
    whole.window.resize(1280, 800)
    begin(whole, Computer(Level.HARD, program="Gort"), PLAIN, names=("You", "Gort", "Tom"))
    QTest.mouseClick(whole.window.table.top.canvas, Qt.MouseButton.LeftButton, pos=plate_of(whole, 1))
    assert whole.window.table.overlays.current is None
    assert whole.line().startswith("Gort: 0 points.")


def test_faces_go_where_large_names_need_the_room(whole: Whole) -> None:
    whole.window.resize(911, 512)
    begin(whole, *(Computer(Level.MEDIUM, character=key) for key in ("desmond", "leona", "chidi", "yvette")))
    assert with_face(whole)
    whole.store.change(text=2.5)
    turn()
    names = {painted.text for plate in whole.window.table.top.plates for painted in painted_texts(plate)}
    assert not with_face(whole)
    assert names.issuperset(NAMES[1:5])


def gold_around(plate: SeatPlate, gold: QColor) -> bool:
    """Whether the wood of the plate has a golden edge at its right end, far from the face."""
    frame = plate.frame().translated(-plate.pos())
    image = plate.grab().toImage()
    row = range(frame.right(), min(image.width(), frame.right() + 9))
    return any(image.pixelColor(x, frame.center().y()) == gold for x in row)


def test_a_turn_glows_round_the_face_and_in_high_contrast_it_frames_the_plate(whole: Whole, qtbot: QtBot) -> None:
    whole.window.resize(1280, 800)
    begin(whole, PLAIN, DESMOND)
    while not whole.view.my_turn:
        turn_by_mouse(whole)
    plate = whole.window.table.top.plates[0]
    gold = make_look(whole.settings, 1280, 800).colours.gold
    ring = plate.grab().toImage().pixelColor(plate.face().center().x(), plate.face().top() - 2)
    assert ring == gold
    assert not gold_around(plate, gold)
    whole.window.setUpdatesEnabled(True)
    whole.store.change(speed=Speed.NORMAL)
    face, regions = plate.face(), Regions(plate)

    def leaves_name_and_face_alone(region: QRegion) -> bool:
        return region.boundingRect().right() < face.right() + 2 * INSET and not region.contains(face.center())

    qtbot.waitUntil(lambda: any(map(leaves_name_and_face_alone, regions.painted)))
    whole.store.change(speed=Speed.OFF)
    whole.store.change(theme=ThemeChoice.HIGH_CONTRAST)
    assert gold_around(plate, make_look(whole.settings, 1280, 800).colours.gold)


def test_the_viewers_face_gives_way_to_a_long_name(whole: Whole) -> None:
    whole.window.resize(1280, 800)
    begin(whole, PLAIN, DESMOND, names=("Maximiliane", "Mary", "Desmond"))
    whole.window.table.top.call_by_name(True)
    assert whole.window.table.top.plates[0] not in with_face(whole)
