"""Random damage to sound files."""

from __future__ import annotations

import random
import re
from typing import Final

MOST_AT_ONCE: Final = 4
_JUNK: Final = (
    b"\x00",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    "\N{LINE SEPARATOR}".encode(),
    "\N{ZERO WIDTH JOINER}\N{RIGHT-TO-LEFT OVERRIDE}".encode(),
    b"\r",
    b"\x0b",
    b'"',
    b"\\",
    b"\\ud800",
    b"\\u0000",
    b"[" * 2000,
    b'{"a":' * 2000,
    b"-1",
    b"9" * 5000,
    b"1e999",
    b"NaN",
    b"null",
    b"true",
    b"[]",
    b"{}",
    "²".encode(),
    b"5H",
    b"JK",
    b"undone:",
    b"moves:",
    b"at 0",
    b"@Variant(\\0)",
    b"%s{0.__class__}",
    b"../../etc/passwd",
    b"x" * 3000,
)
_NUMBER: Final = re.compile(rb"[0-9]+")
_WORD: Final = re.compile(rb"[A-Za-z0-9_-]+")


def mutated(samples: tuple[bytes, ...], rng: random.Random) -> bytes:
    """Return one of the samples with one to `MOST_AT_ONCE` random changes."""
    content = rng.choice(samples)
    for _ in range(rng.randint(1, MOST_AT_ONCE)):
        content = _mutated(content, rng.choice(samples), rng)
    return content


def _mutated(content: bytes, other: bytes, rng: random.Random) -> bytes:
    at, end = sorted(rng.randint(0, len(content)) for _ in range(2))
    match rng.randrange(10):
        case 0 if content:
            at = rng.randrange(len(content))
            return content[:at] + bytes((content[at] ^ 1 << rng.randrange(8),)) + content[at + 1 :]
        case 1:
            return content[:at]
        case 2:
            return content[:at] + content[min(end, at + 40) :]
        case 3:
            return content[:at] + rng.choice(_JUNK) + content[at:]
        case 4:
            return _with_word(content, _NUMBER, rng.choice((b"-1", b"0", b"7", b"99", b"1000000", b"9" * 30)), rng)
        case 5:
            words = _WORD.findall(other) or [b""]
            return _with_word(content, _WORD, rng.choice((*_JUNK, rng.choice(words))), rng)
        case 6:
            return content[:at] + other[rng.randint(0, len(other)) :]
        case _:
            return _with_lines_moved(content, rng)


def _with_word(content: bytes, pattern: re.Pattern[bytes], word: bytes, rng: random.Random) -> bytes:
    """Replace one match of the pattern."""
    places = [found.span() for found in pattern.finditer(content)]
    if not places:
        return content + word
    first, last = rng.choice(places)
    return content[:first] + word + content[last:]


def _with_lines_moved(content: bytes, rng: random.Random) -> bytes:
    """Duplicate a line once or many times, delete it, or swap it with another."""
    lines = content.split(b"\n")
    one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            lines.insert(two, lines[one])
        case 1:
            lines[two:two] = [lines[one]] * rng.randint(2, 300)
        case 2:
            del lines[one]
        case _:
            lines[one], lines[two] = lines[two], lines[one]
    return b"\n".join(lines)
