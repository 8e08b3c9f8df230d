"""Codes of deals are read back as they were written, and slips are refused with their fault and place."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.rules.changes import CHANGES
from tests.core.strategies import GAMES as RANDOM_GAMES
from tests.core.strategies import MANY_CHANGES, Game, quick
from tests.courses import COURSES
from twentyfive.core import PRESETS, SEATINGS, Record, Rules, apply, new_game, seated, to_act
from twentyfive.core.cards import Card, cards_text
from twentyfive.core.codes.base32 import SYMBOLS, CodeFault, DealCodeError, DealCodeTooLong, encode
from twentyfive.core.codes.deal_code import FORMAT, GAMES, CodedDeal, deal_code, parse_deal_code
from twentyfive.core.moves import DealCards
from twentyfive.core.rules.rules import CATALOGUE
from twentyfive.core.shuffle import shuffled_pack

TWENTY_FIVE = PRESETS["twenty-five"]
SEEDS = st.integers(0, 2**32 - 1)


def dealt(rules: Rules, seed: int) -> DealCards:
    """A deal as the program shuffles it."""
    rng = random.Random(seed)
    return DealCards(shuffled_pack(rules.pack, rng), rng.randrange(rules.seats_held))


def arranged(rules: Rules, seed: int) -> DealCards:
    """A deal in any order, as a person arranges it."""
    rng = random.Random(seed)
    return DealCards(tuple(rng.sample(rules.pack, len(rules.pack))), rng.randrange(rules.seats_held))


def symbols(code: str) -> str:
    return code.replace("-", "")


def error(text: str) -> DealCodeError:
    """The error of a text that is not a code."""
    with pytest.raises(DealCodeError) as raised:
        parse_deal_code(text)
    return raised.value


def is_refused(text: str) -> bool:
    try:
        parse_deal_code(text)
    except DealCodeError:
        return True
    return False


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_of_a_preset_takes_sixteen_symbols_at_every_table(preset: str) -> None:
    for players, sides in SEATINGS[preset]:
        rules = seated(preset, players, sides)
        deal = dealt(rules, players)
        code = deal_code(rules, deal)
        assert len(symbols(code)) == 16
        assert parse_deal_code(code) == CodedDeal(rules, deal)


@quick
@given(RANDOM_GAMES, SEEDS)
def test_any_rules_and_shuffled_deals_are_read_back(game: Game, seed: int) -> None:
    deal = dealt(game.rules, seed)
    assert parse_deal_code(deal_code(game.rules, deal)) == CodedDeal(game.rules, deal)


@quick
@given(RANDOM_GAMES, SEEDS)
def test_arranged_cards_are_read_back_where_anybody_sees_them(game: Game, seed: int) -> None:
    rules, deal = game.rules, arranged(game.rules, seed)
    coded = parse_deal_code(deal_code(rules, deal))
    assert (coded.rules, coded.deal.dealer) == (rules, deal.dealer)
    seen = len(rules.pack) if "draw" in rules.exchange else rules.cards_dealt
    assert coded.deal.pack[:seen] == deal.pack[:seen]
    assert set(coded.deal.pack) == set(rules.pack)


def test_the_list_names_every_preset() -> None:
    assert set(GAMES) == set(PRESETS)


@pytest.mark.parametrize(("base", "changed"), CHANGES, ids=str)
def test_every_changed_option_is_read_back(base: dict[str, object], changed: dict[str, object]) -> None:
    rules = Rules().replace(**{**base, **changed})
    deal = dealt(rules, 25)
    assert parse_deal_code(deal_code(rules, deal)) == CodedDeal(rules, deal)


def test_old_codes_stay_readable() -> None:
    plain = parse_deal_code("147H-JPHW-9FSP-M04H")
    assert plain.rules == TWENTY_FIVE
    assert plain.deal.dealer == 2
    assert cards_text(plain.deal.pack[:6]) == "4D QC 2C 6S 3D AS"
    house = parse_deal_code("1800-3R85-H887-4S3F-GSGC-9PXG-RMGX-WB7F")
    assert house.rules == seated("auction-forty-fives", 6, 2).replace(
        target=100, renege="five_only", all_pass="dealer_takes_lowest", near_end=(80, 15), joker=True
    )
    assert cards_text(house.deal.pack[:6]) == "6D AH 7C KD 3H JS"


def test_few_arranged_cards_make_a_short_code() -> None:
    top = tuple(Card.parse(word) for word in ["5H", "JH", "AH", "KH", "QH", "10H", "9H", "8H", "7H", "6H", "4H"])
    rules = seated("twenty-five", 2, 2)
    pack = (*top, *(card for card in rules.pack if card not in top))
    code = deal_code(rules, DealCards(pack, 1))
    assert parse_deal_code(code).deal.pack == pack
    assert len(symbols(code)) <= 24
    many = seated("twenty-five", 10, 2)
    assert len(symbols(deal_code(many, arranged(many, 1)))) <= 56


def test_a_deal_of_another_pack_has_no_code() -> None:
    with pytest.raises(ValueError, match="not whole"):
        deal_code(TWENTY_FIVE.replace(joker=True), dealt(TWENTY_FIVE, 1))


@pytest.mark.parametrize("dealer", [-1, 5])
def test_a_deal_by_a_missing_seat_has_no_code(dealer: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {dealer}"):
        deal_code(TWENTY_FIVE, replace(dealt(TWENTY_FIVE, 1), dealer=dealer))


def test_rules_with_too_many_changes_have_no_code() -> None:
    rules = seated("twenty-five", 3, 3).replace(**MANY_CHANGES)
    with pytest.raises(DealCodeTooLong, match="too long"):
        deal_code(rules, dealt(rules, 1))
    fewer = rules.replace(bids=(20, 39))
    assert parse_deal_code(deal_code(fewer, dealt(fewer, 1))).rules == fewer
    with pytest.raises(DealCodeTooLong):
        deal_code(fewer, arranged(fewer, 1))


@quick
@given(st.sets(st.sampled_from(list(MANY_CHANGES)), max_size=8), SEEDS)
def test_any_number_of_changes_is_read_back_or_too_long(usual: set[str], seed: int) -> None:
    changed = {name: value for name, value in MANY_CHANGES.items() if name not in usual}
    rules = seated("twenty-five", 3, 3).draft(**changed)
    deal = dealt(rules, seed)
    try:
        code = deal_code(rules, deal)
    except DealCodeTooLong:
        return
    assert rules.problems() or parse_deal_code(code) == CodedDeal(rules, deal)


def test_case_spaces_and_similar_letters_make_no_difference() -> None:
    rules = seated("forty-five", 4, 2)
    coded = next(
        CodedDeal(rules, deal)
        for deal in (dealt(rules, seed) for seed in range(100))
        if {"0", "1"} <= set(symbols(deal_code(rules, deal))[2:])
    )
    code = deal_code(rules, coded.deal)
    loose: list[Callable[[str], str]] = [
        symbols,
        str.lower,
        lambda text: f"  {text.replace('-', ' – ')}\n",
        lambda text: "\ufeff" + text.replace("-", "\n\u200b\u2060"),  # with characters that messengers insert
        lambda text: text.replace("1", "l").replace("0", "o"),
        lambda text: text.replace("1", "I").replace("0", "O"),
    ]
    for written in loose:
        assert parse_deal_code(written(code)) == coded


def test_every_changed_symbol_and_every_swap_of_neighbours_is_refused() -> None:
    slips = missed = 0
    for seed, preset in enumerate(COURSES):
        rules = seated(preset, *SEATINGS[preset][-1])
        for deal in (dealt(rules, seed), arranged(rules, seed)):
            code = symbols(deal_code(rules, deal))
            changed = {code[:at] + other + code[at + 1 :] for at in range(len(code)) for other in SYMBOLS} - {code}
            swapped = {code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in range(len(code) - 1)} - {code}
            sample = random.Random(seed).sample(sorted(changed), 200)
            slips += len(sample) + len(swapped)
            missed += sum(not is_refused(text) for text in (*sample, *swapped))
    assert slips > 4000
    assert missed == 0


@quick
@given(SEEDS, st.data())
def test_missing_and_doubled_symbols_are_refused(seed: int, data: st.DataObject) -> None:
    code = symbols(deal_code(TWENTY_FIVE, dealt(TWENTY_FIVE, seed)))
    at = data.draw(st.integers(0, len(code) - 1))
    assert is_refused(code[:at] + code[at + 1 :])
    assert is_refused(code[:at] + 2 * code[at] + code[at + 1 :])
    assert is_refused(code[:at])


@quick
@given(st.text(max_size=80) | st.text(alphabet=SYMBOLS, min_size=16, max_size=16))
def test_any_text_is_a_sound_deal_or_refused(text: str) -> None:
    try:
        coded = parse_deal_code(text)
    except DealCodeError:
        return
    assert not coded.rules.problems()


def test_an_error_has_the_fault_and_its_place() -> None:
    code = deal_code(TWENTY_FIVE, dealt(TWENTY_FIVE, 25))
    assert error(" - ").fault is CodeFault.EMPTY
    strange = error(f"{code[:6]}u{code[7:]}")
    assert (strange.fault, strange.place, strange.letters) == (CodeFault.NO_SYMBOL, 6, "u")
    short = error(code[:-3])
    assert (short.fault, short.given, short.needed) == (CodeFault.TOO_SHORT, 13, 16)
    assert (error("ABC").fault, error("ABC").given, error("ABC").needed) == (CodeFault.TOO_SHORT, 3, 0)
    long = error(f"{code}77")
    assert (long.fault, long.given, long.needed) == (CodeFault.TOO_LONG, 18, 16)


def test_a_wrong_symbol_is_located() -> None:
    found = tried = 0
    for seed in range(40):
        plain = symbols(deal_code(TWENTY_FIVE, dealt(TWENTY_FIVE, seed)))
        at = seed % 15
        other = SYMBOLS[(SYMBOLS.index(plain[at]) + 1 + seed) % 32]
        if other == plain[at]:
            continue
        wrong = error(plain[:at] + other + plain[at + 1 :])
        tried += 1
        found += (wrong.fault, wrong.place, wrong.letters) == (CodeFault.WRONG_SYMBOL, at + 1, other)
    assert tried > 30
    assert found / tried > 0.6  # sometimes a swap is just as likely, and then no place is given


def test_swapped_neighbours_are_named() -> None:
    found = 0
    for seed in range(40):
        plain = symbols(deal_code(TWENTY_FIVE, dealt(TWENTY_FIVE, seed)))
        at = next(at for at in range(3, 15) if plain[at] != plain[at + 1])
        wrong = error(plain[:at] + plain[at + 1] + plain[at] + plain[at + 2 :])
        found += (wrong.fault, wrong.place, wrong.letters) == (CodeFault.SWAPPED, at + 1, plain[at + 1] + plain[at])
    assert found > 20


def with_one_changed(option: str) -> int:
    """The number of Twenty-Five (0 of 32) for two (0 of 17) by seat 0 (of 2), with this option changed."""
    number = CATALOGUE[option].code
    assert number is not None
    return 32 * 17 * 2 * (1 + 2 * (1 + 64 * number))


def test_codes_of_newer_programs_are_refused() -> None:
    bound = 32**12
    assert error(encode(FORMAT + 1, 7, bound)).fault is CodeFault.NEWER_FORMAT
    assert error(encode(FORMAT, len(GAMES), bound)).fault is CodeFault.UNKNOWN_GAME
    # Twenty-Five (0 of 32) for two (0 of 17) by seat 0 (of 2), with one option changed: number 63 of 64.
    option = 32 * 17 * 2 * (1 + 2 * (1 + 64 * 63))
    assert error(encode(FORMAT, option, bound)).fault is CodeFault.UNKNOWN_OPTION
    wrong = error(encode(FORMAT, with_one_changed("count_points"), bound))
    assert wrong.fault is CodeFault.SENSELESS_RULES
    assert wrong.problems[0].options[0] == "count_points"
    value = 32 * 17 * 2 * 2 * 64 * 64  # the place of the option's new value
    no_such_order = with_one_changed("trump_order") + value * 15
    assert error(encode(FORMAT, no_such_order, bound)).fault is CodeFault.UNKNOWN_OPTION
    endless = with_one_changed("target") + value * (2**40 - 1)
    assert error(encode(FORMAT, endless, 2**80)).fault is CodeFault.NO_DEAL
    cards = 32 * 17 * 2 * 2 * 2  # the place of the number of cards: 63 of 53, or none with more to follow
    assert error(encode(FORMAT, cards * 63, bound)).fault is CodeFault.NO_DEAL
    assert error(encode(FORMAT, cards * 64, bound)).fault is CodeFault.NO_DEAL


def test_the_coded_deal_can_be_played() -> None:
    rules = seated("auction-forty-fives", 6, 2)
    coded = parse_deal_code(deal_code(rules, dealt(rules, 4)))
    state = apply(new_game(coded.rules.replace(first_dealer="random")), coded.deal)
    assert to_act(state) == (coded.deal.dealer + 1) % 6
    record = Record.new(coded.rules.replace(first_dealer="random"))
    assert record.push(coded.deal).current_deal.dealer == coded.deal.dealer


def test_a_code_keeps_the_preset() -> None:
    near = {"target": 45, "best_trump": 5, "all_five": "none"}
    rules = seated("twenty-five", 4, 2).replace(**near)
    assert rules == PRESETS["forty-five"]
    assert parse_deal_code(deal_code(rules, dealt(rules, 3))).rules.preset == "twenty-five"


def test_a_number_out_of_bounds_has_no_code() -> None:
    with pytest.raises(ValueError, match="not below"):
        encode(FORMAT, 7, 7)
    with pytest.raises(ValueError, match="too long"):
        encode(FORMAT, 7, 2**4000)
