"""The settings are stored, checked and never lost silently."""

from dataclasses import fields, replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.presentation.test_settings import EVERYTHING_ELSE
from twentyfive.presentation.settings import Settings, Speed
from twentyfive.ui.settings.store import SettingProblem, SettingsStore


@pytest.fixture
def store(qtbot: QtBot) -> SettingsStore:
    assert qtbot is not None
    return SettingsStore()


def with_file(text: str) -> SettingsStore:
    """A store opened on a file with this text."""
    path = Path(SettingsStore().path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return SettingsStore()


def test_the_first_start_has_the_defaults(store: SettingsStore) -> None:
    assert store.settings == Settings()
    assert store.problems == ()


@pytest.mark.broad("text")
@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_each_setting_is_stored(store: SettingsStore, name: str) -> None:
    value = getattr(EVERYTHING_ELSE, name)
    store.change(**{name: value})
    again = SettingsStore()
    assert again.settings == replace(Settings(), **{name: value})
    assert again.problems == ()


def test_all_settings_are_stored_together_and_can_be_reset(store: SettingsStore) -> None:
    everything = {field.name: getattr(EVERYTHING_ELSE, field.name) for field in fields(Settings)}
    store.change(**everything)
    assert SettingsStore().settings == EVERYTHING_ELSE
    usual = {field.name: getattr(Settings(), field.name) for field in fields(Settings)}
    store.change(**usual)
    assert SettingsStore().settings == Settings()


def test_a_change_is_announced_once_and_only_if_there_is_one(store: SettingsStore, qtbot: QtBot) -> None:
    with qtbot.waitSignal(store.changed) as announced:
        store.change(speed=Speed.SLOW, text=1.25)
    assert announced.args == [replace(Settings(), speed=Speed.SLOW, text=1.25)]
    with qtbot.assertNotEmitted(store.changed):
        store.change(speed=Speed.SLOW)


def test_a_reset_leaves_the_name_the_window_and_the_last_choices(store: SettingsStore) -> None:
    store.change(text=2.0, deck="four-colour", name="Nora", window=b"here", new_game="{}")
    store.reset()
    assert store.settings == Settings(name="Nora", window=b"here", new_game="{}")
    assert SettingsStore().settings == store.settings


@pytest.mark.parametrize(
    "wrong",
    [
        {"text": 0.9},
        {"text": 2.6},
        {"text": float("nan")},
        {"back": 0},
        {"back": 4},
        {"hold": 0.4},
        {"hold": 11},
        {"volume": -1},
        {"volume": 101},
        {"deck": ""},
    ],
)
def test_a_value_out_of_its_range_is_refused(store: SettingsStore, wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        store.change(**wrong)
    assert store.settings == Settings()


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("text", "huge"),
        ("text", "9"),
        ("text", "nan"),
        ("text", "1,5"),
        ("large_text", "maybe"),
        ("theme", "pink"),
        ("cloth", "tartan"),
        ("deck", ""),
        ("back", "7"),
        ("back", "1.5"),
        ("speed", "warp"),
        ("hold", "0"),
        ("hold", "soon"),
        ("play_by", "a, b"),
        ("fold_panel", "half"),
        ("volume", "-3"),
        ("window", "plain text"),
    ],
)
@pytest.mark.usefixtures("qtbot")
def test_a_damaged_entry_is_named_and_only_that_entry_is_replaced(entry: str, value: str) -> None:
    store = with_file(f"[General]\nname=Mary\n{entry}={value}\n")
    assert [problem.entry for problem in store.problems] == [entry]
    assert getattr(store.settings, entry) == getattr(Settings(), entry)
    assert store.settings.name == "Mary"


@pytest.mark.usefixtures("qtbot")
def test_a_damaged_entry_is_reported_once() -> None:
    store = with_file("[General]\ntext=huge\nname=Mary\n")
    assert store.problems == (SettingProblem("text", "huge"),)
    store.change(volume=10)
    again = SettingsStore()
    assert again.problems == ()
    assert (again.settings.name, again.settings.volume) == ("Mary", 10)


@pytest.mark.usefixtures("qtbot")
def test_entries_of_another_version_are_left_alone() -> None:
    store = with_file("[General]\nholograms=yes\n")
    assert store.problems == ()
    store.change(volume=10)
    assert "holograms=yes" in Path(store.path).read_text(encoding="utf-8")


@pytest.mark.usefixtures("qtbot")
def test_a_file_with_a_byte_order_mark_is_read() -> None:
    store = with_file("\ufeff[General]\nvolume=15\n")
    assert store.problems == ()
    assert store.settings.volume == 15


@pytest.mark.usefixtures("qtbot")
def test_a_file_that_is_not_a_settings_file_is_reported() -> None:
    store = with_file("this is not\na settings file\n[[[\n")
    assert store.settings == Settings()
    kept = Path(store.path).with_name("twentyfive-damaged-1.ini")
    assert store.problems == (SettingProblem("", str(kept), "line 1: 'this is not' is no setting"),)
    assert kept.read_text(encoding="utf-8").startswith("this is not")


def test_a_file_damaged_while_the_program_runs_is_reported_and_nothing_set_is_lost(
    store: SettingsStore, qtbot: QtBot
) -> None:
    store.change(name="Mary", large_text=True)
    Path(store.path).write_text("this is not\n", encoding="utf-8")
    with qtbot.waitSignal(store.damage_found) as reported:
        store.change(volume=10)
    assert Path(reported.args[0].kept).read_text(encoding="utf-8") == "this is not\n"
    Path(store.path).unlink()
    store.change(volume=11)
    again = SettingsStore().settings
    assert (again.name, again.large_text, again.volume) == ("Mary", True, 11)
    assert again == store.settings


def test_a_file_that_cannot_be_written_is_reported(store: SettingsStore, qtbot: QtBot) -> None:
    Path(store.path).mkdir(parents=True)
    blocked = SettingsStore()
    with qtbot.waitSignal(blocked.write_failed) as reported:
        blocked.change(volume=10)
    assert reported.args == [store.path]
    assert blocked.settings.volume == 10, "it lasts until the program ends"


def test_a_file_that_can_be_read_again_is_written_again(store: SettingsStore, tmp_path: Path) -> None:
    store.change(name="Mary")
    path = Path(store.path)
    away = path.rename(tmp_path / "away")
    path.mkdir()  # like a failing disk: there is something, and it cannot be read
    blocked = SettingsStore()
    assert [problem.value for problem in blocked.problems] == [store.path]
    path.rmdir()
    away.rename(path)
    blocked.change(volume=10)
    again = SettingsStore().settings
    assert (again.name, again.volume) == ("Mary", 10)
