"""Checks the system clock before anything is loaded that fails without one, such as Qt for Python."""

from __future__ import annotations

import time
from typing import Final

from twentyfive.message_box import end_with

_SENTENCE: Final = "This computer's clock is set too far ahead. Set its date and time, then start Twenty-Five again."


def require_clock() -> None:
    """End the process with a sentence, in a message box too where there is one, if Python cannot tell the time.

    Python counts nanoseconds in 64 bits, which are full in the year 2262.
    """
    try:
        time.time()
    except OverflowError:
        end_with(_SENTENCE)
