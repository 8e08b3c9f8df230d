"""The start page as data: where it leads, what each tile says, and the place of each tile.

`entry.py` names the places that it leads to, `entries.py` makes the tiles from the saved games and the game under way,
and `layout.py` computes their places. Begin with `entry.py`.
"""
