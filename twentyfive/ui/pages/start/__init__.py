"""The start page as it is drawn; `twentyfive.presentation.start` says what it shows and where.

`tile.py` draws a tile, and `walk.py` finds the next one for an arrow key. Begin with `start_page.py`.
"""
