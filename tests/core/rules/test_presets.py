"""The presets, their tables, and rules changed from them. RULES.md section 7."""

import pytest

from twentyfive.core import PRESETS, SEATINGS, Record, Rules, RulesError, changed_options, house_rules, seated
from twentyfive.core.rules.option_text import option_text

TABLE = [
    # RULES.md 7: the options of each preset, with its players and sides.
    ("twenty-five", 5, 5, "follow=follow_or_trump renege=top_three rob_deadline=own_first_card must_rob=no"),
    ("twenty-five", 5, 5, "scoring=tricks target=25 finish=at_once all_five=double trump_order=modern"),
    ("twenty-five-1876", 5, 5, "follow=must_follow renege=five_only all_five=none best_trump=0 target=25"),
    ("twenty-five-1858", 5, 5, "trump_order=five_and_ten follow=must_follow renege=five_only target=25"),
    ("twenty-five-six", 5, 5, "hand_size=6 packets=3,3 scoring=tricks target=25 finish=at_once all_five=none"),
    ("twenty-five-nine", 5, 5, "hand_size=9 packets=3,3,3 scoring=tricks target=25 finish=at_once all_five=none"),
    ("house-25", 4, 2, "five_of_hearts_best=yes follow=must_follow rob_by=dealer_only scoring=deals_won target=5"),
    ("spoil-five", 5, 5, "scoring=pool jink=optional spoil_top_up=each chips=20 follow=follow_or_trump deals=0"),
    ("spoil-five-hoyle", 6, 6, "scoring=pool follow=must_follow rob_deadline=opening_lead put_out=face_up"),
    ("spoil-five-hoyle", 6, 6, "unrobbed_ace=lowest_trump turned_ace=after_first_trick spoil_top_up=next_dealer"),
    ("forty-five", 4, 2, "scoring=tricks best_trump=5 target=45 finish=at_once"),
    ("forty-five-hoyle", 4, 2, "scoring=majority target=45 finish=end_of_deal"),
    ("forty-five-difference", 4, 2, "scoring=difference target=45 finish=end_of_deal"),
    ("fifty-five", 5, 5, "bids=10,15,20,25,60 kitty=5 exchange=kitty dealer_may_hold=yes best_trump=5 target=55"),
    ("fifty-five", 5, 5, "first_lead=left_of_dealer finish=first_past all_tricks=60,60,60"),
    ("one-hundred-ten", 5, 5, "bids=10,15,20,25,60 kitty=5 finish=first_past target=110"),
    ("two-hundred-twenty", 5, 5, "bids=10,15,20,25,60 kitty=5 finish=first_past target=220"),
    ("auction-forty-fives", 4, 2, "bids=5,10,15,20,25,30 dealer_may_hold=yes exchange=draw near_end=100,20"),
    ("auction-forty-fives", 4, 2, "first_lead=left_of_declarer best_trump=5 all_tricks=30,60,30 target=120"),
    ("auction-forty-fives", 4, 2, "finish=end_of_deal all_pass=redeal keep_at_least=0"),
    ("five-cards-1674", 2, 2, "trump_order=five_cards renege=five_only follow=must_follow scoring=deals_won"),
    ("five-and-ten", 2, 2, "trump_order=five_and_ten renege=five_only follow=must_follow scoring=majority target=25"),
    ("maw", 2, 2, "trump_order=five_cards turned_ace_of_hearts=4 scoring=majority vied_card=1 target=27"),
    ("maw", 2, 2, "finish=end_of_deal follow=follow_or_trump renege=top_three rob_by=ace_holder"),
    ("one-hundred-ten-joker", 5, 5, "joker=yes bids=15,20,25,30 kitty=5 exchange=kitty_then_draw keep_at_least=1"),
    ("one-hundred-ten-joker", 5, 5, "all_tricks=30,60,30 first_lead=left_of_declarer finish=declarer_first target=110"),
    ("growl", 4, 2, "bids=15,20,25,30,60 all_tricks=60,60,60 dealer_may_hold=yes kitty=3 target=120 all_pass=redeal"),
    ("growl", 4, 2, "exchange=named_kitty_then_draw first_lead=left_of_declarer defenders_score=short_of_target"),
    ("growl-partner", 5, 5, "partner_call=trump bids=15,20,25,30,60 all_tricks=60,60,60 kitty=3 target=120"),
    ("growl-partner", 5, 5, "exchange=named_kitty_then_draw defenders_score=short_of_target finish=end_of_deal"),
    ("forty-five-unseen", 4, 2, "unseen_partners=yes best_trump=5 target=120 finish=end_of_deal bids=- kitty=0"),
    ("merrimack", 4, 2, "bids=15,20,25,30 all_tricks=- dealer_may_hold=no kitty=3 keep_at_least=1 first_lead=declarer"),
    ("merrimack", 4, 2, "all_pass=dealer_takes_lowest finish=declarer_first target=120 defenders_score=all"),
    ("nova-scotia", 4, 2, "bids=20,25,30 all_tricks=30,60,30 dealer_may_hold=yes target=125 all_pass=redeal"),
    ("nova-scotia", 4, 2, "defenders_score=none_near_target exchange=named_kitty_then_draw finish=end_of_deal"),
    ("prince-edward-island", 4, 2, "bids=15,20,25,30 all_tricks=- dealer_may_hold=no kitty=3 keep_at_least=0"),
    ("prince-edward-island", 4, 2, "all_pass=dealer_takes_lowest first_lead=left_of_declarer finish=end_of_deal"),
    ("thirty-one", 5, 5, "scoring=tricks target=31 best_trump=6 best_trump_if=any finish=at_once all_five=none"),
    ("forty-five-ireland", 5, 5, "joker=yes renege=five_only unrobbed_ace=lowest_trump target=45 best_trump=5"),
    ("forty-five-ireland", 5, 5, "best_trump_if=top_three all_five=wins_game follow=follow_or_trump finish=at_once"),
    ("cape-breton", 4, 2, "target=45 best_trump=5 counted_games=25 deals_next=game_winners best_of=1 joker=no"),
]

