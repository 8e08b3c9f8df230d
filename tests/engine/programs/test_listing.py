"""The list of programs that the person has added, and its text form."""

import sys

import pytest

from twentyfive.engine.programs.listing import MOST_PROGRAMS, Program, ProgramFormFault, ProgramList, split_arguments
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


def test_a_program_is_refused_if_it_could_not_be_kept() -> None:
    for name in ("", " A", "A|B", "A\nB", "A" * (MOST_PROGRAM_LETTERS + 1)):
        assert PROGRAMS.fault_of(name, "/a", ()) is ProgramFormFault.NAME
    assert PROGRAMS.fault_of("fionn", "/a", ()) is ProgramFormFault.TAKEN
    assert PROGRAMS.fault_of("A", "/a\n", ()) is ProgramFormFault.PATH
    for arguments in (None, ("\0",), ("a",) * 21, ("a" * 201,)):
        assert PROGRAMS.fault_of("A", "/a", arguments) is ProgramFormFault.ARGUMENTS
    assert PROGRAMS.fault_of("Gráinne", "/a", ("a",) * 20) is None
    full = ProgramList(tuple(Program(f"Player {number}", "/a") for number in range(MOST_PROGRAMS)))
    assert full.fault_of("One more", "/a", ()) is ProgramFormFault.TOO_MANY


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rules")
def test_arguments_are_split_at_spaces_outside_quotation_marks() -> None:
    assert split_arguments("") == ()
    assert split_arguments("--level 'very hard'  $HOME ; ls") == ("--level", "very hard", "$HOME", ";", "ls")
    assert split_arguments("it's") is None


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
