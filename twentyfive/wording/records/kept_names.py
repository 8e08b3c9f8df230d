"""The faults of a name for a saved game or saved rules."""

from __future__ import annotations

from twentyfive.engine.files.file_names import NameFault
from twentyfive.wording.names import translate


def name_fault_sentence(fault: NameFault, most: int) -> str:
    """Explain why a name cannot be used; `most` is the number of letters allowed."""
    return {
        NameFault.EMPTY: translate("name form", "Enter a name."),
        NameFault.TOO_LONG: translate("name form", "A name can have at most {most} letters.", None, most),
        NameFault.UNPRINTABLE: translate("name form", "A name cannot contain line breaks or control characters."),
    }[fault].format(most=most)