TABLES = {
    "twenty-five": "2/2 3/3 4/2 4/4 5/5 6/2 6/3 6/6 7/7 8/2 8/4 8/8 9/3 9/9 10/2 10/5 10/10",
    "twenty-five-1876": "2/2 3/3 4/2 4/4 5/5 6/2 6/3 6/6 7/7 8/2 8/4 8/8 9/3 9/9 10/2 10/5 10/10",
    "twenty-five-1858": "2/2 3/3 4/2 4/4 5/5 6/2 6/3 6/6 7/7 8/2 8/4 8/8 9/3 9/9 10/2 10/5 10/10",
    "twenty-five-six": "2/2 3/3 4/2 4/4 5/5 6/2 6/3 6/6 7/7 8/2 8/4 8/8",
    "twenty-five-nine": "2/2 3/3 4/2 4/4 5/5",
    "house-25": "4/2",
    "spoil-five": "2/2 3/3 4/4 5/5 6/6 7/7 8/8 9/9 10/10",
    "spoil-five-hoyle": "2/2 3/3 4/4 5/5 6/6 7/7 8/8 9/9 10/10",
    "forty-five": "2/2 4/2 6/2 8/2 10/2",
    "forty-five-hoyle": "2/2 4/2 6/2 8/2 10/2",
    "forty-five-difference": "2/2 4/2 6/2 8/2 10/2",
    "fifty-five": "2/2 3/3 4/4 5/5 6/6 7/7 8/8 9/9",
    "one-hundred-ten": "2/2 3/3 4/4 5/5 6/6 7/7 8/8 9/9",
    "two-hundred-twenty": "2/2 3/3 4/4 5/5 6/6 7/7 8/8 9/9",
    "auction-forty-fives": "4/2 6/2",
    "five-cards-1674": "2/2 3/3 4/4 5/5 6/6 7/7 8/8 9/9 10/10",
    "five-and-ten": "2/2 4/2",
    "maw": "2/2 4/2",
    "one-hundred-ten-joker": "2/2 3/3 4/4 5/5 6/3",
    "growl": "2/2 3/3 4/2 5/5 6/3",
    "growl-partner": "5/5 6/6",
    "forty-five-unseen": "4/2 6/3",
    "merrimack": "2/2 3/3 4/2 5/5 6/3",
    "nova-scotia": "4/2",
    "prince-edward-island": "4/2",
    "thirty-one": "2/2 3/3 4/2 4/4 5/5 6/2 6/3 6/6 7/7 8/2 8/4 8/8 9/3 9/9 10/2 10/5 10/10",
    "forty-five-ireland": "2/2 3/3 4/2 4/4 5/5 6/2 6/3 6/6 7/7 8/2 8/4 8/8 9/3 9/9 10/2 10/5 10/10",
    "cape-breton": "4/2",
}


