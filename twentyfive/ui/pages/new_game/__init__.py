"""The New game pages: the game, the seats and the house rules, and the editor of all rules.

The choices themselves are frozen data of `twentyfive.presentation.new_game`; these pages show them and ask for others.
They know no game under way and no other family of pages. Begin with `new_game_page.py`; `new_game_pages.py` adds the
rules editor and the file of the person's own rules.
"""
