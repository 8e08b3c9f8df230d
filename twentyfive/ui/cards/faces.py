"""Card faces: SVG decks rendered to pixmaps off the GUI thread, kept by face, size and pixel ratio."""

from __future__ import annotations

import logging
import math
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QImage, QImageReader, QPixmap

from twentyfive.core import Card
from twentyfive.core.cards import PACK_WITH_JOKER
from twentyfive.ui.cards.decks import Deck

LEAST_BYTES: Final = 4 * 2**20
"""What the pictures that are kept may take, however small they are; those long unused are let go first."""

LARGE_CARDS: Final = 10
"""So many cards of the hand's size they may take beyond that."""

PACK_BYTES: Final = 5 * 2**19
"""What the pictures of the whole pack may take, which stand in for those that are not rendered yet. In a window of the
usual size that is enough for the cards of a trick; where the cards are larger, the picture of each is smaller."""

STILL_MS: Final = 25
"""How long a window that is being resized must have been still before pictures of the new size are made."""

PACK_MS: Final = 250
"""How long the faces that do not show wait for those that do."""


@dataclass(frozen=True, slots=True)
class FaceKey:
    """One picture: a file of the deck at a size in device pixels."""

    stem: str
    width: int
    height: int


class FaceNews(QObject):
    """What is new of one face.

    Signals:
        arrived(): a picture of it that was asked for.
    """

    arrived = Signal()


