"""Programs as players, in words: what they do wrong, at the table and in a trial."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from twentyfive.engine.programs.listing import ProgramFormFault
from twentyfive.engine.programs.seated_programs import ProgramTrouble, Trouble
from twentyfive.engine.seating.players import MOST_PROGRAM_LETTERS
from twentyfive.programs.faults import Fault
from twentyfive.programs.trial import TrialReport
from twentyfive.wording.grammar.texts import CountedText, Text, filled
from twentyfive.wording.names import translate


def trouble_words(trouble: ProgramTrouble) -> str:
    """Say that a hard computer player plays in the place of a program, and why."""
    match trouble.trouble:
        case Trouble.MISSING:
            text = translate(
                "programs",
                "{program} is not among the programs in “Settings”. A computer player at the "
                "hard level takes its seat.",
            )
            return text.format(program=trouble.program)
        case Trouble.UNABLE:
            instead = translate("programs", "A computer player at the hard level takes its seat.")
        case Trouble.GIVEN_UP:
            instead = translate(
                "programs", "It has failed too often: a computer player at the hard level takes its seat for this game."
            )
        case Trouble.STOOD_IN:
            instead = translate("programs", "Whenever it fails, a computer player at the hard level makes the move.")
    sentences = (
        [instead] if trouble.fault is None else [PROGRAM_FAULTS[trouble.fault](program=trouble.program), instead]
    )
    return " ".join(sentences)


PROGRAM_FAULTS: Final = {
    Fault.NOT_STARTED: Text(
        "programs", "{program} cannot be started. Check the path, and whether the file may be run."
    ),
    Fault.GONE: Text("programs", "{program} ended before it was told to."),
    Fault.SILENT: Text("programs", "{program} did not answer in time."),
    Fault.TOO_LONG: Text("programs", "{program} wrote a line that is longer than any message."),
    Fault.GARBAGE: Text("programs", "{program} wrote something that is no message of the protocol."),
    Fault.WRONG_FIELD: Text("programs", "{program} sent a message with a field that does not fit."),
    Fault.WRONG_VERSION: Text("programs", "{program} speaks another version of the protocol."),
    Fault.OUT_OF_TURN: Text("programs", "{program} sent a message that nobody had asked for."),
    Fault.ILLEGAL: Text("programs", "{program} chose a move that the rules do not allow."),
    Fault.UNABLE: Text("programs", "{program} does not play this game."),
    Fault.LINGERS: Text("programs", "{program} did not stop when it was told to."),
}


def trial_words(program: str, report: TrialReport) -> str:
    """Return the result of a trial in sentences."""
    return " ".join(_trial_sentences(program, report))


def _trial_sentences(program: str, report: TrialReport) -> Iterator[str]:
    if not report.faults:
        text = translate("programs", "{program} made {number} moves, all legal and in time.", None, report.moves)
        yield text.format(program=program, number=report.moves)
        return
    for fault in dict.fromkeys(fault.fault for fault in report.faults):
        yield PROGRAM_FAULTS[fault](program=program)
    yield translate("programs", "The command “twentyfive --try-player” tells its author more.")


_FORM_FAULTS: Final[Mapping[ProgramFormFault, Text | CountedText]] = {
    ProgramFormFault.NAME: CountedText("programs", "A name has 1 to {most} letters and no “|”."),
    ProgramFormFault.TAKEN: Text("programs", "There is a program of that name already. Choose another."),
    ProgramFormFault.TOO_MANY: Text("programs", "There are too many programs. Remove one first."),
    ProgramFormFault.PATH: Text("programs", "The path of the file is too long, or has signs that cannot be seen."),
    ProgramFormFault.ARGUMENTS: Text(
        "programs", "The arguments cannot be used: a quotation mark stands alone, or there are too many."
    ),
}


def form_fault_sentence(fault: ProgramFormFault) -> str:
    """Say why a program cannot be added, and what to do."""
    return filled(_FORM_FAULTS[fault], MOST_PROGRAM_LETTERS, most=MOST_PROGRAM_LETTERS)


PROGRAM_LINE: Final = Text(
    "programs", "One of your programs, see “Settings”. If it fails, a computer player at the hard level makes the move."
)
