"""The packages for Windows: an installer by Inno Setup and an archive; and the version resource of the program."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

SCRIPT = Path(__file__).parent / "windows" / "twentyfive.iss"
PUBLISHER = "The twentyfive authors"
APPLICATION = "6A0E2C55-25F5-4D0B-9C25-6E1B0A5C2525"
"""By which Windows knows the program from one version to the next."""

ARCHITECTURES = {"amd64": "x64compatible", "arm64": "arm64"}
"""What Inno Setup calls the machines on which a bundle runs; Windows 11 on ARM runs one for Intel, too, but slowly."""

OLDEST = "10.0.17763"
"""The oldest Windows on which Qt starts: version 1809."""

ENGLISH, UNICODE, NT_WITH_WINDOWS = 0x0409, 0x04B0, 0x40004


def version_resource(version: str) -> str:
    """Return the version resource, which the properties of the program show, in the form that PyInstaller reads."""
    number = (*map(int, version.split(".")), 0)
    texts = {
        "CompanyName": PUBLISHER,
        "FileDescription": "Twenty-Five",
        "FileVersion": version,
        "InternalName": "twentyfive",
        "LegalCopyright": f"© 2026 {PUBLISHER}, MIT licence",
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


def installer_name(version: str, machine: str) -> str:
    """Return the name of the installer for a machine, without its ending."""
    return f"twentyfive-{version}-windows-{machine}-setup"


def packages(bundle: Path, version: str) -> list[Path]:
    """Make the archive, and the installer if Inno Setup is installed; return them.

    SIGN_WITH is a command to which the name of a file is added, and which signs that file; without it Windows warns.
    """
    machine = platform.machine().lower()
    name = installer_name(version, machine)
    signer = os.environ.get("SIGN_WITH", "")
    if signer:
        subprocess.run([*signer.split(), str(bundle / "twentyfive.exe")], check=True)
    else:
        print("Nothing is signed: Windows warns. SIGN_WITH has the command that signs a file.")
    archive = shutil.make_archive(str(bundle.parent / name.removesuffix("-setup")), "zip", bundle.parent, bundle.name)
    compiler = shutil.which("iscc") or shutil.which("iscc", path=r"C:\Program Files (x86)\Inno Setup 6")
    if compiler is None:
        print("No installer was made: install Inno Setup 6 (choco install innosetup) and try again.")
        return [Path(archive)]
    defined = [f"/DVersion={version}", f"/DBundle={bundle}", f"/DOut={bundle.parent}", f"/DName={name}"]
    defined += [f"/DPublisher={PUBLISHER}", f"/DApplication={APPLICATION}", f"/DOldest={OLDEST}"]
    defined += [f"/DArchitecture={ARCHITECTURES[machine]}"]
    # Inno Setup signs the uninstaller with it, too; $f is the file.
    defined += ["/DSigned", f"/Ssigner={signer} $f"] if signer else []
    subprocess.run([compiler, "/Qp", *defined, str(SCRIPT)], check=True)
    return [Path(archive), bundle.parent / f"{name}.exe"]