class FaceStore(QObject):
    """The pixmaps of one deck. What is not rendered yet is drawn from another size meanwhile.

    Attributes:
        back: the name of the back in use.

    Signals:
        ready(str): a picture of that file of the deck, which was asked for, has arrived.
        resumed(): pictures are made again after `hold`; what is shown has to be asked for anew.
    """

    ready = Signal(str)
    resumed = Signal()
    _rendered = Signal(object, object, object)  # deck folder, FaceKey, QImage

    def __init__(self) -> None:
        super().__init__()
        self._deck: Deck | None = None
        self.back = "back1"
        self._pixmaps: dict[str, dict[tuple[int, int], QPixmap]] = {}
        self._news: dict[str, FaceNews] = {}
        self._waiting: OrderedDict[FaceKey, Path] = OrderedDict()  # with the deck's folder, the most urgent first
        self._rendering = False
        self._lock = Lock()  # of what waits, and whether it is being rendered
        self._used: dict[FaceKey, None] = {}  # what was asked for, in the order it was last used
        self._lying: frozenset[FaceKey] = frozenset()
        self._most = LEAST_BYTES
        self._closed = False
        self._renderer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="faces")
        self._rendered.connect(self._keep)
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.setInterval(STILL_MS)
        self._held.timeout.connect(self.resumed)
        self._pack: dict[FaceKey, None] = {}  # the whole pack in its order
        self._pack_due = QTimer(self)
        self._pack_due.setSingleShot(True)
        self._pack_due.setInterval(PACK_MS)
        self._pack_due.timeout.connect(self._ask_pack)

    @property
    def kept_bytes(self) -> int:
        """What the pictures take."""
        return sum(_bytes(*size) for sizes in self._pixmaps.values() for size in sizes)

    def hold(self) -> None:
        """Make no more pictures for a moment: the size of the cards changes, and these would be of no use."""
        if self._pixmaps:
            self._held.start()

    def use(self, deck: Deck, back: int) -> None:
        """Show another deck or back from now on; `back` counts from 1."""
        if deck != self._deck:
            self._deck = deck
            with self._lock:
                self._waiting.clear()
            self._pixmaps.clear()
            self._used.clear()
        self.back = deck.backs[min(back, len(deck.backs)) - 1]

    def stem(self, card: Card | None) -> str:
        """The file, without its ending, that shows `card`, or the back."""
        return self.back if card is None else str(card)

    def news(self, card: Card) -> FaceNews:
        """What is new of the face of that card alone: to tell a thousand small cards of each picture took 5 ms."""
        stem = self.stem(card)
        if stem not in self._news:
            self._news[stem] = FaceNews(self)
        return self._news[stem]

    def pixmap(self, card: Card | None, width: float, height: float, ratio: float) -> QPixmap | None:
        """The face of `card`, or the back, for a card that lies still and is of that size in logical pixels.

        None while no picture of it is there in any size. A picture of another size is given while the right one is
        being rendered; the caller scales it to the card.
        """
        key = self._key(card, width, height, ratio)
        found = self._pixmaps.get(key.stem, {}).get((key.width, key.height))
        if found is not None:
            self._touch(key)
            return found
        self._ask([key])
        with self._lock:
            if key in self._waiting:
                self._waiting.move_to_end(key, last=False)
        return self.nearest(card, width, ratio)

    def expect(self, cards: Iterable[tuple[Card | None, float, float]], ratio: float) -> None:
        """Have these rendered, each with its size in logical pixels: they are about to lie there."""
        keys = [self._key(card, width, height, ratio) for card, width, height in cards]
        self._lying = frozenset(keys)
        self._ask(keys)

    def nearest(self, card: Card | None, width: float, ratio: float) -> QPixmap | None:
        """The picture that is there already and is scaled with the least loss; for a card that is on its way.

        Its size is another in each frame, so none is rendered for it.
        """
        sizes = self._pixmaps.get(self.stem(card), {})
        enough = [size for size in sizes if size[0] >= width * ratio]
        best = min(enough, default=max(sizes, default=None))
        return None if best is None else sizes[best]

    def prepare(self, width: float, height: float, ratio: float) -> None:
        """Have all faces rendered for cards of that size, or smaller where there is no room, after what shows."""
        card_bytes = _bytes(1, 1) * width * height * ratio**2
        whole_pack = len(PACK_WITH_JOKER) * card_bytes
        scale = ratio * min(1.0, math.sqrt(PACK_BYTES / whole_pack)) if whole_pack else 0.0
        self._most = LEAST_BYTES + round(LARGE_CARDS * card_bytes)
        self._pack = dict.fromkeys(self._key(card, width, height, scale) for card in PACK_WITH_JOKER)
        self._pack_due.start()

    def _ask_pack(self) -> None:
        self._ask(tuple(self._pack))

    def _key(self, card: Card | None, width: float, height: float, ratio: float) -> FaceKey:
        return FaceKey(self.stem(card), round(width * ratio), round(height * ratio))

    def settle(self) -> None:
        """Wait until all that is shown is rendered and taken in."""
        if self._held.isActive():
            self._held.stop()
            self.resumed.emit()
            QCoreApplication.processEvents()
        if self._pack_due.isActive():
            self._pack_due.stop()
            self._ask_pack()
        self._renderer.submit(int).result()  # one picture after the other: when this is done, all are
        QCoreApplication.processEvents()

    def close(self) -> None:
        """Render nothing more, whatever is still asked for, and let all pictures go."""
        self._closed = True
        with self._lock:
            self._waiting.clear()
        self._pixmaps.clear()
        self._held.stop()
        self._pack_due.stop()
        self._renderer.shutdown(wait=True, cancel_futures=True)

    def _ask(self, keys: Sequence[FaceKey]) -> None:
        """Have these rendered after what waits already. One thread does it all: handing each over costs more."""
        if self._closed or self._held.isActive() or self._deck is None:
            return
        fresh = [key for key in dict.fromkeys(keys) if key not in self._used and key.width > 0 and key.height > 0]
        for key in keys:
            self._touch(key)
        if not fresh:
            return
        self._used.update(dict.fromkeys(fresh))
        with self._lock:
            self._waiting.update(dict.fromkeys(fresh, self._deck.folder))
            idle, self._rendering = not self._rendering, True
        if idle:
            self._renderer.submit(self._render_waiting)

    def _render_waiting(self) -> None:
        while (found := self._next()) is not None:
            key, folder = found
            try:
                image = rendered(folder / f"{key.stem}.svg", key.width, key.height)
            except Exception:  # nobody would hear of it from this thread, and the other pictures are still wanted
                logging.exception("There is no picture of %s", key.stem)
            else:
                self._rendered.emit(folder, key, image)

    def _next(self) -> tuple[FaceKey, Path] | None:
        with self._lock:
            self._rendering = bool(self._waiting)
            return self._waiting.popitem(last=False) if self._waiting else None

    def _keep(self, folder: Path, key: FaceKey, image: QImage) -> None:
        if self._deck is not None and folder == self._deck.folder and key in self._used:
            self._pixmaps.setdefault(key.stem, {})[key.width, key.height] = QPixmap.fromImage(image)
            self.ready.emit(key.stem)
            if key.stem in self._news:
                self._news[key.stem].arrived.emit()
            self._thin_out()

    def _touch(self, key: FaceKey) -> None:
        """Note that this is used now."""
        if key in self._used:
            del self._used[key]
            self._used[key] = None

    def _thin_out(self) -> None:
        """Let go what has long not been used; the pack stays, and what lies on the table."""
        over = self.kept_bytes - self._most
        if over <= 0:
            return
        for key in tuple(self._used):
            if over <= 0:
                break
            if key in self._pack or key in self._lying:
                continue
            if self._pixmaps.get(key.stem, {}).pop((key.width, key.height), None) is not None:
                del self._used[key]
                over -= _bytes(key.width, key.height)


def _bytes(width: int, height: int) -> int:
    return 4 * width * height


def rendered(file: Path, width: int, height: int) -> QImage:
    """The SVG `file` as an image of that many device pixels, empty if it cannot be read; callable from any thread.

    Other threads go on meanwhile. Painted by a `QSvgRenderer` of our own it is the same image, but Qt for Python stops
    them all until the card is done: with a pack to render, what moves on the table stood still again and again.
    """
    reader = QImageReader(str(file), b"svg")
    reader.setScaledSize(QSize(width, height))
    image = reader.read()
    if image.isNull():
        logging.error("%s shows no picture: %s", file, reader.errorString())
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
    return image
