"""Characters: computer players with a name and a temperament, each at any level.

A temperament says what a player likes to do among moves that are about equally good. This package is data: what a
temperament likes is in `heuristics.liking`, what a person reads about a character in `wording.setup.characters`. Begin
with `cast`.
"""
