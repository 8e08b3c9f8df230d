"""Join codes, keys, tokens and ids of tables."""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Final

from twentyfive.typed_text import capital, without_separators

SIGNS: Final = "23456789BCDFGHJKLMNPQRSTVWXZ"
"""The signs of a join code: no vowels, so that no code is a word, and no figures that look like letters."""

LENGTH: Final = 4
KEY_LENGTH: Final = 26
"""The length of a key: 128 bits in base 32, in capitals and figures, which take little room in a QR code."""

_KEY_SIGNS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
_SECRET_BYTES: Final = 16
_DIGEST_LENGTH: Final = 64
_ID_BYTES: Final = 8
_READ_AS: Final = {"1": "L", "I": "L"}
"""Characters that no code has, by those that they are mistaken for."""


def new_code() -> str:
    """Return a join code by chance, one of 614,656."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """Read a join code as typed, ignoring case, spaces and hyphens.

    Raises:
        ValueError: if it is none.
    """
    read = "".join(capital(letter) for letter in without_separators(text))
    code = "".join(_READ_AS.get(letter, letter) for letter in read)
    if len(code) != LENGTH or len(read) != len(without_separators(text)) or not set(code) <= set(SIGNS):
        raise ValueError(f"{text[:40]!r} is no join code")
    return code


def new_key() -> str:
    """Return a key of 128 random bits, which the QR code of a table has in place of the join code."""
    return base64.b32encode(secrets.token_bytes(_SECRET_BYTES)).decode().rstrip("=")


def read_way_in(text: str) -> str:
    """Read a join code as typed, or a key as pasted.

    Raises:
        ValueError: if it is neither.
    """
    key = "".join(map(capital, without_separators(text)))
    return key if len(key) == KEY_LENGTH and set(key) <= _KEY_SIGNS else read_code(text)


def new_token() -> str:
    """Return a token of 128 random bits, with which one guest comes back."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def token_digest(token: str) -> str:
    """Return the digest of a token, which is all that the host keeps of it."""
    return hashlib.sha512(token.encode("utf-8", "surrogatepass")).hexdigest()[:_DIGEST_LENGTH]


def new_table_id() -> str:
    """Return the id of a table, by which a guest's device recognises it."""
    return secrets.token_hex(_ID_BYTES)
