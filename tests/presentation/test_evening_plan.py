"""The plan of an evening: who plays next here, who may play before, and what a computer elsewhere changes."""

from __future__ import annotations

from tests.engine.evening.evenings import FRIENDS, after, plan_for
from twentyfive.engine.evening.evening import Evening, Form
from twentyfive.presentation.evening_plan import Company, plan_shown
from twentyfive.presentation.figures import plan_lines

ALONE = Company(None, None, frozenset(), "", "", "", "Share")


def whole(evening: Evening) -> Evening:
    """The same evening with everything played."""
    return after(evening.plan, *evening.sittings)


def test_the_next_player_is_called_to_covered_hands_and_the_others_may_play_before() -> None:
    evening = Evening(plan_for(3))
    shown = plan_shown(evening, ALONE)
    assert shown.next == evening.next_sitting()
    assert shown.next is not None
    (turn,) = evening.present(shown.next)
    assert set(shown.others) == {0, 1, 2} - {turn}
    assert shown.why
    assert shown.play
    assert shown.progress
    assert not shown.cut_off


def test_a_guest_plays_at_a_computer_of_their_own_without_a_curtain() -> None:
    evening = Evening(plan_for(3))
    shown = plan_shown(evening, Company((1,), 1, frozenset(), "", "", "", "Leave"))
    assert shown.next is not None
    assert evening.present(shown.next) == (1,)
    assert (shown.why, shown.progress) == ("", ""), "the title is the progress"
    assert shown.title
    assert not shown.others


def test_what_is_over_at_the_host_is_not_played_here() -> None:
    evening = Evening(plan_for(3))
    own = [sitting.number for sitting in evening.sittings if 1 in evening.present(sitting)]
    shown = plan_shown(evening, Company((1,), 1, frozenset(own), "", "", "", "Leave"))
    assert (shown.next, shown.play) == (None, "")
    assert all(name in shown.title for name in (FRIENDS[0], FRIENDS[2]))
    assert FRIENDS[1] not in shown.title


def test_who_cannot_be_reached_is_named_and_may_play_here() -> None:
    evening = Evening(plan_for(3))
    shown = plan_shown(evening, Company((0, 2), None, frozenset(), "", "", "", "Share", (1,)))
    assert set(shown.back_here) == {1}
    assert FRIENDS[1] in shown.cut_off
    assert shown.next is not None
    assert 1 not in evening.present(shown.next)


def test_at_the_end_the_winner_is_told() -> None:
    shown = plan_shown(whole(Evening(plan_for(2, deals=1))), ALONE)
    assert (shown.next, shown.others) == (None, {})
    assert shown.headline == ". ".join((shown.title.rstrip("."), shown.why))
    assert shown.why


def test_whoever_plays_alone_has_a_line_with_their_next_deal() -> None:
    plan = plan_for(3)
    evening = after(plan, *plan.sittings[:4])
    shown = plan_shown(evening, ALONE)
    lines = tuple(plan_lines(evening, shown.next, shown.over))
    assert [line.name for line in lines] == list(FRIENDS[:3])
    assert [cell.head for cell in lines[0].cells] == ["Next deal", "Played"]
    done = [cell.text.replace("\N{NO-BREAK SPACE}", " ") for line in lines for cell in line.cells[1:]]
    assert sorted(done) == ["1 of 3", "1 of 3", "2 of 3"]
    assert shown.next is not None
    assert [line.bold for line in lines] == [one in evening.present(shown.next) for one in range(3)]
    played = whole(Evening(plan_for(2, deals=1)))
    shown = plan_shown(played, ALONE)
    assert {line.cells[0].text for line in plan_lines(played, shown.next, shown.over)} == {"–"}


def test_each_meeting_at_a_table_has_a_line_with_its_deals() -> None:
    evening = Evening(plan_for(4, size=2, form=Form.HOWELL))
    shown = plan_shown(evening, ALONE)
    lines = tuple(plan_lines(evening, shown.next, shown.over))
    assert len(lines) == 6, "four pairs meet at two tables in three rounds"
    assert [[cell.text for cell in line.cells[:2]] for line in lines[:3]] == [["1", "1"], ["1", "2"], ["2", "1"]]
    assert all(" against " in line.name for line in lines)
    assert [line.bold for line in lines].count(True) == 1
