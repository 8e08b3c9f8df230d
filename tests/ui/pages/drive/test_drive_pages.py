"""An evening in the hall, run in the real window by keys and by the mouse."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.faults.disk import FULL, READ_ONLY, BadDisk
from tests.turns import turn, turns
from tests.ui.choosing_files import Answer
from tests.ui.pages.drive.driving import Drive, seat
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, button, press
from twentyfive.app import open_file
from twentyfive.drive.plan import Source
from twentyfive.drive.season import AddedFor
from twentyfive.engine.drive.club_desk import ClubDesk
from twentyfive.presentation.drive.end_shown import prizes_for_all
from twentyfive.presentation.drive.game_shown import SIDE_KEYS, table_key
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.drive.clubs_page import ClubsPage
from twentyfive.ui.pages.drive.season_page import SeasonPage
from twentyfive.ui.pages.drive.wall import Wall
from twentyfive.ui.pages.paper.paper_page import PaperPage


@pytest.fixture
def drive(start: Start) -> Drive:
    """The window with a new club that was begun by keys, at its list of people."""
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    drive = Drive(whole)
    assert focused() is drive.clubs.name
    drive.type("Confey GAA")
    drive.enter()
    assert whole.window.router.is_at("drive_people")
    return drive


def test_who_comes_is_typed_at_the_door(drive: Drive) -> None:
    for line in ("Breda & Con", "Nuala", "Pat + Una", "Tom"):
        drive.type(line)
        drive.enter()
    assert [line.label for line in drive.people.list.lines] == ["Breda & Con", "Nuala", "Pat & Una", "Tom"]
    assert drive.people.said == "On the list: Tom"
    assert drive.people.footer.said == "People: 6; Pairs: 2; Tables: 1; Without a partner: 2"
    click(drive.people.partners)
    assert [line.label for line in drive.people.list.lines] == ["Breda & Con", "Nuala & Tom", "Pat & Una"]
    assert not drive.people.partners.isVisible()


def test_a_name_that_is_there_is_told_and_what_was_typed_stays(drive: Drive) -> None:
    drive.type("Breda & Con")
    drive.enter()
    drive.type("breda & Pat")
    drive.enter()
    assert drive.people.said == "Breda is on the list already. Add a letter to tell them apart."
    assert drive.people.names.text() == "breda & Pat"
    assert len(drive.evening.people) == 2


def test_a_name_that_is_twice_in_a_line_is_told_as_that(drive: Drive) -> None:
    drive.type("Breda & breda")
    drive.enter()
    assert drive.people.said == "breda is in this line twice. Add a letter to tell them apart."
    assert not drive.evening.people


@pytest.mark.broad("2 games")
@pytest.mark.parametrize("games", [2, 20], ids="{} games".format)
def test_an_evening_of_fourteen_tables_of_six_by_two_strokes_a_result(drive: Drive, games: int) -> None:
    """Confey: up to 14 tables of six, three pairs, 20 games. The wins are counted beside the program."""
    drive.people.sides.more.click()
    drive.people.games.changed.emit(games)
    seat(drive, 42)
    wins = dict.fromkeys(range(1, 43), 0)
    rng = random.Random(25)
    for game in range(1, games + 1):
        tables = list(drive.evening.tables)
        assert [len(table.sides) for table in tables] == [3] * 14
        rng.shuffle(tables)
        for table in tables:
            at = rng.randrange(3)
            wins[table.sides[at]] += 1
            drive.type(table_key(table.number) + SIDE_KEYS[at].lower())
        assert len(drive.evening.games) == game
        assert drive.games.footer.said.endswith("All tables are in.")
        drive.enter()
    assert drive.whole.window.router.is_at("drive_end")
    assert {line.side: line.score for line in drive.evening.standings} == wins
    assert [line.score for line in drive.evening.standings] == sorted(wins.values(), reverse=True)


def test_a_result_is_pressed_mended_and_taken_back(drive: Drive) -> None:
    seat(drive, 4)
    first, second = drive.games.tables.boxes[0].sides
    click(first)
    assert (first.isChecked(), second.isChecked()) == (True, False)
    assert drive.games.said == f"Table 1: {first.shown.names} won."
    click(second)
    assert (first.isChecked(), second.isChecked()) == (False, True)
    click(second)
    assert not second.isChecked()
    assert drive.games.said == "Table 1: no result."
    press(drive.whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert second.isChecked()
    press(drive.whole.window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert not second.isChecked()


def test_undo_and_redo_have_buttons_in_every_window(drive: Drive) -> None:
    drive.type("Ann & Ben")
    drive.enter()
    for width in (1366, 640):
        drive.whole.window.resize(width, 700)
        turn()
        low = drive.people.ways.isVisible()
        undo, redo = (drive.people._low_undo, drive.people._low_redo) if low else (drive.people.undo, drive.people.redo)
        assert not redo.isEnabled()
        click(undo)
        assert not drive.people.list.lines
        click(redo)
        assert [line.label for line in drive.people.list.lines] == ["Ann & Ben"]


def test_each_side_has_its_key_on_its_button(drive: Drive) -> None:
    seat(drive, 4)
    for box in drive.games.tables.boxes:
        assert [side.accessibleDescription() for side in box.sides] == ["key A", "key B"]


def test_the_next_game_waits_for_all_tables_and_an_earlier_one_can_be_mended(drive: Drive) -> None:
    seat(drive, 4)
    click(drive.games.tables.boxes[0].sides[0])
    click(drive.games.footer.start)
    assert drive.games.said == "Table 2 is still playing."
    assert len(drive.evening.games) == 1
    click(drive.games.tables.boxes[1].sides[0])
    click(drive.games.footer.start)
    seated = [table.sides for table in drive.evening.tables]
    click(drive.games.before)
    mended = drive.games.tables.boxes[0].sides[1].shown.side
    click(drive.games.tables.boxes[0].sides[1])
    result = drive.evening.games[0].tables[0].result
    assert result is not None
    assert result.winner == mended
    assert [table.sides for table in drive.evening.tables] == seated, "the movement after it stays as it was played"


def test_points_are_typed_where_a_table_reports_points(drive: Drive) -> None:
    drive.people.scoring.chosen.emit(type(drive.evening.plan.scoring)("points"))
    drive.people.names.setFocus()
    seat(drive, 4)
    box = drive.games.tables.boxes[0]
    box.fields[0].setFocus()
    drive.type("55")
    box.fields[1].setFocus()
    drive.type("30")
    drive.enter()
    result = drive.evening.tables[0].result
    assert result is not None
    assert result.points == (55, 30)


def test_a_trial_evening_plays_itself_and_pays_out_the_tin(start: Start) -> None:
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    drive = Drive(whole)
    click(drive.clubs.trial)
    for _ in range(20):
        click(drive.games.trial)
        click(drive.games.footer.start)
    assert whole.window.router.is_at("drive_end")
    money = drive.evening.money
    assert money.tin == 42 * 500
    pots = sum(pot.left - pot.carried for pot in (money.jackpot, money.cookie_jar) if pot is not None)
    assert sum(payout.cents for payout in money.payouts) + pots + money.hall == money.tin


def test_a_trial_is_gone_on_with_until_another_club_is_opened(drive: Drive) -> None:
    click(drive.people.header.back)
    click(drive.clubs.trial)
    played = drive.evening
    click(drive.games.header.back)
    assert [button.label for button in drive.clubs.kept] == ["Go on with Trial evening", "Go on with Confey GAA"]
    click(drive.clubs.kept[0])
    assert drive.whole.window.router.is_at("drive_games")
    assert drive.evening == played
    click(drive.games.header.back)
    click(drive.clubs.kept[1])
    click(drive.people.header.back)
    assert [button.label for button in drive.clubs.kept] == ["Go on with Confey GAA"]


def places_on(wall: Wall) -> int:
    """How many lines of the standings are on the wall."""
    layout = wall.layout_now
    return min(layout.lines, len(wall._standings)) if layout.standings.w else 0


def test_the_wall_shows_the_prizes_when_the_evening_is_over_and_closes_with_the_next(drive: Drive) -> None:
    drive.choose(drive.people.hall, Source.BELFAST)
    drive.people.games.changed.emit(1)
    drive.people.names.setFocus()
    seat(drive, 4)
    click(drive.games.on_wall)
    wall = drive.games.wall
    drive.whole.window.activateWindow()
    assert places_on(wall) == 0, "nobody has won yet"
    assert wall.accessibleName().startswith("Game 1 of 1. ")
    for box in drive.games.tables.boxes:
        click(box.sides[0])
    click(drive.games.footer.start)
    assert places_on(wall) == 4
    prizes = prizes_for_all(drive.evening)
    assert len(prizes) > 1
    assert wall.accessibleName() == " ".join(("Prizes", *prizes))
    wall.grab()
    click(drive.end.night)
    assert not wall.isVisible()


def test_a_window_that_comes_back_goes_on_where_the_evening_was(drive: Drive, start: Start) -> None:
    seat(drive, 4)
    click(drive.games.tables.boxes[0].sides[0])
    before = drive.evening
    drive.whole.close()
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    again = Drive(whole)
    click(button(again.clubs, "Go on with Confey GAA"))
    assert whole.window.router.is_at("drive_games")
    assert again.evening == before


def test_a_club_that_another_window_has_open_is_told(start: Start, tmp_path: Path) -> None:
    other = ClubDesk(tmp_path)
    other.begin("Confey GAA")
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    drive = Drive(whole)
    click(button(drive.clubs, "Go on with Confey GAA"))
    assert drive.clubs.said == "This club is open in another window. Close it there first."
    other.close()


def test_a_copy_goes_onto_a_stick(drive: Drive, tmp_path: Path) -> None:
    seat(drive, 4)
    drive.room.chooser = Answer(tmp_path / "stick.twentyfive-drive")
    click(drive.games.copy)
    assert drive.games.said == "Copy saved."
    copy = ClubDesk(tmp_path)
    copy.open(tmp_path / "stick.twentyfive-drive")
    assert copy.club == drive.room.desk.club
    copy.close()


def test_a_full_disk_is_told_and_the_result_can_be_pressed_again(drive: Drive, monkeypatch: pytest.MonkeyPatch) -> None:
    seat(drive, 4)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", full)
        click(drive.games.tables.boxes[0].sides[0])
    assert "No space left on device" in drive.games.said
    assert drive.evening.tables[0].result is None
    click(drive.games.tables.boxes[0].sides[0])
    assert drive.evening.tables[0].result is not None


def test_a_folder_that_cannot_be_written_is_told_and_a_club_can_be_begun_afterwards(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    drive = Drive(start())
    drive.whole.open(ClubsPage)
    drive.type("Confey GAA")
    with monkeypatch.context() as patched:
        BadDisk(patched, READ_ONLY).fail()
        drive.enter()
    assert "Read-only file system" in drive.clubs.said
    assert drive.whole.window.router.is_at("drive")
    drive.enter()
    assert drive.whole.window.router.is_at("drive_people")


@pytest.mark.parametrize(("fault", "reason"), [(READ_ONLY, "Read-only file system"), (FULL, "No space left on device")])
def test_a_stick_that_takes_no_copy_is_told(
    fault: int, reason: str, drive: Drive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat(drive, 4)
    drive.room.chooser = Answer(tmp_path / "stick.twentyfive-drive")
    before = drive.evening
    with monkeypatch.context() as patched:
        BadDisk(patched, fault).fail()
        click(drive.games.copy)
    assert reason in drive.games.said
    assert drive.evening == before
    click(drive.games.copy)
    assert drive.games.said == "Copy saved."


def test_a_file_opened_by_a_double_click_shows_its_evening(drive: Drive, start: Start, tmp_path: Path) -> None:
    seat(drive, 4)
    drive.room.chooser = Answer(tmp_path / "stick.twentyfive-drive")
    click(drive.games.copy)
    drive.whole.close()
    whole = start()
    open_file(whole.window, tmp_path / "stick.twentyfive-drive")
    assert whole.window.router.is_at("drive_games")
    (tmp_path / "torn.twentyfive-drive").write_text('{"format": "twentyfive drive 1"}\n{"came": 5}\n')
    open_file(whole.window, tmp_path / "torn.twentyfive-drive")
    assert whole.window.router.is_at("drive")
    assert "line 2" in whole.page(ClubsPage).said


def test_a_season_adds_up_the_evenings_that_are_over(drive: Drive) -> None:
    """Two evenings of one game: who won both has 2, counted for each person or for the pair."""
    drive.people.games.changed.emit(1)
    drive.people.names.setFocus()
    seat(drive, 4)
    for _ in range(2):
        for table in drive.evening.tables:
            first = min(table.sides)
            click(drive.games.tables.boxes[table.number - 1].sides[table.sides.index(first)])
        click(drive.games.footer.start)
        if len(drive.room.desk.club.nights) == 1:
            click(drive.end.night)
            drive.people.names.setFocus()
            seat(drive, 4)
    click(drive.end.to["drive_season"])
    page = drive.whole.page(SeasonPage)
    wins = sum(line.total for line in drive.room.desk.club.season)
    assert wins == 8, "two tables, two evenings, two people for each win"
    page.added_for.chosen.emit(AddedFor.SIDES)
    assert sum(line.total for line in drive.room.desk.club.season) == 4
    page.best.chosen.emit(1)
    assert {line.total for line in drive.room.desk.club.season} <= {0, 1}


def test_the_seats_are_printed_and_the_results_go_into_a_spreadsheet(drive: Drive, tmp_path: Path) -> None:
    drive.people.games.changed.emit(1)
    drive.people.names.setFocus()
    seat(drive, 4)
    click(drive.games.to["drive_people"])
    click(drive.people.print)
    paper = drive.whole.page(PaperPage)
    assert drive.whole.window.router.is_at("paper")
    assert "Ann 1" in paper.preview.accessibleDescription()
    click(paper.header.back)
    assert drive.whole.window.router.is_at("drive_people")
    click(drive.people.footer.start)
    for box in drive.games.tables.boxes:
        click(box.sides[0])
    click(drive.games.footer.start)
    drive.room.chooser = Answer(tmp_path / "results.csv")
    click(drive.end.export)
    assert drive.end.said == "Saved."
    assert (tmp_path / "results.csv").read_text(encoding="utf-8-sig").startswith("Place")


def test_a_club_whose_first_evening_was_lost_to_a_full_disk_gets_one_when_it_is_opened(
    start: Start, tmp_path: Path
) -> None:
    other = ClubDesk(tmp_path)
    other.begin("Confey GAA")
    other.close()
    whole = start()
    whole.window.start.chosen.emit(Entry.DRIVE)
    turn()
    drive = Drive(whole)
    click(button(drive.clubs, "Go on with Confey GAA"))
    drive.type("Ann & Ben")
    drive.enter()
    assert [line.label for line in drive.people.list.lines] == ["Ann & Ben"]


def test_how_many_others_one_meets_stands_below_the_movement(drive: Drive) -> None:
    for number in range(1, 9):
        drive.type(f"Ann {number} & Ben {number}")
        drive.enter()
    for _ in turns(20):
        if drive.people.meets.isVisible():
            break
    assert drive.people.meets.plain.startswith("Over the evening a pair meets about 7 of 7 others.")
    assert [answer.note[:12] for answer in drive.people.movement.answers] == ["meets about "] * 5
    drive.push(drive.people.footer.start)
    click(drive.games.to["drive_people"])
    assert not drive.people.meets.isVisible()
