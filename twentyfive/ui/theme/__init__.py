"""The appearance of the program: colours, font sizes, distances, text layout, icons and small painted signs.

It knows Qt and the settings, but no widget of the program. `tokens` holds the colours; begin with `look`,
which puts them and the sizes of `twentyfive.presentation.measures` together into the `Look` of every widget.
"""
