"""CPace with X25519 and SHA-512: draft-irtf-cfrg-cpace-21, 7 and 8.2, with the names that it uses.

A and B are the initiator and the responder, Y is a share, AD the data that go with it, and ISK the key that both get.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from nacl.bindings import crypto_scalarmult
from nacl.exceptions import RuntimeError as SodiumError

SHARE_BYTES: Final = 32
PROOF_BYTES: Final = 64

_NAME: Final = b"CPace255"
_BLOCK: Final = 128  # the input block of SHA-512
_PRIME: Final = 2**255 - 19
_A: Final = 486_662  # of Curve25519: v² = u³ + A u² + u


def lv_cat(*parts: bytes) -> bytes:
    """Return the parts one after another, each behind its length in LEB128."""
    return b"".join(_length(len(part)) + part for part in parts)


def _length(number: int) -> bytes:
    head, rest = number & 0x7F, number >> 7
    return bytes([head | 0x80]) + _length(rest) if rest else bytes([head])


def generator_string(password: bytes, channel: bytes, session: bytes = b"") -> bytes:
    """Return the string that becomes the generator; zeros fill the first block up behind the password."""
    filling = max(0, _BLOCK - len(lv_cat(password)) - len(lv_cat(_NAME)) - 1)
    return lv_cat(_NAME, password, bytes(filling), channel, session)


def generator(password: bytes, channel: bytes, session: bytes = b"") -> bytes:
    """Return the generator g that the password stands for: `channel` is CI and `session` is sid in the draft."""
    return elligator2(hashlib.sha512(generator_string(password, channel, session)).digest()[:SHARE_BYTES])


def elligator2(field_element: bytes) -> bytes:
    """Map 32 bytes to the u coordinate of a point of Curve25519: RFC 9380, 6.7.1, with Z = 2.

    The time that Python takes depends a little on the number. So the callers do this once for a secret, and never
    when somebody asks.
    """
    number = int.from_bytes(field_element, "little") % 2**255
    first = -_A * pow(1 + 2 * number * number, -1, _PRIME) % _PRIME  # 1 + 2 r² is never 0: -1/2 is no square
    square = first * (first * first + _A * first + 1) % _PRIME
    is_on_curve = pow(square, (_PRIME - 1) // 2, _PRIME) != _PRIME - 1
    return (first if is_on_curve else (-first - _A) % _PRIME).to_bytes(SHARE_BYTES, "little")


def multiply(scalar: bytes, point: bytes) -> bytes:
    """Return X25519 of both.

    Raises:
        ValueError: if the result is the neutral element, so that the exchange must be given up.
    """
    try:
        return crypto_scalarmult(scalar, point)
    except SodiumError as error:
        raise ValueError("a share of low order") from error


def transcript(share_a: bytes, data_a: bytes, share_b: bytes, data_b: bytes) -> bytes:
    """Return what both have said, by initiator and responder."""
    return lv_cat(share_a, data_a) + lv_cat(share_b, data_b)


def session_key(common: bytes, said: bytes, session: bytes = b"") -> bytes:
    """Return ISK; `common` is K, which must go nowhere else, and `said` the transcript."""
    return hashlib.sha512(lv_cat(_NAME + b"_ISK", session, common) + said).digest()


def proof(key: bytes, share: bytes, data: bytes, session: bytes = b"") -> bytes:
    """Return the tag with which the sender of a share proves to have the key: 10.4 of the draft."""
    mac_key = hashlib.sha512(b"CPaceMac" + session + key).digest()
    return hmac.digest(mac_key, lv_cat(share, data), "sha512")
