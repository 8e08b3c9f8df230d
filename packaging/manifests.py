"""Makes what winget and Homebrew install a release from: `python3 dev.py manifests SHA256SUMS ADDRESS`.

It needs Python alone. What it makes comes into the folder `manifests` beside the checksums.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from xml.etree import ElementTree

import for_macos
import for_windows
from twentyfive import __version__

ROOT = Path(__file__).resolve().parents[1]
FOLDER = "manifests"
SCHEMA = "1.12.0"
"""The version of the form in which winget's manifests are written."""

LOCALES = {"": "en-IE", "fr": "fr-FR", "ga": "ga-IE"}
"""What winget calls each language."""

ARCHITECTURES = {"amd64": "x64", "arm64": "arm64"}
"""What winget calls the machines of Windows."""

SCOPES = {"user": "/CURRENTUSER", "machine": "/ALLUSERS"}
"""For whom it is installed, and how the installer is told, which would ask."""

TAGS = ("25", "110", "card-game", "cards", "forty-fives", "game", "ireland", "spoil-five")
CASK = "twenty-five"
CHECKSUM = re.compile(r"([0-9a-f]{64}) [ *](\S+)")
LANG = "{http://www.w3.org/XML/1998/namespace}lang"

Value = str | Sequence["Value"] | Mapping[str, "Value"]


class Refusal(Exception):
    """Something that manifests are made of is missing; the text says what."""


def main() -> None:
    """Write the manifests, or say in one sentence what they lack."""
    parser = argparse.ArgumentParser(prog="dev.py manifests", description=__doc__)
    parser.add_argument("sums", type=Path, metavar="SHA256SUMS", help="the checksums of the files of the release")
    parser.add_argument("address", metavar="ADDRESS", help="the project's: its releases/download/v… has the files")
    options = parser.parse_args()
    try:
        made = manifests(checksums(options.sums), options.address)
    except Refusal as refusal:
        sys.exit(str(refusal))
    for name, text in made.items():
        path = options.sums.parent / FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(path)


def checksums(file: Path) -> dict[str, str]:
    """Return the checksum of each file in a list. Raises Refusal if it is no such list."""
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError as error:
        raise Refusal(f"No checksums can be read from {file}: {error.strerror}.") from None
    sums = {}
    for line in lines:
        if not (match := CHECKSUM.fullmatch(line)):
            raise Refusal(f"{file} is not as sha256sum writes it: there is the line “{line}”.")
        sums[match[2]] = match[1]
    return sums


def manifests(sums: Mapping[str, str], address: str) -> dict[str, str]:
    """Return the text of each manifest, by its path. Raises Refusal if a file has no checksum, or for the address."""
    if not re.fullmatch(r"https://[^\s/]+(/[^\s/]+)*", address):
        raise Refusal(f"“{address}” is no address that begins with https:// and ends without a slash.")
    return {**_winget(sums, address), f"Casks/{CASK}.rb": _cask(sums, address)}


def _sum(sums: Mapping[str, str], name: str) -> str:
    if name not in sums:
        raise Refusal(f"{name} is not among the checksums. Build it, or wait for the machine that does.")
    return sums[name]


def _winget(sums: Mapping[str, str], address: str) -> dict[str, str]:
    described = ElementTree.parse(next(ROOT.glob("packaging/linux/*.metainfo.xml"))).getroot()
    parts: dict[str, Mapping[str, Value]] = {
        "": {"DefaultLocale": LOCALES[""], "ManifestType": "version"},
        ".installer": _installers(sums, address),
        **{f".locale.{code}": _told(language, described, address) for language, code in LOCALES.items()},
    }
    head = {"PackageIdentifier": for_macos.IDENTIFIER, "PackageVersion": __version__}
    tail = {"ManifestVersion": SCHEMA}
    return {
        f"winget/{for_macos.IDENTIFIER}{part}.yaml": "\n".join(_yaml({**head, **content, **tail})) + "\n"
        for part, content in parts.items()
    }


