"""Reads the visible words and buttons of a page, a panel or a table."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.panels import RichLabel


def sentences(within: QWidget) -> list[str]:
    """Return the visible words, without those on buttons."""
    return [label.plain for label in within.findChildren(RichLabel) if label.isVisible()]


def framed(within: QWidget) -> list[BaseButton]:
    """Return the visible buttons."""
    return [button for button in within.findChildren(BaseButton) if button.isVisible()]
