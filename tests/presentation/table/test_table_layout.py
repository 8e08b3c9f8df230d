"""Nothing on the table covers anything else, in any window, with any text size and number of players."""

import math
from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from twentyfive.presentation.measures import (
    SMALLEST_WINDOW,
    Rect,
    auto_factor,
    control_height,
    letters_within,
    page_text,
    table_text,
    type_sizes,
)
from twentyfive.presentation.table.frame import Room, cloth_radius
from twentyfive.presentation.table.ring import WANTED, SeatGround, each_is_nearest, landing_turn, richest_ring
from twentyfive.presentation.table.seating import CLOSE, PlateMode, back_fan, small_row_letters
from twentyfive.presentation.table.table_layout import (
    Sitting,
    TableLayout,
    hand_slots,
    hands_slots,
    result_room,
    table_layout,
)

WINDOWS = (
    SMALLEST_WINDOW,
    (900, 460),
    (911, 512),
    (960, 540),
    (800, 600),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (3440, 1440),
    (1080, 1920),
    (7680, 4320),
)
TEXTS = (1.0, 1.25, 1.5, 1.75, 2.0, 2.5)
PLAYERS = range(2, 11)
LISTED = [(window, text) for window in WINDOWS for text in TEXTS]


def collisions(table: TableLayout) -> list[str]:
    """The overlaps on a table, in words."""
    things = {f"seat {number}": seat.block for number, seat in enumerate(table.seats, start=1)}
    things |= {f"card of seat {number}": card for number, card in enumerate(table.trick)}
    things |= {"line": table.line, "trump button": table.trump}
    found = [
        f"{one} on {other}" for (one, here), (other, there) in combinations(things.items(), 2) if here.meets(there)
    ]
    window = Rect(0, 0, table.width, table.height)
    return found + [
        f"{name} outside" for name, rect in (things | {"hand": table.hand}).items() if not window.holds(rect)
    ]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("window", "text"), LISTED)
def test_nothing_collides(window: tuple[int, int], text: float, players: int) -> None:
    assert collisions(table_layout(Room(*window, text), Sitting(players))) == []


@st.composite
def tables(draw: st.DrawFn) -> tuple[TableLayout, int]:
    """Any table in any allowed window, with the number of cards in the hand."""
    text = draw(st.floats(1.0, 2.5))
    width, height = SMALLEST_WINDOW
    cards = draw(st.integers(1, 10))
    table = table_layout(
        Room(
            draw(st.integers(width, 5200)),
            draw(st.integers(height, 2900)),
            text,
            panel=draw(st.booleans()),
            left_handed=draw(st.booleans()),
        ),
        Sitting(draw(st.integers(2, 10)), cards=cards, faces=draw(st.booleans())),
    )
    return table, cards


@given(tables())
@example((table_layout(Room(800, 2800), Sitting(4, cards=5)), 5))
@example((table_layout(Room(800, 1642, 1.4), Sitting(2, cards=10)), 10))
def test_nothing_collides_in_any_window(drawn: tuple[TableLayout, int]) -> None:
    table, _ = drawn
    assert collisions(table) == []
    assert table.trick[0].h >= 56


def in_the_ring(table: TableLayout) -> list[Rect]:
    """The cards that were not played and yet lie where a played card could."""
    return [card for card in (table.tray.stock, table.tray.turn_up) if card.y < table.line.bottom]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("window", "text"), LISTED)
def test_only_what_was_played_lies_in_the_ring_and_each_card_nearest_to_its_player(
    window: tuple[int, int], text: float, players: int
) -> None:
    for control, faces in ((44, False), (60, True)):
        table = table_layout(Room(*window, text, control=control), Sitting(players, faces=faces))
        assert in_the_ring(table) == []
        assert each_is_nearest(table.seats, table.trick, table.felt)


@given(tables())
def test_the_same_holds_in_any_window(drawn: tuple[TableLayout, int]) -> None:
    table, _ = drawn
    assert in_the_ring(table) == []
    assert each_is_nearest(table.seats, table.trick, table.felt)


@given(tables())
def test_pack_turned_card_sign_and_words_share_the_tray(drawn: tuple[TableLayout, int]) -> None:
    table, _ = drawn
    tray = table.tray
    assert tray.stock.w >= 24
    for place in (tray.stock, tray.turn_up, tray.sign, tray.words):
        assert table.trump.holds(place)
    for card in (tray.stock, tray.turn_up):
        assert not card.meets(tray.sign)
        assert not card.meets(tray.words)
    assert not tray.sign.meets(tray.words)


