"""Games at the table, played up to a decision of the person."""

from tests.ui.whole import Whole, turn_by_mouse
from twentyfive.core import Phase

CHOICE, ROB = 4, 6
"""The first seeds of such games, which are tried first: each begun in vain takes as long as a start of the program."""


def until_choice(whole: Whole) -> None:
    """Begin games until the person may play some cards of the hand but not others."""
    for seed in (CHOICE, *range(60)):
        whole.begin(5, 5, seed=seed)
        while not whole.view.my_turn:
            turn_by_mouse(whole)
        plays = whole.view.phase is Phase.PLAY and not whole.window.table.decision_panel.isVisible()
        if plays and 0 < len(whole.playable()) < len(whole.hand()):
            return
    raise AssertionError("no such game among the seeds")


def until_rob(whole: Whole) -> None:
    """Begin games until the person is asked whether to rob."""
    for seed in (ROB, *range(200)):
        whole.begin(5, 5, seed=seed)
        while not whole.view.my_turn and not whole.view.tricks:
            turn_by_mouse(whole)
        if whole.window.table.decision_panel.isVisible():
            return
    raise AssertionError("no such game among the seeds")
