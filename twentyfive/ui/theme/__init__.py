"""The appearance of the program: colours, font sizes, distances, text layout, icons and small painted signs.

It knows Qt and the settings, but no widget of the program. `tokens` holds the colours and `measures` the sizes; begin
with `look`, which puts both together into the `Look` that every widget is given.
"""
