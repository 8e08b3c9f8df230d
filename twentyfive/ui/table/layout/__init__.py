"""The geometry of the table: the place of every zone, seat and card for a window, a text size and a view.

Pure functions over rectangles, without widgets; they import nothing of the other parts of the table. Begin with
`table_layout`, the zones of the table; `scene` then puts every card of a view on it.
"""
