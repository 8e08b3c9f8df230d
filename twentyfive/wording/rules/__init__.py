"""The rules of the game being played, put together from the sections of `options`, and how to play in five paragraphs.

No page and no table. Begin with `rules_text`.
"""
