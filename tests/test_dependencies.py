"""Properties of the dependencies on which the project relies, and the layers that may not load Qt."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QObject


def test_qt_calls_keep_the_references_to_none() -> None:
    """PySide6 6.12.0 drops one for each void call. Before Python 3.12 None is reference-counted, so that matters."""
    qt_object = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        qt_object.setObjectName("five of trumps")
    assert abs(sys.getrefcount(None) - before) < 100


@pytest.mark.parametrize("layer", ["core", "ai", "drive"])
def test_the_layer_loads_no_qt(layer: str) -> None:
    program = f"import sys, twentyfive.{layer}; print([name for name in sys.modules if name.startswith('PySide6')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
