"""These tests need several screens, which Qt's platform has from its start; `tests/ui/test_scales.py` runs them."""

from tests.ui.screens.screens import has_screens

collect_ignore_glob = [] if has_screens() else ["test_*.py"]
