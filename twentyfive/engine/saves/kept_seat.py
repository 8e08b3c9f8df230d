"""The seat of a guest at another's table, kept on disk so that a program that was killed or restarted gets it back."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from twentyfive.engine.files.atomic_files import write_whole
from twentyfive.engine.files.guarded_file import GuardedFile
from twentyfive.later_version import check_format
from twentyfive.strict_json import Field, items, number, parse_json, struct, text, to_json

FORMAT: Final = "twentyfive seat 1"
_MOST_BYTES: Final = 4_000
_PRIVATE: Final = 0o600
_SHORT: Final = text(str, longest=100)


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A seat at the table of another computer.

    Attributes:
        table: the id of the table.
        host: the name of the table, by its host, in the language of the host.
        game: the name of the game, likewise.
        address: the address or the name of the host's computer.
        port: the port of the table.
        token: the secret by which the host knows the guest again.
        name: the guest's name at the table.
        people, computer, preset, called: what names table and game in any language, as in the host's welcome; empty in
            files of programs that did not keep it.
    """

    table: str
    host: str
    game: str
    address: str
    port: int
    token: str
    name: str
    people: tuple[str, ...] = ()
    computer: str = ""
    preset: str = ""
    called: str = ""


class SeatFile(GuardedFile[KeptSeat | None]):
    """The file of the seat, which nobody but its owner can read; there is none while no seat is kept."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, _read, _write, default=None, most=_MOST_BYTES)

    def peek(self) -> KeptSeat | None:
        """Return the seat; None if there is none that can be read. The file stays as it is."""
        try:
            return self._content(self.path)
        except (OSError, ValueError):
            return None

    def remove(self) -> None:
        """Forget the seat.

        Raises:
            OSError: if the file cannot be removed.
        """
        self.path.unlink(missing_ok=True)

    def _put(self, content: bytes) -> None:
        write_whole(self.path, content, _PRIVATE)


_SEAT: Final = struct(
    KeptSeat,
    {
        "table": Field(_SHORT),
        "host": Field(_SHORT),
        "game": Field(_SHORT),
        "address": Field(text(str, longest=260)),
        "port": Field(number(1, 65_535)),
        "token": Field(text(str, longest=64)),
        "name": Field(_SHORT),
        "people": Field(items(_SHORT, 0, 10), default=()),
        "computer": Field(_SHORT, default=""),
        "preset": Field(_SHORT, default=""),
        "called": Field(_SHORT, default=""),
    },
)


def _read(content: bytes) -> KeptSeat | None:
    fields = parse_json(content.decode("utf-8-sig"), "seat")
    if not isinstance(fields, dict):
        raise ValueError(f"its format is not {FORMAT!r}")
    check_format(fields.pop("format", None), FORMAT)
    return _SEAT.read(fields, "seat")


def _write(seat: KeptSeat | None) -> str:
    assert seat is not None, "a file without a seat is removed"
    return to_json({"format": FORMAT, **_SEAT.write(seat)})
