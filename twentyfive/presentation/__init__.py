"""Everything that the table, the pages, the phones and the paper show, as frozen data and functions over it.

It knows the rules, the part of a game that the engine lets a seat see, and the words; it imports no Qt, no window and
no network. Begin with `table/scene.py`, every card in its place, then `phone/sheets.py`, a game as a phone shows it.
"""
