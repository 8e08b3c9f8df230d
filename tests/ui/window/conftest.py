"""The browser of the tests of phones, for those that need the real window beside it."""

from tests.browsers.conftest import browser

__all__ = ["browser"]
