"""Practising: a game's log of moves, its bookmarks and deal numbers, and games that begin with given cards.

It reads whole records for the window, which gets no more of them than a viewer saw. Begin with `practise_game`.
"""
