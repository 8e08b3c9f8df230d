"""Rules that make no sense together: the editor explains them beside the options and puts them right with a click."""

from __future__ import annotations

from tests.ui.pages.new_game.rules_editor.editing import answer, asked, edit, holds, play
from tests.ui.pressing import click
from twentyfive.core.rules.catalogue import RuleGroup
from twentyfive.core.rules.options import AllPass, Exchanging, Finish, Scoring
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages


def test_putting_everything_right_can_be_undone(pages: NewGamePages) -> None:
    play(pages, "auction-forty-fives")
    edit(pages)
    answer(pages, "bids", "Nobody bids")
    wrong = pages.chosen.rules
    assert wrong.problems()
    click(pages.editor.mend)
    assert pages.chosen.rules != wrong
    assert pages.editor.undo.hasFocus(), "the button that had the focus has gone"
    click(pages.editor.undo)
    assert pages.chosen.rules == wrong


def test_clashing_options_are_marked_and_put_right_with_a_click(pages: NewGamePages) -> None:
    play(pages, "auction-forty-fives")
    edit(pages)
    answer(pages, "bids", "Nobody bids")
    bids = asked(pages, "bids")
    assert bids.state.faults[0].startswith("This does not go with: ")
    assert asked(pages, "dealer_may_hold").state.faults
    assert asked(pages, "first_lead").state.faults
    assert pages.editor.groups.of[RuleGroup.EXCHANGE].note == "1 wrong"
    assert pages.editor.footer.said
    assert not pages.editor.footer.start.bold(), "with wrong rules nothing is done"
    click(pages.editor.footer.start)
    assert pages.page.footer.start.reason
    edit(pages)
    click(pages.editor.mend)
    assert pages.chosen.ready
    rules = pages.chosen.rules
    assert (rules.bids, rules.exchange, rules.finish) == ((), Exchanging.NONE, Finish.END_OF_DEAL)
    assert not pages.editor.mend.isVisible()
    assert pages.editor.footer.start.bold()


def test_one_fault_is_put_right_by_itself(pages: NewGamePages) -> None:
    play(pages, "auction-forty-fives")
    pages.page.change("all_pass", AllPass.DEALER_TAKES_LOWEST)
    pages.page.change("bids", ())
    pages.page.change("stake", 10)
    edit(pages)
    found = asked(pages, "all_pass")
    assert found.mend.note == "When all pass: The next dealer deals"
    click(found.mend)
    assert pages.chosen.rules.all_pass is AllPass.REDEAL
    assert holds(found).hasFocus(), "the button that had the focus has gone"
    assert pages.chosen.rules.dealer_may_hold, "the rest stays as it is"


def test_the_editor_opens_at_the_group_with_a_fault(pages: NewGamePages) -> None:
    pages.page.change("best_of", 2)
    editor = edit(pages)
    assert editor.groups.of[RuleGroup.STAKES].isChecked()
    assert editor.question_of["best_of"].isVisible()


def test_another_scoring_chosen_in_an_auction_game_stays(pages: NewGamePages) -> None:
    play(pages, "fifty-five")
    edit(pages)
    answer(pages, "scoring", "A pool of chips")
    click(asked(pages, "scoring").mend)
    assert pages.chosen.ready
    assert pages.chosen.rules.scoring is Scoring.POOL
