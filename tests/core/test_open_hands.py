"""Second hands and open dummies: their player sees the hand, everybody an open one, and nobody more."""

from hypothesis import given
from hypothesis import strategies as st

from tests.core.positions import TWENTY_FIVE, dealt, played
from tests.core.strategies import GAMES, Game, quick
from tests.core.test_hidden_cards import Known, cards_in, shown_by, without_calls
from twentyfive.core import PRESETS, Card, apply, redact, to_act, view_for
from twentyfive.core.cards import cards_text, parse_cards
from twentyfive.core.moves import Exchange, Rob

FOUR = TWENTY_FIVE.replace(players=4, sides=2)
DEAL = """A deals; turned 2S;
    A: 3S JD 2C 10C JC;
    B: KS QS 2D QD 6H;
    C: AS 8D KD 5C 10H;
    D: 9C 9D 9H 7C 7D"""


def test_a_player_of_two_hands_sees_both_from_either() -> None:
    state = dealt(DEAL, FOUR)
    own, other = view_for(state, 0, plays=(0, 2)), view_for(state, 2, plays=(0, 2))
    assert cards_text(own.hand) == "3S JD 2C 10C JC"
    assert cards_text(own.open_hands[2]) == "AS 8D KD 5C 10H"
    assert (other.hand, other.open_hands[0]) == (own.open_hands[2], own.hand)
    assert own.player == other.player == 0
    assert own.open_hands[1] == own.open_hands[3] == ()
    assert {*own.seen} == {*other.seen} == {*own.hand, *other.hand, Card.parse("2S")}


def test_others_see_no_second_hand() -> None:
    state = dealt(DEAL, FOUR)
    for seat in (1, 3, None):
        assert view_for(state, seat).open_hands == ((), (), (), ())


def test_everybody_sees_an_open_dummy_even_onlookers() -> None:
    state = dealt(DEAL, FOUR)
    for seat in (0, 1, 3, None):
        view = view_for(state, seat, open_seats=(2,))
        assert cards_text(view.open_hands[2]) == "AS 8D KD 5C 10H"
        assert [len(hand) for at, hand in enumerate(view.open_hands) if at != 2] == [0, 0, 0]


def test_the_cards_put_out_of_an_open_hand_are_open() -> None:
    state = played(dealt(DEAL, FOUR), "QD")
    move = Rob(Card.parse("8D"))
    assert redact(move, state, 1) is None
    assert redact(move, state, 1, sees=(2,)) == move
    state = played(state, "rob 8D")
    assert view_for(state, 1).put_out == ()
    assert [str(put.card) for put in view_for(state, 1, open_seats=(2,)).put_out] == ["8D"]


def test_only_the_player_sees_the_exchange_of_a_second_hand() -> None:
    rules = PRESETS["auction-forty-fives"]
    state = played(dealt("A deals; B: 3S 4S 5S 6S 7S", rules), "bid 5, pass, pass, pass, trump S")
    move = Exchange(parse_cards("3S 4S"))
    assert redact(move, state, 3, sees=(1,)) == move
    assert redact(move, state, 0) is None
    state = played(state, "exchange 3S 4S")
    assert len(view_for(state, 3, plays=(3, 1)).put_out) == 2
    assert view_for(state, 0).put_out == ()


def test_seeing_the_ace_in_an_open_hand_shows_that_it_was_lowered() -> None:
    rules = FOUR.replace(unrobbed_ace="lowest_trump")
    state = played(dealt(DEAL, rules), "QD KD 9D 3S")
    assert view_for(state, 1, open_seats=(2,)).ace_lowest
    assert not view_for(state, 1).ace_lowest


@quick
@given(GAMES, st.data())
def test_a_view_names_no_card_outside_the_hands_it_shows(game: Game, data: st.DataObject) -> None:
    seats = st.integers(0, game.rules.players - 1)
    player = data.draw(seats)
    plays = tuple(dict.fromkeys((player, data.draw(seats))))
    open_seats = (data.draw(seats),)
    known = Known(game.rules)
    for state, move in game.walked(80):
        for seat in plays:
            view = view_for(state, seat, plays=plays, open_seats=open_seats)
            may = {card for at in {*plays, *open_seats} for card in known.to(at)}
            assert {*cards_in(without_calls(view)), *view.seen} <= may, (seat, state.phase)
        if to_act(state) not in (*plays, *open_seats):
            seen = redact(move, state, player, sees=(*plays, *open_seats))
            assert set(cards_in(seen)) <= shown_by(move, game.rules)
        onlooker = view_for(state, None, open_seats=open_seats)
        assert {*cards_in(without_calls(onlooker))} <= known.to(open_seats[0])
        known.watch(move, apply(state, move))
