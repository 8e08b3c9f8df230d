"""A table of figures for any page: lines in columns, or with the figures under the names where room is short.

It knows the theme and the words, but no page. Begin with `figure_table`.
"""
