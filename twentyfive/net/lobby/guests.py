"""The guests of a table: who they are, their tokens, and the file from which they are known again."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from twentyfive.engine.files.guarded_file import GuardedFile
from twentyfive.later_version import check_format
from twentyfive.net.messages import LONGEST_NAME
from twentyfive.presentation.phone.sheets import MOST_SEATS, Short
from twentyfive.strict_json import Entries, codec_of, number, parse_json, text, to_json
from twentyfive.typed_text import cut, plain_line
from twentyfive.wording import network

FORMAT: Final = "twentyfive guests 1"
_MOST_BYTES: Final = 20_000


def _hexadecimal(found: str) -> str:
    if not found or any(sign not in "0123456789abcdef" for sign in found):
        raise ValueError("it is no hexadecimal number")
    return found


_Hex = Annotated[str, text(_hexadecimal, longest=64)]


@dataclass(frozen=True, slots=True)
class KnownGuest:
    """A person at another device who has a place at the table."""

    player: Short  # the player's name in the record, by which the place is found whatever seat it is
    name: Short  # the name by which the guest goes; another than `player` if the guest came later
    digest: _Hex  # of the guest's token. The token itself is nowhere on this computer


@dataclass(frozen=True, slots=True)
class GuestList:
    """All that is kept of a table, so that it can be opened again."""

    table: _Hex  # its id, by which a page finds its token
    port: Annotated[int, number(1, 65_535)]  # where the phones look for it
    guests: Annotated[tuple[KnownGuest, ...], Entries(0, MOST_SEATS + 1)] = ()  # those who may come back


def digests(known: GuestList) -> tuple[str, ...]:
    """Return the digests of the tokens of those who may come back."""
    return tuple(guest.digest for guest in known.guests)


def clean_name(typed: str) -> str:
    """Return a name as typed by a guest without what no name has: control signs, bars, too many letters.

    It is empty for the word by which the table speaks to each player, as nobody would know who is meant.
    """
    name = plain_line(typed.replace("|", ""), LONGEST_NAME)
    return "" if network.means_everybody(name) else name


def distinct_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number if somebody else at the table is called so: "Mary 2"."""
    folded = {other.casefold() for other in taken}
    if name.casefold() not in folded:
        return name
    return next(
        numbered
        for again in range(2, len(folded) + 3)
        if (numbered := f"{cut(name, LONGEST_NAME - 2)} {again}").casefold() not in folded
    )


def guest_file(path: Path) -> GuardedFile[GuestList | None]:
    """Return the file of the guests of the game under way; it has None if no table was opened."""
    return GuardedFile(path, _read, _write, default=None, most=_MOST_BYTES)


def _read(content: bytes) -> GuestList | None:
    fields = parse_json(content.decode("utf-8-sig"), "guests")
    if not isinstance(fields, dict):
        raise ValueError(f"its format is not {FORMAT!r}")
    check_format(fields.pop("format", None), FORMAT)
    return codec_of(GuestList).read(fields, "guests") if fields else None


def _write(guests: GuestList | None) -> str:
    return to_json({"format": FORMAT, **({} if guests is None else codec_of(GuestList).write(guests))})
