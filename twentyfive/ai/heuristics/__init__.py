"""Heuristics: quick rules for every decision of the family of games, each move with its true reason.

This package reads only a `PlayerView` and looks no further than the trick under way; it knows nothing of playouts,
beliefs or search. Begin with `policy`, which picks the rule for each phase.
"""
