"""Ireland's card game Twenty-Five and its family, to play against the computer or round one screen.

`app` puts the program together. Begin reading in `core`, then `engine.game.session`, then `ui.table.director`.
"""

__version__ = "0.1.0"