@pytest.mark.broad("*-2", "*-5", "*-10")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("window", "text"), LISTED)
def test_cards_of_the_trick_have_three_quarters_of_the_hands_size_if_the_felt_has_room(
    window: tuple[int, int], text: float, players: int
) -> None:
    """There is room if two rows of such cards have it, one above another, up to seven players.

    From eight players on plates of two rows are worth more than the last fifth of the cards' height, and names need
    more of the felt: without room for the smallest plate besides, cards have at least 0.55 of the hand's size.
    """
    for control, faces in ((0, True), (60, False)):
        table = table_layout(Room(*window, text, control=control), Sitting(players, faces=faces))
        left = table.felt.h - 2 * int(WANTED * table.card_h)
        smallest_plate = 1.4 * 0.75 * table.types.small + 8
        many = left >= smallest_plate + 4 * table.gap and text == 1 and table.mode is not PlateMode.TWO_ROWS
        room = left >= 3 * CLOSE if players <= 7 else many
        assert table.trick[0].h >= int((WANTED if room else 0.55) * table.card_h)


def test_in_a_low_window_the_one_player_across_has_the_card_beside_a_whole_plate() -> None:
    table = table_layout(Room(911, 512, 1.5), Sitting(2))
    (seat,) = table.seats
    assert table.mode is PlateMode.BACKS
    assert seat.block.right < table.trick[1].x
    assert seat.block.y < table.trick[1].bottom
    assert abs(table.trick[1].centre[0] - table.felt.centre[0]) <= 1


@given(tables())
@example((table_layout(Room(964, 600), Sitting(10, cards=10)), 10))
def test_the_hand_lies_between_trump_button_and_plate(drawn: tuple[TableLayout, int]) -> None:
    table, cards = drawn
    slots = hand_slots(table, cards)
    assert len(slots) == cards
    for slot in slots:
        assert table.hand.holds(slot)
        assert not slot.meets(table.trump)
        assert table.own_plate_hidden or not slot.meets(table.own_zone)


@given(tables())
def test_at_least_60_pixels_of_each_card_in_the_hand_show(drawn: tuple[TableLayout, int]) -> None:
    table, cards = drawn
    slots = hand_slots(table, cards)
    steps = [after.x - before.x for before, after in pairwise(slots)]
    assert all(step >= 60 for step in steps)
    if cards <= 5:
        assert all(step >= table.card_w for step in steps), "five cards lie side by side"


RING_OF_A_CARD = 10
"""The reach of the focus ring beyond a card; no frame or sign above the card reaches further."""


@given(tables())
def test_a_chosen_card_with_its_focus_ring_lies_below_the_line(drawn: tuple[TableLayout, int]) -> None:
    table, cards = drawn
    chosen = hand_slots(table, cards)[0].y - 1.5 * table.lift
    assert chosen - RING_OF_A_CARD >= table.line.bottom - 0.5


@given(tables())
def test_the_viewers_plate_and_the_play_button_do_not_touch(drawn: tuple[TableLayout, int]) -> None:
    table, _ = drawn
    assert not table.own_plate_over_button.meets(table.play_button)
    assert table.own_zone.holds(table.own_plate_over_button)
    assert table.play_button.h >= 48
    if not table.own_plate_hidden:
        assert table.own_zone.holds(table.play_button)


@given(tables())
def test_the_play_button_covers_no_card_of_a_long_hand(
    drawn: tuple[TableLayout, int],
) -> None:
    table, cards = drawn
    assert not any(slot.meets(table.play_button) for slot in hand_slots(table, cards))


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize(("window", "text"), LISTED)
def test_nothing_collides_with_an_open_dummy(window: tuple[int, int], text: float, players: int) -> None:
    for place in range(1, players):
        table = table_layout(Room(*window, text), Sitting(players, open_places=frozenset({place})))
        assert collisions(table) == []
        rows = {number: seat.row for number, seat in enumerate(table.seats, 1) if seat.row is not None}
        assert list(rows) == [place]
        assert each_is_nearest(table.seats, table.trick, table.felt)
        seat = table.seats[place - 1]
        assert seat.block.holds(rows[place])
        assert not rows[place].meets(seat.plate)


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize(("window", "text"), LISTED)
def test_two_hands_lie_side_by_side_if_60_pixels_of_each_card_show(
    window: tuple[int, int], text: float, left_handed: bool
) -> None:
    table = table_layout(Room(*window, text, left_handed=left_handed), Sitting(4, hands=2))
    if table.hands == 1:
        assert hand_slots(table, 5) == hand_slots(
            table_layout(Room(*window, text, left_handed=left_handed), Sitting(4)), 5
        )
        return
    first, second = hands_slots(table, (5, 5))
    for slots in (first, second):
        assert all(after.x - before.x >= 60 for before, after in pairwise(slots))
    others = [table.trump, *([] if table.own_plate_hidden else [table.own_plate])]
    assert not any(card.meets(other) for card in (*first, *second) for other in others)
    assert first[-1].right < second[0].x
    assert hands_slots(table, (5, 2))[0] == first, "one hand does not move as the other is played"


