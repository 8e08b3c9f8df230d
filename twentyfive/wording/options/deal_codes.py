"""The words about deal codes, which the window calls numbers of deals."""

from __future__ import annotations

from twentyfive.core.codes.base32 import CodeFault, DealCodeError
from twentyfive.wording.names import translate
from twentyfive.wording.options.problems import problem_sentence, problems_sentence


def code_error_sentence(error: DealCodeError) -> str:
    """Say what is wrong with a typed or pasted code, and what to do."""
    return _text(error).format(
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


def _text(error: DealCodeError) -> str:
    if error.fault is CodeFault.TOO_SHORT and not error.needed:
        return translate("deal codes", "This is too short: a deal number has at least 16 letters and digits.")
    return {**_slips(error.given), **_foreign()}[error.fault]


def _slips(given: int) -> dict[CodeFault, str]:
    """The texts for mistakes in typing or copying; `given` is the number of letters and figures."""
    return {
        CodeFault.EMPTY: translate("deal codes", "Type or paste the number of a deal."),
        CodeFault.NO_SYMBOL: translate(
            "deal codes",
            "Character {place} is “{letter}”. A deal number has only digits, and letters other than U.",
        ),
        CodeFault.TOO_SHORT: translate(
            "deal codes",
            "Something is missing: this has {given} letters and digits, and the number has {needed}.",
            None,
            given,
        ),
        CodeFault.TOO_LONG: translate(
            "deal codes",
            "This is too long: it has {given} letters and digits, and the number has {needed}.",
            None,
            given,
        ),
        CodeFault.WRONG_SYMBOL: translate(
            "deal codes", "The number is not quite right. Perhaps character {place} should be “{letter}”."
        ),
        CodeFault.SWAPPED: translate(
            "deal codes",
            "The number is not quite right. Perhaps characters {place} and {next}, “{letter}” and “{other}”, are "
            "swapped.",
        ),
        CodeFault.WRONG_CHECK: translate(
            "deal codes", "The number is wrong in more than one place. Compare it with the one you were given."
        ),
    }


def _foreign() -> dict[CodeFault, str]:
    """The texts for codes that this version of the program did not make."""
    return {
        CodeFault.NEWER_FORMAT: translate("deal codes", "This number comes from a newer version of the program."),
        CodeFault.UNKNOWN_GAME: translate(
            "deal codes", "This number is for a game that comes with a newer version of the program."
        ),
        CodeFault.UNKNOWN_OPTION: translate(
            "deal codes", "This number is for a rule that comes with a newer version of the program."
        ),
        CodeFault.SENSELESS_RULES: translate("deal codes", "The rules in this number cannot be played. {problems}"),
        CodeFault.NO_DEAL: translate("deal codes", "There is no deal with this number. Ask for the number again."),
    }
