"""Cards on the screen: decks, rendered faces, painting, and the small cards of panels and pages.

It knows widgets and the theme, but neither the table nor the pages. `decks` finds the SVG files and `faces` renders
them; begin with `card_paint`, which paints a card.
"""
