"""The colours of every theme have the contrast of WCAG 2, so that text can be read and marks can be seen."""

import pytest

from twentyfive.presentation.settings import Cloth
from twentyfive.ui.theme.tokens import SHADE, Scheme, Theme, contrast_ratio, mixed, on_wood, theme

THEMES = [theme(scheme, cloth) for scheme in Scheme for cloth in Cloth]
NAMES = [f"{one.scheme} on {one.cloth}" for one in THEMES]

TEXT = [
    ("ink", "page"),
    ("ink", "surface"),
    ("ink", "raised"),
    ("ink2", "page"),
    ("ink2", "surface"),
    ("ink2", "raised"),
    ("accentink", "page"),
    ("accentink", "surface"),
    ("accentink", "raised"),
    ("onaccent", "accent"),
    ("woodink", "wood"),
    ("woodink", "plate"),
    ("woodink2", "wood"),
    ("woodink2", "plate"),
    ("woodline", "wood"),
    ("clothink", "cloth"),
    ("clothink", "rim"),
    ("clothink", "lamp"),
    ("clothink", "tray"),
    ("gold", "cloth"),
    ("gold", "plate"),
    ("good", "surface"),
    ("bad", "surface"),
]
OUTLINES = [
    ("line", "page"),
    ("line", "surface"),
    ("woodline", "plate"),
    ("woodline", "wood"),
    ("woodline", "cloth"),
    ("gold", "lamp"),
    ("gold", "tray"),
    ("gold", "wood"),
    ("accentink", "surface"),
]
SUITS = [("black", "card"), ("red", "card")]


def ratio(colours: Theme, first: str, second: str) -> float:
    return contrast_ratio(getattr(colours.tokens, first), getattr(colours.tokens, second))


@pytest.mark.parametrize("colours", THEMES, ids=NAMES)
class TestContrast:
    @pytest.mark.parametrize(("ink", "ground"), TEXT)
    def test_text_can_be_read(self, colours: Theme, ink: str, ground: str) -> None:
        assert ratio(colours, ink, ground) >= 4.5

    @pytest.mark.parametrize(("line", "ground"), OUTLINES)
    def test_outlines_can_be_seen(self, colours: Theme, line: str, ground: str) -> None:
        assert ratio(colours, line, ground) >= 3

    @pytest.mark.parametrize("ground", ["page", "surface"])
    def test_the_edge_of_a_sheet_is_soft_and_still_seen(self, colours: Theme, ground: str) -> None:
        assert 1.3 <= ratio(colours, "hem", ground) <= ratio(colours, "line", ground)

    def test_scores_on_wood_are_read_with_ease(self, colours: Theme) -> None:
        wooden = on_wood(colours.tokens)
        for ink in (wooden.ink, wooden.ink2, wooden.accentink):
            assert contrast_ratio(ink, wooden.surface) >= 7
        assert contrast_ratio(wooden.ink, wooden.raised) >= 7
        assert contrast_ratio(wooden.line, wooden.surface) >= 3

    @pytest.mark.parametrize(("suit", "card"), SUITS)
    def test_suits_stand_out_on_the_card(self, colours: Theme, suit: str, card: str) -> None:
        assert ratio(colours, suit, card) >= 7

    @pytest.mark.parametrize(("suit", "card"), SUITS)
    def test_suits_can_be_read_on_a_dimmed_card(self, colours: Theme, suit: str, card: str) -> None:
        tokens, share = colours.tokens, colours.dim_alpha / 255
        ink = mixed(getattr(tokens, suit), tokens.dim, share)
        ground = mixed(getattr(tokens, card), tokens.dim, share)
        assert contrast_ratio(ink, ground) >= 4.5

    @pytest.mark.parametrize(
        "ground", ["page", "surface", "raised", "wood", "plate", "cloth", "lamp", "tray", "accent"]
    )
    def test_one_of_the_two_focus_rings_can_be_seen_on_every_ground(self, colours: Theme, ground: str) -> None:
        assert max(ratio(colours, "f1", ground), ratio(colours, "f2", ground)) >= 3

    def test_focus_rings_stand_out_from_each_other(self, colours: Theme) -> None:
        assert ratio(colours, "f1", "f2") >= 3

    def test_signs_of_the_sides_can_be_seen_on_the_plates(self, colours: Theme) -> None:
        for side in colours.tokens.sides:
            assert contrast_ratio(side, colours.tokens.plate) >= 3

    @pytest.mark.parametrize("ground", ["cloth", "rim", "lamp"])
    def test_words_on_the_veil_over_the_cloth_can_be_read(self, colours: Theme, ground: str) -> None:
        veiled = mixed(getattr(colours.tokens, ground), colours.tokens.tray, SHADE)
        assert contrast_ratio(colours.tokens.clothink, veiled) >= 7

    def test_text_under_the_pointer_can_be_read(self, colours: Theme) -> None:
        tokens = colours.tokens
        for fill, ink in (
            (tokens.surface, tokens.ink),
            (tokens.accent, tokens.onaccent),
            (tokens.plate, tokens.woodink),
        ):
            assert contrast_ratio(mixed(fill, ink, 0.06), ink) >= 4.5


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [("#000000", "#FFFFFF", 21), ("#1F5C43", "#1F5C43", 1), ("#F6F2E6", "#1F5C43", 7.0)],
)
def test_contrast_ratio(first: str, second: str, expected: float) -> None:
    assert contrast_ratio(first, second) == pytest.approx(expected, abs=0.05)
    assert contrast_ratio(second, first) == contrast_ratio(first, second)


def test_cloths_differ_and_high_contrast_has_none() -> None:
    assert len({theme(Scheme.LIGHT, cloth).tokens.cloth for cloth in Cloth}) == len(Cloth)
    assert {theme(Scheme.HIGH_CONTRAST, cloth).tokens.cloth for cloth in Cloth} == {"#000000"}


def test_red_suits_are_hollow_in_a_theme_without_red() -> None:
    for colours in THEMES:
        has_red = colours.tokens.red != colours.tokens.black
        assert has_red is not colours.hollow_reds


def test_each_converts_every_token() -> None:
    tokens = theme(Scheme.LIGHT).tokens
    lengths = tokens.each(len)
    assert lengths.page == len(tokens.page)
    assert lengths.sides == tuple(len(side) for side in tokens.sides)
