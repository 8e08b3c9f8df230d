"""The page on which a table is opened for phones: the QR code, the address, and who has come.

It knows no other page. Loaded when a table is first opened. Begin reading with `open_table_page`.
"""
