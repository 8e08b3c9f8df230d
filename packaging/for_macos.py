"""The package for macOS: a disk image with the application in it."""

from __future__ import annotations

import os
import platform
import plistlib
import subprocess
import tempfile
from pathlib import Path

ENTITLEMENTS = Path(__file__).parent / "macos" / "entitlements.plist"

IDENTIFIER = "twentyfive.TwentyFive"
NAME = "Twenty-Five"
GAME = "Game of Twenty-Five"
EVENING = "Evening of Twenty-Five"
DRIVE = "Card drives of a club"
KINDS = {
    GAME: ("twentyfive.game", "twentyfive"),
    EVENING: ("twentyfive.evening", "twentyfive-evening"),
    DRIVE: ("twentyfive.drive", "twentyfive-drive"),
}
"""The identifier and the ending of each kind of file."""

MACHINES = ("arm64", "x86_64")
OLDEST, OLDEST_NAME = "13.0", "ventura"
"""The oldest macOS on which Qt starts."""

OF_THE_PERSON = (
    "~/.config/twentyfive",
    "~/Library/Application Support/twentyfive",
    f"~/Library/Preferences/{IDENTIFIER}.plist",
    f"~/Library/Saved Application State/{IDENTIFIER}.savedState",
)
"""Where settings and games are, and what macOS itself notes."""

NETWORK = "Phones and computers in your home network play with you at one table."
LANGUAGES = {
    "fr": {
        NAME: "Vingt-cinq",
        GAME: "Partie de Vingt-cinq",
        EVENING: "Soirée de Vingt-cinq",
        DRIVE: "Tournois d’un club",
        NETWORK: "Les téléphones et les ordinateurs de votre réseau local jouent avec vous à une même table.",
    },
    "ga": {
        NAME: "Cúig Fichead",
        GAME: "Cluiche Cúig Fichead",
        EVENING: "Oíche Cúig Fichead",
        DRIVE: "Comórtais chlub",
        NETWORK: "Imríonn fóin agus ríomhairí i do líonra baile leat ag tábla amháin.",
    },
}
"""What macOS says of the program, in other languages than English."""


def image_name(version: str, machine: str) -> str:
    """Return the name of the disk image for a machine."""
    return f"twentyfive-{version}-macos-{machine}.dmg"


def packages(bundle: Path, version: str) -> list[Path]:
    """Localize and sign the application, and make the disk image; return it.

    The signature uses the identity that CODESIGN_IDENTITY names; without one it is valid on this computer only.
    """
    localize(bundle)
    identity = os.environ.get("CODESIGN_IDENTITY", "-")
    hardened = [] if identity == "-" else ["--options", "runtime", "--timestamp"]
    sign = ["codesign", "--force", "--deep", "--sign", identity, "--entitlements", str(ENTITLEMENTS), *hardened]
    subprocess.run([*sign, str(bundle)], check=True)
    image = bundle.parent / image_name(version, platform.machine())
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["ditto", str(bundle), str(Path(folder, bundle.name))], check=True)
        Path(folder, "Applications").symlink_to("/Applications")
        make = ["hdiutil", "create", "-volname", NAME, "-srcfolder", folder, "-ov", "-format", "ULMO"]
        subprocess.run([*make, str(image)], check=True)
    return [image]


def localize(bundle: Path) -> None:
    """Add to the application what macOS says of it in other languages."""
    for language, words in LANGUAGES.items():
        folder = bundle / "Contents" / "Resources" / f"{language}.lproj"
        folder.mkdir(parents=True)
        told = {"CFBundleDisplayName": words[NAME], "NSLocalNetworkUsageDescription": words[NETWORK]}
        told |= {kind: words[kind] for kind in KINDS}
        # One of the two forms that such a file may have.
        (folder / "InfoPlist.strings").write_bytes(plistlib.dumps(told))


def properties(version: str) -> dict[str, object]:
    """Return the properties of the application and its files, for Info.plist."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", *LANGUAGES],
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSLocalNetworkUsageDescription": NETWORK,
        "NSHumanReadableCopyright": "© 2026 The twentyfive authors, MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": name,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "twentyfive.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
            for name, (kind, _) in KINDS.items()
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": name,
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [ending],
                    "public.mime-type": [f"application/x-{ending}"],
                },
            }
            for name, (kind, ending) in KINDS.items()
        ],
    }
