"""The table: the page on which a game is played, and everything on it.

The director shows the steps of a game at the person's pace; the table top lays out cards, name plates and words for the
window; the question asks the person for a move. The package imports no page and not the main window. Begin with
`table_page`, which puts the parts together, then read `director` and `table_view`.
"""
