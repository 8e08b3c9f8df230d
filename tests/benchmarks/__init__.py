"""Benchmarks: figures that are measured, not tested, by ``python3 dev.py bench``.

Each module that measures is a program of its own; `__main__` runs them all and prints a table. README.md tells how each
figure is measured.
"""
