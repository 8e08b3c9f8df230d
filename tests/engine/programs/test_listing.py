"""The list of programs that the person has added, and its text form."""

import pytest

from twentyfive.engine.programs.listing import MOST_PROGRAMS, Program, ProgramList, ProgramNameFault
from twentyfive.engine.seating.players import MOST_PROGRAM_LETTERS, Computer, by_program, parse_sitter

PROGRAMS = ProgramList((Program("Fionn", "/home/a b/fionn", ("--level", "7 ♣")), Program("Oisín", "C:\\oisin.exe")))


def test_the_list_is_read_as_it_was_written() -> None:
    assert ProgramList.parse(str(PROGRAMS)) == PROGRAMS
    assert ProgramList.parse(str(ProgramList())) == ProgramList()


@pytest.mark.parametrize(
    "written",
    [
        "[",
        "{}",
        '[{"name":"A"}]',
        '[{"name":"A|B","path":"/a"}]',
        '[{"name":"A","path":"/a"},{"name":"a","path":"/b"}]',
        '[{"name":"A","path":["/a"]}]',
        '[{"name":"A","path":"/a","shell":true}]',
    ],
)
def test_a_list_that_does_not_fit_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match=r"program|A"):
        ProgramList.parse(written)


def test_a_name_is_refused_if_it_is_taken_or_cannot_be_written_in_a_record() -> None:
    for name in ("", " A", "A|B", "A\nB", "A" * (MOST_PROGRAM_LETTERS + 1)):
        assert PROGRAMS.fault_of(name) is ProgramNameFault.UNFIT
    assert PROGRAMS.fault_of("fionn") is ProgramNameFault.TAKEN
    assert PROGRAMS.fault_of("Gráinne") is None
    full = ProgramList(tuple(Program(f"Player {number}", "/a") for number in range(MOST_PROGRAMS)))
    assert full.fault_of("One more") is ProgramNameFault.TOO_MANY


def test_programs_are_added_found_and_removed_by_name() -> None:
    grainne = Program("Gráinne", "/g")
    more = PROGRAMS.add(grainne)
    assert more.names == ("Fionn", "Oisín", "Gráinne")
    assert more.find("Gráinne") == grainne
    assert more.find("gráinne") is None
    assert more.without("Gráinne") == PROGRAMS


def test_a_seat_is_written_with_the_name_of_its_program_and_never_its_path() -> None:
    sitter = by_program("Fionn by night")
    assert str(sitter) == "computer hard by Fionn by night"
    assert parse_sitter(str(sitter)) == sitter
    for wrong in ("computer hard by ", "computer hard by  A", "computer easy by Fionn", "computer hard by A|B"):
        with pytest.raises(ValueError, match="is neither"):
            parse_sitter(wrong)
    assert isinstance(sitter, Computer)
