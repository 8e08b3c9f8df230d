"""Figures for any page: a table, in columns or with the figures under the names, and a ring that fills.

It knows the theme and the words, but no page. Begin with `figure_table`.
"""
