"""Moves and their text form."""

import typing

import pytest

from twentyfive.core import Card, Suit
from twentyfive.core.cards import PACK, parse_cards
from twentyfive.core.moves import (
    Bid,
    CallPartner,
    DealCards,
    DeclineRob,
    DrawDealer,
    Exchange,
    GatherTrick,
    GiveUp,
    Hold,
    Jink,
    LeadOn,
    Move,
    NameTrump,
    Pass,
    PlayAlone,
    PlayCard,
    Restock,
    Rob,
    ScoreDeal,
    See,
    TakeFromStock,
    TakePool,
    Vie,
    parse_move,
)

WRITTEN: list[tuple[Move, str]] = [
    (DrawDealer(parse_cards("3C 10H JD")), "draw 3C 10H JD"),
    (DealCards(parse_cards("3C JK 10H"), 4), "deal 4 3C JK 10H"),
    (Rob(Card.parse("2D")), "rob 2D"),
    (DeclineRob(), "leave"),
    (Bid(25), "bid 25"),
    (Pass(), "pass"),
    (Hold(), "hold"),
    (NameTrump(Suit.HEARTS), "trump H"),
    (CallPartner(Card.parse("JS")), "call JS"),
    (PlayAlone(), "alone"),
    (Exchange(()), "exchange"),
    (Exchange(parse_cards("10C")), "exchange 10C"),
    (Exchange(parse_cards("10C JK 5H")), "exchange 10C JK 5H"),
    (TakeFromStock(Card.parse("5S")), "take 5S"),
    (Restock(parse_cards("2C 3C")), "restock 2C 3C"),
    (PlayCard(Card.parse("AH")), "play AH"),
    (Jink(), "jink"),
    (Vie(), "vie"),
    (LeadOn(), "stand"),
    (See(), "see"),
    (GiveUp(), "yield"),
    (TakePool(), "pool"),
    (GatherTrick(), "gather"),
    (ScoreDeal(), "score"),
]


@pytest.mark.parametrize(("move", "text"), WRITTEN, ids=str)
def test_a_move_is_read_as_it_is_written(move: Move, text: str) -> None:
    assert str(move) == text
    assert type(str(move)) is str
    assert parse_move(text) == move


def test_every_type_of_move_is_in_the_table() -> None:
    assert {type(move) for move, _ in WRITTEN} == set(typing.get_args(Move))


def test_a_whole_pack_is_read_as_it_is_written() -> None:
    assert parse_move(str(DealCards(PACK, 9))) == DealCards(PACK, 9)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is no move"),
        ("shuffle", "'shuffle' is no move"),
        ("Play 5H", "'Play 5H' is no move"),
        ("leave 5H", "'leave 5H' is no move"),
        ("play", "'' is no card"),
        ("play 5X", "'5X' is no card"),
        ("play 5H 6H", "is no card"),
        ("rob", "'' is no card"),
        ("take 1S", "'1S' is no card"),
        ("bid", "'' is no number"),
        ("bid ten", "'ten' is no number"),
        ("bid -5", "'-5' is no number"),
        ("bid +5", r"'\+5' is no number"),
        ("bid 5.0", "'5.0' is no number"),
        ("bid 1_0", "'1_0' is no number"),
        ("bid ²", "'²' is no number"),
        ("bid ٣", "'٣' is no number"),
        ("bid 9999999", "'9999999' is no number"),
        ("deal", "'' is no number"),
        ("deal 5H", "'5H' is no number"),
        ("deal 0 5X", "'5X' is no card"),
        ("trump X", "X"),
        ("trump hearts", "hearts"),
        ("exchange 5H,6H", "is no card"),
        ("play 5\x00", "is no card"),
    ],
)
def test_a_text_that_is_not_a_move_is_refused_with_the_reason(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_move(text)


@pytest.mark.parametrize("text", ["x" * 10**6, "play " + "x" * 10**6, "bid " + "9" * 10**6, "trump " + "H" * 10**6])
def test_the_message_for_a_long_text_is_short(text: str) -> None:
    with pytest.raises(ValueError, match="is no") as refused:
        parse_move(text)
    assert len(str(refused.value)) < 200
