"""The rules of a game as a sheet: the trumps as pictures, the house rules, and every section."""

from __future__ import annotations

from collections.abc import Iterator

from twentyfive.core import Rules, Suit, house_rules
from twentyfive.core.ranking import ranking
from twentyfive.presentation.paper import words
from twentyfive.presentation.paper.blocks import Band, Block, CardRow, Heading, PaperSheet, Paragraph
from twentyfive.presentation.paper.formats import Print
from twentyfive.wording.names import translate
from twentyfive.wording.rules.rules_text import difference_sentences, rules_sections
from twentyfive.wording.setup.games import GAME_NAMES


def rules_sheet(rules: Rules, own: str, size: Print) -> PaperSheet:
    """Return the rules as a sheet; a bar marks house rules.

    Args:
        rules: rules without problems.
        own: the name under which they are saved; empty if they are not saved.
        size: the print; in large print the cards overlap, and are larger.
    """
    overlap = size is Print.LARGE
    cards = tuple(
        CardRow(words.trumps_title(suit), ranking(suit, rules).trumps, overlap) for suit in (Suit.DIAMONDS, Suit.SPADES)
    )
    name = own or GAME_NAMES[rules.preset]()
    text = (*_house_rules(rules), *_sections(rules))
    footer = words.rules_footer(name, changed=bool(house_rules(rules)))
    return PaperSheet(name, words.rules_line(rules, own), (Band(cards), Band(text, columns=2)), footer)


def _house_rules(rules: Rules) -> Iterator[Block]:
    """Yield the differences from the usual rules."""
    sentences = difference_sentences(rules)
    if sentences:
        title = translate("rules page", "What differs from {game}").format(game=GAME_NAMES[rules.preset]())
        yield Heading(title, barred=True)
    for sentence in sentences:
        yield Paragraph(sentence, barred=True)


def _sections(rules: Rules) -> Iterator[Block]:
    """Yield every section; paragraphs that hold a house rule are marked there, too."""
    changed = difference_sentences(rules)
    for part in rules_sections(rules, rules.preset):
        yield Heading(part.title)
        for text in part.paragraphs:
            yield Paragraph(text, barred=any(sentence in text for sentence in changed))
