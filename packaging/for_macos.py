"""The package for macOS: a disk image with the application in it."""

from __future__ import annotations

import os
import platform
import subprocess
import tempfile
from pathlib import Path

ENTITLEMENTS = Path(__file__).parent / "macos" / "entitlements.plist"


def packages(bundle: Path, version: str) -> list[Path]:
    """Sign the application and make the disk image; return it.

    The signature uses the identity that CODESIGN_IDENTITY names; without one it is valid on this computer only.
    """
    identity = os.environ.get("CODESIGN_IDENTITY", "-")
    hardened = [] if identity == "-" else ["--options", "runtime", "--timestamp"]
    sign = ["codesign", "--force", "--deep", "--sign", identity, "--entitlements", str(ENTITLEMENTS), *hardened]
    subprocess.run([*sign, str(bundle)], check=True)
    image = bundle.parent / f"twentyfive-{version}-macos-{platform.machine()}.dmg"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["ditto", str(bundle), str(Path(folder, bundle.name))], check=True)
        Path(folder, "Applications").symlink_to("/Applications")
        make = ["hdiutil", "create", "-volname", "Twenty-Five", "-srcfolder", folder, "-ov", "-format", "ULMO"]
        subprocess.run([*make, str(image)], check=True)
    return [image]


def properties(version: str) -> dict[str, object]:
    """Return the properties of the application and its files, for Info.plist."""
    kind = "twentyfive.game"
    return {
        "CFBundleDisplayName": "Twenty-Five",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSLocalNetworkUsageDescription": "Phones and computers in your home network play with you at one table.",
        "NSHumanReadableCopyright": "© 2026 The twentyfive authors, MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Game of Twenty-Five",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "twentyfive.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": "Game of Twenty-Five",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["twentyfive"],
                    "public.mime-type": ["application/x-twentyfive"],
                },
            }
        ],
    }
