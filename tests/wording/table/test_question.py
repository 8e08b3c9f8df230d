"""The questions besides playing a card in words: the meaning of each answer, and the cards still missing."""

from tests.core.positions import dealt
from tests.ui.asked import asked_in, exchanges, may_hold, names_trumps, question
from twentyfive.core import (
    Card,
    Suit,
    seated,
    view_for,
)
from twentyfive.core.moves import Bid, Exchange, NameTrump
from twentyfive.core.state import Phase
from twentyfive.wording.amounts import number_word
from twentyfive.wording.table.decisions import decision


def test_hold_takes_the_place_of_the_bid_that_it_equals() -> None:
    view = asked_in("fifty-five", 5, 5, may_hold)
    highest = max(said.move.points for said in view.calls if isinstance(said.move, Bid))
    labels = [offer.label for offer in question(view).choices]
    ladder = [f"Hold {highest}" if points == highest else str(points) for points in view.rules.bids]
    assert labels == ["Pass", *ladder]


def test_a_bid_names_the_tricks_that_make_it() -> None:
    """The best trump counts 5 more, so with it a trick fewer is enough."""
    notes = {
        offer.label: offer.note
        for offer in question(
            asked_in("auction-forty-fives", 4, 2, lambda view: view.phase is Phase.BID and not view.calls)
        ).choices
    }
    del notes["Pass"]
    said = {
        "5": "1 trick",
        "10": "1 or 2 tricks",
        "15": "2 or 3 tricks",
        "20": "3 or 4 tricks",
        "25": "4 and best trump",
        "30": "all tricks",
    }
    assert notes == {label: said[label] for label in notes}


def test_where_the_best_trump_counts_nothing_a_bid_names_tricks_alone() -> None:
    state = dealt("A deals", seated("auction-forty-fives", 4, 2).replace(best_trump=0))
    notes = {offer.label: offer.note for offer in question(view_for(state, 1)).choices}
    assert (notes["15"], notes["20"]) == ("3 tricks", "4 tricks")


def test_without_a_bid_for_all_tricks_thirty_needs_five_tricks_and_the_best_trump() -> None:
    state = dealt("A deals", seated("auction-forty-fives", 4, 2).replace(all_tricks=()))
    notes = {offer.label: offer.note for offer in question(view_for(state, 1)).choices}
    assert notes["30"] == "5 and best trump"


def test_naming_trumps_offers_four_suits_with_the_number_held() -> None:
    view = asked_in("fifty-five", 5, 5, names_trumps)
    offers = question(view).choices
    assert {offer.answer for offer in offers} == {move for move in view.legal if isinstance(move, NameTrump)}
    assert all(offer.note.rstrip("s").endswith("trump") for offer in offers)


def test_the_ace_of_hearts_counts_as_a_trump_of_every_suit() -> None:
    view = asked_in("fifty-five", 5, 5, lambda view: names_trumps(view) and Card.parse("AH") in view.hand)
    notes = {choice.label: choice.note for choice in question(view).choices}
    black = sum(card.suit is Suit.CLUBS for card in view.hand) + 1
    assert notes["Clubs"] == ("one trump" if black == 1 else f"{number_word(black)} trumps")


def test_putting_out_waits_for_enough_cards_and_names_the_number_missing() -> None:
    view = asked_in("fifty-five", 5, 5, exchanges)
    some, all_five = decision(view, view.hand[:3]), decision(view, view.hand[:5])
    assert some is not None
    assert all_five is not None
    assert some.choices[0].answer is None
    assert some.choices[0].note == "Choose two more."
    assert all_five.choices[0].answer == Exchange(view.hand[:5])
    assert all_five.choices[0].label == some.choices[0].label == "Put out five cards"
