"""A program that only shows one empty window of Qt for Python, to be bundled for comparison."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication, QWidget


def main() -> None:
    """Show the window until the program is ended."""
    app = QApplication(sys.argv[:1])
    window = QWidget()
    window.resize(1280, 800)
    window.show()
    app.exec()


if __name__ == "__main__":
    main()
