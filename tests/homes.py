"""Home folders for tests: the environment variables that name a user's folders."""

from __future__ import annotations

from pathlib import Path

PRESENT = ("HOME", "XDG_RUNTIME_DIR")
"""The folders that exist before any program runs; programs make the others."""


def home_variables(home: Path) -> dict[str, str]:
    """Return the folders below `home`, by the variables of each system."""
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
    """Return the same folders, after making those that must exist."""
    variables = home_variables(home)
    for variable in PRESENT:
        Path(variables[variable]).mkdir(mode=0o700, parents=True, exist_ok=True)
    return variables
