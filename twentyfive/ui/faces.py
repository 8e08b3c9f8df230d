"""Card faces: SVG decks rendered to pixmaps off the GUI thread, kept by face, size and pixel ratio."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from twentyfive.core import Card
from twentyfive.core.cards import PACK_WITH_JOKER
from twentyfive.ui.decks import Deck

MOST_BYTES: Final = 56 * 2**20
"""What the pictures that are kept may take; those of the sizes long unused are let go first."""

STILL_MS: Final = 50
"""How long a window that is being resized must have been still before pictures of the new size are made."""


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
        resumed(): pictures are made again after `hold`; what is shown has to be asked for anew.
    """

    ready = Signal(str)
    resumed = Signal()
    _rendered = Signal(object, object, object)  # deck folder, FaceKey, QImage

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deck: Deck | None = None
        self.back = "back1"
        self._pixmaps: dict[str, dict[tuple[int, int], QPixmap]] = {}
        self._asked: set[FaceKey] = set()
        self._waiting: OrderedDict[FaceKey, Path] = OrderedDict()  # with the deck's folder, the most urgent first
        self._lock = Lock()  # of what waits
        self._sizes: dict[tuple[int, int], None] = {}  # in the order last asked for
        self._renderer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="faces")
        self._rendered.connect(self._keep)
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.setInterval(STILL_MS)
        self._held.timeout.connect(self.resumed)

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
        with self._lock:
            if key in self._waiting:
                self._waiting.move_to_end(key, last=False)
        return self.nearest(card, width, ratio)

    def nearest(self, card: Card | None, width: float, ratio: float) -> QPixmap | None:
        """The picture that is there already and is scaled with the least loss; for a card that is on its way.

        Its size is another in each frame, so none is rendered for it.
        """
        sizes = self._pixmaps.get(self.stem(card), {})
        enough = [size for size in sizes if size[0] >= width * ratio]
        best = min(enough, default=max(sizes, default=None))
        return None if best is None else sizes[best]

    def prepare(self, sizes: Iterable[tuple[float, float]], ratio: float, first: Iterable[Card] = ()) -> None:
        """Have all faces rendered for cards of those sizes, `first` before the others."""
        pixels = [(round(width * ratio), round(height * ratio)) for width, height in sizes]
        for cards in (tuple(first), PACK_WITH_JOKER):
            for size in pixels:
                for card in cards:
                    self._ask(FaceKey(str(card), *size))
        while len(self._sizes) > len(pixels) and sum(_bytes(key.width, key.height) for key in self._asked) > MOST_BYTES:
            self._forget(next(iter(self._sizes)))

    def settle(self) -> None:
        """Wait until all that is shown is rendered and taken in."""
        if self._held.isActive():
            self._held.stop()
            self.resumed.emit()
            QCoreApplication.processEvents()
        self._renderer.submit(int).result()  # one picture after the other: when this is done, all are
        QCoreApplication.processEvents()

    def close(self) -> None:
        """Render nothing more, and let all pictures go."""
        self._pixmaps.clear()
        self._held.stop()
        self._renderer.shutdown(wait=True, cancel_futures=True)

    def _ask(self, key: FaceKey) -> None:
        if self._held.isActive():
            return
        self._sizes[(key.width, key.height)] = self._sizes.pop((key.width, key.height), None)
        if self._deck is None or key in self._asked or key.width < 1 or key.height < 1:
            return
        self._asked.add(key)
        with self._lock:
            self._waiting[key] = self._deck.folder
        self._renderer.submit(self._render_next)

    def _render_next(self) -> None:
        with self._lock:
            if not self._waiting:
                return  # it was let go meanwhile
            key, folder = self._waiting.popitem(last=False)
        self._rendered.emit(folder, key, rendered(folder / f"{key.stem}.svg", key.width, key.height))

    def _keep(self, folder: Path, key: FaceKey, image: QImage) -> None:
        if self._deck is not None and folder == self._deck.folder and key in self._asked:
            self._pixmaps.setdefault(key.stem, {})[key.width, key.height] = QPixmap.fromImage(image)
            self.ready.emit(key.stem)

    def _forget(self, size: tuple[int, int]) -> None:
        del self._sizes[size]
        for key in [key for key in self._asked if (key.width, key.height) == size]:
            self._asked.remove(key)
            with self._lock:
                self._waiting.pop(key, None)
            self._pixmaps.get(key.stem, {}).pop(size, None)


def _bytes(width: int, height: int) -> int:
    return 4 * width * height


def rendered(file: Path, width: int, height: int) -> QImage:
    """The SVG `file` as an image of that many device pixels; callable from any thread."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(file)).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image
