"""The statistics on disk: counted, migrated, reset and restored, shared by two programs, and never half written."""

from __future__ import annotations

import dataclasses
import os
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.kept_games import NOTES, played
from twentyfive.core import PRESETS, Record
from twentyfive.engine.saves.saved_game import Notes
from twentyfive.engine.statistics.database import (
    Recount,
    StatisticsDatabase,
    StatisticsError,
    StatisticsFault,
    _upsert_deal,
    put_aside,
)
from twentyfive.engine.statistics.figures import (
    GroupBy,
    HelpTaken,
    Runs,
    game_lines,
    groups,
    has_characters,
    last_games,
    results_against,
    runs,
    total,
)
from twentyfive.engine.statistics.tables import MIGRATIONS
from twentyfive.engine.statistics.tallies import DealTally, GameTally, MatchResult, tally


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a file that does not exist yet."""
    return tmp_path / "Gráinne's data" / "statistics.db"


@pytest.fixture
def database(path: Path) -> Iterator[StatisticsDatabase]:
    """Empty statistics."""
    with StatisticsDatabase(path) as opened:
        yield opened


def game(record: Record | None = None, notes: Notes = NOTES) -> GameTally:
    """Return the tally of a record, by default of a game of Twenty-Five."""
    counted = tally(record or played(), notes)
    assert counted is not None
    return counted


def contents(database: StatisticsDatabase) -> list[list[tuple[object, ...]]]:
    """Return all rows of all tables."""
    return [database.rows(f"SELECT * FROM {table} ORDER BY 1, 2, 3") for table in ("games", "deals", "hands")]


def test_counts_are_there_the_next_time(path: Path) -> None:
    with StatisticsDatabase(path) as first:
        first.count(game())
        kept = contents(first)
    with StatisticsDatabase(path) as second:
        assert contents(second) == kept
        assert total(second).deals == len(game().deals)


def test_a_closed_file_is_released(path: Path) -> None:
    database = StatisticsDatabase(path)
    database.close()
    with pytest.raises(StatisticsError, match="closed"):
        database.count(game())


def test_a_recount_is_pending_until_it_is_ended(path: Path) -> None:
    with StatisticsDatabase(path) as database:
        assert database.pending_recount() == Recount("", "", 0, 0)
        database.request_recount("kept.db", "it was broken")
    with StatisticsDatabase(path) as database:
        assert database.pending_recount() == Recount("kept.db", "it was broken", 0, 0)
        database.end_recount()
        assert database.pending_recount() is None


def test_counting_a_game_again_changes_nothing(database: StatisticsDatabase) -> None:
    database.count(game(played(moves=40)))
    database.count(game())
    once = contents(database)
    database.count(game())
    assert contents(database) == once


def test_only_the_deals_of_a_game_that_have_changed_are_written(
    database: StatisticsDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    upsert = _upsert_deal

    def noted(connection: sqlite3.Connection, game: str, deal: DealTally) -> None:
        written.append(deal.deal)
        upsert(connection, game, deal)

    monkeypatch.setattr("twentyfive.engine.statistics.database._upsert_deal", noted)
    longer = played("spoil-five")
    database.count(game(played("spoil-five", moves=250)))
    before = len(written)
    assert before > 3
    database.count(game(longer))
    assert written == list(range(1, len(game(longer).deals) + 1)), "each deal once"
    written.clear()
    database.count(game(longer, Notes(NOTES.begun, undo=frozenset({2}))))
    assert written == [2]


def test_deals_of_an_older_version_are_added_up(path: Path) -> None:
    with StatisticsDatabase(path) as old:
        for seed in range(30):
            old.count(game(played("forty-five", seed=seed, moves=70)))
        figures = [groups(old, by) for by in GroupBy]
        with old.transaction() as connection:
            connection.execute("DELETE FROM sums")
            connection.execute("UPDATE games SET summed = 0")
        assert total(old).deals == 0
        assert old.sum_some()
        assert 0 < total(old).deals < sum(group.figures.deals for group in figures[0])
    with StatisticsDatabase(path) as new:
        assert [groups(new, by) for by in GroupBy] == figures
        assert not new.sum_some()


def test_a_shorter_record_of_a_game_removes_the_deals_it_lacks(database: StatisticsDatabase) -> None:
    database.count(game(played("spoil-five")))
    shorter = game(played("spoil-five", moves=120))
    database.count(shorter)
    assert total(database).deals == len(shorter.deals)
    assert total(database).games == 0
    assert {deal for _, deal, *_ in database.rows("SELECT game, deal FROM hands")} == {
        deal.deal for deal in shorter.deals
    }


def test_figures_agree_with_the_records(database: StatisticsDatabase) -> None:
    tallies = [game(played(preset, seed=3)) for preset in PRESETS]
    for one in tallies:
        database.count(one)
    whole = total(database)
    hands = [(one, hand) for one in tallies for deal in one.deals for hand in deal.hands]
    assert whole.games == len(PRESETS)
    assert whole.won == sum(one.result is MatchResult.WON for one in tallies)
    assert whole.fair == pytest.approx(sum(1 / one.sides for one in tallies))
    assert whole.deals == sum(len(one.deals) for one in tallies)
    assert whole.tricks == sum(hand.tricks for one, hand in hands if hand.side == one.side)
    assert whole.all_tricks == sum(hand.tricks for _, hand in hands)
    assert whole.robs == sum(hand.robbed for _, hand in hands if hand.yours)
    assert whole.contracts == sum(hand.contract is not None for _, hand in hands if hand.yours) > 0
    assert whole.contracts_made == sum(hand.made for _, hand in hands if hand.yours)
    assert whole.jinks == sum(hand.jinked for _, hand in hands if hand.yours)
    assert whole.jinks_made == sum(hand.jink_made for _, hand in hands if hand.yours)


def test_figures_are_grouped_by_game_rules_and_level(database: StatisticsDatabase) -> None:
    database.count(game(played(seed=1)))
    database.count(game(played(seed=2, target=45)))
    database.count(game(played("spoil-five", seed=3)))
    assert {group.key[0] for group in groups(database, GroupBy.GAME)} == {"twenty-five", "spoil-five"}
    assert {group.key for group in groups(database, GroupBy.RULES)} == {
        ("twenty-five", ""),
        ("twenty-five", "target 45"),
        ("spoil-five", ""),
    }
    (level,) = groups(database, GroupBy.LEVEL)
    assert level.key == ("medium",)
    assert level.figures == total(database)


def test_deals_are_grouped_by_their_help_and_games_by_that_of_all_deals(database: StatisticsDatabase) -> None:
    database.count(game(played("forty-five", seed=3, target=100), Notes(undo=frozenset({1}), hints=frozenset({2}))))
    found = {group.help: group.figures for group in groups(database, GroupBy.HELP)}
    assert (found[HelpTaken.UNDO].deals, found[HelpTaken.HINT].deals) == (1, 1)
    assert found[HelpTaken.NONE].deals == total(database).deals - 2
    assert {help: figures.games for help, figures in found.items() if figures.games} == {HelpTaken.BOTH: 1}


def test_the_last_games_are_in_the_order_in_which_they_began(database: StatisticsDatabase) -> None:
    for day, seed in ((9, 1), (3, 2), (6, 3)):
        begun = NOTES.begun
        assert begun is not None
        database.count(
            game(
                played(["twenty-five", "spoil-five", "forty-five"][seed - 1], seed=seed), Notes(begun.replace(day=day))
            )
        )
    assert [one.preset for one in last_games(database, 9)] == ["spoil-five", "forty-five", "twenty-five"]
    assert [one.preset for one in last_games(database, 2)] == ["forty-five", "twenty-five"]
    assert [line.begun[:10] for line in game_lines(database)] == ["2026-10-03", "2026-10-06", "2026-10-09"]


@pytest.mark.parametrize(
    ("results", "found"),
    [("", Runs(0, 0)), ("l", Runs(0, 0)), ("wwlw", Runs(1, 2)), ("lwww", Runs(3, 3)), ("wwtl", Runs(0, 2))],
)
def test_a_run_is_of_games_won_one_after_another(database: StatisticsDatabase, results: str, found: Runs) -> None:
    by_letter = {result.value[0]: result for result in MatchResult}
    whole = game(played(seed=1))
    for number, letter in enumerate(results):
        begun = f"2026-10-{number + 1:02}T20:00:00"
        database.count(dataclasses.replace(whole, game=f"{number}", begun=begun, result=by_letter[letter]))
    assert runs(database) == found


def test_a_reset_can_be_undone_and_does_not_undo_itself(database: StatisticsDatabase) -> None:
    database.count(game(played(seed=1)))
    database.count(game(played("spoil-five", seed=2, moves=120)))
    before = contents(database)
    number = database.forget_all()
    assert total(database).deals == total(database).games == 0
    assert game_lines(database) == ()
    assert last_games(database, 9) == ()
    database.count(game(played(seed=1)))
    assert total(database).deals == 0
    assert database.remember(number) > 0
    assert contents(database) == before


def test_a_game_under_way_at_a_reset_counts_from_there_on(database: StatisticsDatabase) -> None:
    early, late = game(played("spoil-five", moves=120)), game(played("spoil-five"))
    database.count(early)
    database.forget_all()
    database.count(late)
    assert total(database).deals == len(late.deals) - len(early.deals)
    assert total(database).games == 1


def test_undoing_a_reset_keeps_the_resets_before_it(database: StatisticsDatabase) -> None:
    database.count(game(played(seed=1)))
    database.forget_all()
    database.count(game(played(seed=2)))
    database.remember(database.forget_all())
    assert total(database).games == 1


def test_an_older_file_is_migrated_and_loses_nothing(path: Path) -> None:
    with StatisticsDatabase(path) as old:
        old.count(game())
    newer = (*MIGRATIONS, "ALTER TABLE deals ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0; SELECT 1")
    with StatisticsDatabase(path, newer) as database:
        assert database.rows("PRAGMA user_version") == [(len(newer),)]
        assert database.rows("SELECT DISTINCT claimed FROM deals") == [(0,)]
        assert total(database).games == 1


def test_a_failed_migration_leaves_the_file_unchanged(path: Path) -> None:
    with StatisticsDatabase(path) as old:
        old.count(game())
        kept = contents(old)
    with pytest.raises(StatisticsError):
        StatisticsDatabase(path, (*MIGRATIONS, "CREATE TABLE more (x); INSERT INTO nowhere VALUES (1)"))
    with StatisticsDatabase(path) as database:
        assert contents(database) == kept
        assert database.rows("SELECT name FROM sqlite_master WHERE name = 'more'") == []


def test_a_file_of_a_later_version_is_left_alone(path: Path) -> None:
    StatisticsDatabase(path, (*MIGRATIONS, "CREATE TABLE later (x)")).close()
    before = path.read_bytes()
    with pytest.raises(StatisticsError) as refused:
        StatisticsDatabase(path)
    assert refused.value.fault is StatisticsFault.NEWER
    assert path.read_bytes() == before


def damage(path: Path, kind: str) -> None:
    """Damage the file of statistics."""
    if kind == "no database":
        path.write_bytes(b"these are no statistics" * 200)
    elif kind == "page":
        content = bytearray(path.read_bytes())
        for start in range(4096, len(content), 4096):
            content[start : start + 2000] = os.urandom(2000)
        path.write_bytes(content)
    elif kind == "cut":
        path.write_bytes(path.read_bytes()[:6000])
    else:
        with sqlite3.connect(path) as connection:
            connection.execute("DROP TABLE hands")
        connection.close()


@pytest.mark.parametrize("kind", ["no database", "page", "cut", "table missing"])
def test_a_damaged_file_is_noticed_at_once_and_put_aside(path: Path, kind: str) -> None:
    with StatisticsDatabase(path) as database:
        database.count(game(played("spoil-five")))
    damage(path, kind)
    damaged = path.read_bytes()
    with pytest.raises(StatisticsError) as refused:
        StatisticsDatabase(path)
    assert refused.value.fault is StatisticsFault.DAMAGED
    kept = put_aside(path)
    assert (kept.name, kept.read_bytes()) == ("statistics-damaged-1.db", damaged)
    with StatisticsDatabase(path) as database:
        assert contents(database) == [[], [], []]
        database.count(game())
    path.write_bytes(b"again")
    assert put_aside(path).name == "statistics-damaged-2.db"


@pytest.mark.parametrize(
    "value",
    [
        "games SET result = 'wom'",
        "games SET result = x'776f6e'",
        "games SET sides = 0",
        "games SET sides = 'b'",
        "games SET forgotten = 'x'",
        "deals SET forgotten = 9223372036854775807",
        "deals SET undo = 4",
        "sums SET deals = 'x'",
        "hands SET tricks = 9e999",
        "hands SET made = 'x'",
    ],
)
def test_an_impossible_value_is_damage(path: Path, value: str) -> None:
    """SQLite cannot notice a changed bit within a value."""
    with StatisticsDatabase(path) as database:
        database.count(game())
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(f"UPDATE {value}")
    connection.close()
    with pytest.raises(StatisticsError, match=f"a value in {value.split()[0]} makes no sense") as refused:
        StatisticsDatabase(path)
    assert refused.value.fault is StatisticsFault.DAMAGED


@pytest.mark.broad("twenty-five", "auction-forty-fives")
@pytest.mark.parametrize("preset", PRESETS)
def test_every_count_of_every_game_is_plausible(path: Path, preset: str) -> None:
    with StatisticsDatabase(path) as database:
        database.count(game(played(preset)))
        database.forget_all()
    with StatisticsDatabase(path) as database:
        assert database.rows("SELECT * FROM deals")


def test_two_programs_count_in_one_file(path: Path) -> None:
    with StatisticsDatabase(path) as one, StatisticsDatabase(path) as other:
        one.count(game(played(seed=1)))
        other.count(game(played("spoil-five", seed=2)))
        assert total(one) == total(other)
        assert total(one).games == 2


def test_a_lasting_write_of_another_program_is_reported(path: Path) -> None:
    with StatisticsDatabase(path) as one, StatisticsDatabase(path) as other:
        one.count(game(played(seed=1)))
        with one.transaction() as connection:
            connection.execute("DELETE FROM games")
            with pytest.raises(StatisticsError, match="locked") as refused:
                other.count(game(played(seed=2)))
            assert refused.value.fault is StatisticsFault.UNAVAILABLE
            assert total(other).games == 1, "reading does not wait"
        other.count(game(played(seed=2)))
        assert total(one).games == 1


def _delete_and_fail(database: StatisticsDatabase) -> None:
    with database.transaction() as connection:
        connection.execute("DELETE FROM games")
        connection.execute("DELETE FROM nowhere")


def test_a_failed_transaction_changes_nothing(database: StatisticsDatabase) -> None:
    database.count(game(played(seed=1)))
    before = contents(database)
    with pytest.raises(StatisticsError, match="no such table"):
        _delete_and_fail(database)
    assert contents(database) == before


def test_a_full_disk_is_reported_and_nothing_is_lost(database: StatisticsDatabase) -> None:
    database.count(game(played(seed=1)))
    before = contents(database)
    (pages,) = database.rows("PRAGMA page_count")[0]
    database.rows(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StatisticsError, match="full") as refused:
        database.count(game(played("two-hundred-twenty", seed=2)))
    assert refused.value.fault is StatisticsFault.UNAVAILABLE
    assert contents(database) == before


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="nothing is read-only for its administrator")
def test_a_read_only_folder_is_reported(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(StatisticsError) as refused:
            StatisticsDatabase(tmp_path / "data" / "statistics.db")
        assert refused.value.fault is StatisticsFault.UNAVAILABLE
    finally:
        tmp_path.chmod(0o700)


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(StatisticsError) as refused:
        StatisticsDatabase(tmp_path / "file" / "statistics.db")
    assert refused.value.fault is StatisticsFault.UNAVAILABLE


def test_a_folder_in_place_of_the_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "statistics.db").mkdir()
    with pytest.raises(StatisticsError) as refused:
        StatisticsDatabase(tmp_path / "statistics.db")
    assert refused.value.fault is StatisticsFault.UNAVAILABLE


def test_a_game_counts_for_each_character_on_another_side(database: StatisticsDatabase) -> None:
    assert not has_characters(database)
    for seed, keys in ((1, ("sheila", "donal")), (2, ("sheila",)), (3, ())):
        database.count(game(played(seed=seed, against=keys)))
    assert has_characters(database)
    found = {group.key: group.figures.games for group in groups(database, GroupBy.CHARACTER)}
    assert found == {("sheila",): 2, ("donal",): 1}
    assert total(database).games == 3
    database.count(game(played(seed=1, against=("sheila", "donal"))))
    assert {group.key: group.figures.games for group in groups(database, GroupBy.CHARACTER)} == found
    database.forget_all()
    assert groups(database, GroupBy.CHARACTER) == ()


def test_results_against_a_character_are_told_in_the_order_of_the_games(database: StatisticsDatabase) -> None:
    for seed, keys in ((1, ("sheila", "donal")), (2, ("sheila",)), (3, ())):
        database.count(game(played(seed=seed, against=keys)))
    found = results_against(database)
    assert {key: len(results) for key, results in found.items()} == {"sheila": 2, "donal": 1}
    assert found["sheila"] == tuple(match.result for match in last_games(database, 3)[:2])
    database.forget_all()
    assert not results_against(database)


def test_a_partner_is_no_opponent(database: StatisticsDatabase) -> None:
    database.count(game(played("house-25", against=("sheila", "donal"))))
    assert [group.key for group in groups(database, GroupBy.CHARACTER)] == [("sheila",)]
