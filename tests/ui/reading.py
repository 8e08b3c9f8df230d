"""What somebody reads on a page, a panel or a table."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.panels import RichLabel


def sentences(within: QWidget) -> list[str]:
    """The words that are seen, beside those on buttons."""
    return [label.plain for label in within.findChildren(RichLabel) if label.isVisible()]


def framed(within: QWidget) -> list[BaseButton]:
    """The buttons that are seen."""
    return [button for button in within.findChildren(BaseButton) if button.isVisible()]
