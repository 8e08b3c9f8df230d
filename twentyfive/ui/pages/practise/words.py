"""The words of practising: for bookmarks, help and claims at the table, deal numbers, and the deal editor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from twentyfive.core import Card, PlayerView, house_rules
from twentyfive.core.codes.deal_code import CodedDeal
from twentyfive.core.codes.deal_draft import DraftError, DraftFault, DraftPile, DraftPlace
from twentyfive.core.rules.remedies import own_changes
from twentyfive.ui.accessibility.key_words import key_name
from twentyfive.ui.accessibility.shortcuts import PRACTISE, Aid
from twentyfive.wording.amounts import number_word, sentence_case
from twentyfive.wording.grammar.texts import CountedText, Text, filled
from twentyfive.wording.names import card_label, card_title, translate
from twentyfive.wording.setup.games import GAME_NAMES, changed_sentence
from twentyfive.wording.setup.tables import seat_name

STANDS_IN_PAST: Final = Text("moves", "The later moves stay until you choose to drop them.")
"""While later moves are taken back."""

CHOOSE_MOMENT: Final = Text("moves", "Choose a move, and the game goes back to it.")


def moment_name(view: PlayerView) -> str:
    """The suggested name of a bookmark: "Deal 2, trick 3"."""
    if view.trick is None and not view.tricks:
        return translate("moves", "Deal {number}").format(number=max(1, view.deal_number))
    trick = len(view.tricks) + (view.trick is not None)
    return translate("moves", "Deal {number}, trick {trick}").format(number=view.deal_number, trick=trick)


BOOKMARKS_LOST: Final = Text(
    "moves", "The bookmarks could not be read ({reason}). The damaged file was kept beside the new one."
)
BOOKMARK_NOT_KEPT: Final = Text(
    "moves", "The bookmark could not be saved ({reason}). It lasts until you close the program."
)
TOO_MANY_BOOKMARKS: Final = CountedText("moves", "A game can have {number} bookmarks. Remove one first.")

ONLY_PRACTISING: Final = Text("practise", "Only in “Practise”. You can go on with this game there.")
"""Why a game for points shows no hidden cards."""

NOT_AMONG_GUESTS: Final = Text("practise", "Not while others play on their own screens.")
"""Against help that shows hidden cards or past moments."""

NUMBER_AFTER_DEAL: Final = Text(
    "practise", "While others play on their own screens, the number of a deal is told only once it is over."
)
"""From the number anybody could read the others’ cards."""

NUMBER_WHEN_ALL_HAVE_PLAYED: Final = Text(
    "practise", "While several of you play, the number of a deal is told only once it is over."
)
NO_NUMBER_AT_EVENING: Final = Text(
    "practise", "Others play these cards this evening too, so nobody is told their number."
)
NOTHING_DEALT: Final = Text("practise", "No cards have been dealt yet.")
NO_DEAL_ON_TABLE: Final = Text("practise", "There is no deal on the table.")
NO_NUMBER: Final = Text("practise", "Too many rules are changed for a deal number.")

DEAL_IS_OVER: Final = Text("practise", "This deal is over.")
"""Why there is nothing to skip or to think about."""

NOT_WON_YET: Final = Text("practise", "You can claim once nobody can take another trick from you.")
CLAIM_WORDS: Final = Text("practise", "The rest are mine")
CLAIM_WORD: Final = Text("practise", "Claim")
HANDS_SHOWN: Final = Text("practise", "All hands are shown. The computer players do not see them.")
HANDS_WITHOUT_ROOM: Final = Text("practise", "No room to show the hands. Enlarge the window, or press V to hear them.")
HANDS_COVERED: Final = Text("practise", "The hands are covered again.")

NUMBER_COPIED: Final = Text("practise", "Deal number copied:")
"""The number follows."""


def seat_words(seat: int, coded: CodedDeal, own: int | None) -> str:
    """A seat to choose: "Seat 3, left of the dealer"; `own` is the seat from which the deal was played before."""
    players, dealer = coded.rules.players, coded.deal.dealer
    parts = [seat_name(seat)]
    if seat == own:
        parts.append(translate("practise", "your seat before"))
    if seat == dealer:
        parts.append(translate("practise", "the dealer"))
    elif seat == (dealer + 1) % players:
        parts.append(translate("practise", "left of the dealer"))
    return ", ".join(parts)


def deal_words(coded: CodedDeal) -> str:
    """The deal that a number stands for: "A deal of Twenty-Five, five at the table. Two house rules are changed."."""
    text = translate("practise", "A deal of {game}, {players} at the table.", None, coded.rules.players)
    deal = text.format(game=GAME_NAMES[coded.rules.preset](), players=number_word(coded.rules.players))
    changed = len(own_changes(house_rules(coded.rules)))
    return f"{deal} {changed_sentence(changed)}" if changed else deal


def number_explained() -> str:
    """The sentence that explains the number of a deal."""
    text = translate("practise", "The same number always deals the same cards. At the table, {keys} copies it.")
    return text.format(keys=key_name(PRACTISE[Aid.NUMBER][0]))


NOTHING_TO_PASTE: Final = Text("practise", "There is nothing to paste.")


_DRAFT_FAULTS: Final[Mapping[DraftFault, Text | CountedText]] = {
    DraftFault.NOT_IN_PACK: Text("deal editor", "{card} is not in the pack of this game."),
    DraftFault.HAND_FULL: Text("deal editor", "{name}: the hand is full. Take one back first."),
    DraftFault.KITTY_FULL: Text("deal editor", "The kitty is full. Take one back first."),
    DraftFault.NO_TURN_UP: Text("deal editor", "In this game no card is turned up."),
    DraftFault.NO_KITTY: Text("deal editor", "This game has no kitty."),
    DraftFault.JOKER_TURNED: Text(
        "deal editor", "The joker cannot be turned up here: it would go to the dealer. Give it to a hand."
    ),
    DraftFault.MISSING: CountedText("deal editor", "{name}: {number} more to choose, or deal the rest."),
}


def draft_sentence(error: DraftError, card: str, name: str) -> str:
    """The reason why a card cannot lie in a place, or why the deal cannot be played.

    Args:
        error: the reason as a value.
        card: the card as it is shown; empty if the reason names none.
        name: the name of the place; empty if the reason names none.
    """
    number = number_word(error.missing)
    return sentence_case(filled(_DRAFT_FAULTS[error.fault], error.missing, card=card, name=name, number=number))


def place_words(place: DraftPlace, names: Sequence[str]) -> str:
    """The name of a place for cards: a player, the turn-up or the kitty."""
    if place is DraftPile.TURN_UP:
        return translate("deal editor", "Turn-up")
    if place is DraftPile.KITTY:
        return translate("deal editor", "Kitty")
    return names[place]


def place_note(cards: Sequence[Card], room: int) -> str:
    """The cards of a place so far, with a dash for each card still to come: "5♠ A♥ – – –"."""
    return " ".join((*(card_label(card) for card in cards), *"–" * (room - len(cards))))


def place_spoken(cards: Sequence[Card], room: int) -> str:
    """The same for a screen reader: "5 of spades, ace of hearts, 3 to come"."""
    parts = [card_title(card) for card in cards]
    missing = room - len(cards)
    if missing > 0:
        parts.append(translate("deal editor", "{number} to come", None, missing).format(number=missing))
    return ", ".join(parts)


def card_spoken(card: Card, owner: str) -> str:
    """A card of the deal editor for a screen reader: "7 of spades, Mary"; `owner` is empty for a card in the pack."""
    return f"{card_title(card)}, {owner}" if owner else card_title(card)


def cards_to_give(place: DraftPlace, names: Sequence[str]) -> str:
    """The note about a click on a card; the person sits on the first seat."""
    if place is DraftPile.TURN_UP:
        return translate("deal editor", "Click the card that is turned up. Click it again to take it back.")
    if place is DraftPile.KITTY:
        return translate("deal editor", "Click the cards of the kitty. Click one again to take it back.")
    if place == 0:
        return translate("deal editor", "Click the cards for your hand. Click one again to take it back.")
    text = translate("deal editor", "Click the cards for {name}. Click one again to take it back.")
    return text.format(name=names[place])


REST_IS_DEALT: Final = Text("deal editor", "The rest of the cards are dealt.")
BEGUN_ANEW: Final = Text("deal editor", "All cards are back in the pack.")


def players_words(count: int) -> str:
    """A number of players, as an answer to choose: "Five players"."""
    return sentence_case(translate("deal editor", "{number} players", None, count).format(number=number_word(count)))


def dealer_words(seat: int, names: Sequence[str]) -> str:
    """The dealer, as an answer to choose; the person sits on the first seat."""
    if seat == 0:
        return translate("deal editor", "You deal")
    return translate("deal editor", "{name} deals").format(name=names[seat])
