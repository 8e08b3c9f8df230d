"""A mark for tests in which several devices connect."""

from __future__ import annotations

import sys

import pytest

needs_addresses = pytest.mark.skipif(sys.platform == "darwin", reason="a Mac has a single loopback address")
"""Marks a test in which several devices connect."""
