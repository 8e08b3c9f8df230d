"""Figures that are measured, not tested: ``python3 dev.py bench``."""
