"""The moving picture: four cards come, the fifth wins the game, and the win is shown.

The window moves by its own clock, and each frame stands for as long as it took to come.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Final
from unittest.mock import patch

from PIL import Image
from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tests.minds import RememberingMinds
from tests.ui.whole import NAMES, Whole
from twentyfive.ai import Level
from twentyfive.ai.characters.cast import character
from twentyfive.ai.levels import advise
from twentyfive.core import Card, Record, legal_moves, seated, table_move, to_act, view_for
from twentyfive.core.moves import PlayCard
from twentyfive.engine.minds.questions import Asked, MoveQuestion
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person
from twentyfive.presentation.settings import ReducedMotion, Speed, ThemeChoice

NAME: Final = "a-win"
SIZE: Final = QSize(1280, 800)
SHOWN: Final = QSize(960, 600)
STEP: Final = 0.05
"""Seconds from frame to frame: 20 a second look smooth."""

MOST_QUALITY: Final = 60
OTHERS: Final = ("malachy", "leona", "sheila", "roisin")
PLAYERS: Final = 1 + len(OTHERS)
SEED: Final = 562
"""The seed of a game of random players in which seat 0, last to a trick, can win it with the lowest spade but one."""

BEFORE: Final = 82
"""The number of moves before the winning one."""

WINS: Final = Card.parse("5S")
LAST: Final = 2000
"""Milliseconds for which the last frame stands before all begins anew."""


class _Planned(RememberingMinds):
    """Computer players that play the cards of one trick as they are told to."""

    def __init__(self, cards: dict[int, Card]) -> None:
        super().__init__()
        self._cards = cards

    def ask(self, question: Asked) -> None:
        if isinstance(question, MoveQuestion) and question.view.seat in self._cards:
            move = PlayCard(self._cards[question.view.seat])
            advice = advise(question.view, question.level, question.seed)
            self.answered.emit(question.number, replace(advice, move=move))
        else:
            super().ask(question)


def take(quality: int, path: Path) -> bool:
    """Take the picture; return False if it cannot be written."""
    record, cards = _game()
    with tempfile.TemporaryDirectory() as data, patch("tests.ui.whole.RememberingMinds", lambda: _Planned(cards)):
        for stored in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
            QSettings.setPath(stored, QSettings.Scope.UserScope, data)
        whole = Whole(
            Path(data), theme=ThemeChoice.LIGHT, speed=Speed.NORMAL, reduced_motion=ReducedMotion.OFF, hold=1.0
        )
        whole.window.resize(SIZE)
        whole.window.play(GameToken(record))
        whole.faces.settle()
        frames = _Frames(whole)
        frames.take(12, lambda: whole.view.my_turn and whole.window.table.director.up_to_date)
        frames.take(0.8)
        card = next(button for button in whole.hand() if button.card == WINS)
        QTest.mouseMove(card, card.rect().center())
        frames.take(0.7)
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        frames.take(12, lambda: whole.view.over)
        frames.take(5)
        whole.close()
    return frames.save(path, min(quality, MOST_QUALITY))


class _Frames:
    """Pictures of a window, each with the moment at which it was taken."""

    def __init__(self, whole: Whole) -> None:
        self._window = whole.window
        self._pictures: list[Image.Image] = []
        self._times: list[float] = []

    def take(self, seconds: float, until: Callable[[], bool] = lambda: False) -> None:
        """Take pictures for these seconds, or until something is so."""
        begun = time.monotonic()
        while not until() and time.monotonic() < begun + seconds:
            self._times.append(time.monotonic())
            self._pictures.append(self._picture())
            left = self._times[-1] + STEP - time.monotonic()
            QTest.qWait(max(1, round(left * 1000)))

    def save(self, path: Path, quality: int) -> bool:
        """Save them as a picture that moves; return False if it cannot be written."""
        first, *rest = self._pictures
        stood = [round(1000 * (after - at)) for at, after in pairwise(self._times)]
        try:
            first.save(path, append_images=rest, save_all=True, duration=[*stood, LAST], loop=0, quality=quality)
        except OSError:
            return False
        return True

    def _picture(self) -> Image.Image:
        smooth = Qt.TransformationMode.SmoothTransformation
        small = self._window.grab().toImage().scaled(SHOWN, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        image = small.convertToFormat(QImage.Format.Format_RGB888)
        pixels = bytes(image.constBits())
        return Image.frombuffer("RGB", SHOWN.toTuple(), pixels, "raw", "RGB", image.bytesPerLine(), 1)


def _game() -> tuple[Record, dict[int, Card]]:
    """Return the game before the trick that wins it, and the card that each seat will play to it."""
    rules = seated("twenty-five", PLAYERS, PLAYERS)
    rng, found = random.Random(SEED), Record.new(rules, names=NAMES[:PLAYERS], seed=SEED)
    while found.ply < BEFORE:
        state = found.state
        found.push(table_move(state, rng) if to_act(state) is None else rng.choice(legal_moves(state)))
    trick = view_for(found.state, 0).trick
    assert trick is not None, "a trick is on the table"
    cards = {trick.seat_of(at, PLAYERS): card for at, card in enumerate(trick.cards)}
    sitters = (Person(), *(Computer(Level.MEDIUM, character=key) for key in OTHERS))
    names = (NAMES[0], *(character(key).name for key in OTHERS))
    record = Record.new(rules, names=names, seats=tuple(map(str, sitters)), seed=SEED)
    for move in found.moves[: BEFORE - len(cards)]:
        record.push(move)
    return record, cards