def test_in_the_usual_window_and_in_the_smallest_two_hands_have_room() -> None:
    assert table_layout(Room(1280, 800), Sitting(4, hands=2)).hands == 2
    assert table_layout(Room(800, 600), Sitting(4, hands=2)).hands == 2


@pytest.mark.parametrize("window", WINDOWS)
def test_larger_text_never_makes_the_hand_smaller(window: tuple[int, int]) -> None:
    sizes = {
        (table.card_w, table.card_h) for table in (table_layout(Room(*window, text), Sitting(5)) for text in TEXTS)
    }
    assert len(sizes) == 1


@pytest.mark.parametrize("cards", [5, 10])
@pytest.mark.parametrize("window", WINDOWS)
def test_a_left_handed_table_swaps_trump_button_and_plate(window: tuple[int, int], cards: int) -> None:
    usual = table_layout(Room(*window), Sitting(5, cards=cards))
    mirrored = table_layout(Room(*window, left_handed=True), Sitting(5, cards=cards))
    assert mirrored.trump == usual.own_zone
    assert mirrored.own_zone == usual.trump
    assert mirrored.seats == usual.seats
    assert mirrored.trick == usual.trick
    width = usual.felt.w
    turned = sorted(width - slot.right for slot in hand_slots(mirrored, cards))
    straight = sorted(slot.x for slot in hand_slots(usual, cards))
    assert all(abs(one - other) <= 1 for one, other in zip(turned, straight, strict=True))


def clockwise(table: TableLayout, point: tuple[float, float]) -> float:
    """The direction from the middle of the table, in degrees clockwise from the viewer."""
    across, down = point[0] - table.felt.w / 2, point[1] - table.felt.h / 2
    return math.degrees(math.atan2(-across, down)) % 360


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("window", WINDOWS)
def test_the_seats_follow_clockwise(window: tuple[int, int], players: int) -> None:
    table = table_layout(Room(*window), Sitting(players))
    directions = [clockwise(table, seat.block.centre) for seat in table.seats]
    assert len(directions) == players - 1
    assert directions == sorted(directions)


@pytest.mark.parametrize("players", PLAYERS)
def test_each_card_of_the_trick_lies_on_its_players_side(players: int) -> None:
    table = table_layout(Room(1280, 800), Sitting(players))
    assert len(table.trick) == players
    assert all(card.y <= table.trick[0].y for card in table.trick), "the viewer’s card is nearest to the viewer"
    for seat, card in zip(table.seats, table.trick[1:], strict=True):
        turn = clockwise(table, seat.block.centre) - clockwise(table, card.centre)
        assert abs(turn) < 45


def test_the_score_panel_folds_if_five_cards_do_not_fit_beside_it() -> None:
    assert table_layout(Room(1280, 800), Sitting(5)).panel is not None
    assert table_layout(Room(800, 600), Sitting(5)).panel is None
    assert table_layout(Room(1280, 800, 2.5), Sitting(5)).panel is None
    assert table_layout(Room(1280, 800, panel=False), Sitting(5)).panel is None


def test_the_decision_panel_leaves_the_lower_side_cards_of_a_large_table_free() -> None:
    table = table_layout(Room(1920, 1080), Sitting(10))
    left = (table.felt.w - table.panel_width) // 2
    assert left >= table.trick[1].right


