"""The words about deal codes, which the window calls numbers of deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twentyfive.core.codes.base32 import CodeFault, DealCodeError
from twentyfive.wording.grammar.texts import CountedText, Text, filled
from twentyfive.wording.options.problems import problem_sentence, problems_sentence


def code_error_sentence(error: DealCodeError) -> str:
    """Say what is wrong with a typed or pasted code, and what to do."""
    return filled(
        _text(error),
        error.given,
        place=error.place,
        next=error.place + 1,
        letter=error.letters[:1],
        other=error.letters[1:],
        given=error.given,
        needed=error.needed,
        problems=problems_sentence([problem_sentence(problem) for problem in error.problems]),
    )


def code_spoken(code: str) -> str:
    """Return the code as spoken, letter by letter, with a pause after each group."""
    return ", ".join(" ".join(group) for group in code.split("-"))


def _text(error: DealCodeError) -> Text | CountedText:
    return _TOO_SHORT if error.fault is CodeFault.TOO_SHORT and not error.needed else _FAULTS[error.fault]


_TOO_SHORT: Final = Text("deal codes", "This is too short: a deal number has at least 16 letters and digits.")

_FAULTS: Final[Mapping[CodeFault, Text | CountedText]] = {
    CodeFault.EMPTY: Text("deal codes", "Type or paste the number of a deal."),
    CodeFault.NO_SYMBOL: Text(
        "deal codes", "Character {place} is “{letter}”. A deal number has only digits, and letters other than U."
    ),
    CodeFault.TOO_SHORT: CountedText(
        "deal codes", "Something is missing: this has {given} letters and digits, and the number has {needed}."
    ),
    CodeFault.TOO_LONG: CountedText(
        "deal codes", "This is too long: it has {given} letters and digits, and the number has {needed}."
    ),
    CodeFault.WRONG_SYMBOL: Text(
        "deal codes", "The number is not quite right. Perhaps character {place} should be “{letter}”."
    ),
    CodeFault.SWAPPED: Text(
        "deal codes",
        "The number is not quite right. Perhaps characters {place} and {next}, “{letter}” and “{other}”, are swapped.",
    ),
    CodeFault.WRONG_CHECK: Text(
        "deal codes", "The number is wrong in more than one place. Compare it with the one you were given."
    ),
    CodeFault.NEWER_FORMAT: Text("deal codes", "This number comes from a newer version of the program."),
    CodeFault.UNKNOWN_GAME: Text(
        "deal codes", "This number is for a game that comes with a newer version of the program."
    ),
    CodeFault.UNKNOWN_OPTION: Text(
        "deal codes", "This number is for a rule that comes with a newer version of the program."
    ),
    CodeFault.SENSELESS_RULES: Text("deal codes", "The rules in this number cannot be played. {problems}"),
    CodeFault.NO_DEAL: Text("deal codes", "There is no deal with this number. Ask for the number again."),
}
