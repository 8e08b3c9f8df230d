"""Where programs keep things for their user: the folders that are named in the environment."""

from __future__ import annotations

from pathlib import Path

THERE = ("HOME", "XDG_RUNTIME_DIR")
"""Those that are there before any program; programs make the others."""


def home_variables(home: Path) -> dict[str, str]:
    """The folders below `home`, by the names that each system has for them."""
    folders = {
        "HOME": home,
        "USERPROFILE": home,
        "APPDATA": home / "AppData" / "Roaming",
        "LOCALAPPDATA": home / "AppData" / "Local",
        "XDG_CACHE_HOME": home / ".cache",
        "XDG_CONFIG_HOME": home / ".config",
        "XDG_DATA_HOME": home / ".local" / "share",
        "XDG_STATE_HOME": home / ".local" / "state",
        "XDG_RUNTIME_DIR": home / "run",
    }
    return {variable: str(folder) for variable, folder in folders.items()}


def make_home(home: Path) -> dict[str, str]:
    """The same, with those made that have to be there."""
    variables = home_variables(home)
    for variable in THERE:
        Path(variables[variable]).mkdir(mode=0o700, parents=True, exist_ok=True)
    return variables