@given(tables())
def test_the_room_for_a_result_is_free_of_the_hand_and_of_the_plates_above_it(drawn: tuple[TableLayout, int]) -> None:
    table, _ = drawn
    room = result_room(table, min(576, table.felt.w))
    assert room.bottom < table.trump.y
    assert 2 * room.x + room.w in (table.felt.w, table.felt.w - 1)
    above = [seat.plate for seat in table.seats if seat.plate.y < table.felt.h // 2]
    assert room.h < 0 or not any(room.meets(plate) for plate in above)


def test_backs_fan_out_behind_the_plate_and_stay_within_it() -> None:
    spot = table_layout(Room(1280, 800), Sitting(5)).seats[0]
    for count in (1, 5, 10):
        fan = back_fan(spot, count)
        assert len(fan) == count
        assert all(spot.block.x <= back.x and back.right <= spot.block.right for back, _ in fan)
        assert [angle for _, angle in fan] == sorted(angle for _, angle in fan)
        assert sum(angle for _, angle in fan) == pytest.approx(0)
    assert back_fan(table_layout(Room(1280, 800, 2.5), Sitting(5)).seats[0], 5) == (), "backs go before letters shrink"


def test_played_cards_land_slightly_turned_and_always_alike() -> None:
    turns = [landing_turn(seat) for seat in range(10)]
    assert all(-3 <= turn <= 3 for turn in turns)
    assert len(set(turns)) > 5
    assert turns == [landing_turn(seat) for seat in range(10)]


@pytest.mark.parametrize(("factor", "height"), [(1.0, 48), (1.5, 60), (2.5, 84)])
def test_controls_grow_with_the_text(factor: float, height: int) -> None:
    assert control_height(factor) == height


def test_large_text_is_18_points() -> None:
    assert type_sizes(1.5).small == 24


def test_letters_of_all_sizes_have_few_heights() -> None:
    """Qt caches the letters it has drawn, in some 50 KiB for each height and weight."""
    sizes = [type_sizes(percent / 100) for percent in range(100, 251)]
    assert len({size for of_text in sizes for size in of_text}) <= 25
    for percent, of_text in zip(range(100, 251), sizes, strict=True):
        assert of_text.medium == pytest.approx(0.18 * percent, abs=1.5)
        assert of_text.small < of_text.medium < of_text.large
    medium = [of_text.medium for of_text in sizes]
    assert medium == sorted(medium)
    assert [letters_within(pixels) for pixels in (16, 29, 30, 31, 32, 33)] == [16, 29, 30, 30, 30, 33]


@pytest.mark.parametrize(
    ("window", "factor"),
    [
        ((1280, 800), 1.0),
        ((1366, 768), 1.0),
        ((1280, 1024), 1.0),
        ((1920, 1080), 1.35),
        ((1080, 1920), 1.35),
        ((2560, 1440), 1.8),
        ((3840, 2160), 2.5),
        ((7680, 4320), 4.0),
    ],
)
def test_everything_grows_with_a_window_that_is_longer_than_usual_both_ways(
    window: tuple[int, int], factor: float
) -> None:
    assert auto_factor(*window) == factor
    small = table_layout(Room(*window), Sitting(5)).types.small
    assert small == type_sizes(factor).small


@pytest.mark.parametrize("limit", [page_text, table_text])
def test_a_window_that_is_merely_larger_has_room_for_the_same_text(limit: Callable[[float, int, int], float]) -> None:
    assert limit(2.5, 1200, 1920) == limit(2.5, 800, 1280) < 2.5
    assert limit(2.5, 1920, 1200) == limit(2.5, 1280, 800) == 2.5


def test_a_window_below_the_smallest_is_laid_out_as_the_smallest() -> None:
    assert table_layout(Room(300, 200), Sitting(5)) == table_layout(Room(*SMALLEST_WINDOW), Sitting(5))


@pytest.mark.parametrize("players", [8, 9, 10])
def test_plates_of_many_players_keep_their_tallies_in_a_small_window(players: int) -> None:
    """A plate of one row has no room for a tally, so the plates keep two rows.

    In 800 × 600 they have one: with two, a question would cover some of them. The tallies are in the scores there.
    """
    assert table_layout(Room(1024, 640), Sitting(players)).mode is PlateMode.TWO_ROWS
    smallest = table_layout(Room(800, 600), Sitting(players))
    assert smallest.trick[0].h >= 0.75 * smallest.card_h


def test_small_letters_on_plates_are_no_smaller_than_they_need_to_be() -> None:
    table = table_layout(Room(1280, 800, 1.5), Sitting(10))
    plate = table.seats[0].plate
    assert table.mode is PlateMode.SMALL_ROW
    assert small_row_letters(plate.w, plate.h, table.types.small) >= 0.9 * table.types.small
    for window, text in LISTED:
        table = table_layout(Room(*window, text), Sitting(10))
        plate = table.seats[0].plate
        if table.mode is PlateMode.SMALL_ROW:
            assert small_row_letters(plate.w, plate.h, table.types.small) >= round(0.75 * table.types.small)


@pytest.mark.parametrize("players", range(2, 6))
def test_the_trick_has_room_even_above_a_lesson_in_the_lowest_window(players: int) -> None:
    felt = Rect(0, 0, 800, 125)
    ground = SeatGround(felt, small=16, gap=8, card_h=115, question_h=142)
    ring = richest_ring(ground, players)
    assert all(felt.holds(card) for card in ring.trick)
    assert all(felt.holds(seat.block) for seat in ring.seats)


@pytest.mark.parametrize(("window", "text"), [((1280, 800), 1.0), ((1280, 800), 1.5), ((911, 512), 1.0)])
def test_four_faces_have_room_beside_their_names(window: tuple[int, int], text: float) -> None:
    plain, table = (table_layout(Room(*window, text), Sitting(5, faces=faces)) for faces in (False, True))
    assert all(seat.has_face for seat in table.seats)
    for seat, without in zip(table.seats, plain.seats, strict=True):
        assert seat.plate.w - seat.plate.h >= 0.85 * without.plate.w, "names keep their room"
    assert table.trick[0].h >= int(WANTED * table.card_h)


def test_faces_go_before_names_do() -> None:
    table = table_layout(Room(911, 512, 2.5), Sitting(5, faces=True))
    assert not any(seat.has_face for seat in table.seats)
    assert table == table_layout(Room(911, 512, 2.5), Sitting(5))


TABLES_FOR_ALL = [((1280, 800), 1.6875), ((1366, 768), 1.625), ((1920, 1080), 1.67), ((3840, 2160), 1.8)]
"""Windows, each with the text factor that makes labels a thirtieth of its height."""


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("window", "text"), TABLES_FOR_ALL)
def test_on_a_table_for_all_every_name_is_a_thirtieth_of_the_height_and_nothing_collides(
    window: tuple[int, int], text: float, players: int
) -> None:
    width, height = window
    table = table_layout(Room(width, height, text, for_all=True), Sitting(players, hands=0))
    assert table.types.small >= height / 30
    assert table.mode is not PlateMode.SMALL_ROW
    assert collisions(table) == []
    assert each_is_nearest(table.seats, table.trick, table.felt)
    assert table.own_seat is not None
    assert table.own_plate == table.own_seat.plate
    below = {"trump button": table.trump, "corner": table.own_zone, "seat below": table.own_seat.block}
    for (one, zone), (other, there) in combinations(below.items(), 2):
        assert not zone.meets(there), (one, other)
    for zone in below.values():
        assert table.hand.holds(zone)
    assert height / 12 <= table.trick[0].h <= table.card_h, "readable, and no larger than the faces are rendered"


