"""The browser of the tests of phones, for those that need the real window beside it."""

from tests.browsers.conftest import browser, browsers

__all__ = ["browser", "browsers"]
