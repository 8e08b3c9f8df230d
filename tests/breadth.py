"""The fast set: all tests but those marked `broad`, which are thorough and slow, and some of these that stand for them.

The mark names the latter by patterns of a test, of its case, or of both: `broad("test_a_deal*", "twenty-five-4")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

import pytest

UNREPRESENTED = pytest.StashKey[list[str]]()
"""The result of `without_fast_cases`; empty where single tests or folders were named."""


def is_broad(item: pytest.Item) -> bool:
    """Return True for a test that is left out of the fast set."""
    return item.get_closest_marker("broad") is not None and not any(_stands_for(item, each) for each in _patterns(item))


def without_fast_cases(items: Sequence[pytest.Item]) -> list[str]:
    """Return the folders that have no test in the fast set, and the patterns that name none, each with its place."""
    folders = {item.path.parent for item in items} - {item.path.parent for item in items if not is_broad(item)}
    patterns = {(_place(item), each): False for item in items for each in _patterns(item)}
    for item in items:
        patterns |= {(_place(item), each): True for each in _patterns(item) if _stands_for(item, each)}
    return sorted(map(str, folders)) + sorted(
        f"{place}: {each}" for (place, each), is_used in patterns.items() if not is_used
    )


def _patterns(item: pytest.Item) -> tuple[str, ...]:
    mark = item.get_closest_marker("broad")
    return mark.args if mark else ()


def _stands_for(item: pytest.Item, pattern: str) -> bool:
    name, _, case = item.name.partition("[")
    return any(fnmatchcase(each, pattern) for each in (name, case.removesuffix("]"), item.name))


def _place(item: pytest.Item) -> str:
    """The test, the class or the module that is marked."""
    for node in item.listchain()[::-1]:
        if any(mark.name == "broad" for mark in node.own_markers):
            return node.nodeid.split("[")[0]
    return ""