def test_a_table_for_all_shows_backs_below_as_behind_the_other_plates() -> None:
    for players in PLAYERS:
        table = table_layout(Room(1920, 1080, 1.67, for_all=True), Sitting(players, hands=0))
        assert table.own_seat is not None
        assert bool(table.own_seat.backs_visible) is (table.mode is PlateMode.BACKS)
        assert {seat.backs_visible > 0 for seat in table.seats} == {table.own_seat.backs_visible > 0}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_window_on_its_side_the_trick_is_as_large_as_the_hand(players: int) -> None:
    table = table_layout(Room(1080, 1920), Sitting(players))
    assert table.trick[0].h >= 0.95 * table.card_h


UPRIGHT = ((800, 960), (800, 1280), (1080, 1920), (1200, 1600), (2160, 3840))


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("cards", [5, 10])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.5])
@pytest.mark.parametrize("window", UPRIGHT)
def test_in_an_upright_window_trumps_and_plate_lie_above_a_hand_of_the_full_width(
    window: tuple[int, int], text: float, cards: int, left_handed: bool
) -> None:
    table = table_layout(Room(*window, text, left_handed=left_handed), Sitting(5, cards=cards))
    ends = sorted((table.trump, table.own_zone), key=lambda zone: zone.x)
    slots = hand_slots(table, cards)
    for zone in ends:
        assert zone.y > table.line.bottom
        assert zone.bottom <= slots[0].y - 1.5 * table.lift
        assert table.cloth.holds(zone)
    assert ends[0].right < ends[1].x
    assert table.panel is None
    assert not table.own_plate_hidden
    assert table.unchosen_top <= table.trump.y, "a question covers neither"
    assert table.hand.holds(slots[0])
    assert table.hand.holds(slots[-1])
    assert 5 * table.card_w > 0.6 * window[0], "larger than they could be between trumps and plate"


def test_a_table_for_all_has_no_row_above_a_hand() -> None:
    assert table_layout(Room(1080, 1920, for_all=True), Sitting(5, hands=0)).row is None


def test_the_corners_of_the_cloth_grow_with_it() -> None:
    usual, large = (table_layout(Room(*window), Sitting(5)).cloth for window in ((1280, 800), (3840, 2160)))
    assert cloth_radius(usual.w, usual.h) == pytest.approx(24, abs=1)
    assert cloth_radius(large.w, large.h) > 2 * cloth_radius(usual.w, usual.h)
