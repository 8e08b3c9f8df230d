"""What can be done with a line of the list, before play, while they play and after it."""

from __future__ import annotations

from dataclasses import replace

from twentyfive.drive.entries import Came, Ended, Entry, Gone, MovedOn, Paid, Planned, Reported, Seated
from twentyfive.drive.evening import Evening
from twentyfive.drive.log import replay
from twentyfive.drive.plan import LeftOver, Plan, Substitutes
from twentyfive.presentation.drive.line_acts import Act, acts_of, with_line, with_names
from twentyfive.presentation.drive.people_shown import came_said, come_so_far, line_said, list_shown

PLAN = Plan(games=3)
FOUR = (*(Came((f"Ann {number}", f"Ben {number}")) for number in range(1, 5)), Seated(1))
ALL_IN = (Reported(1, 1), Reported(1, 2))


def said(*entries: Entry, plan: Plan = PLAN) -> list[str]:
    """What the lines of the list say after these entries."""
    return [line_said(line) for line in list_shown(replay([Planned(plan), *entries]))]


def acts(evening: Evening, at: int = 0) -> dict[str, Act]:
    """The acts of a line by their words."""
    return {act.words: act for act in acts_of(evening, list_shown(evening)[at])}


def test_who_waits_can_be_put_with_a_partner_and_alone_again() -> None:
    begun = [Planned(PLAN), Came(("Nuala",)), Came(("Tom",))]
    act = acts(replay(begun))["Plays with…"]
    assert act.question == "Who plays with Nuala? Press them on the list."
    joined = replay([*begun, *with_line(act, (2,))])
    assert [line.names for line in list_shown(joined)] == ["Nuala & Tom"]
    assert "Plays with…" not in acts(joined)
    again = acts(joined)["No longer partners"].entries
    assert [line.names for line in list_shown(replay([*begun, *with_line(act, (2,)), *again]))] == ["Nuala", "Tom"]


def test_who_is_kept_apart_says_so_on_both_lines_until_they_may_sit_together() -> None:
    begun = [Planned(PLAN), Came(("Nuala", "Pat")), Came(("Tom", "Una"))]
    apart = [*begun, *with_line(acts(replay(begun))["Keep apart from…"], (3, 4))]
    assert said(*apart[1:]) == ["Nuala & Pat: kept apart from Tom", "Tom & Una: kept apart from Nuala"]
    together = acts(replay(apart), 1)["May sit with Nuala"].entries
    assert said(*apart[1:], *together) == ["Nuala & Pat", "Tom & Una"]


def test_a_substitute_takes_over_the_card_of_one_of_a_pair() -> None:
    begun = [Planned(PLAN), *FOUR]
    act = acts(replay(begun))["Somebody else for Ben 1…"]
    assert act.question == "Who takes over the card of Ben 1?"
    entries = with_names(act, replay(begun), " Eve ")
    assert entries is not None
    assert list_shown(replay([*begun, *entries]))[0].names == "Ann 1 & Eve"
    assert with_names(act, replay(begun), "Eve & Fay") is None
    assert with_names(act, replay(begun), "") is None


def test_where_substitutes_come_before_the_first_game_only_it_says_so_after_a_result() -> None:
    begun = [Planned(replace(PLAN, substitutes=Substitutes.BEFORE_FIRST_GAME)), *FOUR]
    assert not acts(replay(begun))["Somebody else for Ben 1…"].why_not
    late = acts(replay([*begun, Reported(1, 1)]))["Somebody else for Ben 1…"]
    assert late.why_not == "A card may be taken over before the first game only."


def test_a_name_is_corrected_without_touching_the_other() -> None:
    evening = replay([Planned(PLAN), *FOUR])
    act = acts(evening)["Correct the name…"]
    assert act.typed == "Ann 1 & Ben 1"
    entries = with_names(act, evening, "Anne & Ben 1")
    assert entries is not None
    assert len(entries) == 1
    assert with_names(act, evening, "Ann 1 & Ben 1") == ()
    assert with_names(act, evening, "Ann 1") is None


def test_who_goes_home_and_comes_back_is_told_when_they_play_again() -> None:
    first = FOUR
    assert said(*first, Gone(1))[0] == "Ann 1 & Ben 1: card 1; gone home"
    assert said(*first, Gone(1, stands=False))[0] == "Ann 1 & Ben 1: card 1; gone home, games do not count"
    assert set(acts(replay([Planned(PLAN), *first, Gone(1)]))) == {"Comes back", "Correct the name…"}
    gone = (*first, *ALL_IN, Gone(1), MovedOn(1))
    back = acts(replay([Planned(PLAN), *gone]))["Comes back"].entries
    assert said(*gone, *back)[0] == "Ann 1 & Ben 1: card 1; plays from game 3"


def test_who_comes_late_is_told_when_they_play() -> None:
    late = (*FOUR, Came(("Eve", "Fay")))
    assert said(*late)[-1] == "Eve & Fay: plays from game 2"
    assert came_said(replay([Planned(PLAN), *late])) == "On the list: Eve & Fay. They play from game 2."
    assert said(*FOUR, Came(("Eve",)))[-1] == "Eve: needs a partner"
    last = Plan(games=1)
    assert said(*late, plan=last)[-1] == "Eve & Fay", "there is no other game"


def test_when_the_evening_is_over_nobody_goes_home_or_is_replaced() -> None:
    over = replay([Planned(replace(PLAN, fee=500)), *FOUR, *ALL_IN, Ended()])
    assert set(acts(over)) == {"Paid", "Correct the name…"}


def test_who_has_paid_may_not_have_paid_after_all() -> None:
    begun = [Planned(replace(PLAN, fee=500)), Came(("Ann", "Ben")), Paid(1, 500)]
    paid = acts(replay(begun))["Paid"].entries
    assert paid == (Paid(2, 500),)
    assert acts(replay([*begun, *paid]))["Has not paid"].entries == (Paid(1, 0), Paid(2, 0))


def test_what_is_odd_about_the_tables_is_said_before_the_seats_are_drawn() -> None:
    three = Plan(sides=3)
    pairs = [Came((f"Ann {number}", f"Ben {number}")) for number in range(7)]
    assert come_so_far(replay([Planned(three), *pairs])) == "People: 14; Pairs: 7; Tables: 2; Sitting out each game: 1"
    smaller = replace(three, left_over=LeftOver.SMALLER)
    assert come_so_far(replay([Planned(smaller), *pairs])).endswith("Tables: 3; Smaller tables: 2")
    larger = replace(three, left_over=LeftOver.LARGER)
    assert come_so_far(replay([Planned(larger), *pairs])).endswith("Tables: 2; Larger tables: 1")
    assert come_so_far(replay([Planned(three), *pairs, Came(("Tom",))])).endswith("Without a partner: 1")


def test_a_side_of_the_house_is_marked_and_fills_a_table() -> None:
    plan = Plan(sides=2, left_over=LeftOver.ORGANISER)
    pairs = [*(Came((f"Ann {number}", f"Ben {number}")) for number in range(3)), Came(("Org", "Orla"), house=True)]
    assert said(*pairs, plan=plan)[-1] == "Org & Orla: for the house"
    assert come_so_far(replay([Planned(plan), *pairs])).endswith("Tables: 2")
