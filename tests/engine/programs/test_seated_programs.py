"""Programs at the table of a game: they play whole matches, and whatever they do wrong, nothing of the game is lost."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.engine.programs.seated import ProgramTable
from tests.programs.rogues import CALM, EXAMPLE, ROGUES, SHELL, patience_with, rogue
from tests.turns import turn
from twentyfive.core import Record, to_act, view_for
from twentyfive.core.cards import PACK
from twentyfive.core.view_text import view_from_text
from twentyfive.engine.game.decisions import nothing_to_decide
from twentyfive.engine.game.journal import read_journal
from twentyfive.engine.programs.seated_programs import Trouble
from twentyfive.programs.command import Command
from twentyfive.programs.player import Patience

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs of these tests need POSIX")

Laid = Callable[..., ProgramTable]


@pytest.fixture
def lay(qtbot: QtBot, tmp_path: Path) -> Iterator[Laid]:
    """Lays a table with these programs by name."""
    laid: list[ProgramTable] = []

    def made(commands: dict[str, Command], patience: Patience = CALM) -> ProgramTable:
        laid.append(ProgramTable(qtbot, tmp_path, commands, patience))
        return laid[-1]

    yield made
    for table in laid:
        table.engine.close()


def test_programs_play_a_whole_match_and_are_told_nothing_that_their_seats_must_not_know(lay: Laid) -> None:
    table = lay({"Example": EXAMPLE, "Shell": SHELL})
    record = table.begin("Example", "Shell", "Example")
    table.play_out()
    assert table.troubles == []
    moved = [(seat, json.loads(line)["move"]) for seat, way, line in table.lines if way == ">" and '"move"' in line]
    assert moved == [(seat, move) for seat, move in _moves_of(record) if seat != 0]
    _check_secrecy(record, table.lines)


def _moves_of(record: Record) -> list[tuple[int, str]]:
    """The moves that seats were asked for; the engine itself makes those that are no choice."""
    found = []
    for ply, move in enumerate(record.log):
        state = record.state_at(ply)
        seat = to_act(state)
        if seat is not None and not nothing_to_decide(state):
            found.append((seat, str(move)))
    return found


def _check_secrecy(record: Record, lines: list[tuple[int, str, str]]) -> None:
    """Check that each view is that of its seat, and that no line has a card which that seat has not seen."""
    asked: dict[int, list[int]] = {}
    for ply in range(record.last_ply):
        seat = to_act(record.state_at(ply))
        if seat is not None:
            asked.setdefault(seat, []).append(ply)
    views = 0
    for seat, way, line in lines:
        found = json.loads(line)
        if way == "<" and found["say"] == "view":
            view = view_from_text(json.dumps(found["view"]))
            states = (record.state_at(ply) for ply in asked[seat])
            state = next(state for state in states if view_for(state, seat) == view)
            assert state.deal is not None, "somebody acts in it"
            hands = enumerate(state.deal.hands)
            hidden = {card for other, hand in hands if other != seat for card in hand} | {*state.deal.stock}
            hidden -= {card for card in PACK if card in (view.turn_up, view.turned)}
            assert not {str(card) for card in hidden} & set(_words(line))
            views += 1
        elif way == "<":
            assert not {str(card) for card in PACK} & set(_words(line))
    assert views > 10


def _words(line: str) -> list[str]:
    return [word for text in line.split('"') for word in text.replace(":", " ").split()]


@pytest.mark.parametrize("kind", ROGUES)
def test_whatever_a_program_does_wrong_hard_makes_the_move_and_nothing_is_lost(
    lay: Laid, kind: str, tmp_path: Path
) -> None:
    table = lay({"Rogue": rogue(kind)}, patience_with(kind))
    record = table.begin("Rogue")
    while not table.engine.waits_for_next_deal:
        table.turn()
        table.settle()
    stood_in = [trouble for trouble in table.troubles if trouble.trouble is Trouble.STOOD_IN]
    assert [(trouble.program, trouble.fault) for trouble in stood_in] == [("Rogue", ROGUES[kind])]
    assert len(table.troubles) <= 2, "told once, and once more when the program is given up"
    assert record.state.history, "the deal is played to its end"
    table.engine.close()
    assert read_journal(tmp_path / "journal").log == record.log


@pytest.mark.parametrize("kind", ["stderr", "endless"])
def test_a_flood_of_errors_or_a_program_that_never_leaves_troubles_nobody(lay: Laid, kind: str) -> None:
    table = lay({"Rogue": rogue(kind)}, patience_with(kind))
    table.begin("Rogue")
    while not table.engine.waits_for_next_deal:
        table.turn()
        table.settle()
    assert table.troubles == []


def test_an_answer_that_comes_after_undo_is_dropped(lay: Laid) -> None:
    table = lay({"Example": EXAMPLE})
    record = table.begin("Example")
    table.settle()
    for _ in range(3):
        table.engine.submit(0, table.engine.moment.view(0).legal[0], table.engine.revision)
        table.engine.undo()  # before the event loop can hear the answer
        table.settle()
    table.play_out()
    assert table.troubles == []
    assert record.state.over


def test_a_program_that_is_not_there_is_told_and_hard_plays(lay: Laid) -> None:
    table = lay({})
    record = table.begin("Gone", "Gone")
    while not table.engine.waits_for_next_deal:
        table.turn()
        table.settle()
    assert [(trouble.program, trouble.trouble) for trouble in table.troubles] == [("Gone", Trouble.MISSING)]
    assert record.state.history


def test_a_program_that_is_given_up_is_asked_again_in_the_next_game(lay: Laid) -> None:
    table = lay({"Rogue": rogue("illegal")})
    table.begin("Rogue")
    while Trouble.GIVEN_UP not in [trouble.trouble for trouble in table.troubles]:
        table.turn()
        table.settle()
    before = len(table.lines)
    table.turn()
    table.settle()
    assert len(table.lines) == before
    table.begin("Rogue", seed=3)
    table.turn()
    table.settle()
    assert len(table.lines) > before


def test_each_seat_has_a_process_of_its_own_that_ends_with_the_game(lay: Laid) -> None:
    table = lay({"Example": EXAMPLE})
    table.begin("Example", "Example")
    while not table.engine.waits_for_next_deal:
        table.turn()
        table.settle()
    hellos = [seat for seat, way, line in table.lines if way == ">" and '"hello"' in line]
    assert sorted(hellos) == [1, 2]
    table.engine.close()
    turn()
    assert sorted(seat for seat, way, line in table.lines if way == "<" and '"end"' in line) == [1, 2]


@pytest.mark.parametrize(
    "seat", ["/bin/sh", "../../bin/sh", "computer hard by /bin/sh", "computer hard by sh -c reboot", "program:/bin/sh"]
)
def test_no_record_can_name_a_program_to_be_run(lay: Laid, seat: str) -> None:
    """A name is only ever looked up among the programs that the person has added."""
    table = lay({"Example": EXAMPLE})
    record = Record.new(table.begin("Example").header.rules, names=("A", "B"), seats=("person", seat), seed=25)
    if not seat.startswith("computer hard by"):
        with pytest.raises(ValueError, match="is neither"):
            table.engine.begin(record)
        return
    table.lines.clear()
    table.engine.begin(record)
    table.turn()
    table.settle()
    assert [trouble.trouble for trouble in table.troubles] == [Trouble.MISSING]
    assert [line for _, way, line in table.lines if way == ">"] == []
