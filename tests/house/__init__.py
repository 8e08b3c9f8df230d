"""Figures of the code's shape: `python -m tests.house` prints them for a checkout."""
