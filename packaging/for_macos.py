"""The package for macOS: a disk image with the application in it."""

from __future__ import annotations

import os
import platform
import plistlib
import subprocess
import tempfile
from pathlib import Path

ENTITLEMENTS = Path(__file__).parent / "macos" / "entitlements.plist"
NOBODY = "-"
"""The identity with which codesign signs in nobody's name."""

MACH_O = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""How a library for one machine begins, and one for several."""

IDENTIFIER = "twentyfive.TwentyFive"
NAME = "Twenty-Five"
GAME = "Game of Twenty-Five"
EVENING = "Evening of Twenty-Five"
DRIVE = "Card drives of a club"
MOVE = "Move of Twenty-Five to another computer"
KINDS = {
    GAME: ("twentyfive.game", "twentyfive"),
    EVENING: ("twentyfive.evening", "twentyfive-evening"),
    DRIVE: ("twentyfive.drive", "twentyfive-drive"),
    MOVE: ("twentyfive.move", "twentyfive-move"),
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
        MOVE: "Déménagement de Vingt-cinq vers un autre ordinateur",
        NETWORK: "Les téléphones et les ordinateurs de votre réseau local jouent avec vous à une même table.",
    },
    "ga": {
        NAME: "Cúig Fichead",
        GAME: "Cluiche Cúig Fichead",
        EVENING: "Oíche Cúig Fichead",
        DRIVE: "Comórtais chlub",
        MOVE: "Aistriú Cúig Fichead go ríomhaire eile",
        NETWORK: "Imríonn fóin agus ríomhairí i do líonra baile leat ag tábla amháin.",
    },
}
"""What macOS says of the program, in other languages than English."""


def image_name(version: str, machine: str) -> str:
    """Return the name of the disk image for a machine."""
    return f"twentyfive-{version}-macos-{machine}.dmg"


def packages(bundle: Path, version: str) -> list[Path]:
    """Localize and sign the application, and make the disk image, which Apple notarises if it is told who asks.

    The signature uses the identity that CODESIGN_IDENTITY names; without one it is nobody's, and macOS warns.
    """
    localize(bundle)
    identity = os.environ.get("CODESIGN_IDENTITY", NOBODY)
    sign(bundle, identity)
    image = bundle.parent / image_name(version, platform.machine())
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["ditto", str(bundle), str(Path(folder, bundle.name))], check=True)
        Path(folder, "Applications").symlink_to("/Applications")
        make = ["hdiutil", "create", "-volname", NAME, "-srcfolder", folder, "-ov", "-format", "ULMO"]
        subprocess.run([*make, str(image)], check=True)
    if identity == NOBODY:
        print("The application is signed in nobody's name: macOS warns. CODESIGN_IDENTITY names who signs.")
    else:
        subprocess.run(["codesign", "--sign", identity, "--timestamp", str(image)], check=True)
        notarise(image)
    return [image]


def sign(bundle: Path, identity: str) -> None:
    """Sign everything compiled in the application, from within, and then the application itself; check all of it.

    Under the hardened runtime, which Apple asks of what it notarises, whoever signs: so each build tries it.
    """
    command = ["codesign", "--force", "--options", "runtime", "--sign", identity]
    command += [] if identity == NOBODY else ["--timestamp"]
    for file in compiled(bundle):
        subprocess.run([*command, str(file)], check=True)
    subprocess.run([*command, "--entitlements", str(ENTITLEMENTS), str(bundle)], check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", str(bundle)], check=True)


def compiled(bundle: Path) -> list[Path]:
    """Return the libraries in the application, the deepest first. The program is signed with the application."""
    found = []
    for path in bundle.rglob("*"):
        if path.is_file() and not path.is_symlink() and path.parent != bundle / "Contents" / "MacOS":
            with path.open("rb") as file:
                if file.read(4) in MACH_O:
                    found.append(path)
    return sorted(found, key=lambda path: (-len(path.parts), path))


def notarise(image: Path) -> None:
    """Have Apple look at the image, and fasten to it that it did; without NOTARY_KEY say that it is not done."""
    if not (key := os.environ.get("NOTARY_KEY")):
        print("Apple was not asked to notarise: macOS warns. NOTARY_KEY, NOTARY_KEY_ID and NOTARY_ISSUER say who asks.")
        return
    who = ["--key", key, "--key-id", os.environ["NOTARY_KEY_ID"], "--issuer", os.environ["NOTARY_ISSUER"]]
    subprocess.run(["xcrun", "notarytool", "submit", str(image), *who, "--wait"], check=True)
    # notarytool ends well though Apple refuses; then there is nothing to fasten, and this fails.
    subprocess.run(["xcrun", "stapler", "staple", str(image)], check=True)


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
                "UTTypeConformsTo": ["public.zip-archive" if name == MOVE else "public.plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [ending],
                    "public.mime-type": [f"application/x-{ending}"],
                },
            }
            for name, (kind, ending) in KINDS.items()
        ],
    }
