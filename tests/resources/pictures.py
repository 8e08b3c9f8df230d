"""The decks as tests see them: their descriptions, and their pictures in pixels."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from twentyfive.assets import resource
from twentyfive.core.cards import PACK_WITH_JOKER

DECKS = sorted(described.parent for described in resource("cards").glob("*/deck.json"))
FACES = [str(card) for card in PACK_WITH_JOKER]

every_deck = pytest.mark.parametrize("deck", DECKS, ids=[deck.name for deck in DECKS])


def described(deck: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((deck / "deck.json").read_text(encoding="utf-8"))
    return found


def names(deck: Path) -> list[str]:
    return [*FACES, *described(deck)["backs"]]


def picture(deck: Path, name: str, width: int) -> QImage:
    image = QImage(width, width * 7 // 5, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(deck / f"{name}.svg")).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def rgb(colour: str) -> tuple[float, float, float]:
    """Red, green and blue from 0 to 1."""
    found = QColor(colour)
    return found.redF(), found.greenF(), found.blueF()


def linear(colour: str) -> tuple[float, float, float]:
    """Red, green and blue as shares of light, from 0 to 1."""
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in rgb(colour)
    )
    return red, green, blue


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, ground: str) -> float:
    """The ratio that WCAG 2 defines, from 1 to 21."""
    darker, lighter = sorted((luminance(colour), luminance(ground)))
    return (lighter + 0.05) / (darker + 0.05)
