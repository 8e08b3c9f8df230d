"""The start page: the buttons that continue a game, begin one, or lead to the other pages.

`start_page.py` shows the entries that it is given, `start_layout.py` computes their places without widgets, and
`start_entries.py` makes the entries from the saved games and the game under way. Begin with `start_page.py`.
"""
