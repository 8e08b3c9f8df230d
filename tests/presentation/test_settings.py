"""The settings as a value: switches that remember what was before, and text mode."""

from dataclasses import fields, replace

from twentyfive.engine.learning.told import About, Told
from twentyfive.engine.programs.listing import Program, ProgramList
from twentyfive.presentation.settings import Cloth, HandOrder, PlayBy, ReducedMotion, Settings, Speed, ThemeChoice
from twentyfive.wording.announcements import Announcements

EVERYTHING_ELSE = Settings(
    programs=ProgramList((Program("Fionn", "/usr/games/fionn", ("-l", '7 ♣ "x"')),)),
    text=1.75,
    large_text=True,
    text_before=1.25,
    theme=ThemeChoice.HIGH_CONTRAST,
    cloth=Cloth.SLATE,
    deck="four-colour",
    deck_before="classic",
    back=3,
    speed=Speed.VERY_SLOW,
    hold=None,
    hold_before=4.5,
    reduced_motion=ReducedMotion.ON,
    dim_unplayable=False,
    play_by=PlayBy.SELECT,
    left_handed=True,
    hand_order=HandOrder.STRENGTH,
    high_left=False,
    faces=False,
    show_scores=False,
    fold_panel=True,
    autoplay_single=True,
    explains=False,
    told=Told().once_more("Gráinne, the 1st", About.LOW_BLACK),
    announcements=Announcements.SHORT,
    sound=False,
    volume=15,
    turn_sound=False,
    guest_hints=False,
    guest_undo=False,
    guest_patience=None,
    guest_clock=60,
    new_game='{"players": 5, "names": ["Seán", "Nora; Pat, and = sign"]}',
    window=b"\x01\x00\xff@ByteArray",
    name="Gráinne, the 1st",
    language="ga",
)


def test_everything_else_differs_from_the_defaults() -> None:
    names = [field.name for field in fields(Settings)]
    same = [name for name in names if getattr(Settings(), name) == getattr(EVERYTHING_ELSE, name)]
    assert same == [], "for these the round trip below would prove nothing"


def test_large_text_mode_is_one_switch() -> None:
    settings = Settings(large_text=True)
    assert settings.effective.text == 1.5
    assert settings.panel_folded
    assert replace(settings, text=2.5).effective.text == 2.5
    assert not replace(settings, fold_panel=False).panel_folded


def test_without_large_text_mode_the_settings_apply_as_they_are() -> None:
    settings = Settings(text=1.25, deck="four-colour")
    assert settings.effective == settings
    assert not settings.panel_folded
    assert replace(settings, fold_panel=True).panel_folded


def test_turning_large_text_off_brings_back_the_size_from_before_it() -> None:
    large = Settings(text=1.25).with_large_text(True)
    assert large.effective.text == 1.5
    assert replace(large, text=2.0).with_large_text(False) == Settings(text=1.25)
    assert Settings(text=2.0).with_large_text(True).with_large_text(False) == Settings(text=2.0)
    assert Settings(large_text=True, text=1.75).with_large_text(False) == Settings(text=1.75), "of an older version"


def test_turning_the_click_off_brings_back_the_time_from_before_it() -> None:
    for hold in (0.5, 2.0, 7.5):
        waiting = Settings(hold=hold).with_hold_until_click(True)
        assert waiting.hold is None
        assert waiting.with_hold_until_click(False).hold == hold


def test_turning_the_suited_deck_off_brings_back_the_one_chosen_before_it() -> None:
    suited = Settings(deck="four-colour").with_suited_deck(True, "four-colour")
    assert suited.deck is None
    assert suited.with_suited_deck(False, "classic") == Settings(deck="four-colour")
    assert Settings().with_suited_deck(False, "classic").deck == "classic"
