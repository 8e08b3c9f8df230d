"""The page on which a table is opened for guests, and the page on which a guest joins the table of another computer.

They know no other page. Loaded when they are first opened. Begin reading with `open_table_page` and `join_page`.
"""
