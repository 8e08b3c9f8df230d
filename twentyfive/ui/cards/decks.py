"""Decks of cards as folders of SVG files: those that come with the program, and those a person puts beside them."""

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
"""The folder of the decks that the person has put in, within that of the program's data."""

MOST_BYTES: Final = 2**20
"""How large one file of a deck may be; the program's own have a twentieth of it."""

_HEX_COLOUR: Final = re.compile("#[0-9A-Fa-f]{6}")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of cards as files.

    Attributes:
        folder: the folder of the SVG files.
        ident: its id, the folder's name.
        name: for the settings page.
        backs: the names of its back files, without ending.
        suits: the colours of its suits.
    """

    folder: Path
    ident: str
    name: str
    backs: tuple[str, ...]
    suits: SuitColours


class DeckFault(Enum):
    """What is wrong with a deck that somebody made."""

    TAKEN = auto()  # the program has a deck of that name
    MISSING = auto()
    SHUT = auto()  # the folder of all decks cannot be read
    UNREADABLE = auto()
    TOO_LARGE = auto()
    NO_JSON = auto()  # deck.json cannot be understood
    NO_DESCRIPTION = auto()  # deck.json lacks the name or the backs
    NO_COLOURS = auto()  # the suits in deck.json have not each a colour
    NO_PICTURE = auto()  # an SVG file that shows nothing


class DeckError(ValueError):
    """A deck that cannot be used.

    Attributes:
        folder: the deck's.
        fault: what is wrong.
        file: the name of the file at fault; empty where it is the folder itself.
        reason: the place in that file and what is wrong there, in words for whoever mends it; empty where unknown.
    """

    def __init__(self, folder: Path, fault: DeckFault, file: str = "", reason: str = "") -> None:
        super().__init__(f"{folder / file}: {fault.name.lower()}")
        self.folder = folder
        self.fault = fault
        self.file = file
        self.reason = reason


def load_deck(ident: str) -> Deck:
    """The deck of that id among the program's own.

    Raises:
        FileNotFoundError: if it is not there.
        DeckError: if its description is damaged.
    """
    return _described(resource("cards", ident))


def own_decks() -> tuple[Deck, ...]:
    """Every deck that comes with the program, in the order of their names."""
    described = resource("cards").glob(f"*/{DESCRIPTION}")
    return tuple(sorted((load_deck(file.parent.name) for file in described), key=lambda deck: deck.name))


def checked_deck(folder: Path) -> Deck:
    """The deck that somebody put into `folder`, every file of it looked at.

    Raises:
        DeckError: naming what is wrong first.
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
class Shelf:
    """All decks there are.

    Attributes:
        decks: those that can be used, the program's own first.
        faulty: what is wrong with the others.
    """

    decks: tuple[Deck, ...]
    faulty: tuple[DeckError, ...] = ()


def shelf(folder: Path) -> Shelf:
    """The program's own decks and those that a person put into `folder`, which need not exist."""
    decks, faulty = list(own_decks()), []
    try:
        places = sorted(place for place in folder.iterdir() if place.is_dir()) if folder.is_dir() else []
    except OSError:
        return Shelf(tuple(decks), (DeckError(folder, DeckFault.SHUT),))
    for place in places:
        try:
            decks.append(checked_deck(place))
        except DeckError as error:
            faulty.append(error)
    return Shelf(tuple(decks), tuple(faulty))


def deck_in_use(ident: str, folder: Path) -> Deck:
    """The deck of that id, among the program's own or in `folder`; the usual one where it is not there any more."""
    own = {deck.ident: deck for deck in own_decks()}
    if ident in own:
        return own[ident]
    try:
        return checked_deck(folder / Path(ident).name)
    except DeckError as error:
        _log.warning("The deck %r cannot be used, %r stands in: %s", ident, USUAL, error)
        return own[USUAL]


class ChosenDeck:
    """The deck in use, looked for only when another is chosen: every file of a person's own is looked at then."""

    def __init__(self, folder: Path) -> None:
        """`folder` is that of the person's own decks."""
        self._folder = folder
        self._found: tuple[str, Deck] | None = None

    def of(self, ident: str) -> Deck:
        """As `deck_in_use`, as it was when this one was chosen."""
        if self._found is None or self._found[0] != ident:
            self._found = ident, deck_in_use(ident, self._folder)
        return self._found[1]


def _is_picture(content: bytes) -> bool:
    """Whether it is an SVG file that shows something. Read as XML first, as Qt's renderer grumbles at what is none."""
    reader = QXmlStreamReader(content.decode("utf-8", errors="replace"))
    root = reader.readNextStartElement() and reader.name() == "svg"
    while root and not reader.atEnd():
        reader.readNext()
    return root and not reader.hasError() and QSvgRenderer(QByteArray(content)).isValid()


def _described(folder: Path) -> Deck:
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
    """The colours of a deck's suits, the usual ones where it tells none."""
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
