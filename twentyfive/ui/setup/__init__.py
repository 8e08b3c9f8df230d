"""The choices for a new game: the game, its rules, the seats, and the text in which the last choices are stored.

No widgets: the pages of `ui.pages` show these choices. Of the other packages of `ui` it may import `settings` alone.
Begin with `new_game`.
"""
