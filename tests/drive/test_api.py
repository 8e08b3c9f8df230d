"""The public names of the package, and the example in its docstring."""

from __future__ import annotations

import doctest

import twentyfive.drive


def test_every_name_in_all_exists() -> None:
    assert [name for name in twentyfive.drive.__all__ if not hasattr(twentyfive.drive, name)] == []


def test_the_example_in_the_docstring_holds() -> None:
    result = doctest.testmod(twentyfive.drive, raise_on_error=True)
    assert result.failed == 0
    assert result.attempted >= 8
