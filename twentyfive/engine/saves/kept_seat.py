"""The seat of a guest at another's table, kept on disk so that a program that was killed or restarted gets it back."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from twentyfive.engine.files.atomic_files import write_whole
from twentyfive.engine.files.guarded_file import GuardedFile
from twentyfive.later_version import check_format
from twentyfive.strict_json import Entries, codec_of, number, parse_json, text, to_json

FORMAT: Final = "twentyfive seat 1"
_MOST_BYTES: Final = 4_000
_PRIVATE: Final = 0o600
_Short = Annotated[str, text(str, longest=100)]


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A seat at the table of another computer."""

    table: _Short  # the id of the table
    host: _Short  # the name of the table, by its host, in the language of the host
    game: _Short  # the name of the game, likewise
    address: Annotated[str, text(str, longest=260)]  # the address or the name of the host's computer
    port: Annotated[int, number(1, 65_535)]  # of the table
    token: Annotated[str, text(str, longest=64)]  # the secret by which the host knows the guest again
    name: _Short  # the guest's name at the table
    # What names table and game in any language, as in the host's welcome; empty in files of programs without it.
    people: Annotated[tuple[_Short, ...], Entries(0, 10)] = ()
    computer: _Short = ""
    preset: _Short = ""
    called: _Short = ""


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


def _read(content: bytes) -> KeptSeat | None:
    fields = parse_json(content.decode("utf-8-sig"), "seat")
    if not isinstance(fields, dict):
        raise ValueError(f"its format is not {FORMAT!r}")
    check_format(fields.pop("format", None), FORMAT)
    return codec_of(KeptSeat).read(fields, "seat")


def _write(seat: KeptSeat | None) -> str:
    assert seat is not None, "a file without a seat is removed"
    return to_json({"format": FORMAT, **codec_of(KeptSeat).write(seat)})
