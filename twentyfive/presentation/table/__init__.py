"""The table as it is shown: the place of every zone, seat and card, their motion, and the text of the name plates.

Pure functions of a view, a text size and the size of a window, in logical pixels, without Qt. Begin with
`table_layout`, the zones of the table; `scene` then puts every card of a view on it.
"""
