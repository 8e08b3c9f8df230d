"""Practising: the log of a game to walk in, its bookmarks and deal numbers, and games that begin with given cards.

It reads whole records for the window, which sees no more of them than a viewer saw. Begin with `practise_game`.
"""
