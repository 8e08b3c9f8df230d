"""The screens of Qt's platform without a screen, in the sizes and display scales that people have."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication, QScreen

_APART: Final = 20_000
"""Pixels from one screen to the next: no window reaches from the first to another."""

_USUAL_DPI: Final = 96

_SCREENS: Final = {
    "1 usual": (800, 800, 100),
    "2 desktop at 125 %": (1920, 1080, 125),
    "3 old laptop at 150 %": (1366, 768, 150),
    "4 laptop at 175 %": (1600, 900, 175),
    "5 laptop at 200 %": (1920, 1080, 200),
    "6 4K at 300 %": (3840, 2160, 300),
    "7 on its side": (1080, 1920, 100),
}
"""Width, height and display scale in per cent of each screen. Qt sorts them by name; the first is the main screen."""

SCALED: Final = tuple(_SCREENS)[1:]
"""The names of all screens but the main one."""


def screen_of(name: str) -> QScreen:
    """Return the screen of that name."""
    (screen,) = (screen for screen in QGuiApplication.screens() if screen.name() == name)
    return screen


def has_screens() -> bool:
    """Return True if this process runs with these screens."""
    return "configfile" in os.environ.get("QT_QPA_PLATFORM", "")


def platform_with_screens(folder: Path) -> str:
    """Return the name of Qt's platform with these screens, for which a file in `folder` is written."""
    screens = [
        {
            "name": name,
            "x": place * _APART,
            "y": 0,
            "width": width,
            "height": height,
            "logicalDpi": _USUAL_DPI * scale // 100,
            "logicalBaseDpi": _USUAL_DPI,
            "dpr": 1,
        }
        for place, (name, (width, height, scale)) in enumerate(_SCREENS.items())
    ]
    file = folder / "screens.json"
    file.write_text(json.dumps({"windowFrameMargins": True, "screens": screens}), encoding="utf-8")
    return f"offscreen:configfile={file}"
