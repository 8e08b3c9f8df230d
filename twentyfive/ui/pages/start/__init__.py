"""The start page: the buttons that continue a game, begin one, or lead to the other pages.

`entry.py` names the entries, `start_page.py` shows those that it is given, `start_layout.py` computes their places
without widgets, and `start_entries.py` makes them from the saved games and the game under way. Begin with
`start_page.py`.
"""
