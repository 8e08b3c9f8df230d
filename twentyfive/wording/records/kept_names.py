"""The faults of a name for a saved game or saved rules."""

from __future__ import annotations

from twentyfive.engine.files.file_names import NameFault
from twentyfive.wording.names import translate


def name_fault_sentence(fault: NameFault, most: int) -> str:
    """Explain why a name cannot be used; `most` is the number of letters allowed."""
    return {
        NameFault.EMPTY: translate("name form", "Write a name."),
        NameFault.TOO_LONG: translate("name form", "A name has {most} letters at most.", None, most),
        NameFault.UNPRINTABLE: translate("name form", "A name cannot have line breaks or control signs in it."),
    }[fault].format(most=most)
