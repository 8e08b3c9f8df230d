"""The choices of the player to act, as the view describes them."""

import pytest

from tests.core.positions import TWENTY_FIVE, dealt, played
from twentyfive.core import Rules, seated, to_act, view_for
from twentyfive.core.cards import cards_text

JOKER_TURNED = "A deals; turned JK 2S; A: 3H JD 2C 10C JC; B: KS QS 2D QD 6H; C: AS 8D KD 5C 10H"
ROBBING = "A deals; turned 2S; A: 3S JD 2C 10C JC; B: KS QS 2D QD 6H; C: AS 8D KD 5C 10H"
KITTY = "A deals; A: 2D 3D 4D 6D 7D; B: 2C 3C 4C 6C 7C; C: 2H 3H 4H 6H 7H; kitty: 5S JS AH AS KS"

THREE = TWENTY_FIVE.replace(players=3, sides=3)
FIFTY_FIVE = seated("fifty-five", 3, 3)
WITH_JOKER = THREE.replace(joker=True)


@pytest.mark.parametrize(
    ("deal", "rules", "moves", "playable", "may_put_out", "may_rob"),
    [
        (ROBBING, THREE, "", "KS QS 2D QD 6H", "", False),
        (ROBBING, THREE, "QD", "AS 8D KD", "AS 8D KD 5C 10H", True),
        (ROBBING, THREE, "QD, rob 10H", "AS 8D KD 2S", "", False),
        (ROBBING, THREE.replace(must_rob=True), "QD", "", "AS 8D KD 5C 10H", True),
        (KITTY, FIFTY_FIVE, "", "", "", False),
        (KITTY, FIFTY_FIVE, "bid 10, pass, pass", "", "2C 3C 4C 6C 7C 5S JS AH AS KS", False),
        (KITTY, FIFTY_FIVE, "bid 10, pass, pass, exchange 2C 3C 4C 6C 7C", "", "", False),
        (JOKER_TURNED, WITH_JOKER, "", "", "3H JD 2C 10C JC", False),
    ],
)
def test_the_cards_that_may_be_played_and_put_out(
    deal: str, rules: Rules, moves: str, playable: str, may_put_out: str, may_rob: bool
) -> None:
    state = played(dealt(deal, rules), moves)
    view = view_for(state, to_act(state))
    assert cards_text(view.playable) == playable
    assert cards_text(view.may_put_out) == may_put_out
    assert view.may_rob is may_rob


def test_a_player_who_is_not_to_act_has_no_choices() -> None:
    view = view_for(dealt(ROBBING, THREE), 2)
    assert (view.playable, view.may_put_out, view.may_rob) == ((), (), False)
