"""The list of what a bundle is made of, in the form of CycloneDX: each part with its licence, each file by checksum."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

from twentyfive import __version__

ROOT: Final = Path(__file__).resolve().parents[1]
LICENCES: Final = ROOT / "resources" / "licences.json"
LOCKED: Final = ROOT / "packaging" / "locked.txt"


def write(bundle: Path, path: Path) -> Path:
    """Write the list of a bundle, the same text for the same bundle; return its path."""
    text = json.dumps(bill(bundle, path.name), ensure_ascii=False, indent=1)
    path.write_text(f"{text}\n", encoding="utf-8", newline="\n")
    return path


def bill(bundle: Path, name: str) -> dict[str, Any]:
    """Return the list of a bundle, as its fields have to be called; the list itself has a name, too."""
    program, *parts = map(_part, json.loads(LICENCES.read_text(encoding="utf-8")))
    moment = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", 0)), UTC)
    files = sorted(path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink())
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, name)}",
        "version": 1,
        "metadata": {"timestamp": moment.isoformat(), "component": {**program, "type": "application"}},
        "components": [*parts, *(_file(path, path.relative_to(bundle).as_posix()) for path in files)],
    }


def locked() -> dict[str, str]:
    """Return the version of each package of Python that goes in."""
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", LOCKED.read_text(encoding="utf-8"), re.MULTILINE))


def _part(told: Mapping[str, str]) -> dict[str, Any]:
    part = {
        "type": "library",
        "bom-ref": told["name"],
        "name": told["name"],
        "copyright": told["holder"],
        "licenses": [{"expression": told["licence"]}],
    }
    package = told["version_of"].lower().replace("_", "-")
    own = {"twentyfive": __version__, "python": platform.python_version()}
    if version := own.get(package) or locked().get(package):
        part["version"] = version
        if package not in own:
            part["purl"] = f"pkg:pypi/{package}@{version}"
    return part


def _file(path: Path, name: str) -> dict[str, Any]:
    with path.open("rb") as file:
        checksum = hashlib.file_digest(file, "sha256").hexdigest()
    return {"type": "file", "bom-ref": name, "name": name, "hashes": [{"alg": "SHA-256", "content": checksum}]}
