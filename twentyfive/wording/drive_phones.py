"""The words for the phones of the tables of a card drive, as its organiser reads them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import listed

OF_THE_TABLES: Final = Text("drive phones", "Phones of the tables")
WHAT_THEY_DO: Final = Text("drive phones", "A phone at a table says who won, and shows where to go next.")
PHONES_HERE: Final = Text("drive phones", "Phones here: {number}")
SCAN_OR_TYPE: Final = Text("drive phones", "Scan this with a phone on the same Wi-Fi, or type this into its browser:")
OPENING: Final = Text("drive phones", "Opening the phones…")
HOW: Final[tuple[Text, ...]] = (
    Text("drive phones", "Switch the phones on before you print the table cards: each then has the code of its table."),
    Text("drive phones", "The codes stay good all evening, even if the program is started again."),
    Text(
        "drive phones",
        "If this computer is given another address, phones that are in find it by themselves. "
        "Others scan the code on this page.",
    ),
    Text("drive phones", "One answer waits until you take it. Two pairs that agree enter their result themselves."),
)
ON_CARD: Final = Text(
    "drive phones", "Scan this to say who won. If it does not open, scan the code at the organiser’s desk."
)
SWITCH_ON_FIRST: Final = Text("drive phones", "Switch the phones on first.")
PRINT_CARDS: Final = Text("drive phones", "Print the table cards")
NOT_KEPT: Final = Text(
    "drive phones",
    "The phones cannot be remembered in {place} ({reason}). If the program ends, print the table cards again.",
)

# On a table: what was said there.
TAKE_IT: Final = Text("drive phones", "take it", "an answer that one phone has given, to enter it")
SAYS_SO: Final = Text("drive phones", "{letter} says so", "this pair has won, as the pair with that letter says")
SAY_SO: Final = Text("drive phones", "{letters} say so", "this pair has won, as the pairs with these letters say")
WON: Final = Text("drive phones", "{letter} won", "what the pair A says: B won")
ASK_THEM: Final = Text("drive phones", "Ask them")
TAKE: Final = Text("drive phones", "Take {what}", "what one phone has said of the points: A: 55, 30")
NO_ANSWER_YET: Final = Text("drive phones", "No answer yet")

# Beside the tables.
TAKE_ALL: Final = Text("drive phones", "Take all answers: {number}")
NONE_TO_TAKE: Final = Text("drive phones", "No answer to take")
TAKEN: Final = Text("drive phones", "Answers taken: {number}.")
SAID_AT: Final = Text("drive phones", "Table {number}, {says}", "table 3, A: B won")
_DIFFERS: Final = Text("drive phones", "Table {number} gives two answers: ask them.")
_DIFFER: Final = Text("drive phones", "Tables {numbers} give two answers: ask them.")


def differing(tables: tuple[int, ...]) -> str:
    """Say at which tables the answers differ; empty if there are none."""
    if not tables:
        return ""
    if len(tables) == 1:
        return _DIFFERS(number=tables[0])
    return _DIFFER(numbers=listed([str(table) for table in tables]))


def points_words(points: Iterable[int]) -> str:
    """The points of the sides of a table, in the order in which they sit."""
    return ", ".join(map(str, points))
