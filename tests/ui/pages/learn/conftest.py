"""Fixture: a person at the Learn page, with the mouse and with the keys alone."""

from __future__ import annotations

import pytest

from tests.ui.pages.learn.pupils import Keys, Mouse, Pupil
from tests.ui.whole import Whole


@pytest.fixture(params=[Mouse, Keys], ids=["mouse", "keys"])
def pupil(whole: Whole, request: pytest.FixtureRequest) -> Pupil:
    """A person at the Learn page."""
    made: Pupil = request.param(whole)
    return made
