"""Card faces: SVG files rendered to pixmaps outside the GUI thread, and kept by face and size."""

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

LEAST_BYTES: Final = 3 * 2**19
"""Memory for pictures, however small the cards. Beyond it the least recently used pictures are dropped."""

LARGE_CARDS: Final = 6
"""Additional memory for pictures, in cards of the hand's size."""

PACK_BYTES: Final = 2**20
"""Memory for the pictures of the whole pack, which are shown until the right size is rendered.

In a window of usual size they have five eighths of the width of cards in a trick. Each is shown for a frame or two,
until the right one is rendered, so they need not be sharp: as large as in a trick all would have 2.5 MiB.
"""

STILL_MS: Final = 25
"""Time without a resize before pictures of the new size are rendered."""

PACK_MS: Final = 250
"""Delay of the whole pack, so that the visible faces are rendered first."""


@dataclass(frozen=True, slots=True)
class FaceKey:
    """A picture: a file of the deck, without suffix, and a size in device pixels."""

    stem: str
    width: int
    height: int


class FaceNews(QObject):
    """Announces new pictures of one face.

    Signals:
        arrived(): a picture of the face that was asked for is there.
    """

    arrived = Signal()


class FaceStore(QObject):
    """The pixmaps of one deck. Until a picture is rendered, one of another size stands in for it.

    Attributes:
        back: the name of the back in use.

    Signals:
        ready(str): a picture of that file of the deck, which was asked for, is there.
        resumed(): rendering goes on after `hold`; visible cards must be asked for again.
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
        self._waiting: OrderedDict[FaceKey, Path] = OrderedDict()  # with the deck's folder, most urgent first
        self._rendering = False
        self._lock = Lock()  # guards `_waiting` and `_rendering`
        self._used: dict[FaceKey, None] = {}  # pictures asked for, least recently used first
        self._lying: frozenset[FaceKey] = frozenset()
        self._most = LEAST_BYTES
        self._closed = False
        self._renderer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="faces")
        self._rendered.connect(self._keep)
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.setInterval(STILL_MS)
        self._held.timeout.connect(self.resumed)
        self._pack: dict[FaceKey, None] = {}  # the whole pack in order
        self._pack_due = QTimer(self)
        self._pack_due.setSingleShot(True)
        self._pack_due.setInterval(PACK_MS)
        self._pack_due.timeout.connect(self._ask_pack)

    @property
    def deck(self) -> Deck:
        """The deck in use."""
        assert self._deck is not None, "a deck is chosen before anything is shown"
        return self._deck

    @property
    def kept_bytes(self) -> int:
        """Memory that the pictures take."""
        return sum(_bytes(*size) for sizes in self._pixmaps.values() for size in sizes)

    def hold(self) -> None:
        """Stop rendering for a moment, since the size of the cards is changing."""
        if self._pixmaps:
            self._held.start()

    def use(self, deck: Deck, back: int) -> None:
        """Use this deck and back from now on; `back` counts from 1."""
        if deck != self._deck:
            self._deck = deck
            with self._lock:
                self._waiting.clear()
            self._pixmaps.clear()
            self._used.clear()
        self.back = deck.backs[min(back, len(deck.backs)) - 1]

    def stem(self, card: Card | None) -> str:
        """Return the name, without suffix, of the file of `card`, or of the back for None."""
        return self.back if card is None else str(card)

    def news(self, card: Card) -> FaceNews:
        """Return the object that announces pictures of that card alone.

        Announcing each picture to a thousand small cards took 5 ms.
        """
        stem = self.stem(card)
        if stem not in self._news:
            self._news[stem] = FaceNews(self)
        return self._news[stem]

    def pixmap(self, card: Card | None, width: float, height: float, ratio: float) -> QPixmap | None:
        """Return the picture of a card at rest, or of the back for None; the size is in logical pixels.

        Until the right size is rendered, return a picture of another size, which the caller scales, or None if there
        is none.
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
        """Render these cards, each with its size in logical pixels, for they are about to be shown."""
        keys = [self._key(card, width, height, ratio) for card, width, height in cards]
        self._lying = frozenset(keys)
        self._ask(keys)

    @property
    def complete(self) -> bool:
        """Whether the pictures of all cards that were last expected are there."""
        return all((key.width, key.height) in self._pixmaps.get(key.stem, {}) for key in self._lying)

    def nearest(self, card: Card | None, width: float, ratio: float) -> QPixmap | None:
        """Return the picture that loses least when scaled to a card in flight, or None if there is none.

        The size of a flying card changes with each frame, so nothing is rendered for it.
        """
        sizes = self._pixmaps.get(self.stem(card), {})
        enough = [size for size in sizes if size[0] >= width * ratio]
        best = min(enough, default=max(sizes, default=None))
        return None if best is None else sizes[best]

    def prepare(self, width: float, height: float, ratio: float) -> None:
        """Render all faces after the visible ones, at that size or as large as memory allows."""
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
        """Wait until everything asked for is rendered and delivered."""
        if self._held.isActive():
            self._held.stop()
            self.resumed.emit()
            QCoreApplication.processEvents()
        if self._pack_due.isActive():
            self._pack_due.stop()
            self._ask_pack()
        self._renderer.submit(int).result()  # one task at a time: when this one is done, all are
        QCoreApplication.processEvents()

    def close(self) -> None:
        """Stop rendering for good and drop all pictures."""
        self._closed = True
        with self._lock:
            self._waiting.clear()
        self._pixmaps.clear()
        self._held.stop()
        self._pack_due.stop()
        self._renderer.shutdown(wait=True, cancel_futures=True)

    def _ask(self, keys: Sequence[FaceKey]) -> None:
        """Queue these for rendering. One task renders the whole queue: a task for each picture costs more."""
        if self._closed or self._held.isActive() or self._deck is None:
            return
        new = [key for key in dict.fromkeys(keys) if key not in self._used and key.width > 0 and key.height > 0]
        for key in keys:
            self._touch(key)
        if not new:
            return
        self._used.update(dict.fromkeys(new))
        with self._lock:
            self._waiting.update(dict.fromkeys(new, self._deck.folder))
            idle, self._rendering = not self._rendering, True
        if idle:
            self._renderer.submit(self._render_waiting)

    def _render_waiting(self) -> None:
        """Render the queue, in the thread of the renderer."""
        while (first := self._next()) is not None:
            key, folder = first
            try:
                image = rendered(folder / f"{key.stem}.svg", key.width, key.height)
            except Exception:  # nothing else would report it from this thread, and the other pictures are still needed
                logging.exception("There is no picture of %s", key.stem)
            else:
                self._rendered.emit(folder, key, image)

    def _next(self) -> tuple[FaceKey, Path] | None:
        """Take the most urgent picture from the queue, or note that rendering has ended."""
        with self._lock:
            self._rendering = bool(self._waiting)
            return self._waiting.popitem(last=False) if self._waiting else None

    def _keep(self, folder: Path, key: FaceKey, image: QImage) -> None:
        """Store a rendered picture, if it is still wanted, and announce it."""
        if self._deck is not None and folder == self._deck.folder and key in self._used:
            self._pixmaps.setdefault(key.stem, {})[key.width, key.height] = QPixmap.fromImage(image)
            self.ready.emit(key.stem)
            if key.stem in self._news:
                self._news[key.stem].arrived.emit()
            self._thin_out()

    def _touch(self, key: FaceKey) -> None:
        """Move this picture to the end of the least recently used."""
        if key in self._used:
            del self._used[key]
            self._used[key] = None

    def _thin_out(self) -> None:
        """Drop the least recently used pictures, but not the pack nor the cards on the table."""
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
    """Render the SVG `file` to an image of that size in device pixels, empty if it cannot be read.

    Can be called from any thread. Other threads run on, since QImageReader releases Python's global lock. QSvgRenderer
    holds it until the card is done: with a pack to render, animations on the table stalled again and again.
    """
    reader = QImageReader(str(file), b"svg")
    reader.setScaledSize(QSize(width, height))
    image = reader.read()
    if image.isNull():
        logging.error("%s shows no picture: %s", file, reader.errorString())
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
    return image
