"""All that is shown needs no window: it imports no Qt itself, and through the words and the engine QtCore alone."""

from __future__ import annotations

import twentyfive.presentation
from tests.importing import imported_without, modules_of


def test_every_module_can_be_imported_without_widgets_the_window_and_the_network() -> None:
    refused = ("PySide6.QtGui", "PySide6.QtWidgets", "twentyfive.net", "twentyfive.ui")
    assert imported_without(twentyfive.presentation, *refused) == set(modules_of(twentyfive.presentation))
