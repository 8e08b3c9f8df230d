"""The words of practising: the moves of a game one by one, bookmarks, and what is said of help and of claims."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.core import Card, PlayerView, house_rules
from twentyfive.core.codes.deal_code import CodedDeal
from twentyfive.core.codes.deal_draft import DraftError, DraftFault, Heap, Lies
from twentyfive.ui.accessibility.key_words import key_name
from twentyfive.ui.accessibility.shortcuts import PRACTISE, Aid
from twentyfive.wording.amounts import number_word, sentence_case
from twentyfive.wording.names import card_label, card_name, translate
from twentyfive.wording.setup.games import changed_sentence, game_name, seat_name


def stands_in_past() -> str:
    """Where the list of moves shows what was taken back."""
    return translate("moves", "What comes later stays until you decide otherwise.")


def choose_moment() -> str:
    """What the list of moves is for."""
    return translate("moves", "Choose a moment, and the game goes back to it.")


def moment_name(view: PlayerView) -> str:
    """What a bookmark is called at first: "Deal 2, trick 3"."""
    if view.trick is None and not view.tricks:
        return translate("moves", "Deal {number}").format(number=max(1, view.deal_number))
    trick = len(view.tricks) + (view.trick is not None)
    return translate("moves", "Deal {number}, trick {trick}").format(number=view.deal_number, trick=trick)


def bookmarks_lost(reason: str) -> str:
    """A damaged file of bookmarks was found."""
    text = translate(
        "moves", "The bookmarks could not be read ({reason}). The damaged file is kept beside the new one."
    )
    return text.format(reason=reason)


def bookmark_not_kept(reason: str) -> str:
    """The disk does not take a bookmark."""
    text = translate(
        "moves", "The bookmark could not be written down ({reason}). It holds until you leave the program."
    )
    return text.format(reason=reason)


def too_many_bookmarks(most: int) -> str:
    """No more bookmarks fit."""
    text = translate("moves", "A game can have {number} bookmarks. Take another one away first.", None, most)
    return text.format(number=most)


def only_practising() -> str:
    """Why hidden cards are not shown in a game for points."""
    return translate("practise", "That is for practising. Choose Practise on the first page to play on with it.")


def nothing_dealt() -> str:
    """Why a deal cannot be begun again."""
    return translate("practise", "No cards have been dealt yet.")


def no_deal_on_table() -> str:
    """Why the deal on the table cannot be taken again by its number."""
    return translate("practise", "There is no deal on the table.")


def no_number() -> str:
    """Why a deal has no number, by which it could be played otherwise too."""
    return translate("practise", "So many rules of this game are changed that the number of a deal would be too long.")


def deal_is_over() -> str:
    """Why nothing can be played or thought about."""
    return translate("practise", "This deal is over.")


def not_won_yet() -> str:
    """Why the rest of the tricks cannot be claimed."""
    return translate("practise", "You can claim the rest when nobody can take a trick from you any more.")


def claim_words() -> str:
    """What the button says that ends a deal."""
    return translate("practise", "The rest are mine")


def claim_word() -> str:
    """The same in a word."""
    return translate("practise", "Claim")


def hands_shown() -> str:
    """All hands lie open."""
    return translate("practise", "All hands lie open. The others do not know it.")


def hands_without_room() -> str:
    """All hands lie open, but the window is too small for their cards."""
    return translate("practise", "The cards find no room here. V reads all hands out; a larger window shows them.")


def hands_covered() -> str:
    """The hands are covered again."""
    return translate("practise", "The hands are covered again.")


def number_copied() -> str:
    """The number of the deal is where it can be pasted from."""
    return translate("practise", "The number of this deal is copied:")


def seat_words(seat: int, coded: CodedDeal, own: int | None) -> str:
    """A seat to choose: "Seat 3, left of the dealer"; `own` is the one from which the deal was played before."""
    players, dealer = coded.rules.players, coded.deal.dealer
    said = [seat_name(seat)]
    if seat == own:
        said.append(translate("practise", "yours before"))
    if seat == dealer:
        said.append(translate("practise", "the dealer"))
    elif seat == (dealer + 1) % players:
        said.append(translate("practise", "left of the dealer"))
    return ", ".join(said)


def deal_words(coded: CodedDeal) -> str:
    """What a number stands for: "Twenty-Five, five at the table. Two house rules are changed."."""
    text = translate("practise", "A deal of {game}, {players} at the table.", None, coded.rules.players)
    said = text.format(game=game_name(coded.rules.preset), players=number_word(coded.rules.players))
    changed = len(house_rules(coded.rules))
    return f"{said} {changed_sentence(changed)}" if changed else said


def number_explained() -> str:
    """What the number of a deal is for."""
    text = translate("practise", "Who plays the same number gets the same cards. At the table {keys} copies it.")
    return text.format(keys=key_name(PRACTISE[Aid.NUMBER][0]))


def nothing_to_paste() -> str:
    """The clipboard holds no text."""
    return translate("practise", "Nothing has been copied that could be pasted.")


def draft_sentence(error: DraftError, card: str, name: str) -> str:
    """Why a card cannot lie there, or the deal cannot be played; `card` and `name` of the place as they are shown."""
    texts = {
        DraftFault.NOT_IN_PACK: translate("deal editor", "{card} is not in the pack of this game."),
        DraftFault.HAND_FULL: translate("deal editor", "{name}: all cards are there already. Take one back first."),
        DraftFault.KITTY_FULL: translate("deal editor", "The kitty has all its cards already. Take one back first."),
        DraftFault.NO_TURN_UP: translate("deal editor", "In this game no card is turned up."),
        DraftFault.NO_KITTY: translate("deal editor", "This game has no kitty."),
        DraftFault.JOKER_TURNED: translate(
            "deal editor", "The joker cannot be turned up here: it would go to the dealer. Give it to a hand."
        ),
        DraftFault.MISSING: translate(
            "deal editor", "{name}: {number} still missing. Choose them, or deal the rest.", None, error.missing
        ),
    }
    return texts[error.fault].format(card=sentence_case(card), name=name, number=number_word(error.missing))


def place_words(place: Lies, names: Sequence[str]) -> str:
    """Where cards lie: the name of a player, the turn-up, the kitty."""
    if place is Heap.TURN_UP:
        return translate("deal editor", "Turn-up")
    if place is Heap.KITTY:
        return translate("deal editor", "Kitty")
    return names[place]


def place_note(cards: Sequence[Card], room: int) -> str:
    """What lies there so far, with a stroke for each card still to come: "5♠ A♥ – – –"."""
    return " ".join((*(card_label(card) for card in cards), *"–" * (room - len(cards))))


def place_spoken(cards: Sequence[Card], room: int) -> str:
    """The same for the ear: "5 of spades, ace of hearts, 3 to come"."""
    said = [card_name(card) for card in cards]
    missing = room - len(cards)
    if missing > 0:
        said.append(translate("deal editor", "{number} to come", None, missing).format(number=missing))
    return ", ".join(said)


def card_spoken(card: Card, where: str) -> str:
    """A card of the deal editor for the ear: "7 of spades, Mary"; `where` is empty for a card in the pack."""
    return f"{card_name(card)}, {where}" if where else card_name(card)


def cards_to_give(place: Lies, names: Sequence[str]) -> str:
    """What a click on a card does; the person sits on the first seat."""
    if place is Heap.TURN_UP:
        return translate("deal editor", "Click the card that is turned up. Click it again to take it back.")
    if place is Heap.KITTY:
        return translate("deal editor", "Click the cards of the kitty. Click one again to take it back.")
    if place == 0:
        return translate("deal editor", "Click the cards for your hand. Click one again to take it back.")
    text = translate("deal editor", "Click the cards for {name}. Click one again to take it back.")
    return text.format(name=names[place])


def rest_is_dealt() -> str:
    """That chance has dealt what was missing."""
    return translate("deal editor", "The rest is dealt.")


def begun_anew() -> str:
    """That nobody has a card any more."""
    return translate("deal editor", "All cards are back in the pack.")


def players_words(count: int) -> str:
    """How many play, as an answer to choose: "Five players"."""
    return sentence_case(translate("deal editor", "{number} players", None, count).format(number=number_word(count)))


def dealer_words(seat: int, names: Sequence[str]) -> str:
    """Who deals, as an answer to choose; the person sits on the first seat."""
    if seat == 0:
        return translate("deal editor", "You deal")
    return translate("deal editor", "{name} deals").format(name=names[seat])
