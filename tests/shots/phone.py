"""Takes the screenshot of a phone: the page in Chromium, with the own hand and a trick under way."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtGui import QPixmap

from tests.browsers.chromium import Chromium
from tests.browsers.host import ScriptedHost
from tests.browsers.phone import Phone
from tests.browsers.table import OnePhone
from twentyfive.core import PRESETS, GameState, legal_moves, to_act
from twentyfive.core.moves import PlayCard

NAME = "phone"
"""The name of the picture."""


def is_my_turn(state: GameState) -> bool:
    """Return True when the phone is to play the last card of a trick, and has a choice."""
    deal = state.deal
    moves = legal_moves(state) if to_act(state) == 0 else ()
    plays = len(moves) > 1 and all(isinstance(move, PlayCard) for move in moves)
    return plays and deal is not None and deal.trick is not None and len(deal.trick.cards) == 4


def take(quality: int, path: Path) -> bool:
    """Take the picture and write it; return False if it cannot be written."""
    with tempfile.TemporaryDirectory() as folder, ScriptedHost() as host:
        game = OnePhone(PRESETS["twenty-five"], 5)
        game.on(is_my_turn)
        host.react = game.react
        browser = Chromium(Path(folder))
        phone = Phone(browser, host, 390, 844, {})
        phone.sit()
        phone.wait("img")
        phone.tab.wait_for("Array.from(document.images).every(face => face.naturalWidth)")
        phone.tab.run("document.getAnimations().forEach(each => each.finish())")
        shot = Path(folder) / "phone.png"
        phone.tab.picture(shot)
        written = QPixmap(str(shot)).save(str(path), "WEBP", quality)
        browser.close()
        return written
