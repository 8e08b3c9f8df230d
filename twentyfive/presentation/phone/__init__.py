"""A game as a phone shows it: sheets of words and cards, who sits where, and the choices on the way to a move.

`sheets` and `seat_signs` are data alone, for the process that talks to the phones may know no game and no words. Begin
with `sheets`; `sheet_maker` makes one of a view.
"""
