"""A guest's side of a table that another computer has: the connection, what is shown, and what may be asked.

It knows only views, which it reads as strictly as a saved game. Begin with `visit`; `remote_game` is the game as the
window knows any other.
"""
