"""The start page as it is drawn; `twentyfive.presentation.start` says what it shows and where.

`tile.py` draws a tile and `figures.py` what stands in its corner, `walk.py` finds the next one for an arrow key, and
`progress.py` reads how far the person has come. Begin with `start_page.py`.
"""
