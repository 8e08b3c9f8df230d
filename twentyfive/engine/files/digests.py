"""Digests of texts, to tell one from another."""

from __future__ import annotations

from PySide6.QtCore import QCryptographicHash


def digest(text: str) -> str:
    """The SHA-256 digest of the text as 64 hexadecimal digits."""
    # Qt is there anyway, while Python's hashlib loads a library of four megabytes.
    return QCryptographicHash.hash(text.encode(), QCryptographicHash.Algorithm.Sha256).toHex().toStdString()
