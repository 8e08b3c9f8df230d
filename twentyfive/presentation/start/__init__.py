"""The start page as data: where it leads, what each tile says, and the place of each tile.

`entry.py` names the places that it leads to, `entries.py` makes the tiles from the saved games and the game under way,
`progress.py` says how far the person has come, and `layout.py` computes the places. Begin with `entry.py`.
"""
