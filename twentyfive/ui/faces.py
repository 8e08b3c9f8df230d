"""Card faces: SVG decks rendered to pixmaps off the GUI thread, kept by face, size and pixel ratio."""

from __future__ import annotations

import json
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from twentyfive.assets import resource
from twentyfive.core import Card
from twentyfive.core.cards import PACK_WITH_JOKER

SIZES_KEPT: Final = 3
"""Card sizes of which pixmaps are kept: the hand's, the trick's, and the backs' in the fans."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of cards as files.

    Attributes:
        folder: the folder of the SVG files.
        ident: its id, the folder's name.
        name: for the settings page.
        backs: the names of its back files, without ending.
    """

    folder: Path
    ident: str
    name: str
    backs: tuple[str, ...]


def load_deck(ident: str) -> Deck:
    """The deck of that id among the program's own.

    Raises:
        FileNotFoundError: if it is not there.
        ValueError: if its description is damaged.
    """
    folder = resource("cards", ident)
    described = json.loads((folder / "deck.json").read_text(encoding="utf-8"))
    return Deck(folder, ident, str(described["name"]), tuple(str(back) for back in described["backs"]))


@dataclass(frozen=True, slots=True)
class FaceKey:
    """One picture: a file of the deck at a size in device pixels."""

    stem: str
    width: int
    height: int


class FaceStore(QObject):
    """The pixmaps of one deck. What is not rendered yet is drawn from another size meanwhile.

    Attributes:
        back: the name of the back in use.

    Signals:
        ready(str): a picture of that file of the deck, which was asked for, has arrived.
    """

    ready = Signal(str)
    _rendered = Signal(object, object, object)  # deck folder, FaceKey, QImage

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deck: Deck | None = None
        self.back = "back1"
        self._pixmaps: dict[str, dict[tuple[int, int], QPixmap]] = {}
        self._asked: dict[FaceKey, Future[None]] = {}
        self._sizes: dict[tuple[int, int], None] = {}  # in the order last asked for
        self._renderer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="faces")
        self._rendered.connect(self._keep)

    def use(self, deck: Deck, back: int) -> None:
        """Show another deck or back from now on; `back` counts from 1."""
        if deck != self._deck:
            self._deck = deck
            self._pixmaps.clear()
            self._asked.clear()
            self._sizes.clear()
        self.back = deck.backs[min(back, len(deck.backs)) - 1]

    def stem(self, card: Card | None) -> str:
        """The file, without its ending, that shows `card`, or the back."""
        return self.back if card is None else str(card)

    def pixmap(self, card: Card | None, width: float, height: float, ratio: float) -> QPixmap | None:
        """The face of `card`, or the back, for a card that lies still and is of that size in logical pixels.

        None while no picture of it is there in any size. A picture of another size is given while the right one is
        being rendered; the caller scales it to the card.
        """
        key = FaceKey(self.stem(card), round(width * ratio), round(height * ratio))
        found = self._pixmaps.get(key.stem, {}).get((key.width, key.height))
        if found is not None:
            return found
        self._ask(key)
        return self.nearest(card, width, ratio)

    def nearest(self, card: Card | None, width: float, ratio: float) -> QPixmap | None:
        """The picture that is there already and is scaled with the least loss; for a card that is on its way.

        Its size is another in each frame, so none is rendered for it.
        """
        sizes = self._pixmaps.get(self.stem(card), {})
        enough = [size for size in sizes if size[0] >= width * ratio]
        best = min(enough, default=max(sizes, default=None))
        return None if best is None else sizes[best]

    def prepare(self, width: float, height: float, ratio: float, first: Iterable[Card] = ()) -> None:
        """Have all faces rendered for cards of that size, `first` before the others; sizes long unused are let go."""
        size = (round(width * ratio), round(height * ratio))
        for card in (*first, *PACK_WITH_JOKER):
            self._ask(FaceKey(str(card), *size))
        while len(self._sizes) > SIZES_KEPT:
            self._forget(next(iter(self._sizes)))

    def settle(self) -> None:
        """Wait until all that was asked for is rendered and taken in."""
        for future in tuple(self._asked.values()):
            future.result()
        QCoreApplication.processEvents()

    def close(self) -> None:
        """Render nothing more."""
        self._renderer.shutdown(wait=True, cancel_futures=True)

    def _ask(self, key: FaceKey) -> None:
        self._sizes[(key.width, key.height)] = self._sizes.pop((key.width, key.height), None)
        if self._deck is None or key in self._asked or key.width < 1 or key.height < 1:
            return
        self._asked[key] = self._renderer.submit(self._render, self._deck.folder, key)

    def _render(self, folder: Path, key: FaceKey) -> None:
        self._rendered.emit(folder, key, rendered(folder / f"{key.stem}.svg", key.width, key.height))

    def _keep(self, folder: Path, key: FaceKey, image: QImage) -> None:
        if self._deck is not None and folder == self._deck.folder and key in self._asked:
            self._pixmaps.setdefault(key.stem, {})[key.width, key.height] = QPixmap.fromImage(image)
            self.ready.emit(key.stem)

    def _forget(self, size: tuple[int, int]) -> None:
        del self._sizes[size]
        for key in [key for key in self._asked if (key.width, key.height) == size]:
            self._asked.pop(key).cancel()
            self._pixmaps.get(key.stem, {}).pop(size, None)


def rendered(file: Path, width: int, height: int) -> QImage:
    """The SVG `file` as an image of that many device pixels; callable from any thread."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(file)).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image
