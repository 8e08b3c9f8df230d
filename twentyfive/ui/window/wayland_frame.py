"""Which frame Qt is to draw round the window where Wayland's desktop draws none."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

PLAIN: Final = "bradient"
"""Qt's own frame: it has all three buttons, and the colours of the program."""

_BUTTONS: Final = "icons/Adwaita/*/*/window-close-symbolic.svg"
_PORTALS: Final = "xdg-desktop-portal/portals/g*.portal"
"""GNOME's and GTK's, which know the buttons that a person wants."""


def can_be_gnomes(environment: Mapping[str, str], shared: Iterable[Path]) -> bool:
    """Whether Qt's frame in GNOME's manner finds all that it asks for.

    Without the icons, the message bus and a portal that tells which buttons are wanted it draws a white strip with
    none, so that a window cannot be closed by mouse.

    Args:
        environment: the variables of the process.
        shared: the folders of data that programs share, as /usr/share.
    """
    bus = Path(environment.get("XDG_RUNTIME_DIR", "/nowhere"), "bus")
    # Where the folder may not be read, `Path.exists` fails before Python 3.12.
    if "DBUS_SESSION_BUS_ADDRESS" not in environment and not os.access(bus, os.F_OK):
        return False
    folders = [*shared]
    # A Flatpak cannot see the portals outside, but has them.
    wanted = [_BUTTONS] if "FLATPAK_ID" in environment else [_BUTTONS, _PORTALS]
    return all(any(any(folder.glob(pattern)) for folder in folders) for pattern in wanted)