def _installers(sums: Mapping[str, str], address: str) -> dict[str, Value]:
    names = {machine: for_windows.installer_name(__version__, machine) + ".exe" for machine in ARCHITECTURES}
    installers: list[Value] = [
        {
            "Architecture": architecture,
            "Scope": scope,
            "InstallerUrl": f"{address}/releases/download/v{__version__}/{names[machine]}",
            "InstallerSha256": _sum(sums, names[machine]).upper(),
            "InstallerSwitches": {"Custom": switch},
        }
        for machine, architecture in ARCHITECTURES.items()
        for scope, switch in SCOPES.items()
    ]
    return {
        "Platform": ["Windows.Desktop"],
        "MinimumOSVersion": f"{for_windows.OLDEST}.0",
        "InstallerType": "inno",
        "UpgradeBehavior": "install",
        "ProductCode": f"{{{for_windows.APPLICATION}}}_is1",
        "FileExtensions": [ending for _, ending in for_macos.KINDS.values()],
        "Installers": installers,
        "ManifestType": "installer",
    }


def _told(language: str, described: ElementTree.Element, address: str) -> dict[str, Value]:
    """Return what a person reads of the program in a language, as software centres on Linux show it."""

    def texts(path: str) -> list[str]:
        found = [element for element in described.findall(path) if element.get(LANG, "") == language]
        return [" ".join((element.text or "").split()) for element in found]

    return {
        "PackageLocale": LOCALES[language],
        "Publisher": for_windows.PUBLISHER,
        "PackageName": texts("name")[0],
        "PackageUrl": address,
        "License": "MIT",
        "LicenseUrl": f"{address}/blob/v{__version__}/LICENSE",
        "ShortDescription": f"{texts('summary')[0]}.",
        "Description": "\n".join(texts("description/p") + [f"• {line}" for line in texts("description/ul/li")]),
        "ReleaseNotesUrl": f"{address}/releases/tag/v{__version__}",
        **({} if language else {"Moniker": "twentyfive"}),
        "Tags": TAGS,
        "ManifestType": "locale" if language else "defaultLocale",
    }


def _yaml(value: Value) -> list[str]:
    """Return the lines of a value; a text stands as in JSON, which every reader of YAML takes for the same."""
    if isinstance(value, str):
        return [json.dumps(value, ensure_ascii=False)]
    lines = []
    for key, part in value.items() if isinstance(value, Mapping) else (("-", part) for part in value):
        below = _yaml(part)
        if key == "-":
            lines += [f"- {below[0]}", *(f"  {line}" for line in below[1:])]
        elif isinstance(part, str):
            lines.append(f"{key}: {below[0]}")
        else:
            lines += [f"{key}:", *(f"  {line}" for line in below)]
    return lines


def _cask(sums: Mapping[str, str], address: str) -> str:
    arm, intel = (_sum(sums, for_macos.image_name(__version__, machine)) for machine in for_macos.MACHINES)
    summary = ElementTree.parse(next(ROOT.glob("packaging/linux/*.metainfo.xml"))).findtext("summary")
    image = for_macos.image_name("#{version}", "#{arch}")
    gone = "".join(f'    "{path}",\n' for path in for_macos.OF_THE_PERSON)
    # Homebrew counts a name of macOS as this one or newer.
    return f"""\
cask "{CASK}" do
  arch arm: "{for_macos.MACHINES[0]}", intel: "{for_macos.MACHINES[1]}"

  version "{__version__}"
  sha256 arm:   "{arm}",
         intel: "{intel}"

  url "{address}/releases/download/v#{{version}}/{image}"
  name "{for_macos.NAME}"
  desc "{summary}"
  homepage "{address}"

  depends_on macos: :{for_macos.OLDEST_NAME}

  app "{for_macos.NAME}.app"

  uninstall quit: "{for_macos.IDENTIFIER}"

  # Games and settings stay with the person; `brew uninstall --zap` puts them into the bin.
  zap trash: [
{gone}\
  ]
end
"""


if __name__ == "__main__":
    main()
