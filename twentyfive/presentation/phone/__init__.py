"""A game as a phone shows it: sheets of words and cards, and the choices made there on the way to a move.

`sheets` is data alone, for the process that talks to the phones may know no game and no words. Begin with it.
"""
