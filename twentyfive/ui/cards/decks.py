"""Decks of cards as folders of SVG files: those of the program and the person's own."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QXmlStreamReader
from PySide6.QtSvg import QSvgRenderer

from twentyfive.assets import resource
from twentyfive.core import Suit
from twentyfive.core.cards import PACK_WITH_JOKER
from twentyfive.engine.files.atomic_files import read_at_most
from twentyfive.engine.files.json_files import read_json
from twentyfive.ui.theme.suit_inks import USUAL_SUITS, SuitColours

DESCRIPTION: Final = "deck.json"
USUAL: Final = "classic"
DECKS: Final = "decks"
"""Folder of the person's own decks, inside the folder of the program's data."""

MOST_BYTES: Final = 2**20
"""Largest file of a deck. The largest file of the program's decks is a twentieth of it."""

_HEX_COLOUR: Final = re.compile("#[0-9A-Fa-f]{6}")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of cards as files.

    Attributes:
        folder: the folder of the SVG files.
        ident: its id, which is the folder's name.
        name: its name on the settings page.
        backs: the names of its back files, without suffix.
        suits: the colours of its suits.
    """

    folder: Path
    ident: str
    name: str
    backs: tuple[str, ...]
    suits: SuitColours


class DeckFault(Enum):
    """A fault of a person's own deck."""

    TAKEN = auto()  # the program has a deck with that id
    MISSING = auto()
    SHUT = auto()  # the folder of the decks cannot be read
    UNREADABLE = auto()
    TOO_LARGE = auto()
    NO_JSON = auto()  # deck.json is no valid JSON
    NO_DESCRIPTION = auto()  # deck.json lacks the name or the backs
    NO_COLOURS = auto()  # deck.json has not a colour for each suit
    NO_PICTURE = auto()  # an SVG file cannot be drawn


class DeckError(ValueError):
    """A deck that cannot be used.

    Attributes:
        folder: the deck's folder.
        fault: the kind of fault.
        file: the name of the faulty file; empty if it is the folder itself.
        reason: the place in the file and the error there, for the person who mends it; empty if unknown.
    """

    def __init__(self, folder: Path, fault: DeckFault, file: str = "", reason: str = "") -> None:
        super().__init__(f"{folder / file}: {fault.name.lower()}")
        self.folder = folder
        self.fault = fault
        self.file = file
        self.reason = reason


def load_deck(ident: str) -> Deck:
    """Return the program's deck with that id.

    Raises:
        FileNotFoundError: if there is none.
        DeckError: if its description is damaged.
    """
    return _described(resource("cards", ident))


def built_in_decks() -> tuple[Deck, ...]:
    """Return every deck of the program, in the order of their names."""
    described = resource("cards").glob(f"*/{DESCRIPTION}")
    return tuple(sorted((load_deck(file.parent.name) for file in described), key=lambda deck: deck.name))


def checked_deck(folder: Path) -> Deck:
    """Return the person's own deck in `folder` after a check of all its files.

    Raises:
        DeckError: naming the first fault.
    """
    if (resource("cards") / folder.name / DESCRIPTION).exists():
        raise DeckError(folder, DeckFault.TAKEN)
    deck = _described(folder)
    for stem in (*map(str, PACK_WITH_JOKER), *deck.backs):
        file = f"{stem}.svg"
        if not _is_picture(_content(folder, file)):
            raise DeckError(folder, DeckFault.NO_PICTURE, file)
    return deck


@dataclass(frozen=True, slots=True)
class AvailableDecks:
    """All decks.

    Attributes:
        decks: the decks that can be used, those of the program first.
        faulty: the faults of the others.
    """

    decks: tuple[Deck, ...]
    faulty: tuple[DeckError, ...] = ()


def available_decks(folder: Path) -> AvailableDecks:
    """Find the decks of the program and those in `folder`, which need not exist."""
    decks, faulty = list(built_in_decks()), []
    try:
        own_folders = sorted(path for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []
    except OSError:
        return AvailableDecks(tuple(decks), (DeckError(folder, DeckFault.SHUT),))
    for own_folder in own_folders:
        try:
            decks.append(checked_deck(own_folder))
        except DeckError as error:
            faulty.append(error)
    return AvailableDecks(tuple(decks), tuple(faulty))


def deck_in_use(ident: str, folder: Path) -> Deck:
    """Return the deck with that id, of the program or in `folder`; the usual deck if it is gone or faulty."""
    own = {deck.ident: deck for deck in built_in_decks()}
    if ident in own:
        return own[ident]
    try:
        return checked_deck(folder / Path(ident).name)
    except DeckError as error:
        _log.warning("The deck %r cannot be used, %r stands in: %s", ident, USUAL, error)
        return own[USUAL]


class ChosenDeck:
    """Cache of the deck in use, since finding a person's own deck means checking all its files."""

    def __init__(self, folder: Path) -> None:
        """`folder` holds the person's own decks."""
        self._folder = folder
        self._found: tuple[str, Deck] | None = None

    def of(self, ident: str) -> Deck:
        """Return `deck_in_use` for that id, as it was when that deck was chosen."""
        if self._found is None or self._found[0] != ident:
            self._found = ident, deck_in_use(ident, self._folder)
        return self._found[1]


def _is_picture(content: bytes) -> bool:
    """Return True if it is an SVG file that can be drawn.

    It is parsed as XML first, since Qt's renderer prints warnings about anything else.
    """
    reader = QXmlStreamReader(content.decode("utf-8", errors="replace"))
    root = reader.readNextStartElement() and reader.name() == "svg"
    while root and not reader.atEnd():
        reader.readNext()
    return root and not reader.hasError() and QSvgRenderer(QByteArray(content)).isValid()


def _described(folder: Path) -> Deck:
    """Return the deck described by the deck.json in `folder`."""
    content = _content(folder, DESCRIPTION)
    try:
        described = read_json(content)
    except ValueError as error:
        raise DeckError(folder, DeckFault.NO_JSON, DESCRIPTION, str(error)) from error
    if not isinstance(described, dict):
        raise DeckError(folder, DeckFault.NO_DESCRIPTION, DESCRIPTION)
    name, backs = described.get("name"), described.get("backs")
    if not (isinstance(name, str) and name.strip() and isinstance(backs, list) and backs):
        raise DeckError(folder, DeckFault.NO_DESCRIPTION, DESCRIPTION)
    if not all(isinstance(back, str) and back and Path(back).name == back for back in backs):
        raise DeckError(folder, DeckFault.NO_DESCRIPTION, DESCRIPTION)
    return Deck(folder, folder.name, name.strip(), tuple(backs), _colours(folder, described.get("suits")))


def _colours(folder: Path, suits: object) -> SuitColours:
    """Return the colours of a deck's suits; the usual ones if it names none."""
    if suits is None:
        return USUAL_SUITS
    colours = [suits.get(suit) for suit in Suit] if isinstance(suits, dict) else [None]
    if not all(isinstance(colour, str) and _HEX_COLOUR.fullmatch(colour) for colour in colours):
        raise DeckError(folder, DeckFault.NO_COLOURS, DESCRIPTION)
    return SuitColours(*colours)


def _content(folder: Path, file: str) -> bytes:
    path = folder / file
    try:
        return read_at_most(path, MOST_BYTES)
    except FileNotFoundError as error:
        raise DeckError(folder, DeckFault.MISSING, file) from error
    except OSError as error:
        raise DeckError(folder, DeckFault.UNREADABLE, file) from error
    except ValueError as error:
        raise DeckError(folder, DeckFault.TOO_LARGE, file) from error
