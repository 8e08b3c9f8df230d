"""The window has buttons under Wayland, whatever of a desktop there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from twentyfive.ui.window.wayland_frame import can_be_gnomes

BUTTON = "icons/Adwaita/symbolic/ui/window-close-symbolic.svg"
PORTAL = "xdg-desktop-portal/portals/gnome.portal"
BUS = {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/user/1000/bus"}


def shared(place: Path, *files: str) -> list[Path]:
    """Folders of shared data of which the second has these files."""
    for file in files:
        path = place / "share" / file
        path.parent.mkdir(parents=True)
        path.touch()
    return [place / "local", place / "share"]


def test_a_gnome_with_all_its_parts_has_its_own_frame(tmp_path: Path) -> None:
    assert can_be_gnomes(BUS, shared(tmp_path, BUTTON, PORTAL))


def test_a_bus_is_known_by_its_socket(tmp_path: Path) -> None:
    folders = shared(tmp_path, BUTTON, PORTAL)
    environment = {"XDG_RUNTIME_DIR": str(tmp_path)}
    assert not can_be_gnomes(environment, folders)
    (tmp_path / "bus").touch()
    assert can_be_gnomes(environment, folders)


@pytest.mark.parametrize("files", [(BUTTON,), (PORTAL,), ()])
def test_whatever_is_missing_the_frame_is_the_plain_one(files: tuple[str, ...], tmp_path: Path) -> None:
    assert not can_be_gnomes(BUS, shared(tmp_path, *files))


def test_nothing_is_asked_of_a_bus_that_is_not_there(tmp_path: Path) -> None:
    assert not can_be_gnomes({}, shared(tmp_path, BUTTON, PORTAL))


def test_a_flatpak_cannot_see_the_portals_and_has_them(tmp_path: Path) -> None:
    assert can_be_gnomes({**BUS, "FLATPAK_ID": "io.example.Game"}, shared(tmp_path, BUTTON))
