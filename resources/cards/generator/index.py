"""The common parts of all faces: the card's outline, and the index of rank over suit in two corners."""

from .drawing import CARD_HEIGHT, CARD_WIDTH, PAPER, Ink, Marks, fill, line
from .letters import rank_figure
from .paths import rounded_rectangle
from .suits import suit_sign

RADIUS = 15  # 6 % of the card's width
CARD = rounded_rectangle(0.5, 0.5, CARD_WIDTH - 1, CARD_HEIGHT - 1, RADIUS)
SHEET = fill(CARD, PAPER)
HAIRLINE = line(CARD, Ink.CARD_EDGE, 0.7)

INDEX_X = 34
SIGN_Y, SIGN_SIZE = 79, 34  # at sixty pixels a smaller club looks like a spade


def index(rank: str, suit: str, ink: str) -> Marks:
    """The index of the upper left corner."""
    return (
        fill(rank_figure(rank, INDEX_X, 15, 44, 38), ink),
        fill(suit_sign(suit, INDEX_X, SIGN_Y, SIGN_SIZE), ink),
    )
