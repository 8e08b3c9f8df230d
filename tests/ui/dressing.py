"""Looks for widgets that a test makes alone; in the program they find theirs in the window."""

from typing import TypeVar

from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.styled import Styled

Dressed = TypeVar("Dressed", bound=Styled)


def dressed(widget: Dressed, look: Look) -> Dressed:
    """Give a widget that look, and return it."""
    widget.wear(look)
    return widget
