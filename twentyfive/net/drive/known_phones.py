"""The phones of an evening: to which side each belongs, and the file from which they are known again.

The file has the key and the code, too, unlike that of a table: they stand on the tables' cards, which are printed, so
they stay the same for the whole evening however often the phones are closed and opened.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from twentyfive.engine.files.guarded_file import GuardedFile
from twentyfive.later_version import check_format
from twentyfive.net.codes import KEY_LENGTH, new_code, new_key, new_table_id, read_way_in
from twentyfive.net.drive.drive_messages import MOST_CARDS
from twentyfive.net.limits import PORTS
from twentyfive.strict_json import Entries, codec_of, number, parse_json, text, to_json

FORMAT: Final = "twentyfive drive phones 1"
MOST_KNOWN: Final = 200
"""The most phones that are known again: twice as many as may be in at once, as some people change theirs. The one that
came first is forgotten then, and has to scan again."""

_LONGEST_EVENING: Final = 200
_MOST_BYTES: Final = 64_000


def _hexadecimal(found: str) -> str:
    if not found or any(sign not in "0123456789abcdef" for sign in found):
        raise ValueError("it is no hexadecimal number")
    return found


_Hex = Annotated[str, text(_hexadecimal, longest=64)]
_WayIn = Annotated[str, text(read_way_in, longest=KEY_LENGTH)]


@dataclass(frozen=True, slots=True)
class KnownPhone:
    """A phone that belongs to a side."""

    side: Annotated[int, number(1, MOST_CARDS)]  # the number of its card
    digest: _Hex  # of the phone's token. The token itself is nowhere on this computer


@dataclass(frozen=True, slots=True)
class KnownPhones:
    """All that is kept of the phones of an evening."""

    evening: Annotated[str, text(str, longest=_LONGEST_EVENING)]  # which one, in the caller's words
    table: _Hex  # its id, by which a page finds its token
    port: Annotated[int, number(1, 65_535)]  # where the phones look for it
    code: _WayIn
    key: _WayIn
    phones: Annotated[tuple[KnownPhone, ...], Entries(0, MOST_KNOWN)] = ()

    def side_of(self, digest: str) -> int:
        """Return the side of the phone whose token has this digest; 0 if it is not known."""
        return next((phone.side for phone in self.phones if phone.digest == digest), 0)


def phones_of(evening: str) -> KnownPhones:
    """Return an evening without phones, with a code and a key by chance."""
    return KnownPhones(evening, new_table_id(), PORTS[0], new_code(), new_key())


def phones_file(path: Path) -> GuardedFile[KnownPhones | None]:
    """Return the file of the phones; it has None if none were ever let in."""
    return GuardedFile(path, _read, _write, default=None, most=_MOST_BYTES)


def _read(content: bytes) -> KnownPhones | None:
    fields = parse_json(content.decode("utf-8-sig"), "phones")
    if not isinstance(fields, dict):
        raise ValueError(f"its format is not {FORMAT!r}")
    check_format(fields.pop("format", None), FORMAT)
    return codec_of(KnownPhones).read(fields, "phones") if fields else None


def _write(phones: KnownPhones | None) -> str:
    return to_json({"format": FORMAT, **({} if phones is None else codec_of(KnownPhones).write(phones))})
