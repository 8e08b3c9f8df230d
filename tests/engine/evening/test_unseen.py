"""An evening of a game in which some hands are played unseen: nobody is given one of them."""

from twentyfive.core import seated
from twentyfive.core.rules.presets import one_deal
from twentyfive.engine.evening.evening import Form, forms_for

RULES = one_deal(seated("forty-five-unseen", 4, 2))


def test_persons_play_alone_or_meet_but_never_as_pairs() -> None:
    assert forms_for(RULES, 4, 1) == (Form.ALONE, Form.HOWELL)
    assert forms_for(RULES, 4, 2) == ()
    assert forms_for(RULES.replace(unseen_partners=False), 4, 2)
