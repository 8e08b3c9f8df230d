"""Cards on the screen: decks, rendered faces, painting, and the small cards of panels and pages.

It knows widgets and the theme, but neither the table nor the pages. `decks` finds the SVG files, `faces` renders them
and `card_paint` paints a card; begin with `placement`, which describes a card on the table.
"""
