"""The routes of the pages, and the way that Back leads from each."""

from __future__ import annotations

from importlib import import_module

import pytest
from PySide6.QtWidgets import QWidget

from tests.ui.whole import Whole, route_to
from twentyfive.ui.pages.help.about_page import AboutPage
from twentyfive.ui.pages.help.help_page import HelpPage
from twentyfive.ui.pages.settings.settings_page import SettingsPage
from twentyfive.ui.window.router import Place
from twentyfive.ui.window.routes import ROUTES, START


@pytest.mark.parametrize("route", [name for name, row in ROUTES.items() if row.page])
def test_every_route_leads_to_a_page(route: str) -> None:
    kind = getattr(import_module(ROUTES[route].module), ROUTES[route].kind)
    assert issubclass(kind, QWidget)
    assert callable(kind.of)
    assert route_to(kind) == route
    assert ROUTES[route].back in {"", *ROUTES}


def test_back_leads_the_way_that_was_taken(whole: Whole) -> None:
    whole.begin(5, 5)
    pages = [whole.open(kind) for kind in (SettingsPage, HelpPage, AboutPage)]
    assert whole.window.router.places == (Place("table"), Place("settings", (True,)), Place("help"), Place("about"))
    for page in (*pages[-2::-1], whole.window.table):
        whole.window.router.back()
        assert page.isVisible()
    whole.window.router.back()
    assert whole.window.start.isVisible()


def test_a_page_opened_again_from_one_that_it_led_to_is_no_longer_behind_it(whole: Whole) -> None:
    for kind in (SettingsPage, HelpPage, SettingsPage):
        whole.open(kind)
    assert [place.route for place in whole.window.router.places] == [START, "settings"]


def test_back_leads_from_a_page_with_a_place_of_its_own_to_that_place(whole: Whole) -> None:
    whole.open(HelpPage)
    whole.window.router.open("new_game")
    whole.window.router.back()
    assert whole.window.start.isVisible()
