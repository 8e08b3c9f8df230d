"""The words about deal codes."""

from __future__ import annotations

import pytest

from twentyfive.core import Problem, ProblemKind
from twentyfive.core.codes.base32 import CodeFault, DealCodeError
from twentyfive.core.codes.deal_code import parse_deal_code
from twentyfive.wording.options.deal_codes import code_error_sentence, code_spoken

CODE = "147H-JPHW-9FSP-M04H"


def said(text: str) -> str:
    """The sentence about a code that was typed."""
    with pytest.raises(DealCodeError) as raised:
        parse_deal_code(text)
    return code_error_sentence(raised.value)


def test_a_typing_mistake_is_told_with_its_place() -> None:
    assert said("") == "Type or paste the number of a deal."
    assert said("147") == "This is too short: a deal number has at least 16 letters and digits."
    assert said(CODE[:-3]) == "Something is missing: this has 13 letters and digits, and the number has 16."
    assert said(f"{CODE}-99") == "This is too long: it has 18 letters and digits, and the number has 16."
    assert said(CODE.replace("F", "U")).startswith("Character 10 is “U”. A deal number has only digits")
    assert said(CODE.replace("F", "G")).endswith("Perhaps character 10 should be “G”.")
    assert "Perhaps characters 8 and 9, “9” and “W”, are swapped." in said("147H-JPH9-WFSP-M04H")
    assert said("147H-JXHW-9VSP-M04H").startswith("The number is wrong in more than one place.")


@pytest.mark.parametrize("fault", CodeFault)
def test_every_fault_is_told_in_whole_sentences(fault: CodeFault) -> None:
    problems = (Problem(ProblemKind.NEEDS_POOL, ("deals", "scoring")),) if fault is CodeFault.SENSELESS_RULES else ()
    sentence = code_error_sentence(DealCodeError(fault, place=3, letters="AB", given=13, needed=16, problems=problems))
    assert "{" not in sentence
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert ("needs a pool" in sentence) is bool(problems)


def test_a_code_is_read_out_letter_by_letter() -> None:
    assert code_spoken("147H-JPHW") == "1 4 7 H, J P H W"