@pytest.mark.parametrize(("preset", "players", "sides", "options"), TABLE)
def test_the_options_of_each_preset(preset: str, players: int, sides: int, options: str) -> None:
    rules = PRESETS[preset]
    assert (rules.players, rules.sides) == (players, sides)
    for option in options.split():
        name, value = option.split("=")
        assert (name, option_text(getattr(rules, name))) == (name, value)


def test_every_preset_is_in_the_tables() -> None:
    assert {preset for preset, _, _, _ in TABLE} == set(TABLES) == set(PRESETS) == set(SEATINGS)


@pytest.mark.parametrize(("preset", "tables"), TABLES.items())
def test_the_seatings_of_each_preset(preset: str, tables: str) -> None:
    assert [f"{players}/{sides}" for players, sides in sorted(SEATINGS[preset])] == sorted(
        tables.split(), key=lambda table: tuple(map(int, table.split("/")))
    )


@pytest.mark.parametrize(
    ("preset", "players", "sides"),
    [(preset, players, sides) for preset, tables in SEATINGS.items() for players, sides in tables],
)
def test_every_preset_is_sound_at_each_of_its_tables(preset: str, players: int, sides: int) -> None:
    rules = seated(preset, players, sides)
    assert (rules.players, rules.sides, rules.problems()) == (players, sides, ())
    assert rules.preset == preset
    assert not house_rules(rules)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_at_its_usual_table_is_unchanged(preset: str) -> None:
    rules = PRESETS[preset]
    assert seated(preset, rules.players, rules.sides) == rules
    assert (rules.players, rules.sides) in SEATINGS[preset]
    assert (rules.preset, changed_options(rules)) == (preset, {})


def test_six_bid_from_ten_in_the_club_game() -> None:
    """RULES.md 7: "bids 15 20 25 30 (and 10 with six)"."""
    assert seated("one-hundred-ten-joker", 6, 3).bids == (10, 15, 20, 25, 30)
    assert seated("one-hundred-ten-joker", 4, 4).bids == (15, 20, 25, 30)


def test_three_pairs_bid_twenty_from_ninety_five_on_at_growl() -> None:
    """FF, with three teams of two: "a bid of 15 is the min. unless 95, the bid is twenty"."""
    assert seated("growl", 6, 3).near_end == (95, 20)
    assert seated("growl", 4, 2).near_end == ()


def test_an_unknown_preset_or_table_is_refused() -> None:
    with pytest.raises(KeyError):
        seated("whist", 4, 2)
    with pytest.raises(RulesError):
        seated("twenty-five", 5, 2)


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("twenty-five", {"players": 4, "sides": 2}),
        ("twenty-five", {"target": 30, "turned_ace_bonus": 5}),
        ("forty-five", {"players": 10}),
        ("house-25", {"rob_with_five_of_hearts": True}),
        ("one-hundred-ten", {"kitty": 4}),
        ("auction-forty-fives", {"dealer_robs_pack": True}),
    ],
)
def test_changed_rules_are_the_preset_and_its_changes(preset: str, changes: dict[str, object]) -> None:
    rules = PRESETS[preset].replace(**changes)
    assert (rules.preset, changed_options(rules)) == (preset, changes)
    assert PRESETS[preset].replace(**changed_options(rules)) == rules
    assert house_rules(rules) == {name: value for name, value in changes.items() if name not in ("players", "sides")}


TO_FORTY_FIVE = {"players": 4, "sides": 2, "target": 45, "best_trump": 5, "all_five": "none"}


def test_rules_keep_their_preset_when_they_equal_another() -> None:
    """Twenty-Five with every option of Forty-Five is still Twenty-Five, changed."""
    rules = PRESETS["twenty-five"].replace(**TO_FORTY_FIVE)
    assert rules == PRESETS["forty-five"]
    assert rules.preset == "twenty-five"
    assert set(house_rules(rules)) == {"target", "best_trump", "all_five"}


def test_a_record_keeps_the_preset() -> None:
    record = Record.new(PRESETS["twenty-five"].replace(**TO_FORTY_FIVE), seed=1)
    assert "game: twenty-five\n" in record.dumps()
    assert Record.loads(record.dumps()).header.rules.preset == "twenty-five"


def test_the_preset_is_not_an_option() -> None:
    with pytest.raises(RulesError, match="preset"):
        Rules().replace(preset="forty-five")


def test_presets_cannot_be_changed() -> None:
    assert not hasattr(PRESETS, "__setitem__")
