"""The secrets with which a guest gets in: the code, the key of the QR code, or the token of one who comes back."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from twentyfive.net.codes import LENGTH, token_digest
from twentyfive.net.sealing.cpace import generator, lv_cat

NAME_LENGTH: Final = 32
"""The length of a token's public name, in hexadecimal digits."""

_CHANNEL: Final = lv_cat(b"twentyfive guest", b"twentyfive host")
"""The parties, initiator first, so that neither can be taken for the other: CI in the draft of CPace."""


class SecretKind(StrEnum):
    """The kind of a secret."""

    CODE = "code"
    KEY = "key"
    TOKEN = "token"


@dataclass(frozen=True, slots=True)
class Secret:
    """A secret as far as the exchange needs it.

    Attributes:
        by: its kind.
        name: the public name of a token; empty for a code or a key.
        generator: the point of the curve that stands for it. Nobody else may learn it.
    """

    by: SecretKind
    name: str
    generator: bytes


def of_typed(code_or_key: str) -> Secret:
    """Return the secret of a code or of a key, as `codes` reads them."""
    by = SecretKind.CODE if len(code_or_key) == LENGTH else SecretKind.KEY
    return _secret(by, "", code_or_key.encode())


def of_token(token: str) -> Secret:
    """Return the secret of a token."""
    return of_digest(token_digest(token))


def of_digest(digest: str) -> Secret:
    """Return the secret of the token with this digest, which is all that the host keeps of it."""
    return _secret(SecretKind.TOKEN, token_name(digest), f"key {digest}".encode())


def token_name(digest: str) -> str:
    """Return the public name of the token with this digest."""
    return hashlib.sha512(f"name {digest}".encode()).hexdigest()[:NAME_LENGTH]


def decoy(by: SecretKind, name: str = "") -> Secret:
    """Return a secret that nobody knows. A guest who is none is answered with it, like one who guesses wrong."""
    return _secret(by, name, secrets.token_bytes(32))


def _secret(by: SecretKind, name: str, password: bytes) -> Secret:
    return Secret(by, name, generator(lv_cat(by.encode(), password), _CHANNEL))
