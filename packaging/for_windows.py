"""The packages for Windows: an installer by Inno Setup and an archive; and the version resource of the program."""

from __future__ import annotations

import platform
import shutil
import subprocess
from pathlib import Path

SCRIPT = Path(__file__).parent / "windows" / "twentyfive.iss"
ENGLISH, UNICODE, NT_WITH_WINDOWS = 0x0409, 0x04B0, 0x40004


def version_resource(version: str) -> str:
    """Return the version resource, which the properties of the program show, in the form that PyInstaller reads."""
    number = (*map(int, version.split(".")), 0)
    texts = {
        "CompanyName": "The twentyfive authors",
        "FileDescription": "Twenty-Five",
        "FileVersion": version,
        "InternalName": "twentyfive",
        "LegalCopyright": "© 2026 The twentyfive authors, MIT licence",
        "OriginalFilename": "twentyfive.exe",
        "ProductName": "Twenty-Five",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return f"""\
VSVersionInfo(
    ffi=FixedFileInfo(filevers={number}, prodvers={number}, OS={NT_WITH_WINDOWS:#x}),
    kids=[
        StringFileInfo([StringTable("{ENGLISH:04X}{UNICODE:04X}", [{strings}])]),
        VarFileInfo([VarStruct("Translation", [{ENGLISH}, {UNICODE}])]),
    ],
)
"""


def packages(bundle: Path, version: str) -> list[Path]:
    """Make the archive, and the installer if Inno Setup is installed; return them."""
    name = f"twentyfive-{version}-windows-{platform.machine().lower()}"
    archive = shutil.make_archive(str(bundle.parent / name), "zip", bundle.parent, bundle.name)
    compiler = shutil.which("iscc") or shutil.which("iscc", path=r"C:\Program Files (x86)\Inno Setup 6")
    if compiler is None:
        print("No installer was made: install Inno Setup 6 (choco install innosetup) and try again.")
        return [Path(archive)]
    defined = [f"/DVersion={version}", f"/DBundle={bundle}", f"/DOut={bundle.parent}", f"/DName={name}-setup"]
    subprocess.run([compiler, "/Qp", *defined, str(SCRIPT)], check=True)
    return [Path(archive), bundle.parent / f"{name}-setup.exe"]
