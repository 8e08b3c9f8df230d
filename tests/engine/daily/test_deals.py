"""Deals of the day: the same cards for everybody, and records that are recognised."""

from __future__ import annotations

from datetime import date, timedelta
from hashlib import sha256

import pytest

from tests.engine.daily.make import DAYS, NAMES, golden_file, played
from twentyfive.core import Record, Rules, to_act
from twentyfive.core.moves import DealCards
from twentyfive.core.record import Header
from twentyfive.engine.daily.deals import PERSON, VERSION, DailyDeal, DailyGame, daily_deal, daily_of, day_before
from twentyfive.engine.seating.players import STEADY_FROM

DAY = date(2026, 11, 24)

PACKS = {
    (DAY, DailyGame.TWENTY_FIVE): "f32a6ffc",
    (DAY, DailyGame.SPOIL_FIVE): "180a8a82",
    (DAY, DailyGame.AUCTION): "3a50860f",
    (date(2028, 2, 29), DailyGame.TWENTY_FIVE): "79305585",
    (date(1, 1, 1), DailyGame.SPOIL_FIVE): "1c4e16ff",
    (date(9999, 12, 31), DailyGame.AUCTION): "0590371e",
}
"""The first eight digits of SHA-256 of the packs of version 1. They never change."""


def pack_digest(deal: DailyDeal) -> str:
    """A short digest of the order of the pack."""
    return sha256(" ".join(map(str, deal.move.pack)).encode()).hexdigest()[:8]


@pytest.mark.parametrize(("day", "game"), PACKS)
def test_the_pack_follows_from_the_date_alone(day: date, game: DailyGame) -> None:
    assert pack_digest(DailyDeal(day, game, version=1)) == PACKS[day, game]


@pytest.mark.parametrize("game", DailyGame)
def test_the_moves_of_the_golden_deals_are_the_same_everywhere(game: DailyGame) -> None:
    """A change of the hard player has to raise `VERSION`: everybody plays against the same players."""
    deal = DailyDeal(DAYS[game], game)
    assert played(deal).dumps() == golden_file(deal).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", DailyGame)
def test_each_day_has_another_pack(game: DailyGame) -> None:
    packs = {DailyDeal(DAY + timedelta(days), game).move.pack for days in range(100)}
    assert len(packs) == 100


@pytest.mark.parametrize("day", [date.min, DAY])
def test_no_clock_cuts_its_players_short(day: date) -> None:
    assert all(DailyDeal(day, game).seed >= STEADY_FROM for game in DailyGame)


def test_each_game_has_another_pack() -> None:
    assert len({DailyDeal(DAY, game).move.pack for game in DailyGame}) == len(DailyGame)


@pytest.mark.parametrize("game", DailyGame)
def test_one_deal_is_the_whole_game(game: DailyGame) -> None:
    record = Record.loads(golden_file(DailyDeal(DAYS[game], game)).read_text(encoding="utf-8"))
    assert record.state.over
    assert sum(isinstance(move, DealCards) for move in record.moves) == 1


@pytest.mark.parametrize("game", DailyGame)
def test_the_person_is_the_first_to_decide(game: DailyGame) -> None:
    assert to_act(DailyDeal(DAY, game).record(NAMES).state) == PERSON


class TestRecognised:
    @pytest.mark.parametrize("game", DailyGame)
    @pytest.mark.parametrize("day", [DAY, date.min, date.max])
    def test_a_record_tells_its_day_and_game(self, day: date, game: DailyGame) -> None:
        deal = DailyDeal(day, game)
        read = Record.loads(deal.record(NAMES).dumps())
        assert daily_deal(read) == deal

    def test_the_names_do_not_matter(self) -> None:
        deal = DailyDeal(DAY, DailyGame.AUCTION)
        assert daily_of(deal.record(("Bob", "Eve", "Al", "Di")).header) == deal

    def test_another_game_is_none(self) -> None:
        assert daily_of(Record.new(Rules(), seed=25).header) is None
        assert daily_of(Record.new(Rules()).header) is None

    @pytest.mark.parametrize(
        "seed", [1, -1202611240376393231291, 10**39, 1202611249376393231291, 1202613240376393231291]
    )
    def test_another_seed_is_none(self, seed: int) -> None:
        header = DailyDeal(DAY, DailyGame.TWENTY_FIVE).record(NAMES).header
        assert daily_of(Header(header.rules, header.names, header.seats, seed)) is None

    def test_other_players_are_none(self) -> None:
        header = DailyDeal(DAY, DailyGame.TWENTY_FIVE).record(NAMES).header
        easy = tuple(seat.replace("hard", "easy") for seat in header.seats)
        assert daily_of(Header(header.rules, header.names, easy, header.seed)) is None

    def test_other_rules_are_none(self) -> None:
        header = DailyDeal(DAY, DailyGame.TWENTY_FIVE).record(NAMES).header
        assert daily_of(Header(header.rules.replace(must_rob=True), header.names, header.seats, header.seed)) is None

    def test_other_cards_are_none(self) -> None:
        deal = DailyDeal(DAY, DailyGame.TWENTY_FIVE)
        header = deal.record(NAMES).header
        record = Record(header)
        record.push(DealCards(deal.rules.pack, deal.move.dealer))
        assert daily_deal(record) is None
        assert daily_deal(Record(header)) is None

    def test_a_later_version_is_none(self) -> None:
        deal = DailyDeal(DAY, DailyGame.TWENTY_FIVE, VERSION + 1)
        assert daily_of(deal.record(NAMES).header) is None


def test_the_first_day_has_no_day_before() -> None:
    assert day_before(date(2026, 3, 1)) == date(2026, 2, 28)
    assert day_before(date.min) == date.min
